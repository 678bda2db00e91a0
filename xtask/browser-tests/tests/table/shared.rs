//! A game in a link: whoever opens it sees the whole game, in a browser that knows nothing of it.

use browser_tests::{Table, Trouble, Visitor};
use wagons_rules::{Record, Seat};
use wagons_table::Shared;

use crate::kept;

/// A finished game.
const RECORD: &str = "ADQ/JRNOHELIMBKFCGP *J J J0,0 N N0,0 R'0,-2 H H-2,-2 O1,-1 E E2,0 I I'-2,0 L1,-2 K K-1,-1 M'2,-1 \
                      B-4,-3 F F'0,-3 C C0,-3 G G'-4,-1 P P-1,-2";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_link_holds_the_whole_game() {
    let mut link = String::new();
    Visitor::at_a_desk()
        .visits(async |table| {
            table.open("/#/opponents").await?;
            table.tap(".import textarea").await?;
            table.types(RECORD).await?;
            table.tap(".import a.button").await?;
            sees_the_game(table).await?;
            table.screenshot("review-desktop").await?;
            table.audit("a game looked back on").await?;
            table.tap("button.share").await?;
            table.sees("dialog.sharing[open]").await?;
            table.screenshot("sharing-desktop").await?;
            table.audit("the ways to share a game").await?;
            link = table.read("return document.querySelector('dialog.sharing input').value").await?;
            Ok(())
        })
        .await;
    // Names come along; a name that would turn the line around does not.
    Visitor::at_a_desk()
        .visits(async |table| {
            let game = Shared::from_text(RECORD).named(["Ada".into(), "Grün & Söhne".into()]);
            table.open(&format!("/#/shared/{}", game.to_link())).await?;
            table.sees("main.review").await?;
            for name in game.names {
                let shown = format!(
                    "[...document.querySelectorAll('header .name')].some((it) => it.textContent === '{name}')"
                );
                table.holds(&name, &shown).await?;
            }
            Ok(())
        })
        .await;
    let (_, path) = link.split_once("/#").unwrap_or_else(|| panic!("`{link}` is no link to the table"));
    Visitor::with_a_phone()
        .reading("nl")
        .by_night()
        .visits(async |table| {
            table.open(&format!("/#{path}")).await?;
            sees_the_game(table).await?;
            table.screenshot("review-phone-night").await?;
            table.legible("a game looked back on, on a phone").await?;
            table.audit("a game looked back on, on a phone by night").await
        })
        .await;
}

/// Waits until the end of the game is on the table, with the points the rules give.
async fn sees_the_game(table: &Table) -> Result<(), Trouble> {
    let record: Record = RECORD.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut expected = Seat::BOTH.map(|seat| record.game().sheet(seat).total());
    expected.sort_unstable();
    table
        .patiently("the points of the game", async || {
            let mut shown = kept::shown(table).await?;
            shown.sort_unstable();
            Ok(if shown == expected { Ok(()) } else { Err(format!("{shown:?} are not {expected:?}")) })
        })
        .await?;
    // As long as it is judged, the marks move.
    table.sees("main.review").await?;
    table.holds("all is judged", "!document.querySelector('.review progress')").await
}
