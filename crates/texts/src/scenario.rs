//! A scenario of the solo game in words: its title, what the rival hunts, what it scores. Whatever can stand in a
//! scenario's file can be said, so that those of other people are explained too.

use wagons_rules::Terrain;
use wagons_rules::solo::{Count, Goal, Quarry, RivalRule, Scenario, Side, Term, Trait, Variant};

use crate::text;
use crate::texts::Texts;

impl Texts {
    /// The title. The six that come with the game have one in every language, others the one in their file.
    pub fn scenario(&self, scenario: &Scenario) -> String {
        own_key(scenario).map_or_else(|| scenario.title().to_owned(), |key| self.get(key))
    }

    /// A line to set the mood, for the six that come with the game.
    pub fn flavour(&self, scenario: &Scenario) -> Option<String> {
        own_key(scenario).map(|key| self.get(&format!("{key}.flavour")))
    }

    /// How the rival plays round 1, in sentences: the same in every scenario.
    pub fn first_hunt(&self) -> [String; 2] {
        [self.get("hunt-match"), self.get("hunt-no-match")]
    }

    /// How the rival plays round 2, in sentences: its goals in order, and what it does if all of them fail.
    pub fn hunt(&self, scenario: &Scenario, variant: Variant) -> Vec<String> {
        let goals = scenario.hunt().iter().enumerate();
        let goals =
            goals.map(|(index, &goal)| self.goal(goal, if index == 0 { "hunt-goal" } else { "hunt-then" }));
        let fallback = variant.falls_back().then(|| self.get("hunt-fallback"));
        goals.chain(fallback).chain([self.get("hunt-first")]).collect()
    }

    fn goal(&self, Goal { skip, quarry }: Goal, key: &str) -> String {
        text!(self, key, skip = skip, quarry = self.quarry(quarry))
    }

    /// What kind of card a goal is after: "a card with at least 2 Cows".
    pub fn quarry(&self, quarry: Quarry) -> String {
        match quarry {
            Quarry::Icon { icon, at_least } => {
                text!(self, "quarry-icon", count = at_least, icons = self.icons(icon, at_least.into()))
            }
            Quarry::Terrain { terrain, at_least } => {
                let territories = self.territories(terrain, at_least.into());
                text!(self, "quarry-terrain", count = at_least, territories = territories)
            }
            Quarry::IconOn(icon, terrain) => {
                text!(self, "quarry-icon-on-terrain", pair = self.icons_on(icon, terrain, 1))
            }
            Quarry::Shares(Trait::Terrain) => self.get("quarry-shared-terrain"),
            Quarry::Shares(Trait::Icon) => self.get("quarry-shared-icon"),
            Quarry::Shares(Trait::Pair) => self.get("quarry-shared-territory"),
            Quarry::MostFrequentTerrain => self.get("quarry-most-frequent-terrain"),
        }
    }

    /// What the rival scores in the end, in sentences: the scenario's terms, and what the variant adds.
    pub fn rival_scoring(&self, scenario: &Scenario, variant: Variant) -> Vec<String> {
        let terms = scenario.terms().iter().map(|term| self.term(term));
        let classic = (variant == Variant::Classic).then(|| self.get("term-most-frequent-terrains"));
        let modern = (2..=4).filter_map(|terrains| {
            let each = variant.points_for_card(terrains.into())?;
            Some(self.each(each, Count::CardsWithTerrains(terrains)))
        });
        terms.chain(classic).chain(modern).collect()
    }

    /// What a line of the rival's score sheet pays for, in a sentence.
    pub fn rival_rule(&self, rule: RivalRule, scenario: &Scenario) -> String {
        match rule {
            RivalRule::Term(index) => {
                scenario.terms().get(index).map_or_else(String::new, |term| self.term(term))
            }
            RivalRule::Terrains(three) => {
                let terrains = self.list(&three.map(|terrain: Terrain| self.terrain(terrain)));
                text!(self, "term-these-terrains", terrains = terrains)
            }
            RivalRule::Cards { terrains, each } => self.each(each, Count::CardsWithTerrains(terrains)),
        }
    }

    /// A summand of the rival's points, in a sentence.
    pub fn term(&self, term: &Term) -> String {
        match *term {
            Term::Each { points, count } => self.each(points, count),
            Term::Table { count, ref rows } => {
                let rows: Vec<_> = rows
                    .iter()
                    .map(|row| text!(self, "term-row", from = row.from, points = row.points))
                    .collect();
                text!(self, "term-table", what = self.counted(count, 2), rows = rows.join(", "))
            }
            Term::IfMore { points, whose, count } => {
                let what = self.counted(count, 2);
                match whose {
                    Side::Rival => text!(self, "term-more-than-player", points = points, what = what),
                    Side::Player => text!(self, "term-fewer-than-player", points = points, what = what),
                }
            }
        }
    }

    fn each(&self, points: i32, count: Count) -> String {
        text!(self, "term-each", points = points, what = self.counted(count, 1))
    }

    /// What is counted, as a number of it is followed by: "Cows", "cards with 2 terrains".
    pub fn counted(&self, what: Count, count: usize) -> String {
        match what {
            Count::Icon(icon) => self.icons(icon, count),
            Count::Terrain(terrain) => self.territories(terrain, count),
            Count::IconOn(icon, terrain) => self.icons_on(icon, terrain, count),
            Count::Set(icons) => {
                let names: Vec<_> = icons.iter().map(|icon| self.icon(icon)).collect();
                text!(self, "count-set", count = count, icons = self.list(&names))
            }
            Count::CardsWithTerrains(terrains) => {
                text!(self, "count-cards", count = count, terrains = terrains)
            }
        }
    }

    /// The name of a variant.
    pub fn variant(&self, variant: Variant) -> String {
        self.get(variant_key(variant))
    }

    /// What is special about a variant.
    pub fn variant_rule(&self, variant: Variant) -> String {
        self.get(&format!("{}.rule", variant_key(variant)))
    }
}

/// The key of a scenario that comes with the game. Somebody else's may have the same id, but not the same title too.
fn own_key(scenario: &Scenario) -> Option<&'static str> {
    Some(match (scenario.id(), scenario.title()) {
        ("1", "Long Drive") => "scenario-long-drive",
        ("2", "Gold Fever") => "scenario-gold-fever",
        ("3", "Stockade") => "scenario-stockade",
        ("4", "Whiskey Road") => "scenario-whiskey-road",
        ("5", "Last Train West") => "scenario-last-train-west",
        ("6", "Empty Country") => "scenario-empty-country",
        _ => return None,
    })
}

const fn variant_key(variant: Variant) -> &'static str {
    match variant {
        Variant::Classic => "variant-classic",
        Variant::Newcomer => "variant-newcomer",
        Variant::Local => "variant-local",
        Variant::Legend => "variant-legend",
    }
}
