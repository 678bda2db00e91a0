//! Small towns for rulings that a card's diagram does not show. The points are what the rules say, so a picture
//! cannot promise what a game does not keep.

use std::error::Error;

use wagons_rules::{Card, Rule, Sheet, Town};

use crate::Album;
use crate::example::lit;
use crate::layout::{Row, Spacious};

/// A card and towns to compare, the top row first.
#[rustfmt::skip]
const RULINGS: [(Card, &[&str]); 9] = [
    (Card::Badlands, &[
        ".  Dw .
         Df Wg Dc
         .  Db .",
        "Dw .  .
         Df Wg Pc
         .  Db .",
    ]),
    (Card::CircleTheWagons, &[
        ".  Dw .
         Fw Pc Ww
         .  Sw .",
        ".  Dw .
         Fw .  Ww
         .  Sw .",
    ]),
    (Card::CoolWater, &[
        "Ww Wm Df Wc Ww
         .  .  .  Dw .",
    ]),
    (Card::PrairieLife, &[
        "Pc Pf",
        "Pc Pf Dc",
    ]),
    (Card::RiflesReady, &[
        "Dg Mf Wg",
        "Mf Wg Sf",
    ]),
    (Card::TargetPractice, &[
        "Sb .  Mw Fg",
        "Sb .  Mw Fg
         Dc .  .  .
         Pg .  .  .",
        "Sb Dg",
    ]),
    (Card::TheClearing, &[
        "Ff Fc Fm",
    ]),
    (Card::Undiscovered, &[
        "Dw Dg Df
         Pc .  Pm
         Wm Wb Mf",
        "Dw Dg Df Sw
         Pc .  .  Pm
         Wm Wb Mf Sm",
        "Dw Dg Df
         Pc .  Pm
         Wm Wb .",
    ]),
    (Card::WagonTrain, &[
        "Dw Mw Sw
         Fc Ww Pb
         .  Pw .",
        "Dw Mw Pb Sw Fw",
    ]),
];

pub(crate) fn draw(album: &mut Album) -> Result<(), Box<dyn Error>> {
    for (card, towns) in RULINGS {
        let mut row = Row::new();
        for town in towns {
            let town: Town = town.parse()?;
            let sheet = Sheet::new(&town, &Town::new(), &[card]);
            let line = sheet.line(Rule::Scoring(card)).ok_or("a card is not on its own sheet")?;
            let points = match line.points {
                1 => "1 point".to_owned(),
                points => format!("{points} points").replace('-', "−"),
            };
            row = row.with(Spacious(lit(&town, &line.evidence)), points);
        }
        let name = format!("ruling-{}", card.letter().to_ascii_lowercase());
        let wide = (wagons_art::Drawing::frame(&row).width * 2 / 5) as u32;
        album.add_on_table(&name, wide, &row, &format!("Rulings on {}", card.title()));
    }
    Ok(())
}
