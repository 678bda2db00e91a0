//! What one points with here, and what else the screen is like.

use leptos::prelude::*;

/// What one points with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hand {
    Mouse,
    Finger,
}

/// Whether the screen is as a query of the style sheet has it.
pub(crate) fn fits(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

impl Hand {
    /// What most people point with at a screen like this one.
    pub(crate) fn here() -> Self {
        if fits("(pointer: coarse)") { Self::Finger } else { Self::Mouse }
    }
}
