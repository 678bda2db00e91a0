//! The final count: the lines of both score sheets in the order in which they are counted.

use leptos::prelude::*;
use wagons_table::ScoreLine;
use wagons_table::score::subtotal;
use wagons_texts::{key, number};

use super::state::State;

/// The lines, as far as they are counted, and what both sides have so far.
#[component]
pub(crate) fn Count(
    lines: Memo<Vec<ScoreLine>>,
    count: RwSignal<usize>,
    is_counted: Memo<bool>,
) -> impl IntoView {
    let state = State::current();
    let seats = Memo::new(move |_| [state.viewer(), state.viewer().other()]);
    let sums = Memo::new(move |_| lines.with(|lines| subtotal(lines, count.get())));
    let winner = Memo::new(move |_| state.winner());
    let won = move |side: usize| is_counted.get() && winner.get() == Some(seats.get()[side]);
    let points = move |entry: ScoreLine, side: usize| {
        view! { <td>{move || entry.points[seats.get()[side].index()].map(number)}</td> }
    };
    let sum = move |side: usize| move || number(sums.get()[seats.get()[side].index()]);
    view! {
        <table class="count" class:counted=move || is_counted.get()>
            <thead><tr>
                <td></td>
                <th scope="col" class:won=move || won(0)>{move || state.name(seats.get()[0])}</th>
                <th scope="col" class:won=move || won(1)>{move || state.name(seats.get()[1])}</th>
            </tr></thead>
            <tbody>
                <For each=move || lines.get().into_iter().enumerate() key=|(_, entry)| entry.counted let:line>
                    <tr class:waiting=move || { count.get() <= line.0 }>
                        <th scope="row">{move || state.line_title(line.1.counted)}</th>
                        {points(line.1, 0)}
                        {points(line.1, 1)}
                    </tr>
                </For>
            </tbody>
            <tfoot><tr>
                <th scope="row">{move || state.app.text(key::TABLE_TOTAL)}</th>
                <td class:won=move || won(0)>{sum(0)}</td>
                <td class:won=move || won(1)>{sum(1)}</td>
            </tr></tfoot>
        </table>
    }
}
