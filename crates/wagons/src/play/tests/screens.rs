//! Pictures of the screen, as a terminal without colours shows it.

use ratatui::crossterm::event::KeyCode;

use super::Sitting;
use crate::play::app::App;
use crate::play::setup::{SeatChoice, Setup};

const MIDDLE: &str = "FKQ/RJAPODGLNMHBICE *B C C0,0 B0,0 I'2,-1 E E1,-3 R R'1,-1";
const SOLO: &str = "s1:IP/ABCDEFGH/JKLMNOQR B B0,0 E";
const END: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                   D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

fn sitting(record: &str) -> Sitting {
    let mut sitting = Sitting::at(record, None, SeatChoice::First);
    sitting.wait();
    sitting
}

#[test]
fn drafting() {
    let mut sitting = sitting(MIDDLE);
    sitting.press(KeyCode::Char('2'));
    insta::assert_snapshot!("drafting_80x24", sitting.seen(80, 24));
    insta::assert_snapshot!("drafting_120x40", sitting.seen(120, 40));
}

#[test]
fn placing() {
    let mut sitting = sitting(MIDDLE);
    sitting.press(KeyCode::Char('2'));
    sitting.press(KeyCode::Enter);
    for _ in 0..2 {
        sitting.press(KeyCode::Left);
    }
    sitting.press(KeyCode::Char('r'));
    insta::assert_snapshot!("placing_80x24", sitting.seen(80, 24));
    insta::assert_snapshot!("placing_120x40", sitting.seen(120, 40));
}

#[test]
fn a_line_of_the_sheet_lights_its_territories() {
    let mut sitting = sitting(END);
    sitting.press(KeyCode::Char('s'));
    for _ in 0..6 {
        sitting.press(KeyCode::Down);
    }
    insta::assert_snapshot!("sheet_80x24", sitting.seen(80, 24));
}

#[test]
fn the_solo_game() {
    let mut sitting = sitting(SOLO);
    insta::assert_snapshot!("solo_80x24", sitting.seen(80, 24));
    insta::assert_snapshot!("solo_120x40", sitting.seen(120, 40));
    sitting.press(KeyCode::Char('s'));
    for _ in 0..9 {
        sitting.press(KeyCode::Down);
    }
    insta::assert_snapshot!("solo_sheet_80x24", sitting.seen(80, 24));
}

#[test]
fn the_end() {
    let sitting = sitting(END);
    insta::assert_snapshot!("end_80x24", sitting.seen(80, 24));
    insta::assert_snapshot!("end_120x40", sitting.seen(120, 40));
}

#[test]
fn the_first_screen_and_the_keys() {
    let chance = wagons_rules::Rng::new(1);
    let form =
        Sitting { app: App::asking(Setup::default(), chance, Vec::new()), now: std::time::Instant::now() };
    insta::assert_snapshot!("form_80x24", form.seen(80, 24));
    let mut table = sitting(MIDDLE);
    table.press(KeyCode::Char('?'));
    insta::assert_snapshot!("keys_80x24", table.seen(80, 24));
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let seen = sitting(MIDDLE).seen(60, 10);
    assert!(seen.contains("The table needs 80 columns and 24 rows; here are 60 and 10."), "{seen}");
}
