//! Drawings as SVG documents. In a notebook a card, a town or a game that ends a cell is shown as one.

use wagons_art::{Drawing, GamePicture, Letters, Palette, Picture, ScoringSide, SoloPicture};
use wagons_rules::{Card, Record, Seat, solo};

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
    let table = GamePicture::of(game, ["First", "Second"], sides(game.scoring()));
    let placed = record.moves().iter().enumerate().rev().find_map(|(before, mv)| {
        let placement = mv.placement()?;
        Some((record.position(before).to_move().unwrap_or(Seat::First), placement))
    });
    on_table(&table.outline(placed).lettered(shown(letters)), &record.to_string(), night)
}

/// A solo game on its table, where of the deck only the top card lies open.
pub(crate) fn solo(record: &Record<solo::Game>, letters: bool, night: bool) -> String {
    let game = record.game();
    let table = SoloPicture::of(game, ["Player", "Rival"], sides(game.scoring()));
    let placed = record.moves().iter().rev().find_map(|mv| mv.placement());
    on_table(&table.outline(placed).lettered(shown(letters)), game.scenario().title(), night)
}

fn sides<const N: usize>(cards: [Card; N]) -> [ScoringSide<'static>; N] {
    cards.map(|card| ScoringSide { card, title: card.title(), sentence: "" })
}

pub(crate) const fn shown(letters: bool) -> Letters {
    if letters { Letters::Shown } else { Letters::Hidden }
}

/// The colours of the drawings.
const fn palette(night: bool) -> &'static Palette {
    if night { &Palette::NIGHT } else { &Palette::DAY }
}

fn on_table(table: &dyn Drawing, description: &str, night: bool) -> String {
    const WIDE: u32 = 960;
    let picture = Picture::of(table, "Circle the Wagons").described(description).wide(WIDE).on_table();
    picture.in_colors_of(palette(night)).to_string()
}
