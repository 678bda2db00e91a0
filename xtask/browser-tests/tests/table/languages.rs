//! The table in five languages, on the smallest screen: nothing is cut off, and everything is said.

use browser_tests::Visitor;

use crate::asked::Asked;
use crate::first_screen::LANGUAGES;
use crate::play;
use crate::ways::Finger;
use crate::whole_games::PLAY;

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_table_can_be_read_in_every_language() {
    for language in LANGUAGES {
        Visitor::with_a_phone()
            .reading(language)
            .wanting_no_motion()
            .visits(async |table| {
                table.open("/").await?;
                table.tap(PLAY).await?;
                table.sees("main.table").await?;
                let mut number = 0;
                while !matches!(Asked::next(table).await?, Asked::Place { .. }) {
                    table.legible(&format!("the circle in {language}")).await?;
                    play::turn(table, &Finger, number).await?;
                    number += 1;
                }
                table.screenshot(&format!("table-phone-{language}")).await?;
                table.legible(&format!("the town in {language}")).await?;
                table.audit(&format!("the table in {language}")).await
            })
            .await;
    }
}
