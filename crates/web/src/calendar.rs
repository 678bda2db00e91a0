//! Which day it is where the player is, and how days are spoken of in the language of the page.

use js_sys::{Date, Object, Reflect};
use wagons_table::Day;
use wasm_bindgen::JsValue;

use crate::app::AppContext;

/// Today, by the clock of the player's system.
pub(crate) fn today() -> Day {
    day_of(Date::now())
}

/// The day of a moment, given in milliseconds as the numbers of games are.
pub(crate) fn day_of(milliseconds: f64) -> Day {
    let date = Date::new(&JsValue::from_f64(milliseconds));
    let day = Day::new(date.get_full_year() as i32, date.get_month() as u8 + 1, date.get_date() as u8);
    day.unwrap_or_else(|| Day::new(1, 1, 1).expect("the first day there is"))
}

/// How much of a day is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Said {
    /// "Sunday, 15 November".
    Fully,
    /// "15 November 2026".
    Date,
    /// "15 Nov".
    Briefly,
    /// "Su".
    Weekday,
}

impl Said {
    /// The parts and their forms, as browsers know them.
    const fn parts(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Fully => &[("weekday", "long"), ("day", "numeric"), ("month", "long")],
            Self::Date => &[("day", "numeric"), ("month", "long"), ("year", "numeric")],
            Self::Briefly => &[("day", "numeric"), ("month", "short")],
            Self::Weekday => &[("weekday", "short")],
        }
    }
}

impl AppContext {
    /// A day in the words of the language chosen.
    pub(crate) fn day(self, day: Day, said: Said) -> String {
        let (year, month, of_month) = day.parts();
        let date = Date::new_with_year_month_day(year as u32, i32::from(month) - 1, i32::from(of_month));
        let options = Object::new();
        for (part, form) in said.parts() {
            // An empty object takes everything.
            let _ = Reflect::set(&options, &(*part).into(), &(*form).into());
        }
        date.to_locale_date_string(self.texts().language().tag(), &options).into()
    }
}
