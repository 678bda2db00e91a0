//! Nothing is lost: what was played is there again, whoever ended it and however many play at once.

use std::rc::Rc;

use ratatui::crossterm::event::KeyCode;
use wagons_players::{PlayerName, choose};
use wagons_rules::solo::{Deal, Game, Outcome, Scenarios, Variant};
use wagons_rules::{Record, Rng};
use wagons_table::store::Memory;
use wagons_table::{Again, Beginner, Kind, Session, Shelf, Store, StoreError};

use super::{Sitting, opening};
use crate::app::App;
use crate::farewell::farewell;
use crate::house::House;
use crate::opening::{Opening, Opponent};

/// A store that several programs share.
#[derive(Clone, Default)]
struct Shared(Rc<Memory>);

impl Store for Shared {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.0.read(name)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.0.write(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.0.remove(name)
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        self.0.names()
    }
}

impl Shared {
    fn house(&self) -> House {
        House::new(Box::new(Shelf::new(self.clone())), Rng::new(1), "2026-11-15".parse().expect("a day"))
    }

    fn sitting(&self, opening: &Opening) -> Sitting {
        let mut house = self.house();
        let table = house.begin(opening).expect("a table");
        Sitting::of(App::at(table, house, None))
    }
}

/// A store in which nothing can be written.
struct Full;

impl Store for Full {
    fn read(&self, _name: &str) -> Result<Option<String>, StoreError> {
        Ok(None)
    }

    fn write(&self, name: &str, _text: &str) -> Result<(), StoreError> {
        Err(StoreError::Unwritable { name: name.to_owned(), reason: "no room".to_owned() })
    }

    fn remove(&self, _name: &str) -> Result<(), StoreError> {
        Ok(())
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }
}

const SOLO: &str = "s1-newcomer:IP/ABCDEFGH/JKLMNOQR";

/// Finishes a solo game, the first card each time.
fn finish(sitting: &mut Sitting) {
    while !sitting.table().game().is_over() {
        sitting.press(KeyCode::Enter);
    }
    sitting.wait();
}

#[test]
fn every_move_and_every_laid_card_is_kept_at_once() {
    let store = Shared::default();
    let mut sitting = store.sitting(&opening("FKQ/RJAPODGLNMHBICE", None, Beginner::Person));
    for _ in 0..9 {
        sitting.press(KeyCode::Enter);
        let kept = store.house().kept();
        assert_eq!(&kept[0], sitting.table().session(), "as if the program ended here");
    }
    assert!(
        farewell(sitting.table(), sitting.app.house())
            .is_some_and(|said| said.contains("wagons play --continue"))
    );
}

#[test]
fn the_game_left_last_is_the_first_to_go_on_with() {
    let store = Shared::default();
    let first = store.sitting(&opening("1", None, Beginner::Person));
    let second = store.sitting(&opening("2", None, Beginner::Person));
    assert_eq!(store.house().kept()[0].id(), second.table().session().id());
    let mut first = first;
    first.press(KeyCode::Enter);
    first.type_letters("q");
    first.app.farewell();
    assert_eq!(store.house().kept()[0].id(), first.table().session().id());
}

#[test]
fn a_game_without_a_move_is_not_offered_again() {
    let store = Shared::default();
    let mut sitting = store.sitting(&opening("1", None, Beginner::Person));
    sitting.type_letters("q");
    assert_eq!(sitting.app.farewell(), None);
    assert!(store.house().kept().is_empty());
}

#[test]
fn leaving_a_solo_game_does_not_tell_the_deck() {
    let mut sitting = Sitting::at(SOLO, None, Beginner::Person);
    sitting.press(KeyCode::Enter);
    let said = sitting.app.farewell().expect("a game was left");
    assert!(!said.contains("JKLMNOQR"), "{said}");
}

#[test]
fn two_tables_at_once_lose_no_win_and_a_game_that_was_left_counts() {
    let store = Shared::default();
    let of_scenario = |id: &str| {
        let scenario = Scenarios::built_in().get(id).cloned().expect("one of the six");
        Opening { opponent: Opponent::Rival(scenario), variant: Variant::Newcomer, ..Opening::default() }
    };
    // One is left open from before the other begins until after it ends.
    let mut open = store.sitting(&of_scenario("1"));
    open.press(KeyCode::Enter);
    let mut other = store.sitting(&of_scenario("2"));
    finish(&mut other);
    let after_the_other = store.house().book().campaign().feats().count();
    assert_eq!(after_the_other, 1);
    let left = open.table().session().id();
    drop(open);
    let mut house = store.house();
    let session = house.kept().into_iter().find(|session| session.id() == left).expect("kept");
    let table = house.resume(session);
    let mut again = Sitting::of(App::at(table, house, None));
    finish(&mut again);
    assert_eq!(store.house().book().campaign().feats().count(), 2, "both are in the book");
}

#[test]
fn if_nothing_can_be_kept_the_game_goes_on_and_is_told_whole() {
    let mut house = House::new(Box::new(Shelf::new(Full)), Rng::new(1), "2026-11-15".parse().expect("a day"));
    let table = house.begin(&opening(SOLO, None, Beginner::Person)).expect("a table");
    let mut sitting = Sitting::of(App::at(table, house, None));
    sitting.press(KeyCode::Enter);
    assert!(sitting.table().notice().is_some_and(|notice| notice.contains("no room")));
    let said = sitting.app.farewell().expect("a game was left");
    assert!(said.contains(&sitting.record()), "else it would be lost: {said}");
    finish(&mut sitting);
    let said = sitting.app.farewell().expect("a game has ended");
    assert!(said.contains(&sitting.record()), "{said}");
}

#[test]
fn the_next_game_is_kept_too() {
    let store = Shared::default();
    let mut house = store.house();
    let table = house.begin(&opening("1", None, Beginner::Person)).expect("a table");
    let next = house.again(table.session(), Again::NewDeal);
    assert_ne!(next.session().id(), table.session().id());
    assert_eq!(store.house().kept().len(), 2);
}

/// A finished game of the first scenario as a chance deal brought it, won or not.
fn ended(number: u64, is_won: bool) -> Session {
    let scenario = Scenarios::built_in().get("1").cloned().expect("one of the six");
    let player = PlayerName::Greedy.solo_player();
    let mut records = (0..).map(|seed| {
        let deal = Deal::shuffled(scenario.clone(), Variant::Newcomer, &mut Rng::new(seed));
        let mut record = Record::<Game>::new(deal);
        while !record.game().is_over() {
            let best = choose(&*player, &record.game().view(), seed);
            record.try_play(best).expect("players play by the rules");
        }
        record
    });
    let record = records.find(|record| (record.game().outcome() == Some(Outcome::Won)) == is_won);
    Session::new(number, Kind::Solo, record.expect("some are won and some are not").into())
}

#[test]
fn after_a_win_the_campaign_goes_on_and_after_a_loss_the_scenario_comes_again() {
    let mut house = Shared::default().house();
    let mut next = |session: Session| {
        let table = house.resume(session.clone());
        house.note(&table);
        let next = house.again(&session, Again::NewDeal);
        next.game().solo().map(|game| game.scenario().id().to_owned())
    };
    assert_eq!(next(ended(1, false)).as_deref(), Some("1"));
    assert_eq!(next(ended(2, true)).as_deref(), Some("2"));
    // That it was won before does not win it now.
    assert_eq!(next(ended(3, false)).as_deref(), Some("1"));
}
