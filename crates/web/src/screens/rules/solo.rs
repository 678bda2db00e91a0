//! The solo game: setup, turns, the rival, its points, variants and scenarios.

use leptos::prelude::*;
use wagons_art::{ScoringSide, SoloPicture, TerritorySide};
use wagons_rules::solo::{Scenario, Scenarios, Variant};
use wagons_rules::{Card, Icon, Terrain};
use wagons_texts::{Texts, sentence_case};

use super::place::Place;
use super::said::{chapter, figure, paragraph, part, point, points, ruling};
use crate::drawing;
use crate::route::Route;

/// A game after the rival's first turn.
const GAME: &str = "s1:IP/ABCDEFGH/JKLMNOQR B B0,0";

/// The scoring cards that look at the other town.
const COMPARING: [Card; 3] = [Card::ClaimJumpers, Card::OneTooMany, Card::SmalltownCharm];

/// The chapter of the solo game.
pub(crate) fn solo(texts: &Texts) -> impl IntoView + use<> {
    let comparing = texts.list(&COMPARING.map(|card| texts.card(card)));
    let scenarios = Scenarios::built_in();
    view! {
        <section>
            {chapter(texts, Place::Solo)}
            {paragraph(texts, "rules-solo-intro")}
            {part(texts, Place::SoloSetup)}
            {paragraph(texts, "rules-solo-setup-scenario")}
            {table_in_play(texts, &scenarios)}
            {part(texts, Place::SoloTurn)}
            {paragraph(texts, "rules-solo-turn-same")}
            {part(texts, Place::RoundOne)}
            {paragraph(texts, "rules-round-one-match")}
            <ul>{points(texts, &["rules-round-one-found", "rules-round-one-none"])}</ul>
            {matching(texts)}
            {paragraph(texts, "rules-round-one-end")}
            <ul>{ruling(texts, "rules-round-change")}</ul>
            {part(texts, Place::RoundTwo)}
            <ol>{points(texts, &["rules-round-two-hunt", "rules-round-two-icon", "rules-round-two-first"])}</ol>
            {paragraph(texts, "rules-round-two-skipped")}
            <ul>{ruling(texts, "rules-round-two-frequent")}</ul>
            {part(texts, Place::RivalScore)}
            <p>{texts.with("rules-rival-score-you", &[("cards", comparing.into())])}</p>
            {paragraph(texts, "rules-rival-score-rival")}
            <ul>
                {point(texts, "rules-rival-score-winner")}
                {ruling(texts, "rules-rival-score-tie")}
                {ruling(texts, "rules-rival-score-covered")}
                {ruling(texts, "rules-rival-score-toll")}
            </ul>
            {part(texts, Place::Variants)}
            {paragraph(texts, "rules-variants-intro")}
            {variants(texts)}
            {part(texts, Place::Scenarios)}
            {paragraph(texts, "rules-scenarios-intro")}
            <div class="scenarios">{scenarios.iter().map(|scenario| scenario_card(texts, scenario)).collect_view()}</div>
        </section>
    }
}

fn table_in_play(texts: &Texts, scenarios: &Scenarios) -> impl IntoView + use<> {
    let record = scenarios.record(GAME).expect("a test reads this record");
    let game = record.game();
    let titles = game.scoring().map(|card| (card, texts.card(card)));
    let scoring = titles.each_ref().map(|(card, title)| ScoringSide { card: *card, title, sentence: "" });
    let (you, rival) = (texts.get("you"), texts.get("rival-name"));
    view! { <figure class="wide">{drawing::decoration(&SoloPicture::of(game, [&you, &rival], scoring))}</figure> }
}

/// The deck's top card, and the cards within the rival's reach.
fn matching(texts: &Texts) -> impl IntoView + use<> {
    let pair = [("icon", texts.icon(Icon::Gun).into()), ("terrain", texts.terrain(Terrain::Water).into())];
    let cards = [
        ("", Card::OneTooMany, texts.get("rules-match-top")),
        ("", Card::Badlands, texts.get("rules-match-none")),
        ("taken", Card::Bootleggers, sentence_case(&texts.with("icon-on-terrain", &pair))),
        ("", Card::CircleTheWagons, texts.get("rules-match-far")),
    ];
    let cards = cards.map(|(fate, card, caption)| {
        view! { <div class=format!("fate {fate}")>{figure(&TerritorySide::upright(card), caption)}</div> }
    });
    view! { <div class="pictures draft">{cards.collect_view()}</div> }
}

/// What a card scores the rival in the modern variants.
fn variants(texts: &Texts) -> impl IntoView + use<> {
    const TERRAINS: [usize; 3] = [2, 3, 4];
    let heads = TERRAINS.map(|count| {
        view! { <th scope="col">{texts.with("rules-variants-terrains", &[("count", count.into())])}</th> }
    });
    let rows = Variant::ALL.into_iter().filter(|&variant| variant != Variant::Classic).map(|variant| {
        let points = TERRAINS.map(|count| view! { <td>{variant.points_for_card(count)}</td> });
        view! { <tr><th scope="row">{texts.variant(variant)}</th>{points}</tr> }
    });
    view! {
        <table class="numbers">
            <thead><tr><th scope="col">{texts.get("rules-variants-name")}</th>{heads}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

fn scenario_card(texts: &Texts, scenario: &Scenario) -> impl IntoView + use<> {
    let cards = scenario.scoring().map(|card| {
        let address = Route::Rule(Place::Card(card)).address();
        view! { <li><a href=address>{texts.card(card)}</a></li> }
    });
    let sentences = |sentences: Vec<String>| {
        sentences.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view()
    };
    view! {
        <article class="scenario">
            <h4>{texts.scenario(scenario)}</h4>
            <p class="flavour">{texts.flavour(scenario)}</p>
            <ul class="cards">{cards}</ul>
            <h5>{texts.get("rules-scenario-hunt")}</h5>
            <ol>{sentences(texts.hunt(scenario, Variant::Classic))}</ol>
            <h5>{texts.get("rules-scenario-score")}</h5>
            <ul>{sentences(texts.rival_scoring(scenario, Variant::Classic))}</ul>
        </article>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Territory;

    #[test]
    fn the_game_shown_is_one() {
        assert!(Scenarios::built_in().record(GAME).is_ok());
    }

    #[test]
    fn the_pictured_match_is_one() {
        let shows =
            |card: Card| card.territories().contains(&Territory { terrain: Terrain::Water, icon: Icon::Gun });
        assert!(shows(Card::OneTooMany) && shows(Card::Bootleggers) && !shows(Card::Badlands));
    }

    #[test]
    fn every_ruling_of_the_documentation_is_here() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules.md");
        let page = std::fs::read_to_string(path).expect("the rules in the documentation");
        let (_, solo) = page.split_once("\n## Alone against the rival\n").expect("a chapter");
        let said = include_str!("solo.rs");
        let said = said.split("#[cfg(test)]").next().unwrap_or(said);
        assert_eq!(said.matches("{ruling(texts,").count(), solo.matches("**Ruling**").count());
    }
}
