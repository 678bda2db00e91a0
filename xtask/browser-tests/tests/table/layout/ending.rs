//! The end: both towns on stage, counted line by line, and nothing over them.

use browser_tests::Visitor;

use super::{OVER, SCREENS, looks, on_each, open_after};
use crate::kept;

/// The button with which the count is seen again.
const AGAIN: &str = ".ending .choices .again";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn both_towns_and_all_buttons_are_in_view_at_the_end() {
    on_each(&SCREENS, async |table, screen| {
        let name = format!("{}x{}", screen.width, screen.height);
        open_after(table, OVER).await?;
        table.sees(".ending .verdict").await?;
        assert_eq!(table.count(".on-stage .town svg").await?, 2);
        looks::good(table, &format!("the end at {name}")).await?;
        table.screenshot(&format!("end-{name}")).await?;
        let in_view = "[...document.querySelectorAll('.ending .choices > *')] \
                               .filter((it) => it.checkVisibility()).every((it) => { \
                                 const box = it.getBoundingClientRect(); \
                                 return box.top >= 0 && box.bottom <= innerHeight + 1 && \
                                   box.right <= innerWidth + 1; })";
        table.holds("all buttons in view", in_view).await?;
        if !screen.touch && screen.height > 700 {
            let row = "new Set([...document.querySelectorAll('.ending .choices > *')] \
                               .filter((it) => it.checkVisibility()) \
                               .map((it) => Math.round(it.getBoundingClientRect().top))).size === 1";
            table.holds("the buttons in a row", row).await?;
        }
        table.audit("the end").await
    })
    .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_count_can_be_seen_again_and_skipped() {
    for screen in [SCREENS[0], SCREENS[4]] {
        Visitor::at(screen)
            .visits(async |table| {
                open_after(table, OVER).await?;
                let end = kept::shown(table).await?;
                let plain: String =
                    table.read("return document.querySelector('.theirs .town svg').innerHTML").await?;
                table.tap(AGAIN).await?;
                table.sees(".ending .line b").await?;
                let counted = kept::shown(table).await?;
                assert!(counted.iter().sum::<i32>() < end.iter().sum(), "{counted:?} rise to {end:?}");
                let lit: String =
                    table.read("return document.querySelector('.theirs .town svg').innerHTML").await?;
                assert_ne!(plain, lit, "what is counted is lit");
                looks::good(table, "the count").await?;
                table.tap(".ending .choices .main").await?;
                table.sees(".part.won .parade").await?;
                assert_eq!(kept::shown(table).await?, end);
                Ok(())
            })
            .await;
    }
}
