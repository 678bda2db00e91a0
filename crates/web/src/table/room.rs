//! How much room the screen has, where the style sheet cannot decide alone.

use crate::hand::fits;

/// Whether this is a desk: the sheet and both towns have places of their own. The style sheet asks the same.
pub(super) fn is_desk() -> bool {
    const DESK: &str = "(min-width: 56.01rem) and (min-height: 34.01rem) and (orientation: landscape), \
                        (min-width: 64.01rem) and (orientation: portrait)";
    fits(DESK)
}
