//! Random solo games played twice: by the rules and by their naive second writing.

use crate::naive::cards::territories;
use crate::naive::solo::{Goal, Habit, Procedure, SoloGame};
use crate::naive::{Town, scoring};
use wagons_rules::solo::{
    Count, Deal, Game, Quarry, Round, Scenario, Scenarios, SharedTrait, Side, Term, Variant,
};
use wagons_rules::{Decision, Move, Rng};

/// Whether two cards have something in common.
fn are_alike(shares: SharedTrait, one: char, other: char) -> bool {
    let (one, other) = (territories(one, false), territories(other, false));
    one.iter().any(|a| {
        other.iter().any(|b| match shares {
            SharedTrait::Terrain => a.0 == b.0,
            SharedTrait::Icon => a.1 == b.1,
            SharedTrait::Pair => a == b,
        })
    })
}

/// What a scenario's rival looks for, in the words of the naive game.
fn procedure(scenario: &Scenario) -> Procedure {
    let habit = |habit: wagons_rules::solo::Habit| -> Habit {
        (habit.skip.into(), Box::new(move |one, other| are_alike(habit.shares, one, other)))
    };
    Procedure {
        first_hunt: hunt(scenario, Round::One),
        matching: scenario.procedure().matching.map(habit),
        hunt: hunt(scenario, Round::Two),
        fallback: scenario.procedure().fallback.map(habit),
    }
}

fn hunt(scenario: &Scenario, round: Round) -> Vec<Goal> {
    let goal = |goal: &wagons_rules::solo::Goal| -> Goal {
        let quarry = goal.quarry;
        let wanted = move |card: char, rival: &[char]| {
            let shown = territories(card, false);
            match quarry {
                Quarry::Icon { icon, at_least } => {
                    shown.iter().filter(|t| t.1 == icon.letter()).count() >= usize::from(at_least)
                }
                Quarry::Terrain { terrain, at_least } => {
                    shown.iter().filter(|t| t.0 == terrain.letter()).count() >= usize::from(at_least)
                }
                Quarry::IconOn(icon, terrain) => shown.contains(&(terrain.letter(), icon.letter())),
                Quarry::Shares(shares) => rival.last().is_some_and(|&last| are_alike(shares, card, last)),
                Quarry::MostFrequentTerrain if rival.is_empty() => false,
                Quarry::MostFrequentTerrain => {
                    let all: Vec<_> = rival.iter().flat_map(|&card| territories(card, false)).collect();
                    let count = |terrain: char| all.iter().filter(|t| t.0 == terrain).count();
                    let most = "DFMPSW".chars().map(count).max();
                    shown.iter().any(|t| Some(count(t.0)) == most)
                }
            }
        };
        (goal.skip.into(), Box::new(wanted))
    };
    scenario.goals(round).iter().map(goal).collect()
}

fn count(count: Count, town: &Town, cards: &[char]) -> i32 {
    let icons = |icon: wagons_rules::Icon| town.all(icon.letter()).len() as i32;
    match count {
        Count::Icon(icon) => icons(icon),
        Count::Terrain(terrain) => town.all(terrain.letter()).len() as i32,
        Count::IconOn(icon, terrain) => {
            let all = town.all(icon.letter());
            all.into_iter().filter(|&cell| town.shows(cell, terrain.letter())).count() as i32
        }
        Count::Set(set) => {
            let mut sets = 0;
            while set.iter().all(|icon| {
                let needed = set.iter().filter(|&other| other == icon).count() as i32;
                icons(icon) >= (sets + 1) * needed
            }) {
                sets += 1;
            }
            sets
        }
        Count::CardsWithTerrains(terrains) => {
            let differs = |card: char| {
                "DFMPSW"
                    .chars()
                    .filter(|&terrain| territories(card, false).iter().any(|t| t.0 == terrain))
                    .count()
            };
            cards.iter().filter(|&&card| differs(card) == usize::from(terrains)).count() as i32
        }
    }
}

fn term(term: &Term, game: &SoloGame) -> i32 {
    let rival = count(term.count(), &game.rivals_town(), &game.rival);
    let player = count(term.count(), &game.town, &game.placed);
    match term {
        Term::Each { points, .. } => points * rival,
        Term::Table { rows, .. } => {
            let reached = rows.iter().filter(|row| i32::from(row.from) <= rival);
            reached.max_by_key(|row| row.from).map_or(0, |row| row.points)
        }
        Term::IfMore { points, whose: Side::Rival, .. } if rival > player => *points,
        Term::IfMore { points, whose: Side::Player, .. } if player > rival => *points,
        Term::IfMore { .. } => 0,
    }
}

fn compare(game: &Game, naive: &SoloGame) {
    let letters = |cards: &[wagons_rules::Card]| cards.iter().map(|card| card.letter()).collect::<Vec<_>>();
    assert_eq!(letters(game.circle()), naive.circle, "{game:?}");
    assert_eq!(letters(game.deck()), naive.deck, "{game:?}");
    assert_eq!(letters(game.rival().cards()), naive.rival, "{game:?}");
    assert_eq!(letters(game.cards()), naive.placed, "{game:?}");

    let terms: Vec<_> = game.scenario().terms().iter().map(|one| term(one, naive)).collect();
    let sheet: Vec<_> = game.rival_sheet().lines().iter().map(|line| line.points).collect();
    assert_eq!(terms, sheet[..terms.len()], "{game:?}");
    let total = terms.iter().sum::<i32>() + naive.last_part(game.variant().name());
    assert_eq!(game.rival_points(), total, "{game:?}");

    let bonus = |card: wagons_rules::Card| scoring::bonus(card.letter(), &naive.town, &naive.rivals_town());
    let points =
        scoring::groups(&naive.town).iter().sum::<i32>() + game.scoring().map(bonus).iter().sum::<i32>();
    assert_eq!(game.points(), points, "{game:?}");
}

/// Scenarios with every kind of goal, term and procedure, besides the six.
fn scenarios() -> Scenarios {
    let mut scenarios = crate::solo::every_procedure();
    let more = [
        ("skip = 1\nshares = 'pair'", "each = 2\nset = ['Cow', 'Beer', 'Cow']"),
        ("skip = 2\nshares = 'icon'", "table = [[0, -2], [2, 3], [5, 9]]\nterrain = 'Snow'"),
        ("skip = 1\nshares = 'terrain'", "points = 3\nif_more = 'rival'\ncards_with_terrains = 3"),
        (
            "skip = 3\nterrain = 'Water'\nat_least = 2",
            "points = -3\nif_more = 'player'\nset = ['Gun', 'Mine']",
        ),
        ("skip = 7\nicon = 'Fort'\non = 'Water'", "each = 1\nicon = 'Fort'\non = 'Water'"),
        ("skip = 1\nshows = 'most frequent terrain'", "points = 2\nif_more = 'player'\nterrain = 'Forest'"),
    ];
    for (number, (goal, term)) in more.iter().enumerate() {
        let head = format!("id = 'more{number}'\ntitle = 'More'\nscoring = ['E', 'M']");
        let text = format!("{head}\n[[hunt]]\n{goal}\n[[score]]\n{term}");
        scenarios.add(Scenario::from_toml(&text).expect("a scenario")).expect("a new id");
    }
    scenarios
}

#[test]
fn both_games_agree_at_every_move() {
    let mut rng = Rng::new(9);
    for scenario in scenarios().iter() {
        for number in 0..60 {
            let deal = Deal::shuffled(scenario.clone(), Variant::ALL[number % 4], &mut rng);
            let mut naive = SoloGame::new(&deal.to_string(), procedure(scenario));
            let mut game = Game::new(deal);
            while let Some(mv) = game.random_move(&mut rng) {
                let modest = game.decision() == Some(Decision::Draft) && number % 3 > 0 && rng.below(3) > 0;
                let mv = if modest { Move::Draft(game.circle()[0]) } else { mv };
                let tokens: Vec<_> = game.moves().map(|mv| mv.to_string()).collect();
                assert_eq!(tokens, naive.legal_tokens(), "{game:?}");
                game.play(mv);
                naive.play(&mv.to_string());
                compare(&game, &naive);
            }
            assert!(naive.is_over(), "{game:?}");
        }
    }
}

#[test]
fn both_games_agree_on_the_finished_games() {
    let scenarios = Scenarios::built_in();
    for line in include_str!("games/solo.jsonl").lines() {
        let finished: serde_json::Value = serde_json::from_str(line).expect("a finished game");
        let record = scenarios.record(finished["record"].as_str().expect("a record")).expect("a record");
        let mut naive = SoloGame::new(&record.deal().to_string(), procedure(record.deal().scenario()));
        for mv in record.moves() {
            assert!(naive.legal_tokens().contains(&mv.to_string()), "{mv} of {record}");
            naive.play(&mv.to_string());
        }
        assert!(naive.is_over(), "{record}");
        compare(record.game(), &naive);
    }
}
