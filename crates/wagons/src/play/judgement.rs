//! An analysis in sentences, for the table.

use wagons_players::{Class, Judged, Review};
use wagons_rules::Seat;

use super::players::Players;
use super::reasons::many;
use crate::margin::Expected;
use crate::sparkline::sparkline;

/// The graph of the margin, what both players lost, and the turning points, one sentence each.
pub(crate) fn overview(review: &Review, players: &Players) -> Vec<String> {
    let left = players.left();
    let graph: Vec<f32> = review.graph().iter().map(|expected| expected.seen_by(left).0).collect();
    let lost = |seat: Seat| format!("{} {}", players.at(seat).name(), Expected(review.lost(seat)));
    let [one, other] = players.in_order().map(lost);
    let mut said = vec![
        format!("{} margin: {}", players.at(left).whose(), sparkline(&graph)),
        format!("Lost: {one}, {other}."),
    ];
    match review.turning_points()[..] {
        [] => said.push("Nobody made a mistake.".to_owned()),
        ref points => said.extend(points.iter().map(|judged| {
            let Judged { number, played, best, loss, .. } = judged;
            let who = players.at(judged.seat).name();
            format!("{number}. {who} {played}: better {best}, +{}", Expected(*loss))
        })),
    }
    said
}

/// What a move was worth: "A blunder: F was better by 11.0."
pub(crate) fn judgement(judged: &Judged) -> String {
    let Judged { best, loss, exact, .. } = judged;
    let certainly = if *exact { ", proven" } else { "" };
    let what = match judged.class {
        Class::Only => return "There was nothing to choose.".to_owned(),
        Class::Best => return format!("Nothing was better{certainly}."),
        Class::Good => "Good",
        Class::Inaccuracy => "An inaccuracy",
        Class::Mistake => "A mistake",
        Class::Blunder => "A blunder",
    };
    format!("{what}: {best} was better by {}{certainly}.", Expected(*loss))
}

/// How far an analysis has come.
pub(crate) fn underway((done, all): (usize, usize)) -> String {
    format!("Analysing: {done} of {}.", many(all, "decision"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::players::Player;
    use wagons_players::{Analyst, review};
    use wagons_rules::Record;

    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                        D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

    #[test]
    fn mistakes_are_named_and_so_is_what_was_better() {
        let record: Record = GAME.parse().expect("a record");
        let review = review(&record, Analyst { nodes: 2_000 });
        let players = Players::new(Player::person("Ada"), Player::person("Ben"));
        let said = overview(&review, &players);
        assert!(said[0].starts_with("Ada's margin: ") && said[1].starts_with("Lost: Ada "), "{said:?}");
        assert!(said[2..].iter().any(|point| point.starts_with("2. Ada P: ")), "{said:?}");
        let [.., draft, last] = &review.decisions[..] else { panic!("nineteen decisions") };
        assert_eq!(judgement(draft), "There was nothing to choose.");
        assert_eq!(judgement(last), "A mistake: H-2,-2 was better by 4.0, proven.");
    }
}
