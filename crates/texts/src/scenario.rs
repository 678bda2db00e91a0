//! A scenario of the solo game in words: its title, what the rival hunts, what it scores. Whatever can stand in a
//! scenario's file can be said, so that those of other people are explained too.

use wagons_rules::Terrain;
use wagons_rules::solo::{
    Count, Goal, Habit, Quarry, RivalRule, Round, Scenario, SharedTrait, Side, Term, Variant,
};

use crate::message::Key;
use crate::texts::Texts;
use crate::{key, text};

/// Several of something, where no number is said before it.
const MANY: usize = 1000;

impl Texts {
    /// The title. The six that come with the game have one in every language, others the one in their file.
    pub fn scenario(&self, scenario: &Scenario) -> String {
        own_keys(scenario).map_or_else(|| scenario.title().to_owned(), |[title, _]| self.text(title))
    }

    /// A line to set the mood, for the six that come with the game.
    pub fn flavour(&self, scenario: &Scenario) -> Option<String> {
        own_keys(scenario).map(|[_, flavour]| self.text(flavour))
    }

    /// How the rival plays a round, in sentences: its goals in order, and what it does if all of them fail.
    ///
    /// ```
    /// use wagons_rules::solo::{Round, Scenario, Variant};
    /// use wagons_texts::{Language, Texts};
    ///
    /// let calm = "id = 'calm'\ntitle = 'Calm'\nscoring = ['A', 'R']\nmatch = 'off'";
    /// let told = Texts::new(Language::En).hunt(&Scenario::from_toml(calm)?, Variant::Classic, Round::One);
    /// assert_eq!(told, ["It always takes the next card."]);
    /// # Ok::<(), wagons_rules::solo::ScenarioError>(())
    /// ```
    pub fn hunt(&self, scenario: &Scenario, variant: Variant, round: Round) -> Vec<String> {
        let goals = scenario.goals(round).iter().enumerate();
        let mut told: Vec<_> = goals
            .map(|(index, &Goal { skip, quarry })| self.hunted(skip, self.quarry(quarry), index == 0))
            .collect();
        let is_first = told.is_empty();
        match (round, scenario.procedure().matching, scenario.fallback(variant)) {
            (Round::One, Some(Habit { skip, shares }), _) => {
                let matching = self.hunted(skip, self.like_top(shares), is_first);
                told.extend([
                    format!("{matching} {}", self.text(key::HUNT_TOP)),
                    self.text(key::HUNT_NO_MATCH),
                ]);
                return told;
            }
            (Round::Two, _, Some(Habit { skip, shares })) => {
                told.push(self.hunted(skip, self.quarry(Quarry::Shares(shares)), is_first));
            }
            (Round::One, None, _) | (Round::Two, _, None) => {}
        }
        told.push(self.last_resort(told.is_empty()));
        told
    }

    /// What the rival does if it has found nothing, or does not look for anything.
    pub(crate) fn last_resort(&self, is_first: bool) -> String {
        self.text(if is_first { key::HUNT_ALWAYS } else { key::HUNT_FIRST })
    }

    /// A card that has something in common with the top card of the deck, whichever that is.
    fn like_top(&self, shares: SharedTrait) -> String {
        self.text(match shares {
            SharedTrait::Terrain => key::QUARRY_TOP_TERRAIN,
            SharedTrait::Icon => key::QUARRY_TOP_ICON,
            SharedTrait::Pair => key::QUARRY_TOP,
        })
    }

    /// What the rival is after, at first or if it has not found that.
    pub(crate) fn hunted(&self, skip: u8, quarry: String, is_first: bool) -> String {
        if is_first { text!(self, HuntGoal { skip, quarry }) } else { text!(self, HuntThen { skip, quarry }) }
    }

    /// What kind of card a goal is after: "a card with at least 2 Cows".
    pub fn quarry(&self, quarry: Quarry) -> String {
        match quarry {
            Quarry::Icon { icon, at_least } => {
                text!(self, QuarryIcon { count: at_least, icons: self.icons(icon, at_least.into()) })
            }
            Quarry::Terrain { terrain, at_least } => {
                let territories = self.territories(terrain, at_least.into());
                text!(self, QuarryTerrain { count: at_least, territories })
            }
            Quarry::IconOn(icon, terrain) => {
                text!(self, QuarryIconOnTerrain { pair: self.icons_on(icon, terrain, 1) })
            }
            Quarry::Shares(SharedTrait::Terrain) => self.text(key::QUARRY_SHARED_TERRAIN),
            Quarry::Shares(SharedTrait::Icon) => self.text(key::QUARRY_SHARED_ICON),
            Quarry::Shares(SharedTrait::Pair) => self.text(key::QUARRY_SHARED_TERRITORY),
            Quarry::MostFrequentTerrain => self.text(key::QUARRY_MOST_FREQUENT_TERRAIN),
        }
    }

    /// What the rival scores in the end, in sentences: the scenario's terms, and what the variant adds.
    pub fn rival_scoring(&self, scenario: &Scenario, variant: Variant) -> Vec<String> {
        let terms = scenario.terms().iter().map(|term| self.term(term));
        let classic = (variant == Variant::Classic).then(|| self.text(key::TERM_MOST_FREQUENT_TERRAINS));
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
                text!(self, TermTheseTerrains { terrains })
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
                    .map(|row| text!(self, TermRow { from: row.from, points: row.points }))
                    .collect();
                text!(self, TermTable { what: self.counted(count, MANY), rows: self.list(&rows) })
            }
            Term::IfMore { points, whose, count } => {
                let what = self.counted(count, MANY);
                match whose {
                    Side::Rival => text!(self, TermMoreThanPlayer { points, what }),
                    Side::Player => text!(self, TermFewerThanPlayer { points, what }),
                }
            }
        }
    }

    fn each(&self, points: i32, count: Count) -> String {
        text!(self, TermEach { points, what: self.counted(count, 1) })
    }

    /// What is counted, as a number of it is followed by: "Cows", "cards with 2 terrains".
    pub fn counted(&self, what: Count, count: usize) -> String {
        match what {
            Count::Icon(icon) => self.icons(icon, count),
            Count::Terrain(terrain) => self.territories(terrain, count),
            Count::IconOn(icon, terrain) => self.icons_on(icon, terrain, count),
            Count::Set(icons) => {
                let names: Vec<_> = icons.iter().map(|icon| self.icon(icon)).collect();
                text!(self, CountSet { count, icons: self.list(&names) })
            }
            Count::CardsWithTerrains(terrains) => text!(self, CountCards { count, terrains }),
        }
    }

    /// The name of a variant.
    pub fn variant(&self, variant: Variant) -> String {
        self.text(variant_keys(variant)[0])
    }

    /// What is special about a variant.
    pub fn variant_rule(&self, variant: Variant) -> String {
        self.text(variant_keys(variant)[1])
    }
}

/// The title and the flavour of a scenario that comes with the game. Somebody else's may have the same id, but not the same title too.
fn own_keys(scenario: &Scenario) -> Option<[Key; 2]> {
    Some(match (scenario.id(), scenario.title()) {
        ("1", "Long Drive") => key::SCENARIO_LONG_DRIVE_WHOLE,
        ("2", "Gold Fever") => key::SCENARIO_GOLD_FEVER_WHOLE,
        ("3", "Stockade") => key::SCENARIO_STOCKADE_WHOLE,
        ("4", "Whiskey Road") => key::SCENARIO_WHISKEY_ROAD_WHOLE,
        ("5", "Last Train West") => key::SCENARIO_LAST_TRAIN_WEST_WHOLE,
        ("6", "Empty Country") => key::SCENARIO_EMPTY_COUNTRY_WHOLE,
        _ => return None,
    })
}

/// The name and the rule of a variant.
const fn variant_keys(variant: Variant) -> [Key; 2] {
    match variant {
        Variant::Classic => key::VARIANT_CLASSIC_WHOLE,
        Variant::Newcomer => key::VARIANT_NEWCOMER_WHOLE,
        Variant::Local => key::VARIANT_LOCAL_WHOLE,
        Variant::Legend => key::VARIANT_LEGEND_WHOLE,
    }
}
