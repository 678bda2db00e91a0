//! What a visitor sees first: in their language, by day and by night, on a desk and on a phone.

use browser_tests::{Screen, Visitor};

/// The languages of the table.
pub(crate) const LANGUAGES: [&str; 5] = ["en", "de", "nl", "fr", "it"];

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn it_speaks_the_language_of_the_browser() {
    let mut titles = Vec::new();
    for language in LANGUAGES {
        Visitor::at(Screen::PHONE)
            .reading(language)
            .visits(async |table| {
                table.open("/").await?;
                titles.push(table.text("main button").await?);
                let spoken: String = table.read("return document.documentElement.lang").await?;
                assert_eq!(spoken, language);
                let wide: bool =
                    table.read("return document.documentElement.scrollWidth > innerWidth").await?;
                assert!(!wide, "in {language} the first screen is wider than a phone");
                table.screenshot(&format!("first-phone-{language}")).await?;
                table.audit("the first screen on a phone").await
            })
            .await;
    }
    titles.sort();
    titles.dedup();
    assert_eq!(titles.len(), LANGUAGES.len(), "two languages say the same: {titles:?}");
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn it_is_for_everybody_by_day_and_by_night() {
    for (visitor, name) in
        [(Visitor::at_a_desk(), "first-desktop"), (Visitor::at_a_desk().by_night(), "first-desktop-night")]
    {
        visitor
            .visits(async |table| {
                table.open("/").await?;
                table.sees("main h1").await?;
                table.screenshot(name).await?;
                table.audit(name).await
            })
            .await;
    }
}
