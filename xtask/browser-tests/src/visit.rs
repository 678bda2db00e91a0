//! A visit from the door to the door: find a browser, let the story happen, look for what nobody asked about, leave.
//!
//! Whatever happens, nothing of it is left for the next visit; and when something went wrong, what the visitor did and a picture of
//! what they saw are part of the report.

use std::any::Any;
use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;

use crate::browser::Browser;
use crate::console;
use crate::devtools;
use crate::surroundings::Surroundings;
use crate::table::Table;
use crate::trouble::Trouble;
use crate::visitor::Visitor;

/// Everything in the browser's store.
const KEPT: &str = "return Object.entries(localStorage).map(([name, value]) => `${name}: ${value}`)";

impl Visitor {
    /// Lets the visitor come to the table, and the story happen.
    ///
    /// # Panics
    /// When the story fails, or the page complained meanwhile.
    pub async fn visits(self, story: impl AsyncFnOnce(&Table) -> Result<(), Trouble>) {
        let surroundings = Surroundings::told();
        let browser = match self.sit_down(&surroundings).await {
            Ok(browser) => browser,
            Err(trouble) => panic!("{trouble}"),
        };
        let table = Table::new(browser.client.clone(), self, surroundings);
        let told = AssertUnwindSafe(async {
            story(&table).await?;
            table.no_complaints().await
        })
        .catch_unwind()
        .await;
        let report = match told {
            Ok(Ok(())) => None,
            Ok(Err(trouble)) => Some(trouble.to_string()),
            Err(panic) => Some(words(panic.as_ref())),
        };
        let report = match report {
            Some(report) => Some(table.report(&report).await),
            None => None,
        };
        let is_usual = report.is_none() && !table.is_meddled_with();
        let left =
            if is_usual { browser.leave(&table.servers()).await } else { browser.client.close().await };
        if let Some(report) = report {
            panic!("{report}");
        }
        if let Err(error) = left {
            panic!("the browser could not be left: {error}");
        }
    }

    async fn sit_down(&self, surroundings: &Surroundings) -> Result<Browser, Trouble> {
        let browser = Browser::find_or_start(&surroundings.driver, &surroundings.browser).await?;
        let beliefs =
            self.screen.emulation().into_iter().chain(self.languages()).chain([self.wishes(self.still)]);
        for (method, parameters) in beliefs {
            devtools::call(&browser.client, method, parameters).await?;
        }
        Ok(browser)
    }
}

impl Table {
    /// Passes when the page has no error on the console and violated no policy since the last look.
    pub async fn no_complaints(&self) -> Result<(), Trouble> {
        let violations = self.policy_violations().await?;
        if !violations.is_empty() {
            return Err(Trouble::Policy(violations));
        }
        let errors = console::errors(self.client()).await?;
        if errors.is_empty() { Ok(()) } else { Err(Trouble::Console(errors)) }
    }

    /// Overlooks what the console says about a network that is not there; passes if it says nothing else.
    pub async fn overlooks_lost_lines(&self) -> Result<(), Trouble> {
        let mut errors = console::errors(self.client()).await?;
        errors.retain(|error| !["WebSocket connection", "net::ERR_"].iter().any(|lost| error.contains(lost)));
        if errors.is_empty() { Ok(()) } else { Err(Trouble::Console(errors)) }
    }

    /// What went wrong, what was done before it, and where to find a picture of it.
    async fn report(&self, trouble: &str) -> String {
        let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let mut report = format!("{trouble}\n\nThe visitor\n");
        for deed in self.deeds() {
            report.extend(["    ", &deed, "\n"]);
        }
        if let Ok(errors) = console::errors(self.client()).await {
            for error in errors {
                report.extend(["on the console: ", &error, "\n"]);
            }
        }
        // A game in there is the best description of where it went wrong.
        if let Ok(kept) = self.read::<Vec<String>>(KEPT).await {
            for entry in kept {
                report.extend(["the browser keeps ", &entry, "\n"]);
            }
        }
        match self.picture(&format!("failed-{name}")).await {
            Ok(path) => report.extend(["a picture of it: ", &path.display().to_string()]),
            Err(trouble) => report.extend(["no picture of it: ", &trouble.to_string()]),
        }
        report
    }
}

/// What a panic says.
fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words").to_owned()
}
