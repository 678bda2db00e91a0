//! Tens of thousands of games, played along by the naive implementation: the same legal tokens on the way, the same
//! score sheets and the same winner at the end.
//!
//! Random towns sprawl and rarely meet a condition, so most games are played by somebody who builds densely or who
//! wants the points; every card must have paid often enough for a wrong rule to show.

use std::collections::BTreeMap;

use crate::naive;

use wagons_rules::{
    Bounds, Card, Cell, Deal, Decision, Game, Move, Placement, Record, Rng, Rule, Seat, Sheet, Terrain, Town,
};

/// How the placements of a game are chosen.
type Placer = fn(&Game, Card, &mut Rng) -> Placement;

/// What was met on the way, to know what a run has shown.
#[derive(Default)]
struct Met {
    /// How often each card paid or cost something.
    scored: BTreeMap<char, u32>,
    /// How often each seat won a game with equal points.
    ties: [u32; 2],
}

fn play(seed: u64, games: u32, place: Placer) -> Met {
    let mut rng = Rng::new(seed);
    let mut met = Met::default();
    for _ in 0..games {
        let mut record: Record = Record::new(Deal::shuffled(&mut rng));
        let mut naive = naive::Game::parse(&record.to_string()).expect("a deal");
        let looked_at = rng.below(25);
        for number in 0.. {
            if number == looked_at {
                on_the_way(&record, &naive);
            }
            let Some(mv) = choose(record.game(), place, &mut rng) else { break };
            record.try_play(mv).unwrap_or_else(|error| panic!("{mv}: {error} in {record}"));
            naive.play(&mv.to_string()).unwrap_or_else(|error| panic!("{error} in {record}"));
        }
        at_the_end(&record, &naive, &mut met);
    }
    met
}

fn choose(game: &Game, place: Placer, rng: &mut Rng) -> Option<Move> {
    match game.decision()? {
        // Short steps around the circle make long games and towns of like size; long ones come now and then.
        Decision::Draft if rng.below(8) > 0 => {
            let steps = rng.below(3).min(game.circle().len() as u32 - 1);
            Some(Move::Draft(game.circle()[steps as usize]))
        }
        Decision::Place(card) => Some(Move::Place(place(game, card, rng))),
        _ => game.random_move(rng),
    }
}

/// The town the next card goes to.
fn growing(game: &Game) -> &Town {
    game.town(game.to_move().expect("somebody to move"))
}

fn anywhere(game: &Game, _: Card, rng: &mut Rng) -> Placement {
    match game.random_move(rng) {
        Some(Move::Place(placement)) => placement,
        other => panic!("not a placement: {other:?}"),
    }
}

/// At random, but so that the town's rectangle stays as small as it can.
fn densely(game: &Game, card: Card, rng: &mut Rng) -> Placement {
    let town = growing(game);
    let area = |at: Cell| {
        let Some(Bounds { left, right, bottom, top }) = town.bounds() else { return 4 };
        let width = right.max(at.x + 1) - left.min(at.x) + 1;
        let height = top.max(at.y + 1) - bottom.min(at.y) + 1;
        i32::from(width).max(4) * i32::from(height).max(4)
    };
    let smallest = town.spots().map(area).min().expect("a spot");
    let spots: Vec<_> = town.spots().filter(|&at| area(at) == smallest).collect();
    Placement { card, turned: rng.below(2) == 1, at: spots[rng.below(spots.len() as u32) as usize] }
}

/// Where it makes most points at once; now and then anywhere.
fn greedily(game: &Game, card: Card, rng: &mut Rng) -> Placement {
    if rng.below(8) == 0 {
        return anywhere(game, card, rng);
    }
    let (town, scoring) = (growing(game), game.scoring());
    let opponent = game.to_move().expect("somebody to move").other();
    let (survey, opponent) = (town.survey(&scoring), game.tally(opponent));
    town.placements(card)
        .max_by_key(|&placement| (survey.after(placement).lead(&opponent), rng.next_u64()))
        .expect("a spot")
}

fn on_the_way(record: &Record, naive: &naive::Game) {
    let game = record.game();
    let tokens: Vec<_> = game.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(tokens, naive.legal_tokens(), "{record}");
    assert_eq!(game.to_move().map(Seat::index), naive.to_move(), "{record}");
    assert_eq!(game.is_over(), naive.is_over(), "{record}");
    assert_eq!(game.winner().map(Seat::index), naive.winner(), "{record}");
    the_same_sheets(record, naive);
}

fn at_the_end(record: &Record, naive: &naive::Game, met: &mut Met) {
    let game = record.game();
    assert!(game.is_over() && naive.is_over(), "{record}");
    assert_eq!((game.moves().len(), naive.legal_tokens().len()), (0, 0), "{record}");
    the_same_sheets(record, naive);
    let winner = game.winner().map(Seat::index);
    assert_eq!(winner, naive.winner(), "{record}");

    let sheets = Seat::BOTH.map(|seat| game.sheet(seat));
    if let (true, Some(winner)) = (sheets[0].total() == sheets[1].total(), winner) {
        met.ties[winner] += 1;
    }
    for card in game.scoring() {
        let scored = sheets.iter().any(|sheet| sheet.points(Rule::Scoring(card)) != 0);
        *met.scored.entry(card.letter()).or_default() += u32::from(scored);
    }
}

fn the_same_sheets(record: &Record, naive: &naive::Game) {
    let (game, naive) = (record.game(), naive.sheet());
    for seat in Seat::BOTH {
        let (sheet, expected) = (game.sheet(seat), naive[seat.index()]);
        let points = |rules: &mut dyn Iterator<Item = Rule>| -> Vec<i32> {
            rules.map(|rule| line(&sheet, rule, record)).collect()
        };
        assert_eq!(points(&mut Terrain::ALL.into_iter().map(Rule::Group)), expected.territories, "{record}");
        assert_eq!(points(&mut game.scoring().into_iter().map(Rule::Scoring)), expected.bonus, "{record}");
        assert_eq!(sheet.total(), expected.total, "{record}");
        assert_eq!(game.town(seat).cards(), expected.cards as usize, "{record}");
        let (tally, other) = (game.tally(seat), game.tally(seat.other()));
        assert_eq!(tally.total(&other), expected.total, "{record}");
    }
    assert_eq!(game.margin().0, naive[0].total - naive[1].total, "{record}");
}

fn line(sheet: &Sheet, rule: Rule, record: &Record) -> i32 {
    sheet.line(rule).unwrap_or_else(|| panic!("no line for {rule:?} in {record}")).points
}

/// Every card scored in so many games at least, and so many games with equal points went to either seat.
fn enough(met: &Met, least: u32, least_ties: u32) {
    for card in Card::ALL {
        let times = met.scored.get(&card.letter()).copied().unwrap_or(0);
        assert!(times >= least, "{} scored in {times} games only", card.title());
    }
    assert!(met.ties.iter().all(|&times| times >= least_ties), "too few ties: {:?}", met.ties);
}

#[test]
fn sprawling_games() {
    enough(&play(1, 6_000, anywhere), 5, 100);
}

#[test]
fn dense_games() {
    // Whoever builds without a gap leaves nothing undiscovered.
    enough(&play(2, 6_000, densely), 0, 100);
}

#[test]
fn greedy_games() {
    enough(&play(3, 8_000, greedily), 200, 50);
}
