//! Today's deal: the same for everybody, and remembered.

use browser_tests::Visitor;
use wagons_table::Kind;

use crate::kept;
use crate::play;
use crate::ways::Mouse;

const PLAY: &str = "main.daily .play button.primary";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn it_is_the_same_for_everybody_and_its_result_is_kept() {
    let mut deals = Vec::new();
    Visitor::at_a_desk()
        .wanting_no_motion()
        .visits(async |table| {
            table.open("/#/daily").await?;
            table.tap(PLAY).await?;
            table.sees("main.table").await?;
            deals.push(kept::session(table).await?.record().prefix(0).to_string());
            play::to_the_end(table, &Mouse).await?;
            kept::agrees(table).await?;
            assert!(matches!(kept::session(table).await?.kind(), Kind::Versus { day: Some(_), .. }));

            table.open("/#/daily").await?;
            table.sees(".finishes li").await?;
            table.screenshot("daily-played").await?;
            table.audit("today's deal, played").await
        })
        .await;
    Visitor::with_a_phone()
        .reading("it")
        .visits(async |table| {
            table.open("/#/daily").await?;
            table.tap(PLAY).await?;
            table.sees("main.table").await?;
            deals.push(kept::session(table).await?.record().prefix(0).to_string());
            Ok(())
        })
        .await;
    assert_eq!(deals[0], deals[1]);
}
