//! The tutorial, as somebody takes it who looks where the guide points and tries what can be done there.

use std::time::Duration;

use browser_tests::{MIDDLE, Table, Trouble, Visitor};
use tokio::time::sleep;

/// The way on, when there is nothing to do or it is done.
const ON: &str = ".guide .ways button.primary";
/// The step, as the guide counts.
const STEP: &str = "return document.querySelector('.guide progress').value";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_guide_leads_through_a_whole_lesson() {
    Visitor::at_a_desk()
        .wanting_no_motion()
        .visits(async |table| {
            table.open("/#/learn").await?;
            table.sees(".guide").await?;
            table.screenshot("learn-desktop").await?;
            table.audit("the tutorial").await?;
            let last: u32 = table.read("return document.querySelector('.guide progress').max").await?;
            let mut step = 1;
            while step < last {
                take_step(table, step).await?;
                step = table.read(STEP).await?;
            }
            // Three ways to go on, and one of them goes on with this game.
            table.screenshot("learn-over").await?;
            table.audit("the end of the tutorial").await?;
            table.tap(ON).await?;
            table.sees_no(".guide").await?;
            table.sees("main.table").await
        })
        .await;
}

/// Does what a step asks.
async fn take_step(table: &Table, step: u32) -> Result<(), Trouble> {
    // Words first, then buttons: the page changes in its own order.
    sleep(Duration::from_millis(200)).await;
    if table.count(ON).await? == 0 {
        let look = table.attribute(".lesson", "data-look").await?;
        match look.as_deref() {
            Some("circle") => at_the_circle(table, step).await?,
            Some("town") => in_the_town(table, step).await?,
            Some("sheet") => on_the_sheet(table, step).await?,
            Some("hint") => table.tap(".bar .tools button:nth-child(3)").await?,
            // The other side's turn is to be watched.
            _ => {}
        }
    }
    table
        .patiently(&format!("the guide to go on from step {step}"), async || {
            if table.count(ON).await? > 0 && table.read::<u32>(STEP).await? == step {
                table.tap(ON).await?;
            }
            let now: u32 = table.read(STEP).await?;
            Ok(if now > step { Ok(()) } else { Err(table.text(".guide .words").await?) })
        })
        .await
}

/// Points at a card that costs something, then takes one after another until one is the right one.
async fn at_the_circle(table: &Table, step: u32) -> Result<(), Trouble> {
    let cards: Vec<String> = table
        .read(
            "const cards = [...document.querySelectorAll('.circle button[data-card]')]; \
             const cost = (card) => Number(card.querySelector('.cost').textContent); \
             return cards.toSorted((a, b) => cost(a) - cost(b)).map((card) => card.dataset.card)",
        )
        .await?;
    let named = |card: &String| format!(".circle [data-card={card}]");
    table.hover(&named(&cards[2])).await?;
    for card in &cards {
        if led_on(table, step).await? {
            break;
        }
        table.tap(&named(card)).await?;
    }
    Ok(())
}

/// Lays the card onto what lies there, lets it lie or, if that is not wanted, takes it back.
async fn in_the_town(table: &Table, step: u32) -> Result<(), Trouble> {
    table.tap_at(".town.placing svg", MIDDLE).await?;
    if !led_on(table, step).await? {
        table.tap(".bar .main").await?;
    }
    if !led_on(table, step).await? {
        table.tap(".bar .tools button:nth-child(1)").await?;
    }
    Ok(())
}

/// Points at a number of the sheet: of a terrain, then of a scoring card.
async fn on_the_sheet(table: &Table, step: u32) -> Result<(), Trouble> {
    for line in [1, 9] {
        if !led_on(table, step).await? {
            table.hover(&format!(".sheet tbody tr:nth-child({line}) button")).await?;
        }
    }
    Ok(())
}

/// Whether the guide is content, after a moment to notice.
async fn led_on(table: &Table, step: u32) -> Result<bool, Trouble> {
    for _ in 0..8 {
        if table.count(ON).await? > 0 || table.read::<u32>(STEP).await? > step {
            return Ok(true);
        }
        sleep(Duration::from_millis(100)).await;
    }
    Ok(false)
}
