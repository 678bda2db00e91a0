//! What is asked, and what is answered. A game travels as its record.

use serde::{Deserialize, Serialize};
use wagons_table::thinking::{Finding, Task};

/// Something to think about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// Tells the answers to this question from those to another.
    pub number: u32,
    /// What is wanted; nothing to stop thinking.
    pub task: Option<Task>,
    /// The game, as a record.
    pub record: String,
    /// The scenario of a solo game that does not come with the program, as TOML.
    pub scenario: Option<String>,
    /// What is left to chance.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub number: u32,
    /// How much of the work is done, from 0 to 1.
    pub done: f32,
    /// So far, or for good when all is done.
    pub finding: Finding,
}

impl Answer {
    /// Whether no other answer follows.
    pub fn is_final(&self) -> bool {
        self.done >= 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_players::{Analyst, Report, choose, review};
    use wagons_rules::Record;

    const RECORD: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                          D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

    fn survives(finding: Finding) {
        let answer = Answer { number: 7, done: 0.5, finding };
        let text = serde_json::to_string(&answer).unwrap();
        assert_eq!(serde_json::from_str::<Answer>(&text).unwrap(), answer);
    }

    #[test]
    fn answers_survive_the_journey() {
        let record: Record = RECORD.parse().unwrap();
        survives(Finding::Move(Report::only(choose(&Analyst { nodes: 2_000 }, &record.position(16), 0))));
        survives(Finding::Review(review(&record, Analyst { nodes: 200 })));
    }
}
