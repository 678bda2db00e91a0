//! The cards, and the game for two: setup, a turn, placing, the end.

use leptos::prelude::*;
use wagons_art::{CirclePicture, Drawing, Letters, ScoringSide, TerritorySide, TownPicture};
use wagons_rules::{Card, Icon, Placement, Record, Terrain, Town};
use wagons_texts::{Key, Texts, key, sentence_case};

use super::said::{chapter, fates, figure, paragraph, part, point, points, ruling};
use crate::drawing;

/// A deal to show, with its start card named.
const DEAL: &str = "FKQ/RJAPODGLNMHBICE *B";

/// The chapter of the cards.
pub(crate) fn the_cards(texts: &Texts) -> impl IntoView + use<> {
    let card = Card::SmalltownCharm;
    let title = texts.card(card);
    let caption = |key: Key| texts.text(key);
    let terrains = Terrain::ALL.map(|terrain| legend(&terrain, &texts.terrain(terrain))).collect_view();
    let icons = Icon::ALL.map(|icon| legend(&icon, &texts.icon(icon))).collect_view();
    let deck = Card::ALL.map(|card| {
        let side = TerritorySide { letters: Letters::Shown, ..TerritorySide::upright(card) };
        figure(&side, format!("{} · {}", card.letter(), texts.card(card)))
    });
    view! {
        <section>
            {chapter(texts, key::RULES_CARDS)}
            {paragraph(texts, key::RULES_CARDS_SIDES)}
            <div class="pictures">
                {figure(&ScoringSide { card, title: &title, sentence: "" }, caption(key::RULES_SIDE_SCORING))}
                {figure(&TerritorySide::upright(card), caption(key::RULES_SIDE_UPRIGHT))}
                {figure(&TerritorySide::turned(card), caption(key::RULES_SIDE_TURNED))}
            </div>
            <h3>{texts.text(key::RULES_TERRAINS)}</h3>
            <ul class="legend terrains">{terrains}</ul>
            <h3>{texts.text(key::RULES_ICONS)}</h3>
            <ul class="legend icons">{icons}</ul>
            {paragraph(texts, key::RULES_CARDS_TOWN)}
            {paragraph(texts, key::RULES_WORDS)}
            <ul>{points(texts, &[key::RULES_WORD_ADJACENT, key::RULES_WORD_GROUP, key::RULES_WORD_TURNED])}</ul>
            <details>
                <summary>{texts.text(key::RULES_DECK)}</summary>
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
            <h2>{texts.text(key::RULES_FOR_TWO)}</h2>
            {part(texts, key::RULES_SETUP)}
            {paragraph(texts, key::RULES_SETUP_DEAL)}
            {paragraph(texts, key::RULES_SETUP_START)}
            {circle(texts, &record)}
            {part(texts, key::RULES_TURN)}
            {paragraph(texts, key::RULES_TURN_INTRO)}
            <ol>{points(texts, &[key::RULES_TURN_FREE, key::RULES_TURN_DRAFT, key::RULES_TURN_PLACE])}</ol>
            {draft(texts, &record)}
            {paragraph(texts, key::RULES_TURN_REFUSE)}
            {part(texts, key::RULES_PLACING)}
            {paragraph(texts, key::RULES_PLACING_RULE)}
            {placing(texts)}
            <ul>
                {points(texts, &[key::RULES_PLACING_MATCH, key::RULES_PLACING_COVER, key::RULES_PLACING_NEVER, key::RULES_PLACING_GAPS])}
                {ruling(texts, key::RULES_PLACING_ENOUGH)}
                {ruling(texts, key::RULES_PLACING_GRID)}
            </ul>
            {part(texts, key::RULES_END)}
            {paragraph(texts, key::RULES_END_WHEN)}
            <ul>{ruling(texts, key::RULES_END_LAST)}</ul>
            {paragraph(texts, key::RULES_END_SUM)}
            <ul>{point(texts, key::RULES_END_GROUPS)}{point(texts, key::RULES_END_SCORING)}</ul>
            {paragraph(texts, key::RULES_END_WINNER)}
            <ul>{ruling(texts, key::RULES_END_TIE)}</ul>
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
            <figcaption>{texts.text(key::RULES_SETUP_PICTURE)}</figcaption>
        </figure>
    }
}

/// The first cards of a circle, of which the third is taken.
fn draft(texts: &Texts, record: &Record) -> impl IntoView + use<> {
    let becomes = [
        ("skipped", key::RULES_DRAFT_SKIPPED),
        ("skipped", key::RULES_DRAFT_SKIPPED),
        ("taken", key::RULES_DRAFT_TAKEN),
        ("next", key::RULES_DRAFT_NEXT),
    ];
    let cards = record.game().circle().iter().zip(becomes);
    let cards = cards.map(|(&card, (fate, key))| (card, fate, texts.text(key)));
    view! {
        {fates(cards.collect())}
        <p class="caption">{texts.text(key::RULES_DRAFT_PICTURE)}</p>
    }
}

/// A second card in six ways, of which the last is not allowed.
fn placing(texts: &Texts) -> impl IntoView + use<> {
    const WAYS: [(Key, bool, i8, i8); 6] = [
        (key::RULES_PLACING_EDGE, false, 2, 1),
        (key::RULES_PLACING_COVERS, false, 1, 1),
        (key::RULES_PLACING_TURNED, true, 2, 0),
        (key::RULES_PLACING_HALF, false, 0, 1),
        (key::RULES_PLACING_WHOLE, false, 0, 0),
        (key::RULES_PLACING_CORNER, false, 2, 2),
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
        let picture = picture.outline(Some(next));
        view! { <div class="way" class:never=!lies>{figure(&picture, texts.text(key))}</div> }
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
