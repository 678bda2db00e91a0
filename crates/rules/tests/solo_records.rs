//! Records of solo games: bad ones with their messages, and one finished game of each scenario with its result.
//!
//! The finished games are in `games/solo.jsonl`. When a scenario's numbers change, the rival may play and score
//! differently, and the file has to be written anew:
//!
//! ```text
//! cargo test --package wagons-rules --test solo_records -- --ignored
//! ```

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use wagons_rules::solo::{Deal, Game, Outcome, Scenarios, Variant};
use wagons_rules::{AnyRecord, Card, Decision, Move, Placement, Record, RecordError, Rng, Rule, Terrain};

fn message(text: &str) -> String {
    AnyRecord::parse(text, &Scenarios::built_in()).expect_err(text).to_string()
}

#[test]
fn errors_name_token_place_and_reason() {
    let shape = "a solo deal is `s`, a scenario, `:`, two scoring cards, `/`, the eight cards of the circle, `/`, and \
                 the eight of the deck";
    for (text, expected) in [
        ("s1", format!("token 1, `s1`, at column 1: {shape}")),
        ("s1:IP/ABCDEFGH", format!("token 1, `s1:IP/ABCDEFGH`, at column 1: {shape}")),
        ("s1:IP/A/B/C", format!("token 1, `s1:IP/A/B/C`, at column 1: {shape}")),
        (
            " s7:IP/ABCDEFGH/JKLMNOQR",
            "token 1, `s7:IP/ABCDEFGH/JKLMNOQR`, at column 2: there is no scenario `7`".to_owned(),
        ),
        (
            "s1-hard:IP/ABCDEFGH/JKLMNOQR",
            "token 1, `s1-hard:IP/ABCDEFGH/JKLMNOQR`, at column 1: `hard` is not a variant: write -newcomer, -local, \
             -legend, or nothing for the classic game"
                .to_owned(),
        ),
        (
            "s1-classic:IP/ABCDEFGH/JKLMNOQR",
            "token 1, `s1-classic:IP/ABCDEFGH/JKLMNOQ…`, at column 1: `classic` is not a variant: write -newcomer, \
             -local, -legend, or nothing for the classic game"
                .to_owned(),
        ),
        (
            "s1:PI/ABCDEFGH/JKLMNOQR",
            "token 1, `s1:PI/ABCDEFGH/JKLMNOQR`, at column 1: Long Drive is scored with IP".to_owned(),
        ),
        (
            "s2:IP/ABCDEFGH/JKLMNOQR",
            "token 1, `s2:IP/ABCDEFGH/JKLMNOQR`, at column 1: Gold Fever is scored with EH".to_owned(),
        ),
        (
            "s1:IPQ/ABCDEFGH/JKLMNOQR",
            "token 1, `s1:IPQ/ABCDEFGH/JKLMNOQR`, at column 1: 3 scoring cards instead of 2".to_owned(),
        ),
        (
            "s1:IP/ABCDEFGHJ/KLMNOQR",
            "token 1, `s1:IP/ABCDEFGHJ/KLMNOQR`, at column 1: 9 circle cards instead of 8".to_owned(),
        ),
        (
            "s1:IP/ABCDEFGH/JKLMNOQ",
            "token 1, `s1:IP/ABCDEFGH/JKLMNOQ`, at column 1: 7 deck cards instead of 8".to_owned(),
        ),
        (
            "s1:IP/ABCDEFGH/JKLMNOQS",
            "token 1, `s1:IP/ABCDEFGH/JKLMNOQS`, at column 1: `S` is not a card: cards are the letters A to R".to_owned(),
        ),
        (
            "s1:IP/ABCDEFGH/JKLMNOQA",
            "token 1, `s1:IP/ABCDEFGH/JKLMNOQA`, at column 1: A (Badlands) appears twice".to_owned(),
        ),
        (
            "s1:IP/ABCDEFGH/JKLMNOQR *A",
            "token 2, `*A`, at column 25: a draft (a card's letter) comes now".to_owned(),
        ),
        (
            "s1:IP/ABCDEFGH/JKLMNOQR J",
            "token 2, `J`, at column 25: J (One Too Many) is not in the circle".to_owned(),
        ),
        (
            "s1:IP/ABCDEFGH/JKLMNOQR A A1,0",
            "token 3, `A1,0`, at column 27: the first card of a town lies at 0,0".to_owned(),
        ),
        // The rival has taken C together with the deck's top card J.
        (
            "s1:IP/ABCDEFGH/JKLMNOQR B B0,0 C",
            "token 4, `C`, at column 32: C (Bootleggers) is not in the circle".to_owned(),
        ),
    ] {
        assert_eq!(message(text), expected);
    }
}

#[test]
fn long_ids_stay_short_in_messages() {
    assert!(message(&format!("s{}:IP/A/B", "x".repeat(1 << 20))).len() < 200);
    assert!(message(&format!("s1-{}:IP/A/B", "\u{1b}".repeat(1 << 20))).len() < 600);
}

#[test]
fn every_variant_has_its_token() {
    for (variant, token) in [
        (Variant::Classic, "s1:IP/ABCDEFGH/JKLMNOQR"),
        (Variant::Newcomer, "s1-newcomer:IP/ABCDEFGH/JKLMNOQR"),
        (Variant::Local, "s1-local:IP/ABCDEFGH/JKLMNOQR"),
        (Variant::Legend, "s1-legend:IP/ABCDEFGH/JKLMNOQR"),
    ] {
        let deal = Scenarios::built_in().deal(token).expect("a deal");
        assert_eq!((deal.variant(), deal.to_string()), (variant, token.to_owned()));
    }
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct FinishedGame {
    record: String,
    player: PlayersResult,
    rival: RivalsResult,
    outcome: String,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct PlayersResult {
    total: i32,
    cards: String,
    territories: BTreeMap<char, i32>,
    bonus: BTreeMap<char, i32>,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RivalsResult {
    total: i32,
    cards: String,
    /// The points of the scenario's terms, then those of the variant.
    lines: Vec<i32>,
}

impl FinishedGame {
    fn of(record: &Record<Game>) -> Self {
        let game = record.game();
        let letters = |cards: &[Card]| cards.iter().map(|card| card.letter()).collect();
        let (sheet, rivals_sheet) = (game.sheet(), game.rival_sheet());
        let group = |terrain: Terrain| (terrain.letter(), sheet.points(Rule::Group(terrain)));
        let bonus = |card: Card| (card.letter(), sheet.points(Rule::Scoring(card)));
        Self {
            record: record.to_string(),
            player: PlayersResult {
                total: sheet.total(),
                cards: letters(game.cards()),
                territories: Terrain::ALL.map(group).into(),
                bonus: game.scoring().map(bonus).into(),
            },
            rival: RivalsResult {
                total: rivals_sheet.total(),
                cards: letters(game.rival().cards()),
                lines: rivals_sheet.lines().iter().map(|line| line.points).collect(),
            },
            outcome: match game.outcome() {
                Some(Outcome::Won) => "won",
                Some(Outcome::Drawn) => "drawn",
                Some(Outcome::Lost) => "lost",
                None => "unfinished",
            }
            .to_owned(),
        }
    }
}

#[test]
fn finished_games_end_as_recorded() -> Result<(), RecordError> {
    let scenarios = Scenarios::built_in();
    let mut played: Vec<String> = Vec::new();
    for line in include_str!("games/solo.jsonl").lines() {
        let expected: FinishedGame = serde_json::from_str(line).expect("a finished game");
        let record = scenarios.record(&expected.record)?;
        assert_ne!(expected.outcome, "unfinished");
        assert_eq!(FinishedGame::of(&record), expected);
        played.push(record.deal().scenario().id().to_owned());
    }
    played.dedup();
    assert!(scenarios.iter().map(|scenario| scenario.id()).eq(&played), "{played:?}");
    Ok(())
}

/// The placement that scores most at once.
fn best_placement(game: &Game, card: Card) -> Placement {
    let scoring = game.scoring();
    let rival = game.rival().town().tally(&scoring);
    let survey = game.town().survey(&scoring);
    let placements = game.moves().filter_map(|mv| match mv {
        Move::Place(placement) => Some(placement),
        Move::Start(_) | Move::Draft(_) => None,
    });
    let best = placements.max_by_key(|&placement| survey.after(placement).total(&rival));
    best.unwrap_or(Placement::new(card, false, 0, 0))
}

/// The draft with the best margin after the rival's answer.
fn best_draft(game: &Game) -> Move {
    let margin = |mv: &Move| {
        let mut next = game.clone();
        next.play(*mv);
        while let Some(Decision::Place(card)) = next.decision() {
            next.play(Move::Place(best_placement(&next, card)));
        }
        next.margin()
    };
    game.moves().max_by_key(margin).expect("a circle with cards")
}

#[test]
#[ignore = "writes the file of finished games anew"]
fn write_finished_games() {
    let mut rng = Rng::new(2026);
    let mut lines = String::new();
    for scenario in Scenarios::built_in().iter() {
        for variant in [Variant::Classic, Variant::Local] {
            let mut record: Record<Game> = Record::new(Deal::shuffled(scenario.clone(), variant, &mut rng));
            while let Some(decision) = record.game().decision() {
                let mv = match decision {
                    Decision::Place(card) => Move::Place(best_placement(record.game(), card)),
                    Decision::Draft | Decision::Start => best_draft(record.game()),
                };
                record.try_play(mv).expect("a legal move");
            }
            lines += &serde_json::to_string(&FinishedGame::of(&record)).expect("plain data");
            lines.push('\n');
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/solo.jsonl");
    std::fs::write(path, lines).expect("the file can be written");
}
