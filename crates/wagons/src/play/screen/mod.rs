//! Drawing: pure functions from what is the case to what is seen. Nothing here changes anything.

mod cell;
mod circle;
mod form;
mod help;
mod ink;
mod layout;
mod sheet;
mod talk;
mod town;

use std::time::Duration;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Widget, Wrap};
use wagons_rules::{Game, Seat};

use self::circle::CirclePicture;
pub(crate) use self::ink::Ink;
use self::ink::{BOLD, FAINT};
use self::layout::{Places, SMALLEST};
use self::sheet::SheetPicture;
use self::talk::TalkPicture;
use self::town::TownPicture;
use super::aim::Aim;
use super::app::{App, Scene};
use super::change::Change;
use super::table::{Focus, Table};

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, app: &App, ink: Ink) {
    let area = frame.area();
    let buf = frame.buffer_mut();
    match (Places::on(area), app.scene()) {
        (None, _) => too_small(area, buf),
        (_, Scene::Form(form)) => form::draw(form, area, buf, ink),
        (Some(places), Scene::Table(table)) => draw_table(table, app.thinks(), &places, buf, ink),
    }
}

fn too_small(area: Rect, buf: &mut Buffer) {
    let text = format!(
        "The table needs {} columns and {} rows; here are {} and {}. Enlarge the window, press Q to leave, or play \
         in lines with --plain.",
        SMALLEST.0, SMALLEST.1, area.width, area.height
    );
    Paragraph::new(text).wrap(Wrap { trim: true }).render(area, buf);
}

fn draw_table(
    table: &Table,
    thinks: Option<(String, Duration)>,
    places: &Places,
    buf: &mut Buffer,
    ink: Ink,
) {
    let game = table.shown();
    let change = table.aimed().map(|mv| Change::of(&game, mv));
    let left = table.players().left();

    header(&game, places.header, buf);
    for (seat, area) in [(left, places.left), (left.other(), places.right)] {
        draw_town(table, &game, seat, change.as_ref(), area, buf, ink);
    }
    let aim = match table.aim() {
        Aim::Card(card) => Some(card),
        _ => None,
    };
    let arrow = if game.to_move() == Some(left) { "→" } else { "←" };
    CirclePicture { game: &game, aim, arrow }.draw(places.circle, buf, places.circle_scale, ink);
    SheetPicture { table, game: &game, change: change.as_ref() }.draw(places.sheet, buf, ink);
    TalkPicture { table, game: &game, thinks }.draw(places.talk, buf, ink);
    Paragraph::new(Line::styled(keys(table), FAINT)).render(places.keys, buf);
    if table.focus() == Focus::Help {
        help::draw(buf.area, buf);
    }
}

fn header(game: &Game, area: Rect, buf: &mut Buffer) {
    let left = match game.circle().len() {
        0 => "the circle is empty".to_owned(),
        1 => "1 card in the circle".to_owned(),
        cards => format!("{cards} cards in the circle"),
    };
    Paragraph::new(Line::styled(" Circle the Wagons", BOLD)).render(area, buf);
    Paragraph::new(Line::styled(game.deal().to_string(), FAINT).centered()).render(area, buf);
    Paragraph::new(Line::styled(format!("{left} "), FAINT).right_aligned()).render(area, buf);
}

fn draw_town(
    table: &Table,
    game: &Game,
    seat: Seat,
    change: Option<&Change>,
    area: Rect,
    buf: &mut Buffer,
    ink: Ink,
) {
    let to_move = game.to_move() == Some(seat);
    let sheet = game.sheet(seat);
    let points = match table.counted() {
        Some(counted) => sheet.lines().iter().take(counted).map(|line| line.points).sum(),
        None => sheet.total(),
    };
    let gain = change.map_or(0, |change| change.gain(seat));
    let name = format!("{} {} {points}", if to_move { " >" } else { " " }, table.players().at(seat).name());
    let style =
        if to_move || game.winner() == Some(seat) && table.counted().is_none() { ink.accent() } else { BOLD };
    let gain = if gain == 0 { " ".to_owned() } else { format!(" {gain:+} ") };
    let title = Line::from(vec![Span::styled(name, style), Span::styled(gain, ink.accent())]);
    let free: String = game.free_cards(seat).iter().map(|card| card.letter()).collect();
    let free = (!free.is_empty()).then(|| Line::styled(format!(" free {free} "), BOLD));
    let inner = pane(area, buf, title, free);

    let fresh = table.history().latest(seat, table.seen());
    let lit = table.lit().and_then(|rule| sheet.line(rule)).map(|line| &line.evidence);
    let ghost = table.aim().ghost().filter(|_| to_move && lit.is_none());
    TownPicture { town: game.town(seat), complete: table.game().is_over(), ghost, fresh: &fresh, lit }
        .draw(inner, buf, ink);
}

/// The keys that mean something now.
fn keys(table: &Table) -> &'static str {
    match (table.focus(), table.aim()) {
        (Focus::Help, _) => " any key back",
        (Focus::Sheet(_), _) => " ↑↓ line  Esc back  ? keys  Q quit",
        (Focus::Past(_), _) => " ←→ step  Home first  End last  Esc back  ? keys  Q quit",
        _ if table.game().is_over() => " M rematch  N new deal  ←→ replay  S score  U undo  ? keys  Q quit",
        _ if table.computer_decides() => " Enter hurry  U undo  S score  L log  ? keys  Q quit",
        (_, Aim::Spot(_)) => {
            " ←↑↓→ move  R turn  Enter place  U undo  H hint  S score  L log  ? keys  Q quit"
        }
        _ => " ←→ card  Enter take  U undo  H hint  S score  L log  ? keys  Q quit",
    }
}

/// A line with a title on it and, at its right end, a remark; what lies below is returned.
fn pane(area: Rect, buf: &mut Buffer, title: Line<'_>, remark: Option<Line<'_>>) -> Rect {
    let mut block = Block::new().borders(Borders::TOP).border_style(FAINT).title_top(title);
    if let Some(remark) = remark {
        block = block.title_top(remark.right_aligned());
    }
    let inner = block.inner(area);
    block.render(area, buf);
    inner
}
