//! What one points with here, and what else the screen is like.

use leptos::prelude::*;

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

/// Whether most people point with a finger at a screen like this one, and not with a mouse.
pub(crate) fn is_touched() -> bool {
    fits("(pointer: coarse)")
}
