//! Towns and games to try things on. Knows how to grow them, not what they are worth.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use wagons_rules::{Bounds, Card, Cell, Deal, Game, Move, Placement, Record, Town};

/// So many cases, from a fixed seed unless the environment asks for something else.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    let asked = ProptestConfig::default();
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { asked.cases } else { cases };
    let rng_seed = match asked.rng_seed {
        RngSeed::Random => RngSeed::Fixed(1),
        fixed @ RngSeed::Fixed(_) => fixed,
    };
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..asked }
}

/// The three sizes of planes behind the fast scoring, by what fits them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    /// At most 7 wide and 8 high.
    Small,
    /// At most 15 wide and 16 high, and not small.
    Medium,
    /// Anything else, up to 30.
    Large,
}

impl Size {
    pub(crate) fn of(bounds: Bounds) -> Self {
        match (bounds.width(), bounds.height()) {
            (0..=7, 0..=8) => Self::Small,
            (0..=15, 0..=16) => Self::Medium,
            _ => Self::Large,
        }
    }
}

/// A legal sequence of placements of different cards that makes a town of this size.
pub(crate) fn town(size: Size) -> impl Strategy<Value = Vec<Placement>> {
    let fewest = match size {
        Size::Small => 1,
        Size::Medium => 4,
        Size::Large => 8,
    };
    (cards(), vec((any::<bool>(), any::<u16>()), fewest..=Town::MOST_CARDS), -1..=1_i32, -1..=1_i32)
        .prop_map(move |(cards, choices, dx, dy)| {
            let drift = if size == Size::Small { (0, 0) } else { (dx, dy) };
            grow(size, drift, cards.into_iter().zip(choices))
        })
        .prop_filter("towns of another size", move |placements| {
            build(placements).bounds().map(Size::of) == Some(size)
        })
}

/// A town of any size.
pub(crate) fn any_town() -> impl Strategy<Value = Vec<Placement>> {
    prop_oneof![4 => town(Size::Small), 2 => town(Size::Medium), 1 => town(Size::Large)]
}

fn cards() -> impl Strategy<Value = Vec<Card>> {
    Just(Card::ALL.to_vec()).prop_shuffle()
}

/// Lays card after card: anywhere, or on one of the eight legal cells that lie farthest in the direction of the
/// drift, but never so that the town outgrows its size.
fn grow(
    size: Size,
    (dx, dy): (i32, i32),
    cards: impl Iterator<Item = (Card, (bool, u16))>,
) -> Vec<Placement> {
    let mut town = Town::new();
    let mut placements = Vec::new();
    for (card, (turned, choice)) in cards {
        let mut spots: Vec<Cell> = town.spots().filter(|&at| size_with(&town, at) <= size as u8).collect();
        if (dx, dy) != (0, 0) {
            spots.sort_by_key(|at| -(dx * i32::from(at.x) + dy * i32::from(at.y)));
            spots.truncate(8);
        }
        let placement = Placement { card, turned, at: spots[usize::from(choice) % spots.len()] };
        town.place(placement).expect("a spot is legal");
        placements.push(placement);
    }
    placements
}

fn size_with(town: &Town, at: Cell) -> u8 {
    let Some(Bounds { left, right, bottom, top }) = town.bounds() else { return Size::Small as u8 };
    Size::of(Bounds {
        left: left.min(at.x),
        right: right.max(at.x + 1),
        bottom: bottom.min(at.y),
        top: top.max(at.y + 1),
    }) as u8
}

pub(crate) fn build(placements: &[Placement]) -> Town {
    let mut town = Town::new();
    for &placement in placements {
        town.place(placement).unwrap_or_else(|error| panic!("{placement}: {error}"));
    }
    town
}

/// Any beginning of a game, or a whole one.
pub(crate) fn record() -> impl Strategy<Value = Record> {
    // Short steps around the circle make long games.
    let choice = prop_oneof![0..3_u16, any::<u16>()];
    (cards(), vec(choice, 0..=35)).prop_map(|(cards, choices)| {
        let mut record: Record = Record::new(deal(&cards));
        for choice in choices {
            let Some(mv) = chosen(record.game(), choice) else { break };
            record.try_play(mv).expect("a listed move is legal");
        }
        record
    })
}

fn deal(cards: &[Card]) -> Deal {
    let (scoring, circle) = cards.split_at(Deal::SCORING);
    let scoring = scoring.try_into().expect("three cards");
    Deal::new(scoring, circle.try_into().expect("fifteen cards")).expect("no card twice")
}

fn chosen(game: &Game, choice: u16) -> Option<Move> {
    let count = game.moves().len();
    game.moves().nth(usize::from(choice) % count.max(1))
}
