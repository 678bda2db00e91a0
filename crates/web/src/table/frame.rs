//! The frame of a table, in play or looked back on. It tells the style sheet, by attributes, what is going on:
//!
//! | attribute | what it says |
//! |---|---|
//! | `data-stage` | what is on stage |
//! | `data-over` | whether the game is over |
//! | `data-open` | what is opened and needs room: the sheet, or a scoring card that is asked about |
//! | `data-of` | whose number is pointed at |
//! | `data-bare` | which towns have nothing to show yet, so that their room can be given to others |

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::Position;

use super::queue::waiting;
use super::state::State;

/// The frame around the parts of a table.
#[component]
pub(crate) fn Frame(
    /// Classes besides `table`.
    #[prop(optional)]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let state = State::current();
    let [viewer, opponent] = state.seats();
    let open = move || state.card_asked().map(|_| "card").or_else(|| state.sheet.get().then_some("sheet"));
    let of = move || {
        let theirs = state.lit.get().is_some_and(|(_, seat)| seat == opponent.get());
        if theirs { "theirs" } else { "mine" }
    };
    let bare = Memo::new(move |_| {
        state.shown.with(|position| match [viewer, opponent].map(|seat| is_bare(position, seat.get())) {
            [true, true] => Some("both"),
            [true, false] => Some("mine"),
            [false, true] => Some("theirs"),
            [false, false] => None,
        })
    });
    view! {
        <main class=format!("table {class}") data-stage=move || state.stage().name(state.viewer())
            data-over=move || state.shown.with(Position::is_over).to_string()
            data-open=open data-of=of data-bare=move || bare.get()>
            {children()}
        </main>
    }
}

/// Whether there is nothing to see on a side: no card lies there and none waits. The rival of the solo game has its plans.
pub(super) fn is_bare(position: &Position, seat: Seat) -> bool {
    let is_rival = position.row_of_cards(seat).is_some();
    !is_rival && position.town(seat).is_empty() && waiting(position, seat).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;

    #[test]
    fn a_side_is_bare_until_a_card_comes_to_it() {
        let record: Record = "FKQ/RJAPODGLNMHBICE *B I".parse().unwrap();
        let at = |moves: usize| {
            let position = Position::after(&record.clone().into(), moves);
            Seat::BOTH.map(|seat| is_bare(&position, seat))
        };
        assert_eq!(at(1), [true, true], "nobody has a card");
        // The first player has a card to place, and the other was given the one that was skipped.
        assert_eq!(at(2), [false, false]);
    }
}
