//! How large an element is on the page, whatever changes it.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::ResizeObserver;

/// Width and height of an element, from the moment it is on the page.
pub(super) fn extent(node: NodeRef<Div>) -> ReadSignal<(f64, f64)> {
    let (shown, set) = signal((0.0, 0.0));
    Effect::new(move |_| {
        let Some(element) = node.get() else { return };
        let watched = element.clone();
        let changed = Closure::<dyn Fn()>::new(move || {
            let now = (f64::from(element.client_width()), f64::from(element.client_height()));
            // The screen may be gone when the browser tells it.
            if shown.try_get_untracked().is_some_and(|before| before != now) {
                set.set(now);
            }
        });
        // Every browser that runs this module has observers.
        let Ok(observer) = ResizeObserver::new(changed.as_ref().unchecked_ref()) else { return };
        observer.observe(&watched);
        let kept = StoredValue::new_local((observer, changed));
        on_cleanup(move || {
            kept.try_with_value(|(observer, _)| observer.disconnect());
        });
    });
    shown
}
