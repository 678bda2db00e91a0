//! Whole games over real sockets.

use std::time::Duration;

use crate::apart::{Client, Running, folder, knock};
use wagons_rules::Seat;
use wagons_server::{Limits, Place, Store};
use wagons_wire::{Act, Create, Ending, Entry, Link, News, Offer, Pace, Phrase, Reason, Seating, What};

fn says_something(news: &[News]) -> bool {
    let speaks = |entry: &Entry| matches!(entry.what, What::Phrase { .. });
    news.iter().any(|news| matches!(news, News::Entries { entries, .. } if entries.iter().any(speaks)))
}

#[tokio::test]
async fn two_play_a_whole_game_while_one_looks_on_and_play_again() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let mut eve = Client::new(server.address, 3).await;
    let (game, secret) = ann.create(Pace::CLOCK).await;
    eve.link.open(game);
    bob.sit(game, secret).await;
    ann.until(|link, _| link.game(game)?.is_present(Seat::First).then_some(())).await;
    assert!(ann.link.game(game).unwrap().invitation().is_none(), "the secret dies with the seat");
    ann.act(game, Act::Say(Phrase::Howdy)).await;
    bob.until(|_, news| says_something(news).then_some(())).await;
    loop {
        for player in [&mut ann, &mut bob] {
            if player.wait(game).await {
                player.play(game).await;
            }
        }
        if ann.link.game(game).unwrap().standing().is_over() {
            break;
        }
    }
    bob.wait(game).await;
    let over =
        |link: &Link, news: &[News]| link.game(game)?.standing().is_over().then(|| says_something(news));
    assert!(!eve.until(over).await, "that was not for all");
    assert_eq!((ann.record(game), ann.record(game)), (bob.record(game), eve.record(game)));
    ann.until(|link, _| (link.game(game)?.watchers() == 1).then_some(())).await;
    for seat in Seat::BOTH {
        let left = [&ann, &bob, &eve].map(|one| one.link.game(game).unwrap().standing().left(seat, 0));
        assert!(left[0] == left[1] && left[1] == left[2], "the same clocks");
    }
    drop(eve);
    ann.until(|link, _| (link.game(game)?.watchers() == 0).then_some(())).await;
    ann.act(game, Act::AskRematch).await;
    bob.act(game, Act::AskRematch).await;
    let next = bob.until(|link, _| link.game(game)?.standing().rematch()).await;
    ann.until(|link, _| link.game(game)?.standing().rematch()).await;
    ann.link.open(next);
    let seat = ann.until(|link, _| link.game(next)?.you()).await;
    assert_eq!(seat, Seat::First, "with the seats swapped");
    server.end().await;
}

#[tokio::test]
async fn a_restart_loses_nothing_and_what_was_sent_before_counts_once() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let (game, secret) = ann.create(Pace::Clock { minutes: 1, seconds: 0 }).await;
    bob.sit(game, secret).await;
    ann.wait(game).await;
    ann.play(game).await;
    bob.wait(game).await;
    let (moves, id) = (bob.turn(game), bob.id());
    assert!(bob.link.play(game, id, moves));
    bob.send().await; // and the answer is lost
    ann.wait(game).await;
    server.end().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let server = Running::start(data.path(), |_| {}).await;
    bob.reconnect(server.address).await;
    ann.reconnect(server.address).await;
    bob.until(|link, _| link.on_its_way(game).next().is_none().then_some(())).await;
    let before = ann.link.game(game).unwrap().standing().left(Seat::Second, 0).unwrap();
    ann.play(game).await;
    let spent = before - ann.link.game(game).unwrap().standing().left(Seat::Second, 0).unwrap();
    assert!(spent < 1400, "outages cost nobody: {spent} ms");
    bob.wait(game).await;
    assert_eq!(ann.record(game), bob.record(game));
    server.end().await;
}

#[tokio::test]
async fn turns_are_taken_back_games_called_off_and_resigned() {
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
    bob.act(game, Act::AskBack).await;
    let offer = |link: &wagons_wire::Link| link.game(game)?.standing().offer(Seat::First);
    bob.until(|link, _| offer(link)).await;
    let (number, asked) = ann.until(|link, _| offer(link)).await;
    assert_eq!(asked, Offer::Back { to: 1 });
    ann.act(game, Act::Answer { offer: number, yes: true }).await;
    bob.wait(game).await;
    assert_eq!(bob.link.game(game).unwrap().standing().record().moves().len(), 1);
    bob.play(game).await;
    bob.act(game, Act::Resign).await;
    let ending = ann.until(|link, _| link.game(game)?.standing().ending()).await;
    assert_eq!(ending, Ending::Resigned(Seat::First));
    let id = ann.id();
    ann.link.create(Create {
        id,
        pace: Pace::None,
        seat: Seating::Chance,
        deal: None,
        both: true,
        open: None,
    });
    let (other, secrets) = ann
        .until(|_, news| {
            news.iter().find_map(|news| match news {
                News::Created { game, secrets, .. } => Some((*game, *secrets)),
                _ => None,
            })
        })
        .await;
    bob.sit(other, secrets[0].unwrap()).await;
    bob.act(other, Act::CallOff).await;
    let ending = ann.until(|link, _| link.game(other)?.standing().ending()).await;
    assert_eq!(ending, Ending::CalledOff);
    bob.link.list();
    let games = bob
        .until(|link, _| (link.games().count() == 2).then(|| link.games().cloned().collect::<Vec<_>>()))
        .await;
    assert!(games.iter().all(|game| game.over));
    server.end().await;
}

#[tokio::test]
async fn a_stranger_is_asked_to_leave_and_the_friend_sits_down() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut stranger = Client::new(server.address, 2).await;
    let mut bob = Client::new(server.address, 3).await;
    let (game, secret) = ann.create(Pace::Days(3)).await;
    stranger.sit(game, secret).await;
    bob.link.sit(game, secret, false);
    let refused = |news: &News| matches!(news, News::Refused { reason: Reason::SeatTaken, .. });
    bob.until(|_, news| news.iter().any(refused).then_some(())).await;
    ann.until(|link, _| link.game(game)?.standing().is_full().then_some(())).await;
    ann.act(game, Act::Reopen).await;
    let fresh = ann.until(|link, _| link.game(game)?.invitation()).await;
    assert_ne!(fresh, secret);
    stranger.until(|link, _| link.game(game)?.you().is_none().then_some(())).await;
    bob.sit(game, fresh).await;
    server.end().await;
}

#[tokio::test]
async fn by_clock_time_runs_out_by_itself() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let (game, secret) = ann.create(Pace::Clock { minutes: 0, seconds: 1 }).await;
    bob.sit(game, secret).await;
    let ending = bob.until(|link, _| link.game(game)?.standing().ending()).await;
    assert_eq!(ending, Ending::OutOfTime(Seat::Second));
    server.end().await;
}

#[tokio::test]
async fn a_browser_gets_a_cookie_and_a_foreign_page_nothing() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let address = server.address;
    let (_socket, cookie) = knock(address, &[("origin", format!("http://{address}"))]).await.unwrap();
    assert!(cookie.starts_with("wagons=") && cookie.contains("HttpOnly; SameSite=Lax"), "{cookie}");
    let value = cookie.split(';').next().unwrap().to_owned();
    let headers = [("origin", format!("http://{address}")), ("cookie", value.clone())];
    assert_eq!(knock(address, &headers).await.unwrap().1, "", "it has one");
    assert_eq!(
        knock(address, &[("origin", "http://evil.example".into()), ("cookie", value.clone())]).await.err(),
        Some(403)
    );
    assert_eq!(
        knock(address, &[("cookie", value)]).await.err(),
        Some(401),
        "without Origin cookies are ignored"
    );
    server.end().await;
}

#[tokio::test]
async fn a_second_server_on_the_same_data_is_refused() {
    let data = folder();
    let place = Place::Folder(data.path().to_owned());
    let server = Running::start(data.path(), |options| options.place = Some(place.clone())).await;
    let error = Store::open(&place).await.unwrap_err();
    assert!(error.to_string().contains("another server is running on"), "{error}");
    server.end().await;
}

#[tokio::test]
async fn limits_hold_on_the_line() {
    let data = folder();
    let limits = Limits { games: 1, connections: 2, phrases: 1, messages: 30, ..Limits::default() };
    let server = Running::start(data.path(), |options| options.limits = limits).await;
    let mut ann = Client::new(server.address, 1).await;
    let (game, _) = ann.create(Pace::None).await;
    let create = r#"{"create":{"id":"00000000000000aa","pace":"none","seat":"first"}}"#;
    assert!(ann.refused(create).await.contains("too_many"));
    let say = |id| format!(r#"{{"do":{{"game":"{game}","id":"00000000000000a{id}","act":{{"say":0}}}}}}"#);
    ann.act(game, Act::Say(Phrase::Howdy)).await;
    ann.until(|link, _| link.on_its_way(game).next().is_none().then_some(())).await;
    assert!(ann.refused(&say(2)).await.contains("too_many"));
    let _second = Client::new(server.address, 1).await;
    let bearer = format!("Bearer {}", wagons_wire::Secret(1));
    assert_eq!(knock(server.address, &[("authorization", bearer)]).await.err(), Some(429));
    for _ in 0..40 {
        ann.socket_send("\"ping\"").await;
    }
    assert!(ann.refused("\"ping\"").await.contains("too_many"));
    server.end().await;
}

#[tokio::test]
async fn whoever_is_too_many_waits_until_somebody_leaves() {
    let data = folder();
    let limits = Limits { total: 2, ..Limits::default() };
    let server = Running::start(data.path(), |options| options.limits = limits).await;
    let mut ann = Client::new(server.address, 1).await;
    let bob = Client::new(server.address, 2).await;
    let (address, soon) = (server.address, Duration::from_millis(300));
    let mut third = tokio::spawn(async move { Client::new(address, 3).await });
    assert!(tokio::time::timeout(soon, &mut third).await.is_err(), "there are two already");
    ann.create(Pace::None).await;
    drop(bob);
    third.await.expect("there is room again").create(Pace::None).await;
    server.end().await;
}

#[tokio::test]
async fn whoever_says_much_at_once_is_not_cut_off() {
    let data = folder();
    let limits = Limits { games: 1000, messages: 1000, ..Limits::default() };
    let server = Running::start(data.path(), |options| options.limits = limits).await;
    let mut ann = Client::new(server.address, 1).await;
    for number in 0..100 {
        let id = wagons_wire::ActId(number);
        ann.link.create(Create {
            id,
            pace: Pace::None,
            seat: Seating::Chance,
            deal: None,
            both: false,
            open: None,
        });
    }
    ann.send().await;
    ann.until(|link, _| link.kept().creating.is_empty().then_some(())).await;
    server.end().await;
}
