//! The score sheets of both sides beside one another.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use wagons_rules::solo::{self, Outcome};
use wagons_rules::{AnyRecord, Game, Rule, Seat, Sheet};

use super::block::{Block, line, pad_to, wrapped};
use super::tint::{self, ACCENT, BOLD, FAINT};
use super::words;

/// Who sits where.
pub(crate) const fn name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "First",
        Seat::Second => "Second",
    }
}

/// Every line of both score sheets, the totals, and who has won or is to move.
pub fn score_table(record: &AnyRecord) -> Block {
    let (mut table, verdict) = match record {
        AnyRecord::Duel(record) => (duel_table(record.game()), duel_verdict(record.game())),
        AnyRecord::Solo(record) => (solo_table(record.game()), solo_verdict(record.game())),
    };
    table.skip();
    table.push(line(verdict, ACCENT));
    table
}

/// Rows of a label and numbers, between rules.
struct Ledger {
    label: usize,
    rows: Block,
}

impl Ledger {
    const COLUMN: usize = 9;

    fn new(label: usize, heads: &[&str]) -> Self {
        let mut ledger = Self { label, rows: Block::default() };
        ledger.row(Line::default(), heads, BOLD);
        ledger.rule(heads.len());
        ledger
    }

    fn row<T: ToString>(&mut self, label: Line<'static>, cells: &[T], style: Style) {
        const COLUMN: usize = Ledger::COLUMN;
        let mut line = label;
        pad_to(&mut line, self.label);
        for cell in cells {
            line.push_span(Span::styled(format!("{:>COLUMN$}", cell.to_string()), style));
        }
        self.rows.push(line);
    }

    fn rule(&mut self, columns: usize) {
        self.rows.push(line("─".repeat(self.label + columns * Self::COLUMN), FAINT));
    }

    /// The last rows.
    fn sum(mut self, totals: &[i32], cards: &[usize]) -> Block {
        self.rule(totals.len());
        self.row(line("Total", BOLD), totals, BOLD);
        self.row(line("Cards", FAINT), cards, FAINT);
        self.rows
    }
}

fn duel_table(game: &Game) -> Block {
    let sheets = Seat::BOTH.map(|seat| game.sheet(seat));
    let mut ledger = Ledger::new(24, &Seat::BOTH.map(name));
    for rule in sheets[0].lines().iter().map(|line| line.rule) {
        ledger.row(label(rule), &sheets.each_ref().map(|sheet| sheet.points(rule)), Style::new());
    }
    ledger.sum(&sheets.each_ref().map(Sheet::total), &Seat::BOTH.map(|seat| game.town(seat).cards()))
}

fn solo_table(game: &solo::Game) -> Block {
    /// How many columns a sentence about the rival takes before it is broken.
    const LONGEST: usize = 40;
    let sheet = game.sheet();
    let mut player = Ledger::new(20, &["Player"]);
    for line in sheet.lines() {
        player.row(label(line.rule), &[line.points], Style::new());
    }
    let rival_sheet = game.rival_sheet();
    let texts = words();
    let mut rival = Ledger::new(LONGEST, &["Rival"]);
    for line in rival_sheet.lines() {
        let mut sentence = wrapped(&texts.rival_rule(line.rule, game.scenario()), LONGEST);
        let last = sentence.pop().unwrap_or_default();
        for part in sentence {
            rival.rows.push(Line::from(part));
        }
        rival.row(Line::from(last), &[line.points], Style::new());
    }
    // Both sums on the same line.
    let height = player.rows.height().max(rival.rows.height());
    for ledger in [&mut player, &mut rival] {
        ledger.rows.0.resize(height, Line::default());
    }
    let player = player.sum(&[sheet.total()], &[game.cards().len()]);
    player.beside(4, rival.sum(&[rival_sheet.total()], &[game.rival().cards().len()]))
}

fn label(rule: Rule) -> Line<'static> {
    match rule {
        Rule::Group(terrain) => {
            line(format!(" {} ", terrain.letter()), tint::ground(terrain)) + Span::raw(format!(" {terrain}"))
        }
        Rule::Scoring(card) => line(format!(" {card} "), BOLD) + Span::raw(format!(" {}", card.title())),
    }
}

/// One sentence on where a two-player game stands.
fn duel_verdict(game: &Game) -> String {
    match (game.winner(), game.to_move()) {
        (Some(winner), _) => format!("{} wins{}", name(winner), by(game.margin().0)),
        (None, to_move) => format!("{} is to move.", to_move.map_or("Nobody", name)),
    }
}

/// One sentence on where a solo game stands.
fn solo_verdict(game: &solo::Game) -> String {
    match game.outcome() {
        None => "The player is to move.".to_owned(),
        Some(Outcome::Drawn) => "A draw: equal points and equally many cards.".to_owned(),
        Some(Outcome::Won) => format!("The player wins{}", by(game.margin().0)),
        Some(Outcome::Lost) => format!("The rival wins{}", by(game.margin().0)),
    }
}

fn by(margin: i32) -> String {
    match margin.abs() {
        0 => ": equal points, and the fewer cards.".to_owned(),
        points => format!(" by {}.", many(points, "point")),
    }
}

/// "1 card", "2 cards".
pub(super) fn many(count: i32, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
