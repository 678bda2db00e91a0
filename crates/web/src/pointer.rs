//! Whether a mouse has really moved. When the table changes under a mouse that rests, browsers tell the things under it that
//! it has come; that must not count as pointing, or it would change what somebody chose with keys.

use std::cell::Cell;

use leptos::ev;
use leptos::prelude::*;
use web_sys::PointerEvent;

thread_local! {
    /// Where the pointer was when it moved last, on the screen.
    static LAST: Cell<Option<(i32, i32)>> = const { Cell::new(None) };
}

/// Follows the pointer as long as the page is open. The window hears of a movement after everything on the page.
pub(crate) fn follow() {
    let note = |event: PointerEvent| LAST.set(Some(place(&event)));
    // It listens as long as the page is open.
    let _ = window_event_listener(ev::pointermove, note);
    let _ = window_event_listener(ev::pointerdown, note);
}

/// Whether the pointer is somewhere else than it was.
pub(crate) fn has_moved(event: &PointerEvent) -> bool {
    LAST.get() != Some(place(event))
}

fn place(event: &PointerEvent) -> (i32, i32) {
    (event.screen_x(), event.screen_y())
}
