//! Every player in positions of every manner: whatever the position, there is a legal move, in bounded time, and
//! the same one every time.

mod positions;

use std::collections::BTreeSet;

use positions::{Reach, Shape, game, manners};
use wagons_players::{Budget, ExpectedLead, Player, PlayerName, Progress, Report, Thought};
use wagons_rules::{Card, Deal, Decision, Game, Move, Rng, Seat};

/// How many placements a player may judge beyond what it is asked for: to place fourteen cards once, each of them
/// on any of the places that a town of up to thirteen cards has.
const SLACK: u64 = 21 * 2 * (13 * 14) / 2;

/// What was looked at.
#[derive(Default)]
struct Seen {
    positions: u32,
    starts: u32,
    drafts: u32,
    placements: u32,
    last_placements: u32,
    empty_circles: u32,
    fourteen_free_cards: u32,
    longest_town: u32,
    scoring: BTreeSet<Card>,
}

impl Seen {
    fn note(&mut self, game: &Game) {
        self.positions += 1;
        match game.decision() {
            Some(Decision::Start) => self.starts += 1,
            Some(Decision::Draft) => self.drafts += 1,
            _ => self.placements += 1,
        }
        self.last_placements += u32::from(positions::cards_left(game) == 1);
        self.empty_circles += u32::from(game.circle().is_empty());
        let most_free = Seat::BOTH.iter().map(|&seat| game.free_cards(seat).len()).max();
        self.fourteen_free_cards += u32::from(most_free == Some(Deal::CIRCLE - 1));
        for bounds in Seat::BOTH.iter().filter_map(|&seat| game.town(seat).bounds()) {
            self.longest_town = self.longest_town.max(bounds.width()).max(bounds.height());
        }
        self.scoring.extend(game.scoring());
    }
}

fn players() -> impl Iterator<Item = Box<dyn Player>> {
    PlayerName::ALL.into_iter().map(PlayerName::player)
}

/// Every n-th position of some games of each manner.
fn sample(seed: u64, games: usize, every: usize) -> Vec<Game> {
    let mut rng = Rng::new(seed);
    let mut sample = Vec::new();
    for manner in (0..games).flat_map(|_| manners()) {
        let first = rng.below(every as u32) as usize;
        sample.extend(game(manner, &mut rng).into_iter().skip(first).step_by(every));
    }
    sample
}

fn check_report(name: &str, game: &Game, report: &Report) {
    assert!(game.is_legal(report.best), "{name}: {} in {game:?}", report.best);
    assert!(report.lead.0.is_finite(), "{name}: {report:?} in {game:?}");
    assert_eq!(report.line.first(), Some(&report.best), "{name} in {game:?}");
    let mut next = *game;
    for &mv in &report.line {
        assert_eq!(next.try_play(mv), Ok(()), "{name}: {:?} in {game:?}", report.line);
    }
}

fn check_ranking(name: &str, game: &Game, thought: &dyn Thought) {
    let ranking = thought.ranking();
    let mut seen = BTreeSet::new();
    for &(mv, lead) in &ranking {
        assert!(game.is_legal(mv) && lead.0.is_finite() && seen.insert(mv), "{name}: {mv} in {game:?}");
    }
    assert!(ranking.is_sorted_by(|a, b| a.1 >= b.1), "{name}: {ranking:?} in {game:?}");
    if let Some(&(best, lead)) = ranking.first() {
        let Report { best: chosen, lead: expected, .. } = *thought.report();
        assert_eq!((best, lead), (chosen, expected), "{name} in {game:?}");
    }
}

/// Thinks until a number of placements is judged, and checks everything a host relies on along the way.
fn check(player: &dyn Player, game: &Game, budget: u64, slice: u64) -> Report {
    let name = player.name();
    let mut thought = player.think(game, 7);
    check_report(name, game, thought.report());
    let in_one_go = thought.report().nodes;
    loop {
        let before = thought.report().nodes;
        if before >= in_one_go + budget {
            break;
        }
        let asked = slice.min(in_one_go + budget - before);
        let progress = thought.work(&mut Budget::nodes(asked));
        check_report(name, game, thought.report());
        check_ranking(name, game, &*thought);
        let done = thought.report().nodes - before;
        assert!(done <= asked + SLACK, "{name} was asked for {asked} and did {done} in {game:?}");
        if progress == Progress::Finished {
            let last = thought.report().clone();
            assert_eq!(
                thought.work(&mut Budget::nodes(asked)),
                Progress::Finished,
                "{name} has begun anew in {game:?}"
            );
            assert_eq!(thought.report(), &last, "{name} thinks on in {game:?}");
            break;
        }
        assert!(done > 0, "{name} makes no headway in {game:?}");
    }
    thought.report().clone()
}

#[test]
fn no_position_is_too_much_for_any_player() {
    let mut seen = Seen::default();
    let mut rng = Rng::new(1);
    for game in sample(2, 6, 3) {
        seen.note(&game);
        for player in players() {
            let budget = 200 + u64::from(rng.below(1_500));
            check(&*player, &game, budget, 1 + u64::from(rng.below(1_000)));
        }
    }
    assert!(seen.positions * PlayerName::ALL.len() as u32 > 2_500, "{} positions", seen.positions);
    assert!(seen.starts >= 10 && seen.drafts >= 50 && seen.placements >= 200);
    assert!(seen.last_placements >= 10 && seen.empty_circles >= 50);
    assert!(seen.fourteen_free_cards >= 3, "{}", seen.fourteen_free_cards);
    assert!(seen.longest_town >= 24, "{}", seen.longest_town);
    assert_eq!(seen.scoring.len(), Card::ALL.len(), "{:?}", seen.scoring);
}

#[test]
fn the_same_seed_and_work_give_the_same_thought() {
    for game in sample(3, 1, 4) {
        for player in players() {
            let reports = [(); 2].map(|()| check(&*player, &game, 1_500, 400));
            assert_eq!(reports[0], reports[1], "{} in {game:?}", player.name());
        }
    }
}

/// With more placements than this, a thought is not followed to its end.
const ENOUGH: u64 = 40_000;

/// What a player comes to when it works in slices of this size, unless that takes too long.
fn last_word(player: &dyn Player, game: &Game, slice: u64) -> Option<(Move, ExpectedLead)> {
    let mut thought = player.think(game, 7);
    while thought.report().nodes < ENOUGH {
        if thought.work(&mut Budget::nodes(slice)) == Progress::Finished {
            let Report { best, lead, .. } = *thought.report();
            return Some((best, lead));
        }
    }
    None
}

#[test]
fn the_last_word_does_not_depend_on_the_slices() {
    let mut compared = [0; PlayerName::ALL.len()];
    // Late in a game thoughts are short.
    let late = |game: &Game| positions::cards_left(game) <= 6;
    for game in sample(4, 5, 3).into_iter().filter(late) {
        for (player, compared) in players().zip(&mut compared) {
            // Master plans and proves in turns: what comes to an end first depends on the turns.
            if let (Some(a), Some(b)) = (last_word(&*player, &game, 7), last_word(&*player, &game, ENOUGH)) {
                if player.name() != "master" {
                    assert_eq!(a, b, "{} in {game:?}", player.name());
                }
                *compared += 1;
            }
        }
    }
    assert!(compared.iter().all(|&count| count >= 20), "{compared:?}");
}

#[test]
fn one_placement_at_a_time_is_enough_to_come_to_an_end() {
    let last = |game: &Game| positions::cards_left(game) == 1;
    for game in sample(5, 1, 1).into_iter().filter(last) {
        for player in players() {
            let mut thought = player.think(&game, 7);
            let mut slices = 0;
            while thought.work(&mut Budget::nodes(1)) == Progress::Going {
                slices += 1;
                assert!(slices < 100_000, "{} does not come to an end in {game:?}", player.name());
            }
        }
    }
}

#[test]
fn manners_are_what_they_are_called() {
    let mut rng = Rng::new(6);
    for manner in manners() {
        let last = *game(manner, &mut rng).last().expect("a game has decisions");
        let bounds = Seat::BOTH.map(|seat| last.town(seat).bounds());
        let longest = bounds.iter().flatten().map(|b| b.width().max(b.height())).max().unwrap_or(0);
        match (manner.reach, manner.town) {
            (_, Shape::Heap(side)) => assert!(longest <= side, "{manner:?}: {last:?}"),
            (Reach::Last, Shape::Line) => assert!(longest >= 24, "{manner:?}: {last:?}"),
            _ => assert!(longest > 2, "{manner:?}: {last:?}"),
        }
    }
}
