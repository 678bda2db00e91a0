//! What is asked, and what is answered. Positions are records, moves are their tokens.

use serde::{Deserialize, Serialize};
use wagons_players::{Class, Expectation, ExpectedLead, Judged, Report, Review};
use wagons_rules::{Move, Seat};
use wagons_table::Level;

/// Something to think about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Question {
    /// Tells the answers to this question from those to another.
    pub(crate) number: u32,
    pub(crate) task: Task,
    /// The game, as a record.
    pub(crate) record: String,
    /// The scenario of a solo game if somebody wrote it, as TOML.
    pub(crate) scenario: Option<String>,
    /// What is left to chance.
    pub(crate) seed: u64,
}

/// What is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Task {
    /// A move, as a level of the ladder would play.
    Play(Level),
    /// The best move that can be found in a moment.
    Hint,
    /// A judgement of every decision of the game.
    Review,
    /// Nothing any more.
    Nothing,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Answer {
    /// The number of the question.
    pub(crate) number: u32,
    /// How much of the work is done, from 0 to 1.
    pub(crate) done: f32,
    /// The move to make: so far, or for good when all is done. Nothing for a review.
    pub(crate) thought: Option<Thought>,
    /// The decisions judged so far, by a review.
    pub(crate) judgements: Vec<Judgement>,
}

impl Answer {
    /// Whether no other answer follows.
    pub(crate) fn is_final(&self) -> bool {
        self.done >= 1.0
    }
}

/// A report in transit.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Thought {
    depth: u32,
    nodes: u64,
    margin: f32,
    exact: bool,
    /// The moves expected, beginning with the best.
    line: String,
    best: String,
}

impl Thought {
    pub(crate) fn of(report: &Report) -> Self {
        let &Report { best, depth, nodes, lead: ExpectedLead(margin), exact, ref line } = report;
        Self { depth, nodes, margin, exact, line: tokens(line), best: best.to_string() }
    }

    /// The report again, if it still can be read.
    pub(crate) fn report(&self) -> Option<Report> {
        let &Self { depth, nodes, margin, exact, ref line, ref best } = self;
        let lead = ExpectedLead(margin);
        Some(Report { best: best.parse().ok()?, depth, nodes, lead, exact, line: moves(line)? })
    }
}

/// A judged decision in transit.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Judgement {
    number: usize,
    first: bool,
    played: String,
    best: String,
    line: String,
    after_best: f32,
    after_played: f32,
    loss: f32,
    exact: bool,
    class: String,
}

impl Judgement {
    pub(crate) fn of(judged: &Judged) -> Self {
        Self {
            number: judged.number,
            first: judged.seat == Seat::First,
            played: judged.played.to_string(),
            best: judged.best.to_string(),
            line: tokens(&judged.line),
            after_best: judged.after_best.0,
            after_played: judged.after_played.0,
            loss: judged.loss,
            exact: judged.exact,
            class: judged.class.name().to_owned(),
        }
    }

    /// A review again, of the judgements that can be read.
    pub(crate) fn review(judgements: &[Self]) -> Review {
        Review { decisions: judgements.iter().filter_map(Self::judged).collect() }
    }

    fn judged(&self) -> Option<Judged> {
        Some(Judged {
            number: self.number,
            seat: if self.first { Seat::First } else { Seat::Second },
            played: self.played.parse().ok()?,
            best: self.best.parse().ok()?,
            line: moves(&self.line)?,
            after_best: Expectation(self.after_best),
            after_played: Expectation(self.after_played),
            loss: self.loss,
            class: Class::ALL.into_iter().find(|class| class.name() == self.class)?,
            exact: self.exact,
        })
    }
}

fn tokens(line: &[Move]) -> String {
    line.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

fn moves(line: &str) -> Option<Vec<Move>> {
    line.split_whitespace().map(|token| token.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_players::{Analyst, hint, review};
    use wagons_rules::Record;

    const RECORD: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                          D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

    #[test]
    fn a_report_survives_the_journey() {
        let record: Record = RECORD.parse().unwrap();
        let game = record.position(16);
        let found = hint(&game, Analyst { nodes: 2_000 }).unwrap();
        let report = Report {
            line: found.line.clone(),
            lead: ExpectedLead(1.5),
            exact: false,
            ..Report::only(found.best)
        };
        assert_eq!(Thought::of(&report).report(), Some(report));
    }

    #[test]
    fn a_review_survives_the_journey() {
        let whole = review(&RECORD.parse().unwrap(), Analyst { nodes: 200 });
        let judgements: Vec<_> = whole.decisions.iter().map(Judgement::of).collect();
        assert_eq!(Judgement::review(&judgements), whole);
    }
}
