use super::*;
use proptest::prelude::*;
use wagons_rules::solo::{Scenario, Scenarios};
use wagons_rules::{Deal, Record, Rng};

const VERSUS: Kind = Kind::Versus { level: Level::Easy, person: Seat::First, day: None };
const SOLO: &str = "s1:IP/ABCDEFGH/JKLMNOQR";

fn session(kind: Kind, record: &str) -> Session {
    Session::new(7, kind, AnyRecord::parse(record, &Scenarios::built_in()).expect("a record"))
}

fn play(session: &mut Session, moves: &str) {
    for token in moves.split(' ') {
        session.play(token.parse().expect("a move")).expect(token);
    }
}

fn lay(session: &mut Session, token: &str) -> Result<(), MoveError> {
    let Ok(Move::Place(placement)) = token.parse() else { panic!("{token} is no placement") };
    session.lay(placement)
}

#[test]
fn a_turn_is_taken_back_move_by_move_but_not_the_one_before() {
    let mut session = session(VERSUS, "FKQ/RJAPODGLNMHBICE *B");
    play(&mut session, "P P'0,0");
    assert_eq!(session.undo(), "P'0,0".parse().ok());
    assert_eq!(session.undo(), "P".parse().ok());
    assert_eq!(session.undo(), None, "the computer has named the start card");
}

#[test]
fn an_unconfirmed_turn_stands_when_the_opponent_acts() {
    let mut session = session(VERSUS, "FKQ/RJAPODGLNMHBICE *B");
    play(&mut session, "P P'0,0");
    assert!(session.can_undo());
    play(&mut session, "B0,0");
    assert!(!session.can_undo(), "neither the answer nor what it answered");
}

#[test]
fn a_laid_card_is_seen_before_it_is_played() {
    let mut session = session(Kind::Together, "FKQ/RJAPODGLNMHBICE *B P");
    lay(&mut session, "P'0,0").unwrap();
    assert_eq!(session.record().moves_made().len(), 2);
    lay(&mut session, "P0,0").unwrap();
    session.confirm().unwrap();
    assert!(session.record().to_string().ends_with(" P P0,0"));
    assert!(!session.can_undo());
}

#[test]
fn a_confirmed_card_of_an_unfinished_turn_can_still_be_taken_back() {
    let mut session = session(Kind::Together, "FKQ/RJAPODGLNMHBICE *B P P'0,0");
    lay(&mut session, "B0,0").unwrap();
    session.confirm().unwrap();
    assert_eq!(session.laid(), None);
    assert_eq!(session.undo(), "B0,0".parse().ok());
}

#[test]
fn the_rivals_answer_cannot_be_taken_back() {
    let mut session = session(Kind::Solo, SOLO);
    play(&mut session, "A");
    assert!(session.can_undo());
    play(&mut session, "A0,0");
    assert!(!session.can_undo());
}

#[test]
fn trying_things_out_has_no_end_of_turn() {
    let mut session = session(Kind::Explore, "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0");
    for _ in 0..4 {
        assert!(session.undo().is_some());
    }
    assert_eq!(session.undo(), None);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut session = session(VERSUS, "FKQ/RJAPODGLNMHBICE *B P");
    let before = session.clone();
    assert!(session.play("B0,0".parse().unwrap()).is_err());
    assert!(lay(&mut session, "P5,0").is_err());
    assert_eq!(session, before);
}

#[test]
fn a_session_is_kept_with_what_is_laid() {
    let mut session = session(VERSUS, "FKQ/RJAPODGLNMHBICE *B P");
    lay(&mut session, "P'0,0").unwrap();
    assert_eq!(Session::recall(&session.keep()), Ok(session));
}

#[test]
fn names_are_kept_and_an_older_program_reads_on() {
    let unnamed = session(Kind::Together, "FKQ/RJAPODGLNMHBICE *B");
    assert!(!unnamed.keep().contains("names"), "as it always was");
    let session = unnamed.named(["Ada".to_owned(), String::new()]);
    assert_eq!(Session::recall(&session.keep()), Ok(session.clone()));
    assert_eq!(session.names(), ["Ada", ""]);
}

#[test]
fn a_scenario_somebody_wrote_is_kept_too() {
    let text = Scenarios::built_in().get("1").unwrap().to_toml().replace("Long Drive", "Longer Drive");
    let mut own = Scenarios::new();
    own.add(Scenario::from_toml(&text).unwrap()).unwrap();
    let session = Session::new(1, Kind::Solo, AnyRecord::parse(SOLO, &own).unwrap());
    let recalled = Session::recall(&session.keep()).unwrap();
    assert_eq!(recalled, session);
    let AnyRecord::Solo(record) = recalled.record() else { panic!("a solo game") };
    assert_eq!(record.deal().scenario().title(), "Longer Drive");
}

#[test]
fn damaged_sessions_say_what_is_wrong() {
    let good = session(VERSUS, "FKQ/RJAPODGLNMHBICE *B P").keep();
    for (from, to, says) in [
        ("*B P", "*B X", "X"),
        ("\"settled\":2", "\"settled\":9", "9 moves are settled"),
        ("\"settled\":2", "\"settled\":2,\"laid\":\"Q9,9\"", "`Q9,9` cannot be laid"),
    ] {
        assert!(good.contains(from), "{good}");
        let error = Session::recall(&good.replace(from, to)).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    }
}

proptest! {
    #[test]
    fn every_session_is_kept_and_every_undo_is_a_prefix(seed: u64, moves in 0_usize..40, undone in 0_usize..9) {
        let mut rng = Rng::new(seed);
        let record: Record = Record::new(Deal::shuffled(&mut rng));
        let mut session = Session::new(seed, Kind::Together, record.into());
        for _ in 0..moves {
            let position = session.position();
            let Some(mv) = position.duel().and_then(|game| game.random_move(&mut rng)) else { break };
            session.play(mv).unwrap();
            prop_assert_eq!(session.to_move(), session.position().to_move());
            let unsettled = Position::after(session.record(), session.settled).to_move();
            prop_assert_eq!(session.unsettled_by, unsettled);
        }
        let whole = session.record().to_string();
        for _ in 0..undone {
            session.undo();
        }
        prop_assert!(whole.starts_with(&session.record().to_string()));
        prop_assert_eq!(Session::recall(&session.keep()), Ok(session));
    }
}

#[test]
fn a_turn_is_found_from_its_first_card_to_its_last() {
    let record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1";
    let session = session(Kind::Together, record);
    let start =
        |seat| session.last_turn(seat).map(|number| session.record().moves_made()[number].to_string());
    assert_eq!(start(Seat::Second).as_deref(), Some("B0,0"));
    assert_eq!(start(Seat::First).as_deref(), Some("P"));
    let last = |count| {
        Position::last_placement(session.record(), count)
            .map(|(seat, placement)| (seat, placement.to_string()))
    };
    assert_eq!(last(3), Some((Seat::First, "P'0,0".to_owned())));
    assert_eq!(last(99), Some((Seat::Second, "J-5,1".to_owned())));
    assert_eq!(last(2), None);
}
