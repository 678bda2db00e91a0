//! A browser for a visit: one that is idle and has forgotten everything, or a new one.
//!
//! Starting a browser takes longer than many a visit. So one that is left in good order waits for the next visitor.
//! Nothing of a visit may be seen in the next: what pages stored, what was loaded and what
//! the console said is deleted in between, and where that fails, or something else is unusual, the browser is closed.

use std::sync::{LazyLock, Mutex, PoisonError};

use fantoccini::error::{CmdError, NewSessionError};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use tokio::runtime::{Builder, Runtime};

use crate::devtools;
use crate::watcher;

/// What talks to the driver. It outlives the tests, each of which has a runtime of its own.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.expect("a thread can be started")
});

/// Browsers that nobody uses.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// A browser.
#[derive(Debug, Clone)]
pub(crate) struct Browser {
    pub(crate) client: Client,
}

impl Browser {
    /// One that knows nothing of other visits; if none is idle, the driver starts this program.
    pub(crate) async fn find_or_start(driver: &str, program: &str) -> Result<Self, NewSessionError> {
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        match idle {
            Some(browser) => Ok(browser),
            None => Self::start(driver.to_owned(), capabilities(program)).await,
        }
    }

    async fn start(driver: String, capabilities: Map<String, Value>) -> Result<Self, NewSessionError> {
        let started = RUNTIME.spawn(async move {
            ClientBuilder::new(HttpConnector::new()).capabilities(capabilities).connect(&driver).await
        });
        let client = started.await.expect("what starts a browser does not panic")?;
        watch(&client).await.map_err(NewSessionError::UnexpectedError)?;
        Ok(Self { client })
    }

    /// Ends the visit; `origins` are the servers it went to.
    pub(crate) async fn leave(self, origins: &[String]) -> Result<(), CmdError> {
        if let Ok(true) = self.forget(origins).await {
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
            return Ok(());
        }
        self.client.close().await
    }

    /// Deletes everything the visit left behind; whether the browser can be used again.
    async fn forget(&self, origins: &[String]) -> Result<bool, CmdError> {
        let client = &self.client;
        if client.windows().await?.len() > 1 {
            return Ok(false);
        }
        // A new tab has no history.
        let (old, new) = (client.window().await?, client.new_window(true).await?.handle);
        client.switch_to_window(old).await?;
        client.close_window().await?;
        client.switch_to_window(new).await?;
        watch(client).await?;
        for origin in origins {
            let everything = json!({ "origin": origin, "storageTypes": "all" });
            devtools::call(client, "Storage.clearDataForOrigin", everything).await?;
        }
        for method in ["Network.clearBrowserCache", "Network.clearBrowserCookies"] {
            devtools::call(client, method, json!({})).await?;
        }
        devtools::console(client).await?;
        Ok(true)
    }
}

/// How the driver is to start the browser.
fn capabilities(program: &str) -> Map<String, Value> {
    let arguments = [
        "--headless",
        // As root, as in a container, Chromium has no sandbox; and it only visits our own pages.
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ];
    let mut wanted = Map::new();
    wanted.insert("browserName".into(), json!("chrome"));
    wanted.insert("goog:chromeOptions".into(), json!({ "binary": program, "args": arguments }));
    wanted.insert("goog:loggingPrefs".into(), json!({ "browser": "ALL" }));
    wanted
}

/// Lets the watcher run in every page that is opened in this tab.
async fn watch(client: &Client) -> Result<(), CmdError> {
    let script = json!({ "source": watcher::SCRIPT });
    devtools::call(client, "Page.addScriptToEvaluateOnNewDocument", script).await.map(drop)
}
