//! An analysis in sentences, for the table.

use wagons_players::{Judged, Review, Sort};
use wagons_rules::{Move, Placement, Seat};
use wagons_table::People;
use wagons_texts::{Person, Texts, key, number, text};

use crate::sparkline::sparkline;
use crate::table::Table;
use crate::telling::apart;

/// The turning points, the graph of the margin, and what both players lost, one sentence each; what matters most comes first,
/// since a small screen shows no more than that.
pub(crate) fn overview(review: &Review, table: &Table) -> Vec<String> {
    let (texts, people, left) = (table.texts(), table.people(), table.left());
    let turning = match review.turning_points()[..] {
        [] => texts.text(key::REVIEW_NO_TURNING),
        ref points => {
            let points = points.iter().map(|judged| turning_point(judged, texts, people));
            texts.labelled(&texts.text(key::REVIEW_TURNING), &apart(texts, points))
        }
    };
    let graph: Vec<f32> = review.graph().iter().map(|expected| expected.seen_by(left).0).collect();
    // In the middle of a sentence nobody writes "You".
    let named = |seat: Seat| match people.person(seat) {
        Person::You => texts.text(key::YOU).to_lowercase(),
        Person::Named(name) => name.clone(),
    };
    let [low, high] = [f32::min, f32::max].map(|end: fn(f32, f32) -> f32| {
        texts.signed(graph.iter().copied().reduce(end).unwrap_or_default().round() as i32)
    });
    let lost = |seat: Seat| format!("{}\u{a0}{}", named(seat), number(review.lost(seat).round() as i32));
    let accuracy = |seat: Seat| Some(format!("{}\u{a0}{}", named(seat), accuracy(review, seat, texts)?));
    let accuracy = table.in_order().into_iter().filter_map(accuracy);
    let mut said = vec![
        turning,
        text!(texts, TerminalMargin { person: people.person(left), graph: sparkline(&graph), low, high }),
        texts.labelled(&texts.text(key::REVIEW_LOST), &apart(texts, table.in_order().map(lost))),
        texts.labelled(&texts.text(key::REVIEW_ACCURACY), &apart(texts, accuracy)),
    ];
    said.extend(table.narrator().at_the_start(review));
    said
}

/// "83% (drafts 80%, placements 85%)"; a dash where there was nothing to choose.
fn accuracy(review: &Review, seat: Seat, texts: &Texts) -> Option<String> {
    let percent = |sort| {
        let share = review.accuracy(seat, sort)?;
        Some(text!(texts, TerminalPercent { share: format!("{:.0}", 100.0 * share) }))
    };
    let of = |sort| percent(Some(sort)).unwrap_or_else(|| "–".to_owned());
    let (all, drafts, placements) = (percent(None)?, of(Sort::Draft), of(Sort::Place));
    Some(text!(texts, ReviewAccuracyOf { all, drafts, placements }))
}

/// "move 7, Ada takes P: −4": which move it was, whose, what it did, and what it cost. No line breaks in it.
fn turning_point(judged: &Judged, texts: &Texts, people: &People) -> String {
    let (number, person) = (judged.number, people.person(judged.seat));
    let what = match judged.played {
        Move::Start(card) => text!(texts, TerminalPointStart { number, person, card }),
        Move::Draft(card) => text!(texts, TerminalPointDraft { number, person, card }),
        Move::Place(Placement { card, .. }) => text!(texts, TerminalPointPlace { number, person, card }),
    };
    texts.labelled(&what, &texts.signed(-judged.loss.round() as i32)).replace(' ', "\u{a0}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_players::{Analyst, review};
    use wagons_rules::Record;
    use wagons_table::{Kind, Session};
    use wagons_texts::Language;

    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                        D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

    #[test]
    fn turning_points_are_told_with_whose_they_are() {
        let record: Record = GAME.parse().expect("a record");
        let review = review(&record, Analyst { nodes: 2_000 });
        let session = Session::new(1, Kind::Together, record.into()).named(["Ada".into(), "Ben".into()]);
        let table = Table::new(session, &Texts::new(Language::En), true);
        let said = overview(&review, &table);
        assert!(said[1].contains("Ada") && said[2].contains("Ben\u{a0}"), "{said:?}");
        assert!(
            said.iter().any(|point| point.contains("move\u{a0}2,\u{a0}Ada\u{a0}takes\u{a0}P:\u{a0}−")),
            "{said:?}"
        );
    }
}
