//! A game with somebody elsewhere: what they play appears, what is settled here goes out once, and what was sent is not
//! taken back alone.

use std::cell::RefCell;
use std::rc::Rc;

use ratatui::crossterm::event::KeyCode;
use wagons_rules::{Move, Seat};
use wagons_table::Session;
use wagons_texts::Texts;
use wagons_wire::{ActId, Entry, GameId, Link, Name, What};

use super::{Sitting, house};
use crate::app::App;
use crate::table::Table;

const GAME: GameId = GameId(1);

/// Both ends of a line that needs no network.
#[derive(Clone)]
struct Wire(Rc<RefCell<(Link, bool)>>);

impl Wire {
    fn new() -> Self {
        let mut link = Link::default();
        link.open(GAME);
        link.connected(0);
        let seats = [(1, Seat::First), (2, Seat::Second)].map(|(n, seat)| {
            let what = What::Sit { seat, name: Name::of(7), program: false };
            serde_json::to_string(&Entry { n, at: 0, what }).expect("an entry")
        });
        let opened = format!(
            r#"{{"game":{{"head":{{"game":"{GAME}","deal":"FKQ/RJAPODGLNMHBICE","pace":"none","created":0,"rules":1}},
            "you":"second","from":0,"entries":[{}],"running":0,"present":[true,true],"watchers":0}}}}"#,
            seats.join(",")
        );
        assert_eq!(link.receive(&opened, 0).len(), 1);
        Self(Rc::new(RefCell::new((link, true))))
    }

    /// The server tells what happened.
    fn tell(&self, n: u32, what: What) {
        let entry = serde_json::to_string(&Entry { n, at: 0, what }).expect("an entry");
        let told = format!(r#"{{"entries":{{"game":"{GAME}","entries":[{entry}],"running":0}}}}"#);
        let mut end = self.0.borrow_mut();
        end.0.receive(&told, 0);
        end.1 = true;
    }

    fn on_its_way(&self) -> Option<Vec<Move>> {
        self.0.borrow().0.turn_on_its_way(GAME).map(<[_]>::to_vec)
    }
}

impl crate::Line for Wire {
    fn has_news(&mut self) -> bool {
        std::mem::take(&mut self.0.borrow_mut().1)
    }

    fn session(&mut self) -> Option<Session> {
        Session::apart(&self.0.borrow().0, GAME)
    }

    fn over(&self, _texts: &Texts) -> Option<String> {
        None
    }

    fn settle(&mut self, settled: &Session) {
        let link = &mut self.0.borrow_mut().0;
        let confirmed = link.game(GAME).map_or(0, |mirror| mirror.standing().record().moves().len());
        link.play(GAME, ActId(5), settled.unsent(confirmed));
    }

    fn is_sending(&mut self) -> bool {
        self.on_its_way().is_some()
    }

    fn notice(&mut self, _texts: &Texts) -> Option<String> {
        None
    }
}

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|word| word.parse().expect("a move")).collect()
}

#[test]
fn turns_go_out_and_come_in() {
    let (wire, house) = (Wire::new(), house());
    let session = Session::apart(&wire.0.borrow().0, GAME).expect("a game");
    let table = Table::new(session, house.texts(), true);
    let mut sitting = Sitting::of(App::at(table, house, Some(Box::new(wire.clone()))));
    sitting.wait();
    sitting.press(KeyCode::Right);
    sitting.press(KeyCode::Enter);
    sitting.wait();
    let start = wire.on_its_way().expect("the start card is on its way");
    let named = sitting.record();

    wire.tell(3, What::Turn { seat: Seat::Second, moves: start.clone(), spent: 0 });
    sitting.wait();
    assert_eq!((sitting.record(), wire.on_its_way()), (named.clone(), None));
    sitting.type_letters("u");
    assert_eq!(sitting.record(), named, "what was sent is not taken back alone");

    let Some(&Move::Start(card)) = start.first() else { panic!("a start card") };
    let turn = format!("{card} {card}0,0");
    wire.tell(4, What::Turn { seat: Seat::First, moves: moves(&turn), spent: 0 });
    sitting.wait();
    assert_eq!(sitting.record(), format!("{named} {turn}"));

    wire.tell(5, What::Back { to: 0, spent: 0 });
    sitting.wait();
    assert_eq!(sitting.record(), "FKQ/RJAPODGLNMHBICE");
    assert_eq!(wire.on_its_way(), None, "what was taken back is not sent again");
    sitting.type_letters("h");
    assert!(sitting.app.thinks().is_none(), "nobody is helped");
}

#[test]
fn whoever_leaves_right_after_a_move_has_made_it() {
    let (wire, house) = (Wire::new(), house());
    let session = Session::apart(&wire.0.borrow().0, GAME).expect("a game");
    let table = Table::new(session, house.texts(), true);
    let mut sitting = Sitting::of(App::at(table, house, Some(Box::new(wire.clone()))));
    sitting.wait();
    sitting.press(KeyCode::Right);
    sitting.press(KeyCode::Enter);
    sitting.type_letters("q");
    let start = wire.on_its_way().expect("the start card is on its way");
    sitting.wait();
    assert!(!sitting.app.is_done(), "it has not arrived");
    assert!(sitting.seen(100, 40).contains("Sending your turn"));
    wire.tell(3, What::Turn { seat: Seat::Second, moves: start, spent: 0 });
    sitting.wait();
    assert!(sitting.app.is_done());
}

#[test]
fn whoever_asks_twice_leaves_at_once() {
    let (wire, house) = (Wire::new(), house());
    let session = Session::apart(&wire.0.borrow().0, GAME).expect("a game");
    let table = Table::new(session, house.texts(), true);
    let mut sitting = Sitting::of(App::at(table, house, Some(Box::new(wire))));
    sitting.press(KeyCode::Enter);
    sitting.type_letters("q");
    assert!(!sitting.app.is_done());
    sitting.type_letters("q");
    assert!(sitting.app.is_done());
}
