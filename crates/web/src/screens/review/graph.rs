//! The graph of a game: who was ahead, and who was going to win. A tap or a click goes to the move.

use leptos::prelude::*;
use wagons_players::Judged;
use wagons_rules::Seat;
use wagons_table::narration::sign;
use wagons_texts::{key, text};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::course::{self, HEIGHT, Point, Scale, WIDTH};
use super::look::Look;

/// The lines of a graph. In a game for two they are how far the viewer is ahead, and is expected to be in the end; in a
/// solo game the points of the rival, and of the viewer.
type Lines = [Vec<Point>; 2];

/// The graph.
#[component]
pub(crate) fn Graph() -> impl IntoView {
    let look = Look::current();
    let (state, app) = (look.state, look.state.app);
    let moves = move || look.place.get().moves;
    let lines = Memo::new(move |_| lines(look));
    let values = |lines: &Lines| lines.iter().flatten().map(|&(_, value)| value).collect::<Vec<_>>();
    let scale = Memo::new(move |_| Scale::of(moves(), lines.with(values)));
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
    let legend = || {
        view! { <span class="legend" aria-hidden="true"><i>{app.words(key::REVIEW_EXPECTATION)}</i> <i>{app.words(key::REVIEW_COUNTED)}</i></span> }
    };
    view! {
        <div class="graph" data-lines=if look.is_for_two { "margins" } else { "points" }>
            {look.is_for_two.then(legend)}
            <div class="plot">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" role="img"
                aria-label=move || in_words(look, &lines.get()) on:pointerdown=jump on:pointermove=dragged>
                {move || drawn(look, &lines.get(), scale.get())}
            </svg>
            <i class="cursor" aria-hidden="true" style:left=cursor></i>
            {move || marks(look, scale.get())}
            <span class="upper" aria-hidden="true">{side(viewer)}</span>
            <span class="lower" aria-hidden="true">{side(viewer.other())}</span>
            </div>
            <span class="heard">{app.words(key::REVIEW_GRAPH_TABLE)}</span>
        </div>
    }
}

fn lines(look: Look) -> Lines {
    let viewer = look.viewer;
    look.points.with_value(|points| {
        if look.is_for_two {
            let expected = look.study.review.with(|review| course::expected(review, viewer));
            [course::margins(points, viewer), expected]
        } else {
            let of = |side: usize| points.iter().map(|points| points[side] as f32).enumerate().collect();
            [of(1), of(0)]
        }
    })
}

fn drawn(look: Look, [counted, expected]: &Lines, scale: Scale) -> impl IntoView + use<> {
    let zero = scale.down(0.0) * HEIGHT;
    let area = look.is_for_two.then(|| {
        // Until something is expected, what is counted is all there is to know.
        let known = if expected.is_empty() { counted } else { expected };
        view! {
            <clipPath id="graph-above"><rect width=WIDTH height=zero></rect></clipPath>
            <clipPath id="graph-below"><rect y=zero width=WIDTH height=HEIGHT - zero></rect></clipPath>
            <path class="above" clip-path="url(#graph-above)" d=scale.area(known)></path>
            <path class="below" clip-path="url(#graph-below)" d=scale.area(known)></path>
        }
    });
    view! {
        {area}
        <path class="zero" d=format!("M0 {zero}H{WIDTH}")></path>
        <path class="counted" d=scale.line(counted)></path>
        <path class="expected" d=scale.line(expected)></path>
    }
}

/// The turning points, where they happened. To mark every mistake would cover the line in a game of beginners.
fn marks(look: Look, scale: Scale) -> Vec<impl IntoView + use<>> {
    let viewer = look.viewer;
    look.study.review.with(|review| {
        let mark = |judged: &Judged| {
            let left = percent(scale.across(judged.number));
            let top = percent(scale.down(judged.after_played.seen_by(viewer).0));
            view! { <i class="mark" aria-hidden="true" style:left=left style:top=top>{sign(judged.class)}</i> }
        };
        review.turning_points().into_iter().map(mark).collect()
    })
}

/// The graph for those who do not see it.
fn in_words(look: Look, [counted, expected]: &Lines) -> String {
    let (texts, viewer) = (look.state.app.texts(), look.viewer);
    let number = |line: &[Point]| line.last().map_or(0, |&(_, value)| value as i32);
    if look.is_for_two {
        let values = || counted.iter().map(|&(_, value)| value as i32);
        let margins = [number(counted), values().max().unwrap_or(0), values().min().unwrap_or(0)];
        let [end, best, worst] = margins.map(|margin| texts.signed(margin));
        text!(texts, ReviewGraphMargins { person: &look.state.person(viewer), end, best, worst })
    } else {
        let (points, other_points) = (number(expected), number(counted));
        let other = look.state.name(viewer.other());
        text!(texts, ReviewGraphPoints { name: look.state.name(viewer), points, other, other_points })
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
