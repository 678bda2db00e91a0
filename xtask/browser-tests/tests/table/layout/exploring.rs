//! Trying things out on a phone: the head of the table holds most then, and in other languages more than in English.

use wagons_table::Shared;

use super::{GAME, LATER_CHOICE, PLACING, looks, touch, visitor};
use crate::first_screen::LANGUAGES;

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn names_are_whole_and_nothing_is_covered_in_any_language() {
    let game = Shared::from_text(GAME).to_link();
    for language in LANGUAGES {
        visitor(touch(360, 640))
            .reading(language)
            .visits(async |table| {
                for moves in [LATER_CHOICE, PLACING] {
                    table.open(&format!("/#/explore/{moves}/shared/{game}")).await?;
                    table.sees(".expectation").await?;
                    looks::good(table, &format!("trying things out in {language} after {moves} moves"))
                        .await?;
                }
                table.tap(".bar .pull").await?;
                table.sees(".sheet .lines").await?;
                table.holds("names within the sheet, none over another", NAMES_ARE_WHOLE).await
            })
            .await;
    }
}

/// Above each half of the sheet stand two names.
const NAMES_ARE_WHOLE: &str = "(() => {
    const sheet = document.querySelector('.sheet').getBoundingClientRect();
    const shown = [...document.querySelectorAll('.sheet thead bdi')].filter((name) => name.checkVisibility());
    const names = shown.map((name) => name.getBoundingClientRect());
    const apart = (one, other) => one.right <= other.left || other.right <= one.left
        || one.bottom <= other.top + 2 || other.bottom <= one.top + 2;
    return names.length === 4 && names.every((name) => name.left >= sheet.left && name.right <= sheet.right)
        && names.every((name, index) => names.slice(index + 1).every((other) => apart(name, other)));
})()";
