//! The loop that shows an app in a real terminal and feeds it keys and time.
//!
//! Whatever ends it, the terminal is left as it was found: the game is kept after every move, so that nothing else is
//! to be done in a hurry.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, DisableBracketedPaste, EnableBracketedPaste, Event, KeyEventKind};
use ratatui::crossterm::execute;

use crate::app::App;
use crate::charset::Charset;
use crate::picture::Colors;
use crate::screen;
use crate::signals::Signals;

/// How long to wait for a key before looking whether something else has happened.
const BEAT: Duration = Duration::from_millis(50);

/// The terminal while it is ours.
struct Taken(ratatui::DefaultTerminal);

impl Taken {
    /// Takes the whole screen. A panic gives it back before it is reported.
    fn take() -> io::Result<Self> {
        let terminal = ratatui::try_init()?;
        // Some terminals cannot tell pasting from typing: that is no reason not to play.
        let _ = execute!(io::stdout(), EnableBracketedPaste);
        Ok(Self(terminal))
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Leaves the terminal as it was found.
fn give_back() {
    // If the terminal is gone there is nothing to give back.
    let _ = execute!(io::stdout(), DisableBracketedPaste);
    let _ = ratatui::try_restore();
    let _ = execute!(io::stdout(), Show);
}

/// Plays in the terminal until somebody leaves, then prints how to go on.
pub(crate) fn run(mut app: App, colors: Colors, charset: Charset) -> io::Result<()> {
    let signals = Signals::watch(give_back)?;
    let mut taken = Taken::take()?;
    let played = play(&mut app, &mut taken.0, colors, charset, &signals);
    drop(taken);
    let farewell = app.farewell();
    let told = farewell.map_or(Ok(()), |farewell| writeln!(io::stdout(), "{}", charset.shown(&farewell)));
    signals.obey();
    played.and(told)
}

fn play(
    app: &mut App,
    terminal: &mut ratatui::DefaultTerminal,
    colors: Colors,
    charset: Charset,
    signals: &Signals,
) -> io::Result<()> {
    let mut stale = true;
    while !app.is_done() && !signals.have_come() {
        stale |= app.tick(Instant::now());
        if stale {
            terminal.draw(|frame| screen::draw(frame, app, colors, charset))?;
            let size = terminal.size()?;
            app.hide(!screen::fits(size.width, size.height));
            stale = false;
        }
        // All keys that are waiting are taken before the next picture, so that a held key never lags behind.
        let mut wait = BEAT;
        while !app.is_done() && event::poll(wait)? {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key),
                Event::Paste(text) => app.paste(&text),
                Event::Resize(width, height) => app.hide(!screen::fits(width, height)),
                _ => {}
            }
            stale = true;
            wait = Duration::ZERO;
        }
    }
    Ok(())
}
