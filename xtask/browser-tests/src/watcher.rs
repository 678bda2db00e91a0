//! What happens on the page while nobody looks: long tasks, slow frames, announcements, forbidden requests.
//!
//! A script in the page writes it down; here it is read.

use serde::Deserialize;

use crate::table::Table;
use crate::trouble::Trouble;

/// The script, to be run in every page before its own.
pub(crate) const SCRIPT: &str = include_str!("watcher.js");

/// A time in which the page could not answer: more than 50 ms of work at once.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct LongTask {
    /// When it began, in milliseconds since the page was opened.
    pub start: f64,
    /// How many milliseconds it took.
    pub duration: f64,
}

/// The times between frames while something moved, in milliseconds.
#[derive(Debug, Clone, PartialEq)]
pub struct Frames(Vec<f64>);

impl Frames {
    /// How many were shown.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Frames a second.
    pub fn rate(&self) -> f64 {
        let time: f64 = self.0.iter().sum();
        if time > 0.0 { self.0.len() as f64 * 1000.0 / time } else { 0.0 }
    }

    /// The longest time without a new one.
    pub fn longest(&self) -> f64 {
        self.0.iter().copied().fold(0.0, f64::max)
    }
}

impl Table {
    /// Every long task since the page was opened.
    pub async fn long_tasks(&self) -> Result<Vec<LongTask>, Trouble> {
        self.read("return seenByVisitor.longTasks").await
    }

    /// Every text a screen reader was given to speak since the page was opened, in order.
    pub async fn announcements(&self) -> Result<Vec<String>, Trouble> {
        self.read("return seenByVisitor.announcements").await
    }

    /// When there was something to press for the first time, in milliseconds since the page was asked for.
    pub async fn ready_after(&self) -> Result<f64, Trouble> {
        self.holds("something to press", "seenByVisitor.ready !== null").await?;
        self.read("return seenByVisitor.ready").await
    }

    /// What happens in frames while something is done.
    pub async fn frames_during(
        &self,
        deed: impl Future<Output = Result<(), Trouble>>,
    ) -> Result<Frames, Trouble> {
        let () = self.read("seenByVisitor.startFrames()").await?;
        deed.await?;
        self.read("return seenByVisitor.stopFrames()").await.map(Frames)
    }

    /// How often a finger stayed so long that it meant something else than a tap.
    pub(crate) async fn long_presses(&self) -> Result<u32, Trouble> {
        // A tap may lead to another page.
        self.read("return window.seenByVisitor?.longPresses ?? 0").await
    }

    pub(crate) async fn policy_violations(&self) -> Result<Vec<String>, Trouble> {
        // A page that could not be opened has no watcher.
        self.read("return window.seenByVisitor?.violations ?? []").await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_counted_by_their_times() {
        let frames = Frames(vec![10.0, 20.0, 30.0, 20.0]);
        assert_eq!((frames.count(), frames.rate(), frames.longest()), (4, 50.0, 30.0));
    }
}
