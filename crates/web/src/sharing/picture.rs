//! The game on the table as a picture of its own, by day.

use leptos::prelude::*;
use wagons_art::{Drawing, GamePicture, Letters, Picture, ScoringSide, SoloPicture};
use wagons_rules::{Card, Seat};
use wagons_table::Position;
use wagons_texts::Texts;

use crate::table::State;

/// How wide it is, in pixels.
pub(super) const WIDTH: u32 = 2_250;

/// The picture as a document.
pub(super) fn svg(state: State) -> String {
    let texts = state.app.texts();
    let names = Seat::BOTH.map(|seat| state.name(seat));
    let letters =
        if state.app.settings.with(|settings| settings.letters) { Letters::Shown } else { Letters::Hidden };
    state.shown.with(|position| {
        let title = texts.list(&names);
        let description = state.result_of(position);
        let names = names.each_ref().map(String::as_str);
        let finished = |drawing: &dyn Drawing| {
            Picture::of(drawing, &title).described(&description).on_table().wide(WIDTH).to_string()
        };
        match position {
            Position::Duel(game) => {
                let words = game.scoring().map(|card| words(&texts, card));
                let scoring = words.each_ref().map(side);
                finished(&GamePicture::of(game, names, scoring).lettered(letters))
            }
            Position::Solo(game) => {
                let words = game.scoring().map(|card| words(&texts, card));
                let scoring = words.each_ref().map(side);
                finished(&SoloPicture::of(game, names, scoring).lettered(letters))
            }
        }
    })
}

fn words(texts: &Texts, card: Card) -> (Card, String, String) {
    (card, texts.card(card), texts.rule(card))
}

fn side((card, title, sentence): &(Card, String, String)) -> ScoringSide<'_> {
    ScoringSide { card: *card, title, sentence }
}
