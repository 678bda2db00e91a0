//! The frame of a view, on its way: a town that grows is seen to grow.

use leptos::prelude::*;
use wagons_art::Frame;

use crate::app::AppContext;

/// How long the frame takes to its new place, in milliseconds at the normal pace.
const GLIDE: u32 = 260;

/// Lets the frame that is shown begin at another one and follow it smoothly.
pub(crate) fn glide(app: AppContext, shown: RwSignal<Frame>, target: Memo<Frame>) {
    shown.set(target.get_untracked());
    let journey = StoredValue::new(0_u32);
    Effect::new(move |_| {
        let to = target.get();
        let from = shown.get_untracked();
        journey.update_value(|number| *number += 1);
        let time = f64::from(app.pace().milliseconds(GLIDE));
        if from == to || time == 0.0 {
            shown.set(to);
        } else {
            let trip = Trip { from, to, start: js_sys::Date::now(), time };
            step(trip, shown, journey, journey.get_value());
        }
    });
}

#[derive(Clone, Copy)]
struct Trip {
    from: Frame,
    to: Frame,
    start: f64,
    time: f64,
}

impl Trip {
    fn at(self, done: f64) -> Frame {
        // Quick at first, slow at the end.
        let done = 1.0 - (1.0 - done).powi(3);
        let between = |from: i32, to: i32| from + (f64::from(to - from) * done).round() as i32;
        let (from, to) = (self.from, self.to);
        Frame {
            x: between(from.x, to.x),
            y: between(from.y, to.y),
            width: between(from.width, to.width),
            height: between(from.height, to.height),
        }
    }
}

/// Draws one frame of the trip and asks for the next, unless another trip has begun.
fn step(trip: Trip, shown: RwSignal<Frame>, journey: StoredValue<u32>, number: u32) {
    request_animation_frame(move || {
        // The view may be gone by now.
        if journey.try_get_value() != Some(number) {
            return;
        }
        let done = ((js_sys::Date::now() - trip.start) / trip.time).clamp(0.0, 1.0);
        shown.set(trip.at(done));
        if done < 1.0 {
            step(trip, shown, journey, number);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trip_begins_and_ends_where_it_should() {
        let (from, to) =
            (Frame { x: 0, y: -50, width: 400, height: 300 }, Frame { x: -7, y: 9, width: 650, height: 420 });
        let trip = Trip { from, to, start: 0.0, time: 1.0 };
        assert_eq!((trip.at(0.0), trip.at(1.0)), (from, to));
        assert!(trip.at(0.5).width > 525, "more than half of the way is done in half of the time");
    }
}
