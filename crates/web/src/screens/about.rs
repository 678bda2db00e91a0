//! What this is, and whom it owes to.

use leptos::prelude::*;

use super::shell::Shell;
use crate::app::House;

/// The people behind the game, as their names are written everywhere.
const DESIGNERS: [&str; 3] = ["Steven Aramini", "Danny Devine", "Paul Kluka"];
const SOLO_DESIGNER: &str = "Mike Mullins";
const PUBLISHERS: [&str; 3] = ["Button Shy", "Quined Games", "Frosted Games"];

/// About.
#[component]
pub(crate) fn About() -> impl IntoView {
    let house = House::here();
    let designers = move || {
        let names = house.texts().list(&DESIGNERS);
        house.text_with("about-designers", &[("names", names.into()), ("solo", SOLO_DESIGNER.into())])
    };
    let publishers = move || {
        let names = house.texts().list(&PUBLISHERS);
        house.text_with("about-publishers", &[("names", names.into())])
    };
    let version = move || house.text_with("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    view! {
        <Shell title="about-title" class="about">
            <section class="panel">
                <h2>{move || house.text("about-whose")}</h2>
                <p>{designers}</p>
                <p>{publishers}</p>
                <p>{move || house.text("about-unofficial")}</p>
                <p class="buy">{move || house.text("about-buy")}</p>
            </section>
            <section class="panel">
                <h2>{move || house.text("about-this")}</h2>
                <p>{move || house.text("about-own")}</p>
                <p>{move || house.text("about-private")}</p>
                <p>{move || house.text("about-licence")}</p>
                <p class="hint">{version}</p>
            </section>
        </Shell>
    }
}
