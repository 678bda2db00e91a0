//! The lone cowboy: the campaign of six scenarios, scenarios of one's own, and what was reached in each.

mod editor;
mod own;
mod scenario_card;

use leptos::prelude::*;
use wagons_art::Emblem;
use wagons_rules::solo::Variant;
use wagons_table::{Campaign, Feat, OwnScenarios, SoloBook, Stage};
use wagons_texts::{key, text};

use self::own::Own;
use self::scenario_card::{InCampaign, ScenarioCard};
use crate::app::AppContext;
use crate::drawing;
use crate::screens::choice::Choice;
use crate::screens::shell::Shell;
use crate::storage;

/// What the parts of this screen share.
#[derive(Clone, Copy)]
struct Desk {
    app: AppContext,
    book: StoredValue<SoloBook>,
    own: RwSignal<OwnScenarios>,
    variant: Memo<Variant>,
}

/// The solo screen.
#[component]
pub(crate) fn Solo() -> impl IntoView {
    let app = AppContext::current();
    let chosen = move || app.settings.with(|settings| Variant::from_name(&settings.variant));
    let desk = Desk {
        app,
        book: StoredValue::new(storage::recall().unwrap_or_default()),
        own: RwSignal::new(storage::recall().unwrap_or_default()),
        variant: Memo::new(move |_| chosen().unwrap_or_default()),
    };
    provide_context(desk);
    view! {
        <Shell title=key::SOLO_TITLE class="solo">
            <div class="masthead">
                {drawing::decoration(&Emblem::Rider)}
                <p>{app.words(key::SOLO_LEAD)}</p>
            </div>
            {variants(desk)}
            <section aria-labelledby="campaign">
                <div class="section-head">
                    <h2 id="campaign">{app.words(key::SOLO_CAMPAIGN)}</h2>
                    <p>{move || total(desk)}</p>
                </div>
                <ol class="scenarios">{move || stages(desk, desk.variant.get())}</ol>
            </section>
            <Own/>
        </Shell>
    }
}

/// The choice of a variant, with its rule.
fn variants(desk: Desk) -> impl IntoView {
    let Desk { app, variant, .. } = desk;
    let options = move || {
        let texts = app.texts();
        Variant::ALL.map(|variant| (variant, texts.variant(variant))).to_vec()
    };
    let choose = move |chosen: Variant| app.set(|settings| chosen.name().clone_into(&mut settings.variant));
    view! {
        <div class="panel variants">
            <Choice name="variant" legend=key::SOLO_VARIANT
                options=Signal::derive(options) chosen=variant choose=choose/>
            <p class="hint" aria-live="polite">{move || app.texts().variant_rule(variant.get())}</p>
        </div>
    }
}

/// The stars of the campaign, how they are won, and that nobody has to keep to the order.
fn total(desk: Desk) -> String {
    let stars = desk.book.with_value(|book| book.campaign().stars(desk.variant.get()));
    let [two, three] = Feat::MARGINS;
    let total = text!(desk.app, SoloStars { stars, most: Campaign::MOST_STARS });
    let rule = text!(desk.app, SoloStarsRule { two, three });
    format!("{total}. {rule} {}", desk.app.text(key::SOLO_ANY_ORDER))
}

/// The six scenarios in order.
fn stages(desk: Desk, variant: Variant) -> impl IntoView {
    desk.book.with_value(|book| {
        let campaign = book.campaign();
        let next = campaign.next(variant);
        let card = |(stage, number): (Stage<'_>, usize)| {
            let campaign = InCampaign {
                number,
                stars: stage.stars(),
                best: stage.best.map(|best| (best.points, best.rival_points)),
                is_next: next.as_ref() == Some(&stage.scenario),
            };
            view! { <li><ScenarioCard scenario=stage.scenario campaign/></li> }
        };
        campaign.stages(variant).into_iter().zip(1..).map(card).collect_view()
    })
}
