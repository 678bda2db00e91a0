//! Scoring cards can be asked: by a tap, by a mouse that rests on them, by a key.

use browser_tests::{Key, Table, Trouble};

use super::{PLACING, SCREENS, looks, on_each, open_after, visitor};

const CHIP: &str = ".goals .cards li:nth-child(2) button";
const LARGE: &str = ".question";

/// Passes when the card is there with its sentence and both sides' points, and its towns are dimmed but for what counts.
async fn is_explained(table: &Table) -> Result<(), Trouble> {
    table.sees(LARGE).await?;
    assert_eq!(table.text(".question h2").await?, "Rifles Ready");
    assert_eq!(table.count(".question dd").await?, 2, "why both sides have what they have");
    let text_is_large = "parseFloat(getComputedStyle(document.querySelector('.question')).fontSize) >= 13";
    table.holds("a large text", text_is_large).await?;
    let apart = "(() => { const card = document.querySelector('.question').getBoundingClientRect(); \
                 return [...document.querySelectorAll('.town svg')].every((town) => { \
                   const box = town.getBoundingClientRect(); \
                   return box.width > 90 && (box.right <= card.left || box.left >= card.right || box.bottom <= card.top || box.top >= card.bottom); \
                 }); })()";
    table.holds("both towns beside the card", apart).await
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_tap_or_a_click_explains_a_scoring_card_on_every_screen() {
    on_each(&SCREENS, async |table, _| {
        open_after(table, PLACING).await?;
        let plain: String = table.read("return document.querySelector('.mine .town svg').innerHTML").await?;
        table.tap(CHIP).await?;
        is_explained(table).await?;
        let lit: String = table.read("return document.querySelector('.mine .town svg').innerHTML").await?;
        assert_ne!(plain, lit, "what makes the points is lit");
        looks::good(table, "a card that is asked about").await?;
        table.audit("a card that is asked about").await?;
        table.tap(".question .close").await?;
        table.sees_no(LARGE).await
    })
    .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_mouse_that_rests_on_a_scoring_card_or_a_key_explains_it() {
    for screen in SCREENS.into_iter().filter(|screen| !screen.touch) {
        visitor(screen)
            .visits(async |table| {
                open_after(table, PLACING).await?;
                table.hover(CHIP).await?;
                is_explained(table).await?;
                table.hover(".bar .main").await?;
                table.sees_no(LARGE).await?;
                table.types("gg").await?;
                is_explained(table).await?;
                let said = table.announcements().await?;
                assert!(said.iter().any(|words| words.contains("per Fort")), "{said:?}");
                table.press(Key::Escape).await?;
                table.sees_no(LARGE).await
            })
            .await;
    }
}
