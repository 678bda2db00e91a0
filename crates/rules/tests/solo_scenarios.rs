//! Scenario files: the six that come with the game, files written and read back, and bad files with their messages.

use wagons_rules::solo::{
    Count, Goal, Habit, Procedure, Quarry, Scenario, ScenarioErrorKind, Scenarios, SharedTrait, TableRow,
    Term,
};
use wagons_rules::{Card, Icon, Rng};

#[test]
fn the_six_have_their_ids_titles_and_scoring_cards() {
    let six: Vec<_> = Scenarios::built_in()
        .iter()
        .map(|scenario| {
            let [first, second] = scenario.scoring().map(Card::title);
            format!("{} {}: {first}, {second}", scenario.id(), scenario.title())
        })
        .collect();
    assert_eq!(
        six,
        [
            "1 Long Drive: Happy Cows, The Herd",
            "2 Gold Fever: Claim Jumpers, Gold Country",
            "3 Stockade: Fortified, Rifles Ready",
            "4 Whiskey Road: Bootleggers, Target Practice",
            "5 Last Train West: Cool Water, Wagon Train",
            "6 Empty Country: Smalltown Charm, Undiscovered",
        ]
    );
    for scenario in Scenarios::built_in().iter() {
        assert!(!scenario.hunt().is_empty() && !scenario.terms().is_empty(), "{}", scenario.title());
    }
}

#[test]
fn an_id_is_given_only_once() {
    let mut scenarios = Scenarios::built_in();
    let mine =
        Scenario::from_toml("id = 'mine_1'\ntitle = 'Mine'\nscoring = ['A', 'B']").expect("a scenario");
    scenarios.add(mine.clone()).expect("a new id");
    assert_eq!(scenarios.get("mine_1").map(|scenario| &**scenario), Some(&mine));
    assert_eq!(scenarios.add(mine).expect_err("taken").to_string(), "there is already a scenario `mine_1`");
    assert_eq!(scenarios.iter().len(), 7);
}

const HEAD: &str = "id = 'x'\ntitle = 'X'\nscoring = ['A', 'B']\n";

/// A random goal or term, always allowed.
fn random_table(rng: &mut Rng) -> String {
    const ICONS: [&str; 6] = ["Beer", "Cow", "Fort", "Gun", "Mine", "Wagon"];
    const TERRAINS: [&str; 6] = ["Desert", "Forest", "Mountains", "Plains", "Snow", "Water"];
    let icon = ICONS[rng.below(6) as usize];
    let (other, terrain) = (ICONS[rng.below(6) as usize], TERRAINS[rng.below(6) as usize]);
    let (few, points) = (rng.below(4) + 1, rng.below(199) as i32 - 99);
    if rng.below(2) == 0 {
        let quarry = match rng.below(7) {
            0 => format!("icon = '{icon}'"),
            1 => format!("icon = '{icon}'\nat_least = {few}"),
            2 => format!("terrain = '{terrain}'\nat_least = {few}"),
            3 => format!("icon = '{icon}'\non = '{terrain}'"),
            4 => format!("shares = '{}'", ["terrain", "icon", "pair"][rng.below(3) as usize]),
            5 => format!("terrain = '{terrain}'"),
            _ => "shows = 'most frequent terrain'".to_owned(),
        };
        // In round 1 only a goal that some card meets: any icon and any terrain, once.
        let round = if quarry.contains('\n') { 2 } else { 1 + rng.below(2) };
        format!("[[hunt]]\nround = {round}\nskip = {}\n{quarry}\n", rng.below(6 + round))
    } else {
        let count = match rng.below(5) {
            0 => format!("icon = '{icon}'"),
            1 => format!("terrain = '{terrain}'"),
            2 => format!("icon = '{icon}'\non = '{terrain}'"),
            3 => format!("set = ['{icon}', '{other}', '{icon}']"),
            _ => format!("cards_with_terrains = {}", rng.below(3) + 2),
        };
        let pay = match rng.below(3) {
            0 => format!("each = {points}"),
            1 => format!("table = [[{few}, {points}], [9, {few}]]"),
            _ => format!("points = {points}\nif_more = '{}'", ["rival", "player"][rng.below(2) as usize]),
        };
        format!("[[score]]\n{pay}\n{count}\n")
    }
}

/// A random procedure: as it is, changed, or switched off.
fn random_procedure(rng: &mut Rng) -> String {
    let parts = ["match", "fallback"].map(|name| (name, rng.below(3), rng.below(7), rng.below(3)));
    let off = parts.iter().filter(|part| part.1 == 0).map(|part| format!("{} = 'off'\n", part.0));
    let changed = parts.iter().filter(|part| part.1 == 1).map(|&(name, _, skip, shared)| {
        let shares = ["terrain", "icon", "pair"][shared as usize];
        format!("[{name}]\nskip = {skip}\nshares = '{shares}'\n")
    });
    off.chain(changed).collect()
}

#[test]
fn what_is_written_is_read_back() {
    let mut rng = Rng::new(1);
    for _ in 0..500 {
        let tables: String = (0..rng.below(12)).map(|_| random_table(&mut rng)).collect();
        let text = format!("{HEAD}{}{tables}", random_procedure(&mut rng));
        let scenario = Scenario::from_toml(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(Scenario::from_toml(&scenario.to_toml()).as_ref(), Ok(&scenario), "{text}");
        let parts = (scenario.hunt().to_vec(), scenario.terms().to_vec());
        let [second, first] = scenario.scoring();
        let made = Scenario::new("x", "X", [first, second], parts.0, parts.1)
            .and_then(|made| made.with_procedure(scenario.procedure().clone()));
        assert_eq!(made, Ok(scenario), "{text}");
    }
    let quoted = "id = 'x'\ntitle = 'The \"Old\" \\ Wést'\nscoring = ['Wagon Train', 'A']";
    let scenario = Scenario::from_toml(quoted).expect("a scenario");
    assert_eq!(scenario.scoring(), [Card::Badlands, Card::WagonTrain]);
    assert_eq!(Scenario::from_toml(&scenario.to_toml()), Ok(scenario));
}

#[test]
fn what_could_not_be_written_down_cannot_be_made_in_code() {
    let made = |id: &str, title: &str, goal: Goal, term: Term| {
        let scoring = [Card::Badlands, Card::BoomOrBust];
        let made = Scenario::new(id, title, scoring, vec![goal], vec![term]);
        made.map_or_else(|flaw| flaw.to_string(), |scenario| scenario.to_toml())
    };
    let goal = |skip, at_least| Goal { skip, quarry: Quarry::Icon { icon: Icon::Cow, at_least } };
    let each = |points, count| Term::Each { points, count };
    let table = |from: &[u8]| {
        let rows = from.iter().map(|&from| TableRow { from, points: 1 }).collect();
        Term::Table { count: Count::Icon(Icon::Cow), rows }
    };
    let (g, t) = (goal(7, 4), each(-99, Count::CardsWithTerrains(4)));
    assert!(made("mine_1", "Mine", g, t.clone()).starts_with("id = \"mine_1\""));
    for (made, expected) in [
        (made("Mine", "Mine", g, t.clone()), "`Mine` is not an id: "),
        (made("mine", " Mine", g, t.clone()), "a title has 1 to 60 characters"),
        (made("mine", "Mi\u{202e}en", g, t.clone()), "a title has 1 to 60 characters, none of which"),
        (made("mine", "Mine", goal(8, 1), t.clone()), "8 is not between 0 and 7"),
        (made("mine", "Mine", goal(0, 5), t.clone()), "5 is not between 1 and 4"),
        (made("mine", "Mine", g, each(100, Count::Icon(Icon::Cow))), "100 is not between -99 and 99"),
        (made("mine", "Mine", g, each(1, Count::CardsWithTerrains(1))), "1 is not between 2 and 4"),
        (
            made("mine", "Mine", g, each(1, Count::Set([Icon::Cow].into_iter().collect()))),
            "1 instead of 2 to 12",
        ),
        (made("mine", "Mine", g, table(&[])), "0 instead of 1 to 20"),
        (made("mine", "Mine", g, table(&[57])), "57 is not between 0 and 56"),
        (made("mine", "Mine", g, table(&[2, 2])), "each row must begin with a larger number"),
    ] {
        assert!(made.starts_with(expected), "{made}");
    }
    let goals = |count| vec![goal(1, 1); count];
    let scoring = [Card::Badlands, Card::BoomOrBust];
    let changed = |procedure: Procedure| {
        let made = Scenario::new("mine", "Mine", scoring, goals(15), vec![]);
        made.and_then(|made| made.with_procedure(procedure)).err().map(|flaw| flaw.to_string())
    };
    let far = Some(Habit { skip: 8, shares: SharedTrait::Icon });
    let usual = Procedure::default();
    for (procedure, expected) in [
        (Procedure { first_hunt: goals(5), ..usual.clone() }, None),
        (Procedure { first_hunt: goals(6), ..usual.clone() }, Some("21 instead of 0 to 20")),
        (Procedure { first_hunt: vec![goal(7, 1)], ..usual.clone() }, Some("7 is not between 0 and 6")),
        (
            Procedure { first_hunt: vec![goal(0, 4)], ..usual.clone() },
            Some("none of the sixteen cards is like that"),
        ),
        (Procedure { matching: far, ..usual.clone() }, Some("8 is not between 0 and 6")),
        (Procedure { fallback: far, ..usual }, Some("8 is not between 0 and 7")),
    ] {
        assert_eq!(changed(procedure).as_deref(), expected);
    }
    let twice = Scenario::new("mine", "Mine", [Card::TheHerd; 2], vec![], vec![]);
    assert_eq!(twice, Err(ScenarioErrorKind::Twice(Card::TheHerd)));
}

fn message(text: &str) -> String {
    Scenario::from_toml(text).expect_err(text).to_string()
}

#[test]
fn mistakes_in_the_head_are_named() {
    for (text, expected) in [
        ("", "line 1, id: is missing"),
        ("id = 'x'\ntitle = 'X'", "line 1, scoring: is missing"),
        ("id = 'x'\nid = 'y'", "line 2: duplicate key"),
        ("id = x", "line 1: string values must be quoted, expected literal string"),
        ("id = 1", "line 1, id: should be a string, not integer"),
        (
            "id = 's-1'",
            "line 1, id: `s-1` is not an id: write at most 24 small letters and digits, words joined by `_`",
        ),
        (
            "id = 'a__b'",
            "line 1, id: `a__b` is not an id: write at most 24 small letters and digits, words joined by `_`",
        ),
        (
            "id = 'x'\ntitle = ''",
            "line 2, title: a title has 1 to 60 characters, none of which breaks or turns the line",
        ),
        (
            "id = 'x'\ntitle = \"a\\nb\"",
            "line 2, title: a title has 1 to 60 characters, none of which breaks or turns the line",
        ),
        ("id = 'x'\ntitle = 'X'\nscoring = 'A'", "line 3, scoring: should be a list, not string"),
        ("id = 'x'\ntitle = 'X'\nscoring = []", "line 3, scoring: 0 instead of 2"),
        ("id = 'x'\ntitle = 'X'\nscoring = ['A', 'B', 'C']", "line 3, scoring: 3 instead of 2"),
        ("id = 'x'\ntitle = 'X'\nscoring = ['A', 'Badlands']", "line 3, scoring: Badlands is named twice"),
        (
            "id = 'x'\ntitle = 'X'\nscoring = [\n  'A',\n  'Badland',\n]",
            "line 5, scoring 2: `Badland` is not a card: write the title of its scoring side or its letter, A to R",
        ),
        (
            "# A comment\nid = 'x'\ntittle = 'X'",
            "line 3, tittle: there is no such field; there are id, title, scoring, match, fallback, hunt, score",
        ),
    ] {
        assert_eq!(message(text), expected);
    }
}

#[test]
fn mistakes_in_hunts_are_named() {
    for (goal, expected) in [
        ("icon = 'Cow'", "line 4, skip of hunt 1: is missing"),
        ("skip = -1", "line 5, skip of hunt 1: -1 is not between 0 and 7"),
        ("skip = 8", "line 5, skip of hunt 1: 8 is not between 0 and 7"),
        (
            "skip = 99999999999999999999",
            "line 5, skip of hunt 1: 99999999999999999999 is not between 0 and 7",
        ),
        ("skip = 1.0", "line 5, skip of hunt 1: should be a whole number, not float"),
        ("skip = 1", "line 4, hunt 1: needs one of icon, terrain, shares, shows"),
        (
            "skip = 1\nicon = 'Cattle'",
            "line 6, icon of hunt 1: `Cattle` is not an icon: write Beer, Cow, Fort, Gun, Mine, Wagon",
        ),
        (
            "skip = 1\nterrain = 'Lake'",
            "line 6, terrain of hunt 1: `Lake` is not a terrain: write Desert, Forest, Mountains, Plains, Snow, Water",
        ),
        ("skip = 1\nicon = 'Cow'\nat_least = 0", "line 7, at_least of hunt 1: 0 is not between 1 and 4"),
        ("skip = 1\nicon = 'Cow'\nat_least = 5", "line 7, at_least of hunt 1: 5 is not between 1 and 4"),
        (
            "skip = 1\nicon = 'Cow'\non = 'Snow'\nat_least = 2",
            "line 8, at_least of hunt 1: does not go with on",
        ),
        ("skip = 1\nterrain = 'Snow'\non = 'Snow'", "line 7, on of hunt 1: does not go with terrain"),
        ("skip = 1\nshares = 'icon'\nat_least = 2", "line 7, at_least of hunt 1: does not go with shares"),
        ("skip = 1\nicon = 'Cow'\nshares = 'icon'", "line 7, shares of hunt 1: does not go with icon"),
        (
            "skip = 1\nshares = 'colour'",
            "line 6, shares of hunt 1: `colour` is not what cards can share: write terrain, icon, pair",
        ),
        (
            "skip = 1\nshows = 'cows'",
            "line 6, shows of hunt 1: `cows` is not what a card can show: write most frequent terrain",
        ),
        (
            "skp = 1",
            "line 5, skp of hunt 1: there is no such field; there are round, skip, icon, on, terrain, at_least, shares, shows",
        ),
        ("skip = 1\nicon = 'Cow'\n[[hunt]]\nskip = 9", "line 8, skip of hunt 2: 9 is not between 0 and 7"),
    ] {
        assert_eq!(message(&format!("{HEAD}[[hunt]]\n{goal}")), expected);
    }
    assert_eq!(message(&format!("{HEAD}hunt = 3")), "line 4, hunt: should be a list, not integer");
    assert_eq!(message(&format!("{HEAD}hunt = [3]")), "line 4, hunt 1: should be a table, not integer");
    let many = "[[hunt]]\nskip = 1\nicon = 'Cow'\n".repeat(21);
    assert_eq!(message(&format!("{HEAD}{many}")), "line 4, hunt: 21 instead of 0 to 20");
}

#[test]
fn what_the_rival_cannot_do_is_named() {
    for (procedure, expected) in [
        ("match = 'of'", "line 4, match: `of` is not what can stand here: write off"),
        ("fallback = false", "line 4, fallback: should be a table or a word, not boolean"),
        ("match = 'off'\n[match]\nskip = 1", "line 5: duplicate key"),
        ("[match]\nskip = 7", "line 5, skip of match: 7 is not between 0 and 6"),
        ("[fallback]\nskip = 8", "line 5, skip of fallback: 8 is not between 0 and 7"),
        (
            "[fallback]\nicon = 'Cow'",
            "line 5, icon of fallback: there is no such field; there are skip, shares",
        ),
        (
            "[match]\nshares = 'nothing'",
            "line 5, shares of match: `nothing` is not what cards can share: write terrain, icon, pair",
        ),
        ("[[hunt]]\nround = 3\nskip = 1", "line 5, round of hunt 1: 3 is not between 1 and 2"),
        ("[[hunt]]\nround = 1\nskip = 7", "line 6, skip of hunt 1: 7 is not between 0 and 6"),
        (
            "[[hunt]]\nround = 1\nskip = 1\nicon = 'Beer'\nat_least = 4",
            "line 7, icon of hunt 1: none of the sixteen cards is like that",
        ),
    ] {
        assert_eq!(message(&format!("{HEAD}{procedure}")), expected);
    }
}

#[test]
fn mistakes_in_scores_are_named() {
    for (term, expected) in [
        ("icon = 'Cow'", "line 4, score 1: needs one of each, table, if_more"),
        ("each = 2", "line 4, score 1: needs one of icon, terrain, set, cards_with_terrains"),
        ("each = 100\nicon = 'Cow'", "line 5, each of score 1: 100 is not between -99 and 99"),
        ("each = 1\npoints = 2\nicon = 'Cow'", "line 6, points of score 1: does not go with each"),
        ("each = 1\nif_more = 'rival'\nicon = 'Cow'", "line 6, if_more of score 1: does not go with each"),
        ("if_more = 'rival'\nicon = 'Cow'", "line 4, points of score 1: is missing"),
        (
            "points = 1\nif_more = 'nobody'\nicon = 'Cow'",
            "line 6, if_more of score 1: `nobody` is not a side: write rival, player",
        ),
        ("each = 1\nset = ['Cow']", "line 6, set of score 1: 1 instead of 2 to 12"),
        (
            "each = 1\nset = ['Cow', 'Sheep']",
            "line 6, item 2 of set of score 1: `Sheep` is not an icon: write Beer, Cow, Fort, Gun, Mine, Wagon",
        ),
        (
            "each = 1\ncards_with_terrains = 1",
            "line 6, cards_with_terrains of score 1: 1 is not between 2 and 4",
        ),
        ("table = []\nicon = 'Cow'", "line 5, table of score 1: 0 instead of 1 to 20"),
        ("table = [[1]]\nicon = 'Cow'", "line 5, item 1 of table of score 1: 1 instead of 2"),
        (
            "table = [[2, 1], [2, 2]]\nicon = 'Cow'",
            "line 5, item 2 of table of score 1: each row must begin with a larger number than the row before it",
        ),
        (
            "table = [[57, 1]]\nicon = 'Cow'",
            "line 5, item 1 of item 1 of table of score 1: 57 is not between 0 and 56",
        ),
    ] {
        assert_eq!(message(&format!("{HEAD}[[score]]\n{term}")), expected);
    }
}

#[test]
fn a_megabyte_of_nonsense_is_refused_in_a_line() {
    for nonsense in ["x", "[[", "hunt = [", "[a.", "\u{0}", "é", "\"", "a.", "{a=", "\n"] {
        let text = nonsense.repeat((1 << 20) / nonsense.len());
        assert!(message(&text).ends_with("bytes are too many for a scenario"));
        // As much of it as is looked at.
        let text = nonsense.repeat((1 << 16) / nonsense.len());
        assert!(message(&text).len() < 200, "{}", message(&text));
    }
}

#[test]
fn any_text_is_read_or_refused() {
    let mut rng = Rng::new(2);
    let good = Scenarios::built_in().iter().map(|scenario| scenario.to_toml()).collect::<Vec<_>>();
    for number in 0..3_000 {
        let mut bytes = good[number % good.len()].clone().into_bytes();
        for _ in 0..=rng.below(4) {
            let place = rng.below(bytes.len() as u32) as usize;
            bytes[place] = b"\"[]=,\n-09az_. "[rng.below(14) as usize];
        }
        let text = String::from_utf8(bytes).expect("still ASCII");
        match Scenario::from_toml(&text) {
            Ok(scenario) => assert_eq!(Scenario::from_toml(&scenario.to_toml()), Ok(scenario), "{text}"),
            Err(error) => assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}\n{text}"),
        }
    }
}
