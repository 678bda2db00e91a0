//! What every table shows, in play or looked back on: both sides at its head, both towns, and the circle between them.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_texts::{Key, key};

use super::circle::Circle;
use super::goals::Goals;
use super::part::Part;
use super::question::Question;
use super::queue::Queue;
use super::side::Side;
use super::stage::Stage;
use super::state::State;
use super::town::TownView;

/// The head of the table, the scoring cards and the three parts.
#[component]
pub(crate) fn Board(
    /// What is read aloud as the title.
    title: Key,
    /// What lies on the other side beside its queue, if not a town: the rival of the solo game has a row of cards.
    #[prop(optional_no_strip)]
    theirs: Option<AnyView>,
    /// The ways out of here, between both sides at the head.
    children: Children,
) -> impl IntoView {
    let state = State::current();
    let [viewer, opponent] = state.seats();
    let town_of = |seat: Memo<Seat>| Memo::new(move |_| Stage::Town(seat.get()));
    let town_label = move |seat: Memo<Seat>| Signal::derive(move || state.town_label(seat.get()));
    let circle_label = Signal::derive(state.app.words(key::CIRCLE));
    view! {
        <h1 class="heard">{state.app.words(title)}</h1>
        <header>
            <Side seat=viewer/>
            <nav>{children()}</nav>
            <Side seat=opponent/>
        </header>
        <Goals/>
        <Question/>
        <Part name="mine" thing=town_of(viewer) label=town_label(viewer)><Queue seat=viewer/><TownView seat=viewer/></Part>
        <Part name="middle" thing=Memo::new(|_| Stage::Circle) label=circle_label><Circle/></Part>
        <Part name="theirs" thing=town_of(opponent) label=town_label(opponent)>
            <Queue seat=opponent/>
            {theirs.unwrap_or_else(|| view! { <TownView seat=opponent/> }.into_any())}
        </Part>
    }
}
