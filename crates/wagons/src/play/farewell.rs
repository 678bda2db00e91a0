//! What is said when a table is left: the whole game, or the command that goes on with it.

use std::path::PathBuf;

use wagons_rules::Seat;

use super::players::Player;
use super::position::Position;
use super::table::Table;
use crate::level::Level;

/// The last line printed. Files with further scenarios are named again if a solo game may need them.
pub(crate) fn farewell(table: &Table, files: &[PathBuf]) -> String {
    if table.game().is_over() {
        format!("The game: {}", table.history().record())
    } else {
        format!("To go on: {}", continued(table, files))
    }
}

/// The command that goes on with this game, as typed into a shell.
fn continued(table: &Table, files: &[PathBuf]) -> String {
    let players = table.players();
    let seat = players.left();
    let (one, other) = (players.at(seat), players.at(seat.other()));
    let mut command = format!("wagons play \"{}\"", table.history().record());
    if let Some(level) = other.level() {
        command.extend([" --opponent ", &level.to_string()]);
        if seat == Seat::Second {
            command += " --seat second";
        }
    }
    let names = [one.name(), other.name()];
    let computer = other.level().map(Level::character);
    let usual = [
        [Player::ONE, Player::TWO],
        [Player::YOU, Player::RIVAL],
        [Player::YOU, computer.as_deref().unwrap_or_default()],
    ];
    if !usual.contains(&names) {
        command.extend([" --names ", &quoted(one.name()), " ", &quoted(other.name())]);
    }
    if matches!(table.game(), Position::Solo(_)) {
        command
            .extend(files.iter().map(|file| format!(" --scenario-file {}", quoted(&file.to_string_lossy()))));
    }
    command
}

/// A word for the shell: in single quotes where it needs them.
fn quoted(word: &str) -> String {
    let plain = !word.is_empty()
        && word.chars().all(|c| c.is_alphanumeric() || "-_./".contains(c))
        && !word.starts_with('-');
    if plain { word.to_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::players::Players;
    use wagons_rules::Record;
    use wagons_rules::solo::Scenarios;

    fn said(first: Player, second: Player) -> String {
        let record: Record = "FKQ/RJAPODGLNMHBICE *B P".parse().expect("a record");
        farewell(&Table::new(&record.into(), Players::new(first, second)), &[])
    }

    fn greedy() -> Level {
        "greedy".parse().expect("a player")
    }

    #[test]
    fn the_command_restores_opponent_seat_and_names() {
        let you = || Player::person(Player::YOU);
        assert_eq!(
            said(you(), Player::computer(greedy())),
            "To go on: wagons play \"FKQ/RJAPODGLNMHBICE *B P\" --opponent greedy"
        );
        assert_eq!(
            said(Player::computer(greedy()), you().named("Ada")),
            "To go on: wagons play \"FKQ/RJAPODGLNMHBICE *B P\" --opponent greedy --seat second --names Ada Greedy"
        );
        assert_eq!(
            said(Player::person("Ada"), Player::person("Ben O'Hara")),
            "To go on: wagons play \"FKQ/RJAPODGLNMHBICE *B P\" --names Ada 'Ben O'\\''Hara'"
        );
        assert_eq!(
            said(Player::person(Player::ONE), Player::person(Player::TWO)),
            "To go on: wagons play \"FKQ/RJAPODGLNMHBICE *B P\""
        );
    }

    #[test]
    fn a_character_is_a_usual_name() {
        assert_eq!(
            said(Player::person(Player::YOU), Player::computer(Level::USUAL)),
            "To go on: wagons play \"FKQ/RJAPODGLNMHBICE *B P\" --opponent medium"
        );
    }

    #[test]
    fn a_solo_game_goes_on_with_the_same_scenarios() {
        let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B").expect("a record");
        let players = Players::new(Player::person(Player::YOU), Player::rival());
        assert_eq!(
            farewell(&Table::new(&record.into(), players), &["my trails/dusty.toml".into()]),
            "To go on: wagons play \"s1:IP/ABCDEFGH/JKLMNOQR B\" --scenario-file 'my trails/dusty.toml'"
        );
    }
}
