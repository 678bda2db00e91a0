//! A whole game by somebody who sees nothing: the accessibility tree, live regions and keys are all there is.

use browser_tests::{Key, Table, Trouble, Visitor};
use wagons_rules::{Cell, Seat, Town};
use wagons_texts::{Language, Texts};

use crate::kept;

/// How often somebody acts before a game must be over.
const PATIENCE: usize = 90;

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_whole_game_is_played_by_ear() {
    Visitor::at_a_desk()
        .wanting_no_motion()
        .visits(async |table| {
            table.open("/").await?;
            table.focuses("button", "Play against").await?;
            table.press(Key::Enter).await?;
            for number in 0..PATIENCE {
                let said = table.hears_that("a question or the end", is_question).await?;
                assert!(
                    number > 0 || said.contains("Take a card"),
                    "a first game begins with a draft, not: {said}"
                );
                if said.contains(" to ") && said.contains("win") {
                    break;
                }
                act(table, &said, number).await?;
            }
            let session = kept::session(table).await?;
            assert!(session.is_over(), "{}", session.record());
            let said = table.hears_that("the result", |said| said.contains("win")).await?;
            let winner = session.position().ending().and_then(|ending| ending.winner);
            assert_eq!(said.contains("You win"), winner == Some(session.viewer()), "{said}");
            Ok(())
        })
        .await;
}

fn is_question(said: &str) -> bool {
    ["Take a card", "Choose the start card", "Place card"].iter().any(|asked| said.contains(asked))
        || said.contains("win") && said.contains(" to ")
}

/// Does what the live regions ask for.
async fn act(table: &Table, said: &str, number: usize) -> Result<(), Trouble> {
    if said.contains("Place card") {
        return place(table, number).await;
    }
    let skips = (number % 3).to_string();
    table.types(&skips).await?;
    table
        .hears_that("what it costs", |said| said.contains("you take card") || said.contains("begins at"))
        .await?;
    table.press(Key::Enter).await?;
    table
        .hears_that("what was done", |said| said.contains("Place card") || said.contains("choose card"))
        .await?;
    Ok(())
}

/// Moves the card about, turns it, lays it and ends the turn; each is heard.
async fn place(table: &Table, number: usize) -> Result<(), Trouble> {
    let walk = [Key::Right, Key::Up, Key::Left, Key::Down];
    table.press(walk[number % walk.len()]).await?;
    let held = table.hears_that("where the card is", |said| said.starts_with("Cell (")).await?;
    if number.is_multiple_of(2) {
        table.types("r").await?;
        let turned =
            table.hears_that("that it was turned", |said| said != held && said.contains("Cell (")).await?;
        assert_ne!(held.contains("upside down"), turned.contains("upside down"), "{held} / {turned}");
    }
    let aim = table.hears().await?;
    let laid_on = kept::session(table).await?;
    table.press(Key::Enter).await?;
    table.hears_that("that it lies there", |said| said.contains("not final")).await?;
    if let Some(placement) = kept::session(table).await?.laid() {
        let position = laid_on.position();
        let town = position.active_town().copied().unwrap_or_else(Town::new);
        let covers = placement.cells().iter().any(|(cell, _)| town.at(*cell).is_some());
        assert_eq!(aim.contains("Covers "), covers, "{aim}");
    }
    table.press(Key::Enter).await?;
    table
        .hears_that("that it is placed", |said| {
            (said.contains("lace") || said.contains("win")) && !said.contains("not final")
        })
        .await?;
    if number.is_multiple_of(4) {
        for (key, other) in [("t", false), ("o", true)] {
            hear_town(table, key, other).await?;
        }
        table.types("c").await?;
        table.hears_that("the circle", |said| said.contains("circle")).await?;
        // What is asked can be heard again; while others play there is nothing to hear.
        table.types("n").await?;
    }
    Ok(())
}

/// Listens to a town, builds it from the words alone, and compares it with the game.
async fn hear_town(table: &Table, key: &str, other: bool) -> Result<(), Trouble> {
    table
        .patiently("the town that lies there", async || {
            table.types(key).await?;
            let said = table.hears().await?;
            let session = kept::session(table).await?;
            let seat = if other { session.viewer().other() } else { session.viewer() };
            Ok(compare(&said, session.position().town(seat), seat))
        })
        .await
}

fn compare(said: &str, town: &Town, seat: Seat) -> Result<(), String> {
    let texts = Texts::new(Language::En);
    let mut heard = Vec::new();
    for row in said.split("Row ").skip(1) {
        let (place, cells) = row.split_once(": ").ok_or("no row")?;
        let (y, x) = place.split_once(", from column ").ok_or("no column")?;
        let [x, y] = [x, y].map(|number| number.replace('−', "-").parse::<i8>());
        let (Ok(x), Ok(y)) = (x, y) else { return Err(format!("no numbers in {place}")) };
        for (column, words) in (x..).zip(cells.trim().trim_end_matches('.').split(", ")) {
            if words != "empty" {
                heard.push((Cell::new(column, y), words.to_owned()));
            }
        }
    }
    let mut there: Vec<_> =
        town.territories().map(|(cell, territory)| (cell, texts.territory(territory))).collect();
    heard.sort();
    there.sort();
    if heard == there { Ok(()) } else { Err(format!("{seat:?}: {heard:?} is not {there:?}; said: {said}")) }
}
