use super::*;
use crate::daybook::{Daybook, Finish};
use crate::session::Kind;
use crate::store::Memory;
use crate::{Day, Level, OwnScenarios, Settings, SoloBook};

fn shelf() -> Shelf<Memory> {
    Shelf::new(Memory::default())
}

fn game(id: u64, moves: &str) -> Session {
    let record: wagons_rules::Record = format!("FKQ/RJAPODGLNMHBICE{moves}").parse().unwrap();
    Session::new(id, Kind::Together, record.into())
}

fn text(shelf: &Shelf<Memory>, name: &str) -> String {
    shelf.store.read(name).unwrap().unwrap()
}

#[test]
fn names_and_forms_are_those_of_the_browser() {
    let shelf = shelf();
    shelf.keep(&Settings::default()).unwrap();
    shelf.keep(&Daybook::default()).unwrap();
    shelf.keep(&SoloBook::default()).unwrap();
    shelf.keep(&OwnScenarios::default()).unwrap();
    shelf.keep_session(&game(7, " *B")).unwrap();
    assert_eq!(shelf.store.names().unwrap(), ["days", "game.7", "scenarios", "settings", "solo"]);
    let kept =
        r#"{"version":1,"value":{"id":7,"kind":"together","record":"FKQ/RJAPODGLNMHBICE *B","settled":1}}"#;
    assert_eq!(text(&shelf, "game.7"), kept);
}

#[test]
fn damaged_texts_are_set_aside_and_kept_all_of_them() {
    let shelf = shelf();
    for damaged in ["{", "}"] {
        shelf.store.write("settings", damaged).unwrap();
        assert_eq!(shelf.recall::<Settings>(), Ok(None));
    }
    let aside = shelf.set_aside().unwrap();
    assert_eq!(aside[1], ("aside.settings.2".to_owned(), "settings.2".to_owned()));
    assert_eq!(["aside.settings.1", "aside.settings.2"].map(|name| text(&shelf, name)), ["{", "}"]);
}

#[test]
fn a_change_sets_aside_what_it_cannot_read_and_keeps_what_can_be_saved() {
    let shelf = shelf();
    let damaged = r#"{"version":1,"value":{"campaign":"wagons-campaign 1\nwon 41 s1\nwon 41 35 s1:IP/ABCDEFGH/JKLMNOQR B B0,0\n"}}"#;
    shelf.store.write("solo", damaged).unwrap();
    shelf.change(|_: &mut SoloBook| ()).unwrap();
    assert_eq!(text(&shelf, "aside.solo.1"), damaged);
    let book: SoloBook = shelf.recall().unwrap().unwrap();
    assert_eq!(book.campaign().feats().count(), 1);
    assert_eq!(shelf.set_aside().unwrap().len(), 1);
}

#[test]
fn games_are_listed_the_newest_first() {
    let shelf = shelf();
    for id in [9, 1_000, 20] {
        shelf.keep_session(&game(id, " *B")).unwrap();
    }
    let ids: Vec<u64> = shelf.sessions().unwrap().iter().map(Session::id).collect();
    assert_eq!(ids, [1_000, 20, 9]);
    shelf.forget_session(20).unwrap();
    assert_eq!(shelf.session(20), Ok(None));
}

#[test]
fn two_games_that_begin_at_once_have_two_numbers() {
    let shelf = shelf();
    let ids = [5, 5, 6].map(|now| shelf.begin(now, |id| game(id, "")).unwrap().id());
    assert_eq!(ids, [5, 6, 7]);
}

#[test]
fn what_is_tried_out_is_not_kept() {
    let shelf = shelf();
    let tried = Session::new(7, Kind::Explore, game(7, "").record().clone());
    shelf.keep_session(&tried).unwrap();
    assert!(shelf.store.names().unwrap().is_empty());
}

#[test]
fn what_is_packed_is_unpacked_elsewhere() {
    let (here, there) = (shelf(), shelf());
    here.keep_session(&game(7, " *B P")).unwrap();
    here.store.write("lesson", "whatever").unwrap();
    assert_eq!(there.unpack(&here.pack().unwrap()).unwrap().taken, 2);
    assert_eq!(there.session(7), Ok(Some(game(7, " *B P"))));
    let again = there.unpack(&here.pack().unwrap());
    assert_eq!(again, Ok(Unpacked::default()), "the second time there is nothing new");
}

#[test]
fn a_game_goes_on_from_where_it_is_further() {
    for (mine, other) in [(" *B", " *B P P'0,0"), (" *B P P'0,0", " *B")] {
        let (here, there) = (shelf(), shelf());
        here.keep_session(&game(7, mine)).unwrap();
        there.keep_session(&game(7, other)).unwrap();
        here.unpack(&there.pack().unwrap()).unwrap();
        assert_eq!(here.session(7), Ok(Some(game(7, " *B P P'0,0"))));
        assert_eq!(here.store.names().unwrap(), ["game.7"]);
    }
}

#[test]
fn what_cannot_be_merged_is_set_aside() {
    let (here, there) = (shelf(), shelf());
    let [mine, other] =
        ["de", "nl"].map(|tag| Settings { language: Some(tag.into()), ..Settings::default() }.keep());
    for (shelf, text) in [(&here, &mine), (&there, &other)] {
        shelf.store.write("settings", text).unwrap();
        shelf.store.write("aside.solo.1", text).unwrap();
    }
    here.unpack(&there.pack().unwrap()).unwrap();
    assert_eq!(text(&here, "settings"), other);
    assert_eq!(text(&here, "aside.settings.1"), mine);
    let names = here.store.names().unwrap();
    assert_eq!(names.len(), 4, "both things that were aside are still there: {names:?}");
}

#[test]
fn books_of_days_are_merged() {
    let (here, there) = (shelf(), shelf());
    for (shelf, day) in [(&here, "2026-11-14"), (&there, "2026-11-15")] {
        let day: Day = day.parse().unwrap();
        let finish = Finish { margin: 1, won: true };
        shelf.change(|book: &mut Daybook| book.note(day, Level::Easy, finish, true)).unwrap();
    }
    here.unpack(&there.pack().unwrap()).unwrap();
    assert_eq!(here.recall::<Daybook>().unwrap().unwrap().longest_series(), 2);
}

#[test]
fn what_is_no_chest_changes_nothing() {
    let shelf = shelf();
    let (empty, newer) = (r#"{"version":1,"value":{}}"#, r#"{"version":2,"value":{}}"#);
    for text in ["", "{}", "FKQ/RJAPODGLNMHBICE", empty, newer] {
        assert!(shelf.unpack(text).is_err(), "{text}");
    }
    assert!(shelf.store.names().unwrap().is_empty());
}

#[test]
fn what_cannot_be_read_or_is_not_ours_is_not_loaded() {
    let (here, there) = (shelf(), shelf());
    let strange = ["constructor", "", "game.x", "aside.constructor.1", "aside.", "ladder"];
    for name in strange {
        here.store.write(name, "anything").unwrap();
    }
    here.store.write("game.8", &game(7, " *B").keep()).unwrap();
    here.keep_session(&game(9, " *B")).unwrap();
    let unpacked = there.unpack(&here.pack().unwrap()).unwrap();
    assert_eq!(unpacked, Unpacked { taken: 1, left: 0, unread: strange.len() + 1 });
    assert_eq!(there.store.names().unwrap(), ["game.9"]);
}

#[test]
fn a_chest_holds_no_secret_of_a_game_apart() {
    let (game, secret) = (wagons_wire::GameId(1), wagons_wire::Secret(0x005e_c2e7));
    let sitting = wagons_wire::Sitting { game, secret: Some(secret), program: false };
    let pending = wagons_wire::Kept { sitting: vec![sitting], ..Default::default() };
    let shelf = shelf();
    shelf.keep(&Settings::default()).unwrap();
    shelf.keep_pending(&wagons_wire::Kept::default(), &pending).unwrap();
    assert!(text(&shelf, "apart").contains(&secret.to_string()));
    // The same, as a newer table would have left it.
    shelf.store.write("aside.apart.1", &text(&shelf, "apart")).unwrap();
    let chest = shelf.pack().unwrap();
    assert!(chest.contains("settings") && !chest.contains(&secret.to_string()), "{chest}");
}

#[test]
fn a_chest_of_a_newer_version_is_told_from_a_damaged_one() {
    let newer = shelf().unpack(r#"{"version":2,"value":{}}"#);
    assert_eq!(newer, Err(crate::KeptError::OtherVersion(2)));
}

#[test]
fn the_ladder_begins_with_the_games_that_are_there() {
    const OVER: &str = "ADQ/JRNOHELIMBKFCGP *J J J0,0 N N0,0 R'0,-2 H H-2,-2 O1,-1 E E2,0 I I'-2,0 L1,-2 K K-1,-1 \
                        M'2,-1 B-4,-3 F F'0,-3 C C0,-3 G G'-4,-1 P P-1,-2";
    let shelf = shelf();
    let kind = Kind::Versus { level: Level::Easy, person: wagons_rules::Seat::First, day: None };
    let over = |id| Session::new(id, kind, OVER.parse::<wagons_rules::Record>().unwrap().into());
    shelf.keep_session(&over(1)).unwrap();
    let day: Day = "2026-11-15".parse().unwrap();
    for _ in 0..2 {
        shelf.note(&over(2), day).unwrap();
    }
    shelf.forget_session(1).unwrap();
    let standing = shelf.ladder().unwrap().standing(Level::Easy);
    assert_eq!(standing.won + standing.lost, 2, "the game that is gone still counts");
}
