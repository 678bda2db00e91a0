//! A scenario: everything that makes one solo game different from another, as data.

use crate::card::Card;
use crate::solo::hunt::Goal;
use crate::solo::term::Term;

/// Two scoring cards, and what the rival hunts and scores.
///
/// A scenario is read from a [text](Scenario::from_toml), so whatever is in one has been checked.
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
/// # Ok::<(), wagons_rules::solo::ScenarioError>(())
/// ```
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
