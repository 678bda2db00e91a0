//! The game on the table as a picture of its own, by day.

use leptos::prelude::*;
use wagons_art::{Drawing, GamePicture, Keepsake, KeepsakeSide, Picture, ScoringSide, SoloPicture};
use wagons_rules::{Card, Seat};
use wagons_table::{Position, Session};
use wagons_texts::key;

use crate::calendar::{self, Said};
use crate::table::State;

/// How wide it is, in pixels.
pub(super) const WIDTH: u32 = 2_250;

/// How wide the square one is.
const SQUARE: u32 = 1_080;

/// A square picture of both towns with title, date and result, for a game of two; others have only the whole table.
pub(super) fn keepsake(state: State) -> String {
    let app = state.app;
    let texts = app.texts();
    let names = Seat::BOTH.map(|seat| state.name(seat));
    // The number of a game is the moment of its beginning; a game from a link has none.
    let began = state.session.with(Session::id);
    let day = if began == 0 { calendar::today() } else { calendar::day_of(began as f64) };
    let words = [texts.text(key::HOME_TITLE), app.day(day, Said::Date), state.result_title()];
    state.shown.with(|position| {
        let Position::Duel(game) = position else { return svg(state) };
        let side = |seat: Seat| KeepsakeSide {
            name: &names[seat.index()],
            points: game.sheet(seat).total(),
            town: game.town(seat),
        };
        let words = words.each_ref().map(String::as_str);
        let drawn = Keepsake::of(Seat::BOTH.map(side), words).lettered(app.letters()).won_by(state.winner());
        let title = texts.list(&names);
        Picture::of(&drawn, &title).described(&state.result_of(position)).on_table().wide(SQUARE).to_string()
    })
}

/// The picture of the whole table as a document.
pub(super) fn svg(state: State) -> String {
    let texts = state.app.texts();
    let names = Seat::BOTH.map(|seat| state.name(seat));
    let letters = state.app.letters();
    state.shown.with(|position| {
        let title = texts.list(&names);
        let description = state.result_of(position);
        let names = names.each_ref().map(String::as_str);
        let finished = |drawing: &dyn Drawing| {
            Picture::of(drawing, &title).described(&description).on_table().wide(WIDTH).to_string()
        };
        let words = |card: Card| (card, texts.card(card), texts.rule(card));
        let duel = position.duel().map(|game| {
            let words = game.scoring().map(words);
            finished(&GamePicture::of(game, names, words.each_ref().map(side)).lettered(letters))
        });
        let solo = position.solo().map(|game| {
            let words = game.scoring().map(words);
            finished(&SoloPicture::of(game, names, words.each_ref().map(side)).lettered(letters))
        });
        duel.or(solo).unwrap_or_default()
    })
}

fn side((card, title, sentence): &(Card, String, String)) -> ScoringSide<'_> {
    ScoringSide { card: *card, title, sentence }
}
