//! The table: both sides, the circle between them, the score sheet and what is said below.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};
use wagons_rules::Move;

use super::circle::CirclePicture;
use super::help;
use super::ink::{BOLD, FAINT, Ink};
use super::layout::{Places, Side, Stage};
use super::sheet::SheetPicture;
use super::side::SidePicture;
use super::talk::TalkPicture;
use crate::play::aim::Aim;
use crate::play::focus::Focus;
use crate::play::position::Position;
use crate::play::reasons::many;
use crate::play::score::score;
use crate::play::table::Table;

pub(super) fn draw(
    table: &Table,
    thinks: Option<(String, Duration)>,
    screen: Rect,
    buf: &mut Buffer,
    ink: Ink,
) {
    let game = &table.shown();
    let lines = &score(game);
    let change = table.aimed().and_then(Move::placement).and_then(|placement| game.change(placement));
    let change = change.as_ref();
    let [left, right] = table.players().in_order();
    let places = Places::on(screen, stage(table));

    header(game, places.header, buf);
    for (seat, place) in [(left, places.left), (right, places.right)] {
        if let Some(area) = place {
            SidePicture { table, game, lines, change, seat }.draw(area, buf, ink);
        }
    }
    if let Some((area, scale)) = places.circle {
        let aim = match table.aim() {
            Aim::Card(card) => Some(card),
            _ => None,
        };
        let arrow = if game.to_move() == Some(left) { "→" } else { "←" };
        CirclePicture { game, aim, arrow }.draw(area, buf, scale, ink);
    }
    if let Some(area) = places.sheet {
        SheetPicture { table, lines, change }.draw(area, buf, ink);
    }
    TalkPicture { table, game, lines, thinks }.draw(places.talk, buf, ink);
    Paragraph::new(Line::styled(keys(table), FAINT)).render(places.keys, buf);
    if table.focus() == Focus::Help {
        help::draw(buf.area, buf);
    }
}

/// A town that somebody wants to see alone; else everything, or what is left of it after the game.
fn stage(table: &Table) -> Stage {
    match table.alone() {
        Some(seat) if seat == table.players().left() => Stage::OneTown(Side::Left),
        Some(_) => Stage::OneTown(Side::Right),
        None if table.game().is_over() && !matches!(table.focus(), Focus::Past(_)) => Stage::Towns,
        None => Stage::Table,
    }
}

fn header(game: &Position, area: Rect, buf: &mut Buffer) {
    let circle = match game.circle().len() {
        0 => "the circle is empty".to_owned(),
        cards => format!("{} in the circle", many(cards, "card")),
    };
    // The deal of a solo game would tell the order of the deck.
    let middle = match game {
        Position::Duel(game) => game.deal().to_string(),
        Position::Solo(game) => {
            format!("{}, {}, round {}", game.scenario().title(), game.variant(), game.round().number())
        }
    };
    Paragraph::new(Line::styled(" Circle the Wagons", BOLD)).render(area, buf);
    Paragraph::new(Line::styled(middle, FAINT).centered()).render(area, buf);
    Paragraph::new(Line::styled(format!("{circle} "), FAINT).right_aligned()).render(area, buf);
}

/// The keys that mean something now.
fn keys(table: &Table) -> &'static str {
    match (table.focus(), table.aim()) {
        (Focus::Help, _) => " any key back",
        (Focus::Sheet(_), _) => " ↑↓ line  Esc back  ? keys  Q quit",
        (Focus::Past(_), _) => " ←→ step  Home first  End last  Esc back  ? keys  Q quit",
        _ if table.game().is_over() => {
            " A analyse  M rematch  N new deal  ←→ replay  S score  U undo  ? keys  Q quit"
        }
        _ if table.computer_decides() => " Enter hurry  U undo  S score  L log  ? keys  Q quit",
        (_, Aim::Spot(_)) => {
            " ←↑↓→ move  R turn  Enter place  U undo  H hint  S score  L log  ? keys  Q quit"
        }
        _ => " ←→ card  Enter take  U undo  H hint  S score  L log  ? keys  Q quit",
    }
}
