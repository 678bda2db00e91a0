//! The circle of a two-player game: fifteen places around the three scoring cards.
//!
//! Every card keeps its place; where one has left, dots remain. Cards that can be taken say how many are skipped for
//! them.

use wagons_rules::{Card, Decision, Game};
use wagons_texts::Texts;

use super::block::{Block, Line, Style, wrapped};
use super::card::{labelled, rows};
use super::labels::Labels;

/// Places across and down. The ring has one place more than the circle: the first shows which way it goes.
const ACROSS: usize = 6;
const DOWN: usize = 4;
/// The size of a place, with the gap to the next.
const COLUMNS: usize = 13;
const LINES: usize = 4;

/// The columns of the whole circle.
pub(crate) const WIDTH: usize = ACROSS * COLUMNS - 1;

/// The circle around the scoring cards.
pub(crate) fn circle(game: &Game, labels: &Labels) -> Block {
    let dealt = game.deal().circle();
    let mut places = vec![direction()];
    places.extend(dealt.iter().map(|&card| place(game, labels, card)));

    let mut middle = centred(scoring(&game.scoring(), &labels.texts, (ACROSS - 2) * COLUMNS - 4));
    let mut ring = Block::default();
    for column in 0..ACROSS {
        for row in 0..DOWN {
            if let Some(place) = clockwise(column, row) {
                ring.lay(column * COLUMNS, row * LINES, std::mem::take(&mut places[place]));
            } else if (column, row) == (1, 1) {
                // From the empty line above the second row to the one below the third.
                ring.lay(COLUMNS + 1, LINES - 1, std::mem::take(&mut middle));
            }
        }
    }
    ring
}

/// The cards of the circle in rows, where the ring has no room.
pub(crate) fn in_rows(game: &Game, labels: &Labels, width: usize) -> Block {
    let cards = game.circle().iter().map(|&card| place(game, labels, card));
    Block::from(Line::of(format!(" {}", labels.circle), Style::BOLD)).above(rows(cards, width))
}

/// The scoring cards with what they ask for.
pub(crate) fn scoring(cards: &[Card], texts: &Texts, width: usize) -> Block {
    let mut text = Block::default();
    let mut gaps = Vec::new();
    for &card in cards {
        let title = format!("{card} {}", texts.card(card));
        let sentence = format!("{title}: {}", texts.rule(card));
        let mut lines = wrapped(&sentence, width).into_iter();
        if let Some(first) = lines.next() {
            let (title, rest) = first.split_at(title.len().min(first.len()));
            text.push(Line::of(title, Style::BOLD).with(rest, Style::PLAIN));
        }
        lines.for_each(|line| text.push(Line::of(format!("  {line}"), Style::PLAIN)));
        gaps.push(text.height());
    }
    gaps.pop();
    if text.height() + gaps.len() <= HEIGHT_OF_MIDDLE {
        gaps.into_iter().rev().for_each(|gap| text.0.insert(gap, Line::default()));
    }
    text
}

const HEIGHT_OF_MIDDLE: usize = (DOWN - 2) * LINES + 1;

fn centred(block: Block) -> Block {
    let above = HEIGHT_OF_MIDDLE.saturating_sub(block.height()) / 2;
    Block(vec![Line::default(); above]).above(block)
}

/// The number of a place on the rim, clockwise from the top left corner.
fn clockwise(column: usize, row: usize) -> Option<usize> {
    let (right, bottom) = (ACROSS - 1, DOWN - 1);
    match (column, row) {
        (column, 0) => Some(column),
        (column, row) if column == right => Some(right + row),
        (column, row) if row == bottom => Some(right + bottom + (right - column)),
        (0, row) => Some(2 * right + bottom + (bottom - row)),
        _ => None,
    }
}

fn direction() -> Block {
    let line = |text| Line::of(text, Style::FAINT);
    Block(vec![line(" clockwise"), line(" ┌──────►"), line(" │")])
}

fn place(game: &Game, labels: &Labels, card: Card) -> Block {
    match game.circle().iter().position(|&lying| lying == card) {
        None => {
            let dots = || Line::of("  ·   ·", Style::FAINT);
            Block(vec![Line::default(), dots(), dots()])
        }
        Some(_) if game.decision() == Some(Decision::Start) => labelled(card, "", false),
        Some(0) => labelled(card, &labels.next, true),
        Some(skipped) => labelled(card, &format!("{}{skipped}", labels.skip), false),
    }
}

#[cfg(test)]
mod tests {
    use super::super::words;
    use super::*;

    #[test]
    fn the_rim_is_numbered_once_around() {
        let all = (0..DOWN).flat_map(|row| (0..ACROSS).filter_map(move |column| clockwise(column, row)));
        let mut numbers: Vec<_> = all.collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..16).collect::<Vec<_>>());
        assert_eq!(
            [clockwise(5, 1), clockwise(5, 3), clockwise(0, 3), clockwise(0, 1)],
            [Some(6), Some(8), Some(13), Some(15)]
        );
    }

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
