//! Nothing is lost: reloads, lost servers, and games that are gone on with.

use browser_tests::{Server, Trouble, Visitor};

use crate::asked::Asked;
use crate::kept;
use crate::play;
use crate::ways::Mouse;
use crate::whole_games::PLAY;

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_reload_in_the_middle_of_a_turn_changes_nothing() {
    Visitor::at_a_desk()
        .wanting_no_motion()
        .visits(async |table| {
            table.open("/").await?;
            table.tap(PLAY).await?;
            table.sees("main.table").await?;
            // Until a card lies there and waits to be confirmed, some turns into the game.
            let mut number = 0;
            while number < 9 || !matches!(Asked::next(table).await?, Asked::Confirm { .. }) {
                play::turn(table, &Mouse, number).await?;
                number += 1;
            }
            let (asked, before) = (Asked::now(table).await?, kept::session(table).await?);
            table.reload().await?;
            assert_eq!(Asked::next(table).await?, asked);
            assert_eq!(kept::session(table).await?, before);
            kept::agrees(table).await?;

            // The first screen offers to go on with it.
            table.open("/").await?;
            table.tap("main.home .continue .game-line a").await?;
            assert_eq!(Asked::next(table).await?, asked);

            // What was laid can still be taken back, and the game goes on.
            table.types("u").await?;
            assert!(matches!(Asked::after(table, &asked).await?, Asked::Place { .. }));
            play::to_the_end(table, &Mouse).await?;
            kept::agrees(table).await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn after_the_first_visit_no_server_is_needed() {
    let server = Server::start().unwrap_or_else(|trouble| panic!("{trouble}"));
    let address = server.address().to_owned();
    Visitor::at_a_desk()
        .wanting_no_motion()
        .going_to(&address)
        .visits(async move |table| {
            table.open("/").await?;
            table.sees(PLAY).await?;
            table.holds("the table to be kept", "navigator.serviceWorker.controller").await?;
            server.stop();

            table.reload().await?;
            table.tap(PLAY).await?;
            table.sees("main.table").await?;
            play::to_the_end(table, &Mouse).await?;
            kept::agrees(table).await?;
            table.reload().await?;
            assert_eq!(Asked::next(table).await?, Asked::Over);
            Ok::<(), Trouble>(())
        })
        .await;
}
