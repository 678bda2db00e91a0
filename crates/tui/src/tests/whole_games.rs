//! Complete games with keys alone.

use ratatui::crossterm::event::KeyCode;
use wagons_rules::{Card, Decision, Move, Seat};
use wagons_table::{Aim, Beginner, Level, Position};

use super::Sitting;
use crate::focus::Focus;
use crate::input::intent;

/// Goes on to the next card of the circle, by whichever arrow leads there.
fn step_to(sitting: &mut Sitting, next: Card) {
    let leads_there = |code: &KeyCode| {
        let mut table = sitting.table().clone();
        intent((*code).into()).and_then(|intent| table.apply(intent));
        table.aim() == Aim::Card(next)
    };
    let arrows = [KeyCode::Right, KeyCode::Down, KeyCode::Left, KeyCode::Up];
    let arrow = arrows.into_iter().find(leads_there).expect("an arrow leads to the next card");
    sitting.press(arrow);
}

/// Plays a move of a known game with keys: walks there, turns if needed, and takes or places.
fn play_with_keys(sitting: &mut Sitting, mv: Move) {
    let game = sitting.table().game().clone();
    match mv {
        Move::Start(card) | Move::Draft(card) => {
            let steps = game.circle().iter().position(|&other| other == card).expect("in the circle");
            for &next in &game.circle()[1..=steps] {
                step_to(sitting, next);
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
    if sitting.table().session().laid().is_some() {
        sitting.press(KeyCode::Enter);
    }
}

const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                    D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

#[test]
fn two_people_play_a_game_to_its_end_and_look_back() {
    let mut sitting = Sitting::at("FKQ/RJAPODGLNMHBICE", None, Beginner::Person);
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
    assert_eq!(sitting.table().shown(), Position::of(&record.into()));
    assert_eq!(sitting.record(), GAME, "looking changes nothing");
}

#[test]
fn a_rematch_is_the_same_deal() {
    let mut sitting = Sitting::at(GAME, None, Beginner::Person);
    sitting.press(KeyCode::Char('m'));
    assert_eq!(sitting.record(), "FKQ/RJAPODGLNMHBICE");
    assert!(!sitting.table().game().is_over());
}

#[test]
fn a_new_deal_is_another_one() {
    let mut sitting = Sitting::at(GAME, None, Beginner::Person);
    sitting.press(KeyCode::Char('n'));
    assert!(!sitting.record().contains(' '));
    assert_ne!(sitting.record(), "FKQ/RJAPODGLNMHBICE");
    sitting.press(KeyCode::Char('n'));
    assert!(sitting.table().notice().is_some(), "first this game");
    assert!(!sitting.record().contains(' '));
}

#[test]
fn a_game_against_the_computer_with_the_help_of_hints() {
    let mut sitting = Sitting::at("7", Some(Level::Easy), Beginner::Computer);
    while !sitting.table().game().is_over() {
        sitting.press(KeyCode::Char('h'));
        sitting.wait();
        assert!(sitting.table().notice().is_some());
        while sitting.table().recommended().is_none() {
            sitting.press(KeyCode::Char('h'));
        }
        assert_eq!(sitting.table().recommended(), sitting.table().aimed());
        assert!(sitting.table().notice().is_some_and(|notice| notice.contains("I’d ")));
        sitting.press(KeyCode::Enter);
        sitting.press(KeyCode::Enter);
        sitting.wait();
    }
    assert!(sitting.seen(80, 24).contains("Tilly: "), "the character has the last word");
}

#[test]
fn after_the_game_it_is_analysed_move_by_move() {
    let mut sitting = Sitting::at(GAME, None, Beginner::Person);
    sitting.wait();
    sitting.press(KeyCode::Char('a'));
    sitting.wait();
    let seen = sitting.seen(120, 40);
    assert!(
        seen.contains("Ada’s margin: ") && seen.contains("move\u{a0}2,\u{a0}Ada\u{a0}takes\u{a0}P:\u{a0}−"),
        "{seen}"
    );
    assert!(seen.contains("T turning point") && !seen.contains("A analyze"), "{seen}");
    assert!(seen.contains(&GAME[..40]), "the record is still there: {seen}");
    sitting.type_letters("t");
    let Focus::Past(first) = sitting.table().focus() else { panic!("a turning point is in the past") };
    assert!(sitting.seen(120, 40).contains("Better: "), "{}", sitting.seen(120, 40));
    let seen = sitting.seen(80, 24);
    assert!(seen.contains("Ada takes card P") && seen.contains("Blunder, costs"), "{seen}");
    for _ in 0..9 {
        sitting.type_letters("t");
    }
    sitting.press(KeyCode::End);
    assert!(sitting.seen(120, 40).contains("costs 4 points"), "{}", sitting.seen(120, 40));
    sitting.press(KeyCode::Home);
    sitting.type_letters("t");
    assert_eq!(sitting.table().focus(), Focus::Past(first), "around the end");
}

#[test]
fn a_solo_game_is_not_analysed() {
    let mut sitting = Sitting::at("s3-local:GL/ABCDEFHI/JKMNOPQR", None, Beginner::Person);
    while !sitting.table().game().is_over() {
        sitting.press(KeyCode::Enter);
    }
    sitting.wait();
    sitting.press(KeyCode::Char('a'));
    assert_eq!(sitting.table().notice(), Some("Only two-player games can be analyzed."));
}

#[test]
fn a_solo_game_with_the_reasons_of_the_rival() {
    let mut sitting = Sitting::at("s3-local:GL/ABCDEFHI/JKMNOPQR", None, Beginner::Person);
    while !sitting.table().game().is_over() {
        sitting.press(KeyCode::Enter);
        if sitting.table().log().last().is_some_and(|last| last.answer.is_some()) {
            assert!(sitting.seen(80, 24).contains("> The rival "), "what the rival did is told");
        }
    }
    sitting.wait();
    let seen = sitting.seen(80, 24);
    assert!(["You win", "The rival wins", "A draw"].iter().any(|end| seen.contains(end)), "{seen}");
    let record = sitting.record();
    sitting.press(KeyCode::Char('m'));
    assert_eq!(sitting.record(), "s3-local:GL/ABCDEFHI/JKMNOPQR", "the same deal once more");
    assert!(record.starts_with(&sitting.record()));
}

#[test]
fn the_screen_never_shows_what_lies_in_the_deck() {
    let seen = |deck: &str| {
        let mut sitting = Sitting::at(&format!("s1:IP/ABCDEFGH/{deck}"), None, Beginner::Person);
        let mut screens = Vec::new();
        for _ in 0..8 {
            screens.push(sitting.seen(120, 40));
            sitting.press(KeyCode::Right);
        }
        // The last card of the circle: the rival will meet the deck, and nobody knows how it lies.
        sitting.press(KeyCode::End);
        sitting.press(KeyCode::Enter);
        screens.push(sitting.seen(120, 40));
        sitting.type_letters("hs");
        screens.push(sitting.seen(120, 40));
        screens
    };
    assert_eq!(seen("JKLMNOQR"), seen("JRQONMLK"));
}

#[test]
fn the_largest_towns_can_be_seen_whole() {
    // Fourteen free cards side by side, or one above the other: hardly a town is larger.
    let deal = "FKQ/RJAPODGLNMHBICE";
    for ((dx, dy), (width, height)) in [((2, 0), (80, 24)), ((0, 2), (80, 40))] {
        let mut sitting = Sitting::at(&format!("{deal} *R E E0,0"), None, Beginner::Person);
        for (step, letter) in deal.chars().skip(4).take(14).enumerate() {
            let (x, y) = (dx * step, dy * step);
            play_with_keys(&mut sitting, format!("{letter}{x},{y}").parse().expect("a placement"));
        }
        sitting.wait();
        let whole = |sitting: &Sitting| {
            let seen = sitting.seen(width, height).replace([' ', '\''], "");
            let town = sitting.table().game().town(Seat::Second).to_string();
            town.lines().all(|row| seen.contains(&row.replace(' ', "")))
        };
        assert!(!whole(&sitting));
        assert!(sitting.seen(width, height).contains("Z zooms"), "{}", sitting.seen(width, height));
        sitting.type_letters("zz");
        assert!(whole(&sitting), "{}", sitting.seen(width, height));
        sitting.type_letters("z");
        assert_eq!(sitting.table().alone(), None);
    }
}

#[test]
fn a_turn_is_taken_back_until_it_is_confirmed() {
    let mut sitting = Sitting::at("7", Some(Level::Easy), Beginner::Person);
    sitting.wait();
    let before = sitting.record();
    sitting.press(KeyCode::Enter);
    sitting.press(KeyCode::Enter);
    assert!(sitting.table().session().laid().is_some(), "the card waits for a second word");
    sitting.type_letters("r");
    assert!(sitting.table().session().laid().is_some_and(|laid| laid.turned), "it can still be turned");
    sitting.type_letters("uu");
    assert_eq!(sitting.record(), before);
    sitting.type_letters("u");
    assert_eq!(sitting.table().notice(), Some("There is nothing to undo."));
    for _ in 0..3 {
        sitting.press(KeyCode::Enter);
    }
    assert!(sitting.table().computer_decides());
    sitting.type_letters("u");
    assert_eq!(sitting.table().notice(), Some("There is nothing to undo."));
}

#[test]
fn a_hint_never_places_a_card_that_somebody_else_laid() {
    let mut sitting = Sitting::at("FKQ/RJAPODGLNMHBICE *B C C0,0 B0,0", None, Beginner::Person);
    sitting.press(KeyCode::Enter);
    let laid = sitting.table().session().laid();
    assert!(laid.is_some());
    sitting.type_letters("h");
    sitting.wait();
    while sitting.table().recommended().is_none() {
        sitting.type_letters("h");
    }
    assert_ne!(sitting.table().aimed(), laid.map(Move::Place), "the hint points elsewhere");
    let before = sitting.record();
    sitting.press(KeyCode::Enter);
    assert_eq!(sitting.record(), before, "the card waits for its second word again");
    assert!(sitting.table().session().laid().is_some());
}

#[test]
fn as_many_steps_of_a_hint_are_given_as_were_asked_for() {
    let mut sitting = Sitting::at("FKQ/RJAPODGLNMHBICE *B C C0,0 B0,0", None, Beginner::Person);
    sitting.type_letters("hhh");
    sitting.wait();
    assert!(sitting.table().recommended().is_some(), "{:?}", sitting.table().notice());
}

#[test]
fn escape_leaves_an_enlarged_town() {
    let mut sitting = Sitting::at("7", Some(Level::Easy), Beginner::Person);
    sitting.wait();
    sitting.type_letters("z");
    assert!(sitting.seen(120, 42).contains("Esc back"), "{}", sitting.seen(120, 42));
    sitting.press(KeyCode::Esc);
    assert_eq!(sitting.table().alone(), None);
}

#[test]
fn only_keys_that_do_something_are_offered() {
    let mut sitting = Sitting::at("7", Some(Level::Easy), Beginner::Person);
    sitting.wait();
    let seen = sitting.seen(120, 42);
    assert!(!seen.contains("U undo") && seen.contains("H hint") && seen.contains("Z enlarge"), "{seen}");
    sitting.press(KeyCode::Enter);
    assert!(sitting.seen(120, 42).contains("U undo"), "{}", sitting.seen(120, 42));
    sitting.type_letters("?");
    assert!(!sitting.seen(80, 24).contains("previous page"), "{}", sitting.seen(80, 24));
    while sitting.table().help().is_some_and(|(_, (page, count))| page < count) {
        sitting.type_letters("?");
    }
    assert!(!sitting.seen(80, 24).contains("next page"), "{}", sitting.seen(80, 24));
}

#[test]
fn who_presses_twice_plays_one_card() {
    // Ben begins his turn with two free cards.
    let mut sitting = Sitting::at("FKQ/RJAPODGLNMHBICE *B C C0,0", None, Beginner::Person);
    for card in ["B0,0", "B0,0 I"] {
        for _ in 0..2 {
            sitting.press(KeyCode::Enter);
        }
        assert!(sitting.record().contains(card), "{}", sitting.record());
        assert!(sitting.table().session().laid().is_none(), "{}", sitting.record());
    }
}

#[test]
fn help_is_turned_page_by_page_and_leaves_everything_as_it_was() {
    let mut sitting = Sitting::at(GAME, None, Beginner::Person);
    sitting.wait();
    for _ in 0..3 {
        sitting.press(KeyCode::Left);
    }
    let before = sitting.seen(80, 24);
    sitting.type_letters("?");
    assert!(sitting.seen(80, 24).contains("rotate the card"));
    sitting.type_letters("??");
    let rules = sitting.seen(80, 24);
    assert!(rules.contains("Cool Water — 3 points per Wagon") && rules.contains("second player"), "{rules}");
    sitting.press(KeyCode::Left);
    assert!(sitting.seen(80, 24).contains("b\u{a0}Beer"), "{}", sitting.seen(80, 24));
    sitting.press(KeyCode::Esc);
    assert_eq!(sitting.seen(80, 24), before, "the same place of the review");
    for _ in 0..9 {
        sitting.type_letters("?");
    }
    assert_eq!(sitting.table().help().map(|(_, (_, count))| count), Some(5));
}

#[test]
fn without_confirmation_a_turn_stands_when_the_computer_answers() {
    let mut sitting = Sitting::at("7", Some(Level::Easy), Beginner::Person);
    sitting.type_letters("c");
    sitting.wait();
    sitting.press(KeyCode::Enter);
    sitting.press(KeyCode::Enter);
    assert!(sitting.table().computer_decides());
    sitting.type_letters("u");
    assert!(matches!(sitting.table().aim(), Aim::Spot(_)), "the card is in hand again");
}

#[test]
fn the_computer_can_be_hurried_and_left_alone() {
    let mut sitting = Sitting::at("7", Some(Level::Easy), Beginner::Computer);
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
