//! Scenarios as TOML: which fields there are and what they mean. The reverse is `toml_writer`.

use std::ops::RangeInclusive;

use crate::card::Card;
use crate::solo::count::Count;
use crate::solo::hunt::{Goal, Quarry, SharedTrait};
use crate::solo::procedure::{Habit, Procedure};
use crate::solo::rival::Round;
use crate::solo::scenario::Scenario;
use crate::solo::scenario_error::{ScenarioError, ScenarioErrorKind};
use crate::solo::scenario_limits as limits;
use crate::solo::term::{Side, TableRow, Term};
use crate::solo::toml_reader::{Fields, Value, complaint, document};

type Result<T> = std::result::Result<T, ScenarioError>;

/// More than anybody types: what is longer is not a scenario.
const LONGEST_TEXT: usize = 1 << 16;

impl Scenario {
    /// Reads a scenario from a TOML text.
    ///
    /// | field | meaning |
    /// |---|---|
    /// | `id` | the name used in deals: small letters and digits, words joined by `_` |
    /// | `title` | the name shown to players |
    /// | `scoring` | the two scoring cards, by title or letter |
    /// | `match` | `"off"`, or what replaces the rulebook's match of round 1: `skip`, `shares` |
    /// | `fallback` | the same for the rulebook's fallback of round 2 |
    /// | `[[hunt]]` | a goal of the rival; the first that can be met counts |
    /// | `round` | in which round: 1, before the match, or 2 (if not given) |
    /// | `skip` | how many cards it may skip for that |
    /// | `icon`, `at_least` | it takes a card with this icon, so many times (once, if not given) |
    /// | `terrain`, `at_least` | the same with a terrain |
    /// | `icon`, `on` | a card with this icon on this terrain |
    /// | `shares` | a card that shares a `"terrain"`, an `"icon"` or a `"pair"` of both with the last of its town |
    /// | `shows` | `"most frequent terrain"`: a card with the terrain most frequent in its town |
    /// | `[[score]]` | a summand of the rival's points |
    /// | `each` | so many points for each … |
    /// | `table` | points by the number of …: rows `[from, points]`, the last one reached counts |
    /// | `points`, `if_more` | so many points if the `"rival"`, or the `"player"`, has more … |
    /// | `icon` | … territories with this icon |
    /// | `icon`, `on` | … territories with this icon on this terrain |
    /// | `terrain` | … territories of this terrain |
    /// | `set` | … complete sets of these icons, as in `["Fort", "Gun"]` |
    /// | `cards_with_terrains` | … cards that show so many different terrains |
    ///
    /// ```
    /// use wagons_rules::Icon;
    /// use wagons_rules::solo::{Count, Goal, Quarry, Scenario, Term};
    ///
    /// let scenario = Scenario::from_toml(r#"
    ///     id = "dusty_trail"
    ///     title = "Dusty Trail"
    ///     scoring = ["Badlands", "Wagon Train"]
    ///
    ///     [[hunt]]
    ///     skip = 2
    ///     icon = "Wagon"
    ///
    ///     [[score]]
    ///     each = 2
    ///     icon = "Wagon"
    /// "#)?;
    /// assert_eq!(scenario.title(), "Dusty Trail");
    /// assert_eq!(scenario.hunt(), [Goal { skip: 2, quarry: Quarry::Icon { icon: Icon::Wagon, at_least: 1 } }]);
    /// assert_eq!(scenario.terms(), [Term::Each { points: 2, count: Count::Icon(Icon::Wagon) }]);
    ///
    /// let error = Scenario::from_toml("id = 'x'\ntitle = 'X'\nscoring = ['A', 'B']\n[[hunt]]\nskip = -1").unwrap_err();
    /// assert_eq!(error.to_string(), "line 5, skip of hunt 1: -1 is not between 0 and 7");
    /// # Ok::<(), wagons_rules::solo::ScenarioError>(())
    /// ```
    pub fn from_toml(text: &str) -> Result<Self> {
        if text.len() > LONGEST_TEXT {
            return Err(complaint(text, 0, String::new(), ScenarioErrorKind::TooLong(text.len())));
        }
        let document = document(text)?;
        let fields = Fields::of_document(text, &document);
        fields.allow_only(&["id", "title", "scoring", "match", "fallback", "hunt", "score"])?;
        let id = checked(&fields.require("id")?, limits::check_id)?;
        let title = checked(&fields.require("title")?, limits::check_title)?;
        let scoring = scoring(&fields.require("scoring")?)?;
        let goals = tables(&fields, "hunt", limits::GOALS, |fields| goal(fields, scoring))?;
        let of_round = |round| goals.iter().filter(move |goal| goal.0 == round).map(|goal| goal.1).collect();
        let procedure = Procedure {
            first_hunt: of_round(Round::One),
            matching: habit(&fields, "match", Habit::MATCHING, limits::SKIPPED_FIRST)?,
            fallback: habit(&fields, "fallback", Habit::FALLBACK, limits::SKIPPED)?,
        };
        let terms = tables(&fields, "score", limits::TERMS, term)?;
        Ok(Self { id, title, scoring, hunt: of_round(Round::Two), procedure, terms })
    }
}

fn checked(
    value: &Value<'_>,
    check: fn(&str) -> std::result::Result<(), ScenarioErrorKind>,
) -> Result<String> {
    let string = value.string()?;
    check(string).map_err(|flaw| value.error(flaw))?;
    Ok(string.to_owned())
}

fn scoring(value: &Value<'_>) -> Result<[Card; 2]> {
    let cards = value.list(2..=2)?.iter().map(Value::card).collect::<Result<Vec<_>>>()?;
    limits::sorted([cards[0], cards[1]]).map_err(|flaw| value.error(flaw))
}

/// Reads every table of a list that may be missing.
fn tables<T>(
    fields: &Fields<'_>,
    name: &str,
    lengths: RangeInclusive<usize>,
    read: impl Fn(&Fields<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    let Some(list) = fields.get(name) else { return Ok(Vec::new()) };
    list.list(lengths)?.into_iter().map(|value| read(&value.table()?)).collect()
}

/// How a part of the rulebook's procedure is switched off.
pub(super) const OFF: &str = "off";

/// A part of the rulebook's procedure: as it is, changed, or switched off.
fn habit(fields: &Fields<'_>, name: &str, usual: Habit, reach: RangeInclusive<i64>) -> Result<Option<Habit>> {
    let Some(value) = fields.get(name) else { return Ok(Some(usual)) };
    let Some(fields) = value.table_unless(OFF)? else { return Ok(None) };
    fields.allow_only(&["skip", "shares"])?;
    let skip = fields.get("skip").map_or(Ok(usual.skip), |value| value.number(reach))?;
    let shares = fields.get("shares").map_or(Ok(usual.shares), |value| shares(&value))?;
    Ok(Some(Habit { skip, shares }))
}

/// A goal, and the round it is for.
fn goal(fields: &Fields<'_>, scoring: [Card; 2]) -> Result<(Round, Goal)> {
    fields.allow_only(&["round", "skip", "icon", "on", "terrain", "at_least", "shares", "shows"])?;
    let (round, reach) = match fields.get("round").map_or(Ok(2), |value| value.number(limits::ROUNDS))? {
        1_u8 => (Round::One, limits::SKIPPED_FIRST),
        _ => (Round::Two, limits::SKIPPED),
    };
    let skip = fields.require("skip")?.number(reach)?;
    let (kind, value) = fields.one_of(&["icon", "terrain", "shares", "shows"])?;
    if kind != "icon" {
        fields.refuse("on", kind)?;
    }
    let on = fields.get("on");
    if on.is_some() {
        fields.refuse("at_least", "on")?;
    }
    let at_least = || fields.get("at_least").map_or(Ok(1), |value| value.number(limits::ON_CARD));
    let quarry = match (kind, on) {
        ("icon", Some(terrain)) => Quarry::IconOn(value.icon()?, terrain.terrain()?),
        ("icon", None) => Quarry::Icon { icon: value.icon()?, at_least: at_least()? },
        ("terrain", _) => Quarry::Terrain { terrain: value.terrain()?, at_least: at_least()? },
        (other, _) => {
            fields.refuse("at_least", other)?;
            match other {
                "shares" => Quarry::Shares(shares(&value)?),
                _ => value.word("what a card can show", SHOWN)?,
            }
        }
    };
    let goal = Goal { skip, quarry };
    if round == Round::One {
        limits::check_first_goal(goal, scoring).map_err(|flaw| value.error(flaw))?;
    }
    Ok((round, goal))
}

/// What two cards can share, by the words of the file.
pub(super) const TRAITS: [(&str, SharedTrait); 3] =
    [("terrain", SharedTrait::Terrain), ("icon", SharedTrait::Icon), ("pair", SharedTrait::Pair)];

fn shares(value: &Value<'_>) -> Result<SharedTrait> {
    value.word("what cards can share", TRAITS)
}

/// What else a card can show, by the words of the file.
pub(super) const SHOWN: [(&str, Quarry); 1] = [("most frequent terrain", Quarry::MostFrequentTerrain)];

/// Who can have more, by the words of the file.
pub(super) const SIDES: [(&str, Side); 2] = [("rival", Side::Rival), ("player", Side::Player)];

fn term(fields: &Fields<'_>) -> Result<Term> {
    fields.allow_only(&[
        "each",
        "table",
        "points",
        "if_more",
        "icon",
        "on",
        "terrain",
        "set",
        "cards_with_terrains",
    ])?;
    let (kind, value) = fields.one_of(&["each", "table", "if_more"])?;
    if kind != "if_more" {
        fields.refuse("points", kind)?;
    }
    let count = count(fields)?;
    Ok(match kind {
        "each" => Term::Each { points: points(&value)?, count },
        "table" => Term::Table { count, rows: rows(&value)? },
        _ => {
            let whose = value.word("a side", SIDES)?;
            Term::IfMore { points: points(&fields.require("points")?)?, whose, count }
        }
    })
}

fn count(fields: &Fields<'_>) -> Result<Count> {
    let (kind, value) = fields.one_of(&["icon", "terrain", "set", "cards_with_terrains"])?;
    if kind != "icon" {
        fields.refuse("on", kind)?;
    }
    Ok(match (kind, fields.get("on")) {
        ("icon", Some(terrain)) => Count::IconOn(value.icon()?, terrain.terrain()?),
        ("icon", None) => Count::Icon(value.icon()?),
        ("terrain", _) => Count::Terrain(value.terrain()?),
        ("set", _) => Count::Set(value.list(limits::SET)?.iter().map(Value::icon).collect::<Result<_>>()?),
        _ => Count::CardsWithTerrains(value.number(limits::TERRAINS)?),
    })
}

fn points(value: &Value<'_>) -> Result<i32> {
    value.number(limits::POINTS)
}

fn rows(value: &Value<'_>) -> Result<Vec<TableRow>> {
    let mut rows: Vec<TableRow> = Vec::new();
    for row in value.list(limits::ROWS)? {
        let numbers = row.list(2..=2)?;
        let next = TableRow { from: numbers[0].number(limits::COUNTED)?, points: points(&numbers[1])? };
        if rows.last().is_some_and(|last| last.from >= next.from) {
            return Err(row.error(ScenarioErrorKind::NotRising));
        }
        rows.push(next);
    }
    Ok(rows)
}
