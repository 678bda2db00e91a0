//! The loop that shows an app in a real terminal and feeds it keys and time.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, DisableBracketedPaste, EnableBracketedPaste, Event};
use ratatui::crossterm::execute;

use super::app::App;
use super::screen::{self, Ink};

/// How long to wait for a key before looking whether something else has happened.
const BEAT: Duration = Duration::from_millis(50);

/// Plays in the terminal until somebody leaves, then prints how to go on. The terminal is left as it was found,
/// also after a panic.
pub(crate) fn run(mut app: App, ink: Ink) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    // Some terminals cannot tell pasting from typing: that is no reason not to play.
    let _ = execute!(io::stdout(), EnableBracketedPaste);
    let played = play(&mut app, &mut terminal, ink);
    let _ = execute!(io::stdout(), DisableBracketedPaste);
    ratatui::try_restore()?;
    played?;
    if let Some(farewell) = app.farewell() {
        writeln!(io::stdout(), "{farewell}")?;
    }
    Ok(())
}

fn play(app: &mut App, terminal: &mut ratatui::DefaultTerminal, ink: Ink) -> io::Result<()> {
    let mut stale = true;
    while !app.is_done() {
        stale |= app.tick(Instant::now());
        if stale {
            terminal.draw(|frame| screen::draw(frame, app, ink))?;
            stale = false;
        }
        // All keys that are waiting are taken before the next picture, so that a held key never lags behind.
        let mut wait = BEAT;
        while !app.is_done() && event::poll(wait)? {
            match event::read()? {
                Event::Key(key) => app.key(key),
                Event::Paste(text) => app.paste(&text),
                _ => {}
            }
            stale = true;
            wait = Duration::ZERO;
        }
    }
    Ok(())
}
