//! A position in words and letters, one fact a line.

use std::fmt::Write as _;

use wagons_rules::solo::RivalTurn;
use wagons_rules::{Card, Cell, Decision, Rule, Seat, Town};

use crate::conditions::condition;
use crate::play::position::Position;
use crate::play::reasons::many;
use crate::play::rival_turns::rival_turn;
use crate::play::score::{score, total};
use crate::play::sentences::letters;
use crate::play::table::Table;
use crate::rivalry;

/// The scoring cards with their conditions, and what a rival is after.
pub(super) fn rules(table: &Table) -> String {
    let cards = table.game().scoring().into_iter();
    let scoring = cards.map(|card| format!("  {card} {}: {}", card.title(), condition(Rule::Scoring(card))));
    let mut lines = vec!["Scoring cards:".to_owned()];
    lines.extend(scoring);
    if let Position::Solo(game) = table.game() {
        let (scenario, name) = (game.scenario(), table.players().at(Seat::Second).name());
        lines.push(format!("{name} of {}, {}:", scenario.title(), game.variant()));
        lines.extend(scenario.hunt().iter().map(|&goal| format!("  in round 2, {}", rivalry::goal(goal))));
        lines.extend(scenario.terms().iter().map(|term| format!("  scores {}", rivalry::term(term))));
    }
    lines.join("\n")
}

/// The circle, the deck and both towns.
pub(super) fn position(table: &Table) -> String {
    let mut parts = vec![circle(table.game())];
    if let Some((top, cards)) = table.game().deck() {
        parts.push(format!("Deck of {}, on top {}", many(cards, "card"), shown(top)));
    }
    parts.extend(table.players().in_order().map(|seat| town(table, seat)));
    parts.join("\n")
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
    let lines = score(game);
    let mut text = String::new();
    for seat in table.players().in_order() {
        let _ = writeln!(text, "{} score:", table.players().at(seat).whose());
        for (line, entry) in lines.iter().filter_map(|line| Some((line, line.entry(seat)?))) {
            let _ = writeln!(text, "  {} {}: {}", line.title, entry.points, entry.reason);
        }
        let cards = many(game.town(seat).cards(), "card");
        let _ = writeln!(text, "  Total {}, with {cards}", total(&lines, seat));
    }
    text.trim_end().to_owned()
}

/// What the rival did and why, one turn a line, the first first.
pub(super) fn rival(table: &Table) -> String {
    let Position::Solo(game) = table.game() else {
        return "error: there is no rival in a game of two".to_owned();
    };
    let turn = |turn: &RivalTurn| {
        let round = turn.draft.map(|draft| format!("Round {}: ", draft.round.number()));
        format!("{}{}", round.unwrap_or_default(), rival_turn(turn, game.scenario(), table.players()))
    };
    let turns: Vec<_> = game.rival_turns().map(turn).collect();
    if turns.is_empty() { "The rival has not had a turn yet.".to_owned() } else { turns.join("\n") }
}

/// The legal moves, as `wagons moves` prints them.
pub(super) fn moves(table: &Table) -> String {
    let moves: Vec<_> = table.game().moves().map(|mv| mv.to_string()).collect();
    if moves.is_empty() { "The game is over.".to_owned() } else { moves.join(" ") }
}

fn circle(game: &Position) -> String {
    let cards = game.circle();
    if cards.is_empty() {
        return "The circle is empty.".to_owned();
    }
    let mut text = String::from("Circle, clockwise:");
    for (skips, &card) in cards.iter().enumerate() {
        let _ = write!(text, "\n  {}", shown(card));
        if game.is_priced() {
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
    let points = total(&score(game), seat);
    let mut text = format!("{} town, {points} points", table.players().at(seat).whose());
    match game.free_cards(seat) {
        [] => {}
        cards => {
            let _ = write!(text, ", free cards {}", letters(cards));
        }
    }
    text.push(':');
    let lines = match game.row_of_cards(seat) {
        Some([]) => vec!["empty".to_owned()],
        Some(cards) => cards.iter().map(|&card| shown(card)).collect(),
        None => picture(game.town(seat)),
    };
    for line in lines {
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
