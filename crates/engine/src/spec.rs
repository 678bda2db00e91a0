//! Who plays, as it is written on the command line: `hard`, `hard@100ms`, `cmd:./bot.py@50000n`.

use std::str::FromStr;

use wagons_lab::arena::{ArenaError, Contender, Entrant};
use wagons_players::{Limits, PlayerName, PlayerNameError};

use crate::limit::{LimitError, limit};
use crate::program::Program;

/// A contender and, after `@`, its own limit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spec {
    text: String,
    who: Who,
    limits: Option<Limits>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Who {
    /// A player of this program.
    Resident(PlayerName),
    /// Another program and its arguments.
    Program(Vec<String>),
}

/// Why a text names no contender.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No player has this name.
    #[error("{0}; or `cmd:` and a program")]
    Unknown(#[from] PlayerNameError),
    /// What follows the `@` is no limit.
    #[error(transparent)]
    Limit(#[from] LimitError),
    /// Nothing follows `cmd:`.
    #[error("`cmd:` is followed by a program, as in `cmd:./bot.py`")]
    NoProgram,
}

impl Entrant for Spec {
    fn name(&self) -> String {
        self.text.clone()
    }

    fn enter(&self, limits: Option<Limits>) -> Result<Box<dyn Contender>, ArenaError> {
        let limits = self.limits.or(limits);
        match &self.who {
            Who::Resident(player) => player.enter(limits),
            Who::Program(command) => Ok(Box::new(Program::start(command, limits)?)),
        }
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (who, limits) = match text.strip_prefix("cmd:") {
            Some(command) => program(command)?,
            None => resident(text)?,
        };
        Ok(Self { text: text.to_owned(), who, limits })
    }
}

fn resident(text: &str) -> Result<(Who, Option<Limits>), SpecError> {
    let (name, after) = text.split_once('@').map_or((text, None), |(name, after)| (name, Some(after)));
    Ok((Who::Resident(name.parse()?), after.map(limit).transpose()?))
}

/// Words of a command may have an `@` of their own: only what is a limit is taken for one.
fn program(text: &str) -> Result<(Who, Option<Limits>), SpecError> {
    let own = text.rsplit_once('@').and_then(|(command, after)| Some((command, limit(after).ok()?)));
    let (command, limits) = own.map_or((text, None), |(command, limits)| (command, Some(limits)));
    let words: Vec<_> = command.split_whitespace().map(str::to_owned).collect();
    if words.is_empty() { Err(SpecError::NoProgram) } else { Ok((Who::Program(words), limits)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Who, Option<Limits>) {
        let spec: Spec = text.parse().expect(text);
        assert_eq!(spec.name(), text);
        (spec.who, spec.limits)
    }

    fn command(words: &[&str]) -> Who {
        Who::Program(words.iter().map(|&word| word.to_owned()).collect())
    }

    #[test]
    fn a_limit_of_its_own_follows_the_name() {
        let greedy = Who::Resident("greedy".parse().expect("a player"));
        assert_eq!(read("greedy"), (greedy.clone(), None));
        assert_eq!(read("greedy@500n"), (greedy, Some(Limits::nodes(500))));
    }

    #[test]
    fn a_program_is_its_words() {
        assert_eq!(read("cmd:./bot.py"), (command(&["./bot.py"]), None));
        assert_eq!(
            read("cmd:python3  bot.py -v@9n"),
            (command(&["python3", "bot.py", "-v"]), Some(Limits::nodes(9)))
        );
        assert_eq!(
            read("cmd:ssh me@home wagons engine"),
            (command(&["ssh", "me@home", "wagons", "engine"]), None)
        );
    }

    #[test]
    fn anything_else_is_refused() {
        let reason = |text: &str| text.parse::<Spec>().expect_err(text).to_string();
        assert!(reason("nobody").starts_with("there is no player `nobody`: there are random, greedy"));
        assert!(reason("").starts_with("there is no player ``"));
        assert!(reason("greedy@").starts_with("`` is not a limit"));
        assert!(reason("greedy@5x@4n").starts_with("`5x@4n` is not a limit"));
        assert_eq!(reason("cmd: @4n"), "`cmd:` is followed by a program, as in `cmd:./bot.py`");
    }
}
