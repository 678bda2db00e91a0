//! A town with the coordinates that records use.

use ratatui::text::{Line, Span};
use wagons_rules::{Bounds, Cell, Placement, Town};

use super::block::{Block, line};
use super::card::{Scale, push_territory};
use super::tint::FAINT;

/// The columns of the row numbers.
const NUMBERS: usize = 4;

/// How wide a picture of a town is.
pub(crate) fn width(town: &Town, scale: Scale) -> usize {
    let columns = town.bounds().map_or(2, Bounds::width) as usize;
    NUMBERS + columns * usize::from(scale.width)
}

/// A town; the card placed last is marked. An empty town shows where its first card will lie.
pub(crate) fn town(town: &Town, last: Option<Placement>, scale: Scale) -> Block {
    let bounds = town.bounds().unwrap_or(Bounds { left: 0, right: 1, bottom: 0, top: 1 });
    let marked: Vec<_> = last.into_iter().flat_map(Placement::cells).map(|(cell, _)| cell).collect();
    let (mut picture, columns) = (Block::default(), usize::from(scale.width));
    for y in (bounds.bottom..=bounds.top).rev() {
        for row in 0..scale.height {
            let number = if row == 0 { format!("{y:>3} ") } else { " ".repeat(NUMBERS) };
            let mut line = line(number, FAINT);
            for cell in (bounds.left..=bounds.right).map(|x| Cell { x, y }) {
                match town.at(cell) {
                    Some(shown) => push_territory(&mut line, shown, scale, row, marked.contains(&cell)),
                    None => line.push_span(Span::styled(
                        format!("{:^columns$}", if row == 0 { "·" } else { "" }),
                        FAINT,
                    )),
                }
            }
            picture.push(line);
        }
    }
    let mut numbers = Line::from(" ".repeat(NUMBERS));
    for x in bounds.left..=bounds.right {
        numbers.push_span(Span::styled(format!("{:^columns$}", number(x, columns)), FAINT));
    }
    picture.push(numbers);
    picture
}

/// A column's number, or nothing where it would run into its neighbours.
fn number(x: i8, columns: usize) -> String {
    let number = x.to_string();
    if number.len() < columns || x % 5 == 0 && number.len() <= columns { number } else { String::new() }
}
