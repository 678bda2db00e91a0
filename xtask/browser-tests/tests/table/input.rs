//! Pointers and keys at once, and fingers that do more than tap.

use std::time::Duration;

use browser_tests::{Key, Table, Trouble, Visitor};
use tokio::time::sleep;

use crate::asked::Asked;
use crate::kept;
use crate::play;
use crate::ways::Finger;

async fn begin(table: &Table) -> Result<Asked, Trouble> {
    table.open("/").await?;
    table.tap("main.home .play .primary").await?;
    table.sees("main.table").await?;
    Asked::next(table).await
}

/// The price of the card that is pointed at.
const POINTED: &str = "return document.querySelector('.circle .pointed .cost')?.textContent.trim() ?? null";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_resting_mouse_never_changes_what_keys_chose() {
    Visitor::at_a_desk()
        .visits(async |table| {
            begin(table).await?;
            for card in [3, 5, 7, 11] {
                table.hover(&format!(".ring ol li:nth-child({card}) .card")).await?;
                // Parts of the table change places under the mouse.
                table.types("toc1").await?;
                sleep(Duration::from_millis(900)).await;
                let pointed: Option<String> = table.read(POINTED).await?;
                assert_eq!(pointed.as_deref(), Some("1"), "with the mouse on place {card}");
            }
            // A mouse that moves points again; at which price depends on where the circle begins.
            let price = "return document.querySelector('.ring ol li:nth-child(4) .cost').textContent.trim()";
            let place = if table.read::<String>(price).await? == "1" { 9 } else { 4 };
            table.hover(&format!(".ring ol li:nth-child({place}) .card")).await?;
            let other = "document.querySelector('.circle .pointed .cost')?.textContent.trim() !== '1'";
            table.holds("the mouse to point again", other).await?;
            table.types("1").await?;
            table.press(Key::Enter).await?;
            Asked::after(table, &Asked::Wait).await?;
            let session = kept::session(table).await?;
            let drafted = session.record().to_string();
            assert!(drafted.split(' ').count() >= 3, "a card was taken: {drafted}");
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn two_fingers_that_spread_turn_the_card_and_do_not_zoom_the_page() {
    Visitor::with_a_phone()
        .wanting_no_motion()
        .visits(async |table| {
            begin(table).await?;
            play::turn(table, &Finger, 0).await?;
            let asked = Asked::next(table).await?;
            assert!(matches!(asked, Asked::Place { .. }), "{asked:?}");
            table.drag(".queue .next", ".town.placing svg", [0.5, 0.5], 12).await?;
            table.sees(".town .ghost.laid").await?;
            let before = kept::session(table).await?.laid();
            table.pinch(".town.placing svg", 20.0, 70.0).await?;
            let after = kept::session(table).await?.laid();
            assert!(before.is_some() && after.is_some(), "{before:?} {after:?}");
            let scale: f64 = table.read("return visualViewport.scale").await?;
            assert!((scale - 1.0).abs() < 0.01, "the page was zoomed {scale} times");
            // And the game goes on.
            table.tap(".bar .main").await?;
            table.sees_no(".town .ghost.laid").await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn help_speaks_of_keys_where_there_are_keys_and_of_the_task_where_there_are_fingers() {
    const HELP: &str = "header nav button.quiet:last-child";
    for (visitor, keys) in [(Visitor::at_a_desk(), true), (Visitor::with_a_phone(), false)] {
        visitor
            .wanting_no_motion()
            .visits(async |table| {
                begin(table).await?;
                table.tap(HELP).await?;
                table.sees("dialog.help[open]").await?;
                assert_eq!(table.count("dialog.help kbd").await? > 0, keys);
                let top = "document.querySelector('dialog.help').scrollTop === 0";
                table.holds("its beginning", top).await?;
                table.sees("dialog.help a[href='#/rules']").await?;
                table.screenshot(if keys { "help-desktop" } else { "help-phone" }).await?;
                table.audit("help").await?;
                table.tap("dialog.help .close").await?;
                table.sees_no("dialog.help").await
            })
            .await;
    }
}
