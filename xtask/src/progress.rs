//! How far a long program is: a bar with the time left on a terminal, nothing in a pipe.
//!
//! Bars stand below everything that is printed; several may stand there at the same time.

use std::cell::RefCell;
use std::io::{self, IsTerminal};
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{MultiProgress, ProgressBar, ProgressStyle};

static BARS: LazyLock<MultiProgress> = LazyLock::new(MultiProgress::new);

thread_local! {
    /// What this thread printed, if that is kept back.
    static KEPT_BACK: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// A bar below the output of one program. Gone when it is dropped.
pub(crate) struct Bar {
    bar: ProgressBar,
    begun: Instant,
}

/// Whether anybody watches.
pub(crate) fn is_watched() -> bool {
    io::stdout().is_terminal() && io::stderr().is_terminal()
}

/// Prints a line above all bars, unless it is kept back.
pub(crate) fn line(text: &str) {
    let keep = |kept: &mut Option<String>| kept.as_mut().map(|kept| kept.extend([text, "\n"]));
    let is_kept = KEPT_BACK.with_borrow_mut(keep).is_some();
    if !is_kept && (!is_watched() || BARS.println(text).is_err()) {
        println!("{text}");
    }
}

/// Does something, and returns the lines that this thread printed meanwhile instead of printing them.
pub(crate) fn keeping_back<T>(work: impl FnOnce() -> T) -> (T, String) {
    KEPT_BACK.set(Some(String::new()));
    let done = work();
    (done, KEPT_BACK.take().unwrap_or_default())
}

impl Bar {
    /// Nothing is done yet.
    pub(crate) fn new() -> Self {
        let bar = if is_watched() { BARS.add(ProgressBar::new(1)) } else { ProgressBar::hidden() };
        bar.set_style(style(LINE));
        Self { bar, begun: Instant::now() }
    }

    /// A bar for something that lasts so long, whatever it prints.
    pub(crate) fn lasting(time: Duration) -> Self {
        let lasting = Self::new();
        lasting.bar.set_length(time.as_secs());
        lasting.bar.set_style(style(LASTING));
        if is_watched() {
            let (bar, begun) = (lasting.bar.clone(), lasting.begun);
            // It ends with the bar; without it there is just no bar.
            thread::spawn(move || {
                while !bar.is_finished() {
                    bar.set_position(begun.elapsed().min(time).as_secs());
                    thread::sleep(Duration::from_millis(500));
                }
            });
        }
        lasting
    }

    /// Reads how far cargo is from the bar that it would like to draw. Says whether it was one.
    pub(crate) fn read(&self, piece: &str) -> bool {
        let Some((done, all)) = counted(piece) else { return false };
        self.bar.set_length(all);
        self.bar.set_position(done);
        let left = left(self.begun.elapsed(), done, all);
        self.bar.set_message(left.map_or(String::new(), |left| format!(", about {}", in_words(left))));
        true
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
        BARS.remove(&self.bar);
    }
}

/// A template that a test reads.
fn style(line: &str) -> ProgressStyle {
    ProgressStyle::with_template(line).unwrap_or_else(|_| ProgressStyle::default_bar())
}

const LASTING: &str = "  [{bar:30}] {pos} of {len} s, {eta} left";
const LINE: &str = "  [{bar:30}] {pos} of {len}, {elapsed}{msg}";

/// The numbers in a bar of cargo's, as in `Building [====>   ] 45/181: leptos, serde`.
fn counted(piece: &str) -> Option<(u64, u64)> {
    let (_, after) = piece.split_once("Building")?.1.split_once("] ")?;
    let (done, rest) = after.split_once('/')?;
    let all: String = rest.chars().take_while(char::is_ascii_digit).collect();
    Some((done.trim().parse().ok()?, all.parse().ok()?))
}

/// How much longer it will take, if that can be guessed yet. The last crate is the one everything is linked into:
/// optimised as a whole it takes about half as long as all others together.
fn left(elapsed: Duration, done: u64, all: u64) -> Option<Duration> {
    const LAST: f64 = 0.5;
    let weight = all as f64 * (1.0 + LAST);
    (done > 0 && elapsed.as_secs() >= 5).then(|| elapsed.mul_f64((weight - done as f64) / done as f64))
}

fn in_words(left: Duration) -> String {
    match left.as_secs() {
        seconds @ 0..90 => format!("{} s left", seconds.div_ceil(10) * 10),
        seconds => format!("{} min left", seconds.div_ceil(60)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_can_be_drawn() {
        assert!([LINE, LASTING].map(ProgressStyle::with_template).iter().all(Result::is_ok));
    }

    #[test]
    fn lines_are_kept_back_where_that_is_wanted() {
        assert_eq!(keeping_back(|| line("first")), ((), "first\n".to_owned()));
        assert_eq!(keeping_back(|| 1), (1, String::new()));
    }

    #[test]
    fn cargo_says_how_far_it_is() {
        assert_eq!(counted("    Building [====>      ] 45/181: leptos, serde(build)"), Some((45, 181)));
        assert_eq!(counted("   Compiling serde v1.0.0"), None);
        assert_eq!(counted("    Building 45 of 181"), None);
    }

    #[test]
    fn the_time_left_is_guessed_from_the_time_gone() {
        assert_eq!(left(Duration::from_mins(1), 0, 100), None);
        assert_eq!(left(Duration::from_mins(1), 50, 100), Some(Duration::from_mins(2)));
        assert_eq!(in_words(Duration::from_secs(31)), "40 s left");
        assert_eq!(in_words(Duration::from_secs(121)), "3 min left");
    }
}
