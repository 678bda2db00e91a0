//! The rival's score sheet: every point with the territories and cards that make it.

use crate::card::Card;
use crate::evidence::Evidence;
use crate::placement::Cell;
use crate::solo::count::Count;
use crate::solo::game::Game;
use crate::solo::rival::Rival;
use crate::solo::term::{Side, Term};
use crate::solo::variant::Variant;
use crate::territory::{Icon, Terrain};

/// All points of the rival.
///
/// ```
/// use wagons_rules::Terrain;
/// use wagons_rules::solo::{RivalRule, Scenarios};
///
/// let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0")?;
/// let sheet = record.game().rival_sheet();
///
/// // The rival has A, C and J. With Water instead of Forest the points would be the same.
/// let terrains = sheet.lines().last().unwrap();
/// assert_eq!(terrains.rule, RivalRule::Terrains([Terrain::Plains, Terrain::Snow, Terrain::Forest]));
/// assert_eq!(terrains.points, 4 + 3 + 2);
/// assert_eq!(terrains.evidence.counted.len(), 9);
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RivalSheet {
    lines: Vec<RivalLine>,
}

/// What a line of the rival's sheet scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RivalRule {
    /// A [term](crate::solo::Scenario::terms) of the scenario, counted from 0.
    Term(usize),
    /// The classic game: 1 for each territory of the three most frequent terrains, the most frequent first.
    Terrains([Terrain; 3]),
    /// The modern game: so many points for each card with just so many terrains.
    Cards {
        /// How many terrains a card shows.
        terrains: u8,
        /// The points for such a card.
        each: i32,
    },
}

/// One line of the rival's sheet.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RivalLine {
    /// What is scored.
    pub rule: RivalRule,
    /// The points; some terms cost the rival points.
    pub points: i32,
    /// The territories that make them: `counted` or `costing` in the rival's town, `theirs` in the player's.
    pub evidence: Evidence,
    /// The rival's cards that show those territories, in the order received.
    pub cards: Vec<Card>,
}

impl RivalSheet {
    pub(super) fn new(towns: Towns<'_>) -> Self {
        let terms = towns.game.scenario().terms().iter().enumerate();
        let mut lines: Vec<_> = terms.map(|(index, term)| of_term(towns, index, term)).collect();
        match towns.game.variant() {
            Variant::Classic => lines.push(of_terrains(towns)),
            modern => lines.extend((2..=4).filter_map(|terrains| of_cards(towns, modern, terrains))),
        }
        Self { lines }
    }

    /// The scenario's terms in their order, then what the variant scores.
    pub fn lines(&self) -> &[RivalLine] {
        &self.lines
    }

    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

/// The towns that are scored: the player's as it lies in a game, and one of the rival, in the same game or on the
/// way there.
#[derive(Clone, Copy)]
pub(super) struct Towns<'a> {
    pub(super) game: &'a Game,
    pub(super) rival: &'a Rival,
}

/// The sum of all lines without the lines.
pub(super) fn points(towns: Towns<'_>) -> i32 {
    let Towns { game, rival } = towns;
    let terms = game.scenario().terms().iter();
    let scenario: i32 = terms.map(|term| term.points(|side, count| counted(towns, side, count))).sum();
    let of_card = |card: &Card| game.variant().points_for_card(card.terrain_count()).unwrap_or(0);
    scenario
        + match game.variant() {
            Variant::Classic => three_most_frequent(rival).iter().map(|&(_, count)| count).sum(),
            _ => rival.cards().iter().map(of_card).sum::<i32>(),
        }
}

fn of_term(towns: Towns<'_>, index: usize, term: &Term) -> RivalLine {
    let points = term.points(|side, count| counted(towns, side, count));
    let theirs = match term {
        Term::IfMore { count, .. } => cells(towns, Side::Player, *count),
        Term::Each { .. } | Term::Table { .. } => Vec::new(),
    };
    let (mut counted, mut costing) = (cells(towns, Side::Rival, term.count()), Vec::new());
    if points < 0 {
        std::mem::swap(&mut counted, &mut costing);
    }
    let evidence = Evidence { counted, costing, theirs, ..Evidence::default() };
    RivalLine::new(towns, RivalRule::Term(index), points, evidence)
}

fn of_terrains(towns: Towns<'_>) -> RivalLine {
    let three = three_most_frequent(towns.rival).map(|(terrain, _)| terrain);
    let shown = towns.rival.town().territories().filter(|(_, t)| three.contains(&t.terrain));
    let counted: Vec<_> = shown.map(|(cell, _)| cell).collect();
    let points = counted.len() as i32;
    RivalLine::new(towns, RivalRule::Terrains(three), points, Evidence { counted, ..Evidence::default() })
}

fn of_cards(towns: Towns<'_>, variant: Variant, terrains: u8) -> Option<RivalLine> {
    let each = variant.points_for_card(terrains.into())?;
    let count = Count::CardsWithTerrains(terrains);
    let evidence = Evidence { counted: cells(towns, Side::Rival, count), ..Evidence::default() };
    let points = each * counted(towns, Side::Rival, count);
    Some(RivalLine::new(towns, RivalRule::Cards { terrains, each }, points, evidence))
}

/// The rival's three most frequent terrains and how many territories it has of each; among equals the first in
/// the alphabet.
fn three_most_frequent(rival: &Rival) -> [(Terrain, i32); 3] {
    let counts = rival.terrain_counts();
    let mut terrains = Terrain::ALL.map(|terrain| (terrain, i32::from(counts[terrain as usize])));
    terrains.sort_by_key(|&(_, count)| -count);
    let [first, second, third, ..] = terrains;
    [first, second, third]
}

fn counted(towns: Towns<'_>, side: Side, count: Count) -> i32 {
    match side {
        Side::Player => count.among(towns.game.cards(), towns.game.town().territories().map(|(_, t)| t)),
        Side::Rival => {
            let cards = towns.rival.cards();
            count.among(cards, cards.iter().flat_map(|card| card.territories()))
        }
    }
}

/// The territories behind a count, in reading order; those of incomplete sets are left out.
fn cells(towns: Towns<'_>, side: Side, count: Count) -> Vec<Cell> {
    let town = match side {
        Side::Player => towns.game.town(),
        Side::Rival => towns.rival.town(),
    };
    match (count, side) {
        (Count::Set(icons), _) => {
            let sets = counted(towns, side, count) as usize;
            let of_icon = |icon| town.territories().filter(move |(_, t)| t.icon == icon);
            let used =
                Icon::ALL.into_iter().flat_map(|icon| of_icon(icon).take(sets * icons.needs(icon) as usize));
            let mut cells: Vec<_> = used.map(|(cell, _)| cell).collect();
            cells.sort_by_key(|cell| (cell.y, cell.x));
            cells
        }
        (Count::CardsWithTerrains(terrains), Side::Rival) => {
            let card_at = |cell: Cell| towns.rival.card_at(cell);
            let shown = town.territories().map(|(cell, _)| cell);
            let fits = |card: Card| card.terrain_count() == usize::from(terrains);
            shown.filter(|&cell| card_at(cell).is_some_and(fits)).collect()
        }
        // Which of the player's cards can still be seen is nobody's business: they count all the same.
        (Count::CardsWithTerrains(_), Side::Player) => Vec::new(),
        _ => town.territories().filter(|&(_, t)| count.includes(t)).map(|(cell, _)| cell).collect(),
    }
}

impl RivalLine {
    fn new(towns: Towns<'_>, rule: RivalRule, points: i32, evidence: Evidence) -> Self {
        let cells = || evidence.counted.iter().chain(&evidence.costing);
        let shows = |card: &Card| cells().any(|&cell| towns.rival.card_at(cell) == Some(*card));
        let cards = towns.rival.cards().iter().copied().filter(shows).collect();
        Self { rule, points, evidence, cards }
    }
}
