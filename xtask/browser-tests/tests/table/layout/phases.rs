//! Taking and placing cards.

use std::time::Duration;

use super::{FIRST_CHOICE, LATER_CHOICE, PLACING, SCREENS, looks, open_after, visitor};

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn every_phase_is_good_to_look_at_on_every_screen() {
    for screen in SCREENS {
        let name = format!("{}x{}", screen.width, screen.height);
        visitor(screen)
            .waiting(Duration::from_secs(6))
            .visits(async |table| {
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
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn what_a_card_would_change_is_written_beside_the_town() {
    for screen in SCREENS {
        visitor(screen)
            .visits(async |table| {
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
}
