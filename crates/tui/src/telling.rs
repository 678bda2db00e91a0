//! What a table says in a terminal besides what the [narrator](wagons_table::Narrator) tells everywhere.

use wagons_rules::{Change, Icon, Move, SheetChange, Terrain};
use wagons_table::{Day, People};
use wagons_texts::{Texts, key, text};

use crate::table::Table;

/// Something, and a whole sentence about it. After a colon French, Italian and Dutch would not begin it with a capital letter.
pub(crate) fn noted(label: &str, sentence: &str) -> String {
    format!("{label} — {sentence}")
}

/// A day of this year or the last as the language says it: "November 16".
pub(crate) fn dated(texts: &Texts, day: Day) -> String {
    let (_, month, day) = day.parts();
    text!(texts, TerminalDay { month, day })
}

/// A sentence of the rules without the asterisks around the words that are set off.
pub(crate) fn unmarked(sentence: &str) -> String {
    sentence.replace('*', "")
}

/// The head of the lines that follow: "Your town, 7 points:".
pub(crate) fn heading(texts: &Texts, label: &str) -> String {
    text!(texts, Heading { label })
}

/// Several things in one line, each of which may have commas of its own.
pub(crate) fn apart(texts: &Texts, things: impl IntoIterator<Item = String>) -> String {
    let joined = things.into_iter().reduce(|first, second| text!(texts, Apart { first, second }));
    joined.unwrap_or_default()
}

/// What a move would do: who gets which cards and what the rival will do then, or which points change.
pub(crate) fn offered(table: &Table, mv: Move) -> String {
    match mv {
        Move::Place(placement) => {
            let change = table.game().change(placement);
            change.map_or_else(String::new, |change| changed(table.texts(), &change, table.people()))
        }
        _ => table.narrator().offered(table.game(), mv),
    }
}

/// The lines a placement changes and their sum, and those of the other side in brackets: "Desert +2 · Badlands +4 = +6".
fn changed(texts: &Texts, change: &Change, people: &People) -> String {
    let lines = |change: &SheetChange| {
        let line = |&(rule, points)| format!("{}\u{a0}{}", texts.line_title(rule), texts.signed(points));
        change.lines().iter().map(line).collect::<Vec<_>>().join(" · ")
    };
    let own = match change.own() {
        none if none.is_empty() => texts.text(key::TERMINAL_NO_CHANGE),
        own => format!("{}\u{a0}=\u{a0}{}", lines(own), texts.signed(own.total())),
    };
    if change.theirs().is_empty() {
        return own;
    }
    let theirs = texts.labelled(people.name(change.mover().other()), &lines(change.theirs()));
    format!("{own} ({theirs})")
}

/// What the letters of terrains and icons mean.
pub(crate) fn legend(texts: &Texts) -> [String; 2] {
    let terrains =
        Terrain::ALL.map(|terrain| format!("{}\u{a0}{}", terrain.letter(), texts.terrain(terrain)));
    let icons = Icon::ALL.map(|icon| format!("{}\u{a0}{}", icon.letter(), texts.icon(icon)));
    [terrains.join(", "), icons.join(", ")]
}

/// The same in lines, under a title.
pub(crate) fn letters(texts: &Texts) -> String {
    let [terrains, icons] = legend(texts);
    format!("{}\n  {terrains}\n  {icons}", texts.text(key::TERMINAL_LETTERS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;
    use wagons_table::{Kind, Session};
    use wagons_texts::Language;

    fn change(record: &str, token: &str) -> String {
        let record: Record = record.parse().expect("a record");
        let texts = Texts::new(Language::En);
        let session = Session::new(1, Kind::Together, record.into()).named(["Ada".into(), "Ben".into()]);
        offered(&Table::new(session, &texts, true), token.parse().expect("a move"))
    }

    #[test]
    fn lines_are_named_and_summed() {
        let first = "FKQ/RJAPODGLNMHBICE *B P P'0,0";
        assert_eq!(
            change(first, "B0,0"),
            "Desert\u{a0}+1 · Mountains\u{a0}+1 · Plains\u{a0}+1 · Snow\u{a0}+1\u{a0}=\u{a0}+4"
        );
    }

    #[test]
    fn what_the_opponent_gains_or_loses_is_said() {
        // With Smalltown Charm every territory of mine is a point for the smaller town.
        assert_eq!(
            change("FKM/RJAPODGLNQHBICE *B B", "B0,0"),
            "Desert\u{a0}+1 · Mountains\u{a0}+1 · Plains\u{a0}+1 · Snow\u{a0}+1\u{a0}=\u{a0}+4 (Ben: Smalltown Charm\u{a0}+4)"
        );
    }
}
