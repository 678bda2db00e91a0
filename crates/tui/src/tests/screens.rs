//! Pictures of the screen, as a terminal without colours shows it.

use ratatui::crossterm::event::KeyCode;
use wagons_table::Beginner;

use super::{Sitting, house};
use crate::app::App;
use crate::charset::Charset;
use crate::opening::Opening;

const MIDDLE: &str = "FKQ/RJAPODGLNMHBICE *B C C0,0 B0,0 I'2,-1 E E1,-3 R R'1,-1";
const SOLO: &str = "s1:IP/ABCDEFGH/JKLMNOQR B B0,0 E";
const END: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                   D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

fn sitting(record: &str) -> Sitting {
    let mut sitting = Sitting::at(record, None, Beginner::Person);
    sitting.wait();
    sitting
}

#[test]
fn drafting() {
    let mut sitting = sitting(MIDDLE);
    sitting.press(KeyCode::Char('2'));
    insta::assert_snapshot!("drafting_80x24", sitting.seen(80, 24));
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
    insta::assert_snapshot!("placing_120x40", sitting.seen(120, 40));
}

#[test]
fn the_solo_game() {
    let mut sitting = sitting(SOLO);
    insta::assert_snapshot!("solo_80x24", sitting.seen(80, 24));
    sitting.press(KeyCode::Char('s'));
    for _ in 0..9 {
        sitting.press(KeyCode::Down);
    }
    insta::assert_snapshot!("solo_sheet_80x24", sitting.seen(80, 24));
}

#[test]
fn the_end() {
    let sitting = sitting(END);
    insta::assert_snapshot!("end_120x40", sitting.seen(120, 40));
}

#[test]
fn the_first_screen_and_the_keys() {
    let form = Sitting::of(App::asking(Opening::default(), house()));
    insta::assert_snapshot!("form_80x24", form.seen(80, 24));
    let mut table = sitting(MIDDLE);
    table.press(KeyCode::Char('?'));
    insta::assert_snapshot!("keys_80x24", table.seen(80, 24));
}

#[test]
fn a_terminal_without_unicode_gets_ascii() {
    for (record, key) in [(MIDDLE, '2'), (MIDDLE, '?'), (SOLO, 's'), (END, 's')] {
        let mut sitting = sitting(record);
        sitting.press(KeyCode::Char(key));
        let seen = sitting.seen_in(120, 40, Charset::Ascii);
        assert!(seen.is_ascii(), "{seen}");
        assert_eq!(seen.lines().count(), sitting.seen(120, 40).lines().count());
    }
}

#[test]
fn a_screen_that_is_too_small_says_so_and_plays_nothing() {
    let mut sitting = sitting(MIDDLE);
    let seen = sitting.seen(60, 10);
    assert!(seen.contains("The table needs 80 columns and 24 rows; this window has 60"), "{seen}");
    let before = sitting.record();
    sitting.app.hide(true);
    sitting.press(KeyCode::Enter);
    sitting.press(KeyCode::Enter);
    assert_eq!(sitting.record(), before);
    sitting.app.hide(false);
    sitting.press(KeyCode::Enter);
    assert_ne!(sitting.record(), before);
    sitting.app.hide(true);
    sitting.type_letters("q");
    assert!(sitting.app.is_done());
}
