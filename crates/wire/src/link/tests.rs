use super::*;
use crate::entry::{Head, What};
use crate::pace::{Pace, Seating};
use wagons_rules::Seat;

const GAME: GameId = GameId(1);

fn opened(from: u32, entries: Vec<Entry>) -> String {
    let deal = "FKQ/RJAPODGLNMHBICE".parse().unwrap();
    let head =
        Head { game: GAME, deal, pace: Pace::CLOCK, created: 0, rules: 1, host: None, rematch_of: None };
    let (you, running, present) = (Some(Seat::Second), 1000, [true; 2]);
    say(&ToClient::Game(Box::new(Opened {
        head,
        you,
        from,
        entries,
        running,
        present,
        watchers: 0,
        invitation: None,
    })))
}

fn say(message: &ToClient) -> String {
    serde_json::to_string(message).unwrap()
}

fn seats() -> Vec<Entry> {
    let sit = |n, seat| {
        let name = crate::Name::of(u64::from(n));
        Entry { n, at: 0, what: What::Sit { seat, name, program: false } }
    };
    vec![sit(1, Seat::First), sit(2, Seat::Second)]
}

fn start(n: u32) -> Entry {
    let moves = vec!["*B".parse().unwrap()];
    Entry { n, at: 5000, what: What::Turn { seat: Seat::Second, moves, spent: 5000 } }
}

/// A link with one open game in which it is to name the start card.
fn link() -> Link {
    let mut link = Link::new(Kept::default());
    link.open(GAME);
    link.connected(0);
    assert_eq!(link.take_outgoing().len(), 2);
    link.receive(&opened(0, seats()), 0);
    link
}

#[test]
fn a_turn_is_on_its_way_until_it_is_seen_in_the_log() {
    let mut link = link();
    assert!(!link.play(GAME, ActId(5), vec!["B".parse().unwrap()]), "not legal");
    assert!(link.play(GAME, ActId(5), vec!["*B".parse().unwrap()]));
    assert!(!link.play(GAME, ActId(6), vec!["*B".parse().unwrap()]), "one is on its way");
    assert_eq!(link.shown(GAME).unwrap().to_string(), "FKQ/RJAPODGLNMHBICE *B");
    assert_eq!(link.game(GAME).unwrap().standing().record().moves().len(), 0);
    link.receive(&say(&ToClient::Done { game: GAME, id: ActId(5), n: 3 }), 10);
    assert_eq!(link.kept().acts.len(), 1, "nothing flickers between the answer and the entry");
    link.receive(&say(&ToClient::Entries { game: GAME, entries: vec![start(3)], running: 0 }), 11);
    assert_eq!(link.kept(), &Kept::default());
    assert_eq!(link.shown(GAME).unwrap().to_string(), "FKQ/RJAPODGLNMHBICE *B");
}

#[test]
fn what_is_on_its_way_survives_a_reload_and_is_sent_again() {
    let mut link = link();
    link.play(GAME, ActId(5), vec!["*B".parse().unwrap()]);
    let sent = link.take_outgoing();
    let kept: Kept = serde_json::from_str(&serde_json::to_string(link.kept()).unwrap()).unwrap();
    let mut link = Link::new(kept);
    link.connected(0);
    assert_eq!(link.take_outgoing()[1..], sent);
}

#[test]
fn a_refused_turn_comes_back_and_one_that_cannot_be_written_waits() {
    let mut link = link();
    link.play(GAME, ActId(5), vec!["*B".parse().unwrap()]);
    let refused = |reason| say(&ToClient::Refused { game: Some(GAME), id: Some(ActId(5)), reason });
    link.receive(&refused(Reason::Unavailable), 0);
    assert!(link.turn_on_its_way(GAME).is_some());
    link.take_outgoing();
    link.tick(2_999);
    assert!(link.take_outgoing().is_empty());
    link.tick(3_000);
    assert_eq!(link.take_outgoing().len(), 2, "the game, and the turn once more");
    let news = link.receive(&refused(Reason::Stale), 0);
    assert!(matches!(&news[..], [News::Refused { act: Some(Act::Turn { .. }), .. }]), "{news:?}");
    assert!(link.turn_on_its_way(GAME).is_none());
}

#[test]
fn a_gap_asks_for_what_is_missing_and_doubles_do_nothing() {
    let mut link = link();
    link.receive(&say(&ToClient::Entries { game: GAME, entries: vec![start(4)], running: 0 }), 0);
    assert_eq!(link.take_outgoing(), [r#"{"open":{"game":"0000000000000001","have":2}}"#]);
    let news = link.receive(&opened(2, vec![start(3)]), 0);
    assert!(matches!(&news[..], [News::Entries { entries, .. }] if entries.len() == 1));
    let news = link.receive(&opened(0, [seats(), vec![start(3)]].concat()), 0);
    assert!(matches!(&news[..], [News::Entries { .. }]));
    assert_eq!(link.game(GAME).unwrap().standing().version(), 3);
}

#[test]
fn clocks_run_by_the_clients_own_clock_from_what_the_server_said() {
    let link = link();
    let mirror = link.game(GAME).unwrap();
    assert_eq!(mirror.left(Seat::Second, 0), Some(610_000 - 1000));
    assert_eq!(mirror.left(Seat::Second, 7000), Some(610_000 - 8000));
    assert_eq!(mirror.left(Seat::First, 7000), Some(610_000));
}

#[test]
fn a_silent_line_is_asked_and_then_given_up() {
    let mut link = link();
    assert_eq!(link.tick(20_000), Tick::Fine);
    assert!(link.take_outgoing().is_empty());
    assert_eq!(link.tick(26_000), Tick::Fine);
    assert_eq!(link.tick(27_000), Tick::Fine);
    assert_eq!(link.take_outgoing(), [r#""ping""#]);
    assert_eq!(link.tick(36_000), Tick::Hung);
    link.receive(r#""pong""#, 36_000);
    assert_eq!(link.tick(37_000), Tick::Fine);
}

#[test]
fn attempts_wait_longer_and_longer_but_not_for_ever() {
    let mut link = link();
    assert!(!link.is_lost(), "nothing was tried yet");
    let waits: Vec<_> = (0..12).map(|_| link.disconnected(u64::MAX)).collect();
    assert!(waits[0] < 500 && waits.iter().all(|&wait| wait < 30_000), "{waits:?}");
    assert!(link.is_lost());
    link.connected(0);
    assert!(!link.is_lost());
    link.receive(r#"{"welcome":{"version":1}}"#, 0);
    assert!(link.disconnected(u64::MAX) < 500);
}

#[test]
fn a_server_that_ends_says_when_to_come_back() {
    let mut link = link();
    link.receive(r#"{"back_soon":{"wait":1500}}"#, 0);
    assert_eq!(link.disconnected(7), 1500);
    assert_eq!(link.disconnected(7), 7, "that was for once");
    link.receive(r#"{"back_soon":{"wait":999999999}}"#, 0);
    assert_eq!(link.disconnected(7), 30_000, "nobody is sent away for ever");
}

#[test]
fn an_outdated_page_keeps_its_turn() {
    let mut link = link();
    link.play(GAME, ActId(5), vec!["*B".parse().unwrap()]);
    let refused = ToClient::Refused { game: None, id: None, reason: Reason::Version };
    assert_eq!(link.receive(&say(&refused), 0), [News::Outdated]);
    assert_eq!((link.phase(), link.kept().acts.len()), (Phase::Outdated, 1));
    assert!(link.take_outgoing().is_empty());
}

#[test]
fn what_is_wished_for_offline_is_sent_once_there_is_a_line() {
    let mut link = Link::default();
    link.create(Create {
        id: ActId(1),
        pace: Pace::None,
        seat: Seating::Chance,
        deal: None,
        both: true,
        open: None,
    });
    link.sit(GAME, Secret(1), true);
    assert!(link.take_outgoing().is_empty());
    link.connected(0);
    assert_eq!(link.take_outgoing().len(), 4);
    let taken = ToClient::Refused { game: Some(GAME), id: None, reason: Reason::SeatTaken };
    link.receive(&say(&taken), 0);
    assert!(link.kept().sitting.is_empty());
}
