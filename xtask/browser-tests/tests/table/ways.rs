//! The ways to play: by mouse, by keyboard alone, by touch.

use browser_tests::{Key, Part, Table, Trouble};

/// The town in which a card is being placed.
const TOWN: &str = ".town.placing svg";
/// The card to be placed, where it waits.
const NEXT: &str = ".queue .next";
/// The button for what comes next.
const MAIN: &str = ".bar .main";

/// Somebody's way to do what the table asks.
pub(crate) trait Way {
    /// Takes or names a card of the circle, which costs this many skips.
    async fn choose(&self, table: &Table, card: &str, skips: usize) -> Result<(), Trouble>;
    /// Lays the card somewhere; another number means another place.
    async fn place(&self, table: &Table, number: usize) -> Result<(), Trouble>;
    /// Lets the card lie.
    async fn confirm(&self, table: &Table) -> Result<(), Trouble>;
}

/// Around the middle of the town, never twice running at the same place.
fn somewhere(number: usize) -> Part {
    const PLACES: [Part; 6] = [[0.3, 0.5], [0.7, 0.45], [0.5, 0.3], [0.45, 0.7], [0.62, 0.62], [0.38, 0.35]];
    PLACES[number % PLACES.len()]
}

/// Clicks and drags.
pub(crate) struct Mouse;

impl Way for Mouse {
    async fn choose(&self, table: &Table, card: &str, _: usize) -> Result<(), Trouble> {
        table.tap(&format!(".circle [data-card={card}]")).await
    }

    async fn place(&self, table: &Table, number: usize) -> Result<(), Trouble> {
        if number.is_multiple_of(3) {
            table.drag(NEXT, TOWN, somewhere(number), 15).await
        } else {
            table.tap_at(TOWN, somewhere(number)).await
        }
    }

    async fn confirm(&self, table: &Table) -> Result<(), Trouble> {
        table.tap(MAIN).await
    }
}

/// Never touches anything but keys.
pub(crate) struct Keyboard;

impl Way for Keyboard {
    async fn choose(&self, table: &Table, _: &str, skips: usize) -> Result<(), Trouble> {
        if skips < 10 {
            table.types(&skips.to_string()).await?;
        } else {
            table.press(Key::Right).await?;
        }
        table.press(Key::Enter).await
    }

    async fn place(&self, table: &Table, number: usize) -> Result<(), Trouble> {
        let walk = [Key::Right, Key::Down, Key::Left, Key::Up];
        for step in 0..=number % 3 {
            table.press(walk[(number + step) % walk.len()]).await?;
        }
        if number.is_multiple_of(2) {
            table.types("r").await?;
        }
        table.press(Key::Enter).await
    }

    async fn confirm(&self, table: &Table) -> Result<(), Trouble> {
        table.press(Key::Enter).await
    }
}

/// Fingers on a small screen.
pub(crate) struct Finger;

impl Way for Finger {
    async fn choose(&self, table: &Table, card: &str, _: usize) -> Result<(), Trouble> {
        let card = format!(".circle [data-card={card}]");
        table.tap(&card).await?;
        // The first tap shows what it costs, unless that was shown already: then the card is gone.
        if table.count(&card).await? == 0 { Ok(()) } else { table.tap(MAIN).await }
    }

    async fn place(&self, table: &Table, number: usize) -> Result<(), Trouble> {
        if number.is_multiple_of(4) {
            table.drag(NEXT, TOWN, somewhere(number), 12).await
        } else {
            table.tap_at(TOWN, somewhere(number)).await
        }
    }

    async fn confirm(&self, table: &Table) -> Result<(), Trouble> {
        table.tap(MAIN).await
    }
}
