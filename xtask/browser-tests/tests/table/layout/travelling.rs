//! Things that travel from one place on the table to another.

use browser_tests::Visitor;

use super::{LATER_CHOICE, SCREENS, open_after};

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_circle_stays_a_circle_on_its_way() {
    let desk = SCREENS[4];
    Visitor::at(desk)
        .visits(async |table| {
            open_after(table, LATER_CHOICE).await?;
            table.sees(".middle.on-stage .ring li").await?;
            let () = table.read(WATCH).await?;
            table.types("t").await?;
            table.sees(".mine.on-stage").await?;
            table.holds("a journey that is over", "window.frames_seen > 45").await?;
            let least: f64 = table.read("return window.least_share").await?;
            assert!(least > 0.7, "on their way the cards fill {least:.2} of the width of their part");
            Ok(())
        })
        .await;
}

/// Watches in every frame how much of the width of the part the cards of the circle fill.
const WATCH: &str = "window.least_share = 1; window.frames_seen = 0;
    const look = () => {
        const cards = [...document.querySelectorAll('.ring li .card')].map((card) => card.getBoundingClientRect());
        const part = document.querySelector('.middle').getBoundingClientRect();
        const fill = Math.max(...cards.map((card) => card.right)) - Math.min(...cards.map((card) => card.left));
        if (part.width > 0) window.least_share = Math.min(window.least_share, fill / part.width);
        window.frames_seen += 1;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";
