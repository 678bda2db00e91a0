//! Two players at one table.

use browser_tests::Visitor;
use wagons_table::Kind;

use crate::kept;
use crate::play;
use crate::ways::Mouse;

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn two_people_play_a_game_at_one_table() {
    Visitor::at_a_desk()
        .wanting_no_motion()
        .visits(async |table| {
            table.open("/#/together").await?;
            for (number, name) in [(0, "Ada"), (1, "Grace")] {
                table.tap(&format!("main.together label.field:nth-of-type({}) input", number + 1)).await?;
                table.types(name).await?;
            }
            table.tap("main.together button.primary").await?;
            table.sees("main.table").await?;
            for name in ["Ada", "Grace"] {
                let shown = format!(
                    "[...document.querySelectorAll('main.table header .name')].some((it) => it.textContent === '{name}')"
                );
                table.holds(&format!("{name} at the table"), &shown).await?;
            }
            // The second player begins: by naming the card at which the circle starts.
            let asked = table.text(".bar .turn").await?;
            assert!(asked.contains("Grace"), "Grace is to name the first card, but it says: {asked}");
            play::turn(table, &Mouse, 0).await?;
            let asked = table.text(".bar .turn").await?;
            assert!(asked.contains("Ada"), "Ada is to take a card, but it says: {asked}");

            // Nothing changes sides, whoever is to move.
            for number in 1..12 {
                play::turn(table, &Mouse, number).await?;
                for names in ["header .name", ".sheet .lines thead th"] {
                    let question = "return [...document.querySelectorAll(`main.table ${arguments[0]}`)].map((it) => it.textContent)";
                    let shown: Vec<String> = table.read_of(question, vec![names.into()]).await?;
                    // Where the sheet has two columns of lines, each has its head.
                    assert!(!shown.is_empty(), "{names}");
                    assert!(shown.chunks(2).all(|pair| pair == ["Ada", "Grace"]), "{names}: {shown:?}");
                }
            }
            play::to_the_end(table, &Mouse).await?;
            table.screenshot("together-over").await?;
            assert_eq!(kept::session(table).await?.kind(), Kind::Together);
            kept::agrees(table).await
        })
        .await;
}
