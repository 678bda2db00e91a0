//! Scenarios written as TOML, so that reading what was written gives the same scenario.

use std::fmt::{self, Write};

use crate::card::Card;
use crate::solo::count::Count;
use crate::solo::hunt::{Goal, Quarry};
use crate::solo::procedure::{Habit, Procedure};
use crate::solo::rival::Round;
use crate::solo::scenario::Scenario;
use crate::solo::term::Term;
use crate::solo::toml_scenario::{OFF, SHOWN, SIDES, TRAITS};

impl Scenario {
    /// Writes the scenario as a text that [`from_toml`](Scenario::from_toml) reads.
    ///
    /// ```
    /// use wagons_rules::solo::{Scenario, Scenarios};
    ///
    /// for scenario in Scenarios::built_in().iter() {
    ///     assert_eq!(Scenario::from_toml(&scenario.to_toml()).as_ref(), Ok(&**scenario));
    /// }
    /// ```
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = write_scenario(&mut text, self);
        text
    }
}

fn write_scenario(out: &mut String, scenario: &Scenario) -> fmt::Result {
    let [first, second] = scenario.scoring().map(Card::title);
    writeln!(out, "id = {}", quoted(scenario.id()))?;
    writeln!(out, "title = {}", quoted(scenario.title()))?;
    writeln!(out, "scoring = [{}, {}]", quoted(first), quoted(second))?;
    let Procedure { matching, fallback, .. } = *scenario.procedure();
    let habits = [("match", matching, Habit::MATCHING), ("fallback", fallback, Habit::FALLBACK)];
    // What is switched off has no table, so it comes before all tables.
    let is_off = |(name, habit, _): &(_, Option<Habit>, _)| habit.is_none().then_some(*name);
    habits.iter().filter_map(is_off).try_for_each(|name| writeln!(out, "{name} = {}", quoted(OFF)))?;
    for (name, habit, usual) in habits {
        if let Some(Habit { skip, shares }) = habit.filter(|&habit| habit != usual) {
            writeln!(out, "\n[{name}]\nskip = {skip}\nshares = \"{}\"", word(&TRAITS, shares))?;
        }
    }
    scenario.goals(Round::One).iter().try_for_each(|&goal| write_goal(out, "round = 1\n", goal))?;
    scenario.goals(Round::Two).iter().try_for_each(|&goal| write_goal(out, "", goal))?;
    scenario.terms().iter().try_for_each(|term| write_term(out, term))
}

fn write_goal(out: &mut String, round: &str, goal: Goal) -> fmt::Result {
    writeln!(out, "\n[[hunt]]\n{round}skip = {}", goal.skip)?;
    match goal.quarry {
        Quarry::Icon { icon, at_least } => writeln!(out, "icon = \"{icon}\"\nat_least = {at_least}"),
        Quarry::Terrain { terrain, at_least } => {
            writeln!(out, "terrain = \"{terrain}\"\nat_least = {at_least}")
        }
        Quarry::IconOn(icon, terrain) => writeln!(out, "icon = \"{icon}\"\non = \"{terrain}\""),
        Quarry::Shares(what) => writeln!(out, "shares = \"{}\"", word(&TRAITS, what)),
        shown @ Quarry::MostFrequentTerrain => writeln!(out, "shows = \"{}\"", word(&SHOWN, shown)),
    }
}

fn write_term(out: &mut String, term: &Term) -> fmt::Result {
    out.write_str("\n[[score]]\n")?;
    match term {
        Term::Each { points, .. } => writeln!(out, "each = {points}")?,
        Term::Table { rows, .. } => {
            let rows: Vec<_> = rows.iter().map(|row| format!("[{}, {}]", row.from, row.points)).collect();
            writeln!(out, "table = [{}]", rows.join(", "))?;
        }
        Term::IfMore { points, whose, .. } => {
            writeln!(out, "points = {points}\nif_more = \"{}\"", word(&SIDES, *whose))?;
        }
    }
    match term.count() {
        Count::Icon(icon) => writeln!(out, "icon = \"{icon}\""),
        Count::Terrain(terrain) => writeln!(out, "terrain = \"{terrain}\""),
        Count::IconOn(icon, terrain) => writeln!(out, "icon = \"{icon}\"\non = \"{terrain}\""),
        Count::Set(icons) => {
            let icons: Vec<_> = icons.iter().map(|icon| format!("\"{icon}\"")).collect();
            writeln!(out, "set = [{}]", icons.join(", "))
        }
        Count::CardsWithTerrains(terrains) => writeln!(out, "cards_with_terrains = {terrains}"),
    }
}

/// The word that stands for a value in the file.
fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|&&(_, other)| other == value).map_or("", |&(word, _)| word)
}

/// A TOML string. Titles have no control characters, so only quotes and backslashes need care.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
