//! The score sheet and the towns it speaks of, together.

use super::{PLACING, SCREENS, looks, on_each, open_after};

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_sheet_leaves_the_towns_in_view_and_lights_them() {
    on_each(&SCREENS, async |table, screen| {
        open_after(table, PLACING).await?;
        if table.count(".bar .pull").await? > 0 {
            table.tap(".bar .pull").await?;
        }
        table.sees("section.sheet .lines").await?;
        let share: f64 = table
            .read(
                "return document.querySelector('section.sheet').getBoundingClientRect().height / innerHeight",
            )
            .await?;
        let upright = screen.height > screen.width;
        assert!(!upright || share <= 0.45, "the sheet takes {share:.2} of the height of {screen:?}");
        let plain: Vec<String> = table.read(TOWNS).await?;
        table.tap(".sheet .lines tbody tr:nth-child(9) td:nth-child(2) button").await?;
        table.sees(".sheet button.lit").await?;
        let lit: Vec<String> = table.read(TOWNS).await?;
        assert!(plain.iter().zip(&lit).all(|(plain, lit)| plain != lit), "both towns show what it is about");
        looks::good(table, &format!("the open sheet on {screen:?}")).await?;
        table.holds("no broken word", WHOLE_WORDS).await?;
        table.audit("the open sheet").await
    })
    .await;
}

/// Every word of the sheet's lines stands in one line.
const WHOLE_WORDS: &str = "[...document.querySelectorAll('.sheet .lines tbody th')].every((title) => \
    [...title.textContent.matchAll(/\\S+/g)].every((word) => { \
      const range = document.createRange(); \
      range.setStart(title.firstChild, word.index); \
      range.setEnd(title.firstChild, word.index + word[0].length); \
      return range.getClientRects().length === 1; \
    }))";

const TOWNS: &str = "return [...document.querySelectorAll('.town svg')].map((town) => town.innerHTML)";
