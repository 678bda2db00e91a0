//! Who comes to the table: with which screen, which hand, which language and which wishes.

use std::time::Duration;

use serde_json::{Value, json};

/// How long something may take before it is a failure: long, because test machines are busy.
const PATIENCE: Duration = Duration::from_secs(20);

/// A method of the developer tools, with its parameters.
pub(crate) type Call = (&'static str, Value);

/// A size of the page in CSS pixels, and what lies behind it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Screen {
    /// Width of the page.
    pub width: u32,
    /// Height of the page.
    pub height: u32,
    /// Dots of the screen for one pixel of the page.
    pub density: f64,
    /// Fingers, no mouse.
    pub touch: bool,
}

impl Screen {
    /// A usual window on a desk.
    pub const DESKTOP: Self = Self { width: 1280, height: 800, density: 1.0, touch: false };
    /// The smallest phone the table is made for.
    pub const PHONE: Self = Self { width: 360, height: 640, density: 2.0, touch: true };

    /// What the page shall believe of the screen: calls to the developer tools.
    pub(crate) fn emulation(&self) -> [Call; 2] {
        let Self { width, height, density, touch } = *self;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": density, "mobile": touch });
        [
            ("Emulation.setDeviceMetricsOverride", metrics),
            ("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch })),
        ]
    }
}

/// A person who comes to the table, with a browser that knows nothing of other visits.
#[derive(Debug, Clone)]
pub struct Visitor {
    pub(crate) screen: Screen,
    pub(crate) language: String,
    pub(crate) night: bool,
    pub(crate) still: bool,
    pub(crate) table: Option<String>,
    pub(crate) patience: Duration,
}

impl Visitor {
    /// Somebody at this screen, who reads English, by day.
    pub fn at(screen: Screen) -> Self {
        let language = "en".to_owned();
        Self { screen, language, night: false, still: false, table: None, patience: PATIENCE }
    }

    /// Somebody with mouse and keyboard.
    pub fn at_a_desk() -> Self {
        Self::at(Screen::DESKTOP)
    }

    /// Somebody with a small phone.
    pub fn with_a_phone() -> Self {
        Self::at(Screen::PHONE)
    }

    /// Whose browser is set to another language.
    #[must_use]
    pub fn reading(mut self, language: &str) -> Self {
        language.clone_into(&mut self.language);
        self
    }

    /// Whose system is dark.
    #[must_use]
    pub fn by_night(mut self) -> Self {
        self.night = true;
        self
    }

    /// Who has asked the system for less motion.
    #[must_use]
    pub fn wanting_no_motion(mut self) -> Self {
        self.still = true;
        self
    }

    /// Who goes to another server than the one for everybody.
    #[must_use]
    pub fn going_to(mut self, address: &str) -> Self {
        self.table = Some(address.to_owned());
        self
    }

    /// Who waits no longer than this for anything.
    #[must_use]
    pub fn waiting(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// What the page shall believe of the languages its reader prefers: calls to the developer tools. What the browser
    /// says that it is stays as it is.
    pub(crate) fn languages(&self) -> [Call; 2] {
        let preferred = json!({ "userAgent": "", "acceptLanguage": self.language });
        let locale = json!({ "locale": self.language });
        [("Emulation.setUserAgentOverride", preferred), ("Emulation.setLocaleOverride", locale)]
    }

    /// What the page shall believe of the system: a call to the developer tools. Who is `still` wants less motion.
    pub(crate) fn wishes(&self, still: bool) -> Call {
        let scheme = if self.night { "dark" } else { "light" };
        let motion = if still { "reduce" } else { "no-preference" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        ("Emulation.setEmulatedMedia", json!({ "features": features }))
    }
}
