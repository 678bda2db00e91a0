//! Complete games with keys alone.

use ratatui::crossterm::event::KeyCode;
use wagons_rules::{Decision, Move, Rng, Seat};

use super::Sitting;
use crate::play::aim::Aim;
use crate::play::setup::SeatChoice;
use crate::play::table::Focus;

/// Plays a move of a known game with keys: walks there, turns if needed, and takes or places.
fn play_with_keys(sitting: &mut Sitting, mv: Move) {
    let game = *sitting.table().game();
    match mv {
        Move::Start(card) | Move::Draft(card) => {
            let steps = game.circle().iter().position(|&other| other == card).expect("in the circle");
            for _ in 0..steps {
                sitting.press(KeyCode::Right);
            }
        }
        Move::Place(placement) => {
            for _ in 0..200 {
                let Aim::Spot(ghost) = sitting.table().aim() else { panic!("nothing to place") };
                let (dx, dy) = (placement.at.x - ghost.at.x, placement.at.y - ghost.at.y);
                match (dx, dy) {
                    (0, 0) => break,
                    (1.., _) => sitting.press(KeyCode::Right),
                    (..0, _) => sitting.press(KeyCode::Left),
                    (0, 1..) => sitting.press(KeyCode::Up),
                    (0, ..0) => sitting.press(KeyCode::Down),
                }
            }
            if placement.turned {
                sitting.press(KeyCode::Char('r'));
            }
        }
    }
    assert_eq!(sitting.table().aimed(), Some(mv), "after {}", sitting.record());
    sitting.press(KeyCode::Enter);
}

const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                    D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

#[test]
fn two_people_play_a_game_to_its_end_and_look_back() {
    let mut sitting = Sitting::at("FKQ/RJAPODGLNMHBICE", None, SeatChoice::First);
    let record: wagons_rules::Record = GAME.parse().expect("a game");
    for &mv in record.moves() {
        play_with_keys(&mut sitting, mv);
    }
    assert_eq!(sitting.record(), GAME);
    assert_eq!(sitting.table().counted(), Some(0), "the tally begins at nothing");
    sitting.wait();
    assert_eq!(sitting.table().counted(), None);
    assert!(sitting.seen(80, 24).contains("Ben wins by 6 points: 23 to 17."));

    for _ in 0..100 {
        sitting.press(KeyCode::Left);
    }
    assert_eq!(sitting.table().focus(), Focus::Past(0));
    assert_eq!(sitting.table().shown().decision(), Some(Decision::Start));
    sitting.press(KeyCode::Right);
    assert_eq!(sitting.table().shown().decision(), Some(Decision::Draft));
    sitting.press(KeyCode::Esc);
    assert_eq!(sitting.table().shown(), *record.game());
    assert_eq!(sitting.record(), GAME, "looking changes nothing");
}

#[test]
fn a_rematch_is_the_same_deal_from_the_other_side() {
    let mut sitting = Sitting::at(GAME, None, SeatChoice::First);
    sitting.press(KeyCode::Char('m'));
    assert_eq!(sitting.record(), "FKQ/RJAPODGLNMHBICE");
    assert_eq!(sitting.table().players().at(Seat::First).name(), "Ben");
}

#[test]
fn a_new_deal_is_another_one() {
    let mut sitting = Sitting::at(GAME, None, SeatChoice::First);
    sitting.press(KeyCode::Char('n'));
    assert!(!sitting.record().contains(' '));
    assert_ne!(sitting.record(), "FKQ/RJAPODGLNMHBICE");
    sitting.press(KeyCode::Char('n'));
    assert_eq!(sitting.table().notice(), Some("Finish this game first, or quit with Q."));
}

#[test]
fn a_game_against_the_computer_with_the_help_of_hints() {
    let mut sitting = Sitting::at("7", Some("random"), SeatChoice::Second);
    while !sitting.table().game().is_over() {
        sitting.press(KeyCode::Char('h'));
        sitting.wait();
        assert!(sitting.table().notice().is_some_and(|notice| notice.starts_with("Hint: ")));
        sitting.press(KeyCode::Enter);
        sitting.wait();
    }
    assert!(sitting.seen(80, 24).contains("You win by"), "greedy advice beats chance");
}

#[test]
fn undo_goes_back_to_ones_own_decision_even_while_the_computer_plays() {
    let mut sitting = Sitting::at("7", Some("greedy"), SeatChoice::First);
    sitting.wait();
    let before = sitting.record();
    sitting.press(KeyCode::Enter);
    sitting.press(KeyCode::Enter);
    assert!(sitting.table().computer_decides());
    sitting.press(KeyCode::Char('u'));
    assert!(matches!(sitting.table().aim(), Aim::Spot(_)), "the card is in hand again");
    sitting.press(KeyCode::Enter);
    sitting.wait();
    sitting.type_letters("uu");
    assert_eq!(sitting.record(), before);
    sitting.press(KeyCode::Char('u'));
    assert_eq!(sitting.table().notice(), Some("There is nothing to take back."));
}

#[test]
fn the_computer_can_be_hurried_and_left_alone() {
    let mut sitting = Sitting::at("7", Some("greedy"), SeatChoice::Second);
    sitting.press(KeyCode::Enter);
    assert!(sitting.table().computer_decides());
    sitting.press(KeyCode::Enter);
    // No time passes at all, and still the computer comes to the end of its turn.
    while sitting.table().computer_decides() {
        sitting.app.tick(sitting.now);
        std::thread::yield_now();
    }
    assert_eq!(sitting.table().game().to_move(), Some(Seat::Second));
}

#[test]
fn the_record_left_behind_goes_on_where_it_was() {
    let mut rng = Rng::new(1);
    let mut sitting = Sitting::at("7", Some("random"), SeatChoice::First);
    sitting.wait();
    for _ in 0..4 {
        let mv = sitting.table().game().random_move(&mut rng).expect("a move");
        play_with_keys(&mut sitting, mv);
        sitting.wait();
    }
    sitting.press(KeyCode::Char('q'));
    assert!(sitting.app.is_done());
    let farewell = sitting.app.farewell().expect("a table was left");
    let record = farewell.split('"').nth(1).expect("a quoted record");
    assert_eq!(Sitting::at(record, Some("random"), SeatChoice::First).record(), sitting.record());
}
