//! The circle of a two-player game: fifteen places around the three scoring cards.
//!
//! Every card keeps its place; where one has left, dots remain. Cards that can be taken say how many are skipped for
//! them.

use ratatui::text::{Line, Span};
use wagons_rules::{Card, Decision, Game};
use wagons_texts::Texts;

use super::block::{Block, INDENT, line, wrapped};
use super::card::{labelled, rows};
use super::labels::Labels;
use super::tint::{BOLD, FAINT};
use crate::ring::Ring;

/// The ring has one place more than the circle: the first shows which way it goes.
const RING: Ring = Ring::LARGE;
const ACROSS: usize = RING.along as usize;
const DOWN: usize = RING.down as usize;
/// The size of a place, with the gap to the next.
const COLUMNS: usize = 13;
const LINES: usize = 4;

/// The columns of the whole circle.
pub(crate) const WIDTH: usize = ACROSS * COLUMNS - 1;

/// The circle around the scoring cards.
pub(crate) fn circle(game: &Game, labels: &Labels) -> Block {
    let dealt = game.deal().circle();
    let mut places = vec![direction()];
    let priced = game.decision() != Some(Decision::Start);
    places.extend(dealt.iter().map(|&card| place(game.circle(), priced, labels, card)));

    let corner = |place: usize| {
        let (column, row) = RING.place(place as u16);
        (usize::from(column) * COLUMNS, usize::from(row) * LINES)
    };
    let mut parts: Vec<_> =
        places.into_iter().enumerate().map(|(place, card)| (corner(place), card)).collect();
    // From the empty line above the second row to the one below the third.
    let middle = centred(scoring(&game.scoring(), &labels.texts, (ACROSS - 2) * COLUMNS - 4));
    parts.push(((COLUMNS + 1, LINES - 1), middle));
    // A line is written from left to right.
    parts.sort_by_key(|&(corner, _)| corner);
    let mut ring = Block::default();
    for ((column, row), part) in parts {
        ring.lay(column, row, part);
    }
    ring
}

/// The cards of the circle in rows, where there is no ring or no room for it.
pub(crate) fn in_rows(circle: &[Card], priced: bool, labels: &Labels, width: usize) -> Block {
    let cards = circle.iter().map(|&card| place(circle, priced, labels, card));
    Block::from(line(format!(" {}", labels.circle), BOLD)).above(rows(cards, width))
}

/// The scoring cards with what they ask for.
pub(crate) fn scoring(cards: &[Card], texts: &Texts, width: usize) -> Block {
    let told = |&card: &Card| {
        let title = format!("{card} {}", texts.card(card));
        let mut lines = wrapped(&format!("{title}: {}", texts.rule(card)), width).into_iter();
        let first = lines.next().unwrap_or_default();
        let (title, rest) = first.split_at(title.len().min(first.len()));
        let further = lines.map(|line| Line::from(format!("{INDENT}{line}")));
        Block::from(line(title, BOLD) + Span::raw(rest.to_owned())).above(Block(further.collect()))
    };
    let told: Vec<_> = cards.iter().map(told).collect();
    let height: usize = told.iter().map(Block::height).sum();
    let has_gaps = height + told.len() <= HEIGHT_OF_MIDDLE + 1;
    told.into_iter().reduce(if has_gaps { Block::spaced_above } else { Block::above }).unwrap_or_default()
}

const HEIGHT_OF_MIDDLE: usize = (DOWN - 2) * LINES + 1;

fn centred(block: Block) -> Block {
    let above = HEIGHT_OF_MIDDLE.saturating_sub(block.height()) / 2;
    Block(vec![Line::default(); above]).above(block)
}

fn direction() -> Block {
    Block([" clockwise", " ┌──────►", " │"].map(|text| line(text, FAINT)).into())
}

fn place(circle: &[Card], priced: bool, labels: &Labels, card: Card) -> Block {
    match circle.iter().position(|&lying| lying == card) {
        None => {
            let dots = || line("  ·   ·", FAINT);
            Block(vec![Line::default(), dots(), dots()])
        }
        Some(_) if !priced => labelled(card, "", false),
        Some(0) => labelled(card, &labels.next, true),
        Some(skipped) => labelled(card, &format!("{}{skipped}", labels.skip), false),
    }
}

#[cfg(test)]
mod tests {
    use super::super::words;
    use super::*;

    #[test]
    fn any_three_scoring_cards_fit_into_the_middle() {
        let width = (ACROSS - 2) * COLUMNS - 4;
        let mut heights: Vec<_> =
            Card::ALL.iter().map(|&card| scoring(&[card], &words(), width).height()).collect();
        heights.sort_unstable();
        assert!(heights[15..].iter().sum::<usize>() <= HEIGHT_OF_MIDDLE, "{heights:?}");
        assert!(Card::ALL.iter().all(|&card| scoring(&[card], &words(), width).width() <= width + 2));
    }
}
