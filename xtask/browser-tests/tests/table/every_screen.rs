//! Every screen, by day and by night, on a desk and on a phone, in every language: nobody is kept out, nothing is cut off.

use browser_tests::{Table, Trouble, Visitor};

use crate::first_screen::LANGUAGES;

/// The screens that need nothing but an address.
const SCREENS: [&str; 9] =
    ["", "opponents", "together", "friend", "daily", "games", "rules", "settings", "about"];

/// Goes to a screen and waits for its heading, which no screen before had.
async fn go(table: &Table, screen: &str, before: &mut Vec<String>) -> Result<(), Trouble> {
    table.open(&format!("/#/{screen}")).await?;
    let heading = table
        .patiently(&format!("a new heading on `{screen}`"), async || {
            let heading = table.text("main h1").await?;
            Ok(if before.contains(&heading) { Err(format!("still `{heading}`")) } else { Ok(heading) })
        })
        .await?;
    before.push(heading);
    Ok(())
}

/// Looks at every screen: audits it, and keeps a picture whose name ends like this. By night nothing but the colors is
/// different, so they alone are measured then.
async fn look_around(visitor: Visitor, name: &str, by_night: bool) {
    let (visitor, hour) = if by_night { (visitor.by_night(), "-night") } else { (visitor, "") };
    visitor
        .visits(async |table| {
            let mut headings = Vec::new();
            for screen in SCREENS {
                go(table, screen, &mut headings).await?;
                let screen = if screen.is_empty() { "first" } else { screen };
                table.screenshot(&format!("{screen}-{name}{hour}")).await?;
                table.legible(screen).await?;
                if by_night { table.contrasts(screen).await? } else { table.audit(screen).await? }
            }
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn on_a_desk_by_day() {
    look_around(Visitor::at_a_desk(), "desktop", false).await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn on_a_desk_by_night() {
    look_around(Visitor::at_a_desk(), "desktop", true).await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn on_a_phone_by_day() {
    look_around(Visitor::with_a_phone(), "phone", false).await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn on_a_phone_by_night() {
    look_around(Visitor::with_a_phone(), "phone", true).await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn on_a_phone_in_every_language() {
    for language in LANGUAGES {
        Visitor::with_a_phone()
            .reading(language)
            .visits(async |table| {
                let mut headings = Vec::new();
                for screen in SCREENS {
                    go(table, screen, &mut headings).await?;
                    table.legible(&format!("`{screen}` in {language}")).await?;
                }
                Ok(())
            })
            .await;
    }
}
