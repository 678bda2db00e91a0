//! People who do not know each other find each other over real sockets.

use std::time::Duration;

use crate::apart::{Client, Running, folder};
use wagons_rules::Seat;
use wagons_server::Options;
use wagons_wire::{Act, Create, Ending, GameId, News, Pace, Reason, Seating};

fn public(options: &mut Options) {
    options.strangers = true;
    options.absence = Duration::from_millis(900);
}

/// Opens a table for anybody.
async fn open(host: &mut Client, pace: Pace) -> Result<GameId, Reason> {
    let id = host.id();
    let open = "en".parse().ok();
    host.link.create(Create { id, pace, seat: Seating::At(Seat::Second), deal: None, both: false, open });
    host.until(|_, news| {
        news.iter().find_map(|news| match news {
            News::Created { game, .. } => Some(Ok(*game)),
            News::Refused { reason, .. } => Some(Err(reason.clone())),
            _ => None,
        })
    })
    .await
}

#[tokio::test]
async fn one_waits_another_sees_it_and_sits_down_with_one_message() {
    let data = folder();
    let server = Running::start(data.path(), public).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let mut eve = Client::new(server.address, 3).await;
    for client in [&mut ann, &mut bob, &mut eve] {
        client.link.follow_tables(true);
        client.until(|_, news| news.contains(&News::Tables).then_some(())).await;
    }
    let game = open(&mut ann, Pace::CLOCK).await.unwrap();
    ann.until(|link, _| (link.own_table() == Some(game)).then_some(())).await;
    assert_eq!(ann.link.tables(), [], "one's own table stands apart");
    let seen = bob.until(|link, _| link.tables().first().cloned()).await;
    assert_eq!((seen.game, seen.pace, seen.language.to_string()), (game, Pace::CLOCK, "en".to_owned()));
    eve.until(|link, _| (link.tables().len() == 1).then_some(())).await;
    bob.link.sit(game, None, false);
    bob.until(|link, _| link.game(game)?.you()).await;
    ann.until(|link, _| link.game(game)?.standing().is_full().then_some(())).await;
    for client in [&mut ann, &mut bob, &mut eve] {
        client.until(|link, _| (link.tables().is_empty() && link.own_table().is_none()).then_some(())).await;
    }
    eve.link.sit(game, None, false);
    let taken = |news: &News| matches!(news, News::Refused { reason: Reason::SeatTaken, .. });
    eve.until(|_, news| news.iter().any(taken).then_some(())).await;
    ann.wait(game).await;
    ann.play(game).await;
    bob.wait(game).await;
    assert_eq!(ann.record(game), bob.record(game));
    server.end().await;
}

#[tokio::test]
async fn nobody_sits_down_without_a_secret_where_they_were_not_asked_to() {
    let data = folder();
    let server = Running::start(data.path(), public).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let (game, _) = ann.create(Pace::CLOCK).await;
    bob.link.sit(game, None, false);
    let taken = |news: &News| matches!(news, News::Refused { reason: Reason::SeatTaken, .. });
    bob.until(|_, news| news.iter().any(taken).then_some(())).await;
    assert_eq!(open(&mut bob, Pace::None).await, Err(Reason::NotNow), "strangers do not wait for ever");
    server.end().await;
}

#[tokio::test]
async fn everybody_has_one_open_table_and_may_withdraw_it() {
    let data = folder();
    let server = Running::start(data.path(), public).await;
    let mut ann = Client::new(server.address, 1).await;
    let game = open(&mut ann, Pace::Days(1)).await.unwrap();
    assert_eq!(open(&mut ann, Pace::CLOCK).await, Err(Reason::Asked));
    ann.act(game, Act::CallOff).await;
    ann.until(|link, _| link.game(game)?.standing().ending()).await;
    open(&mut ann, Pace::CLOCK).await.unwrap();
    server.end().await;
}

#[tokio::test]
async fn a_table_is_withdrawn_when_its_host_leaves_but_not_by_days() {
    let data = folder();
    let server = Running::start(data.path(), public).await;
    let mut ann = Client::new(server.address, 1).await;
    let mut bob = Client::new(server.address, 2).await;
    let mut eve = Client::new(server.address, 3).await;
    let gone = open(&mut ann, Pace::CLOCK).await.unwrap();
    let stays = open(&mut bob, Pace::Days(3)).await.unwrap();
    eve.link.follow_tables(true);
    eve.until(|link, _| (link.tables().len() == 2).then_some(())).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    ann.until(|link, _| (link.game(gone)?.standing().ending().is_none()).then_some(())).await;
    drop((ann, bob));
    let left = eve.until(|link, _| (link.tables().len() == 1).then(|| link.tables()[0].game)).await;
    assert_eq!(left, stays);
    let mut ann = Client::new(server.address, 1).await;
    ann.link.open(gone);
    let ending = ann.until(|link, _| link.game(gone)?.standing().ending()).await;
    assert_eq!(ending, Ending::CalledOff);
    server.end().await;
}

#[tokio::test]
async fn a_server_for_friends_knows_no_strangers() {
    let data = folder();
    let server = Running::start(data.path(), |_| {}).await;
    let mut ann = Client::new(server.address, 1).await;
    assert_eq!(open(&mut ann, Pace::CLOCK).await, Err(Reason::NotNow));
    assert!(ann.refused(r#"{"tables":{"follow":true}}"#).await.contains("not_now"));
    server.end().await;
}
