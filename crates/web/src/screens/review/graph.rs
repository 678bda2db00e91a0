//! The graph of a game: who was ahead, and who was going to win. A tap or a click goes to the move.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::narration::sign;
use wagons_texts::{key, text};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::course::{self, HEIGHT, Point, Scale, WIDTH};
use super::look::Look;

/// The lines of a graph.
#[derive(Clone, PartialEq)]
enum Lines {
    /// A game for two: how far the viewer is ahead, and is expected to be in the end.
    Margins { counted: Vec<Point>, expected: Vec<Point> },
    /// A solo game: the points of both sides.
    Points([Vec<Point>; 2]),
}

impl Lines {
    fn scale(&self, moves: usize) -> Scale {
        let lines = match self {
            Self::Margins { counted, expected } => [counted, expected],
            Self::Points(lines) => lines.each_ref(),
        };
        Scale::of(moves, lines.into_iter().flatten().map(|&(_, value)| value))
    }
}

/// The graph.
#[component]
pub(crate) fn Graph() -> impl IntoView {
    let look = Look::current();
    let (state, app) = (look.state, look.state.app);
    let moves = move || look.place.get().moves;
    let lines = Memo::new(move |_| lines(look));
    let scale = Memo::new(move |_| lines.with(|lines| lines.scale(moves())));
    let jump = move |event: PointerEvent| {
        if let Some(across) = across(&event) {
            look.go(|place| place.at(scale.get_untracked().nearest(across)));
        }
    };
    let dragged = move |event: PointerEvent| {
        if event.buttons() & 1 == 1 {
            jump(event);
        }
    };
    let cursor = move || percent(scale.get().across(look.place.get().number));
    let side = move |seat: Seat| move || state.name(seat);
    let viewer = look.viewer;
    let legend = move || {
        view! { <span class="legend" aria-hidden="true"><i>{move || app.text(key::REVIEW_EXPECTATION)}</i> <i>{move || app.text(key::REVIEW_COUNTED)}</i></span> }
    };
    view! {
        <div class="graph" data-lines=if look.is_for_two { "margins" } else { "points" }>
            {look.is_for_two.then(legend)}
            <div class="plot">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" role="img"
                aria-label=move || in_words(look, &lines.get()) on:pointerdown=jump on:pointermove=dragged>
                {move || drawn(&lines.get(), scale.get())}
            </svg>
            <i class="cursor" aria-hidden="true" style:left=cursor></i>
            {move || marks(look, scale.get())}
            <span class="upper" aria-hidden="true">{side(viewer)}</span>
            <span class="lower" aria-hidden="true">{side(viewer.other())}</span>
            </div>
            <span class="heard">{move || app.text(key::REVIEW_GRAPH_TABLE)}</span>
        </div>
    }
}

fn lines(look: Look) -> Lines {
    let viewer = look.viewer;
    look.points.with_value(|points| {
        if look.is_for_two {
            Lines::Margins {
                counted: course::margins(points, viewer),
                expected: look.study.review.with(|review| course::expected(review, viewer)),
            }
        } else {
            let of = |side: usize| points.iter().map(|points| points[side] as f32).enumerate().collect();
            Lines::Points([of(0), of(1)])
        }
    })
}

fn drawn(lines: &Lines, scale: Scale) -> impl IntoView + use<> {
    let zero = scale.down(0.0) * HEIGHT;
    match lines {
        Lines::Margins { counted, expected } => {
            // Until something is expected, what is counted is all there is to know.
            let known = if expected.is_empty() { counted } else { expected };
            view! {
                <clipPath id="graph-above"><rect width=WIDTH height=zero></rect></clipPath>
                <clipPath id="graph-below"><rect y=zero width=WIDTH height=HEIGHT - zero></rect></clipPath>
                <path class="above" clip-path="url(#graph-above)" d=scale.area(known)></path>
                <path class="below" clip-path="url(#graph-below)" d=scale.area(known)></path>
                <path class="zero" d=format!("M0 {zero}H{WIDTH}")></path>
                <path class="counted" d=scale.line(counted)></path>
                <path class="expected" d=scale.line(expected)></path>
            }
            .into_any()
        }
        Lines::Points([own, theirs]) => view! {
            <path class="zero" d=format!("M0 {zero}H{WIDTH}")></path>
            <path class="counted" d=scale.line(theirs)></path>
            <path class="expected" d=scale.line(own)></path>
        }
        .into_any(),
    }
}

/// The turning points, where they happened. To mark every mistake would cover the line in a game of beginners.
fn marks(look: Look, scale: Scale) -> Vec<impl IntoView + use<>> {
    let viewer = look.viewer;
    look.study.review.with(|review| {
        let turning = review.turning_points().into_iter();
        turning
            .map(|judged| {
            let (left, top) =
                (percent(scale.across(judged.number)), percent(scale.down(judged.after_played.seen_by(viewer).0)));
            view! { <i class="mark" aria-hidden="true" style:left=left style:top=top>{sign(judged.class)}</i> }
        })
        .collect()
    })
}

/// The graph for those who do not see it.
fn in_words(look: Look, lines: &Lines) -> String {
    let (texts, viewer) = (look.state.app.texts(), look.viewer);
    let person = look.state.person(viewer);
    let number = |line: &[Point]| line.last().map_or(0, |&(_, value)| value as i32);
    match lines {
        Lines::Margins { counted, .. } => {
            let values = || counted.iter().map(|&(_, value)| value as i32);
            let end = texts.signed(number(counted));
            let best = texts.signed(values().max().unwrap_or(0));
            let worst = texts.signed(values().min().unwrap_or(0));
            text!(texts, ReviewGraphMargins { person: &person, end, best, worst })
        }
        Lines::Points([own, theirs]) => {
            let (points, other_points) = (number(own), number(theirs));
            let other = look.state.name(viewer.other());
            text!(texts, ReviewGraphPoints { name: look.state.name(viewer), points, other, other_points })
        }
    }
}

fn percent(share: f32) -> String {
    format!("{:.2}%", share * 100.0)
}

/// How far from the left of what it points at a pointer is, from 0 to 1.
fn across(event: &PointerEvent) -> Option<f64> {
    let graph = event.current_target()?.dyn_into::<Element>().ok()?.get_bounding_client_rect();
    Some((f64::from(event.client_x()) - graph.left()) / graph.width().max(1.0))
}
