//! The player's own numbers, from the games kept on this device.

use browser_tests::{Table, Trouble, Visitor};
use wagons_rules::{Record, Seat};
use wagons_table::{Kept, Kind, Level, Session};

const GAMES: [&str; 2] = [
    "ADQ/JRNOHELIMBKFCGP *J J J0,0 N N0,0 R'0,-2 H H-2,-2 O1,-1 E E2,0 I I'-2,0 L1,-2 K K-1,-1 M'2,-1 B-4,-3 F F'0,-3 C C0,-3 \
     G G'-4,-1 P P-1,-2",
    "CHM/RIPBLNOGFEDQKAJ *I P P'0,0 I0,0 F F'1,-2 B'1,2 L-1,3 N-1,-1 O2,4 G'-1,1 D D'-2,1 E2,1 A A1,-1 Q'-1,3 K2,0 J J'4,3 R R1,3",
];

/// Puts finished games into the browser's store, twelve of them.
async fn play_before(table: &Table) -> Result<(), Trouble> {
    for id in 0..12_u64 {
        let record: Record = GAMES[id as usize % 2].parse().expect("a finished game");
        let (level, person) = (Level::ALL[id as usize % 3], Seat::BOTH[id as usize / 2 % 2]);
        let session =
            Session::new(1_763_200_000_000 + id, Kind::Versus { level, person, day: None }, record.into());
        let keep = "localStorage.setItem(`wagons.game.${arguments[0]}`, arguments[1])";
        let () = table.read_of(keep, vec![session.id().into(), session.keep().into()]).await?;
    }
    Ok(())
}

async fn look(visitor: Visitor, name: &str) {
    visitor
        .visits(async |table| {
            table.open("/#/numbers").await?;
            table.sees("main.numbers a.primary").await?;
            play_before(table).await?;
            table.open("/#/games").await?;
            table.tap("main.games a[href='#/numbers']").await?;
            table.sees(".numbers .course .dot").await?;
            assert_eq!(table.count(".numbers .course .dot").await?, 12);
            assert!(table.text(".numbers .panel b").await?.starts_with("12 games, "));
            // Three opponents, two seats, six scoring cards.
            assert_eq!(table.count(".numbers tbody tr").await?, 11);
            table.screenshot(&format!("numbers-{name}")).await?;
            table.legible("numbers").await?;
            table.audit("numbers").await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn numbers_on_a_desk() {
    look(Visitor::at_a_desk(), "desktop").await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn numbers_on_a_phone_by_night() {
    look(Visitor::with_a_phone().by_night(), "phone-night").await;
}
