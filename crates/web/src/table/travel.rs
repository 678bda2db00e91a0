//! Nothing jumps: what lies elsewhere after a change travels there.
//!
//! Cards (`data-card`) and the large parts of the table (`data-travels`) are found again by their names, wherever on
//! the page they went; the browser then moves the picture from the old place to the new one.

use std::collections::HashMap;

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element};

/// How long a journey takes, in milliseconds at the normal pace.
const JOURNEY: u32 = 520;

/// Changes something and lets everything travel to where it lies afterwards, in so many milliseconds.
pub(crate) fn travel(milliseconds: u32, change: impl FnOnce()) {
    if milliseconds == 0 {
        change();
        return;
    }
    let before = places();
    change();
    // The page shows the change when the next frame is drawn.
    request_animation_frame(move || {
        for (name, element, there) in travellers() {
            if let Some(here) = before.get(&name) {
                journey(&element, here, &there, milliseconds);
            }
        }
    });
}

/// The usual time of a journey at a pace.
pub(crate) const fn journey_time(pace: crate::settings::Pace) -> u32 {
    pace.milliseconds(JOURNEY)
}

fn places() -> HashMap<String, DomRect> {
    travellers().into_iter().map(|(name, _, place)| (name, place)).collect()
}

/// Everything that can travel and is to be seen, by name.
fn travellers() -> Vec<(String, Element, DomRect)> {
    let Ok(found) = document().query_selector_all("[data-card], [data-travels]") else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|index| found.item(index)?.dyn_into::<Element>().ok());
    let named = elements.filter_map(|element| {
        let name = element.get_attribute("data-card").or_else(|| element.get_attribute("data-travels"))?;
        let place = element.get_bounding_client_rect();
        (place.width() > 0.0).then_some((name, element, place))
    });
    named.collect()
}

/// Shows an element on its way from one place to another, of perhaps another size.
fn journey(element: &Element, from: &DomRect, to: &DomRect, milliseconds: u32) {
    let (dx, dy) = (from.left() - to.left(), from.top() - to.top());
    let scale = from.width() / to.width();
    if dx.abs() + dy.abs() < 2.0 && (scale - 1.0).abs() < 0.02 {
        return;
    }
    let start = format!("translate({dx:.1}px, {dy:.1}px) scale({scale:.3})");
    let frames = Array::of2(&keyframe(&start), &keyframe("none"));
    let options = Object::new();
    for (name, value) in [
        ("duration", JsValue::from_f64(f64::from(milliseconds))),
        ("easing", JsValue::from_str("cubic-bezier(.3, .1, .2, 1)")),
    ] {
        // A fresh object takes every property.
        let _ = Reflect::set(&options, &JsValue::from_str(name), &value);
    }
    // In a browser that cannot animate, things are simply there.
    let animate = Reflect::get(element, &JsValue::from_str("animate")).ok();
    if let Some(animate) = animate.and_then(|animate| animate.dyn_into::<Function>().ok()) {
        let _ = animate.call2(element, &frames, &options);
    }
}

fn keyframe(transform: &str) -> Object {
    let frame = Object::new();
    for (name, value) in [("transform", transform), ("transformOrigin", "0 0")] {
        let _ = Reflect::set(&frame, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    frame
}
