//! A position in words and letters, one fact a line.

use std::fmt::Write as _;

use wagons_rules::{Card, Cell, Decision, Move, Seat, Town};

use crate::conditions::condition;
use crate::play::change::title;
use crate::play::players::Players;
use crate::play::reasons::{many, reason};
use crate::play::sentences::letters;
use crate::play::table::Table;
use wagons_rules::Rule;

/// The scoring cards with their conditions.
pub(super) fn scoring_cards(table: &Table) -> String {
    let cards = table.game().scoring();
    let lines = cards.map(|card| format!("  {card} {}: {}", card.title(), condition(Rule::Scoring(card))));
    format!("Scoring cards:\n{}", lines.join("\n"))
}

/// The circle and both towns.
pub(super) fn position(table: &Table) -> String {
    let players = table.players();
    let left = players.left();
    [circle(table), town(table, left), town(table, left.other())].join("\n")
}

/// The town of a person who is to place a card, and that card.
pub(super) fn town_to_place_in(table: &Table) -> Option<String> {
    let Some(Decision::Place(card)) = table.game().decision() else { return None };
    let seat = table.game().to_move()?;
    Some(format!("{}\nCard {}", town(table, seat), shown(card)))
}

/// Every line of both sheets with its reason, and the totals.
pub(super) fn sheet(table: &Table) -> String {
    let game = table.game();
    let mut text = String::new();
    for seat in in_order(table.players()) {
        let sheet = game.sheet(seat);
        let _ = writeln!(text, "{} score:", table.players().at(seat).whose());
        for line in sheet.lines() {
            let why = reason(line, game.town(seat), game.town(seat.other()));
            let _ = writeln!(text, "  {} {}: {why}", title(line.rule), line.points);
        }
        let cards = many(game.town(seat).cards(), "card");
        let _ = writeln!(text, "  Total {}, with {cards}", sheet.total());
    }
    text.trim_end().to_owned()
}

/// The legal moves, as `wagons moves` prints them.
pub(super) fn moves(table: &Table) -> String {
    let moves: Vec<_> = table.game().moves().map(|mv: Move| mv.to_string()).collect();
    if moves.is_empty() { "The game is over.".to_owned() } else { moves.join(" ") }
}

fn in_order(players: &Players) -> [Seat; 2] {
    let left = players.left();
    [left, left.other()]
}

fn circle(table: &Table) -> String {
    let cards = table.game().circle();
    if cards.is_empty() {
        return "The circle is empty.".to_owned();
    }
    let mut text = String::from("Circle, clockwise:");
    for (skips, &card) in cards.iter().enumerate() {
        let _ = write!(text, "\n  {}", shown(card));
        if table.game().start().is_some() {
            let _ = write!(text, ", skips {skips}");
        }
    }
    text
}

/// A card's letter and its territories, upper row first.
fn shown(card: Card) -> String {
    let [a, b, c, d] = card.territories();
    format!("{card}: {a} {b} over {c} {d}")
}

/// A town with the numbers of its rows and columns, its points, and what waits to be placed.
fn town(table: &Table, seat: Seat) -> String {
    let game = table.game();
    let total = game.sheet(seat).total();
    let player = table.players().at(seat);
    let mut text = format!("{} town, {total} points", player.whose());
    match game.free_cards(seat) {
        [] => {}
        cards => {
            let _ = write!(text, ", free cards {}", letters(cards));
        }
    }
    text.push(':');
    for line in picture(game.town(seat)) {
        let _ = write!(text, "\n  {line}");
    }
    text
}

fn picture(town: &Town) -> Vec<String> {
    let Some(bounds) = town.bounds() else { return vec!["empty".to_owned()] };
    let row = |y| {
        let cells = (bounds.left..=bounds.right).map(|x| match town.at(Cell::new(x, y)) {
            Some(territory) => format!("  {territory}"),
            None => "   .".to_owned(),
        });
        format!("{y:>3} |{}", cells.collect::<String>())
    };
    let columns: Vec<_> = (bounds.left..=bounds.right).map(|x| format!("{x:>4}")).collect();
    (bounds.bottom..=bounds.top).rev().map(row).chain([format!("     {}", columns.concat())]).collect()
}
