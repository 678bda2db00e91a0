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

/// Whether this is a desk: the sheet and both towns have places of their own. The style sheet asks the same.
pub(crate) fn is_desk() -> bool {
    const DESK: &str = "(min-width: 56.01rem) and (min-height: 34.01rem) and (orientation: landscape), \
                        (min-width: 64.01rem) and (orientation: portrait)";
    fits(DESK)
}

impl Hand {
    /// What most people point with at a screen like this one.
    pub(crate) fn here() -> Self {
        if fits("(pointer: coarse)") { Self::Finger } else { Self::Mouse }
    }
}
