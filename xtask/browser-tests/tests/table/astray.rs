//! Links that lead nowhere, games that are gone, and a table that breaks: the visitor is told, and finds the way on.

use browser_tests::{Table, Trouble, Visitor};

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn whoever_is_lost_is_told_so() {
    Visitor::with_a_phone()
        .visits(async |table| {
            let deep = format!("/#/{}review/1", "explore/1/".repeat(20_000));
            for path in ["/#/saloon", "/#/game/12345", "/#/review/12345", "/#/explore/3/review/9", &deep] {
                table.open("/#/about").await?;
                table.sees("main.about").await?;
                table.open(path).await?;
                table.sees("main.lost a.primary").await?;
            }
            table.audit("nothing").await?;
            table.open("/#/shared/FKQ/RJAPODGLNMHBICE_.B_Z").await?;
            table.sees(".hint.wrong").await?;
            table.open("/#/saloon").await?;
            table.tap("main.lost a.primary").await?;
            table.sees("main.home").await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_part_that_does_not_come_is_loaded_once_more() {
    Visitor::with_a_phone()
        .visits(async |table| {
            table.refuses(&["*part-*"]).await?;
            table.open("/").await?;
            table.sees("main.home").await?;
            table.open("/#/rules").await?;
            table.sees("main[aria-busy=true] [role=status]").await?;
            // That it did not come is on the console, as it should be.
            let _ = table.no_complaints().await;
            table.refuses(&[]).await?;
            table.sees("main.rules h1").await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_table_that_breaks_says_so_and_gives_everything_back() {
    Visitor::at_a_desk()
        .reading("de")
        .visits(async |table| {
            table.open("/#/settings").await?;
            table.sees("main.settings").await?;
            let () = table
                .read(
                    "localStorage.setItem('wagons.settings', '{}'); \
                     for (const name of ['apart', 'apart.table.1', 'aside.apart.log.1']) \
                       localStorage.setItem(`wagons.${name}`, 'secret')",
                )
                .await?;
            breaks(table).await?;
            table.sees("main.broken[lang=de] .reload").await?;
            let () = table.read("window.mend()").await?;
            table.audit("the broken table").await?;
            // The file holds what is kept, and the settings can load it.
            let () = table
                .read("window.saved = null; URL.createObjectURL = (blob) => { window.saved = blob; return 'about:blank' }; \
                       HTMLAnchorElement.prototype.click = () => {}")
                .await?;
            table.tap(".broken .save").await?;
            table.holds("a file", "window.saved && window.saved.size > 20").await?;
            let file: serde_json::Value = table.read("return window.saved.text().then(JSON.parse)").await?;
            let wagons = file["value"]["wagons"].as_object().expect("what is kept");
            assert!(wagons.contains_key("settings"), "{wagons:?}");
            assert!(!wagons.keys().any(|name| name.contains("apart")), "a secret leaves the device: {wagons:?}");
            // That it broke is on the console, as it should be.
            let _ = table.no_complaints().await;
            table.tap(".broken .reload").await?;
            table.sees("main:not(.broken) h1").await
        })
        .await;
}

/// Lets the next screen fail to be built.
async fn breaks(table: &Table) -> Result<(), Trouble> {
    table
        .read("const { createElement } = Document.prototype; const { cloneNode } = Node.prototype; \
               window.mend = () => { Document.prototype.createElement = createElement; Node.prototype.cloneNode = cloneNode }; \
               Node.prototype.cloneNode = Document.prototype.createElement = () => { throw new Error('broken on purpose') }; \
               location.hash = '#/rules'")
        .await
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_store_full_of_games_and_strange_things_is_no_trouble() {
    const FILL: &str = "
        const record = \"FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0\";
        for (let id = 1; id <= 1500; id++) {
          const value = { id, kind: 'together', record, settled: 4, names: ['\\u202eeda', 'x'.repeat(500)] };
          localStorage.setItem(`wagons.game.${id}`, JSON.stringify({ version: 1, value }));
        }
        for (const name of ['settings', 'days', 'solo', 'ladder', 'lesson', 'game.x', 'game.9999999', ''])
          localStorage.setItem(`wagons.${name}`, '{\"version\":1,\"value\":[[[[');
        const names = ['\\u2067<b>', 'y'.repeat(9000)];
        localStorage.setItem('wagons.settings', JSON.stringify({ version: 1, value: { names } }));
    ";
    Visitor::with_a_phone()
        .visits(async |table| {
            table.open("/#/about").await?;
            table.sees("main.about").await?;
            let () = table.read(FILL).await?;
            for (screen, sign) in
                [("", "main.home .continue"), ("daily", "main.daily"), ("games", ".game-line")]
            {
                table.open(&format!("/#/{screen}")).await?;
                table.reload().await?;
                table.sees(sign).await?;
                table.legible(screen).await?;
            }
            // They are listed a few at a time.
            assert_eq!(table.count(".game-line").await?, 40);
            table.tap(".games .panel > button").await?;
            table.holds("more of them", "document.querySelectorAll('.game-line').length === 80").await
        })
        .await;
}
