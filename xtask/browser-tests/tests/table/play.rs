//! Playing: doing what the table asks, until it is over or somebody says stop.

use browser_tests::{Table, Trouble};

use crate::asked::Asked;
use crate::ways::Way;

/// Which of the cards that can be taken: now the first, now one that costs something.
fn taste(number: usize, count: usize) -> usize {
    [0, 1, 0, 2][number % 4].min(count - 1)
}

/// Does the one thing that is asked now; what is asked then.
pub(crate) async fn turn(table: &Table, way: &impl Way, number: usize) -> Result<Asked, Trouble> {
    let asked = Asked::next(table).await?;
    match &asked {
        Asked::Choose { cards, priced } => {
            // Without prices the first is as good as any.
            let skips = if *priced { taste(number, cards.len()) } else { 0 };
            let card = costing(table, skips).await?.unwrap_or_else(|| cards[0].clone());
            way.choose(table, &card, skips).await?;
        }
        Asked::Place { .. } => way.place(table, number).await?,
        Asked::Confirm { .. } => way.confirm(table).await?,
        Asked::Wait | Asked::Over => return Ok(asked),
    }
    Asked::after(table, &asked).await
}

/// The card of the circle on which this price stands.
async fn costing(table: &Table, skips: usize) -> Result<Option<String>, Trouble> {
    let question = "const card = [...document.querySelectorAll('.circle button[data-card]')].find((card) => \
                    card.querySelector('.cost').textContent.trim() === String(arguments[0])); \
                    return card?.dataset.card ?? null";
    table.read_of(question, vec![skips.into()]).await
}

/// Plays to the end of the game.
pub(crate) async fn to_the_end(table: &Table, way: &impl Way) -> Result<(), Trouble> {
    // A game has at most 15 cards a side to take, lay and confirm; whoever needs more does not get on.
    for number in 0..120 {
        if turn(table, way, number).await? == Asked::Over {
            return Ok(());
        }
    }
    panic!("the game does not end");
}
