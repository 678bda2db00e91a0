//! A scenario: everything that makes one solo game different from another, as data.

use crate::card::Card;
use crate::solo::hunt::Goal;
use crate::solo::scenario_error::Flaw;
use crate::solo::scenario_limits as limits;
use crate::solo::term::Term;

/// Two scoring cards, and what the rival hunts and scores.
///
/// A scenario is [made from its parts](Scenario::new) or, with the feature `scenarios`, read from a text, so whatever
/// is in one has been checked.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Scenario {
    pub(super) id: String,
    pub(super) title: String,
    /// In alphabetical order, and different.
    pub(super) scoring: [Card; 2],
    pub(super) hunt: Vec<Goal>,
    pub(super) terms: Vec<Term>,
}

impl Scenario {
    /// A scenario from its parts, the scoring cards in any order; or what is wrong with one of them.
    ///
    /// ```
    /// use wagons_rules::solo::{Count, Flaw, Goal, Quarry, Scenario, Term};
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
    /// # Ok::<(), Flaw>(())
    /// ```
    pub fn new(
        id: impl Into<String>,
        title: impl Into<String>,
        scoring: [Card; 2],
        hunt: Vec<Goal>,
        terms: Vec<Term>,
    ) -> Result<Self, Flaw> {
        let (id, title) = (id.into(), title.into());
        limits::check_id(&id)?;
        limits::check_title(&title)?;
        limits::check_length(hunt.len(), limits::GOALS)?;
        limits::check_length(terms.len(), limits::TERMS)?;
        hunt.iter().copied().try_for_each(limits::check_goal)?;
        terms.iter().try_for_each(limits::check_term)?;
        Ok(Self { id, title, scoring: limits::sorted(scoring)?, hunt, terms })
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

    /// What the rival scores.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }
}
