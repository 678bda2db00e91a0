//! Drawings as SVG documents. In a notebook a card, a town or a game that ends a cell is shown as one.

use wagons_art::{Drawing, GamePicture, Letters, Picture, ScoringSide, SoloPicture};
use wagons_rules::{Card, Move, Placement, Record, Seat, solo};

use crate::card::palette;

/// A drawing by itself, so wide in pixels.
pub(crate) fn document(
    drawing: &dyn Drawing,
    title: &str,
    description: &str,
    wide: u32,
    night: bool,
) -> String {
    let picture = Picture::of(drawing, title).described(description).wide(wide);
    picture.in_colors_of(palette(night)).to_string()
}

/// A game of two on its table, with the card placed last outlined.
pub(crate) fn game(record: &Record, letters: bool, night: bool) -> String {
    let game = record.game();
    let mut table = GamePicture::of(game, ["First", "Second"], sides(game.scoring()));
    if let Some(before) = record.moves().iter().rposition(|mv| mv.placement().is_some()) {
        let seat = record.position(before).to_move().unwrap_or(Seat::First);
        if let Some(placement) = record.moves()[before].placement() {
            table = table.outline(seat, placement);
        }
    }
    on_table(&table.lettered(shown(letters)), &record.to_string(), night)
}

/// A solo game on its table, where of the deck only the top card lies open.
pub(crate) fn solo(record: &Record<solo::Game>, letters: bool, night: bool) -> String {
    let game = record.game();
    let mut table = SoloPicture::of(game, ["Player", "Rival"], sides(game.scoring()));
    if let Some(placement) = last_placed(record.moves()) {
        table = table.outline(placement);
    }
    on_table(&table.lettered(shown(letters)), game.scenario().title(), night)
}

fn last_placed(moves: &[Move]) -> Option<Placement> {
    moves.iter().rev().find_map(|mv| mv.placement())
}

fn sides<const N: usize>(cards: [Card; N]) -> [ScoringSide<'static>; N] {
    cards.map(|card| ScoringSide { card, title: card.title(), sentence: "" })
}

pub(crate) const fn shown(letters: bool) -> Letters {
    if letters { Letters::Shown } else { Letters::Hidden }
}

fn on_table(table: &dyn Drawing, description: &str, night: bool) -> String {
    const WIDE: u32 = 960;
    let picture = Picture::of(table, "Circle the Wagons").described(description).wide(WIDE).on_table();
    picture.in_colors_of(palette(night)).to_string()
}
