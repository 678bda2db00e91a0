//! The colours of pictures. Letters on a ground keep a contrast of at least 4.5, which a test measures.

use ratatui::style::{Color, Modifier, Style};
use wagons_rules::Terrain;

/// Titles and questions.
pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
/// What steps back.
pub(crate) const FAINT: Style = Style::new().add_modifier(Modifier::DIM);

/// What stands out: who is to move, the card just placed, the winner. Halfway between dark and light terminals.
pub(crate) const ACCENT: Style = BOLD.fg(Color::Rgb(206, 92, 0));

/// Letters on the ground of a terrain.
pub(crate) const fn ground(terrain: Terrain) -> Style {
    const DARK: Color = Color::Rgb(24, 18, 10);
    const LIGHT: Color = Color::Rgb(255, 255, 255);
    let (ink, ground) = match terrain {
        Terrain::Desert => (DARK, [236, 202, 139]),
        Terrain::Forest => (LIGHT, [28, 84, 40]),
        Terrain::Mountains => (LIGHT, [125, 78, 40]),
        Terrain::Plains => (DARK, [169, 171, 80]),
        Terrain::Snow => (DARK, [224, 232, 235]),
        Terrain::Water => (LIGHT, [43, 103, 148]),
    };
    let [red, green, blue] = ground;
    BOLD.fg(ink).bg(Color::Rgb(red, green, blue))
}

/// The pattern of a terrain on the same ground, so that the grounds differ without colours too.
pub(crate) const fn pattern(terrain: Terrain) -> (&'static str, Style) {
    let (pattern, [red, green, blue]) = match terrain {
        Terrain::Desert => (".:.:", [190, 143, 70]),
        Terrain::Forest => ("^^^^", [96, 165, 110]),
        Terrain::Mountains => ("/\\/\\", [196, 148, 105]),
        Terrain::Plains => ("\"''\"", [104, 108, 36]),
        Terrain::Snow => ("* * ", [130, 160, 180]),
        Terrain::Water => ("~~~~", [130, 190, 225]),
    };
    (
        pattern,
        Style { fg: Some(Color::Rgb(red, green, blue)), add_modifier: Modifier::empty(), ..ground(terrain) },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of WCAG.
    fn luminance(color: Option<Color>) -> f64 {
        let Some(Color::Rgb(red, green, blue)) = color else { panic!("no colour") };
        let [red, green, blue] = [red, green, blue].map(|channel| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    #[test]
    fn letters_can_be_read_on_every_ground() {
        for terrain in Terrain::ALL {
            let style = ground(terrain);
            let (ink, ground) = (luminance(style.fg) + 0.05, luminance(style.bg) + 0.05);
            let contrast = ink.max(ground) / ink.min(ground);
            assert!(contrast >= 4.5, "{terrain}: {contrast:.1}");
        }
    }
}
