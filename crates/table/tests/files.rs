//! What players have in files: two programs at once, and what an older program has left.
#![cfg(feature = "files")]

use std::fs;

use wagons_rules::solo::{Deal, Game, Outcome, Scenarios, Variant};
use wagons_rules::{Record, Rng};
use wagons_table::store::Files;
use wagons_table::{Day, Feat, Kind, Session, Shelf, SoloBook, Store, StoreError};

/// A game of one of the six scenarios, played by chance.
fn finished(scenario: &str, seed: u64) -> Record<Game> {
    let scenario = Scenarios::built_in().get(scenario).expect("one of the six").clone();
    let mut rng = Rng::new(seed);
    let mut record = Record::<Game>::new(Deal::shuffled(scenario, Variant::Newcomer, &mut rng));
    while let Some(mv) = record.game().random_move(&mut rng) {
        record.try_play(mv).expect("a legal move");
    }
    record
}

/// One that was won.
fn won(scenario: &str) -> Record<Game> {
    let won = |record: &Record<Game>| record.game().outcome() == Some(Outcome::Won);
    (0..10_000).map(|seed| finished(scenario, seed)).find(won).expect("chance wins at last")
}

fn today() -> Day {
    "2026-11-16".parse().expect("a day")
}

fn book(shelf: &Shelf<Files>) -> SoloBook {
    shelf.recall().expect("readable").expect("written")
}

fn line(record: &Record<Game>) -> String {
    format!("won {} {} {record}\n", record.game().points(), record.game().rival_points())
}

#[test]
fn programs_that_finish_games_at_once_lose_no_win() {
    let folder = tempfile::tempdir().expect("a folder");
    let games: Vec<_> = ["1", "2", "3", "4", "5", "6"].into_iter().map(|id| finished(id, 1)).collect();
    std::thread::scope(|scope| {
        for (id, record) in (1..).zip(&games) {
            let shelf = Shelf::new(Files::new(folder.path()));
            scope.spawn(move || {
                let session = Session::new(id, Kind::Solo, record.clone().into());
                shelf.note(&session, today()).expect("written");
            });
        }
    });
    let book = book(&Shelf::new(Files::new(folder.path())));
    assert_eq!(book.campaign().feats().count(), games.len());
}

#[test]
fn a_solo_game_that_was_left_counts_when_it_is_finished() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = || Shelf::new(Files::new(folder.path()));
    let whole = won("1");
    let (last, before) = whole.moves().split_last().expect("moves");
    let left = whole.prefix(before.len());
    let session = open().begin(7, |id| Session::new(id, Kind::Solo, left.into())).expect("kept");
    open().note(&session, today()).expect("nothing to note");
    assert_eq!(open().recall::<SoloBook>(), Ok(None));
    let mut session = open().session(7).expect("readable").expect("kept");
    session.play(*last).expect("legal");
    open().note(&session, today()).expect("noted");
    assert_eq!(book(&open()).campaign().stages(Variant::Newcomer)[0].best.map(Feat::is_won), Some(true));
}

#[test]
fn the_campaign_of_an_older_program_is_taken_over_and_left_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = Shelf::new(Files::new(folder.path()));
    assert_eq!(shelf.adopt_campaign(), Ok(false), "there is none");
    let path = folder.path().join("campaign.txt");
    let text = format!("wagons-campaign 1\n{}", line(&won("1")));
    fs::write(&path, &text).expect("written");
    shelf.note(&Session::new(2, Kind::Solo, won("2").into()), today()).expect("noted");
    for _ in 0..2 {
        assert_eq!(shelf.adopt_campaign(), Ok(false));
        assert_eq!(book(&shelf).campaign().feats().count(), 2);
        assert_eq!(fs::read_to_string(&path).expect("still there"), text);
    }
}

#[test]
fn a_solo_book_with_a_damaged_byte_loses_one_game_at_most_and_the_file_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = Shelf::new(Files::new(folder.path()));
    for (id, scenario) in (1..).zip(["1", "2", "3", "4", "5", "6"]) {
        shelf.note(&Session::new(id, Kind::Solo, finished(scenario, 1).into()), today()).expect("noted");
    }
    let file = folder.path().join("wagons.solo.json");
    let whole = fs::read(&file).expect("written");
    for (number, place) in (1..).zip((0..whole.len()).step_by(whole.len() / 40)) {
        let mut damaged = whole.clone();
        damaged[place] ^= 0x80;
        fs::write(&file, &damaged).expect("written");
        assert!(book(&shelf).campaign().feats().count() >= 5, "{}", String::from_utf8_lossy(&damaged));
        let aside = folder.path().join(format!("wagons.aside.solo.{number}.json"));
        assert_eq!(fs::read(aside).expect("set aside"), damaged);
    }
}

#[test]
fn every_good_line_of_a_damaged_campaign_counts_and_the_file_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = Shelf::new(Files::new(folder.path()));
    let path = folder.path().join("campaign.txt");
    let mut damaged = b"wagons-campaign 1\n\xffon 1 0 s1\n".to_vec();
    damaged.extend(line(&won("2")).bytes());
    for number in 1..=2 {
        fs::write(&path, &damaged).expect("written");
        assert_eq!(shelf.adopt_campaign(), Ok(true));
        assert!(!path.exists());
        let (name, title) = shelf.set_aside().expect("a list").remove(number - 1);
        assert_eq!(title, format!("campaign.{number}"));
        let kept = fs::read(folder.path().join(format!("wagons.{name}.json"))).expect("kept");
        assert_eq!(kept, damaged);
        assert_eq!(book(&shelf).campaign().feats().count(), 1);
    }
    assert!(matches!(shelf.store().read("aside.campaign.1"), Err(StoreError::NotText { .. })));
    assert!(shelf.pack().expect("packed").contains("\"solo\""), "what is no text stays here");
}
