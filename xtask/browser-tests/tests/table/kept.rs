//! The game as the browser keeps it, to compare what stands on the table with what the rules say.

use browser_tests::{Table, Trouble};
use wagons_rules::{AnyRecord, Seat};
use wagons_table::{Kept, Session};

/// The game that is on the table.
pub(crate) async fn session(table: &Table) -> Result<Session, Trouble> {
    let question = "return localStorage.getItem(`wagons.game.${location.hash.match(/\\d+/)[0]}`)";
    let text: String = table.read(question).await?;
    Ok(Session::recall(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
}

/// The points of both sides by the rules.
pub(crate) fn points(session: &Session) -> [i32; 2] {
    match session.record() {
        AnyRecord::Duel(record) => Seat::BOTH.map(|seat| record.game().sheet(seat).total()),
        AnyRecord::Solo(record) => [record.game().points(), record.game().rival_points()],
    }
}

/// The points at the head of the table, as they stand there. A minus that a reader sees is no hyphen.
pub(crate) async fn shown(table: &Table) -> Result<Vec<i32>, Trouble> {
    let points =
        "[...document.querySelectorAll('main header .points')].map(({ textContent }) => textContent)";
    table.read(&format!("return {points}.map((points) => Number(points.replace('\\u2212', '-')))")).await
}

/// Passes when the points on the table are those of the rules and the record is legal from its first move on.
pub(crate) async fn agrees(table: &Table) -> Result<(), Trouble> {
    let session = session(table).await?;
    let shown = shown(table).await?;
    let [first, second] = points(&session);
    let expected = if session.viewer() == Seat::First { [first, second] } else { [second, first] };
    assert_eq!(shown, expected, "of {}", session.record());
    let moves = session.record().moves_made().to_vec();
    let mut replayed: AnyRecord = session.record().prefix(0);
    for mv in moves {
        replayed.try_play(mv).unwrap_or_else(|error| panic!("{error} in {}", session.record()));
    }
    Ok(())
}
