//! Nothing jumps: what lies elsewhere after a change travels there.
//!
//! Cards (`data-card`) and the large parts of the table (`data-travels`) are found again by their names, wherever on
//! the page they went; the browser then moves the picture from the old place to the new one.

use std::collections::HashMap;

use js_sys::{Function, JSON, Reflect};
use leptos::prelude::*;
use wagons_table::Pace;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, ResizeObserver};

/// How long a journey takes, in milliseconds at the normal pace.
const JOURNEY: u32 = 520;

/// Changes something and lets everything travel to where it lies afterwards.
pub(crate) fn travel(pace: Pace, change: impl FnOnce()) {
    let time = pace.milliseconds(JOURNEY);
    if time == 0 {
        change();
        return;
    }
    let before = places(&travellers());
    change();
    // The page shows the change when the next frame is drawn.
    request_animation_frame(move || {
        when_laid_out(move || {
            let travellers = travellers();
            let after = places(&travellers);
            for traveller in &travellers {
                let Some(&from) = before.get(&traveller.name) else { continue };
                let carried =
                    traveller.part.as_ref().and_then(|part| Some((*before.get(part)?, *after.get(part)?)));
                let from =
                    carried.map_or(from, |(part_before, part_after)| from.within(part_before, part_after));
                if !from.is_about(traveller.place) {
                    journey(&traveller.element, from, traveller.place, time);
                }
            }
        });
    });
}

/// Calls back in this frame when everything lies where it will be drawn. The circle lays its cards out anew when it is told
/// that its size changed, which is after the page is laid out; observers are told in the order in which they were made.
fn when_laid_out(then: impl FnOnce() + 'static) {
    let told = Closure::once_into_js(move |_: JsValue, observer: ResizeObserver| {
        observer.disconnect();
        then();
    });
    // Every browser that runs this module has observers, and every page a body.
    if let (Ok(observer), Some(body)) = (ResizeObserver::new(told.unchecked_ref()), document().body()) {
        observer.observe(&body);
    }
}

/// Something that can travel.
struct Traveller {
    name: String,
    element: Element,
    place: Place,
    /// The part of the table it lies in, which may travel itself and carry it along.
    part: Option<String>,
}

/// Where something is on the screen, and how wide.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Place {
    left: f64,
    top: f64,
    width: f64,
}

impl Place {
    fn of(element: &Element) -> Self {
        let place = element.get_bounding_client_rect();
        Self { left: place.left(), top: place.top(), width: place.width() }
    }

    /// Whether there is no visible difference.
    fn is_about(self, other: Self) -> bool {
        let moved = (self.left - other.left).abs() + (self.top - other.top).abs();
        moved < 2.0 && (self.width / other.width - 1.0).abs() < 0.02
    }

    /// Where it would have to be inside a part in its new place to be seen here while the part is still shown in its
    /// old one.
    fn within(self, part_before: Self, part_after: Self) -> Self {
        let scale = part_before.width / part_after.width;
        Self {
            left: part_after.left + (self.left - part_before.left) / scale,
            top: part_after.top + (self.top - part_before.top) / scale,
            width: self.width / scale,
        }
    }

    /// The transformation that shows something here which lies there.
    fn shown_from(self, there: Self) -> String {
        let (dx, dy, scale) = (self.left - there.left, self.top - there.top, self.width / there.width);
        format!("translate({dx:.1}px, {dy:.1}px) scale({scale:.3})")
    }
}

fn places(travellers: &[Traveller]) -> HashMap<String, Place> {
    travellers.iter().map(|traveller| (traveller.name.clone(), traveller.place)).collect()
}

/// Everything that can travel and is to be seen.
fn travellers() -> Vec<Traveller> {
    let Ok(found) = document().query_selector_all("[data-card], [data-travels]") else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|index| found.item(index)?.dyn_into::<Element>().ok());
    let travellers = elements.filter_map(|element| {
        let name = |element: &Element| {
            element.get_attribute("data-card").or_else(|| element.get_attribute("data-travels"))
        };
        let part = element.parent_element().and_then(|parent| parent.closest("[data-travels]").ok()?);
        let place = Place::of(&element);
        let traveller =
            Traveller { name: name(&element)?, place, part: part.and_then(|part| name(&part)), element };
        (place.width > 0.0).then_some(traveller)
    });
    travellers.collect()
}

/// Shows an element on its way from one place to another.
fn journey(element: &Element, from: Place, to: Place, milliseconds: u32) {
    let frame = |transform: &str| format!(r#"{{"transform":"{transform}","transformOrigin":"0 0"}}"#);
    let frames = format!("[{},{}]", frame(&from.shown_from(to)), frame("none"));
    let options = format!(r#"{{"duration":{milliseconds},"easing":"cubic-bezier(.3, .1, .2, 1)"}}"#);
    // In a browser that cannot animate, things are simply there.
    let animate = Reflect::get(element, &"animate".into()).and_then(JsCast::dyn_into::<Function>);
    if let (Ok(animate), Ok(frames), Ok(options)) = (animate, JSON::parse(&frames), JSON::parse(&options)) {
        let _ = animate.call2(element, &frames, &options);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_is_carried_along_need_not_move() {
        let (before, after) =
            (Place { left: 0.0, top: 0.0, width: 100.0 }, Place { left: 300.0, top: 50.0, width: 200.0 });
        // In the middle of the part before and after it has grown and moved.
        let card = Place { left: 50.0, top: 50.0, width: 10.0 };
        let there = Place { left: 400.0, top: 150.0, width: 20.0 };
        assert!(card.within(before, after).is_about(there));
    }

    #[test]
    fn a_journey_begins_where_it_was_seen() {
        let (here, there) =
            (Place { left: 5.0, top: 0.0, width: 50.0 }, Place { left: 15.0, top: 4.0, width: 100.0 });
        assert_eq!(here.shown_from(there), "translate(-10.0px, -4.0px) scale(0.500)");
    }
}
