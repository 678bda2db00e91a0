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

/// Five cards are to be placed: a proof that is long enough to be shared.
const ENDGAME: &str =
    "AOP/KGHIQFJNMBDRECL *H H H0,0 I I'0,0 Q Q0,1 F F1,2 J J'-1,2 N N-1,2 M M-3,1 B B1,1 D D'-1,3 R";
const ENDGAME_MOVES: usize = 20;

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn all_cores_prove_what_best_play_comes_to() {
    let game = Shared::from_text(ENDGAME).to_link();
    visitor(touch(360, 640))
        .visits(async |table| {
            table.open("/#/").await?;
            table.sees("main.home").await?;
            let () = table.read(LISTEN_TO_WORKERS).await?;
            table.open(&format!("/#/explore/{ENDGAME_MOVES}/shared/{game}")).await?;
            let proven =
                "/^Proven: .* ahead by [0-9]+$/.test(document.querySelector('.expectation')?.textContent)";
            table.holds("a proof", proven).await?;
            looks::good(table, "a proof on a phone").await?;
            let cores = "Math.min(navigator.hardwareConcurrency, 4)";
            table.holds("as many workers as cores", &format!("asked.size === {cores}")).await?;
            table
                .holds("workers that tell each other what they found", &format!("told > 0 || {cores} < 2"))
                .await
        })
        .await;
}

/// Notes which workers are asked anything, and how often one is told what another found.
const LISTEN_TO_WORKERS: &str = "window.asked = new Set();
    window.told = 0;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function(text) {
        if (text.includes('Proof')) asked.add(this);
        told += text.startsWith('{\"Hear\"');
        return postMessage.call(this, text);
    };";

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
