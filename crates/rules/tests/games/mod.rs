//! Three hundred finished two-player games with the score sheets they must end in. Knows no rules.

use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Debug, Deserialize)]
pub(crate) struct FinishedGame {
    pub(crate) record: String,
    #[serde(rename = "players")]
    pub(crate) sheets: [FinalSheet; 2],
    pub(crate) winner: usize,
}

#[derive(Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct FinalSheet {
    pub(crate) total: i32,
    pub(crate) cards: i32,
    /// The largest group of every terrain, by its letter.
    pub(crate) territories: BTreeMap<char, i32>,
    /// The points of the three scoring cards, by their letters.
    pub(crate) bonus: BTreeMap<char, i32>,
}

/// The games of `finished.jsonl`, in the order of the file.
pub(crate) fn finished() -> impl Iterator<Item = FinishedGame> {
    include_str!("finished.jsonl").lines().map(|line| {
        serde_json::from_str(line).unwrap_or_else(|error| panic!("not a finished game: {error}\n{line}"))
    })
}
