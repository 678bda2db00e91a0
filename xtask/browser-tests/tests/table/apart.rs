//! Two people who are apart: a whole game through a server that is restarted, over a line that is cut, with somebody who
//! watches.

use std::path::{Path, PathBuf};
use std::time::Duration;

use browser_tests::{Cable, Screen, Server, Surroundings, Table, Trouble, Visitor};
use tokio::time::sleep;
use wagons_table::{Kept, Session};

use crate::asked::Asked;
use crate::play;
use crate::ways::{Finger, Mouse};

const MAIN: &str = ".bar .main";

/// Each side's points stand beside its clock.
const BESIDE: &str = "[...document.querySelectorAll('header .side')].every((side) => { \
    const [clock, points] = ['.clock', '.points'].map((it) => side.querySelector(it).getBoundingClientRect()); \
    return Math.abs(clock.top + clock.bottom - points.top - points.bottom) < 8; })";

/// A folder for a server of one's own, empty.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Surroundings::told().screenshots.with_file_name("browser-tests").join(name);
    // There may be none yet.
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn server(address: &str, folder: &Path) -> Server {
    Server::start_in(address, folder).unwrap_or_else(|trouble| panic!("{trouble}"))
}

/// Makes a game, and gives what stands behind the `#` of the invitation.
async fn invite(table: &Table) -> Result<String, Trouble> {
    table.open("/").await?;
    table.tap("main.home a[href='#/friend']").await?;
    table.tap("main.together button.primary").await?;
    table.sees(".over .qr").await?;
    let link: String = table.read("return document.querySelector('.over input').value").await?;
    Ok(link.split_once('#').map(|(_, fragment)| format!("/#{fragment}")).unwrap_or_default())
}

/// Opens an invitation and sits down.
async fn sit_down(table: &Table, invitation: &str) -> Result<(), Trouble> {
    table.open(invitation).await?;
    table.tap(".over button.primary").await?;
    table.sees_no(".over").await
}

/// Does what is asked of one of them; whether the game is over there.
async fn go_on(table: &Table, number: usize) -> Result<bool, Trouble> {
    match Asked::now(table).await? {
        Asked::Over => return Ok(true),
        // A whole turn that waits to be sent, or the other's, which comes move by move.
        Asked::Wait if table.count(MAIN).await? > 0 => table.tap(MAIN).await?,
        Asked::Wait => sleep(Duration::from_millis(50)).await,
        _ => drop(play::turn(table, &Mouse, number).await?),
    }
    Ok(false)
}

/// Lets both play until one has done so many things, or both are at the end.
async fn play_on(tables: [&Table; 2], deeds: usize) -> Result<bool, Trouble> {
    for number in 0..deeds {
        let [ada, ben] = [go_on(tables[0], number).await?, go_on(tables[1], number + 1).await?];
        if ada && ben {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The finished game as a browser keeps it.
async fn kept(table: &Table) -> Result<Session, Trouble> {
    let question =
        "return Object.entries(localStorage).find(([name]) => name.startsWith('wagons.game.'))?.[1] ?? ''";
    let text = table
        .patiently("a kept game", async || {
            let text: String = table.read(question).await?;
            Ok(if text.is_empty() { Err("none yet".to_owned()) } else { Ok(text) })
        })
        .await?;
    Ok(Session::recall(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
}

/// What both clocks show, the left one's name first.
async fn clocks(table: &Table) -> Result<Vec<String>, Trouble> {
    table.read("return [...document.querySelectorAll('main.table header .clock')].map((clock) => clock.textContent)").await
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_whole_game_with_a_reload_a_restart_and_a_cut_line() {
    let data = folder("whole");
    let first = server("127.0.0.1:0", &data);
    let address = first.address().to_owned();
    let cable = Cable::to(&address).unwrap_or_else(|trouble| panic!("{trouble}"));
    let desk = || Visitor::at_a_desk().wanting_no_motion().waiting(Duration::from_mins(1));
    let watcher = Visitor::with_a_phone().wanting_no_motion().going_to(&address);
    // It runs until everybody has left.
    let mut second = None;
    desk()
        .going_to(&address)
        .visits(async |ada| {
            let invitation = invite(ada).await?;
            ada.screenshot("apart-waiting-desktop").await?;
            ada.audit("waiting for a friend").await?;
            desk()
                .going_to(cable.address())
                .visits(async |ben| {
                    ben.open(&invitation).await?;
                    ben.sees(".over button.primary").await?;
                    ben.screenshot("apart-invited-desktop").await?;
                    ben.audit("an invitation").await?;
                    sit_down(ben, &invitation).await?;
                    ada.sees_no(".over").await?;
                    play_on([ada, ben], 12).await?;

                    watcher
                        .visits(async |cleo| {
                            let game: String = invitation
                                .rsplit_once('/')
                                .map(|(game, _)| game.to_owned())
                                .unwrap_or_default();
                            cleo.open(&game).await?;
                            cleo.sees("main.table .clock").await?;
                            ada.sees(".talk small").await?;
                            play_on([ada, ben], 8).await?;
                            assert_eq!(Asked::now(cleo).await?, Asked::Wait, "who watches is asked nothing");
                            assert_eq!(cleo.count(".bar .tools button").await?, 0, "nothing to take back");
                            cleo.holds("clock and points in one line", BESIDE).await?;
                            cleo.screenshot("apart-watching-phone").await?;
                            cleo.audit("watching on a phone").await
                        })
                        .await;

                    // A reload in the middle of whatever is going on.
                    ada.reload().await?;
                    ada.sees("main.table").await?;
                    play_on([ada, ben], 8).await?;

                    // A cut line: what is settled meanwhile is kept, also through a reload, and arrives once.
                    cable.cut();
                    ben.sees(".strip .trouble").await?;
                    play_on([ada, ben], 8).await?;
                    ben.screenshot("apart-offline-desktop").await?;
                    cable.mend();
                    ben.sees_no(".strip .trouble").await?;
                    ben.overlooks_lost_lines().await?;
                    play_on([ada, ben], 6).await?;

                    // A restart of the server.
                    first.stop();
                    ada.sees(".strip .trouble").await?;
                    play_on([ada, ben], 6).await?;
                    second = Some(server(address.trim_start_matches("http://"), &data));
                    for table in [ada, ben] {
                        table.sees_no(".strip .trouble").await?;
                        table.overlooks_lost_lines().await?;
                    }
                    assert!(play_on([ada, ben], 200).await?, "the game does not end");

                    let [mine, theirs] = [kept(ada).await?, kept(ben).await?];
                    assert_eq!(mine.record().to_string(), theirs.record().to_string());
                    assert!(mine.is_over());
                    let [mine, mut theirs] = [clocks(ada).await?, clocks(ben).await?];
                    theirs.reverse();
                    assert_eq!(mine, theirs, "the same clocks, seen from both sides");
                    ada.sees(".ending .choices .primary").await?;
                    ada.screenshot("apart-over-desktop").await?;
                    Ok(())
                })
                .await;
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_invitation_is_there_whole_on_a_phone_on_its_side() {
    let server = server("127.0.0.1:0", &folder("short"));
    Visitor::at(Screen { width: 844, height: 390, density: 1.0, touch: true })
        .wanting_no_motion()
        .going_to(server.address())
        .visits(async |ada| {
            invite(ada).await?;
            let whole = "(() => { const card = document.querySelector('.over'); \
                         return card.scrollHeight <= card.clientHeight + 1; })()";
            ada.holds("all of the invitation", whole).await?;
            ada.screenshot("apart-waiting-short").await?;
            ada.legible("waiting on a phone on its side").await
        })
        .await;
}

/// A thing with these words, for a visitor to tap: it is marked so that it can be named.
async fn tap_words(table: &Table, among: &str, words: &str) -> Result<(), Trouble> {
    let mark = format!(
        "(() => {{ const thing = [...document.querySelectorAll('{among}')].find((it) => it.textContent.includes('{words}')); \
         document.querySelector('[data-meant]')?.removeAttribute('data-meant'); \
         thing?.setAttribute('data-meant', ''); return thing; }})()"
    );
    table.holds(&format!("`{words}` among `{among}`"), &mark).await?;
    table.tap("[data-meant]").await
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_word_a_turn_taken_back_a_resignation_and_a_rematch() {
    let server = server("127.0.0.1:0", &folder("words"));
    let visitor = |visitor: Visitor| visitor.wanting_no_motion().going_to(server.address());
    visitor(Visitor::at_a_desk())
        .visits(async |ada| {
            let invitation = invite(ada).await?;
            visitor(Visitor::with_a_phone().reading("de"))
                .visits(async |ben| {
                    ben.open(&invitation).await?;
                    ben.sees(".over button.primary").await?;
                    ben.screenshot("apart-invited-phone").await?;
                    sit_down(ben, &invitation).await?;
                    ada.sees_no(".over").await?;

                    // A phrase is read in the reader's language.
                    ada.tap("button.talk").await?;
                    ada.audit("what can be said").await?;
                    tap_words(ada, ".phrases button", "Good luck").await?;
                    ben.holds(
                        "the phrase in German",
                        "document.querySelector('.strip .said')?.textContent.includes('Viel Glück!')",
                    )
                    .await?;

                    // Until both have a turn that can be taken back.
                    for _ in 0..12 {
                        go_on(ada, 1).await?;
                        go_on_by_finger(ben).await?;
                    }
                    ada.tap("button.talk").await?;
                    tap_words(ada, ".deeds button", "take back").await?;
                    ben.sees(".strip .offer .primary").await?;
                    ben.screenshot("apart-asked-phone").await?;
                    ben.audit("a question on a phone").await?;
                    ben.tap(".strip .offer .primary").await?;
                    ada.sees_no(".strip .offer").await?;
                    ada.holds(
                        "her turn again",
                        "document.querySelector('.side').classList.contains('to-move')",
                    )
                    .await?;

                    // The first screen lists the game, and the title says that it waits.
                    ada.open("/").await?;
                    ada.sees("main.home .game-line.waits").await?;
                    ada.holds("the title", "document.title.startsWith('(1) ')").await?;
                    ada.screenshot("apart-listed-desktop").await?;
                    ada.audit("games apart on the first screen").await?;
                    ada.tap("main.home .game-line.waits a").await?;

                    ada.tap("button.talk").await?;
                    tap_words(ada, ".deeds button", "Resign").await?;
                    tap_words(ada, ".deeds button", "Yes").await?;
                    ben.sees("dialog.ended[open] .primary").await?;
                    ben.screenshot("apart-resigned-phone").await?;
                    ben.tap("dialog.ended[open] .primary").await?;
                    let before = ada.address().await?;
                    ada.tap("dialog.ended[open] .primary").await?;
                    for table in [ada, ben] {
                        table.holds("the next game", &format!("!'{before}'.endsWith(location.hash)")).await?;
                    }
                    assert_eq!(ada.address().await?, ben.address().await?);
                    Ok(())
                })
                .await;
            Ok(())
        })
        .await;
}

/// Does what is asked of somebody with a phone.
async fn go_on_by_finger(table: &Table) -> Result<(), Trouble> {
    match Asked::now(table).await? {
        Asked::Wait if table.count(MAIN).await? > 0 => table.tap(MAIN).await,
        Asked::Wait | Asked::Over => Ok(()),
        _ => play::turn(table, &Finger, 1).await.map(drop),
    }
}
