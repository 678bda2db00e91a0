//! Several servers on one database: any of them serves any game, and a player may go from one to another at any time.
//!
//! Without more ado both are in this program, on `SQLite`; `cargo xtask test nodes` runs the same on `PostgreSQL` and NATS.

use std::path::Path;
use std::time::Duration;

use crate::apart::{Client, Running, database, folder, place, route};
use futures_util::StreamExt;
use sqlx::Executor;
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use wagons_rules::Seat;
use wagons_server::{Place, Route, Store};
use wagons_wire::{Act, News, Pace, Reason};

/// Two servers on one place. With a bus they know of each other by it alone; without one they look often.
async fn two(data: &Path, has_bus: bool) -> [Running; 2] {
    let place = match place(data).await {
        folder @ Place::Folder(_) => Place::Open(Store::open(&folder).await.unwrap()),
        other => other,
    };
    let within = broadcast::channel(1000).0;
    let route = match route() {
        _ if !has_bus => Route::Alone,
        Route::Alone => Route::Within(within),
        other => other,
    };
    let start = || {
        Running::start(data, |options| {
            options.place = Some(place.clone());
            options.route = route.clone();
            options.limits.messages = 1000;
            options.look = if has_bus { Duration::from_hours(1) } else { Duration::from_millis(100) };
        })
    };
    let servers = [start().await, start().await];
    if has_bus {
        in_touch(&servers).await;
    }
    servers
}

/// Waits until each of two servers hears of what happens at the other: what is said before both are on the bus is lost.
async fn in_touch(servers: &[Running; 2]) {
    let mut here = Client::new(servers[0].address, 101).await;
    let mut there = Client::new(servers[1].address, 102).await;
    let (game, secret) = here.create(Pace::None).await;
    there.sit(game, secret).await;
    let version = |client: &Client| client.link.game(game).unwrap().standing().version();
    for _ in 0..2 {
        let heard = version(&there);
        while version(&there) == heard {
            here.act(game, Act::Rename).await;
            here.until(|link, _| link.on_its_way(game).next().is_none().then_some(())).await;
            there.listen(Duration::from_millis(50)).await;
        }
        std::mem::swap(&mut here, &mut there);
    }
}

async fn end(servers: [Running; 2]) {
    for server in servers {
        server.end().await;
    }
}

#[tokio::test]
async fn two_play_a_whole_game_on_two_servers() {
    let data = folder();
    let servers = two(data.path(), true).await;
    let mut ann = Client::new(servers[0].address, 1).await;
    let mut bob = Client::new(servers[1].address, 2).await;
    let mut eve = Client::new(servers[1].address, 3).await;
    let (game, secret) = ann.create(Pace::CLOCK).await;
    eve.link.open(game);
    eve.until(|link, _| link.game(game).map(drop)).await;
    bob.sit(game, secret).await;
    ann.until(|link, _| link.game(game)?.is_present(Seat::First).then_some(())).await;
    ann.until(|link, _| (link.game(game)?.watchers() == 1).then_some(())).await;
    while ann.wait(game).await {
        ann.play(game).await;
        if bob.wait(game).await {
            bob.play(game).await;
        }
    }
    bob.wait(game).await;
    eve.until(|link, _| link.game(game)?.standing().is_over().then_some(())).await;
    assert_eq!((ann.record(game), ann.record(game)), (bob.record(game), eve.record(game)));
    drop(eve);
    ann.until(|link, _| (link.game(game)?.watchers() == 0).then_some(())).await;
    ann.act(game, Act::AskRematch).await;
    bob.act(game, Act::AskRematch).await;
    let next = bob.until(|link, _| link.game(game)?.standing().rematch()).await;
    assert_eq!(ann.until(|link, _| link.game(game)?.standing().rematch()).await, next, "one game, not two");
    end(servers).await;
}

#[tokio::test]
async fn without_a_bus_it_is_slower_and_as_right() {
    let data = folder();
    let servers = two(data.path(), false).await;
    let mut ann = Client::new(servers[0].address, 1).await;
    let mut bob = Client::new(servers[1].address, 2).await;
    let (game, secret) = ann.create(Pace::None).await;
    bob.link.list();
    bob.sit(game, secret).await;
    ann.wait(game).await;
    ann.play(game).await;
    bob.wait(game).await;
    let version = bob.link.game(game).unwrap().standing().version();
    bob.until(|link, _| link.games().any(|listed| listed.version == version).then_some(())).await;
    bob.play(game).await;
    ann.wait(game).await;
    assert_eq!(ann.record(game), bob.record(game));
    end(servers).await;
}

#[tokio::test]
async fn whoever_goes_to_another_server_finds_what_was_there_and_loses_nothing() {
    let data = folder();
    let servers = two(data.path(), false).await;
    let [here, there] = [servers[0].address, servers[1].address];
    let mut ann = Client::new(here, 1).await;
    let mut bob = Client::new(there, 2).await;
    let (game, secret) = ann.create(Pace::None).await;
    bob.sit(game, secret).await;
    // Two who look on keep the game in both servers' memory.
    let mut others = [Client::new(here, 3).await, Client::new(there, 4).await];
    for other in &mut others {
        other.link.open(game);
        other.until(|link, _| link.game(game).map(drop)).await;
    }
    let places = [there, here, here, there];
    for turn in 0.. {
        if !ann.wait(game).await {
            break;
        }
        // A turn is sent, and its answer is lost with the line.
        let (moves, id) = (ann.turn(game), ann.id());
        assert!(ann.link.play(game, id, moves));
        ann.send().await;
        ann.reconnect(places[turn % places.len()]).await;
        ann.until(|link, _| link.on_its_way(game).next().is_none().then_some(())).await;
        bob.reconnect(places[(turn + 1) % places.len()]).await;
        if bob.wait(game).await {
            bob.play(game).await;
        }
        ann.reconnect(places[(turn + 2) % places.len()]).await;
    }
    bob.reconnect(here).await;
    bob.wait(game).await;
    assert_eq!(ann.record(game), bob.record(game));
    for other in &mut others {
        other.until(|link, _| link.game(game)?.standing().is_over().then_some(())).await;
        assert_eq!(other.record(game), ann.record(game));
    }
    end(servers).await;
}

#[tokio::test]
async fn a_seat_is_taken_once_whichever_server_is_asked() {
    let data = folder();
    let servers = two(data.path(), true).await;
    let mut ann = Client::new(servers[0].address, 1).await;
    let (game, secret) = ann.create(Pace::None).await;
    let mut rivals = [Client::new(servers[0].address, 2).await, Client::new(servers[1].address, 3).await];
    for rival in &mut rivals {
        rival.link.sit(game, secret, true);
        rival.send().await;
    }
    let mut seated = 0;
    for rival in &mut rivals {
        let refused = |news: &News| matches!(news, News::Refused { reason: Reason::SeatTaken, .. });
        seated += rival
            .until(|link, news| {
                let sits = link.game(game).and_then(wagons_wire::Mirror::you).is_some();
                (sits || news.iter().any(refused)).then_some(u32::from(sits))
            })
            .await;
    }
    assert_eq!(seated, 1);
    end(servers).await;
}

#[tokio::test]
async fn a_list_knows_what_happens_at_another_server() {
    let data = folder();
    let servers = two(data.path(), true).await;
    let mut ann = Client::new(servers[0].address, 1).await;
    let mut bob = Client::new(servers[1].address, 2).await;
    let (game, secret) = ann.create(Pace::None).await;
    bob.sit(game, secret).await;
    let mut phone = Client::new(servers[1].address, 1).await;
    phone.link.list();
    phone.until(|link, _| link.games().next().map(drop)).await;
    ann.wait(game).await;
    ann.play(game).await;
    let version = ann.link.game(game).unwrap().standing().version();
    phone.until(|link, _| link.games().any(|listed| listed.version == version).then_some(())).await;
    end(servers).await;
}

#[tokio::test]
async fn an_older_server_starts_beside_a_newer_one_and_leaves_alone_what_it_does_not_know() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let (game, secret) = ann.create(Pace::None).await;
    bob.sit(game, secret).await;
    for player in [&mut ann, &mut bob] {
        player.wait(game).await;
        player.play(game).await;
    }
    assert!(ann.wait(game).await);
    server.end().await;
    // A newer server has brought the database up to its date, and written something new into the game.
    let mut database = database(data.path()).await;
    for text in [
        "INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) \
         SELECT 9999, description, installed_on, success, checksum, execution_time FROM _sqlx_migrations \
         WHERE version = 1",
        "INSERT INTO entries (game, n, made, what) SELECT id, version + 1, changed + 1, '{\"dance\":{}}' FROM games",
        "UPDATE games SET version = version + 1, changed = changed + 1",
    ] {
        database.execute(text).await.unwrap();
    }
    let server = Running::start(data.path(), |_| {}).await;
    let before = ann.record(game);
    ann.reconnect(server.address).await;
    let (moves, id) = (ann.turn(game), ann.id());
    assert!(ann.link.play(game, id, moves));
    let is_newer = |news: &News| matches!(news, News::Refused { reason: Reason::Newer, .. });
    ann.until(|_, news| news.iter().any(is_newer).then_some(())).await;
    let mut eve = Client::new(server.address, 3).await;
    eve.link.open(game);
    eve.until(|link, _| link.game(game).map(drop)).await;
    assert_eq!(eve.record(game), before, "what came before can be looked at");
    // Other games go on as usual.
    let (other, secret) = ann.create(Pace::None).await;
    eve.sit(other, secret).await;
    ann.wait(other).await;
    ann.play(other).await;
    server.end().await;
}

#[tokio::test]
async fn who_is_there_is_told_again_to_a_server_that_was_away() {
    let data = folder();
    let place = match place(data.path()).await {
        folder @ Place::Folder(_) => Place::Open(Store::open(&folder).await.unwrap()),
        other => other,
    };
    let (bus, mut said) = broadcast::channel(1000);
    let server = Running::start(data.path(), |options| {
        options.place = Some(place);
        options.route = Route::Within(bus.clone());
        options.look = Duration::from_millis(50);
    })
    .await;
    let mut ann = Client::new(server.address, 1).await;
    let (game, _) = ann.create(Pace::None).await;
    // Another server says that it is there, is silent for ever longer, and says it again.
    let mut told = None;
    for silence in (0..40).map(|times| Duration::from_millis(100 * times)) {
        sleep(silence).await;
        bus.send(r#"{"alive":{"node":7}}"#.to_owned()).unwrap();
        while let Ok(Ok(word)) = timeout(Duration::from_millis(40), said.recv()).await {
            told = told.or(Some(word).filter(|word| word.contains("here")));
        }
        if told.is_some() {
            break;
        }
    }
    let word = told.expect("who is there");
    assert!(word.contains(&game.to_string()) && word.contains("[false,true]"), "{word}");
    server.end().await;
}

#[tokio::test]
async fn a_server_that_ends_says_when_to_come_back() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let mut clients = Vec::new();
    for token in 0..8 {
        let mut client = Client::new(server.address, token).await;
        client.create(Pace::None).await;
        clients.push(client);
    }
    server.end().await;
    let mut waits = Vec::new();
    for mut client in clients {
        loop {
            match client.socket.next().await {
                Some(Ok(Message::Text(text))) => drop(client.link.receive(&text, 0)),
                Some(Ok(Message::Close(Some(frame)))) => {
                    assert_eq!(u16::from(frame.code), 1012);
                    break;
                }
                Some(Ok(_)) => {}
                other => panic!("the line is cut: {other:?}"),
            }
        }
        waits.push(client.link.disconnected(u64::MAX));
    }
    assert!(waits.iter().all(|&wait| wait < 500), "{waits:?}");
    assert!(waits.iter().any(|wait| *wait != waits[0]), "one after another: {waits:?}");
}
