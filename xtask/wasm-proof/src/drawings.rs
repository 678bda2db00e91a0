//! The drawings at work: a table of each kind of game, a diagram of every scoring card, every face, by day and by
//! night.

use std::fmt::{self, Write};

use wagons_art::{
    Diagram, Emblem, Face, GamePicture, Letters, Palette, Picture, ScoringSide, SoloPicture, TitlePicture,
};
use wagons_players::Level;
use wagons_rules::solo::Scenarios;
use wagons_rules::{Card, Record};

use crate::thinking::GAME;

/// Everything a table can show.
pub(crate) fn drawings(out: &mut dyn Write) -> fmt::Result {
    let record: Record = GAME.parse().map_err(|_| fmt::Error)?;
    let solo = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0").map_err(|_| fmt::Error)?;
    let side = |card: Card| ScoringSide { card, title: card.title(), sentence: "So many points for each." };
    for palette in [Palette::DAY, Palette::NIGHT] {
        for moves in 0..=record.moves().len() {
            let game = record.position(moves);
            let table = GamePicture::of(&game, ["Ada", "Sheriff"], game.scoring().map(side));
            let table = table.lettered(Letters::Shown);
            writeln!(out, "{}", Picture::of(&table, "A game").in_colors_of(&palette).on_table())?;
        }
        let game = solo.game();
        let table = SoloPicture::of(game, ["Ada", "The rival"], game.scoring().map(side));
        writeln!(out, "{}", Picture::of(&table, "A solo game").in_colors_of(&palette).wide(700))?;
        for card in Card::ALL {
            writeln!(out, "{}", Picture::of(&Diagram(card), card.title()).in_colors_of(&palette))?;
        }
        for face in Level::ALL.map(Face) {
            writeln!(out, "{}", Picture::of(&face, "A face").in_colors_of(&palette))?;
        }
        for emblem in Emblem::ALL {
            writeln!(out, "{}", Picture::of(&emblem, "A sign").in_colors_of(&palette))?;
        }
        writeln!(out, "{}", Picture::of(&TitlePicture::Share, "Circle the Wagons").in_colors_of(&palette))?;
    }
    Ok(())
}
