//! A browser for a visit: one that is idle and has forgotten everything, or a new one.
//!
//! Starting a browser takes longer than many a visit. So one that is left in good order waits for the next visitor with
//! the same language. Nothing of a visit may be seen in the next: what pages stored, what was loaded and what
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

/// A browser, and how it was started.
#[derive(Debug, Clone)]
pub(crate) struct Browser {
    pub(crate) client: Client,
    capabilities: Map<String, Value>,
}

impl Browser {
    /// One that was started with these capabilities and knows nothing of other visits.
    pub(crate) async fn find_or_start(
        driver: &str,
        capabilities: Map<String, Value>,
    ) -> Result<Self, NewSessionError> {
        let idle = {
            let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
            let place = idle.iter().position(|browser| browser.capabilities == capabilities);
            place.map(|place| idle.swap_remove(place))
        };
        match idle {
            Some(browser) => Ok(browser),
            None => Self::start(driver.to_owned(), capabilities).await,
        }
    }

    async fn start(driver: String, capabilities: Map<String, Value>) -> Result<Self, NewSessionError> {
        let wanted = capabilities.clone();
        let started = RUNTIME.spawn(async move {
            ClientBuilder::new(HttpConnector::new()).capabilities(wanted).connect(&driver).await
        });
        let client = started.await.expect("what starts a browser does not panic")?;
        watch(&client).await.map_err(NewSessionError::UnexpectedError)?;
        Ok(Self { client, capabilities })
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

/// Lets the watcher run in every page that is opened in this tab.
async fn watch(client: &Client) -> Result<(), CmdError> {
    let script = json!({ "source": watcher::SCRIPT });
    devtools::call(client, "Page.addScriptToEvaluateOnNewDocument", script).await.map(drop)
}
