//! The table as a visitor sees it: opening, waiting, reading. How it is touched stands in `gesture`.
//!
//! Things are named by CSS selectors. Nothing is ever there at once in a browser, so everything that looks for a
//! thing waits for it, and says in the end what was in the way.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

use fantoccini::Client;
use fantoccini::error::CmdError;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::devtools;
use crate::surroundings::Surroundings;
use crate::trouble::Trouble;
use crate::visitor::{Screen, Visitor};

/// How long to wait between two looks.
const PAUSE: Duration = Duration::from_millis(30);

/// The table before a visitor.
#[derive(Debug)]
pub struct Table {
    client: Client,
    visitor: Visitor,
    surroundings: Surroundings,
    deeds: RefCell<Vec<String>>,
    servers: RefCell<Vec<String>>,
    meddled_with: Cell<bool>,
    screen: Cell<Screen>,
}

impl Table {
    pub(crate) fn new(client: Client, visitor: Visitor, surroundings: Surroundings) -> Self {
        let (deeds, servers, meddled_with) = Default::default();
        let screen = Cell::new(visitor.screen);
        Self { client, visitor, surroundings, deeds, servers, meddled_with, screen }
    }

    /// The driver of the browser, for what has no word here.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The screen before which the visitor sits now.
    pub(crate) fn screen(&self) -> Screen {
        self.screen.get()
    }

    pub(crate) fn surroundings(&self) -> &Surroundings {
        &self.surroundings
    }

    /// Remembers what the visitor does, for the report.
    pub(crate) fn note(&self, deed: impl Into<String>) {
        self.deeds.borrow_mut().push(deed.into());
    }

    pub(crate) fn deeds(&self) -> Vec<String> {
        self.deeds.borrow().clone()
    }

    /// Every server the visitor went to.
    pub(crate) fn servers(&self) -> Vec<String> {
        self.servers.borrow().clone()
    }

    /// Whether the browser itself was changed, and not only what it shows.
    pub(crate) fn is_meddled_with(&self) -> bool {
        self.meddled_with.get()
    }

    /// Opens a page of the table: a path such as `/`, with a fragment if it has one.
    pub async fn open(&self, path: &str) -> Result<(), Trouble> {
        self.note(format!("opens {path}"));
        let server = self.visitor.table.as_ref().unwrap_or(&self.surroundings.table);
        if !self.servers.borrow().contains(server) {
            self.servers.borrow_mut().push(server.clone());
        }
        Ok(self.client.goto(&format!("{server}{path}")).await?)
    }

    /// Loads the page anew.
    pub async fn reload(&self) -> Result<(), Trouble> {
        self.note("loads the page anew");
        Ok(self.client.refresh().await?)
    }

    /// Goes to another screen, and takes the page along as it is. What a page decides when it is built it has decided for
    /// the screen before.
    pub async fn turns_to(&self, screen: Screen) -> Result<(), Trouble> {
        if screen == self.screen.replace(screen) {
            return Ok(());
        }
        self.note(format!("turns to {screen:?}"));
        for (method, parameters) in screen.emulation() {
            devtools::call(&self.client, method, parameters).await?;
        }
        Ok(())
    }

    /// Asks the system for less motion, or for the usual one.
    pub async fn wants_motion(&self, motion: bool) -> Result<(), Trouble> {
        self.note(format!("wants {} motion", if motion { "the usual" } else { "no" }));
        let (method, parameters) = self.visitor.wishes(!motion);
        devtools::call(&self.client, method, parameters).await?;
        Ok(())
    }

    /// Lets the network refuse addresses that match a pattern with `*`; none to let everything pass.
    pub async fn refuses(&self, addresses: &[&str]) -> Result<(), Trouble> {
        self.note(format!("cannot load {addresses:?}"));
        self.meddled_with.set(true);
        devtools::call(&self.client, "Network.enable", json!({})).await?;
        devtools::call(&self.client, "Network.setBlockedURLs", json!({ "urls": addresses })).await?;
        Ok(())
    }

    /// The address of the page, fragment included.
    pub async fn address(&self) -> Result<String, Trouble> {
        Ok(self.client.current_url().await?.to_string())
    }

    /// Asks the page: the body of a function in JavaScript, and what it returns.
    pub async fn read<T: DeserializeOwned>(&self, question: &str) -> Result<T, Trouble> {
        self.read_of(question, Vec::new()).await
    }

    /// The same, with `arguments` for the function.
    pub async fn read_of<T: DeserializeOwned>(
        &self,
        question: &str,
        arguments: Vec<Value>,
    ) -> Result<T, Trouble> {
        let answer = self.client.execute(question, arguments).await?;
        serde_json::from_value(answer.clone()).map_err(|error| Trouble::Answer {
            question: question.to_owned(),
            answer: answer.to_string(),
            error,
        })
    }

    /// Waits until a thing is there and shown.
    pub async fn sees(&self, selector: &str) -> Result<(), Trouble> {
        let arguments = json!(selector);
        self.patiently(&format!("`{selector}`"), async || {
            let shown = self.count_shown(&arguments).await?;
            Ok(if shown > 0 { Ok(()) } else { Err("there is none".to_owned()) })
        })
        .await
    }

    /// Waits until no such thing is shown.
    pub async fn sees_no(&self, selector: &str) -> Result<(), Trouble> {
        let arguments = json!(selector);
        self.patiently(&format!("no `{selector}`"), async || {
            let shown = self.count_shown(&arguments).await?;
            Ok(if shown == 0 { Ok(()) } else { Err(format!("there are {shown}")) })
        })
        .await
    }

    /// How many such things are shown now.
    pub async fn count(&self, selector: &str) -> Result<usize, Trouble> {
        self.count_shown(&json!(selector)).await
    }

    async fn count_shown(&self, selector: &Value) -> Result<usize, Trouble> {
        let question = "return [...document.querySelectorAll(arguments[0])].filter((thing) => \
                        thing.checkVisibility({ visibilityProperty: true })).length";
        self.read_of(question, vec![selector.clone()]).await
    }

    /// What stands in a thing, once it is there.
    pub async fn text(&self, selector: &str) -> Result<String, Trouble> {
        self.sees(selector).await?;
        let question = "return document.querySelector(arguments[0]).textContent.trim()";
        self.read_of(question, vec![json!(selector)]).await
    }

    /// An attribute of the first such thing.
    pub async fn attribute(&self, selector: &str, name: &str) -> Result<Option<String>, Trouble> {
        self.sees(selector).await?;
        let question = "return document.querySelector(arguments[0]).getAttribute(arguments[1])";
        self.read_of(question, vec![json!(selector), json!(name)]).await
    }

    /// Waits until a condition in JavaScript, an expression, is true.
    pub async fn holds(&self, what: &str, condition: &str) -> Result<(), Trouble> {
        let question = format!("return Boolean({condition})");
        self.patiently(what, async || {
            let holds: bool = self.read(&question).await?;
            Ok(if holds { Ok(()) } else { Err(format!("`{condition}` does not hold")) })
        })
        .await
    }

    /// Tries again and again until it succeeds; the inner error is the obstacle this time.
    pub async fn patiently<T>(
        &self,
        what: &str,
        attempt: impl AsyncFn() -> Result<Result<T, String>, Trouble>,
    ) -> Result<T, Trouble> {
        let (start, patience) = (Instant::now(), self.visitor.patience);
        loop {
            let obstacle = match attempt().await {
                Ok(Ok(found)) => return Ok(found),
                Ok(Err(obstacle)) => obstacle,
                // Between two pages there is nothing to ask.
                Err(Trouble::Browser(CmdError::Standard(error))) => error.to_string(),
                Err(trouble) => return Err(trouble),
            };
            if start.elapsed() > patience {
                return Err(Trouble::Waited { what: what.to_owned(), obstacle, patience });
            }
            sleep(PAUSE).await;
        }
    }
}
