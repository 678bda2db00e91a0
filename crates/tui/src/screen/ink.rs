//! The pictures' colours as the terminal library wants them.

use ratatui::style::{Color, Modifier, Style};
use wagons_rules::Terrain;

use crate::picture::{self, Colors, tint};

/// The colours that can be used, and what they are used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ink(Colors);

impl Ink {
    /// No colours at all.
    pub(crate) const NONE: Self = Self(Colors::None);

    pub(crate) const fn new(colors: Colors) -> Self {
        Self(colors)
    }

    /// Letters on the ground of a terrain.
    pub(crate) fn ground(self, terrain: Terrain) -> Style {
        self.style(tint::ground(terrain))
    }

    /// The pattern of a terrain and how it is drawn.
    pub(crate) fn pattern(self, terrain: Terrain) -> (&'static str, Style) {
        let (pattern, style) = tint::pattern(terrain);
        (pattern, self.style(style))
    }

    /// What stands out: who is to move, what is pointed at, who has won.
    pub(crate) fn accent(self) -> Style {
        self.style(tint::ACCENT)
    }

    /// What is pointed at in a list.
    pub(crate) fn chosen(self) -> Style {
        // Whatever ground it lies on, the colours are the same.
        self.accent().bg(Color::Reset).add_modifier(Modifier::REVERSED)
    }

    fn style(self, style: picture::Style) -> Style {
        let mut painted = Style::new();
        painted.fg = style.ink.and_then(|rgb| self.color(rgb));
        painted.bg = style.ground.and_then(|rgb| self.color(rgb));
        if style.bold {
            painted = painted.add_modifier(Modifier::BOLD);
        }
        if style.faint {
            painted = painted.add_modifier(Modifier::DIM);
        }
        painted
    }

    fn color(self, rgb: picture::Rgb) -> Option<Color> {
        match self.0 {
            Colors::None => None,
            Colors::Indexed => Some(Color::Indexed(picture::nearest(rgb))),
            Colors::True => Some(Color::Rgb(rgb[0], rgb[1], rgb[2])),
        }
    }
}

/// Titles and questions.
pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
/// What steps back.
pub(crate) const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
