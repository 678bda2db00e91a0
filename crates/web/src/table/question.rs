//! A scoring card that is asked about: large, with its example, its sentence and its rulings, and why both sides have what
//! they have. What makes the points is lit in both towns meanwhile.

use leptos::prelude::*;
use wagons_art::Diagram;
use wagons_rules::{Card, Rule, Seat};
use wagons_table::{Counted, Position};
use wagons_texts::{key, number};

use super::state::State;
use crate::drawing;
use crate::screens::rules::{Note, notes};

/// The card, while it is asked about.
#[component]
pub(super) fn Question() -> impl IntoView {
    let state = State::current();
    let card = Memo::new(move |_| state.card_asked());
    view! { {move || card.get().map(|card| large(state, card))} }
}

fn large(state: State, card: Card) -> impl IntoView {
    let texts = state.app.texts();
    let counted = Counted::Rule(Rule::Scoring(card));
    let [viewer, opponent] = state.seats();
    let remark = |&(Note::Plain(key) | Note::Decision(key)): &Note| view! { <li>{texts.text(key)}</li> };
    let rulings: Vec<_> = notes(card).iter().map(remark).collect();
    let side = move |seat: Memo<Seat>| {
        view! {
            <dt>{move || state.name(seat.get())}</dt>
            <dd>
                <b>{move || state.score.with(|score| score.points(counted, seat.get())).map(number)}</b>
                " " {move || state.why(counted, seat.get())}
            </dd>
        }
    };
    view! {
        <section class="question">
            <button class="close" aria-label=state.app.text(key::TABLE_CLOSE) on:click=move |_| state.ask(None)>"×"</button>
            <h2>{texts.card(card)}</h2>
            <div class="example">{drawing::decoration(&Diagram(card))}</div>
            <p>{texts.rule(card)}</p>
            // Where not all of it fits, the rulings are what is scrolled to.
            <Show when=move || state.shows_score()>
                <dl>{side(viewer)}{(!state.is_solo()).then(|| side(opponent))}</dl>
            </Show>
            <ul class="rulings">{rulings}</ul>
        </section>
    }
}

impl State {
    /// The scoring card that is asked about. A count asks about one line after another, and explains none.
    pub(super) fn card_asked(self) -> Option<Card> {
        match self.asked.get()? {
            Counted::Rule(Rule::Scoring(card)) if self.count.get().is_none() => Some(card),
            _ => None,
        }
    }

    /// Asks about the next scoring card, and says what there is to know about it; after the last it asks about none.
    pub(super) fn ask_next(self) {
        let cards = self.shown.with_untracked(Position::scoring);
        let next = match untrack(|| self.card_asked()) {
            None => cards.first(),
            Some(card) => cards.iter().skip_while(|&&one| one != card).nth(1),
        };
        self.ask(next.map(|&card| Counted::Rule(Rule::Scoring(card))));
        self.app.announcer.say(untrack(|| self.question_in_words()).unwrap_or_default());
    }

    /// The card that is asked about, what it pays for, and what both sides have for it.
    fn question_in_words(self) -> Option<String> {
        let card = self.card_asked()?;
        let texts = self.app.texts();
        let counted = Counted::Rule(Rule::Scoring(card));
        let sides = Seat::BOTH.into_iter().filter_map(|seat| {
            let points = self.score.with(|score| score.points(counted, seat))?;
            let why = self.why(counted, seat).unwrap_or_default();
            self.shows_score().then(|| format!("{}: {}. {why}.", self.name(seat), number(points)))
        });
        let said = [format!("{}. {}", texts.card(card), texts.rule(card))].into_iter().chain(sides);
        Some(said.collect::<Vec<_>>().join(" "))
    }
}
