//! The automatic rival: its town, how it chooses, and what it did.

use crate::card::Card;
use crate::placement::{Cell, Placement};
use crate::solo::deal::Deal;
use crate::solo::hunt::Shared;
use crate::solo::pile::Pile;
use crate::territory::Terrain;
use crate::town::Town;

/// The rival's town: a row of cards, never overlapping, in the order received.
///
/// It never holds more than fourteen cards, because the player always gets two of the sixteen. The player drafts
/// one in the first turn. If that empties the first circle, the rival meets the eight cards of the deck: either
/// it skips some, which the player gets, or the player drafts from the seven left. If it does not, the rival
/// takes from what remains, and again either skips something, or leaves something, or empties the circle and the
/// player begins round 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rival {
    cards: Pile,
    town: Town,
}

/// What the rival did between two turns of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RivalTurn {
    /// The cards the player had skipped, which joined the rival's town first.
    pub received: Pile,
    /// What it then took from the circle; nothing when the second circle was empty.
    pub draft: Option<RivalDraft>,
}

/// How the rival took a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RivalDraft {
    /// The round it belongs to.
    pub round: Round,
    /// The cards it skipped, which the player received.
    pub skipped: Pile,
    /// The card it took from the circle.
    pub took: Card,
    /// Why it took that card.
    pub motive: Motive,
}

/// Why the rival took a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Motive {
    /// Round 1: the card matched the deck's top card, so the rival got both.
    Match {
        /// The deck's top card, which followed the chosen one into the rival's town.
        top: Card,
        /// What they share, usually a territory; the first in reading order of the chosen card if there are several.
        shared: Shared,
    },
    /// Round 1: no card within reach matched the deck's top card.
    NoMatch {
        /// The deck's top card, which stayed.
        top: Card,
    },
    /// The card met a goal of the scenario's hunt in this round.
    Hunt {
        /// Which goal, counted from 0.
        goal: usize,
    },
    /// Round 2: the hunt failed, but the card shares something with the last card of the rival's town.
    Fallback {
        /// What they share, usually an icon; the first in reading order of the chosen card if there are several.
        shared: Shared,
    },
    /// Nothing fitted and there was no match to look for, so it took the first card.
    First,
}

/// One of the two rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Round {
    /// The eight cards of the circle.
    One,
    /// What the first round left of the deck.
    Two,
}

impl Round {
    /// 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl FromIterator<Card> for Rival {
    /// A town of these cards, in this order.
    ///
    /// # Panics
    /// If there are more than sixteen.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut rival = Self::default();
        cards.into_iter().for_each(|card| rival.receive(card));
        rival
    }
}

impl RivalDraft {
    /// The card that came from the deck together with the one taken.
    pub const fn from_deck(&self) -> Option<Card> {
        match self.motive {
            Motive::Match { top, .. } => Some(top),
            _ => None,
        }
    }
}

impl Rival {
    /// The cards of its town, in the order received.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The same cards laid out upright: the first at `0,0`, the next at `2,0` and so on, so that nothing is ever
    /// covered.
    pub const fn town(&self) -> &Town {
        &self.town
    }

    /// The card it received last.
    pub fn last_card(&self) -> Option<Card> {
        self.cards.last().copied()
    }

    /// The card that lies on a cell of its town.
    pub fn card_at(&self, cell: Cell) -> Option<Card> {
        let inside = (0..2).contains(&cell.y) && cell.x >= 0;
        self.cards.get(cell.x as usize / 2).copied().filter(|_| inside)
    }

    /// How many territories of its town have each terrain, in the order of [`Terrain::ALL`].
    pub fn terrain_counts(&self) -> [u8; 6] {
        let mut counts = [0; 6];
        for territory in self.cards.iter().flat_map(|card| card.territories()) {
            counts[territory.terrain as usize] += 1;
        }
        counts
    }

    /// The terrains that no other terrain of its town outnumbers; none while the town is empty.
    pub fn most_frequent_terrains(&self) -> impl Iterator<Item = Terrain> {
        let counts = self.terrain_counts();
        let most = counts.into_iter().max().unwrap_or(0);
        Terrain::ALL.into_iter().filter(move |&terrain| most > 0 && counts[terrain as usize] == most)
    }

    /// Lays a card at the end of the row.
    pub(crate) fn receive(&mut self, card: Card) {
        let place = 2 * self.cards.len() as i8;
        self.town.place_unchecked(Placement::new(card, false, place, 0));
        self.cards.push(card);
    }

    /// What it takes: a place in the circle, and why. Round 1 is the one in which the deck has a `top` card.
    pub(crate) fn choose(&self, circle: &[Card], top: Option<Card>, deal: &Deal) -> (usize, Motive) {
        let (scenario, variant) = (deal.scenario(), deal.variant());
        let by_habit = || {
            if let Some(top) = top {
                let found = scenario.procedure().matching?.seek(circle, top);
                let matched = found.map(|(place, shared)| (place, Motive::Match { top, shared }));
                matched.or(Some((0, Motive::NoMatch { top })))
            } else {
                let (place, shared) = scenario.fallback(variant)?.seek(circle, self.last_card()?)?;
                Some((place, Motive::Fallback { shared }))
            }
        };
        let round = if top.is_some() { Round::One } else { Round::Two };
        let mut goals = scenario.goals(round).iter().enumerate();
        let hunted =
            goals.find_map(|(goal, wanted)| Some((wanted.seek(circle, self)?, Motive::Hunt { goal })));
        hunted.or_else(by_habit).unwrap_or((0, Motive::First))
    }
}
