//! Puzzles: what they are about, and how somebody stands who solves them.

use wagons_players::puzzles::Theme;
use wagons_texts::{key, text};

use super::Narrator;
use crate::day::Day;
use crate::puzzle_book::PuzzleBook;

impl Narrator<'_> {
    /// What a puzzle is about: "It’s about: a skip that hurts, patience."
    pub fn themes(&self, themes: &[Theme]) -> String {
        let theme = |theme: &Theme| {
            self.texts.text(match theme {
                Theme::Win => key::PUZZLE_THEME_WIN,
                Theme::Skip => key::PUZZLE_THEME_SKIP,
                Theme::Denial => key::PUZZLE_THEME_DENIAL,
                Theme::Join => key::PUZZLE_THEME_JOIN,
                Theme::Patience => key::PUZZLE_THEME_PATIENCE,
            })
        };
        let themes: Vec<_> = themes.iter().map(theme).collect();
        format!("{}.", self.texts.labelled(&self.texts.text(key::PUZZLE_THEMES), &themes.join(", ")))
    }

    /// The rating, how many puzzles were solved, and on how many days in a row that of the day, if it was that one.
    pub fn standing(&self, book: &PuzzleBook, today: Option<Day>) -> String {
        let (rating, solved, tried) = (book.rating(), book.solved(), book.tried());
        let standing = text!(self.texts, PuzzleStanding { rating, solved, tried });
        match today.map_or(0, |today| book.series(today)) {
            0 => standing,
            days => format!("{standing} {}", text!(self.texts, PuzzleDays { days })),
        }
    }
}
