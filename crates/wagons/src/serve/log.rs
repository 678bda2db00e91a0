//! What a server tells whoever runs it, line by line on standard error.
//!
//! Only the server's own words: what other crates say at their finest level may name addresses and secrets.

use std::env;
use std::io;

use clap::ValueEnum;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::prelude::*;

use crate::error::CommandError;

/// How a line looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum Format {
    /// For people
    #[default]
    Text,
    /// One JSON object a line
    Json,
}

/// The variable that says how much is told where the command line does not.
const VARIABLE: &str = "WAGONS_LOG";

/// How much is told: what was asked for; else only what somebody should know.
pub(crate) fn level(asked: Option<LevelFilter>) -> Result<LevelFilter, CommandError> {
    match (asked, env::var(VARIABLE)) {
        (Some(level), _) => Ok(level),
        (None, Ok(text)) => text.parse().map_err(|_| {
            CommandError::Usage(format!(
                "{VARIABLE} is off, error, warn, info, debug or trace, and not `{text}`"
            ))
        }),
        (None, Err(_)) => Ok(LevelFilter::WARN),
    }
}

/// Tells from now on.
pub(crate) fn begin(level: LevelFilter, format: Format) {
    let own = Targets::new().with_target("wagons", level).with_target("wagons_server", level);
    let lines = layer().with_writer(io::stderr).with_ansi(false).with_target(false);
    let lines = match format {
        Format::Text => lines.boxed(),
        Format::Json => {
            lines.json().flatten_event(true).with_current_span(false).with_span_list(false).boxed()
        }
    };
    // A second server in one program would go on with the first one's.
    let _ = tracing_subscriber::registry().with(lines.with_filter(own)).try_init();
}
