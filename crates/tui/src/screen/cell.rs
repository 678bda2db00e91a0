//! One territory as a few characters: its two letters, a sign for why it is shown, and where there is room its
//! pattern. Signs and letters say everything; colours only say it faster.

use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use wagons_rules::{Card, Cell, Evidence, Placement, Territory};

use super::canvas::Canvas;
use super::ink::FAINT;
use crate::picture::Scale;

/// Why a cell is shown the way it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    /// It just lies there.
    Plain,
    /// It was placed in the latest turn.
    Fresh,
    /// It would lie here, over what is there now.
    Ghost(Option<Territory>),
    /// A line of the score sheet counts it, counts others because of it, or loses points for it.
    Counted,
    Because,
    Costing,
    /// The line of the score sheet has nothing to do with it.
    Faded,
    /// A card could cover this empty cell.
    Spot,
}

impl Scale {
    /// All, the largest first.
    const ALL: [Self; 4] =
        [Self { width: 6, height: 3 }, Self::LARGE, Self { width: 3, height: 1 }, Self::SMALLEST];

    /// How many columns there are up to the end of the letters, with the sign before them.
    pub(crate) const fn lettered(self) -> u16 {
        match self.width {
            2 => 2,
            3 | 4 => 3,
            _ => 4,
        }
    }

    /// The largest scale that fits, or the smallest there is.
    pub(crate) fn largest(fits: impl Fn(Self) -> bool) -> Self {
        Self::ALL.into_iter().find(|&scale| fits(scale)).unwrap_or(Self::SMALLEST)
    }

    /// Whether so many columns and rows of cells fit an area.
    pub(crate) const fn fits(self, area: Rect, columns: u16, rows: u16) -> bool {
        self.width * columns <= area.width && self.height * rows <= area.height
    }
}

impl Mark {
    /// Why a line of the score sheet speaks of a cell, or does not.
    pub(crate) fn lit(evidence: &Evidence, cell: Cell) -> Self {
        let Evidence { counted, costing, because, .. } = evidence;
        match () {
            () if counted.contains(&cell) => Self::Counted,
            () if costing.contains(&cell) => Self::Costing,
            () if because.contains(&cell) => Self::Because,
            () => Self::Faded,
        }
    }

    /// The sign before the letters.
    const fn sign(self) -> &'static str {
        match self {
            Self::Plain | Self::Faded | Self::Spot | Self::Ghost(_) => " ",
            Self::Fresh => "'",
            Self::Counted => "*",
            Self::Because => "+",
            Self::Costing => "−",
        }
    }

    /// What must still be told apart where there is no room for a sign.
    const fn modifier(self, scale: Scale) -> Modifier {
        match self {
            Self::Ghost(_) if scale.width == 2 => Modifier::REVERSED,
            Self::Because => Modifier::UNDERLINED,
            Self::Costing => Modifier::REVERSED,
            _ => Modifier::empty(),
        }
    }
}

impl Canvas<'_> {
    /// Draws a territory with its top left character at `corner`.
    pub(super) fn territory(&mut self, corner: Position, scale: Scale, shown: Territory, mark: Mark) {
        let Scale { width, height } = scale;
        let (ground, (pattern, pattern_style)) = match mark {
            Mark::Faded => (FAINT, (" ", FAINT)),
            _ => (self.colors.ground(shown.terrain), self.colors.pattern(shown.terrain)),
        };
        let pattern: String = pattern.chars().cycle().take(width.into()).collect();
        for row in 0..height {
            self.put(Position::new(corner.x, corner.y + row), &pattern, pattern_style);
        }
        let sign = if width > 2 { mark.sign() } else { "" };
        let letters = format!("{:>1$}", format!("{sign}{shown}"), scale.lettered().into());
        let letters = format!("{letters:<0$}", width.into());
        let row = corner.y + (height - 1) / 2;
        self.put(Position::new(corner.x, row), &letters, ground.add_modifier(mark.modifier(scale)));
        if let Mark::Ghost(covered) = mark {
            if let Some(covered) = covered.filter(|_| height > 1) {
                let below = Position::new(corner.x, corner.y + height - 1);
                let gone = pattern_style.add_modifier(Modifier::CROSSED_OUT);
                self.put(below, &format!(" {covered}"), gone);
            }
            if width > 2 {
                for line in corner.y..corner.y + height {
                    let sign = if line == row { ">" } else { " " };
                    self.put(Position::new(corner.x, line), sign, self.colors.chosen());
                }
            }
        }
    }

    /// A whole card, upright, under its label, with a mark for each of its cells.
    pub(super) fn card(
        &mut self,
        corner: Position,
        scale: Scale,
        card: Card,
        (label, style): (&str, Style),
        mark: impl Fn(Cell) -> Mark,
    ) {
        self.put(corner, label, style);
        for (at, shown) in Placement::new(card, false, 0, 0).cells() {
            let x = corner.x + at.x as u16 * scale.width;
            let y = corner.y + 1 + (1 - at.y as u16) * scale.height;
            self.territory(Position::new(x, y), scale, shown, mark(at));
        }
    }

    /// Draws an empty cell: a dot where a card could lie, a sign where a line of the score sheet counts the hole.
    pub(super) fn empty(&mut self, corner: Position, scale: Scale, mark: Mark) {
        let (text, style) = match mark {
            Mark::Spot => ("·", FAINT),
            Mark::Counted => ("**", self.colors.accent()),
            _ => return,
        };
        let middle = Position::new(corner.x + (scale.width - 1) / 2, corner.y + (scale.height - 1) / 2);
        self.put(middle, text, style);
    }
}
