use super::*;
use wagons_wire::{Act, ActId, Entry, Head, Name, Offer, Opened, Pace, ToClient, What};

const GAME: GameId = GameId(1);

fn say(message: &ToClient) -> String {
    serde_json::to_string(message).unwrap()
}

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|token| token.parse().unwrap()).collect()
}

fn turn(n: u32, seat: Seat, text: &str) -> Entry {
    Entry { n, at: i64::from(n) * 1000, what: What::Turn { seat, moves: moves(text), spent: 500 } }
}

/// A link to a game by days in which both sit, and the first player is here.
fn link(entries: Vec<Entry>) -> Link {
    let sit = |n, seat| {
        let what = What::Sit { seat, name: Name::of(u64::from(n)), program: false };
        Entry { n, at: 0, what }
    };
    let deal = "FKQ/RJAPODGLNMHBICE".parse().unwrap();
    let host = Some(Seat::First);
    let head = Head { game: GAME, deal, pace: Pace::Days(1), created: 7, rules: 1, host, rematch_of: None };
    let entries = [vec![sit(1, Seat::First), sit(2, Seat::Second)], entries].concat();
    let mut link = Link::default();
    link.open(GAME);
    link.connected(0);
    link.receive(
        &say(&ToClient::Game(Box::new(Opened {
            head,
            you: Some(Seat::First),
            from: 0,
            entries,
            running: 0,
            present: [true; 2],
            watchers: 0,
            invitation: None,
        }))),
        0,
    );
    link
}

fn hear(link: &mut Link, entry: Entry) {
    link.receive(&say(&ToClient::Entries { game: GAME, entries: vec![entry], running: 0 }), 0);
}

fn start() -> Entry {
    turn(3, Seat::Second, "*B")
}

#[test]
fn a_turn_is_laid_settled_sent_and_confirmed() {
    let mut link = link(vec![]);
    let mut session = Session::apart(&link, GAME).unwrap();
    assert_eq!((session.id(), session.to_act()), (7, Some((Seat::Second, Who::Elsewhere))));
    hear(&mut link, start());
    session.follow(Session::apart(&link, GAME).unwrap());
    assert_eq!(session.to_act(), Some((Seat::First, Who::Person)));

    session.play("P".parse().unwrap()).unwrap();
    session.play("P'0,0".parse().unwrap()).unwrap();
    assert!(session.awaits_settling() && session.can_undo() && session.unsent(1).is_empty());
    session.settle_turn();
    assert!(!session.can_undo());
    assert_eq!(session.unsent(1), moves("P P'0,0"));
    assert!(link.play(GAME, ActId(9), session.unsent(1)));
    session.follow(Session::apart(&link, GAME).unwrap());
    assert_eq!(session.moves_made(), 3, "on its way, and on the table");
    hear(&mut link, turn(4, Seat::First, "P P'0,0"));
    link.receive(&say(&ToClient::Done { game: GAME, id: ActId(9), n: 4 }), 0);
    session.follow(Session::apart(&link, GAME).unwrap());
    assert_eq!((session.moves_made(), session.unsent(3)), (3, vec![]));
}

#[test]
fn what_lies_unsettled_stays_until_the_position_changes() {
    let mut link = link(vec![start()]);
    let mut session = Session::apart(&link, GAME).unwrap();
    session.play("P".parse().unwrap()).unwrap();
    let said = What::Phrase { seat: Seat::Second, phrase: wagons_wire::Phrase::Howdy };
    hear(&mut link, Entry { n: 4, at: 4000, what: said });
    session.follow(Session::apart(&link, GAME).unwrap());
    assert_eq!(session.draft(), moves("P"), "a phrase changes no position");
    hear(&mut link, Entry { n: 5, at: 5000, what: What::Back { to: 0, spent: 0 } });
    session.follow(Session::apart(&link, GAME).unwrap());
    assert_eq!((session.moves_made(), session.to_move()), (0, Some(Seat::Second)));
}

#[test]
fn a_refused_turn_lies_on_the_table_again() {
    let link = link(vec![start()]);
    let mut session = Session::apart(&link, GAME).unwrap();
    session.take_up(&moves("P P'0,0"));
    assert!(session.awaits_settling() && session.can_undo());
    let mut elsewhere = Session::apart(&link, GAME).unwrap();
    elsewhere.take_up(&moves("A A0,0 B"));
    assert_eq!(elsewhere.moves_made(), 3, "never beyond the own turn");
}

#[test]
fn a_game_that_was_given_up_is_over_and_nobody_plays() {
    let ended = What::End { ending: Ending::Resigned(Seat::Second) };
    let link = link(vec![start(), Entry { n: 4, at: 4000, what: ended }]);
    let session = Session::apart(&link, GAME).unwrap();
    assert!(session.is_over());
    assert_eq!(session.to_act(), None);
    assert_eq!(deeds(link.game(GAME).unwrap(), 0), [Act::AskRematch]);
}

#[test]
fn deeds_follow_the_course_of_the_game() {
    let mut link = link(vec![start()]);
    let now = |link: &Link, now| deeds(link.game(GAME).unwrap(), now);
    assert_eq!(now(&link, 0), [Act::GiveTime, Act::Rename, Act::CallOff, Act::Resign]);
    hear(&mut link, turn(4, Seat::First, "P P'0,0"));
    assert_eq!(now(&link, 0), [Act::AskBack, Act::GiveTime, Act::Rename, Act::AskCallOff, Act::Resign]);
    let asked = What::Offer { seat: Seat::First, offer: Offer::Back { to: 1 } };
    hear(&mut link, Entry { n: 5, at: 5000, what: asked });
    assert!(!now(&link, 0).contains(&Act::AskBack), "it is asked already");
    let late = now(&link, 2 * 24 * 60 * 60 * 1000);
    assert!(late.starts_with(&[Act::Claim]) && late.contains(&Act::CallOff), "{late:?}");
}

#[test]
fn who_watches_decides_nothing() {
    let people = Apart { game: GAME, you: None, players: [None; 2], ending: None };
    assert_eq!(Seat::BOTH.map(|seat| people.who(seat)), [Who::Elsewhere; 2]);
}
