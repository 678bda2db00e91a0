//! The table on every size of screen, in every phase of a game: all of it can be read, reached and seen.

mod ending;
mod exploring;
mod looks;
mod pages;
mod phases;
mod scoring;
mod sheet;
mod travelling;

use browser_tests::{Screen, Table, Trouble, Visitor};
use wagons_rules::AnyRecord;
use wagons_rules::solo::Scenarios;
use wagons_table::{Kept, Kind, Level, Session};

const fn touch(width: u32, height: u32) -> Screen {
    Screen { width, height, density: 1.0, touch: true }
}

const fn desk(width: u32, height: u32) -> Screen {
    Screen { width, height, density: 1.0, touch: false }
}

/// A small phone and a large one, upright and on its side, a tablet, a desk, a large one, and one at 200 %.
pub(crate) const SCREENS: [Screen; 7] = [
    touch(360, 640),
    touch(390, 844),
    touch(844, 390),
    touch(820, 1180),
    desk(1366, 768),
    desk(1920, 1080),
    desk(683, 384),
];

/// A whole game, in which both towns grow in all directions.
const GAME: &str = "ALQ/OIGENPCDBMKJRFH *O O O'0,0 I I0,0 G G-2,-1 N N'-2,0 E'-1,-3 D D1,-2 P'0,2 C-3,0 M M-3,-1 B-2,0 J \
                    J'0,-5 K-2,2 R R'0,4 F F2,-5 H H-4,1";

/// The moments of it that are looked at, by how many moves have been made: a card is to be taken, first of all cards and
/// then of some; a card is to be placed; all is over.
const FIRST_CHOICE: usize = 1;
const LATER_CHOICE: usize = 10;
const PLACING: usize = 18;
const OVER: usize = 26;

/// Somebody at a screen where nothing moves.
fn visitor(screen: Screen) -> Visitor {
    Visitor::at(screen).wanting_no_motion()
}

/// One visit, in which somebody looks at the same things on these screens, one after the other. On each the page is new,
/// and the browser has forgotten what was kept on the screen before.
async fn on_each(screens: &[Screen], look: impl AsyncFn(&Table, Screen) -> Result<(), Trouble>) {
    visitor(screens[0])
        .visits(async |table| {
            for &screen in screens {
                table.turns_to(screen).await?;
                table.open("/").await?;
                look(table, screen).await?;
                let () = table.read("localStorage.clear()").await?;
            }
            Ok(())
        })
        .await;
}

/// Opens the game as it was after so many moves, in a browser that keeps nothing else. Its table is built anew, for the
/// screen as it is now; loading the page anew for that would only take longer.
async fn open_after(table: &Table, moves: usize) -> Result<(), Trouble> {
    let record = AnyRecord::parse(GAME, &Scenarios::built_in()).expect("the game is legal").prefix(moves);
    let kind = Kind::Versus { level: Level::Easy, person: wagons_rules::Seat::First, day: None };
    let kept = Session::new(7, kind, record).keep();
    table.open("/#/").await?;
    table.sees("main.home").await?;
    let keep = "localStorage.clear(); localStorage.setItem('wagons.game.7', arguments[0])";
    let () = table.read_of(keep, vec![kept.into()]).await?;
    table.open("/#/game/7").await?;
    table.sees("main.table").await
}
