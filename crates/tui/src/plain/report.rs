//! A position in words and letters, one fact a line.

use wagons_rules::solo::{RivalTurn, Round};
use wagons_rules::{Card, Cell, Decision, Seat, Town};
use wagons_table::score::ScoreLine;
use wagons_table::{Position, Score};
use wagons_texts::{Texts, key, number, text};

use super::command::COMMANDS;
use crate::help::sections;
use crate::table::Table;
use crate::telling::{heading, letters, noted};

/// What can be typed.
pub(super) fn help(texts: &Texts) -> String {
    let mut lines = vec![texts.text(key::TERMINAL_HELP_MOVES)];
    let forms = [
        ("*B", key::TERMINAL_HELP_START),
        ("P", key::TERMINAL_HELP_DRAFT),
        ("P0,0 P'0,0", key::TERMINAL_HELP_PLACE),
    ];
    lines.extend(forms.map(|(form, key)| format!("  {form:<12} {}", texts.text(key))));
    lines.push(texts.text(key::TERMINAL_HELP_COMMANDS));
    lines.extend(
        COMMANDS.map(|(_, _, word, meaning)| format!("  {:<12} {}", texts.text(word), texts.text(meaning))),
    );
    lines.push(letters(texts));
    lines.join("\n")
}

/// The rules that matter at this table, one sentence a line.
pub(super) fn how_to_play(table: &Table) -> String {
    let sections = sections(table.texts(), table.game()).into_iter();
    let sections = sections.map(|(title, sentences)| listed(heading(table.texts(), &title), sentences));
    sections.collect::<Vec<_>>().join("\n")
}

/// A head, and indented lines below it.
fn listed(head: String, lines: impl IntoIterator<Item = String>) -> String {
    lines.into_iter().fold(head, |text, line| format!("{text}\n  {line}"))
}

/// The scoring cards with what they pay for, and what a rival is after.
pub(super) fn rules(table: &Table) -> String {
    let texts = table.texts();
    let mut lines = vec![texts.text(key::TERMINAL_SCORING_CARDS)];
    let scoring = table.game().scoring().into_iter();
    lines.extend(scoring.map(|card| {
        let title = format!("  {card} {}", texts.card(card));
        noted(&title, &texts.rule(card))
    }));
    if let Position::Solo(game) = table.game() {
        let (scenario, variant) = (game.scenario(), game.variant());
        let title = format!("{} ({})", texts.scenario(scenario), texts.variant(variant));
        lines.push(heading(texts, &title));
        let mut part = |title: String, sentences: Vec<String>| {
            lines.push(format!("  {}", heading(texts, &title)));
            lines.extend(sentences.into_iter().map(|sentence| format!("    {sentence}")));
        };
        for round in [Round::One, Round::Two] {
            let title = text!(texts, SoloRound { number: round.number() });
            part(title, texts.hunt(scenario, variant, round));
        }
        part(texts.text(key::SOLO_RIVAL_SCORES), texts.rival_scoring(scenario, variant));
    }
    lines.join("\n")
}

/// The circle, the deck and both towns.
pub(super) fn position(table: &Table) -> String {
    let mut parts = vec![circle(table.game(), table.texts())];
    if let Some((top, count)) = table.game().deck() {
        let territories = territories(top);
        parts.push(text!(table.texts(), SoloDeck { count, card: top, territories }));
    }
    parts.extend(table.in_order().map(|seat| town(table, seat)));
    parts.join("\n")
}

/// The town of a person who is to place a card, and the card.
pub(super) fn to_place(table: &Table) -> Option<[String; 2]> {
    let Some(Decision::Place(card)) = table.game().decision() else { return None };
    let card = text!(table.texts(), SoloTownCard { card, territories: territories(card) });
    Some([town(table, table.game().to_move()?), card])
}

/// Every line of both sheets with its reason, and the totals.
pub(super) fn sheet(table: &Table) -> String {
    let (game, texts, narrator) = (table.game(), table.texts(), table.narrator());
    let score = Score::of(game);
    let sheet = |seat: Seat| {
        let line = |line: ScoreLine| {
            let points = number(line.points[seat.index()]?);
            let title = narrator.line_title(game, line.counted);
            let why = narrator.why(game, &score, line.counted, seat).unwrap_or_default();
            Some(noted(&format!("{} {points}", title.trim_end_matches('.')), &why))
        };
        let title = format!("{}, {}", texts.text(key::TABLE_SHEET), table.people().name(seat));
        let cards = text!(texts, Cards { count: game.cards(seat) });
        let total = format!("{} {} ({cards})", texts.text(key::TABLE_TOTAL), number(score.total(seat)));
        listed(heading(texts, &title), score.lines().into_iter().filter_map(line).chain([total]))
    };
    table.in_order().map(sheet).join("\n")
}

/// What the rival did and why, one turn a line, the first first; nothing in a game of two.
pub(super) fn rival(table: &Table) -> Option<String> {
    let (Position::Solo(game), texts) = (table.game(), table.texts()) else { return None };
    let turn = |(number, turn): (usize, &RivalTurn)| {
        let title = text!(texts, SoloTurn { number: number + 1 });
        noted(&title, &texts.rival_turn(turn, game.scenario()))
    };
    let turns: Vec<_> = game.rival_turns().enumerate().map(turn).collect();
    Some(if turns.is_empty() { texts.text(key::SOLO_TURNS_NONE) } else { turns.join("\n") })
}

/// The legal moves, as `wagons moves` prints them.
pub(super) fn moves(table: &Table) -> String {
    let moves: Vec<_> = table.game().moves().map(|mv| mv.to_string()).collect();
    if moves.is_empty() { table.texts().text(key::ASK_NOTHING) } else { moves.join(" ") }
}

fn circle(game: &Position, texts: &Texts) -> String {
    let cards = game.circle();
    if cards.is_empty() {
        return texts.text(key::TERMINAL_CIRCLE_EMPTY);
    }
    let line = |(skips, &card): (usize, &Card)| {
        let territories = territories(card);
        if game.is_priced() {
            text!(texts, TableCircleCard { card, territories, skips })
        } else {
            text!(texts, SoloTownCard { card, territories })
        }
    };
    listed(texts.text(key::TERMINAL_CIRCLE), cards.iter().enumerate().map(line))
}

/// A card's territories, upper row first.
fn territories(card: Card) -> String {
    let [a, b, c, d] = card.territories();
    format!("{a} {b} / {c} {d}")
}

/// A town with the numbers of its rows and columns, its points, and what waits to be placed.
fn town(table: &Table, seat: Seat) -> String {
    let (game, texts) = (table.game(), table.texts());
    let name = match game.row_of_cards(seat) {
        Some(_) => texts.text(key::TABLE_RIVAL_TOWN),
        None => text!(texts, TableTown { person: table.people().person(seat) }),
    };
    let mut facts = vec![name, text!(texts, Points { count: game.points(seat) })];
    let free = Some(texts.letters(game.free_cards(seat))).filter(|cards| !cards.is_empty());
    facts.extend(free.map(|cards| text!(texts, TerminalFree { cards })));
    let lines = match game.row_of_cards(seat) {
        Some([]) => vec![texts.text(key::TABLE_TOWN_EMPTY)],
        Some(cards) => {
            let card = |&card| text!(texts, SoloTownCard { card, territories: territories(card) });
            cards.iter().map(card).collect()
        }
        None => picture(game.town(seat)).unwrap_or_else(|| vec![texts.text(key::TABLE_TOWN_EMPTY)]),
    };
    listed(heading(texts, &facts.join(", ")), lines)
}

fn picture(town: &Town) -> Option<Vec<String>> {
    let bounds = town.bounds()?;
    let row = |y| {
        let cells = (bounds.left..=bounds.right).map(|x| match town.at(Cell::new(x, y)) {
            Some(territory) => format!("  {territory}"),
            None => "   .".to_owned(),
        });
        format!("{y:>3} |{}", cells.collect::<String>())
    };
    let columns: Vec<_> = (bounds.left..=bounds.right).map(|x| format!("{x:>4}")).collect();
    Some((bounds.bottom..=bounds.top).rev().map(row).chain([format!("     {}", columns.concat())]).collect())
}
