//! The command line as a whole: the commands in groups, for `--help`, completions and manual pages.

use std::fmt::Write as _;

use clap::CommandFactory;
use clap::builder::StyledStr;

use crate::command::Cli;

/// The commands by what they are for. A command that is in no group fails the test below.
const GROUPS: &[(&str, &[&str])] = &[
    ("Games", &["play", "serve", "admin", "invite", "join", "deal", "moves", "score", "show"]),
    ("Players", &["best", "analyse", "puzzle", "solve", "arena", "solo-lab", "engine"]),
    ("Rules and speed", &["perft", "bench"]),
    ("This program", &["completions", "man", "help"]),
];

/// The parser, with the commands listed in groups.
pub(crate) fn command() -> clap::Command {
    let command = Cli::command();
    let template = template(&command);
    // A negative number where there can be none is told so, and not taken for an unknown option.
    let numbers = |command: clap::Command| {
        command.mut_args(
            |arg| if arg.get_action().takes_values() { arg.allow_negative_numbers(true) } else { arg },
        )
    };
    let command = command.mut_subcommands(numbers);
    command.help_template(template).subcommand_required(true).arg_required_else_help(true)
}

fn template(command: &clap::Command) -> StyledStr {
    let header = clap::builder::Styles::styled().get_header().to_owned();
    let literal = clap::builder::Styles::styled().get_literal().to_owned();
    let mut text = String::from("{about}\n\n{usage-heading} {usage}\n");
    let about = |name: &str| {
        let found = command.find_subcommand(name).and_then(clap::Command::get_about);
        found.map_or_else(|| "Explain a command".to_owned(), StyledStr::to_string)
    };
    for (group, names) in GROUPS {
        let _ = writeln!(text, "\n{header}{group}:{header:#}");
        for name in *names {
            let _ = writeln!(text, "  {literal}{name:<13}{literal:#}{}", about(name));
        }
    }
    let _ = write!(text, "\n{header}Options:{header:#}\n{{options}}{{after-help}}");
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parser_is_sound() {
        command().debug_assert();
    }

    #[test]
    fn every_command_is_in_exactly_one_group() {
        let listed: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        for subcommand in command().get_subcommands() {
            let name = subcommand.get_name();
            assert_eq!(listed.iter().filter(|&&listed| listed == name).count(), 1, "{name}");
        }
        assert_eq!(
            listed.len(),
            command().get_subcommands().count() + 1,
            "only `help` is made by the parser"
        );
    }
}
