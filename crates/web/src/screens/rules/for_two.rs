//! The cards, and the game for two: setup, a turn, placing, the end.

use leptos::prelude::*;
use wagons_art::{CirclePicture, Drawing, Letters, ScoringSide, TerritorySide, TownPicture};
use wagons_rules::{Card, Icon, Placement, Record, Terrain, Town};
use wagons_texts::{Texts, sentence_case};

use super::place::Place;
use super::said::{chapter, figure, paragraph, part, point, points};
use crate::drawing;

/// A deal to show, with its start card named.
const DEAL: &str = "FKQ/RJAPODGLNMHBICE *B";

/// The chapter of the cards.
pub(crate) fn the_cards(texts: &Texts) -> impl IntoView + use<> {
    let card = Card::SmalltownCharm;
    let title = texts.card(card);
    let caption = |key: &str| texts.get(key);
    let terrains = Terrain::ALL.map(|terrain| legend(&terrain, &texts.terrain(terrain))).collect_view();
    let icons = Icon::ALL.map(|icon| legend(&icon, &texts.icon(icon))).collect_view();
    let deck = Card::ALL.map(|card| {
        let side = TerritorySide { letters: Letters::Shown, ..TerritorySide::upright(card) };
        figure(&side, format!("{} · {}", card.letter(), texts.card(card)))
    });
    view! {
        <section>
            {chapter(texts, Place::Cards)}
            {paragraph(texts, "rules-cards-sides")}
            <div class="pictures">
                {figure(&ScoringSide { card, title: &title, sentence: "" }, caption("rules-side-scoring"))}
                {figure(&TerritorySide::upright(card), caption("rules-side-upright"))}
                {figure(&TerritorySide::turned(card), caption("rules-side-turned"))}
            </div>
            <h3>{texts.get("rules-terrains")}</h3>
            <ul class="legend terrains">{terrains}</ul>
            <h3>{texts.get("rules-icons")}</h3>
            <ul class="legend icons">{icons}</ul>
            {paragraph(texts, "rules-cards-town")}
            {paragraph(texts, "rules-words")}
            <ul>{points(texts, &["rules-word-adjacent", "rules-word-group", "rules-word-turned"])}</ul>
            <details>
                <summary>{texts.get("rules-deck")}</summary>
                <div class="pictures deck">{deck.collect_view()}</div>
            </details>
        </section>
    }
}

fn legend(drawing: &dyn Drawing, name: &str) -> impl IntoView + use<> {
    view! { <li><span class="sample">{drawing::decoration(drawing)}</span> {sentence_case(name)}</li> }
}

/// The chapters of the game for two.
pub(crate) fn for_two(texts: &Texts) -> impl IntoView + use<> {
    let record: Record = DEAL.parse().expect("a test reads this record");
    view! {
        <section>
            <h2>{texts.get("rules-for-two")}</h2>
            {part(texts, Place::Setup)}
            {paragraph(texts, "rules-setup-deal")}
            {paragraph(texts, "rules-setup-start")}
            {circle(texts, &record)}
            {part(texts, Place::Turn)}
            {paragraph(texts, "rules-turn-intro")}
            <ol>{points(texts, &["rules-turn-free", "rules-turn-draft", "rules-turn-place"])}</ol>
            {draft(texts, &record)}
            {paragraph(texts, "rules-turn-refuse")}
            {part(texts, Place::Placing)}
            {paragraph(texts, "rules-placing-rule")}
            {placing(texts)}
            <ul>{points(texts, &["rules-placing-cover", "rules-placing-never", "rules-placing-gaps", "rules-placing-grid"])}</ul>
            {part(texts, Place::End)}
            {paragraph(texts, "rules-end-when")}
            {paragraph(texts, "rules-end-sum")}
            <ul>{point(texts, "rules-end-groups")}{point(texts, "rules-end-scoring")}</ul>
            {paragraph(texts, "rules-end-winner")}
        </section>
    }
}

fn circle(texts: &Texts, record: &Record) -> impl IntoView + use<> {
    let game = record.game();
    let titles = game.scoring().map(|card| (card, texts.card(card)));
    let scoring = titles.each_ref().map(|(card, title)| ScoringSide { card: *card, title, sentence: "" });
    view! {
        <figure class="wide circle-picture">
            {drawing::decoration(&CirclePicture::of(game, scoring))}
            <figcaption>{texts.get("rules-setup-picture")}</figcaption>
        </figure>
    }
}

/// The first cards of a circle, of which the third is taken.
fn draft(texts: &Texts, record: &Record) -> impl IntoView + use<> {
    let fates = ["skipped", "skipped", "taken", "next"];
    let cards = record.game().circle().iter().zip(fates).map(|(&card, fate)| {
        let caption = texts.get(&format!("rules-draft-{fate}"));
        view! { <div class=format!("fate {fate}")>{figure(&TerritorySide::upright(card), caption)}</div> }
    });
    view! {
        <div class="pictures draft">{cards.collect_view()}</div>
        <p class="caption">{texts.get("rules-draft-picture")}</p>
    }
}

/// A second card in six ways, of which the last is not allowed.
fn placing(texts: &Texts) -> impl IntoView + use<> {
    const WAYS: [(&str, bool, i8, i8); 6] = [
        ("rules-placing-edge", false, 2, 1),
        ("rules-placing-covers", false, 1, 1),
        ("rules-placing-turned", true, 2, 0),
        ("rules-placing-half", false, 0, 1),
        ("rules-placing-whole", false, 0, 0),
        ("rules-placing-corner", false, 2, 2),
    ];
    let first = Placement::new(Card::SmalltownCharm, false, 0, 0);
    let ways = WAYS.map(|(key, turned, x, y)| {
        let next = Placement::new(Card::ClaimJumpers, turned, x, y);
        let mut town = Town::new();
        let lies = town.place(first).and_then(|()| town.place(next)).is_ok();
        let picture = if lies {
            TownPicture::of(town.territories())
        } else {
            // The rules would not place this one, so its territories are laid out by hand.
            TownPicture::of(first.cells().into_iter().chain(next.cells()))
        };
        let picture = picture.outline(next);
        view! { <div class="way" class:never=!lies>{figure(&picture, texts.get(key))}</div> }
    });
    view! { <div class="pictures placing">{ways.collect_view()}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deal_shown_is_one() {
        assert!(DEAL.parse::<Record>().is_ok_and(|record| record.game().start().is_some()));
    }
}
