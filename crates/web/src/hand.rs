//! What one points with here.

use leptos::prelude::*;

/// What one points with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hand {
    Mouse,
    Finger,
}

impl Hand {
    /// What most people point with at a screen like this one.
    pub(crate) fn here() -> Self {
        let query = window().match_media("(pointer: coarse)");
        let coarse = query.ok().flatten().is_some_and(|query| query.matches());
        if coarse { Self::Finger } else { Self::Mouse }
    }
}
