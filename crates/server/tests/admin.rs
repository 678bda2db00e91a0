//! What whoever runs a server does with its games, while they are played.

use crate::apart::{Client, Running, folder, place};
use wagons_rules::Seat;
use wagons_server::{AdminError, OpenError, Place, PlayerId, Who, backup, counts, forget, restore};
use wagons_wire::{Act, Ending, GameId, Pace, Secret};

/// Two players, and a game of theirs in which each has had a turn.
async fn begun(server: &Running, tokens: [u128; 2]) -> (Client, Client, GameId) {
    let mut ann = Client::new(server.address, tokens[0]).await;
    let mut bob = Client::new(server.address, tokens[1]).await;
    let (game, secret) = ann.create(Pace::CLOCK).await;
    bob.sit(game, secret).await;
    for player in [&mut ann, &mut bob] {
        assert!(player.wait(game).await);
        player.play(game).await;
    }
    assert!(ann.wait(game).await, "it has only begun");
    (ann, bob, game)
}

#[tokio::test]
async fn a_game_goes_on_from_a_copy_that_was_made_while_it_was_played() {
    let (data, new) = (folder(), folder());
    let here = Place::Folder(data.path().to_owned());
    let server = Running::start(data.path(), |options| options.place = Some(here)).await;
    let (mut ann, mut bob, game) = begun(&server, [1, 2]).await;
    // The log grows while the copy is made.
    let copy = data.path().join("copy.db");
    let ((), ()) = tokio::join!(async { backup(data.path(), &copy).await.unwrap() }, async {
        for _ in 0..10 {
            ann.act(game, Act::Rename).await;
            ann.until(|link, _| link.on_its_way(game).next().is_none().then_some(())).await;
        }
    });
    let (later, version) = (ann.record(game), ann.link.game(game).unwrap().standing().version());
    assert!(matches!(backup(data.path(), &copy).await, Err(AdminError::Exists(_))));
    let beside = restore(data.path(), &copy, true).await;
    assert!(matches!(beside, Err(AdminError::Open(OpenError::Taken(_)))), "{beside:?}");
    server.end().await;
    let unasked = restore(data.path(), &copy, false).await;
    assert!(matches!(unasked, Err(AdminError::Exists(_))), "{unasked:?}");

    restore(&new.path().join("games"), &copy, false).await.unwrap();
    let there = Place::Folder(new.path().join("games"));
    let server = Running::start(new.path(), |options| options.place = Some(there)).await;
    for player in [&mut ann, &mut bob] {
        player.reconnect(server.address).await;
        player.until(|link, _| link.game(game)?.is_present(Seat::First).then_some(())).await;
        assert_eq!(player.record(game), later);
        assert!(
            player.link.game(game).unwrap().standing().version() <= version,
            "the copy is of some moment"
        );
    }
    while ann.wait(game).await {
        ann.play(game).await;
        if bob.wait(game).await {
            bob.play(game).await;
        }
    }
    bob.wait(game).await;
    assert_eq!(ann.record(game), bob.record(game));
    server.end().await;
}

#[tokio::test]
async fn putting_back_replaces_what_was_there_with_its_log() {
    let data = folder();
    let (games, copy) = (data.path().join("games"), data.path().join("copy.db"));
    let here = || Some(Place::Folder(games.clone()));
    let server = Running::start(data.path(), |options| options.place = here()).await;
    let (_, _, game) = begun(&server, [1, 2]).await;
    backup(&games, &copy).await.unwrap();
    let before = counts(&Place::Folder(games.clone())).await.unwrap();
    let (_, _, newer) = begun(&server, [4, 5]).await;
    server.end().await;
    // As after a crash: what happened last stands in the log alone.
    std::fs::write(games.join("games.db-wal"), "of the old file").unwrap();
    restore(&games, &copy, true).await.unwrap();
    assert!(!games.join("games.db-wal").exists());
    assert_eq!(counts(&Place::Folder(games.clone())).await.unwrap(), before);
    let server = Running::start(data.path(), |options| options.place = here()).await;
    let mut eve = Client::new(server.address, 3).await;
    eve.link.open(game);
    eve.until(|link, _| link.game(game).map(drop)).await;
    let gone = eve.refused(&format!(r#"{{"open":{{"game":"{newer}","have":0}}}}"#)).await;
    assert!(gone.contains("unknown_game"), "{gone}");
    server.end().await;
}

#[tokio::test]
async fn what_is_no_copy_is_not_put_back() {
    let data = folder();
    let file = data.path().join("file");
    std::fs::write(&file, "Dear diary").unwrap();
    let refused = restore(data.path(), &file, true).await;
    assert!(matches!(refused, Err(AdminError::NoBackup { .. })), "{refused:?}");
    let refused = restore(data.path(), &data.path().join("nothing"), true).await;
    assert!(matches!(refused, Err(AdminError::File { .. })), "{refused:?}");
    let refused = backup(data.path(), &data.path().join("copy")).await;
    assert!(matches!(refused, Err(AdminError::NoGames(_))), "{refused:?}");
    assert!(!data.path().join("games.db").exists());
}

#[tokio::test]
async fn everything_is_counted_and_whoever_is_forgotten_is_not() {
    let data = folder();
    let here = place(data.path()).await;
    let server = Running::start(data.path(), |_| {}).await;
    let (mut ann, _bob, game) = begun(&server, [1, 2]).await;
    ann.create(Pace::None).await;
    let count = async |name: &str| {
        let counts = counts(&here).await.unwrap();
        counts.into_iter().find(|&(counted, _)| counted == name).unwrap().1
    };
    let all = ["identities", "games_waiting", "games_running", "games_over", "invitations", "open_tables"];
    for (name, number) in all.into_iter().zip([2, 1, 1, 0, 1, 0]) {
        assert_eq!(count(name).await, number, "{name}");
    }
    assert!(count("entries").await >= 5);
    let ann_is = Who::Identity(PlayerId::of(Secret(1)));
    if matches!(here, Place::Folder(_)) {
        let beside = forget(&here, ann_is).await;
        assert!(matches!(beside, Err(AdminError::Open(OpenError::Taken(_)))), "{beside:?}");
    }
    server.end().await;
    forget(&here, ann_is).await.unwrap();
    let again = forget(&here, ann_is).await;
    assert!(matches!(again, Err(AdminError::Nobody(_))), "{again:?}");
    for (name, number) in all.into_iter().zip([1, 0, 0, 2, 0, 0]) {
        assert_eq!(count(name).await, number, "{name}");
    }
    forget(&here, Who::At(game, Seat::First)).await.unwrap();
    assert_eq!(count("identities").await, 0);
    let server = Running::start(data.path(), |_| {}).await;
    let mut eve = Client::new(server.address, 3).await;
    eve.link.open(game);
    let ending = eve.until(|link, _| link.game(game)?.standing().ending()).await;
    assert_eq!(ending, Ending::Resigned(Seat::Second));
    server.end().await;
}
