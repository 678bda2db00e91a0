//! What is asked, and what is answered. A game travels as its record.

use serde::{Deserialize, Serialize};
use wagons_rules::Margin;
use wagons_table::thinking::{Finding, Task};

/// What a worker is told.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Message {
    /// To think about this, and no more about anything else.
    Ask(Question),
    /// What another worker [found out](Answer::told) about the question with this number.
    Hear(u32, Vec<String>),
}

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
    /// Which of how many workers this is, if several look for the same proof.
    pub share: Option<(usize, usize)>,
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
    /// Between which margins of the first player the truth lies, if a proof is looked for and knows both.
    pub bounds: Option<(Margin, Margin)>,
    /// What is new to the others who look for the same proof.
    pub told: Vec<String>,
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
        let (bounds, told) = (Some((Margin(-7), Margin(9))), vec!["7 H0,0".to_owned()]);
        let answer = Answer { number: 7, done: 0.5, finding, bounds, told };
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
