//! Beside the table: how far the computer is with its judgement, the turning points, the score sheet, and every move.

use leptos::prelude::*;
use wagons_players::{Class, Judged, Sort};
use wagons_rules::Seat;
use wagons_table::Session;
use wagons_table::narration::sign;
use wagons_texts::{Key, key};

use super::explained::Explained;
use super::look::Look;
use super::study::Progress;
use crate::table::ScoreSheet;

/// The panel.
#[component]
pub(crate) fn Panel() -> impl IntoView {
    let look = Look::current();
    let app = look.state.app;
    view! {
        <section class="sheet" aria-label=app.words(key::REVIEW_PANEL)>
            {look.game.with_value(Session::is_over).then(|| view! { <p class="outcome">{move || look.outcome()}</p> })}
            {look.is_for_two.then(|| view! { <Analysis/> })}
            <details>
                <summary>{app.words(key::TABLE_SHEET)}</summary>
                <ScoreSheet/>
            </details>
            <details>
                <summary>{app.words(key::MOVES_TITLE)}</summary>
                <Moves/>
            </details>
        </section>
    }
}

/// What the computer has found out.
#[component]
fn Analysis() -> impl IntoView {
    let look = Look::current();
    let app = look.state.app;
    let progress = move || look.study.progress.get();
    let done = Memo::new(move |_| progress() == Progress::Done);
    let points = move || {
        let judged =
            look.study.review.with(|review| review.moments().into_iter().cloned().collect::<Vec<Judged>>());
        if judged.is_empty() && done.get() {
            return view! { <p>{app.text(key::REVIEW_NO_TURNING)}</p> }.into_any();
        }
        let list: Vec<_> =
            judged.iter().map(|judged| view! { <li>{turning_point(look, judged)}</li> }).collect();
        view! { <ul class="turning">{list}</ul> }.into_any()
    };
    view! {
        <h2>{app.words(key::REVIEW_MOMENTS)}</h2>
        <Show when=move || progress() == Progress::Resting>
            <button on:click=move |_| look.study.start()>{app.words(key::REVIEW_ANALYSE)}</button>
        </Show>
        <Show when=move || matches!(progress(), Progress::Going(_))>
            <div class="working">
                <progress max="1" aria-label=app.words(key::REVIEW_ANALYSING)
                    prop:value=move || if let Progress::Going(done) = progress() { done } else { 1.0 }></progress>
                <button on:click=move |_| look.study.stop()>{app.words(key::REVIEW_STOP)}</button>
            </div>
        </Show>
        {points}
        <Explained/>
        {move || done.get().then(|| summary(look))}
    }
}

fn turning_point(look: Look, judged: &Judged) -> impl IntoView + use<> {
    let verdict = look.state.narrate(|narrator| narrator.verdict(judged));
    let &Judged { number, class, .. } = judged;
    let is_here = move || look.place.get().number == number;
    view! {
        <button class="turning-point" aria-current=move || is_here().then_some("true") on:click=move |_| look.go(|place| place.at(number))>
            <b class="class" data-class=class.name() aria-hidden="true">{sign(class)}</b>
            <span>
                {move || look.sentence(number)} " "
                <small>{verdict}</small>
            </span>
        </button>
    }
}

/// How both sides did, class by class.
fn summary(look: Look) -> impl IntoView {
    let state = look.state;
    let texts = state.app.texts();
    let seats = [look.viewer, look.viewer.other()];
    let count = |seat: Seat, class: Class| look.study.review.with(|review| review.count(seat, class));
    let classes = [Class::Best, Class::Good, Class::Inaccuracy, Class::Mistake, Class::Blunder];
    let rows = classes.map(|kind| {
            let counts = seats.map(|seat| view! { <td>{count(seat, kind)}</td> });
            view! { <tr><th scope="row"><b class="class" data-class=kind.name() aria-hidden="true">{sign(kind)}</b> " " {state.narrate(|narrator| narrator.class(kind))}</th>{counts}</tr> }
        });
    let lost = seats.map(|seat| {
        let points = look.study.review.with(|review| review.lost(seat));
        view! { <td>{texts.tenths(f64::from(points))}</td> }
    });
    let percent = |seat: Seat, sort: Option<Sort>| {
        let share = look.study.review.with(|review| review.accuracy(seat, sort));
        share.map_or_else(|| "–".to_owned(), |share| format!("{:.0}\u{a0}%", 100.0 * share))
    };
    let accuracy = |key: Key, sort: Option<Sort>| {
        let shares = seats.map(|seat| view! { <td>{percent(seat, sort)}</td> });
        view! { <tr><th scope="row">{texts.text(key)}</th>{shares}</tr> }
    };
    let accuracies = [
        accuracy(key::REVIEW_ACCURACY, None),
        accuracy(key::REVIEW_DRAFTS, Some(Sort::Draft)),
        accuracy(key::REVIEW_PLACEMENTS, Some(Sort::Place)),
    ];
    let at_the_start =
        look.study.review.with(|review| state.narrate(|narrator| narrator.at_the_start(review)));
    let names = seats.map(|seat| view! { <th scope="col">{state.name(seat)}</th> });
    view! {
        <table class="lines classes">
            <thead><tr><td></td>{names}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">{texts.text(key::REVIEW_LOST)}</th>{lost}</tr>{accuracies}</tfoot>
        </table>
        {at_the_start.map(|sentence| view! { <p>{sentence}</p> })}
    }
}

/// Every move: the graph as a table, and a way to every place.
#[component]
fn Moves() -> impl IntoView {
    let look = Look::current();
    let app = look.state.app;
    let count = look.place.get_untracked().moves;
    let viewer = look.viewer;
    let row = move |number: usize| {
        let points = look.points.with_value(|points| points[number]);
        let [own, other] = [viewer, viewer.other()].map(|seat| wagons_texts::number(points[seat.index()]));
        let remark = move || {
            let texts = app.texts();
            look.study.judged(number).map(|judged| {
                let class = look.state.narrate(|narrator| narrator.class(judged.class));
                let expected = texts.signed_tenths(f64::from(judged.after_played.seen_by(viewer).0));
                view! {
                    <span class="class" data-class=judged.class.name() role="img" aria-label=class>{sign(judged.class)}</span>
                    " " {expected}
                }
            })
        };
        view! {
            <tr aria-current=move || (look.place.get().number == number).then_some("true")>
                <td>{number}</td>
                <td><button on:click=move |_| look.go(|place| place.at(number))>{move || look.sentence(number)}</button></td>
                <td>{format!("{own} : {other}")}</td>
                {look.is_for_two.then(|| view! { <td>{remark}</td> })}
            </tr>
        }
    };
    view! {
        <table class="moves">
            <thead><tr>
                <th scope="col"><span class="heard">{app.words(key::REVIEW_NUMBER)}</span></th>
                <th scope="col">{app.words(key::REVIEW_MOVE)}</th>
                <th scope="col">{app.words(key::PROSPERITY_POINTS)}</th>
                {look.is_for_two.then(|| view! { <th scope="col">{app.words(key::REVIEW_EXPECTATION)}</th> })}
            </tr></thead>
            <tbody>{(1..=count).map(row).collect::<Vec<_>>()}</tbody>
        </table>
    }
}
