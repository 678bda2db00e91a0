//! Somebody goes on from another device, or wants to be forgotten, over real HTTP.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use crate::apart::{Client, Running, folder};
use wagons_rules::Seat;
use wagons_wire::{AboutMe, Act, Code, Ending, Pace, Secret, Told};

/// Asks something; gives the status, the cookie and the body of the answer.
async fn post(address: SocketAddr, headers: String, body: String) -> (u16, String, String) {
    let asked = tokio::task::spawn_blocking(move || {
        let mut stream = TcpStream::connect(address).unwrap();
        let length = body.len();
        let request = format!(
            "POST /apart/me HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    });
    let answer = asked.await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or_default();
    (head[9..12].parse().unwrap(), cookie.to_owned(), body.to_owned())
}

/// Asks something as a program with a token.
async fn ask(address: SocketAddr, token: u128, question: AboutMe) -> Told {
    let bearer = format!("Authorization: Bearer {}\r\n", Secret(token));
    let (status, _, body) = post(address, bearer, serde_json::to_string(&question).unwrap()).await;
    assert_eq!(status, 200, "{body}");
    serde_json::from_str(&body).unwrap_or_else(|error| panic!("{body}: {error}"))
}

/// A code of somebody.
async fn code(address: SocketAddr, token: u128) -> Code {
    match ask(address, token, AboutMe::Code).await {
        Told::Code { code, left } if left > 500_000 => code,
        told => panic!("{told:?}"),
    }
}

#[tokio::test]
async fn another_device_becomes_the_same_person_and_brings_its_games() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let address = server.address;
    let (old, new) = (1, 2);
    let mut ann = Client::new(address, old).await;
    let mut phone = Client::new(address, new).await;
    let mut bob = Client::new(address, 3).await;
    let (hers, secret) = ann.create(Pace::None).await;
    bob.sit(hers, secret).await;
    let (his, secret) = bob.create(Pace::None).await;
    phone.sit(his, secret).await;
    let (between, secret) = ann.create(Pace::None).await;
    phone.sit(between, secret).await;

    assert_eq!(ask(address, old, AboutMe::Look).await, Told::NoCode);
    let code = code(address, old).await;
    assert!(matches!(ask(address, old, AboutMe::Look).await, Told::Unused { .. }));
    assert_eq!(ask(address, new, AboutMe::Claimed).await, Told::NoCode);
    let Told::Waits { name } = ask(address, new, AboutMe::Claim { code }).await else { panic!("it is good") };
    assert_eq!(ask(address, 4, AboutMe::Claim { code }).await, Told::NoCode, "it is good for one device");
    assert_eq!(ask(address, old, AboutMe::Look).await, Told::Asks { name });
    assert_eq!(ask(address, new, AboutMe::Claimed).await, Told::Waits { name });
    let mut before = Client::new(address, new).await;
    before.link.open(hers);
    before.until(|link, _| link.game(hers).map(drop)).await;
    assert_eq!(before.link.game(hers).unwrap().you(), None, "nothing before the old device agrees");
    assert_eq!(ask(address, 4, AboutMe::Answer { yes: true }).await, Told::NoCode, "nor does anybody else");
    assert_eq!(ask(address, old, AboutMe::Answer { yes: true }).await, Told::Same);
    assert_eq!(ask(address, new, AboutMe::Claimed).await, Told::Same);
    assert_eq!(ask(address, old, AboutMe::Answer { yes: true }).await, Told::NoCode, "once");

    for token in [old, new] {
        let mut device = Client::new(address, token).await;
        device.link.list();
        for (game, seat) in [(hers, Seat::Second), (his, Seat::First), (between, Seat::Second)] {
            device.link.open(game);
            device.until(|link, _| link.game(game).map(drop)).await;
            assert_eq!(device.link.game(game).unwrap().you(), Some(seat), "{token}");
        }
        device.until(|link, _| (link.games().count() == 3).then_some(())).await;
    }
    server.end().await;
}

#[tokio::test]
async fn a_device_that_is_refused_stays_somebody_else() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let address = server.address;
    let mut ann = Client::new(address, 1).await;
    let (game, _) = ann.create(Pace::None).await;
    let code = code(address, 1).await;
    ask(address, 2, AboutMe::Claim { code }).await;
    assert_eq!(ask(address, 1, AboutMe::Answer { yes: false }).await, Told::NoCode);
    assert_eq!(ask(address, 2, AboutMe::Claimed).await, Told::NoCode);
    assert_eq!(ask(address, 2, AboutMe::Claim { code }).await, Told::NoCode, "the code is used");
    let mut other = Client::new(address, 2).await;
    other.link.open(game);
    other.until(|link, _| link.game(game).map(drop)).await;
    assert_eq!(other.link.game(game).unwrap().you(), None);
    server.end().await;
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_somebody_in_the_games_of_others() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let address = server.address;
    let mut ann = Client::new(address, 1).await;
    let mut bob = Client::new(address, 2).await;
    let (played, secret) = ann.create(Pace::None).await;
    bob.sit(played, secret).await;
    for player in [&mut ann, &mut bob] {
        player.wait(played).await;
        player.play(played).await;
    }
    let (new, secret) = bob.create(Pace::None).await;
    ann.sit(new, secret).await;
    assert_eq!(ask(address, 1, AboutMe::Forget).await, Told::Forgotten);
    let ending = bob.until(|link, _| link.game(played)?.standing().ending()).await;
    assert_eq!(ending, Ending::Resigned(Seat::Second));
    let gone =
        bob.until(|link, _| link.game(played)?.standing().player(Seat::Second).filter(|ann| ann.gone)).await;
    assert_eq!(u16::from(gone.name), 0, "nothing is left of the name");
    assert_eq!(bob.until(|link, _| link.game(new)?.standing().ending()).await, Ending::CalledOff);
    let mut again = Client::new(address, 1).await;
    again.link.list();
    again.link.open(played);
    again.until(|link, _| link.game(played).map(drop)).await;
    assert_eq!((again.link.game(played).unwrap().you(), again.link.games().count()), (None, 0));
    again.act(played, Act::AskRematch).await;
    server.end().await;
}

#[tokio::test]
async fn only_the_tables_own_page_may_ask_and_nobody_too_often() {
    let data = folder();
    let server = Running::start(data.path(), |options| options.limits.codes = 2).await;
    let address = server.address;
    let question = || "\"code\"".to_owned();
    let (status, cookie, _) = post(address, format!("Origin: http://{address}\r\n"), question()).await;
    assert_eq!(status, 200);
    assert!(cookie.starts_with("wagons=") && cookie.contains("HttpOnly"), "{cookie}");
    let value = cookie.split(';').next().unwrap();
    let foreign = format!("Origin: http://evil.example\r\nCookie: {value}\r\n");
    assert_eq!(post(address, foreign, question()).await.0, 403);
    assert_eq!(post(address, format!("Cookie: {value}\r\n"), question()).await.0, 401);
    let own = format!("Origin: http://{address}\r\nCookie: {value}\r\n");
    let (_, cookie, body) = post(address, own.clone(), "\"forget\"".to_owned()).await;
    assert!(cookie.starts_with("wagons=; Max-Age=0"), "{cookie}");
    assert_eq!(body, "\"forgotten\"");
    assert!(post(address, own.clone(), "\"fly\"".to_owned()).await.2.contains("malformed"));
    assert!(post(address, own, format!("\"{}\"", "x".repeat(10_000))).await.2.contains("malformed"));
    let wrong = || AboutMe::Claim { code: Code::of(77) };
    for _ in 0..2 {
        assert_eq!(ask(address, 9, wrong()).await, Told::NoCode);
    }
    assert!(matches!(ask(address, 9, wrong()).await, Told::Refused(wagons_wire::Reason::TooMany(_))));
    server.end().await;
}
