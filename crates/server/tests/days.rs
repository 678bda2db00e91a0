//! The day's table over real HTTP: what is handed in, checked and shown.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::apart::{Running, folder};
use wagons_players::{EDITION, Timeless};
use wagons_rules::{AnyRecord, Game, Record, Rng};
use wagons_table::days_table::{AboutDay, Checked, DayTable, DayTold};
use wagons_table::{Day, Finding, Job, Kind, Level, Session};
use wagons_wire::{Reason, Secret};

const LEVEL: Level = Level::Medium;

fn today() -> Day {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Day::of_unix(since.as_secs() as i64 / 86_400)
}

/// A whole game of somebody who plays at random against the computer of the day.
fn played(day: Day, seed: u64) -> Record {
    let kind = Kind::Versus { level: LEVEL, person: day.seat(), day: Some(day) };
    let mut session = Session::new(seed, kind, Record::<Game>::new(day.deal()).into());
    let mut rng = Rng::new(seed);
    while !session.is_over() {
        let AnyRecord::Duel(record) = session.record() else { panic!("it is a game of two") };
        let mv = match session.task() {
            None => record.game().random_move(&mut rng).unwrap(),
            Some(task) => {
                let mut job = Job::new(session.record(), task, session.seed()).unwrap();
                while !job.work_for(Duration::from_millis(5), &mut Timeless).is_finished() {}
                let Finding::Move(report) = job.finding() else { panic!("a move was asked for") };
                report.best
            }
        };
        session.play(mv).unwrap();
    }
    let AnyRecord::Duel(record) = session.record() else { panic!("it is a game of two") };
    (**record).clone()
}

fn margin(day: Day, record: &Record) -> i32 {
    record.game().margin().seen_by(day.seat()).0
}

fn finish(day: Day, edition: &str, record: &str) -> AboutDay {
    AboutDay::Finish { day, level: LEVEL, edition: edition.to_owned(), record: record.to_owned() }
}

async fn ask(address: SocketAddr, token: u128, question: AboutDay) -> DayTold {
    let asked = tokio::task::spawn_blocking(move || {
        let (body, bearer) = (serde_json::to_string(&question).unwrap(), Secret(token));
        let mut stream = TcpStream::connect(address).unwrap();
        let request = format!(
            "POST /apart/day HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {bearer}\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{body}: {error}"))
    });
    asked.await.unwrap()
}

/// The table as somebody sees it when their game has been checked.
async fn checked(address: SocketAddr, token: u128, day: Day) -> DayTable {
    for _ in 0..100 {
        let DayTold::Table(table) = ask(address, token, AboutDay::Table { day, level: LEVEL }).await else {
            panic!("a table was asked for")
        };
        if table.yours.is_some_and(|yours| yours.state != Checked::Waiting) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it was never checked")
}

#[tokio::test]
async fn results_are_checked_and_stand_in_the_days_table() {
    let data = folder();
    let server = Running::start(data.path(), |options| options.limits.messages = 1000).await;
    let (address, day) = (server.address, today());
    let best = || AboutDay::Best { day, level: LEVEL };
    let [mine, theirs] = [1, 2].map(|seed| played(day, seed));
    assert_eq!(
        ask(address, 1, best()).await,
        DayTold::Refused(Reason::NotNow),
        "nobody looks before their own game is in"
    );
    ask(address, 1, finish(day, EDITION, &mine.to_string())).await;
    let table = checked(address, 1, day).await;
    assert_eq!(
        table.yours.map(|yours| (yours.margin, yours.state)),
        Some((margin(day, &mine), Checked::Verified))
    );
    assert_eq!(table.place(i32::MAX), (1, 1));
    assert_eq!(ask(address, 1, best()).await, DayTold::Best { record: mine.to_string() });

    // The first finish counts, and nobody else's is touched by it.
    ask(address, 1, finish(day, EDITION, &theirs.to_string())).await;
    ask(address, 2, finish(day, EDITION, &theirs.to_string())).await;
    let table = checked(address, 2, day).await;
    assert_eq!(table.place(i32::MAX).0, 2);
    assert_eq!(checked(address, 1, day).await.yours.map(|yours| yours.margin), Some(margin(day, &mine)));
    server.end().await;
}

#[tokio::test]
async fn what_the_computer_would_not_have_played_is_wrong_and_other_editions_are_not_verified() {
    let data = folder();
    let server = Running::start(data.path(), |options| options.limits.messages = 1000).await;
    let (address, day) = (server.address, today());
    let mut random: Record = Record::new(day.deal());
    let mut rng = Rng::new(3);
    while let Some(mv) = random.game().random_move(&mut rng) {
        random.try_play(mv).unwrap();
    }
    ask(address, 1, finish(day, EDITION, &random.to_string())).await;
    let table = checked(address, 1, day).await;
    assert_eq!(table.yours.map(|yours| yours.state), Some(Checked::Wrong));
    assert_eq!(table.bars, [], "it does not stand there");
    ask(address, 2, finish(day, "an older one", &random.to_string())).await;
    let table = checked(address, 2, day).await;
    assert_eq!(table.yours.map(|yours| yours.state), Some(Checked::Unverified));
    assert_eq!((table.bars[0].verified, table.bars[0].unverified), (0, 1));
    server.end().await;
}

#[tokio::test]
async fn only_finished_games_of_today_are_taken_and_not_too_many() {
    let data = folder();
    let server = Running::start(data.path(), |options| options.limits.finishes = 4).await;
    let (address, day) = (server.address, today());
    let long_ago: Day = "2020-02-02".parse().unwrap();
    assert_eq!(ask(address, 1, finish(long_ago, EDITION, "")).await, DayTold::Refused(Reason::NotNow));
    for record in ["", "FKQ/RJAPODGLNMHBICE", &day.deal().to_string()] {
        let told = ask(address, 1, finish(day, EDITION, record)).await;
        assert!(matches!(told, DayTold::Refused(Reason::Illegal(_))), "{told:?}");
    }
    let told = ask(address, 1, finish(day, EDITION, "")).await;
    assert!(matches!(told, DayTold::Refused(Reason::TooMany(_))), "{told:?}");
    let DayTold::Table(table) = ask(address, 1, AboutDay::Table { day, level: LEVEL }).await else {
        panic!("a table was asked for")
    };
    assert_eq!(table, DayTable::default(), "nothing has changed");
    server.end().await;
}
