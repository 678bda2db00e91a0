//! What can go wrong on a visit, in sentences for the person who reads the report.

use std::io;
use std::time::Duration;

use fantoccini::error::{CmdError, NewSessionError};

use crate::audit::{self, Violation};

/// Why a visit failed.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The browser did not start.
    #[error("the browser did not start: {0}")]
    NoBrowser(#[from] NewSessionError),
    /// The browser refused what was asked of it.
    #[error("the browser says: {0}")]
    Browser(#[from] CmdError),
    /// Something did not happen in time.
    #[error("waited {} s for {what}; {obstacle}", patience.as_secs())]
    Waited {
        /// What was waited for.
        what: String,
        /// What was found instead, the last time.
        obstacle: String,
        /// How long.
        patience: Duration,
    },
    /// A script on the page gave something else than was expected.
    #[error("the page answered `{answer}` to `{question}`: {error}")]
    Answer {
        /// The script.
        question: String,
        /// What came back.
        answer: String,
        /// Why it does not fit.
        error: serde_json::Error,
    },
    /// The auditor found something that keeps somebody out.
    #[error("the audit of {page} found:\n{}", audit::listed(violations))]
    Inaccessible {
        /// The page or screen.
        page: String,
        /// Everything found.
        violations: Vec<Violation>,
    },
    /// Something cannot be read.
    #[error("on {page}\n    {}", cut_off.join("\n    "))]
    CutOff {
        /// The page or screen.
        page: String,
        /// Every text, and what cuts it off.
        cut_off: Vec<String>,
    },
    /// Something does not stand out from what it stands on.
    #[error("on {page}\n    {}", faint.join("\n    "))]
    Faint {
        /// The page or screen.
        page: String,
        /// Every text, and its contrast.
        faint: Vec<String>,
    },
    /// The page complained.
    #[error("the console says:\n    {}", .0.join("\n    "))]
    Console(Vec<String>),
    /// The page wanted something that its security policy forbids.
    #[error("the security policy was violated:\n    {}", .0.join("\n    "))]
    Policy(Vec<String>),
    /// A file could not be read or written, or a server not be started.
    #[error("{what}: {error}")]
    Files {
        /// What was to be done.
        what: String,
        /// What the system says.
        error: io::Error,
    },
}
