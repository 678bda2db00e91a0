//! The campaign: a way through the six scenarios that come with the game, with stars for winning by margins. Any of
//! them may be played at any time.
//!
//! A [`Campaign`] remembers the best game of each stage and knows nothing of where it is kept; its
//! [text](std::str::FromStr) is what is stored.

mod feat;
mod text;

use std::collections::BTreeMap;
use std::sync::Arc;

use wagons_rules::Record;
use wagons_rules::solo::{Game, Scenario, Scenarios, Variant};

pub use self::feat::Feat;
pub use self::text::{CampaignError, FeatError};

/// The best games of the six scenarios. Each variant has a campaign of its own.
///
/// ```
/// use wagons_rules::solo::{Scenarios, Variant};
/// use wagons_table::Campaign;
///
/// let campaign = Campaign::new();
/// let stages = campaign.stages(Variant::Classic);
/// assert_eq!(stages.len(), 6);
/// assert_eq!(campaign.next(Variant::Classic), Scenarios::built_in().get("1").cloned());
/// assert_eq!(campaign.stars(Variant::Classic), 0);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Campaign {
    /// By variant and by the place of the scenario.
    best: BTreeMap<(Variant, usize), Feat>,
}

/// A scenario of a campaign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stage<'a> {
    /// The scenario.
    pub scenario: Arc<Scenario>,
    /// The best game of it.
    pub best: Option<&'a Feat>,
}

impl Campaign {
    /// The stars that can be won in each variant.
    pub const MOST_STARS: u8 = 6 * Feat::MOST_STARS;

    /// A campaign that has not begun.
    pub const fn new() -> Self {
        Self { best: BTreeMap::new() }
    }

    /// The six scenarios in order.
    pub fn stages(&self, variant: Variant) -> Vec<Stage<'_>> {
        let stage = |(place, scenario): (usize, &Arc<Scenario>)| Stage {
            scenario: Arc::clone(scenario),
            best: self.best.get(&(variant, place)),
        };
        Scenarios::built_in().iter().enumerate().map(stage).collect()
    }

    /// The scenario to play next on the way: the first that was not won yet, or none when all were.
    pub fn next(&self, variant: Variant) -> Option<Arc<Scenario>> {
        let stages = self.stages(variant).into_iter();
        stages.filter(|stage| !stage.is_won()).map(|stage| stage.scenario).next()
    }

    /// The stars won so far.
    pub fn stars(&self, variant: Variant) -> u8 {
        self.stages(variant).iter().map(Stage::stars).sum()
    }

    /// Notes a game that is over. Other games, and those of other scenarios, are no part of a campaign.
    pub fn note(&mut self, record: &Record<Game>) {
        if let Some(feat) = Feat::of(record) {
            self.keep(feat);
        }
    }

    /// Adds what another campaign has reached, as when two devices are brought together: of each stage the better
    /// game stays, whichever of the two is asked.
    pub fn merge(&mut self, other: Self) {
        other.best.into_values().for_each(|feat| self.keep(feat));
    }

    /// The best games, by variant and in order.
    pub fn feats(&self) -> impl Iterator<Item = &Feat> {
        self.best.values()
    }

    /// Keeps a game if it is the best of its stage.
    pub(super) fn keep(&mut self, feat: Feat) {
        let Some(place) = feat.place() else { return };
        let stage = (feat.deal.variant(), place);
        if self.best.get(&stage).is_none_or(|best| feat.worth() > best.worth()) {
            self.best.insert(stage, feat);
        }
    }
}

impl Stage<'_> {
    /// Whether it was ever won.
    pub fn is_won(&self) -> bool {
        self.best.is_some_and(Feat::is_won)
    }

    /// The stars of its best game.
    pub fn stars(&self) -> u8 {
        self.best.map_or(0, Feat::stars)
    }
}
