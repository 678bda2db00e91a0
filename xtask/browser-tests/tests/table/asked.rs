//! What the table asks of the visitor, as far as it can be seen.

use browser_tests::{Table, Trouble};
use serde::Deserialize;

/// What is to be done now.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Asked {
    /// Take one of these cards, or begin the circle with one of them.
    Choose {
        /// Their letters.
        cards: Vec<String>,
        /// The cards have prices: it is about taking one.
        priced: bool,
    },
    /// Lay this card somewhere.
    Place {
        /// Its letter.
        card: String,
    },
    /// Leave this card where it lies, or change something.
    Confirm {
        /// Its letter.
        card: String,
    },
    /// Nothing: others play.
    Wait,
    /// Nothing more: the game is over.
    Over,
}

const LOOK: &str = "
    const table = document.querySelector('main.table');
    if (!table) return 'wait';
    if (table.dataset.over === 'true') return 'over';
    const town = table.querySelector('.town.placing');
    if (town) {
      const ghost = town.querySelector('.ghost');
      const card = ghost.dataset.card ?? '';
      return ghost.classList.contains('laid') ? { confirm: { card } } : { place: { card } };
    }
    const cards = [...table.querySelectorAll('.circle button[data-card]:not([aria-disabled=true])')];
    if (!cards.length) return 'wait';
    const priced = cards.some((card) => card.querySelector('.cost').textContent.trim() !== '');
    return { choose: { cards: cards.map((card) => card.dataset.card), priced } };
";

impl Asked {
    /// What is asked at this moment.
    pub(crate) async fn now(table: &Table) -> Result<Self, Trouble> {
        table.read(LOOK).await
    }

    /// Waits until something is asked that is not this.
    pub(crate) async fn after(table: &Table, before: &Self) -> Result<Self, Trouble> {
        table
            .patiently(&format!("something else than {before:?}"), async || {
                let now = Self::now(table).await?;
                Ok(if now == *before { Err("nothing happened".to_owned()) } else { Ok(now) })
            })
            .await
    }

    /// Waits until something is asked of the visitor, or all is over.
    pub(crate) async fn next(table: &Table) -> Result<Self, Trouble> {
        match Self::now(table).await? {
            Self::Wait => Self::after(table, &Self::Wait).await,
            asked => Ok(asked),
        }
    }
}
