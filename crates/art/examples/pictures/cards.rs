//! The parts of the game: grounds, icons, the eighteen cards and both their sides, and who plays them.

use wagons_art::{Face, Letters, ScoringSide, TerritorySide, TitlePicture};
use wagons_players::Level;
use wagons_rules::{Card, Icon, Terrain};

use crate::Album;
use crate::layout::{Medallion, Row};

pub(crate) fn draw(album: &mut Album) {
    album.add("title", 1000, &TitlePicture::Share, "A circle of wagons at sunset");
    let terrains = Terrain::ALL.into_iter().fold(Row::new(), |row, ground| row.with(ground, ground.name()));
    album.add_on_table("terrains", 700, &terrains, "The six terrains");
    let icons = Icon::ALL.into_iter().fold(Row::new(), |row, icon| row.with(Medallion(icon), icon.name()));
    album.add_on_table("icons", 700, &icons, "The six icons");

    let names = ["greenhorn", "drover", "scout", "sheriff", "legend"];
    let ladder = Level::ALL
        .map(Face)
        .into_iter()
        .zip(names)
        .fold(Row::new(), |row, (face, name)| row.with(face, name));
    album.add_on_table("faces", 800, &ladder, "A greenhorn, a drover, a scout, a sheriff and a legend");

    let card = Card::SmalltownCharm;
    let sides = Row::new()
        .with(scoring_side(card), "scoring side")
        .with(TerritorySide::upright(card), "upright")
        .with(TerritorySide::turned(card), "upside down");
    album.add_on_table("card", 560, &sides, "The two sides of a card, and the second one upside down");

    let deck = Card::ALL.into_iter().fold(Row::new().across(6), |row, card| {
        let side = TerritorySide { letters: Letters::Shown, ..TerritorySide::upright(card) };
        row.with(side, format!("{card} {}", card.title()))
    });
    album.add_on_table("deck", 1000, &deck, "The territory sides of the eighteen cards");

    for card in Card::ALL {
        let name = format!("card-{}", card.letter().to_ascii_lowercase());
        album.add(&name, 200, &scoring_side(card), card.title());
    }
}

/// The title and the diagram alone: the pages tell the rest.
pub(crate) fn scoring_side(card: Card) -> ScoringSide<'static> {
    ScoringSide { card, title: card.title(), sentence: "" }
}
