//! Errors on the browser's console.

use fantoccini::Client;
use fantoccini::error::CmdError;
use serde::Deserialize;

use crate::devtools;

/// One line of the console.
#[derive(Debug, Deserialize)]
struct Entry {
    level: String,
    message: String,
}

/// The errors since the last look; warnings and chatter are left out.
pub(crate) async fn errors(client: &Client) -> Result<Vec<String>, CmdError> {
    let entries: Vec<Entry> = serde_json::from_value(devtools::console(client).await?)?;
    Ok(entries.into_iter().filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect())
}
