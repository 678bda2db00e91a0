//! The coach: puzzles that judge an answer.

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
            says(table, "would cost|something else").await?;
            table.tap(&format!(".circle [data-card={card}]")).await?;
            says(table, "That’s it").await?;
            assert!(table.count(".practice .remarks li").await? > 1);
            says(table, "Solved at the first try: 0 of 1").await?;
            table.screenshot("puzzle").await?;
            table.audit("a puzzle that was solved").await?;

            table.tap(NEXT).await?;
            table.sees(SHOW).await?;
            assert!(!table.address().await?.ends_with(&format!("/{number}")));
            says(table, "one best move").await
        })
        .await;
}
