//! The table's thinker as an engine: answers the engine protocol with what `master` plays in the browser.
//!
//! `cargo xtask arena` starts it, so that an arena can say how strong and how fast the thinker is where people meet it.

use std::io::{self, BufRead, Write};

use browser_tests::{Table, Trouble, Visitor};
use serde::Deserialize;
use serde_json::json;
use wagons_engine::{Command, Info, Reply, Setting};
use wagons_players::{Level, Report};
use wagons_rules::AnyRecord;
use wagons_rules::solo::Scenarios;
use wagons_table::thinking::{Finding, Task};
use wagons_thinker::{Message, Question};

/// Asks the thinker a question and waits for its last answer. The first call starts it.
const ASK: &str = r#"
const [question] = arguments;
const name = document.querySelector("meta[name=thinker]").content;
globalThis.thinker ??= new Promise((ready, failed) => {
  const worker = new Worker(name, { type: "module" });
  worker.onmessage = () => ready(worker);
  worker.onerror = failed;
});
return globalThis.thinker.then(worker => new Promise(answered => {
  const begun = performance.now();
  worker.onmessage = ({ data }) => {
    const { done, finding } = JSON.parse(data);
    if (done >= 1) answered([finding, performance.now() - begun]);
  };
  worker.postMessage(JSON.stringify(question));
}));"#;

/// What the thinker found, and how many milliseconds that took.
#[derive(Deserialize)]
struct Found(Finding, f64);

#[tokio::main]
async fn main() {
    Visitor::at_a_desk()
        .visits(async |table| {
            table.open("/").await?;
            converse(table).await
        })
        .await;
}

/// Obeys commands until `quit` or the end of input.
async fn converse(table: &Table) -> Result<(), Trouble> {
    let scenarios = Scenarios::built_in();
    let (mut record, mut seed) = (None, 0);
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match Command::read(&line, &scenarios) {
            Ok(Command::Wep) => {
                say(&Reply::Name("the thinker in a browser".to_owned()));
                say(&Reply::Option("Seed".to_owned(), "type spin default 0".to_owned()));
                say(&Reply::WepOk);
            }
            Ok(Command::IsReady) => say(&Reply::ReadyOk),
            Ok(Command::SetOption(Setting::Seed(given))) => seed = given,
            Ok(Command::Position(given)) => record = Some(given),
            // It thinks as long as it does at the table, whatever the limits are.
            Ok(Command::Go(_)) => match &record {
                Some(record) => {
                    let (report, milliseconds) = ask(table, record, seed).await?;
                    let time = std::time::Duration::from_secs_f64(milliseconds / 1000.0);
                    say(&Reply::Info(Info::new(&report, time)));
                    say(&Reply::BestMove(Some(report.best)));
                }
                None => say(&Reply::Error("there is no position yet".to_owned())),
            },
            Ok(Command::Quit) => break,
            Ok(Command::Stop | Command::SetOption(Setting::Level(_))) => {
                say(&Reply::Error(format!("`{line}` is not for the thinker of the table")));
            }
            Err(error) => say(&Reply::Error(error.to_string())),
        }
    }
    Ok(())
}

/// What `master` would play.
async fn ask(table: &Table, record: &AnyRecord, seed: u64) -> Result<(Report, f64), Trouble> {
    // Numbers of 64 bits would lose some on their way through the driver.
    let question = Question::about(record, Task::Play(Level::Master), seed >> 32);
    let asked = json!(Message::Ask(Question { number: 1, ..question }));
    let Found(finding, milliseconds) = table.read_of(ASK, vec![asked]).await?;
    match finding {
        Finding::Move(report) => Ok((report, milliseconds)),
        Finding::Review(_) => unreachable!("a move was asked for"),
    }
}

fn say(reply: &Reply) {
    // Whoever does not listen any more will not ask again, either.
    let _ = writeln!(io::stdout().lock(), "{reply}").and_then(|()| io::stdout().flush());
}
