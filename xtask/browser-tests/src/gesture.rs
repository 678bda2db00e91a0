//! What a visitor does with their hands: tapping, dragging and turning with a mouse or with fingers, and keys.
//!
//! The hand goes with the screen: where there is touch there are fingers, elsewhere a mouse. Nothing here reaches into
//! the page: every event comes from the browser, as from a device.

use std::time::Duration;

use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, MouseActions,
    PointerAction, TouchActions,
};
use fantoccini::key::Key;

use crate::aim::{MIDDLE, Part, Point};
use crate::table::Table;
use crate::trouble::Trouble;

/// The time between two movements of a drag: one frame.
const STEP: Duration = Duration::from_millis(16);
/// How often a tap is tried.
const ATTEMPTS: usize = 3;

impl Table {
    /// Clicks a thing, or taps it with a finger.
    pub async fn tap(&self, selector: &str) -> Result<(), Trouble> {
        self.tap_at(selector, MIDDLE).await
    }

    /// The same, not in the middle.
    pub async fn tap_at(&self, selector: &str, part: Part) -> Result<(), Trouble> {
        self.note(format!("taps {selector} at {part:?}"));
        let point = self.aim_at(selector, part).await?;
        for _ in 0..ATTEMPTS {
            let before = self.long_presses().await?;
            self.point([moving(point), down(), up()]).await?;
            // On a busy machine the finger may stay down so long that the tap becomes a long press. A person taps again.
            if self.long_presses().await? <= before {
                break;
            }
            self.note("… which was a long press");
        }
        Ok(())
    }

    /// Moves the mouse over a thing without pressing.
    pub async fn hover(&self, selector: &str) -> Result<(), Trouble> {
        self.note(format!("points at {selector}"));
        let point = self.aim(selector).await?;
        self.point([moving(point)]).await
    }

    /// Clicks a thing with the right button.
    pub async fn right_click(&self, selector: &str) -> Result<(), Trouble> {
        self.note(format!("clicks {selector} with the right button"));
        let point = self.aim(selector).await?;
        let button = MOUSE_BUTTON_RIGHT;
        self.point([moving(point), PointerAction::Down { button }, PointerAction::Up { button }]).await
    }

    /// Drags one thing onto a part of another in this many frames.
    pub async fn drag(&self, from: &str, to: &str, part: Part, frames: u32) -> Result<(), Trouble> {
        self.note(format!("drags {from} to {to} at {part:?}"));
        let (start, end) = (self.aim(from).await?, self.aim_at(to, part).await?);
        let part = |step: u32| {
            let part = f64::from(step) / f64::from(frames.max(1));
            Point { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
        };
        let mut gesture = vec![moving(start), down()];
        gesture.extend((1..=frames.max(1)).map(|step| moving(part(step))));
        gesture.push(up());
        self.point(gesture).await
    }

    /// Taps with two fingers at once, a thumb's width apart, in the middle of a thing.
    pub async fn tap_with_two_fingers(&self, selector: &str) -> Result<(), Trouble> {
        self.note(format!("taps {selector} with two fingers"));
        let middle = self.aim(selector).await?;
        let finger = |name: &str, aside: f64| {
            let pause = PointerAction::Pause { duration: STEP };
            let gesture = [moving(Point { x: middle.x + aside, ..middle }), down(), pause, up()];
            gesture.into_iter().fold(TouchActions::new(name.to_owned()), TouchActions::then)
        };
        let actions = Actions::from(finger("finger", -15.0)).and(finger("other finger", 15.0));
        Ok(self.client().perform_actions(actions).await?)
    }

    /// Moves two fingers in the middle of a thing from so far apart to so far apart.
    pub async fn pinch(&self, selector: &str, from: f64, to: f64) -> Result<(), Trouble> {
        self.note(format!("pinches {selector} from {from} to {to}"));
        let middle = self.aim(selector).await?;
        let finger = |name: &str, side: f64| {
            let at = |apart: f64| moving(Point { x: middle.x + side * apart, ..middle });
            let steps = (1..=8).map(|step| at(from + (to - from) * f64::from(step) / 8.0));
            let gesture = [at(from), down()].into_iter().chain(steps).chain([up()]);
            gesture.fold(TouchActions::new(name.to_owned()), TouchActions::then)
        };
        let actions = Actions::from(finger("finger", -0.5)).and(finger("other finger", 0.5));
        Ok(self.client().perform_actions(actions).await?)
    }

    /// Presses a key that has a name.
    pub async fn press(&self, key: Key) -> Result<(), Trouble> {
        self.note(format!("presses {key:?}"));
        self.strike(&[key.into()]).await
    }

    /// Presses Tab backwards.
    pub async fn press_back_tab(&self) -> Result<(), Trouble> {
        self.note("presses Shift and Tab");
        self.strike(&[Key::Shift.into(), Key::Tab.into()]).await
    }

    /// Types a text, key by key.
    pub async fn types(&self, text: &str) -> Result<(), Trouble> {
        self.note(format!("types {text}"));
        for letter in text.chars() {
            self.strike(&[letter]).await?;
        }
        Ok(())
    }

    /// Presses keys together.
    async fn strike(&self, keys: &[char]) -> Result<(), Trouble> {
        let down = keys.iter().map(|&value| KeyAction::Down { value });
        let up = keys.iter().rev().map(|&value| KeyAction::Up { value });
        let actions = down.chain(up).fold(KeyActions::new("keyboard".to_owned()), KeyActions::then);
        Ok(self.client().perform_actions(actions).await?)
    }

    /// Lets the visitor's hand do this.
    async fn point(&self, gesture: impl IntoIterator<Item = PointerAction>) -> Result<(), Trouble> {
        if self.screen().touch {
            let finger = gesture.into_iter().fold(TouchActions::new("finger".to_owned()), TouchActions::then);
            Ok(self.client().perform_actions(finger).await?)
        } else {
            let mouse = gesture.into_iter().fold(MouseActions::new("mouse".to_owned()), MouseActions::then);
            Ok(self.client().perform_actions(mouse).await?)
        }
    }
}

fn moving(to: Point) -> PointerAction {
    PointerAction::MoveTo { duration: Some(STEP), x: to.x, y: to.y }
}

fn down() -> PointerAction {
    PointerAction::Down { button: MOUSE_BUTTON_LEFT }
}

fn up() -> PointerAction {
    PointerAction::Up { button: MOUSE_BUTTON_LEFT }
}
