//! A scenario as one chooses it: what it is about, which cards score, what the rival does, and what was reached.

use std::sync::Arc;

use leptos::prelude::*;
use wagons_art::Pictogram;
use wagons_rules::Card;
use wagons_rules::solo::{Round, Scenario};
use wagons_texts::{key, text};

use super::Desk;
use crate::drawing;
use crate::stars::Stars;

/// What a scenario of the campaign has besides.
#[derive(Clone, Copy)]
pub(super) struct InCampaign {
    /// Its place, counted from 1.
    pub(super) number: usize,
    pub(super) stars: u8,
    /// The points of both sides in its best game.
    pub(super) best: Option<(i32, i32)>,
    /// Whether this is the one to play next.
    pub(super) is_next: bool,
}

/// A scenario.
#[component]
pub(super) fn ScenarioCard(
    scenario: Arc<Scenario>,
    #[prop(optional)] campaign: Option<InCampaign>,
    /// What else can be done with it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let desk: Desk = expect_context();
    let app = desk.app;
    let shown = StoredValue::new(scenario);
    let title = move || shown.with_value(|scenario| app.texts().scenario(scenario));
    let flavour = move || shown.with_value(|scenario| app.texts().flavour(scenario));
    let number = move || campaign.map(|campaign| text!(app, SoloStage { number: campaign.number }));
    let best = campaign.and_then(|campaign| campaign.best);
    let is_next = campaign.is_none_or(|campaign| campaign.is_next);
    let play_label = move || text!(app, SoloPlayScenario { scenario: title() });
    let play = move |_| app.begin_solo(shown.get_value(), desk.variant.get_untracked());
    let button = view! {
        <button class:primary=is_next aria-label=play_label on:click=play>
            {app.words(key::SOLO_PLAY)}
        </button>
    };
    view! {
        <article class="panel scenario">
            <header>
                <div><small>{number}</small><h3>{title}</h3></div>
                {campaign.map(|campaign| view! { <Stars won=campaign.stars/> })}
            </header>
            <p class="flavour">{flavour}</p>
            <ul class="pair">{shown.with_value(|scenario| scenario.scoring()).map(|card| scoring(desk, card))}</ul>
            <p class="reached">{move || shown.with_value(|scenario| reached(desk, scenario, best))}</p>
            <details>
                <summary>{app.words(key::SOLO_RULES_OF_RIVAL)}</summary>
                {move || shown.with_value(|scenario| rules(desk, scenario))}
            </details>
            <div class="buttons">{button}{children.map(|children| children())}</div>
        </article>
    }
}

/// A scoring card in words one can read: on a whole card they would be too small here.
fn scoring(desk: Desk, card: Card) -> impl IntoView {
    view! {
        <li>
            {drawing::decoration(&Pictogram(card))}
            <div>
                <b>{move || desk.app.texts().card(card)}</b>
                <p>{move || desk.app.texts().rule(card)}</p>
            </div>
        </li>
    }
}

/// What was reached: the best game, and how many there were.
fn reached(desk: Desk, scenario: &Scenario, best: Option<(i32, i32)>) -> String {
    let tally = desk.book.with_value(|book| book.tally(scenario, desk.variant.get()));
    let app = desk.app;
    let best = best.or(tally.best).map(|(points, rival)| text!(app, SoloBest { points, rival }));
    let played = (tally.played > 0).then(|| text!(app, SoloTally { played: tally.played, won: tally.won }));
    match (best, played) {
        (None, None) => app.text(key::SOLO_NOT_PLAYED),
        (best, played) => best.into_iter().chain(played).collect::<Vec<_>>().join(" · "),
    }
}

/// What the rival does in both rounds, and what it scores.
fn rules(desk: Desk, scenario: &Scenario) -> impl IntoView + use<> {
    let (app, variant) = (desk.app, desk.variant.get());
    let texts = app.texts();
    let round = |round: Round| {
        (text!(texts, SoloRound { number: round.number() }), texts.hunt(scenario, variant, round))
    };
    let parts = [
        round(Round::One),
        round(Round::Two),
        (texts.text(key::SOLO_RIVAL_SCORES), texts.rival_scoring(scenario, variant)),
    ];
    parts.map(|(title, sentences)| {
        let sentences = sentences.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view();
        view! { <h4>{title}</h4><ul>{sentences}</ul> }
    })
}
