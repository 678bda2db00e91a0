//! The rules' sentences on the page: paragraphs, points of a list, rulings, pictures with a line below.

use leptos::prelude::*;
use wagons_art::{CELL, Drawing, TerritorySide};
use wagons_rules::Card;
use wagons_texts::{Key, Texts, key};

use super::place::Place;
use crate::drawing;

/// How wide a territory is in the pictures of the page, in rem.
const TERRITORY: f64 = 2.6;

/// A text in which what stands between asterisks is set off.
pub(crate) fn rich(text: &str) -> impl IntoView + use<> {
    let set_off = |(piece, strong): (String, bool)| {
        if strong { view! { <strong>{piece}</strong> }.into_any() } else { piece.into_any() }
    };
    pieces(text).map(|(piece, strong)| (piece.to_owned(), strong)).map(set_off).collect_view()
}

/// The pieces of a text, and whether each is set off.
fn pieces(text: &str) -> impl Iterator<Item = (&str, bool)> {
    text.split('*').zip([false, true].into_iter().cycle()).filter(|(piece, _)| !piece.is_empty())
}

/// A paragraph.
pub(crate) fn paragraph(texts: &Texts, key: Key) -> impl IntoView + use<> {
    view! { <p>{rich(&texts.text(key))}</p> }
}

/// A point of a list.
pub(crate) fn point(texts: &Texts, key: Key) -> impl IntoView + use<> {
    view! { <li>{rich(&texts.text(key))}</li> }
}

/// Points of a list.
pub(crate) fn points(texts: &Texts, keys: &[Key]) -> impl IntoView + use<> {
    keys.iter().map(|&key| point(texts, key)).collect_view()
}

/// A decision where the rulebooks are silent or differ, as a point of a list.
pub(crate) fn ruling(texts: &Texts, key: Key) -> impl IntoView + use<> {
    ruled(texts, &texts.text(key))
}

/// The same, for a sentence with its arguments in it.
pub(crate) fn ruled(texts: &Texts, sentence: &str) -> impl IntoView + use<> {
    view! { <li class="ruling">{ruling_mark(texts)} " " {rich(sentence)}</li> }
}

/// What marks a ruling.
pub(crate) fn ruling_mark(texts: &Texts) -> impl IntoView + use<> {
    view! { <b class="mark">{texts.text(key::RULES_RULING)}</b> }
}

/// The heading of a chapter, which its address leads to.
pub(crate) fn chapter(texts: &Texts, title: Key) -> impl IntoView + use<> {
    view! { <h2 id=Place::Chapter(title).anchor() tabindex="-1">{texts.text(title)}</h2> }
}

/// The heading of a part of a chapter.
pub(crate) fn part(texts: &Texts, title: Key) -> impl IntoView + use<> {
    view! { <h3 id=Place::Chapter(title).anchor() tabindex="-1">{texts.text(title)}</h3> }
}

/// How wide a drawing is on the page, as a length of the style sheet: all of them have the same scale.
pub(crate) fn width(drawing: &dyn Drawing) -> String {
    format!("{:.2}rem", f64::from(drawing.frame().width) / f64::from(CELL) * TERRITORY)
}

/// A picture whose caption says what there is to see.
pub(crate) fn figure<T: IntoView>(drawing: &dyn Drawing, caption: T) -> impl IntoView + use<T> {
    view! {
        <figure>
            <div class="picture" style:width=width(drawing)>{drawing::decoration(drawing)}</div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
}

/// Cards in a row with what becomes of each, as the style sheet and a caption have it.
pub(crate) fn fates(cards: Vec<(Card, &'static str, String)>) -> impl IntoView {
    let fate = |(card, fate, caption)| {
        view! { <div class=format!("fate {fate}")>{figure(&TerritorySide::upright(card), caption)}</div> }
    };
    view! { <div class="pictures draft">{cards.into_iter().map(fate).collect_view()}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_texts::Language;

    #[test]
    fn asterisks_set_words_off() {
        let pieces = |text| pieces(text).collect::<Vec<_>>();
        assert_eq!(pieces("plain"), [("plain", false)]);
        assert_eq!(pieces("*one* and *two*"), [("one", true), (" and ", false), ("two", true)]);
        assert_eq!(pieces(""), []);
    }

    #[test]
    fn asterisks_come_in_pairs_in_every_language() {
        for language in Language::ALL {
            let path =
                format!("{}/../texts/locales/{}/rules.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
            let file = std::fs::read_to_string(path).expect("the texts of the rules");
            let odd = file.lines().filter(|line| line.matches('*').count() % 2 == 1);
            assert_eq!(odd.collect::<Vec<_>>(), Vec::<&str>::new(), "{}", language.tag());
        }
    }
}
