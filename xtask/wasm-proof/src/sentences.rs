//! The languages at work: a game and its score told move by move, and a solo game with its scenario.

use std::fmt::{self, Write};

use wagons_players::Level;
use wagons_rules::solo::{Round, Scenarios, Variant};
use wagons_rules::{Card, Record, Seat};
use wagons_table::{Narrator, Position};
use wagons_texts::{Language, Occasion, Person, Texts};

use crate::thinking::GAME;

/// Everything that can be said of a game, in every language.
pub(crate) fn sentences(out: &mut dyn Write) -> fmt::Result {
    let record: Record = GAME.parse().map_err(|_| fmt::Error)?;
    let solo = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0").map_err(|_| fmt::Error)?;
    for texts in Language::ALL.map(Texts::new) {
        let persons = [Person::You, Person::Named(texts.character(Level::Expert))];
        let narrator = Narrator::new(&texts, persons);
        for (index, &mv) in record.moves().iter().enumerate() {
            let position = Position::from(record.position(index));
            writeln!(out, "{} {}", narrator.asked(&position), narrator.told(&position, mv))?;
        }
        let game = record.game();
        for line in game.sheet(Seat::First).lines() {
            let evidence = texts.evidence(line, game.town(Seat::First), game.town(Seat::Second));
            writeln!(out, "{} {evidence}", texts.line_title(line.rule))?;
        }
        for card in Card::ALL {
            writeln!(out, "{}: {}", texts.card(card), texts.rule(card))?;
        }
        let game = solo.game();
        for turn in game.rival_turns() {
            writeln!(out, "{}", texts.rival_turn(turn, game.scenario()))?;
        }
        for scenario in Scenarios::built_in().iter() {
            let [hunt, scoring] = [
                texts.hunt(scenario, Variant::Classic, Round::Two),
                texts.rival_scoring(scenario, Variant::Classic),
            ];
            writeln!(out, "{}: {hunt:?} {scoring:?}", texts.scenario(scenario))?;
        }
        writeln!(out, "{}", texts.line(Level::Master, Occasion::Greeting))?;
    }
    Ok(())
}
