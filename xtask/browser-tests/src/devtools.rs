//! The browser's developer tools, for what `WebDriver` itself has no words for: emulation, and reading the console.
//!
//! Both are extensions of chromedriver: a command in its namespace, under the address of the session.

use fantoccini::Client;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command of chromedriver that the standard does not have.
#[derive(Debug)]
struct Extension {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Extension {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// Calls a method of the [DevTools protocol](https://chromedevtools.github.io/devtools-protocol/).
pub(crate) async fn call(client: &Client, method: &str, parameters: Value) -> Result<Value, CmdError> {
    let body = json!({ "cmd": method, "params": parameters });
    client.issue_cmd(Extension { path: "goog/cdp/execute", body }).await
}

/// Takes what has been written to the console since the last time.
pub(crate) async fn console(client: &Client) -> Result<Value, CmdError> {
    client.issue_cmd(Extension { path: "se/log", body: json!({ "type": "browser" }) }).await
}
