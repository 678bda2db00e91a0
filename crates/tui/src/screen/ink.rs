//! The pictures' colours as the terminal library wants them.

use ratatui::style::{Color, Modifier, Style};
use wagons_rules::Terrain;

pub(super) use crate::picture::tint::{BOLD, FAINT};
use crate::picture::{Colors, tint};

/// What the colours are used for on the screen.
impl Colors {
    /// Letters on the ground of a terrain.
    pub(super) fn ground(self, terrain: Terrain) -> Style {
        self.style(tint::ground(terrain))
    }

    /// The pattern of a terrain and how it is drawn.
    pub(super) fn pattern(self, terrain: Terrain) -> (&'static str, Style) {
        let (pattern, style) = tint::pattern(terrain);
        (pattern, self.style(style))
    }

    /// What stands out: who is to move, what is pointed at, who has won.
    pub(super) fn accent(self) -> Style {
        self.style(tint::ACCENT)
    }

    /// What is pointed at in a list.
    pub(super) fn chosen(self) -> Style {
        // Whatever ground it lies on, the colours are the same.
        self.accent().bg(Color::Reset).add_modifier(Modifier::REVERSED)
    }

    /// A style of the pictures in the colours there are.
    fn style(self, style: Style) -> Style {
        let shown = |color: Option<Color>| color.and_then(|color| self.shown(color));
        Style { fg: shown(style.fg), bg: shown(style.bg), ..style }
    }
}
