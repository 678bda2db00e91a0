//! The pictures' colours as the terminal library wants them.

use ratatui::style::{Color, Modifier, Style};
use wagons_rules::Terrain;

pub(super) use crate::picture::tint::{BOLD, FAINT};
use crate::picture::{Colors, tint};

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

    /// A style of the pictures in the colours there are.
    fn style(self, style: Style) -> Style {
        let shown = |color: Option<Color>| color.and_then(|color| self.0.shown(color));
        Style { fg: shown(style.fg), bg: shown(style.bg), ..style }
    }
}
