//! What version 0.1.0 kept in browsers, files and links is still read, and nothing of it gets lost.

use std::collections::BTreeMap;

use serde_json::Value;
use wagons_rules::Seat;
use wagons_rules::solo::{Scenarios, Variant};
use wagons_table::session::Who;
use wagons_table::store::Memory;
use wagons_table::{
    Campaign, Day, Daybook, Kept, Kind, Level, OwnScenarios, Pace, Session, Settings, Shared, Shelf,
    SoloBook, Store, Theme, Unpacked,
};

const STORE: &str = include_str!("kept/browser-store.json");
const CHEST: &str = include_str!("kept/chest.json");
const CAMPAIGN: &str = include_str!("kept/campaign.txt");
const LINKS: &str = include_str!("kept/links.txt");

/// The texts of the browser's store by their names.
fn store() -> BTreeMap<String, String> {
    serde_json::from_str(STORE).expect("names and texts")
}

/// Reads a text, and sees to it that everything in it is still there when it is kept again.
fn recall<T: Kept>(text: &str) -> T {
    let value: T = T::recall(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let [before, after]: [Value; 2] =
        [text, &value.keep()].map(|text| serde_json::from_str(text).expect("JSON"));
    contains(&after["value"], &before["value"], text);
    value
}

fn contains(after: &Value, before: &Value, text: &str) {
    match (after, before) {
        (Value::Object(after), Value::Object(before)) => {
            for (name, before) in before {
                contains(after.get(name).unwrap_or(&Value::Null), before, text);
            }
        }
        _ => assert_eq!(after, before, "{text}"),
    }
}

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// All games, in the order in which they were begun.
fn sessions() -> Vec<Session> {
    let store = store();
    let games = store.iter().filter(|(name, _)| name.starts_with("wagons.game."));
    games
        .map(|(name, text)| {
            let session: Session = recall(text);
            assert_eq!(*name, format!("wagons.game.{}", session.id()));
            session
        })
        .collect()
}

#[test]
fn every_game_of_the_store_is_read() {
    let sessions = sessions();
    let count = |of: fn(&Session) -> bool| sessions.iter().filter(|session| of(session)).count();
    assert_eq!(sessions.len(), 15);
    assert_eq!(count(|session| matches!(session.kind(), Kind::Versus { .. })), 7);
    assert_eq!(count(|session| session.kind() == Kind::Together), 2);
    assert_eq!(count(|session| session.kind() == Kind::Solo), 6);
    assert_eq!(count(|session| session.position().is_over()), 8);
    assert_eq!(count(|session| session.position().to_move().is_some() && session.can_undo()), 4);
}

#[test]
fn cards_that_are_laid_can_still_be_confirmed_or_taken_back() {
    let laid: Vec<_> = sessions().into_iter().filter(|session| session.laid().is_some()).collect();
    let shown: Vec<_> = laid
        .iter()
        .map(|session| (session.record().to_string(), session.laid().expect("a placement").to_string()))
        .collect();
    let expected = [
        ("AIN/BLQEDHCFRJOGPMK *B B B0,0 L L0,0 Q Q-1,2 E E-2,-1 D", "D'-1,-2"),
        ("s1:IP/OCQKFGHE/BJNALRMD O O0,0 Q Q2,1 F", "F3,-1"),
    ];
    assert_eq!(shown, expected.map(|(record, laid)| (record.to_owned(), laid.to_owned())));
    for session in laid {
        let (mut back, mut on) = (session.clone(), session.clone());
        back.undo();
        assert_eq!((back.laid(), back.record()), (None, session.record()));
        on.confirm().expect("a legal placement");
        assert_eq!(on.record().moves_made().len(), session.record().moves_made().len() + 1);
    }
}

#[test]
fn opponents_and_seats_are_those_of_the_game() {
    let against: Vec<_> = sessions()
        .iter()
        .filter_map(|session| match session.kind() {
            Kind::Versus { level, person, day: None } => {
                assert_eq!(session.who(person.other()), Who::Computer(level));
                Some((level, person))
            }
            _ => None,
        })
        .collect();
    assert_eq!(against, [(Level::Hard, Seat::First), (Level::Expert, Seat::Second)]);
}

#[test]
fn days_have_the_deals_and_finishes_they_had() {
    let mut days = Vec::new();
    for session in sessions() {
        let Kind::Versus { level, person, day: Some(day) } = session.kind() else { continue };
        assert_eq!(person, day.seat());
        assert!(session.record().to_string().starts_with(&day.deal().to_string()), "{day}");
        days.push((day.to_string(), level, session.position().is_over()));
    }
    let played = [
        ("2026-11-12", Level::Easy, true),
        ("2026-11-13", Level::Medium, true),
        ("2026-11-14", Level::Easy, true),
        ("2026-11-10", Level::Easy, true),
        ("2026-11-14", Level::Hard, false),
    ];
    assert_eq!(days, played.map(|(day, level, over)| (day.to_owned(), level, over)));

    let book: Daybook = recall(&store()["wagons.days"]);
    let finishes = |text: &str| -> Vec<_> {
        book.finishes(day(text))
            .map(|(level, finish)| (level, finish.won, i64::from(finish.margin)))
            .collect()
    };
    assert_eq!(finishes("2026-11-10"), [(Level::Easy, false, -26)]);
    assert_eq!(finishes("2026-11-12"), [(Level::Easy, false, -12)]);
    assert_eq!(finishes("2026-11-13"), [(Level::Medium, true, 1)]);
    assert_eq!(finishes("2026-11-14"), [(Level::Easy, false, -8)]);
    assert_eq!((book.series(day("2026-11-14")), book.longest_series()), (3, 3));
}

#[test]
fn the_solo_book_has_its_stars_and_games() {
    let book: SoloBook = recall(&store()["wagons.solo"]);
    assert_eq!(Variant::ALL.map(|variant| book.campaign().stars(variant)), [0, 3, 0, 0]);
    let built_in = Scenarios::built_in();
    let tally = |id: &str, variant| {
        let tally = book.tally(built_in.get(id).expect("one of the six"), variant);
        (tally.played, tally.won, tally.best)
    };
    assert_eq!(tally("1", Variant::Newcomer), (1, 1, Some((49, 29))));
    assert_eq!(tally("4", Variant::Legend), (1, 0, Some((36, 46))));
    let own: OwnScenarios = recall(&store()["wagons.scenarios"]);
    let noon = own.iter().filter_map(|(_, read)| read.ok()).find(|one| one.id() == "high_noon");
    let tally = book.tally(&noon.expect("somebody wrote it"), Variant::Local);
    assert_eq!((tally.played, tally.won, tally.best), (1, 0, Some((26, 28))));
    assert!(book.is_best(1_794_639_634_769), "the game that was won");
}

#[test]
fn scenarios_are_kept_to_the_letter_with_the_draft() {
    let own: OwnScenarios = recall(&store()["wagons.scenarios"]);
    let titles: Vec<_> = own.iter().map(|(_, read)| read.expect("a scenario").title().to_owned()).collect();
    assert_eq!(titles, ["Dusty Trail", "Zwölf Uhr \"mittags\""]);
    assert!(own.iter().next().is_some_and(|(text, _)| text.starts_with("# What stands behind a #")));
    assert_eq!(own.draft, "id = \"not_yet\"\ntitle = \"Not y");
}

#[test]
fn every_setting_is_as_it_was_chosen() {
    let settings: Settings = recall(&store()["wagons.settings"]);
    assert_eq!(settings.language.as_deref(), Some("nl"));
    assert_eq!((settings.theme, settings.pace), (Theme::Night, Pace::Fast));
    let switches = [settings.confirm, settings.score, settings.letters, settings.sound];
    assert_eq!(switches, [false, false, true, true]);
    assert_eq!((settings.level, settings.variant.as_str()), (Level::Master, "local"));
    assert_eq!(settings.names, ["Ada", "Grün & \"Söhne\""]);
}

#[test]
fn a_chest_brings_everything_along() {
    let shelf = Shelf::new(Memory::default());
    let store = store();
    assert_eq!(shelf.unpack(CHEST), Ok(Unpacked { taken: store.len(), ..Unpacked::default() }));
    for (name, text) in &store {
        let name = name.strip_prefix("wagons.").expect("a name of ours");
        assert_eq!(shelf.store().read(name), Ok(Some(text.clone())), "{name}");
    }
    assert_eq!(shelf.sessions().expect("games").len(), 15);
    assert!(shelf.recall::<Settings>().expect("a shelf").is_some());
    assert!(shelf.recall::<Daybook>().expect("a shelf").is_some());
    assert!(shelf.recall::<SoloBook>().expect("a shelf").is_some());
    assert!(shelf.recall::<OwnScenarios>().expect("a shelf").is_some());
    let aside: Vec<_> = shelf.set_aside().expect("a shelf").into_iter().map(|(_, title)| title).collect();
    assert_eq!(aside, ["game.1700000000000.1", "settings.1"], "nothing new was set aside");
    assert_eq!(shelf.unpack(CHEST), Ok(Unpacked::default()), "the second time there is nothing new");
}

#[test]
fn every_key_of_the_store_is_known() {
    let store = store();
    let others: Vec<_> =
        store.keys().map(String::as_str).filter(|name| !name.starts_with("wagons.game.")).collect();
    // The lesson is read in a test of the browser's table.
    assert_eq!(
        others,
        [
            "wagons.aside.game.1700000000000.1",
            "wagons.aside.settings.1",
            "wagons.days",
            "wagons.lesson",
            "wagons.scenarios",
            "wagons.settings",
            "wagons.solo"
        ]
    );
}

#[test]
fn the_campaign_of_the_terminal_has_its_stars() {
    let campaign = CAMPAIGN.parse::<Campaign>().expect("a campaign");
    assert_eq!(Variant::ALL.map(|variant| campaign.stars(variant)), [3, 17, 3, 3]);
    assert_eq!(campaign.next(Variant::Classic).map(|next| next.id().to_owned()).as_deref(), Some("4"));
    assert_eq!(campaign.next(Variant::Newcomer), None, "all six are won");
    assert_eq!(campaign.to_string(), CAMPAIGN);
    let stages = campaign.stages(Variant::Classic);
    let tried = stages[3].best.expect("it was tried");
    assert_eq!((tried.is_won(), tried.stars()), (false, 0));
    for feat in campaign.feats() {
        let record = Scenarios::built_in().record(&feat.record()).expect("a game that can be replayed");
        assert!(record.game().is_over());
    }
}

#[test]
fn links_open_to_the_games_they_were_made_of() {
    let lines: Vec<_> = LINKS.lines().collect();
    let mut scenarios = Vec::new();
    for pair in lines.chunks(2) {
        let [link, record] = pair else { panic!("a link and a record: {pair:?}") };
        let shared = Shared::from_text(link);
        assert_eq!(shared.record, *record);
        let opened = shared.open().unwrap_or_else(|error| panic!("{error}: {link}"));
        assert_eq!(opened.to_string(), *record);
        assert!(
            sessions().iter().any(|session| *session.record() == opened),
            "it lies in the store: {record}"
        );
        assert_eq!(Shared::of(&opened).open(), Ok(opened));
        scenarios.push(shared.scenario.is_some());
    }
    assert_eq!(scenarios, [false, false, true, true]);
}

#[cfg(feature = "files")]
#[test]
fn the_campaign_of_the_terminal_goes_into_the_solo_book_and_stays_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("campaign.txt");
    std::fs::write(&path, CAMPAIGN).expect("a file");
    let shelf = Shelf::new(wagons_table::store::Files::new(folder.path()));
    assert_eq!(shelf.adopt_campaign(), Ok(false), "nothing in it is damaged");
    let book: SoloBook = shelf.recall().expect("a shelf").expect("a book");
    assert_eq!(book.campaign().to_string(), CAMPAIGN);
    assert_eq!(std::fs::read_to_string(&path).ok().as_deref(), Some(CAMPAIGN));
}
