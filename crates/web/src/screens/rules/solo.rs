//! The solo game: setup, turns, the rival, its points, variants and scenarios.

use leptos::prelude::*;
use wagons_art::{ScoringSide, SoloPicture};
use wagons_rules::solo::{Round, Scenario, Scenarios, Variant};
use wagons_rules::{Card, Icon, Terrain, Territory};
use wagons_texts::{Texts, key, sentence_case, text};

use super::place::Place;
use super::said::{chapter, fates, paragraph, part, point, points, ruled, ruling};
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
            {chapter(texts, key::RULES_SOLO)}
            {paragraph(texts, key::RULES_SOLO_INTRO)}
            {part(texts, key::RULES_SOLO_SETUP)}
            {paragraph(texts, key::RULES_SOLO_SETUP_SCENARIO)}
            {table_in_play(texts, &scenarios)}
            {part(texts, key::RULES_SOLO_TURN)}
            {paragraph(texts, key::RULES_SOLO_TURN_SAME)}
            {part(texts, key::RULES_ROUND_ONE)}
            {paragraph(texts, key::RULES_ROUND_ONE_MATCH)}
            <ul>{points(texts, &[key::RULES_ROUND_ONE_FOUND, key::RULES_ROUND_ONE_NONE])}</ul>
            {matching(texts)}
            <ul>{ruling(texts, key::RULES_ROUND_ONE_NEAREST)}</ul>
            {paragraph(texts, key::RULES_ROUND_ONE_END)}
            <ul>{ruling(texts, key::RULES_ROUND_TWO_ORDER)}{ruling(texts, key::RULES_ROUND_CHANGE)}</ul>
            {part(texts, key::RULES_ROUND_TWO)}
            <ol>{points(texts, &[key::RULES_ROUND_TWO_HUNT, key::RULES_ROUND_TWO_ICON, key::RULES_ROUND_TWO_FIRST])}</ol>
            {paragraph(texts, key::RULES_ROUND_TWO_SKIPPED)}
            <ul>{ruling(texts, key::RULES_ROUND_TWO_FREQUENT)}</ul>
            {part(texts, key::RULES_RIVAL_SCORE)}
            {paragraph(texts, key::RULES_RIVAL_SCORE_YOU)}
            {paragraph(texts, key::RULES_RIVAL_SCORE_RIVAL)}
            <ul>
                {point(texts, key::RULES_RIVAL_SCORE_WINNER)}
                {ruling(texts, key::RULES_RIVAL_SCORE_TIE)}
                {ruled(texts, &text!(texts, RulesRivalScoreCompared { cards: comparing }))}
                {ruling(texts, key::RULES_RIVAL_SCORE_COVERED)}
                {ruling(texts, key::RULES_RIVAL_SCORE_TOLL)}
            </ul>
            {part(texts, key::RULES_VARIANTS)}
            {paragraph(texts, key::RULES_VARIANTS_INTRO)}
            {variants(texts)}
            {part(texts, key::RULES_SCENARIOS)}
            {paragraph(texts, key::RULES_SCENARIOS_CHANGE)}
            {paragraph(texts, key::RULES_SCENARIOS_INTRO)}
            <div class="scenarios">{scenarios.iter().map(|scenario| scenario_card(texts, scenario)).collect_view()}</div>
        </section>
    }
}

fn table_in_play(texts: &Texts, scenarios: &Scenarios) -> impl IntoView + use<> {
    let record = scenarios.record(GAME).expect("a test reads this record");
    let game = record.game();
    let titles = game.scoring().map(|card| (card, texts.card(card)));
    let scoring = titles.each_ref().map(|(card, title)| ScoringSide { card: *card, title, sentence: "" });
    let (you, rival) = (texts.text(key::YOU), texts.text(key::RIVAL_NAME));
    view! { <figure class="wide">{drawing::decoration(&SoloPicture::of(game, [&you, &rival], scoring))}</figure> }
}

/// The deck's top card, and the cards within the rival's reach.
fn matching(texts: &Texts) -> impl IntoView + use<> {
    let pair = texts.territory(Territory { icon: Icon::Gun, terrain: Terrain::Water });
    fates(vec![
        (Card::OneTooMany, "", texts.text(key::RULES_MATCH_TOP)),
        (Card::Badlands, "", texts.text(key::RULES_MATCH_NONE)),
        (Card::Bootleggers, "taken", sentence_case(&pair)),
        (Card::CircleTheWagons, "", texts.text(key::RULES_MATCH_FAR)),
    ])
}

/// What a card scores the rival in the modern variants.
fn variants(texts: &Texts) -> impl IntoView + use<> {
    const TERRAINS: [usize; 3] = [2, 3, 4];
    let heads = TERRAINS.map(|count| {
        view! { <th scope="col">{text!(texts, RulesVariantsTerrains { count })}</th> }
    });
    let rows = Variant::ALL.into_iter().filter(|&variant| variant != Variant::Classic).map(|variant| {
        let points = TERRAINS.map(|count| view! { <td>{variant.points_for_card(count)}</td> });
        view! { <tr><th scope="row">{texts.variant(variant)}</th>{points}</tr> }
    });
    view! {
        <table class="numbers">
            <thead><tr><th scope="col">{texts.text(key::RULES_VARIANTS_NAME)}</th>{heads}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

fn scenario_card(texts: &Texts, scenario: &Scenario) -> impl IntoView + use<> {
    let cards = scenario.scoring().map(|card| {
        let address = Route::Rules(Some(Place::Card(card))).address();
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
            <h5>{texts.text(key::RULES_SCENARIO_HUNT)}</h5>
            <ol>{sentences(texts.hunt(scenario, Variant::Classic, Round::Two))}</ol>
            <h5>{texts.text(key::RULES_SCENARIO_SCORE)}</h5>
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
}
