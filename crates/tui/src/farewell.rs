//! What is said when a table is left: the whole game, or how to go on with it.

use wagons_rules::AnyRecord;
use wagons_rules::solo::Round;
use wagons_texts::text;

use crate::apart::is_under_way;
use crate::house::House;
use crate::table::Table;

/// The command that goes on with the game that was left last.
const CONTINUE: &str = "wagons play --continue";

/// The last line printed; nothing if nothing was played. The record of a solo game that is not over would tell the order of the deck: it is printed
/// only if the game could not be kept.
pub(crate) fn farewell(table: &Table, house: &House) -> Option<String> {
    let texts = house.texts();
    let record = table.session().record();
    if table.moves() == 0 || is_under_way(table.session()) {
        return None;
    }
    if table.game().is_over() {
        return Some(text!(texts, TerminalTheGame { record: record.to_string() }));
    }
    Some(match house.trouble() {
        None => text!(texts, TerminalGoOn { command: CONTINUE }),
        Some(trouble) => {
            let command = format!("wagons play \"{record}\"");
            format!("{trouble}\n{}", text!(texts, TerminalGoOn { command }))
        }
    })
}

/// A record as a player may see it: while a solo game goes on, the cards below the deck's top are question marks.
pub(crate) fn seen(record: &AnyRecord) -> String {
    let mut seen = record.to_string();
    if let AnyRecord::Solo(solo) = record
        && solo.game().round() == Round::One
    {
        let hidden = solo.game().deck().len().saturating_sub(1);
        let end_of_deal = seen.find(' ').unwrap_or(seen.len());
        seen.replace_range(end_of_deal - hidden..end_of_deal, &"?".repeat(hidden));
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::solo::Scenarios;

    #[test]
    fn of_the_deck_only_what_was_seen_is_told() {
        let seen = |text: &str| seen(&AnyRecord::parse(text, &Scenarios::built_in()).expect("a record"));
        assert_eq!(seen("s1:IP/ABCDEFGH/JKLMNOQR"), "s1:IP/ABCDEFGH/J???????");
        // The rival has taken the top card, and the next one is seen.
        assert_eq!(seen("s1:IP/ABCDEFGH/JKLMNOQR B B0,0"), "s1:IP/ABCDEFGH/JK?????? B B0,0");
        assert_eq!(seen("FKQ/RJAPODGLNMHBICE *B"), "FKQ/RJAPODGLNMHBICE *B");
    }
}
