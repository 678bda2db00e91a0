//! Whole games by chance, in every language and of every kind: every sentence there is to say has its text, and
//! everything fits the smallest screen.

use ratatui::crossterm::event::KeyCode;
use wagons_rules::Rng;
use wagons_rules::solo::Variant;
use wagons_table::{Beginner, Level};
use wagons_texts::{Language, key, text};

use super::{Sitting, house, opening};
use crate::app::App;
use crate::input::KEYS;
use crate::opening::{Opening, Opponent};

/// Plays to the end by chance, looking at everything on the way. A text that is missing panics.
fn play_out(sitting: &mut Sitting, rng: &mut Rng) {
    for _ in 0..400 {
        if sitting.table().game().is_over() {
            break;
        }
        if sitting.table().computer_decides() {
            sitting.wait();
            continue;
        }
        let keys = [KeyCode::Right, KeyCode::Up, KeyCode::Left, KeyCode::Down, KeyCode::Char('r')];
        for _ in 0..rng.below(4) {
            sitting.press(keys[rng.below(keys.len() as u32) as usize]);
        }
        sitting.press(KeyCode::Enter);
        if rng.below(6) == 0 {
            let look = ['s', 'l', '?', 'z', 'm', 'c', 't'][rng.below(7) as usize];
            sitting.press(KeyCode::Char(look));
            sitting.press(KeyCode::Down);
        }
        let seen = sitting.seen(80, 24);
        let quit = sitting.table().texts().text(key::TERMINAL_DO_QUIT);
        assert!(sitting.table().help().is_some() || seen.contains(&format!("Q {quit}")), "{seen}");
        sitting.press(KeyCode::Esc);
    }
    assert!(sitting.table().game().is_over());
    sitting.wait();
    sitting.seen(80, 24);
}

/// Looks at the analysis of a game that is over. It takes longer than the game.
fn look_back(sitting: &mut Sitting) {
    sitting.type_letters("a");
    sitting.wait();
    sitting.seen(120, 40);
    sitting.type_letters("t");
    sitting.seen(120, 40);
}

#[test]
fn every_kind_of_game_is_told_in_every_language() {
    for (place, language) in Language::ALL.into_iter().enumerate() {
        let mut rng = Rng::new(place as u64);
        let versus = opening("", Some(Level::Easy), Beginner::Computer);
        let mut openings = vec![Opening { daily: place % 2 == 0, ..versus }];
        openings.extend((place % 2 == 1).then(|| opening("", None, Beginner::Person)));
        // Two scenarios for each language: all six, and all four variants, are played.
        let solo = Opening::default().opponents().into_iter().filter(|who| matches!(who, Opponent::Rival(_)));
        openings.extend(solo.cycle().skip(2 * place).take(2).enumerate().map(|(number, opponent)| {
            let variant = Variant::ALL[(number + 2 * place) % 4];
            Opening { opponent, variant, ..Opening::default() }
        }));
        for (number, opening) in openings.iter().enumerate() {
            let mut sitting = Sitting::speaking(language, opening);
            play_out(&mut sitting, &mut rng);
            if number == 0 {
                look_back(&mut sitting);
            }
        }
    }
}

#[test]
fn nothing_is_written_over_in_a_solo_game_on_the_smallest_screen() {
    let solo = Opening::default().opponents().into_iter().filter(|who| matches!(who, Opponent::Rival(_)));
    let openings: Vec<_> = solo
        .flat_map(|opponent| {
            Variant::ALL.map(|variant| Opening { opponent: opponent.clone(), variant, ..Opening::default() })
        })
        .collect();
    for language in Language::ALL {
        for opening in &openings {
            let sitting = Sitting::speaking(language, opening);
            let (seen, texts) = (sitting.seen(80, 24), sitting.table().texts());
            let round = text!(texts, SoloRound { number: 1 });
            let header = seen.lines().next().unwrap_or_default();
            assert!(header.contains(&format!("), {round} ")), "{header}");
            for (skips, card) in sitting.table().game().circle().iter().enumerate() {
                assert!(
                    seen.contains(&format!("{card} {skips}")),
                    "{}: {card} {skips}\n{seen}",
                    language.tag()
                );
            }
        }
    }
}

#[test]
fn no_title_of_a_scoring_card_reaches_into_the_circle() {
    let letters: Vec<char> = ('A'..='R').collect();
    for (language, scoring) in Language::ALL
        .into_iter()
        .flat_map(|language| letters.chunks(3).map(move |scoring| (language, scoring)))
    {
        let circle: String = letters.iter().filter(|card| !scoring.contains(card)).collect();
        let deal = format!("{}/{circle} *{}", scoring.iter().collect::<String>(), &circle[..1]);
        let sitting = Sitting::speaking(language, &opening(&deal, None, Beginner::Person));
        let seen = sitting.seen(80, 24);
        for (skips, card) in circle.chars().enumerate() {
            let is_clear = [' ', '>'].iter().any(|sign| seen.contains(&format!("{sign}{card}{skips:>2}")));
            assert!(is_clear, "{}: {card} {skips}\n{seen}", language.tag());
        }
    }
}

#[test]
fn the_first_screen_offers_everything_in_every_language() {
    let mut sitting = Sitting::of(App::asking(Opening::default(), house()));
    for _ in 0..5 {
        for _ in 0..12 {
            for _ in 0..6 {
                sitting.seen(80, 24);
                sitting.press(KeyCode::Down);
            }
            for _ in 0..8 {
                sitting.press(KeyCode::Up);
            }
            sitting.press(KeyCode::Right);
        }
        sitting.press(KeyCode::Up);
    }
}

#[test]
fn lines_of_the_help_fit_the_smallest_screen() {
    for language in Language::ALL {
        let texts = wagons_texts::Texts::new(language);
        for (_, _, key) in KEYS {
            let length = texts.text(key).chars().count();
            assert!(length <= 63, "{} {key:?}: {length}", language.tag());
        }
        assert!(texts.text(key::TERMINAL_DEAL_EMPTY).chars().count() <= 46, "{}", language.tag());
    }
}
