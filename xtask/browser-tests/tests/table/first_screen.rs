//! What a visitor sees first: a page in their language.

use browser_tests::{Screen, Table, Trouble, Visitor};

use crate::whole_games::tab_to;

/// The languages of the table.
pub(crate) const LANGUAGES: [&str; 5] = ["en", "de", "nl", "fr", "it"];

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn it_speaks_the_language_of_the_browser() {
    let mut pages: Vec<String> = Vec::new();
    for language in LANGUAGES {
        Visitor::at(Screen::PHONE)
            .reading(language)
            .visits(async |table| {
                table.open("/").await?;
                pages.push(table.text("main").await?);
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
    pages.sort();
    pages.dedup();
    assert_eq!(pages.len(), LANGUAGES.len(), "two languages say the same: {pages:?}");
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn another_language_is_chosen_there_and_remembered() {
    Visitor::at_a_desk()
        .visits(async |table| {
            table.open("/").await?;
            tab_to(table, "main select").await?;
            // The first letter of its own name chooses a language.
            table.types("D").await?;
            let german = "document.documentElement.lang === 'de'";
            table.holds("the page to speak German", german).await?;
            table.reload().await?;
            table.holds("the page to speak German still", german).await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn nothing_moves_away_under_a_finger() {
    // What comes last is what only a server offers, or a server that answers.
    let places =
        [("/", "main.home .modes a[href='#/friend']"), ("/#/friend", "main.together button.primary")];
    for screen in [Screen::DESKTOP, Screen::PHONE] {
        for (path, last) in places {
            Visitor::at(screen)
                .visits(async |table| {
                    table.open(path).await?;
                    table.sees(last).await?;
                    stays(table).await
                })
                .await;
        }
    }
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn nothing_moves_away_when_there_is_no_server() {
    Visitor::at_a_desk()
        .visits(async |table| {
            table.refuses(&["*/apart"]).await?;
            table.open("/").await?;
            table.sees("main.home .modes").await?;
            table.sees_no("main.home .modes a[href='#/friend']").await?;
            stays(table).await?;
            // That nobody answered is on the console, as it should be.
            let _ = table.no_complaints().await;
            Ok(())
        })
        .await;
}

/// Nothing has moved since the page was opened, nor does it move in the next moment.
async fn stays(table: &Table) -> Result<(), Trouble> {
    let shifts = "const answer = arguments[0]; const all = []; new PerformanceObserver((list) => \
                  all.push(...list.getEntries().map(({ value }) => value))).observe(\
                  { type: 'layout-shift', buffered: true }); setTimeout(() => answer(all), 500)";
    let answer = table.client().execute_async(shifts, Vec::new()).await?;
    let shifts: Vec<f64> =
        answer.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
    // The typeface of the title changes a line by a pixel or two.
    let sum: f64 = shifts.iter().sum();
    assert!(sum < 0.012, "the first screen moves: {shifts:?}");
    Ok(())
}
