//! The worked example of the rules: its town, and what makes the points.

use std::error::Error;

use wagons_art::{Letters, TownPicture};
use wagons_rules::{Card, Placement, Rule, Sheet, Terrain, Town};

use crate::Album;
use crate::layout::{Row, Spacious};

/// The cards of the town in the order placed, and where.
const PLACED: [(Card, i8, i8); 6] = [
    (Card::Undiscovered, 1, 2),
    (Card::SmalltownCharm, 0, 2),
    (Card::Fortified, 3, 2),
    (Card::Badlands, 4, 3),
    (Card::TheClearing, 0, 0),
    (Card::HappyCows, 2, 0),
];

pub(crate) fn draw(album: &mut Album) -> Result<(), Box<dyn Error>> {
    let mut town = Town::new();
    // The example counts from the lower left of the finished town; a game begins at 0,0.
    let (_, left, bottom) = PLACED[0];
    for (card, x, y) in PLACED {
        town.place(Placement::new(card, false, x - left, y - bottom))?;
    }
    let picture = TownPicture::of(town.territories()).lettered(Letters::Shown);
    album.add_on_table("example", 420, &Spacious(picture), "The town of the worked example");

    let sheet = Sheet::new(&town, &Town::new(), &[Card::HappyCows, Card::TheClearing]);
    let lines = [
        (Rule::Group(Terrain::Mountains), "Mountains"),
        (Rule::Group(Terrain::Plains), "Plains"),
        (Rule::Scoring(Card::HappyCows), "Happy Cows"),
        (Rule::Scoring(Card::TheClearing), "The Clearing"),
    ];
    let mut row = Row::new().across(2);
    for (rule, name) in lines {
        let line = sheet.line(rule).ok_or("a rule of the example is not on its sheet")?;
        row = row.with(
            TownPicture::of(town.territories()).explaining(&line.evidence),
            format!("{name}: {}", line.points),
        );
    }
    album.add_on_table("example-points", 720, &row, "What makes the points of the worked example");
    Ok(())
}
