//! The final count: the lines of both score sheets in the order in which they are counted.

use leptos::prelude::*;
use wagons_rules::solo::RivalRule;
use wagons_rules::{Rule, Seat, Sheet};
use wagons_table::Position;
use wagons_texts::{key, number};

use super::sheet::sheet;
use super::state::State;

/// What a line counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Counted {
    /// A rule of the players' score sheet.
    Rule(Rule),
    /// A rule of the rival's own sheet in the solo game.
    Rival(RivalRule),
}

/// A line of the count: what it is for, and what it brings the first and the second side, if it is theirs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) counted: Counted,
    pub(crate) points: [Option<i32>; 2],
}

/// All lines. In the solo game the player's come first and the rival's follow, because they are made of other rules.
pub(crate) fn entries(position: &Position) -> Vec<Entry> {
    let [first, second] = Seat::BOTH.map(|seat| sheet(position, seat));
    let own = first.iter().flat_map(Sheet::lines).map(|line| Entry {
        counted: Counted::Rule(line.rule),
        points: [Some(line.points), second.as_ref().map(|second| second.points(line.rule))],
    });
    let rival = match position {
        Position::Duel(_) => Vec::new(),
        Position::Solo(game) => game.rival_sheet().lines().to_vec(),
    };
    let rival = rival
        .into_iter()
        .map(|line| Entry { counted: Counted::Rival(line.rule), points: [None, Some(line.points)] });
    own.chain(rival).collect()
}

/// What both sides have when so many lines are counted.
pub(crate) fn subtotal(entries: &[Entry], counted: usize) -> [i32; 2] {
    let so_far = &entries[..counted.min(entries.len())];
    [0, 1].map(|side| so_far.iter().filter_map(|entry| entry.points[side]).sum())
}

/// The lines, as far as they are counted, and what both sides have so far.
#[component]
pub(crate) fn Count(
    lines: Memo<Vec<Entry>>,
    count: RwSignal<usize>,
    is_counted: Memo<bool>,
) -> impl IntoView {
    let state = State::here();
    let seats = Memo::new(move |_| [state.viewer(), state.viewer().other()]);
    let sums = Memo::new(move |_| lines.with(|lines| subtotal(lines, count.get())));
    let won = move |side: usize| is_counted.get() && state.winner() == Some(seats.get()[side]);
    let points = move |entry: Entry, side: usize| {
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
                        <th scope="row">{move || in_words(state, line.1.counted)}</th>
                        {points(line.1, 0)}
                        {points(line.1, 1)}
                    </tr>
                </For>
            </tbody>
            <tfoot><tr>
                <th scope="row">{move || state.house.text(key::TABLE_TOTAL)}</th>
                <td class:won=move || won(0)>{sum(0)}</td>
                <td class:won=move || won(1)>{sum(1)}</td>
            </tr></tfoot>
        </table>
    }
}

/// What a line counts, in words.
fn in_words(state: State, counted: Counted) -> String {
    let texts = state.house.texts();
    match counted {
        Counted::Rule(rule) => texts.line_title(rule),
        Counted::Rival(rule) => state.shown.with(|position| match position {
            Position::Solo(game) => texts.rival_rule(rule, game.scenario()),
            Position::Duel(_) => String::new(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::AnyRecord;
    use wagons_rules::solo::Scenarios;

    fn position(record: &str) -> Position {
        Position::of(&AnyRecord::parse(record, &Scenarios::built_in()).unwrap())
    }

    #[test]
    fn the_count_of_a_finished_game_ends_at_its_totals() {
        let game = position(
            "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 D1,-2 \
             G'-1,-3 L0,-2 N3,-2 H H'1,-3",
        );
        let entries = entries(&game);
        assert_eq!(entries.len(), 9, "six terrains and three scoring cards");
        assert_eq!(subtotal(&entries, 0), [0, 0]);
        assert_eq!(subtotal(&entries, entries.len()), [17, 23]);
        assert_eq!(subtotal(&entries, 99), [17, 23]);
    }

    #[test]
    fn the_rival_is_counted_by_its_own_rules() {
        let game = position("s1:IP/ABCDEFGH/JKLMNOQR B B0,0");
        let Position::Solo(solo) = &game else { panic!("a solo game") };
        let entries = entries(&game);
        assert!(entries.iter().all(|entry| entry.points.iter().flatten().count() == 1));
        assert_eq!(subtotal(&entries, entries.len()), [solo.points(), solo.rival_points()]);
    }
}
