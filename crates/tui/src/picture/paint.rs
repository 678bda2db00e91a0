//! Turns styles into the colours a terminal understands, or leaves them out.

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

use super::block::Block;
use crate::charset::{Charset, Shown};

/// The colours that can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colors {
    /// None, and no bold letters either: plain text.
    None,
    /// The 256 of xterm.
    Indexed,
    /// All.
    True,
}

impl Colors {
    /// What standard output can show. Somebody may want colours everywhere or nowhere; else they are used on a terminal,
    /// unless the environment says otherwise (`NO_COLOR`, `CLICOLOR_FORCE`).
    pub fn of_stdout(wanted: Option<bool>) -> Self {
        Self::choose(wanted, io::stdout().is_terminal(), |name| env::var_os(name))
    }

    fn choose(wanted: Option<bool>, terminal: bool, variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let is = |name: &str, values: &[&str]| {
            variable(name).is_some_and(|value| values.iter().any(|&wanted| value == wanted))
        };
        let set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
        let forced = set("CLICOLOR_FORCE") && !is("CLICOLOR_FORCE", &["0"]);
        let usual = forced || terminal && !is("TERM", &["dumb"]) && !is("CLICOLOR", &["0"]);
        let wanted = wanted.unwrap_or(usual && !set("NO_COLOR"));
        match wanted {
            false => Self::None,
            true if is("COLORTERM", &["truecolor", "24bit"]) => Self::True,
            true => Self::Indexed,
        }
    }

    /// Writes a picture line by line. Spaces at the ends of lines are left out where nobody would see them; on a terminal
    /// that shows ASCII alone, every other character has a stand-in.
    pub fn write(self, block: &Block, out: &mut dyn Write) -> io::Result<()> {
        let out = &mut Shown { out, charset: Charset::of_stdout() };
        for line in &block.0 {
            let seen = |span: &Span<'_>| self != Self::None && span.style.bg.is_some();
            let end = line.iter().rposition(|span| seen(span) || !span.content.trim_end().is_empty());
            for (place, span) in line.iter().take(end.map_or(0, |end| end + 1)).enumerate() {
                let last = Some(place) == end && !seen(span);
                self.write_span(if last { span.content.trim_end() } else { &span.content }, span.style, out)?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn write_span(self, text: &str, style: Style, out: &mut dyn Write) -> io::Result<()> {
        if self == Self::None || style == Style::new() {
            return out.write_all(text.as_bytes());
        }
        let mut codes = Vec::new();
        codes.extend(style.add_modifier.contains(Modifier::BOLD).then(|| "1".to_owned()));
        codes.extend(style.add_modifier.contains(Modifier::DIM).then(|| "2".to_owned()));
        codes.extend(style.fg.and_then(|ink| self.code(38, ink)));
        codes.extend(style.bg.and_then(|ground| self.code(48, ground)));
        write!(out, "\x1b[{}m{text}\x1b[0m", codes.join(";"))
    }

    fn code(self, layer: u8, color: Color) -> Option<String> {
        match self.shown(color)? {
            Color::Rgb(red, green, blue) => Some(format!("{layer};2;{red};{green};{blue}")),
            Color::Indexed(index) => Some(format!("{layer};5;{index}")),
            _ => None,
        }
    }

    /// A colour as it can be shown, if any can.
    pub(crate) fn shown(self, color: Color) -> Option<Color> {
        match (self, color) {
            (Self::None, _) => None,
            (Self::Indexed, Color::Rgb(red, green, blue)) => {
                Some(Color::Indexed(nearest([red, green, blue])))
            }
            (Self::Indexed | Self::True, color) => Some(color),
        }
    }
}

/// The colour of xterm's cube that is closest, or of the grey ramp for what has no hue to lose.
fn nearest(color: [u8; 3]) -> u8 {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    const GREY: u8 = 12;
    let [red, green, blue] = color;
    let hue = red.max(green).max(blue) - red.min(green).min(blue);
    let cube = (0..216_u8).map(|n| (16 + n, [n / 36, n / 6 % 6, n % 6].map(|level| LEVELS[level as usize])));
    let greys = (0..24_u8).map(|n| (232 + n, [8 + 10 * n; 3])).filter(|_| hue < GREY);
    let distance = |other: [u8; 3]| -> u32 {
        color.iter().zip(other).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    cube.chain(greys).min_by_key(|&(_, other)| distance(other)).map_or(15, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(wanted: Option<bool>, terminal: bool, variables: &[(&str, &str)]) -> Colors {
        Colors::choose(wanted, terminal, |name| {
            variables.iter().find(|(other, _)| *other == name).map(|&(_, value)| value.into())
        })
    }

    #[test]
    fn the_option_wins_then_the_environment_then_the_terminal() {
        assert_eq!(choose(None, true, &[]), Colors::Indexed);
        assert_eq!(choose(None, true, &[("COLORTERM", "truecolor")]), Colors::True);
        assert_eq!(choose(None, false, &[]), Colors::None);
        assert_eq!(choose(None, true, &[("TERM", "dumb")]), Colors::None);
        assert_eq!(choose(None, false, &[("CLICOLOR_FORCE", "1")]), Colors::Indexed);
        assert_eq!(choose(None, false, &[("CLICOLOR_FORCE", "0")]), Colors::None);
        assert_eq!(choose(None, true, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), Colors::None);
        assert_eq!(choose(None, true, &[("NO_COLOR", "")]), Colors::Indexed);
        assert_eq!(choose(Some(true), false, &[("NO_COLOR", "1")]), Colors::Indexed);
        assert_eq!(choose(Some(false), true, &[("CLICOLOR_FORCE", "1")]), Colors::None);
    }

    #[test]
    fn nearest_colours() {
        assert_eq!(nearest([0, 0, 0]), 16);
        assert_eq!(nearest([255, 255, 255]), 231);
        assert_eq!(nearest([129, 127, 128]), 244);
        assert_eq!(nearest([250, 100, 5]), 202);
        assert_eq!(nearest([28, 84, 40]), 22);
    }
}
