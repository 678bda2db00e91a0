//! Dialogs that lie over the page.

use leptos::html::Dialog;
use leptos::prelude::*;

/// The element of a dialog that is open as long as a signal says so. The dialog itself has to tell the signal when it is
/// closed, because a browser closes it with the Escape key, too.
pub(crate) fn opened_by(is_open: RwSignal<bool>) -> NodeRef<Dialog> {
    let element = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = element.get() else { return };
        if !is_open.get() {
            dialog.close();
        } else if !dialog.open() {
            // It is on the page and closed, so it can be opened.
            let _ = dialog.show_modal();
        }
    });
    element
}
