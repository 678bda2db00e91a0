//! Who plays, as it is written on the command line: `hard`, `hard@100ms`, `greedy@50000n`.

use std::fmt;
use std::str::FromStr;

use wagons_players::{Limits, NAMES, by_name};

use super::contender::{Contender, Fault, Level};
use crate::limits::{LimitError, limit};

/// A contender and, after `@`, its own limit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Spec {
    text: String,
    name: String,
    limits: Option<Limits>,
}

/// Why a text names no contender.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SpecError {
    /// No player has this name.
    #[error("there is no player `{0}`: there are {names}", names = NAMES.join(", "))]
    Unknown(String),
    /// What follows the `@` is no limit.
    #[error(transparent)]
    Limit(#[from] LimitError),
}

impl Spec {
    /// Takes a seat. Without a limit of its own it has the limits of all, without those its usual ones.
    pub(crate) fn enter(&self, limits: Option<Limits>) -> Result<Box<dyn Contender>, Fault> {
        let player = by_name(&self.name).ok_or_else(|| Fault::Unknown(self.name.clone()))?;
        let limits = self.limits.or(limits).unwrap_or_else(|| player.usual_limits());
        Ok(Box::new(Level { player, limits }))
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (name, limits) = match text.split_once('@') {
            Some((name, after)) => (name, Some(limit(after)?)),
            None => (text, None),
        };
        if !NAMES.contains(&name) {
            return Err(SpecError::Unknown(name.to_owned()));
        }
        Ok(Self { text: text.to_owned(), name: name.to_owned(), limits })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_of_its_own_follows_the_name() {
        let spec: Spec = "greedy@500n".parse().expect("a player and a limit");
        assert_eq!((spec.name.as_str(), spec.limits), ("greedy", Some(Limits::nodes(500))));
        assert_eq!(spec.to_string(), "greedy@500n");
        assert_eq!("greedy".parse::<Spec>().expect("a player").limits, None);
    }

    #[test]
    fn unknown_names_and_limits_are_refused() {
        let reason = |text: &str| text.parse::<Spec>().expect_err(text).to_string();
        assert!(reason("nobody").starts_with("there is no player `nobody`: there are random, greedy"));
        assert!(reason("").starts_with("there is no player ``"));
        assert!(reason("greedy@").starts_with("`` is not a limit"));
        assert!(reason("greedy@5x@4n").starts_with("`5x@4n` is not a limit"));
    }
}
