//! What can be wrong with the looks of the table on any screen.

use browser_tests::{Table, Trouble};

/// Passes when every text is large enough to be read, no card hides an icon of another, nothing lies over a town on
/// stage, and the main button is in view.
pub(crate) async fn good(table: &Table, what: &str) -> Result<(), Trouble> {
    table
        .patiently(&format!("{what} without a fault"), async || {
            let wrong: Vec<String> = table.read(include_str!("looks.js")).await?;
            Ok(if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) })
        })
        .await?;
    table.legible(what).await
}
