//! A whole two-player game: whose turn it is, the circle, both towns and the cards still to be placed.

use ratatui::text::Span;
use wagons_rules::{Card, Decision, Game, Placement, Seat};
use wagons_texts::{Texts, text};

use super::block::{Block, line, wrapped};
use super::card::{self, Scale};
use super::circle::{self, circle, scoring};
use super::labels::Labels;
use super::sheet::name;
use super::tint::{ACCENT, BOLD, FAINT};
use super::town;

/// The game as it stands with the card placed last, in about so many columns.
pub(crate) fn duel(game: &Game, last: Option<(Seat, Placement)>, width: usize) -> Block {
    let labels = Labels::english();
    let has_ring = width >= circle::WIDTH && !game.circle().is_empty();
    titled(&game.deal().to_string(), &status(game), width)
        .spaced_above(if has_ring { circle(game, &labels) } else { scoring_and_circle(game, &labels, width) })
        .spaced_above(towns(game, last, &labels, width))
}

/// A puzzle in a language. What is to be done is asked below it.
pub(crate) fn puzzle(game: &Game, last: Option<(Seat, Placement)>, texts: &Texts, width: usize) -> Block {
    let labels = Labels::of(texts);
    scoring_and_circle(game, &labels, width).spaced_above(towns(game, last, &labels, width))
}

/// The scoring cards, and the cards of the circle in rows.
fn scoring_and_circle(game: &Game, labels: &Labels, width: usize) -> Block {
    let room = width.min(circle::WIDTH).saturating_sub(4);
    let scoring = scoring(&game.scoring(), &labels.texts, room).indented(1);
    if game.circle().is_empty() {
        return scoring;
    }
    let priced = game.decision() != Some(Decision::Start);
    scoring.spaced_above(circle::in_rows(game.circle(), priced, labels, width))
}

/// A title and what comes next, beside it or below.
pub(crate) fn titled(title: &str, status: &str, width: usize) -> Block {
    let title = line(format!(" {title}"), BOLD);
    if title.width() + 3 + status.chars().count() <= width {
        return (title + Span::styled(" · ", FAINT) + Span::styled(status.to_owned(), ACCENT)).into();
    }
    let status = wrapped(status, width.saturating_sub(1)).into_iter();
    let status = status.map(|text| line(format!(" {text}"), ACCENT));
    Block::from(title).above(Block(status.collect()))
}

/// Who has to do what, or who has won.
fn status(game: &Game) -> String {
    let (Some(seat), Some(decision)) = (game.to_move(), game.decision()) else {
        let [first, second] = Seat::BOTH.map(|seat| game.sheet(seat).total());
        let winner = game.winner().map_or("nobody", name);
        return format!("over: {winner} wins, {} to {}", first.max(second), first.min(second));
    };
    let player = name(seat);
    match decision {
        Decision::Start => format!("{player} names the start card"),
        Decision::Draft => format!("{player} takes a card"),
        Decision::Place(card) => match game.free_cards(seat).len() {
            0 => format!("{player} places {card}, the card taken"),
            1 => format!("{player} places {card}, a free card"),
            more => format!("{player} places {card}, the first of {more} free cards"),
        },
    }
}

/// The towns beside one another, or below if they are too wide for that.
fn towns(game: &Game, last: Option<(Seat, Placement)>, labels: &Labels, width: usize) -> Block {
    const GAP: usize = 4;
    let fits = |seat: Seat| town::width(game.town(seat), Scale::LARGE) <= width;
    let scale = if Seat::BOTH.into_iter().all(fits) { Scale::LARGE } else { Scale::SMALLEST };
    let half = (width.min(circle::WIDTH).saturating_sub(GAP)) / 2;
    let side = |seat: Seat, room: usize| {
        let last = last.filter(|&(whose, _)| whose == seat).map(|(_, placement)| placement);
        let active = game.to_move() == Some(seat);
        let drafted = game.drafted().filter(|_| active);
        caption(game, labels, seat).above(town::town(game.town(seat), last, scale)).spaced_above(waiting(
            game.free_cards(seat),
            drafted,
            active,
            labels,
            room,
        ))
    };
    let [first, second] = Seat::BOTH.map(|seat| side(seat, half));
    // Both in their halves if they can be, so that the second does not move as the first grows.
    let second_column = if first.width() <= half { half + GAP } else { first.width() + GAP };
    if second_column + second.width() <= width {
        let mut both = first;
        both.lay(second_column, 0, second);
        return both;
    }
    let [first, second] = Seat::BOTH.map(|seat| side(seat, width));
    first.spaced_above(second)
}

fn caption(game: &Game, labels: &Labels, seat: Seat) -> Block {
    let active = game.to_move() == Some(seat) || game.winner() == Some(seat);
    let mark = if active { "►" } else { " " };
    let points = text!(labels.texts, Points { count: game.sheet(seat).total() });
    let cards = text!(labels.texts, Cards { count: game.town(seat).cards() });
    let caption = line(format!("{mark}{}", labels.names[seat.index()]), if active { ACCENT } else { BOLD });
    (caption + Span::raw(format!("  {points}, {cards}"))).into()
}

/// The cards a player has yet to place, in order.
pub(crate) fn waiting(
    free: &[Card],
    drafted: Option<Card>,
    active: bool,
    labels: &Labels,
    width: usize,
) -> Block {
    let free = free.iter().map(|&card| (card, &labels.free));
    let cards = free.chain(drafted.map(|card| (card, &labels.taken))).enumerate();
    card::rows(cards.map(|(place, (card, how))| card::labelled(card, how, active && place == 0)), width)
}
