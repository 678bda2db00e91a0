//! The lone cowboy.

use browser_tests::Visitor;
use wagons_table::Kind;

use crate::kept;
use crate::play;
use crate::ways::{Keyboard, Mouse};
use crate::whole_games::told_who_won;

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn one_person_plays_against_the_rival() {
    Visitor::at_a_desk()
        .wanting_no_motion()
        .visits(async |table| {
            table.open("/#/solo").await?;
            table.tap("main.solo .scenario:not(.locked) button.primary").await?;
            table.sees("main.table").await?;
            play::turn(table, &Mouse, 1).await?;
            table.screenshot("solo-desktop").await?;
            table.audit("a solo game").await?;
            play::to_the_end(table, &Mouse).await?;
            kept::agrees(table).await?;
            assert_eq!(kept::session(table).await?.kind(), Kind::Solo);
            told_who_won(table).await?;
            table.screenshot("solo-over").await?;
            table.audit("a finished solo game").await?;

            table.open("/#/solo").await?;
            table.sees("main.solo .scenario .reached").await?;
            table.screenshot("solo-played").await?;
            table.audit("the scenarios after a game").await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn at_the_end_the_rivals_cards_have_their_room_on_a_phone() {
    Visitor::with_a_phone()
        .wanting_no_motion()
        .visits(async |table| {
            table.open("/#/solo").await?;
            table.tap("main.solo .scenario:not(.locked) button.primary").await?;
            table.sees("main.table").await?;
            play::to_the_end(table, &Keyboard).await?;
            told_who_won(table).await?;
            table.sees_no(".plan").await?;
            let smallest: f64 = table
                .read("return Math.min(...[...document.querySelectorAll('.rival-town .card')].map((it) => it.getBoundingClientRect().width))")
                .await?;
            assert!(smallest >= 24.0, "a card of the rival has {smallest:.0} px");
            table.screenshot("solo-over-phone").await?;
            table.legible("a finished solo game on a phone").await
        })
        .await;
}
