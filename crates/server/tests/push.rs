//! Somebody whose page is closed is called by their browser's push service when it is their turn.

use std::net::SocketAddr;

use crate::apart::{Client, Running, database, folder, place};
use crate::push_service::{Browser, Service, check_signature};
use sqlx::Executor;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wagons_server::{Options, Place, Store, counts};
use wagons_wire::{AboutMe, AboutPush, GameId, Pace, PushTold, Reason, Secret, Subscription, Why};

const PUBLIC: &str = "https://wagons.example/";

fn calling(service: &Service) -> impl Fn(&mut Options) {
    let policy = service.policy();
    move |options: &mut Options| {
        options.push = Some(policy.clone());
        options.public_url = Some(PUBLIC.to_owned());
    }
}

/// Asks over HTTP as a program with a token; gives the body of the answer.
async fn ask(address: SocketAddr, request: &str, token: u128, question: &impl serde::Serialize) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let body = serde_json::to_string(question).unwrap();
    let head = format!(
        "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {}\r\nContent-Length: {}",
        Secret(token),
        body.len()
    );
    stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

async fn about(server: &Running, token: u128, question: &AboutPush) -> PushTold {
    let answer = ask(server.address, "POST /apart/push", token, question).await;
    serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{answer}: {error}"))
}

fn on(subscription: Subscription) -> AboutPush {
    AboutPush::On { language: "de".parse().unwrap(), subscription }
}

/// A new key for the browser at an address.
async fn subscribe(server: &Running, token: u128, path: &str) -> Browser {
    let browser = Browser::new();
    assert_eq!(about(server, token, &on(browser.subscription(path))).await, PushTold::On);
    browser
}

/// Two who play, and it is the first one's turn; the second has subscribed and is gone.
async fn apart_from_bob(server: &Running) -> (Client, GameId, Browser) {
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let (game, secret) = ann.create(Pace::Days(1)).await;
    bob.sit(game, secret).await;
    ann.wait(game).await;
    (ann, game, subscribe(server, 2, "/bob").await)
}

async fn count(data: &std::path::Path, name: &str) -> i64 {
    let counts = counts(&place(data).await).await.unwrap();
    counts.into_iter().find(|&(counted, _)| counted == name).unwrap().1
}

/// Waits until there are so many of something.
async fn until(data: &std::path::Path, name: &str, number: i64) {
    for _ in 0..100 {
        if count(data, name).await == number {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("{} {name}", count(data, name).await);
}

#[tokio::test]
async fn who_is_away_is_called_once_and_only_their_browser_can_read_it() {
    let data = folder();
    let mut service = Service::start(&["201 Created"]).await;
    let server = Running::start(data.path(), calling(&service)).await;
    let (mut ann, game, browser) = apart_from_bob(&server).await;
    let answer = ask(server.address, "GET /apart", 1, &()).await;
    let known: wagons_wire::Service = serde_json::from_str(&answer).unwrap();
    ann.play(game).await;
    let request = service.next().await;
    assert_eq!((request.path.as_str(), request.headers["host"].as_str()), ("/bob", "push.test"));
    assert_eq!(request.headers["topic"], game.to_string());
    assert!(request.headers["ttl"].parse::<u32>().unwrap() > 0);
    assert_eq!(check_signature(&request, known.push.as_deref().unwrap()), PUBLIC);
    let call = browser.read(&request);
    assert_eq!((call.game, call.what, call.language.to_string()), (game, Why::Turn, "de".to_owned()));
    service.silence().await;

    // Whoever has a page open is told there.
    let mut bob = Client::new(server.address, 2).await;
    bob.link.open(game);
    bob.wait(game).await;
    bob.play(game).await;
    if ann.wait(game).await {
        ann.play(game).await;
        service.silence().await;
    }
    server.end().await;
}

#[tokio::test]
async fn who_plays_in_time_is_not_reminded_and_who_does_not_is_once() {
    let data = folder();
    let mut service = Service::start(&["201 Created"]).await;
    let server = Running::start(data.path(), calling(&service)).await;
    let (mut ann, game, browser) = apart_from_bob(&server).await;
    ann.play(game).await;
    assert_eq!(browser.read(&service.next().await).what, Why::Turn);
    until(data.path(), "calls", 1).await;
    let browser = subscribe(&server, 2, "/bob").await;
    // Time flies.
    let mut connection = database(data.path()).await;
    let left = "SELECT due - (SELECT changed FROM games) FROM calls WHERE why = 1";
    let left: i64 = sqlx::query_scalar(left).fetch_one(&mut connection).await.unwrap();
    assert_eq!(left, 21 * 60 * 60 * 1000, "three hours before the day is over");
    let in_the_background = Client::new(server.address, 2).await;
    connection.execute("UPDATE calls SET due = 0").await.unwrap();
    let call = browser.read(&service.next().await);
    assert_eq!((call.game, call.what), (game, Why::Soon));
    service.silence().await;
    assert_eq!(count(data.path(), "calls").await, 0, "once");
    drop(in_the_background);

    let mut bob = Client::new(server.address, 2).await;
    bob.link.open(game);
    bob.wait(game).await;
    bob.play(game).await;
    assert_eq!(count(data.path(), "calls").await, 0, "ann wants no calls, and bob has played");
    server.end().await;
}

#[tokio::test]
async fn one_of_several_servers_calls() {
    let data = folder();
    let mut service = Service::start(&["201 Created"]).await;
    let here = match place(data.path()).await {
        folder @ Place::Folder(_) => Place::Open(Store::open(&folder).await.unwrap()),
        other => other,
    };
    let start = || {
        Running::start(data.path(), |options| {
            calling(&service)(options);
            options.place = Some(here.clone());
        })
    };
    let servers = [start().await, start().await, start().await];
    let (mut ann, game, browser) = apart_from_bob(&servers[0]).await;
    ann.play(game).await;
    assert_eq!(browser.read(&service.next().await).game, game);
    service.silence().await;
    // All have the same key, and whoever is at one of them is not called by another.
    let mut bob = Client::new(servers[1].address, 2).await;
    bob.link.open(game);
    bob.wait(game).await;
    let _ = subscribe(&servers[2], 1, "/ann").await;
    bob.play(game).await;
    service.silence().await;
    for server in servers {
        server.end().await;
    }
}

#[tokio::test]
async fn a_service_that_is_away_is_asked_again_and_one_that_sends_elsewhere_is_not() {
    let data = folder();
    let mut service =
        Service::start(&["503 Busy", "201 Created", "302 Found\r\nLocation: https://inside/"]).await;
    let server = Running::start(data.path(), calling(&service)).await;
    let (mut ann, game, _browser) = apart_from_bob(&server).await;
    ann.play(game).await;
    service.next().await;
    assert_eq!(service.next().await.path, "/bob");
    assert_eq!(service.left(), 1);
    let mut bob = Client::new(server.address, 2).await;
    let _ = subscribe(&server, 1, "/ann").await;
    drop(ann);
    bob.link.open(game);
    bob.wait(game).await;
    bob.play(game).await;
    assert_eq!(service.next().await.path, "/ann");
    service.silence().await;
    assert_eq!(
        count(data.path(), "subscriptions").await,
        2,
        "a service that is out of order says nothing of anybody"
    );
    server.end().await;
}

#[tokio::test]
async fn who_is_gone_is_not_called_any_more() {
    for status in ["404 Not Found", "410 Gone"] {
        let data = folder();
        let mut service = Service::start(&[status]).await;
        let server = Running::start(data.path(), calling(&service)).await;
        let (mut ann, game, _browser) = apart_from_bob(&server).await;
        assert_eq!(count(data.path(), "subscriptions").await, 1);
        ann.play(game).await;
        service.next().await;
        until(data.path(), "subscriptions", 0).await;
        server.end().await;
    }
}

#[tokio::test]
async fn only_known_services_and_real_keys_are_taken_and_who_is_forgotten_is_not_called() {
    let data = folder();
    let service = Service::start(&["201 Created"]).await;
    let server = Running::start(data.path(), |options| {
        calling(&service)(options);
        options.limits.pushes = 12;
    })
    .await;
    let good = || Browser::new().subscription("/x");
    for (endpoint, reason) in [
        ("https://127.0.0.1/x", Reason::NotNow),
        ("https://evil.example/x", Reason::NotNow),
        ("http://push.test/x", Reason::NotNow),
        ("https://push.test:22/x", Reason::NotNow),
    ] {
        let subscription = Subscription { endpoint: endpoint.to_owned(), ..good() };
        assert_eq!(about(&server, 1, &on(subscription)).await, PushTold::Refused(reason), "{endpoint}");
    }
    let mut bad = good();
    bad.keys.auth = "short".to_owned();
    assert_eq!(about(&server, 1, &on(bad)).await, PushTold::Refused(Reason::Malformed));
    assert_eq!(count(data.path(), "subscriptions").await, 0);

    subscribe(&server, 1, "/x").await;
    let endpoint = || good().endpoint;
    let off = || AboutPush::Off { endpoint: endpoint() };
    assert_eq!(about(&server, 2, &off()).await, PushTold::Off);
    assert_eq!(count(data.path(), "subscriptions").await, 1, "it is another's");
    assert_eq!(about(&server, 1, &off()).await, PushTold::Off);
    assert_eq!(count(data.path(), "subscriptions").await, 0);
    subscribe(&server, 1, "/x").await;
    assert!(ask(server.address, "POST /apart/me", 1, &AboutMe::Forget).await.contains("forgotten"));
    assert_eq!(count(data.path(), "subscriptions").await, 0);
    for path in 0..5 {
        subscribe(&server, 1, &format!("/{path}")).await;
    }
    let told = about(&server, 1, &on(good())).await;
    assert!(matches!(told, PushTold::Refused(Reason::TooMany(_))), "{told:?}");
    server.end().await;
}

#[tokio::test]
async fn a_server_that_calls_nobody_says_so() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    assert!(!ask(server.address, "GET /apart", 1, &()).await.contains("push"));
    let answer = ask(server.address, "POST /apart/push", 1, &on(Browser::new().subscription("/x"))).await;
    assert!(!answer.contains("on"), "{answer}");
    server.end().await;
}
