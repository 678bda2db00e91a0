//! The towns that show rulings. The points are what the rules say.

use std::error::Error;

use wagons_art::{TownPicture, ruling_towns};
use wagons_rules::{Card, Rule, Sheet, Town};

use crate::Album;
use crate::layout::{Row, Spacious};

pub(crate) fn draw(album: &mut Album) -> Result<(), Box<dyn Error>> {
    for card in Card::ALL.into_iter().filter(|&card| !ruling_towns(card).is_empty()) {
        let mut row = Row::new();
        for town in ruling_towns(card) {
            let town: Town = town.parse()?;
            let sheet = Sheet::new(&town, &Town::new(), &[card]);
            let line = sheet.line(Rule::Scoring(card)).ok_or("a card is not on its own sheet")?;
            let points = match line.points {
                1 => "1 point".to_owned(),
                points => format!("{points} points").replace('-', "−"),
            };
            row = row.with(Spacious(TownPicture::of(town.territories()).explaining(&line.evidence)), points);
        }
        let name = format!("ruling-{}", card.letter().to_ascii_lowercase());
        let wide = (wagons_art::Drawing::frame(&row).width * 2 / 5) as u32;
        album.add_on_table(&name, wide, &row, &format!("Rulings on {}", card.title()));
    }
    Ok(())
}
