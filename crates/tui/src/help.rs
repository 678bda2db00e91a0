//! The pages of help: the keys, the signs and letters, and the rules that matter at this table.
//!
//! Pages are as long as the smallest screen allows, whatever the screen, so that turning them is the same everywhere.

use ratatui::text::{Line, Span};
use wagons_table::Position;
use wagons_texts::{Key, Texts, key};

use crate::input::KEYS;
use crate::picture::tint::BOLD;
use crate::picture::{hanging, line, wrapped};
use crate::telling::{legend, noted, unmarked};

/// How long a line of help may be, and how many lines a page has.
pub(crate) const COLUMNS: usize = 72;
pub(crate) const LINES: usize = 19;

/// Part of the help, with its name.
pub(crate) struct Page {
    pub(crate) title: String,
    pub(crate) lines: Vec<Line<'static>>,
}

/// How many columns keys and signs take.
const SIGN: usize = 7;

/// The signs on the screen, and the text that says what each means.
const SIGNS: [(&str, Key); 7] = [
    (">", key::TERMINAL_SIGN_AIM),
    ("'", key::TERMINAL_SIGN_FRESH),
    ("Df", key::TERMINAL_SIGN_COVERED),
    ("·", key::TERMINAL_SIGN_SPOT),
    ("0 1 2", key::TERMINAL_SIGN_PRICE),
    ("← →", key::TERMINAL_SIGN_SKIPPED),
    ("< >", key::TERMINAL_SIGN_SIDE),
];

/// How the game begins, what a turn is, how cards are placed and when the game ends.
const FOR_TWO: [(Key, &[Key]); 4] = [
    (key::RULES_SETUP, &[key::RULES_SETUP_START]),
    (
        key::RULES_TURN,
        &[key::RULES_TURN_INTRO, key::RULES_TURN_FREE, key::RULES_TURN_DRAFT, key::RULES_TURN_PLACE],
    ),
    (
        key::RULES_PLACING,
        &[
            key::RULES_PLACING_RULE,
            key::RULES_PLACING_COVER,
            key::RULES_PLACING_MATCH,
            key::RULES_PLACING_NEVER,
            key::RULES_PLACING_GAPS,
        ],
    ),
    (
        key::RULES_END,
        &[
            key::RULES_END_WHEN,
            key::RULES_END_SUM,
            key::RULES_END_GROUPS,
            key::RULES_END_SCORING,
            key::RULES_END_WINNER,
            key::RULES_END_TIE,
        ],
    ),
];

/// What is different against the rival.
const ALONE: [(Key, &[Key]); 4] = [
    (key::RULES_SOLO, &[key::RULES_SOLO_INTRO, key::RULES_SOLO_TURN_SAME]),
    (
        key::RULES_ROUND_ONE,
        &[key::RULES_ROUND_ONE_MATCH, key::RULES_ROUND_ONE_FOUND, key::RULES_ROUND_ONE_NONE],
    ),
    (
        key::RULES_ROUND_TWO,
        &[
            key::RULES_ROUND_TWO_HUNT,
            key::RULES_ROUND_TWO_ICON,
            key::RULES_ROUND_TWO_FIRST,
            key::RULES_ROUND_TWO_SKIPPED,
        ],
    ),
    (
        key::RULES_RIVAL_SCORE,
        &[
            key::RULES_RIVAL_SCORE_YOU,
            key::RULES_RIVAL_SCORE_RIVAL,
            key::RULES_RIVAL_SCORE_WINNER,
            key::RULES_RIVAL_SCORE_TIE,
        ],
    ),
];

/// All pages for a game, the keys first.
pub(crate) fn pages(texts: &Texts, game: &Position) -> Vec<Page> {
    [keys(texts), signs(texts)].into_iter().chain(rules(sections(texts, game))).collect()
}

/// The rules that matter in a game: what its scoring cards ask for, how a turn goes, and how it ends. Each section has a
/// title and its sentences.
pub(crate) fn sections(texts: &Texts, game: &Position) -> Vec<(String, Vec<String>)> {
    let scoring = game.scoring().into_iter().map(|card| noted(&texts.card(card), &texts.rule(card)));
    let words = [key::RULES_WORD_ADJACENT, key::RULES_WORD_GROUP].map(|word| unmarked(&texts.text(word)));
    let mut sections = vec![(texts.text(key::TABLE_GOALS), scoring.chain(words).collect::<Vec<_>>())];
    let alone = if let Position::Solo(_) = game { &ALONE[..] } else { &[] };
    // A game against the rival begins and ends in its own way.
    let shared = if alone.is_empty() { &FOR_TWO[..] } else { &FOR_TWO[1..3] };
    for (title, sentences) in shared.iter().chain(alone) {
        let sentences = sentences.iter().map(|&sentence| unmarked(&texts.text(sentence)));
        sections.push((texts.text(*title), sentences.collect()));
    }
    sections
}

fn keys(texts: &Texts) -> Page {
    let lines = KEYS.map(|(cap, _, meaning)| explained(&cap.label(texts), texts.text(meaning)));
    Page { title: texts.text(key::TABLE_KEYS), lines: lines.into() }
}

fn signs(texts: &Texts) -> Page {
    let mut lines: Vec<_> = SIGNS.map(|(sign, meaning)| explained(sign, texts.text(meaning))).into();
    let sentences = [key::TERMINAL_EVIDENCE, key::TERMINAL_SIGN_AXES, key::TERMINAL_LETTERS];
    for sentence in sentences.map(|sentence| texts.text(sentence)).into_iter().chain(legend(texts)) {
        lines.push(Line::default());
        lines.extend(wrapped(&sentence, COLUMNS).into_iter().map(Line::from));
    }
    Page { title: texts.text(key::TERMINAL_SIGNS), lines }
}

/// A key or a sign, and what it does or means.
fn explained(sign: &str, words: String) -> Line<'static> {
    line(format!("{sign:<SIGN$}"), BOLD) + Span::raw(words)
}

/// The sections of the rules, as many on a page as fit. None is longer than a page.
fn rules(sections: Vec<(String, Vec<String>)>) -> Vec<Page> {
    let mut pages: Vec<Page> = Vec::new();
    for (title, sentences) in sections {
        let item = |sentence: &String| {
            // What leads to the next ones has no bullet.
            let bullet = if sentence.ends_with(['.', ';', '!']) { "· " } else { "" };
            hanging(bullet, sentence, COLUMNS).map(Line::from).collect::<Vec<_>>()
        };
        let lines: Vec<_> = sentences.iter().flat_map(item).collect();
        match pages.last_mut() {
            Some(page) if page.lines.len() + 2 + lines.len() <= LINES => {
                page.lines.extend([Line::default(), line(title, BOLD)]);
                page.lines.extend(lines);
            }
            _ => pages.push(Page { title, lines }),
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::AnyRecord;
    use wagons_rules::solo::Scenarios;
    use wagons_texts::Language;

    #[test]
    fn every_page_fits_the_smallest_screen_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for record in ["ACE/BDFGHIJKLMNOPQR", "s1:IP/ABCDEFGH/JKLMNOQR"] {
                let record = AnyRecord::parse(record, &Scenarios::built_in()).expect("a deal");
                for page in pages(&texts, &Position::of(&record)) {
                    let length = page.lines.len();
                    assert!(length <= LINES, "{} {}: {length}", language.tag(), page.title);
                    let most = page.lines.iter().map(Line::width).max();
                    assert!(most <= Some(COLUMNS), "{} {}: {most:?}", language.tag(), page.title);
                }
            }
        }
    }
}
