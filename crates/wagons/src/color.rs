//! The option `--color`.

use wagons_tui::picture::Colors;

/// When to use colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub(crate) enum When {
    /// On a terminal, unless the environment says otherwise (`NO_COLOR`, `CLICOLOR_FORCE`)
    #[default]
    Auto,
    /// Even into files and pipes
    Always,
    /// Never
    Never,
}

impl When {
    /// The colours to use on standard output.
    pub(crate) fn colors(self) -> Colors {
        Colors::of_stdout(match self {
            Self::Auto => None,
            Self::Always => Some(true),
            Self::Never => Some(false),
        })
    }
}
