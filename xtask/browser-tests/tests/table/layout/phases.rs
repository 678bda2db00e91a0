//! Taking and placing cards.

use super::{FIRST_CHOICE, LATER_CHOICE, PLACING, SCREENS, looks, on_each, open_after};

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn every_phase_is_good_to_look_at_on_every_screen() {
    on_each(&SCREENS, async |table, screen| {
        let name = format!("{}x{}", screen.width, screen.height);
        for (moves, phase) in
            [(FIRST_CHOICE, "first-choice"), (LATER_CHOICE, "later-choice"), (PLACING, "placing")]
        {
            open_after(table, moves).await?;
            looks::good(table, &format!("{phase} at {name}")).await?;
            table.screenshot(&format!("{phase}-{name}")).await?;
        }
        Ok(())
    })
    .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn what_a_first_task_is_about_can_be_read_whole() {
    on_each(&[SCREENS[0], SCREENS[2], SCREENS[6]], async |table, screen| {
        for moves in [FIRST_CHOICE, FIRST_CHOICE + 1] {
            open_after(table, moves).await?;
            table.sees(".first-step").await?;
            let whole = "(() => { const told = document.querySelector('.bar .turn'); \
                                 return told.scrollHeight <= told.clientHeight + 1; })()";
            table.holds("the whole explanation", whole).await?;
            looks::good(table, &format!("a first task on {screen:?}")).await?;
        }
        Ok(())
    })
    .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn what_a_hint_says_lies_over_nothing_it_speaks_of() {
    const HINT: &str = ".bar .tools button:nth-child(3)";
    on_each(&[SCREENS[0], SCREENS[2], SCREENS[4]], async |table, screen| {
        for moves in [FIRST_CHOICE, LATER_CHOICE, PLACING] {
            open_after(table, moves).await?;
            let asked = table.text(".bar .turn").await?;
            table.tap(HINT).await?;
            table
                .patiently("where to look", async || {
                    let now = table.text(".bar .turn").await?;
                    Ok(if now == asked || now.contains("Let me think") { Err(now) } else { Ok(()) })
                })
                .await?;
            table.tap(HINT).await?;
            table.tap(HINT).await?;
            table.sees(".bar .coach .remarks li").await?;
            looks::good(table, &format!("a hint on {screen:?}")).await?;
            if moves != PLACING {
                let wide = "[...document.querySelectorAll('.on-stage .ring li')] \
                                    .every((it) => it.offsetWidth >= 44)";
                table.holds("cards that are large enough for a finger", wide).await?;
            }
        }
        Ok(())
    })
    .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn what_a_card_would_change_is_written_beside_the_town() {
    on_each(&SCREENS, async |table, _| {
        open_after(table, PLACING).await?;
        table.tap_at(".town.placing svg", [0.5, 0.98]).await?;
        table.sees(".ghost.laid").await?;
        let arrow = "[...document.querySelectorAll('.goals .both, .sheet ins')].some((it) => \
                             it.checkVisibility() && /[→+−]/.test(it.textContent))";
        table.holds("a change that is told", arrow).await?;
        looks::good(table, "a card that is laid").await
    })
    .await;
}
