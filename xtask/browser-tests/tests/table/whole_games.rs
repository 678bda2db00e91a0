//! Games from the first screen to the last card.

use browser_tests::{Key, Table, Trouble, Visitor};

use crate::kept;
use crate::play;
use crate::ways::{Finger, Keyboard, Mouse};

/// The button that starts a good game at once.
pub(crate) const PLAY: &str = "main.home button.primary";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn against_the_computer_by_mouse() {
    Visitor::at_a_desk()
        .visits(async |table| {
            table.open("/").await?;
            table.tap(PLAY).await?;
            table.sees("main.table").await?;
            play::turn(table, &Mouse, 1).await?;
            table.screenshot("table-desktop").await?;
            play::to_the_end(table, &Mouse).await?;
            told_who_won(table).await?;
            kept::agrees(table).await?;
            table.screenshot("table-desktop-over").await?;
            table.audit("a finished game").await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn against_the_computer_by_keyboard_alone() {
    Visitor::at_a_desk()
        .wanting_no_motion()
        .visits(async |table| {
            table.open("/").await?;
            table.sees(PLAY).await?;
            tab_to(table, PLAY).await?;
            table.press(Key::Enter).await?;
            table.sees("main.table").await?;
            play::to_the_end(table, &Keyboard).await?;
            kept::agrees(table).await?;
            let said = table.announcements().await?;
            assert!(said.len() > 30, "a whole game was told in {} sentences: {said:?}", said.len());
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn against_the_computer_by_touch_on_a_small_phone() {
    Visitor::with_a_phone()
        .visits(async |table| {
            table.open("/").await?;
            table.tap(PLAY).await?;
            table.sees("main.table").await?;
            table.screenshot("table-phone").await?;
            for number in 0..3 {
                play::turn(table, &Finger, number).await?;
            }
            table.screenshot("table-phone-later").await?;
            play::to_the_end(table, &Finger).await?;
            told_who_won(table).await?;
            kept::agrees(table).await?;
            table.screenshot("table-phone-over").await?;
            table.legible("a finished game on a phone").await?;
            table.audit("a finished game on a phone").await
        })
        .await;
}

/// Waits until both towns are counted and it is said who has won.
pub(crate) async fn told_who_won(table: &Table) -> Result<(), Trouble> {
    let verdict = "document.querySelector('.ending .verdict')?.textContent.trim()";
    table.holds("a verdict", verdict).await
}

/// Presses Tab until a thing has the focus.
pub(crate) async fn tab_to(table: &Table, selector: &str) -> Result<(), Trouble> {
    for _ in 0..60 {
        table.press(Key::Tab).await?;
        let question = "return document.activeElement.matches(arguments[0])";
        if table.read_of(question, vec![selector.into()]).await? {
            return Ok(());
        }
    }
    panic!("Tab never reaches `{selector}`");
}
