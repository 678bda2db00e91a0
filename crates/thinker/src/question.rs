//! What is asked, and what is answered. A game travels as its record.

use serde::{Deserialize, Serialize};
use wagons_rules::solo::{Scenario, Scenarios};
use wagons_rules::{AnyRecord, Margin};
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
    /// The scenario of a solo game, in its parts: the worker has no use for the form in which people write them.
    pub scenario: Option<Scenario>,
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

impl Question {
    /// Asks something about a game.
    pub fn about(record: &AnyRecord, task: Task, seed: u64) -> Self {
        let scenario = match record {
            AnyRecord::Duel(_) => None,
            AnyRecord::Solo(record) => Some(Scenario::clone(record.deal().scenario())),
        };
        Self { task: Some(task), record: record.to_string(), scenario, seed, ..Self::nothing(0) }
    }

    /// A question that asks for nothing: whoever hears it has nothing more to do.
    pub const fn nothing(number: u32) -> Self {
        Self { number, task: None, record: String::new(), scenario: None, seed: 0, share: None }
    }

    /// The game it is about; none if it cannot be read.
    pub(crate) fn game(&self) -> Option<AnyRecord> {
        let mut scenarios = Scenarios::new();
        if let Some(scenario) = &self.scenario {
            scenarios.add(scenario.clone()).ok()?;
        }
        AnyRecord::parse(&self.record, &scenarios).ok()
    }
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
    fn games_arrive_as_they_were_sent() {
        let text = Scenarios::built_in().get("1").unwrap().to_toml().replace("\"1\"", "\"my_own\"");
        let mut scenarios = Scenarios::built_in();
        scenarios.add(Scenario::from_toml(&text).unwrap()).unwrap();
        for text in [RECORD, "s1:IP/ABCDEFGH/JKLMNOQR B B0,0", "smy_own-local:IP/ABCDEFGH/JKLMNOQR B"] {
            let record = AnyRecord::parse(text, &scenarios).unwrap();
            let message = Message::Ask(Question::about(&record, Task::Hint, 7));
            let sent = serde_json::to_string(&message).unwrap();
            let arrived = serde_json::from_str::<Message>(&sent).unwrap();
            assert_eq!(arrived, message);
            let Message::Ask(question) = arrived else { panic!("a question") };
            assert_eq!(question.game(), Some(record));
        }
        let stray = Question { record: "s1:IP/ABCDEFGH/JKLMNOQR".to_owned(), ..Question::nothing(1) };
        assert_eq!(stray.game(), None, "a solo game comes with its scenario");
    }

    #[test]
    fn answers_survive_the_journey() {
        let record: Record = RECORD.parse().unwrap();
        survives(Finding::Move(Report::only(choose(&Analyst { nodes: 2_000 }, &record.position(16), 0))));
        survives(Finding::Review(review(&record, Analyst { nodes: 200 })));
    }
}
