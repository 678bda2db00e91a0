//! Everything that is no good is refused with a reason, and changes nothing.

use crate::apart::{Client, Running, folder};
use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::Message;
use wagons_server::{Place, Store, Write};
use wagons_wire::{Act, ActId, GameId, LONGEST, News, Pace, Reason};

#[tokio::test]
async fn bad_messages_are_refused_and_change_nothing() {
    let data = folder();
    let server = Running::start(data.path(), |options| options.limits.messages = 1000).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let mut eve = Client::new(server.address, 3).await;
    let (game, secret) = ann.create(Pace::None).await;
    bob.sit(game, secret).await;
    ann.wait(game).await;
    eve.link.open(game);
    eve.until(|link, _| link.game(game).map(drop)).await;
    let act = |act: &str| format!(r#"{{"do":{{"game":"{game}","id":"00000000000000a1","act":{act}}}}}"#);
    let turn = |base: u32, moves: &str| act(&format!(r#"{{"turn":{{"base":{base},"moves":[{moves}]}}}}"#));
    let version = bob.link.game(game).unwrap().standing().version();
    let unknown = GameId(12345);
    let card = bob.link.game(game).unwrap().standing().record().game().circle()[0];
    for (who, text, reason) in [
        (0, "hello".to_owned(), "malformed"),
        (0, String::new(), "malformed"),
        (0, "[]".to_owned(), "malformed"),
        (0, "{\"fly\":{}}".to_owned(), "malformed"),
        (0, "{".repeat(4000), "malformed"),
        (0, "{\"hello\":{\"version\":0}}".to_owned(), "version"),
        (0, "{\"hello\":{\"version\":99}}".to_owned(), "version"),
        (0, format!(r#"{{"open":{{"game":"{unknown}","have":0}}}}"#), "unknown_game"),
        (0, r#"{"open":{"game":"12","have":0}}"#.to_owned(), "malformed"),
        (0, format!(r#"{{"open":{{"game":"{game}","have":-1}}}}"#), "malformed"),
        (0, act(r#""resign""#).replace(&game.to_string(), &unknown.to_string()), "unknown_game"),
        (2, act(r#""resign""#), "not_seated"),
        (2, turn(0, "\"*A\""), "not_seated"),
        (1, turn(0, "\"*A\""), "not_your_turn"),
        (0, turn(1, "\"*A\""), "stale"),
        (0, turn(0, ""), "illegal"),
        (0, turn(0, "\"A0,0\""), "illegal"),
        (0, turn(0, &format!("\"*{card}\",\"{card}\"")), "illegal"),
        (0, turn(0, "\"A99,0\""), "malformed"),
        (0, act(r#""ask_back""#), "not_now"),
        (0, act(r#""claim""#), "not_now"),
        (0, act(r#""give_time""#), "not_now"),
        (0, act(r#""ask_rematch""#), "not_now"),
        (1, act(r#""reopen""#), "not_now"),
        (0, act(r#"{"answer":{"offer":1,"yes":true}}"#), "no_offer"),
        (0, act(r#"{"say":200}"#), "malformed"),
        (
            0,
            r#"{"create":{"id":"00000000000000a1","pace":"days:99","seat":"first"}}"#.to_owned(),
            "malformed",
        ),
        (
            0,
            r#"{"create":{"id":"00000000000000a1","pace":"none","seat":"first","deal":"ABC/D"}}"#.to_owned(),
            "malformed",
        ),
        (2, format!(r#"{{"sit":{{"game":"{game}","secret":"{secret}"}}}}"#), "seat_taken"),
    ] {
        let client = [&mut ann, &mut bob, &mut eve].into_iter().nth(who).unwrap();
        let answer = client.refused(&text).await;
        assert!(answer.contains(reason), "{text} got {answer}");
    }
    ann.link.act(game, ActId(9), Act::Resign);
    for client in [&mut ann, &mut bob, &mut eve] {
        client.until(|link, _| link.game(game)?.standing().ending()).await;
        assert_eq!(client.link.game(game).unwrap().standing().version(), version + 1, "nothing else changed");
    }
    assert!(bob.refused(&turn(0, "\"*A\"")).await.contains("over"));
    assert!(bob.refused(&act(r#""resign""#)).await.contains("over"));
    server.end().await;
}

#[tokio::test]
async fn who_does_not_say_hello_or_says_too_much_is_not_heard() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let mut rude = Client::new(server.address, 1).await;
    rude.link.take_outgoing();
    assert!(rude.refused("\"games\"").await.contains("no_hello"));
    let mut loud = Client::new(server.address, 1).await;
    let long = format!("\"{}\"", "x".repeat(LONGEST));
    let answer = loud.refused(&long).await;
    assert!(!answer.contains("refused"), "{answer}");
    let mut binary = Client::new(server.address, 1).await;
    binary.send().await;
    binary.socket.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    let mut answers = String::new();
    while !answers.contains("malformed") {
        answers += binary.socket.next().await.unwrap().unwrap().to_text().unwrap();
    }
    server.end().await;
}

#[tokio::test]
async fn a_full_disk_refuses_what_it_cannot_hold_and_the_game_goes_on_when_there_is_room() {
    let data = folder();
    let store = Store::open(&Place::Folder(data.path().to_owned())).await.unwrap();
    let server =
        Running::start(data.path(), |options| options.place = Some(Place::Open(store.clone()))).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let (game, secret) = ann.create(Pace::None).await;
    bob.sit(game, secret).await;
    ann.wait(game).await;
    store.write(Write::LimitPages(1)).await.unwrap();
    // A little may still fit on the last pages; a long list of names does not.
    let is_full = |news: &News| matches!(news, News::Refused { reason: Reason::Unavailable, .. });
    let mut full = false;
    for _ in 0..500 {
        ann.act(game, Act::Rename).await;
        full = ann
            .until(|link, news| {
                let done = link.on_its_way(game).next().is_none();
                let full = news.iter().any(is_full);
                (done || full).then_some(full)
            })
            .await;
        if full {
            break;
        }
    }
    assert!(full, "the disk is never full");
    // Whether a turn still finds a gap is a matter of luck; what was refused waits as a turn does, and arrives later.
    assert!(ann.link.on_its_way(game).next().is_some(), "it waits");
    store.write(Write::LimitPages(100_000)).await.unwrap();
    ann.until(|link, _| link.on_its_way(game).next().is_none().then_some(())).await;
    ann.play(game).await;
    bob.wait(game).await;
    server.end().await;
}
