//! What somebody can rely on who puts a server on the open internet, line by line, and where it is tested: here, or in the
//! file named.
//!
//! | | |
//! |---|---|
//! | identities are 128 random bits in a cookie, `HttpOnly`, `SameSite=Lax`, `Secure` on https | `online.rs`: `a_browser_gets_a_cookie_and_a_foreign_page_nothing`; `src/identity.rs`: `what_the_server_keeps_is_not_the_token` |
//! | stored as a digest, never logged, never in an address | `what_is_stored_opens_nothing`, `a_token_in_an_address_is_nobodys`; `wagons/tests/logs.rs`: `no_secret_of_a_whole_game_stands_in_the_log` |
//! | another device by a code that is good once, for ten minutes, and confirmed | `a_code_is_good_for_ten_minutes`; `me.rs`: `another_device_becomes_the_same_person_and_brings_its_games`, `a_device_that_is_refused_stays_somebody_else` |
//! | the chest holds no secret | the cookie is `HttpOnly`, so no page can pack it; `table/src/shelf/tests.rs`: `a_chest_holds_no_secret_of_a_game_apart` |
//! | `Origin` must be the public address; without it cookies are ignored | `src/origin.rs`: both tests; `online.rs`: `a_browser_gets_a_cookie_and_a_foreign_page_nothing` |
//! | an invitation's secret dies with the seat; watchers and opponents never see one | `nobody_else_sees_the_secret_of_a_seat`; `nodes.rs`: `a_seat_is_taken_once_whichever_server_is_asked` |
//! | it stands behind the `#` of a link | `wire/src/invitation.rs`: its example |
//! | messages of 8 KiB | `refusals.rs`: `who_does_not_say_hello_or_says_too_much_is_not_heard` |
//! | bounded outgoing queues | `who_does_not_listen_is_cut_off` |
//! | time-outs for headers and silence | `wagons/tests/serve.rs`: `who_says_nothing_is_cut_off`; `who_does_not_answer_is_cut_off` |
//! | a cap on connections | `online.rs`: `whoever_is_too_many_waits_until_somebody_leaves` |
//! | limits for persons and addresses, IPv6 by half; who invents people fills no memory | `src/limits.rs`: all; `online.rs`: `limits_hold_on_the_line`; `me.rs`: `only_the_tables_own_page_may_ask_and_nobody_too_often` |
//! | clients come back with full jitter | `wire`: `Link::disconnected` and its tests; `nodes.rs`: `a_server_that_ends_says_when_to_come_back` |
//! | a proxy is believed only if told so | `src/server.rs`: `a_proxy_is_believed_only_if_there_is_one` |
//! | push: known hosts, https, 443, no address inside | `src/push/endpoint.rs`: all; `push.rs`: `only_known_services_and_real_keys_are_taken_and_who_is_forgotten_is_not_called` |
//! | push: no redirects; 404 and 410 delete; one server claims | `push.rs`: `a_service_that_is_away_is_asked_again_and_one_that_sends_elsewhere_is_not`, `who_is_gone_is_not_called_any_more`, `one_of_several_servers_calls` |
//! | `/metrics` and `/health` on a listener of their own, none unless asked for | `status.rs` |
//! | running games end after a year of silence | `a_year_of_silence_ends_a_game` |
//! | "Forget me" leaves somebody | `me.rs`: `whoever_is_forgotten_leaves_somebody_in_the_games_of_others` |
//! | no addresses in the log | `wagons/tests/logs.rs` |
//! | an older server beside a newer one reads what it knows and writes nothing into the rest | `nodes.rs`: `an_older_server_starts_beside_a_newer_one_and_leaves_alone_what_it_does_not_know` |
//! | backup while running; restore refuses beside a server and removes the log | `admin.rs` |
//! | a stranger cannot play, end or delay somebody else's game | `a_stranger_can_do_nothing_in_somebody_elses_game` |
//! | nobody fills the disk | limits, above; `refusals.rs`: `a_full_disk_refuses_what_it_cannot_hold_and_the_game_goes_on_when_there_is_room` |

use std::time::Duration;

use crate::apart::{Client, Running, database, folder, knock};
use futures_util::StreamExt;
use sqlx::Executor;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use wagons_rules::Seat;
use wagons_server::{Place, PlayerId, Room};
use wagons_wire::{AboutMe, Act, ActId, Create, Ending, Pace, Seating, Secret, Told, What};

/// Asks `apart/me` as a program with a token.
async fn ask(server: &Running, token: u128, question: AboutMe) -> Told {
    let address = server.address;
    let body = serde_json::to_string(&question).unwrap();
    let request = format!(
        "POST /apart/me HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {}\r\n\
         Content-Length: {}\r\n\r\n{body}",
        Secret(token),
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

#[tokio::test]
async fn what_is_stored_opens_nothing() {
    let data = folder();
    let here = Place::Folder(data.path().to_owned());
    let server = Running::start(data.path(), |options| options.place = Some(here)).await;
    let tokens = [0x0011_2233_4455_6677_8899_aabb_ccdd_eeff, 0x0f0e_0d0c_0b0a_0908_0706_0504_0302_0100];
    let mut ann = Client::new(server.address, tokens[0]).await;
    let mut bob = Client::new(server.address, tokens[1]).await;
    let (game, secret) = ann.create(Pace::None).await;
    bob.sit(game, secret).await;
    ann.wait(game).await;
    ann.play(game).await;
    let Told::Code { code, .. } = ask(&server, tokens[0], AboutMe::Code).await else { panic!("no code") };
    ask(&server, 3, AboutMe::Claim { code }).await;
    server.end().await;
    let mut stored = Vec::new();
    for name in ["games.db", "games.db-wal"] {
        stored.extend(std::fs::read(data.path().join(name)).unwrap_or_default());
    }
    let holds = |bytes: &[u8]| stored.windows(bytes.len()).any(|window| window == bytes);
    assert!(holds(PlayerId::of(Secret(tokens[0])).to_string().as_bytes()), "the digest is there");
    for token in tokens {
        assert!(!holds(Secret(token).to_string().as_bytes()) && !holds(&token.to_be_bytes()));
    }
    assert!(!holds(code.to_string().as_bytes()) && !holds(code.digits().as_bytes()));
}

#[tokio::test]
async fn a_token_in_an_address_is_nobodys() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    assert_eq!(knock(server.address, &[]).await.err(), Some(401));
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "POST /apart/me?wagons={0}&token={0}&authorization=Bearer%20{0} HTTP/1.1\r\nHost: {1}\r\n\
         Connection: close\r\nContent-Length: 6\r\n\r\n\"look\"",
        Secret(1),
        server.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 401 "), "{answer}");
    server.end().await;
}

#[tokio::test]
async fn a_code_is_good_for_ten_minutes() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let Told::Code { code, left } = ask(&server, 1, AboutMe::Code).await else { panic!("no code") };
    assert_eq!(left, 10 * 60 * 1000);
    // Ten minutes later.
    let mut connection = database(data.path()).await;
    connection.execute("UPDATE codes SET until = until - 600000").await.unwrap();
    assert_eq!(ask(&server, 2, AboutMe::Claim { code }).await, Told::NoCode);
    assert_eq!(ask(&server, 1, AboutMe::Look).await, Told::NoCode);
    server.end().await;
}

/// All a client hears in a while.
async fn heard(client: &mut Client) -> String {
    let mut all = String::new();
    while let Ok(Some(Ok(message))) = timeout(Duration::from_millis(300), client.socket.next()).await {
        if let Message::Text(text) = message {
            all += &text;
        }
    }
    all
}

#[tokio::test]
async fn nobody_else_sees_the_secret_of_a_seat() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let mut eve = Client::new(server.address, 3).await;
    let (game, secret) = ann.create(Pace::None).await;
    for client in [&mut bob, &mut eve] {
        client.link.open(game);
        client.link.list();
        client.send().await;
    }
    let before = heard(&mut eve).await;
    assert!(before.contains(&game.to_string()) && !before.contains(&secret.to_string()), "{before}");
    bob.link.sit(game, secret, false);
    bob.send().await;
    for client in [&mut ann, &mut bob, &mut eve] {
        let after = heard(client).await;
        assert!(after.contains("\"sit\"") && !after.contains(&secret.to_string()), "{after}");
    }
    let sit = format!(r#"{{"sit":{{"game":"{game}","secret":"{secret}"}}}}"#);
    assert!(eve.refused(&sit).await.contains("seat_taken"), "it died with the seat");
    server.end().await;
}

#[tokio::test]
async fn a_stranger_can_do_nothing_in_somebody_elses_game() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let mut eve = Client::new(server.address, 3).await;
    let (game, secret) = ann.create(Pace::CLOCK).await;
    bob.sit(game, secret).await;
    ann.wait(game).await;
    let version = bob.link.game(game).unwrap().standing().version();
    let turn = serde_json::to_string(&Act::Turn { base: 0, moves: ann.turn(game) }).unwrap();
    let asked = [
        "\"resign\"",
        "\"call_off\"",
        "\"claim\"",
        "\"give_time\"",
        "\"ask_back\"",
        "\"ask_call_off\"",
        "\"ask_rematch\"",
        "\"reopen\"",
        "\"rename\"",
        r#"{"say":0}"#,
        r#"{"answer":{"offer":1,"yes":true}}"#,
    ];
    for act in asked.into_iter().chain([turn.as_str()]) {
        let text = format!(r#"{{"do":{{"game":"{game}","id":"00000000000000e5","act":{act}}}}}"#);
        let answer = eve.refused(&text).await;
        assert!(answer.contains("not_seated"), "{act}: {answer}");
    }
    ann.play(game).await;
    assert_eq!(ann.link.game(game).unwrap().standing().version(), version + 1, "nobody else did anything");
    server.end().await;
}

#[tokio::test]
async fn who_does_not_listen_is_cut_off() {
    let data = folder();
    let server = Running::start(data.path(), |options| {
        options.limits.messages = 100_000;
        options.limits.games = 100;
    })
    .await;
    let mut bob = Client::new(server.address, 2).await;
    let mut deaf = Client::narrow(server.address, 1).await;
    let (game, secret) = bob.create(Pace::None).await;
    deaf.sit(game, secret).await;
    bob.until(|link, _| link.game(game)?.is_present(Seat::First).then_some(())).await;
    for _ in 0..40 {
        deaf.create(Pace::None).await;
    }
    // The line is stuffed with long answers that nobody reads, and then more happens than may wait.
    for _ in 0..500 {
        deaf.socket_send("\"games\"").await;
    }
    for _ in 0..5_000 {
        bob.act(game, Act::Rename).await;
        bob.until(|link, _| link.on_its_way(game).next().is_none().then_some(())).await;
        if !bob.link.game(game).unwrap().is_present(Seat::First) {
            break;
        }
    }
    bob.until(|link, _| (!link.game(game)?.is_present(Seat::First)).then_some(())).await;
    server.end().await;
}

#[tokio::test]
async fn who_does_not_answer_is_cut_off() {
    let data = folder();
    let server = Running::start(data.path(), |options| options.idle = Duration::from_secs(1)).await;
    let mut bob = Client::new(server.address, 2).await;
    let mut gone = Client::new(server.address, 1).await;
    let (game, secret) = bob.create(Pace::None).await;
    gone.sit(game, secret).await;
    bob.until(|link, _| link.game(game)?.is_present(Seat::First).then_some(())).await;
    // Whoever reads answers the server's pings; this one does neither from now on.
    bob.until(|link, _| (!link.game(game)?.is_present(Seat::First)).then_some(())).await;
    server.end().await;
}

#[test]
fn a_year_of_silence_ends_a_game() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let mut chance = 0;
    let mut chance = || {
        chance += 1;
        chance
    };
    for pace in [Pace::None, Pace::Days(7)] {
        let wish = Create { id: ActId(1), pace, seat: Seating::Chance, deal: None, both: false, open: None };
        let room = Room::create(&wish, PlayerId(1), 0, &mut chance);
        assert!(room.overdue(364 * DAY, 0).is_none());
        let ended = room.overdue(366 * DAY, 0).map(|step| step.entry.what);
        assert_eq!(ended, Some(What::End { ending: Ending::Silence }), "{pace}");
        assert_eq!(room.due(), Some(365 * DAY), "somebody looks after it then");
    }
}
