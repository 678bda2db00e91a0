//! A scenario: everything that makes one solo game different from another, as data.

use crate::card::Card;
use crate::solo::hunt::Goal;
use crate::solo::procedure::{Habit, Procedure};
use crate::solo::rival::Round;
use crate::solo::scenario_error::ScenarioErrorKind;
use crate::solo::scenario_limits as limits;
use crate::solo::term::Term;
use crate::solo::variant::Variant;

/// Two scoring cards, and what the rival hunts and scores.
///
/// A scenario is [made from its parts](Scenario::new) or, with the feature `scenarios`, read from a text, so whatever
/// is in one has been checked.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Parts"))]
pub struct Scenario {
    pub(super) id: String,
    pub(super) title: String,
    /// In alphabetical order, and different.
    pub(super) scoring: [Card; 2],
    pub(super) hunt: Vec<Goal>,
    pub(super) procedure: Procedure,
    pub(super) terms: Vec<Term>,
}

/// What is read of a scenario, before it is checked.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct Parts {
    id: String,
    title: String,
    scoring: [Card; 2],
    hunt: Vec<Goal>,
    procedure: Procedure,
    terms: Vec<Term>,
}

#[cfg(feature = "serde")]
impl TryFrom<Parts> for Scenario {
    type Error = ScenarioErrorKind;

    fn try_from(parts: Parts) -> Result<Self, Self::Error> {
        let Parts { id, title, scoring, hunt, procedure, terms } = parts;
        Self::new(id, title, scoring, hunt, terms)?.with_procedure(procedure)
    }
}

impl Scenario {
    /// A scenario from its parts, the scoring cards in any order; or what is wrong with one of them.
    ///
    /// ```
    /// use wagons_rules::solo::{Count, ScenarioErrorKind, Goal, Quarry, Scenario, Term};
    /// use wagons_rules::{Card, Icon};
    ///
    /// let wagons = Quarry::Icon { icon: Icon::Wagon, at_least: 1 };
    /// let two_each = Term::Each { points: 2, count: Count::Icon(Icon::Wagon) };
    /// let dusty = |skip| {
    ///     let hunt = vec![Goal { skip, quarry: wagons }];
    ///     let scoring = [Card::WagonTrain, Card::Badlands];
    ///     Scenario::new("dusty_trail", "Dusty Trail", scoring, hunt, vec![two_each.clone()])
    /// };
    /// assert_eq!(dusty(2)?.scoring(), [Card::Badlands, Card::WagonTrain]);
    /// assert_eq!(dusty(8).unwrap_err().to_string(), "8 is not between 0 and 7");
    /// # Ok::<(), ScenarioErrorKind>(())
    /// ```
    pub fn new(
        id: impl Into<String>,
        title: impl Into<String>,
        scoring: [Card; 2],
        hunt: Vec<Goal>,
        terms: Vec<Term>,
    ) -> Result<Self, ScenarioErrorKind> {
        let (id, title) = (id.into(), title.into());
        limits::check_id(&id)?;
        limits::check_title(&title)?;
        limits::check_length(hunt.len(), limits::GOALS)?;
        limits::check_length(terms.len(), limits::TERMS)?;
        hunt.iter().copied().try_for_each(limits::check_goal)?;
        terms.iter().try_for_each(limits::check_term)?;
        Ok(Self {
            id,
            title,
            scoring: limits::sorted(scoring)?,
            hunt,
            procedure: Procedure::default(),
            terms,
        })
    }

    /// The same scenario with another procedure of the rival; or what is wrong with that.
    ///
    /// ```
    /// use wagons_rules::Card;
    /// use wagons_rules::solo::{ScenarioErrorKind, Habit, Procedure, Scenario};
    ///
    /// let plain = Scenario::new("calm", "Calm", [Card::WagonTrain, Card::Badlands], vec![], vec![])?;
    /// let calm = plain.clone().with_procedure(Procedure { matching: None, ..Procedure::default() })?;
    /// assert_eq!(calm.procedure().matching, None);
    ///
    /// // In round 1 the player has always taken a card before, so six is the most that can be skipped.
    /// let far = Some(Habit { skip: 7, ..Habit::MATCHING });
    /// let flaw = plain.with_procedure(Procedure { matching: far, ..Procedure::default() }).unwrap_err();
    /// assert_eq!(flaw.to_string(), "7 is not between 0 and 6");
    /// # Ok::<(), ScenarioErrorKind>(())
    /// ```
    pub fn with_procedure(self, procedure: Procedure) -> Result<Self, ScenarioErrorKind> {
        let Procedure { first_hunt, matching, fallback } = &procedure;
        limits::check_length(first_hunt.len() + self.hunt.len(), limits::GOALS)?;
        first_hunt.iter().try_for_each(|&goal| limits::check_first_goal(goal, self.scoring))?;
        matching.map_or(Ok(()), |habit| limits::check_number(habit.skip, limits::SKIPPED_FIRST))?;
        fallback.map_or(Ok(()), |habit| limits::check_number(habit.skip, limits::SKIPPED))?;
        Ok(Self { procedure, ..self })
    }

    /// The name used in deals: small letters and digits, in words joined by `_`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name shown to players.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The two scoring cards, in alphabetical order.
    pub const fn scoring(&self) -> [Card; 2] {
        self.scoring
    }

    /// The rival's goals in round 2, the most urgent first.
    pub fn hunt(&self) -> &[Goal] {
        &self.hunt
    }

    /// The rival's goals in a round, the most urgent first.
    pub fn goals(&self, round: Round) -> &[Goal] {
        match round {
            Round::One => &self.procedure.first_hunt,
            Round::Two => &self.hunt,
        }
    }

    /// What the rival does in both rounds besides its hunt in round 2.
    pub const fn procedure(&self) -> &Procedure {
        &self.procedure
    }

    /// What the rival does in a variant when its hunt in round 2 has failed.
    pub fn fallback(&self, variant: Variant) -> Option<Habit> {
        self.procedure.fallback.filter(|_| variant.falls_back())
    }

    /// What the rival scores.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }
}
