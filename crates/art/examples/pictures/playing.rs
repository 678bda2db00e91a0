//! The course of a game: the circle, a draft, where a card may lie, and games on the table.

use std::error::Error;

use wagons_art::{CirclePicture, GamePicture, SoloPicture, TerritorySide, TownPicture};
use wagons_rules::solo::Scenarios;
use wagons_rules::{Card, Game, Move, Placement, Record, Seat};

use crate::Album;
use crate::cards::scoring_side;
use crate::layout::{Row, Spacious, Taken};

/// A game between two strong players, from which the rules show a moment.
const GAME: &str =
    "HIN/PGMOLKQRJCBFEAD *P P P0,0 G G0,0 M M-2,0 L L-1,2 O'2,0 K K-4,1 Q Q'0,-2 R R'4,1 J J0,-4";

pub(crate) fn draw(album: &mut Album) -> Result<(), Box<dyn Error>> {
    let record: Record = GAME.parse()?;
    let (game, scoring) = (record.game(), record.game().scoring().map(scoring_side));
    let mut table = GamePicture::of(game, ["Ada", "Sheriff"], scoring);
    if let Some(&Move::Place(last)) = record.moves().last() {
        // Whoever placed last is the one who does not move now.
        table = table.outline(Some((game.to_move().map_or(Seat::First, Seat::other), last)));
    }
    album.add_on_table("game", 1000, &table, "A game on the table: a town on either side of the circle");

    let start: Record = "FKQ/RJAPODGLNMHBICE *B".parse()?;
    let circle = CirclePicture::of(start.game(), start.game().scoring().map(scoring_side));
    album.add_on_table("circle", 560, &circle, "Fifteen cards in a circle around three scoring cards");
    album.add_on_table("draft", 900, &drafting(start.game()), "Taking the third card gives two away");
    album.add_on_table("placing", 760, &placing()?, "Where a card may lie, and where it may not");

    let solo = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0")?;
    let scoring = solo.game().scoring().map(scoring_side);
    let table = SoloPicture::of(solo.game(), ["You", "The rival"], scoring);
    album.add_on_table("solo", 1000, &table, "A solo game after the rival's first turn");
    album.add_on_table("solo-match", 760, &matching(), "The rival takes a card that matches the deck");
    Ok(())
}

/// The first cards of a circle, of which the third is taken.
fn drafting(game: &Game) -> Row<'static> {
    let fate = ["skipped", "skipped", "taken", "next", ""];
    game.circle().iter().zip(fate).fold(Row::new(), |row, (&card, fate)| {
        let side = TerritorySide::upright(card);
        if fate == "taken" { row.with(Taken(side), fate) } else { row.with(side, fate) }
    })
}

fn placing() -> Result<Row<'static>, Box<dyn Error>> {
    let first = Placement::new(Card::SmalltownCharm, false, 0, 0);
    let mut row = Row::new().across(3);
    for (turned, x, y, caption) in [
        (false, 2, 1, "shares an edge"),
        (false, 1, 1, "covers a territory"),
        (true, 2, 0, "upside down"),
        (false, 0, 1, "covers half a card"),
        (false, 0, 0, "covers it all"),
    ] {
        let next = Placement::new(Card::ClaimJumpers, turned, x, y);
        let mut town = wagons_rules::Town::new();
        town.place(first)?;
        town.place(next)?;
        row = row.with(Spacious(TownPicture::of(town.territories()).outline(Some(next))), caption);
    }
    // The rules would not place this one, so its territories are laid out by hand.
    let corner = Placement::new(Card::ClaimJumpers, false, 2, 2);
    let cells = first.cells().into_iter().chain(corner.cells());
    Ok(row.with(Spacious(TownPicture::of(cells).outline(Some(corner))), "never: a corner alone"))
}

/// The deck's top card, and the cards within the rival's reach.
fn matching() -> Row<'static> {
    Row::new()
        .with(TerritorySide::upright(Card::OneTooMany), "top of the deck")
        .with(TerritorySide::upright(Card::Badlands), "no match")
        .with(Taken(TerritorySide::upright(Card::Bootleggers)), "Gun on Water")
        .with(TerritorySide::upright(Card::CircleTheWagons), "further away")
}
