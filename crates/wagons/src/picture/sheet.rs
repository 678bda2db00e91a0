//! The score sheet of both players side by side.

use wagons_rules::{Game, Rule, Seat, Sheet};

use super::block::{Block, Line, Style};
use super::tint;

/// Who sits where.
pub(crate) const fn name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "First",
        Seat::Second => "Second",
    }
}

/// Every line of both score sheets, the totals, and who is ahead or has won.
pub(crate) fn score_table(game: &Game) -> Block {
    const COLUMN: usize = 9;
    const LABEL: usize = 24;
    let sheets = Seat::BOTH.map(|seat| game.sheet(seat));
    let rule = || Line::of("─".repeat(LABEL + 2 * COLUMN), Style::FAINT);
    let row = |label: Line, cells: [String; 2], style: Style| {
        let mut line = label;
        line.pad_to(LABEL);
        for cell in cells {
            line.push(format!("{cell:>COLUMN$}"), style);
        }
        line
    };

    let mut table = Block::default();
    table.push(row(Line::default(), Seat::BOTH.map(|seat| name(seat).to_owned()), Style::BOLD));
    table.push(rule());
    for line in sheets[0].lines() {
        let points = Seat::BOTH.map(|seat| sheets[seat.index()].points(line.rule).to_string());
        table.push(row(label(line.rule), points, Style::PLAIN));
    }
    table.push(rule());
    let totals = Seat::BOTH.map(|seat| sheets[seat.index()].total().to_string());
    table.push(row(Line::of("Total", Style::BOLD), totals, Style::BOLD));
    let cards = Seat::BOTH.map(|seat| game.town(seat).cards().to_string());
    table.push(row(Line::of("Cards", Style::FAINT), cards, Style::FAINT));
    table.skip();
    table.push(Line::of(verdict(game, &sheets), tint::ACCENT));
    table
}

fn label(rule: Rule) -> Line {
    match rule {
        Rule::Group(terrain) => Line::of(format!(" {} ", terrain.letter()), tint::ground(terrain))
            .with(format!(" {terrain}"), Style::PLAIN),
        Rule::Scoring(card) => {
            Line::of(format!(" {card} "), Style::BOLD).with(format!(" {}", card.title()), Style::PLAIN)
        }
    }
}

/// One sentence on where the game stands.
pub(crate) fn verdict(game: &Game, sheets: &[Sheet; 2]) -> String {
    let points = |count: i32| if count == 1 { "1 point".to_owned() } else { format!("{count} points") };
    let lead = sheets[0].total() - sheets[1].total();
    match (game.winner(), game.to_move()) {
        (Some(winner), _) if lead == 0 => {
            format!("{} wins: equal points, and the fewer cards.", name(winner))
        }
        (Some(winner), _) => format!("{} wins by {}.", name(winner), points(lead.abs())),
        (None, Some(seat)) => format!("{} is to move.", name(seat)),
        (None, None) => String::new(),
    }
}
