//! The table: both sides, the circle between them, the score sheet and what is said below.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};
use wagons_table::{Aim, Position, Score};
use wagons_texts::{Texts, key, text};

use super::circle::CirclePicture;
use super::help;
use super::ink::{BOLD, FAINT, Ink};
use super::keys::keys;
use super::layout::{Places, Side, Stage};
use super::sheet::SheetPicture;
use super::side::SidePicture;
use super::talk::TalkPicture;
use crate::focus::Focus;
use crate::table::Table;

pub(super) fn draw(
    table: &Table,
    thinks: Option<(String, Duration)>,
    screen: Rect,
    buf: &mut Buffer,
    ink: Ink,
) {
    let game = &table.shown();
    let texts = table.texts();
    let score = &Score::of(game);
    let lines = &score.lines();
    let change = table.aim().ghost().and_then(|ghost| game.change(ghost));
    let change = change.as_ref();
    let [left, right] = table.in_order();
    let places = Places::on(screen, stage(table), lines.len());

    header(game, texts, places.header, buf);
    for (seat, place) in [(left, places.left), (right, places.right)] {
        if let Some(area) = place {
            SidePicture { table, game, score, lines, change, seat }.draw(area, buf, ink);
        }
    }
    if let Some((area, scale)) = places.circle {
        let aim = match table.aim() {
            Aim::Card(card) => Some(card),
            _ => None,
        };
        let arrow = if game.to_move() == Some(left) { "→" } else { "←" };
        CirclePicture { game, texts, aim, arrow }.draw(area, buf, scale, ink);
    }
    if let Some(area) = places.sheet {
        SheetPicture { table, game, lines, change }.draw(area, buf, ink);
    }
    TalkPicture { table, game, score, lines, thinks }.draw(places.talk, buf, ink);
    let keys = keys(table, usize::from(places.keys.width).saturating_sub(1));
    Paragraph::new(Line::styled(format!(" {keys}"), FAINT)).render(places.keys, buf);
    if let Some((page, place)) = table.help() {
        help::draw(&page, place, buf.area, buf);
    }
}

/// A town that somebody wants to see alone; else everything, or what is left of it after the game.
fn stage(table: &Table) -> Stage {
    match table.alone() {
        Some(seat) if seat == table.left() => Stage::OneTown(Side::Left),
        Some(_) => Stage::OneTown(Side::Right),
        None if table.game().is_over() && !matches!(table.focus(), Focus::Past(_)) => Stage::Towns,
        None => Stage::Table,
    }
}

fn header(game: &Position, texts: &Texts, area: Rect, buf: &mut Buffer) {
    let circle = match game.circle().len() {
        0 => texts.text(key::TERMINAL_CIRCLE_EMPTY).trim_end_matches('.').to_owned(),
        count => text!(texts, TerminalInCircle { count }),
    };
    // The deal of a solo game would tell the order of the deck.
    let deal = game.duel().map(|game| game.deal().to_string());
    let round = game.solo().map(|game| {
        let round = text!(texts, SoloRound { number: game.round().number() });
        format!("{} ({}), {round}", texts.scenario(game.scenario()), texts.variant(game.variant()))
    });
    let middle = deal.or(round).unwrap_or_default();
    let title = Line::styled(format!(" {}", texts.text(key::HOME_TITLE)), BOLD);
    let middle = Line::styled(middle, FAINT);
    let circle = Line::styled(format!("{circle} "), FAINT);
    let (room, across) = (usize::from(area.width), middle.width());
    let before = room.saturating_sub(across) / 2;
    if before >= title.width() + 2 && room >= before + across + 2 + circle.width() {
        Paragraph::new(title).render(area, buf);
        Paragraph::new(middle.centered()).render(area, buf);
    } else {
        // What is being played says more than the name of the game.
        Paragraph::new(middle).render(Rect { x: area.x + 1, ..area }.intersection(area), buf);
        if across + 3 + circle.width() > room {
            return;
        }
    }
    Paragraph::new(circle.right_aligned()).render(area, buf);
}
