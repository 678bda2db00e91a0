//! The first screen, the tutorial, the solo table and the look back, where there is little room.

use browser_tests::{Table, Trouble};

use super::{OVER, SCREENS, looks, on_each, open_after};

/// Passes when a thing is on the screen as a whole.
async fn in_view(table: &Table, selector: &str) -> Result<(), Trouble> {
    let condition = format!(
        "(() => {{ const box = document.querySelector('{selector}').getBoundingClientRect(); \
         return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth; }})()"
    );
    table.sees(selector).await?;
    table.holds(&format!("`{selector}` in view"), &condition).await
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_first_screen_has_its_button_in_view() {
    on_each(&SCREENS, async |table, _| {
        in_view(table, "main.home button.primary").await?;
        let floor = "document.querySelector('main.home').getBoundingClientRect().bottom - \
                             document.querySelector('.ways').getBoundingClientRect().bottom < 40 || \
                             innerWidth > innerHeight";
        table.holds("no empty floor", floor).await?;
        let wide = "innerWidth > innerHeight || \
                            document.querySelector('.poster').getBoundingClientRect().width > innerWidth - 1";
        table.holds("a poster as wide as the screen", wide).await
    })
    .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_guide_can_always_be_told_to_go_on() {
    on_each(&SCREENS, async |table, screen| {
        table.open("/#/learn").await?;
        table.sees(".guide").await?;
        let last: u32 = table.read("return document.querySelector('.guide progress').max").await?;
        loop {
            let step: u32 = table.read("return document.querySelector('.guide progress').value").await?;
            if step == last {
                return Ok(());
            }
            if table.attribute(".lesson", "data-look").await?.as_deref() == Some("sheet") {
                let line = if step > 10 { 7 } else { 1 };
                table.tap(&format!(".sheet tbody tr:nth-child({line}) button")).await?;
                looks::good(table, &format!("step {step} on {screen:?}")).await?;
            }
            in_view(table, ".guide .ways > button:last-child").await?;
            table.tap(".guide .ways > button:last-child").await?;
            table
                .holds("the next step", &format!("document.querySelector('.guide progress').value > {step}"))
                .await?;
        }
    })
    .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_desk_shows_whole_what_the_rival_did() {
    on_each(&[SCREENS[4], SCREENS[5]], async |table, _| {
        table.open("/#/solo").await?;
        table.tap("main.solo .scenario:not(.locked) button.primary").await?;
        table.sees("main.table").await?;
        for number in 0..4 {
            crate::play::turn(table, &crate::ways::Keyboard, number).await?;
        }
        table.sees(".plan h2:nth-of-type(2)").await?;
        let whole = "(() => { const plan = document.querySelector('.plan'); \
                             const box = plan.getBoundingClientRect(); \
                             return plan.scrollHeight <= plan.clientHeight + 1 && \
                               box.bottom <= \
                                 document.querySelector('.bar').getBoundingClientRect().top; })()";
        table.holds("the whole plan above the bar", whole).await?;
        looks::good(table, "the solo table").await
    })
    .await;
}

/// No word of a scoring card's title stands on two lines.
const WHOLE_TITLES: &str = "[...document.querySelectorAll('.goal .title')].every((title) => \
    [...title.textContent.matchAll(/\\S+/g)].every(({ 0: word, index }) => { \
        const range = document.createRange(); \
        range.setStart(title.firstChild, index); \
        range.setEnd(title.firstChild, index + word.length); \
        return range.getClientRects().length <= 1; }))";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_graph_of_a_look_back_can_be_read() {
    on_each(&SCREENS, async |table, screen| {
        open_after(table, OVER).await?;
        table.open("/#/review/7").await?;
        table.sees(".graph svg").await?;
        let plot: f64 = table
            .read("return document.querySelector('.graph .plot').getBoundingClientRect().height")
            .await?;
        assert!(plot > 55.0, "the graph is {plot} px high on {screen:?}");
        table.sees(".graph .mark").await?;
        // As long as it is judged, the marks move.
        table.holds("all is judged", "!document.querySelector('.review progress')").await?;
        let inside = "[...document.querySelectorAll('.graph .mark')].every((mark) => { \
                              const [box, graph] = \
                                [mark, mark.closest('.graph')].map((it) => it.getBoundingClientRect()); \
                              return box.left >= graph.left && box.right <= graph.right; })";
        table.holds("all marks inside", inside).await?;
        assert!(table.count(".graph .mark").await? <= 5);
        table.holds("the titles of scoring cards whole", WHOLE_TITLES).await?;
        table.legible("the look back").await?;
        table.audit("the look back").await
    })
    .await;
}
