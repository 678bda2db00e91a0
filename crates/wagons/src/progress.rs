//! A bar for work that takes its time, on the terminal of whoever waits; nothing where nobody watches.

use indicatif::{ProgressBar, ProgressStyle};

const LINE: &str = "[{bar:30}] {pos} of {len} {prefix}, {eta} left{msg}";

/// How far the work is. Gone when it is dropped.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// Nothing is done yet of so many things.
    pub(crate) fn of(all: u64, things: &'static str) -> Self {
        let bar = ProgressBar::new(all).with_prefix(things);
        // A test reads the line; the usual one would show the same.
        let style = ProgressStyle::with_template(LINE).unwrap_or_else(|_| ProgressStyle::default_bar());
        bar.set_style(style.progress_chars("##."));
        Self(bar)
    }

    /// So many are done, and this is known so far; it is only put into words where somebody reads it.
    pub(crate) fn show(&self, done: u64, known: impl FnOnce() -> String) {
        if !self.0.is_hidden() {
            self.0.set_message(known());
            self.0.set_position(done);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_can_be_drawn() {
        assert!(ProgressStyle::with_template(LINE).is_ok());
    }
}
