//! The coach: puzzles that judge an answer, and hints in steps.

use browser_tests::{Table, Trouble, Visitor};
use wagons_players::puzzles;
use wagons_rules::Move;

const WORDS: &str = ".practice .guide .words";
const SHOW: &str = ".practice .guide .ways button";
const NEXT: &str = ".practice .guide .ways a.primary";

/// The number of a puzzle in which a card is to be taken, and the card.
fn draft() -> (usize, char) {
    let drafts = puzzles::all().iter().zip(1..).find_map(|(puzzle, number)| {
        match puzzle.solve().expect("it is proven").solution.best {
            Move::Draft(card) => Some((number, card.letter())),
            _ => None,
        }
    });
    drafts.expect("some are about a draft")
}

async fn says(table: &Table, words: &str) -> Result<(), Trouble> {
    let condition = format!("/{words}/.test(document.querySelector('{WORDS}').textContent)");
    table.holds(&format!("the coach says {words}"), &condition).await
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_puzzle_knows_right_from_wrong_and_says_why() {
    let (number, card) = draft();
    Visitor::at_a_desk()
        .visits(async |table| {
            table.open(&format!("/#/practice/{number}")).await?;
            says(table, "one best move").await?;
            table.tap(&format!(".circle [data-card]:not([data-card={card}])")).await?;
            says(table, "would cost|better move").await?;
            table.tap(&format!(".circle [data-card={card}]")).await?;
            says(table, "That’s it").await?;
            assert!(table.count(".practice .remarks li").await? > 1);
            says(table, "first try: 0 of 1").await?;
            table.screenshot("puzzle").await?;
            table.audit("a puzzle that was solved").await?;

            table.tap(NEXT).await?;
            table.sees(SHOW).await?;
            assert!(!table.address().await?.ends_with(&format!("/{number}")));
            says(table, "one best move").await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_solution_is_shown_to_whoever_asks_at_once() {
    Visitor::with_a_phone()
        .visits(async |table| {
            table.open("/#/practice").await?;
            table.tap(SHOW).await?;
            table.sees(NEXT).await?;
            says(table, "Puzzle of the day").await?;
            assert!(table.count(".practice .remarks li").await? > 1);
            table.screenshot("puzzle-phone").await?;
            table.audit("a puzzle whose solution was shown").await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_hint_says_where_to_look_then_which_card_then_why() {
    const SAID: &str = ".bar .turn";
    const HINT: &str = ".bar .tools button:nth-child(3)";
    let (number, card) = draft();
    Visitor::at_a_desk()
        .visits(async |table| {
            table.open(&format!("/#/practice/{number}")).await?;
            let asked = table.text(SAID).await?;
            table.tap(HINT).await?;
            let look = table.patiently("where to look", async || {
                let now = table.text(SAID).await?;
                Ok(if now != asked && !now.contains("Let me think") { Ok(now) } else { Err(now) })
            });
            let (look, named) = (look.await?, format!("card {card}"));
            assert!(!look.contains(&named), "{look}");
            table.tap(HINT).await?;
            table
                .holds(
                    "the card",
                    &format!("document.querySelector('{SAID}').textContent.includes('{named}')"),
                )
                .await?;
            assert_eq!(table.count(".bar .coach .remarks li").await?, 0);
            table.tap(HINT).await?;
            table.sees(".bar .coach .remarks li").await?;
            table.screenshot("hint-desktop").await?;
            table.audit("a hint with its reasons").await
        })
        .await;
}
