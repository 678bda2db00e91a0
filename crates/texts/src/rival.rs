//! What the rival of the solo game did and will do, with its reasons.

use wagons_rules::solo::{
    Foresight, Motive, Quarry, RivalDraft, RivalSearch, RivalTurn, Scenario, Shared, SharedTrait, View,
    Wanted,
};
use wagons_rules::{Card, Icon, Terrain, Territory};

use crate::person::Person;
use crate::texts::{Texts, joined};
use crate::{key, text};

impl Texts {
    /// Whose turn it is: "Your turn", "Ada to play".
    pub fn turn(&self, person: &Person) -> String {
        text!(self, Turn { person })
    }

    /// Somebody gets what was skipped: "Ada gets free cards B and I."
    pub fn received(&self, person: &Person, cards: &[Card]) -> String {
        text!(self, MoveReceive { person, count: cards.len(), cards: self.letters(cards) })
    }

    /// Cards by their letters: "B, I and C".
    pub fn letters(&self, cards: &[Card]) -> String {
        let letters: Vec<_> = cards.iter().map(Card::to_string).collect();
        self.list(&letters)
    }

    /// The rival, as the second side of the solo game.
    pub fn rival(&self) -> Person {
        Person::Named(self.text(key::RIVAL_NAME))
    }

    /// What the rival did between two turns of the player, and what that brings the player, in sentences.
    pub fn rival_turn(&self, turn: &RivalTurn, scenario: &Scenario) -> String {
        let draft = turn.draft.as_ref();
        let taken = draft.map(|draft| self.rival_draft(draft, scenario));
        let given = draft.filter(|draft| !draft.skipped.is_empty());
        let given = given.map(|draft| self.received(&Person::You, &draft.skipped));
        joined([self.rival_receives(&turn.received), taken, given])
    }

    /// The rival gets what the player skipped, if anything.
    pub fn rival_receives(&self, cards: &[Card]) -> Option<String> {
        let sentence = || text!(self, RivalReceives { count: cards.len(), cards: self.letters(cards) });
        (!cards.is_empty()).then(sentence)
    }

    /// Which card the rival took, and why.
    pub fn rival_draft(&self, draft: &RivalDraft, scenario: &Scenario) -> String {
        let card = draft.took;
        match draft.motive {
            Motive::Match { top, shared } => {
                text!(self, RivalMatch { card, top, shared: self.shared(shared) })
            }
            Motive::NoMatch { top } => text!(self, RivalNoMatch { card, top }),
            Motive::Hunt { goal } => {
                let quarry = scenario.goals(draft.round).get(goal).map(|goal| self.quarry(goal.quarry));
                text!(self, RivalHunt { card, quarry: quarry.unwrap_or_default() })
            }
            Motive::Fallback { shared } if scenario.goals(draft.round).is_empty() => {
                text!(self, RivalHunt { card, quarry: self.quarry(Quarry::Shares(shared.kind())) })
            }
            Motive::Fallback { shared: Shared::Icon(icon) } => {
                text!(self, RivalFallback { card, icon: self.icon(icon) })
            }
            Motive::Fallback { shared: Shared::Terrain(terrain) } => {
                text!(self, RivalFallbackTerrain { card, terrain: self.terrain(terrain) })
            }
            Motive::Fallback { shared: Shared::Pair(territory) } => {
                text!(self, RivalFallbackTerritory { card, territory: self.territory(territory) })
            }
            Motive::First if scenario.goals(draft.round).is_empty() => text!(self, RivalAlways { card }),
            Motive::First => text!(self, RivalFirst { card }),
        }
    }

    /// What two cards have in common.
    fn shared(&self, shared: Shared) -> String {
        match shared {
            Shared::Terrain(terrain) => self.terrain(terrain),
            Shared::Icon(icon) => self.icon(icon),
            Shared::Pair(territory) => self.territory(territory),
        }
    }

    /// What will happen when the player's turn ends, as far as the player can know it, in sentences.
    ///
    /// ```
    /// use wagons_rules::Card;
    /// use wagons_rules::solo::Scenarios;
    /// use wagons_texts::{Language, Texts};
    ///
    /// let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR")?;
    /// let view = record.game().view();
    /// let texts = Texts::new(Language::En);
    /// let foreseen = texts.foresight(&view.foresee_after(Card::BoomOrBust).unwrap(), view.scenario());
    /// assert!(foreseen.starts_with("What happens next: The rival gets card A, which you skipped. The rival takes card C:"), "{foreseen}");
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn foresight(&self, foresight: &Foresight, scenario: &Scenario) -> String {
        let sentence = match foresight {
            Foresight::Turn(turn) => self.rival_turn(turn, scenario),
            Foresight::NewCircle { received } => {
                joined([self.rival_receives(received), Some(self.text(key::RIVAL_NEW_CIRCLE))])
            }
            Foresight::Nothing => self.text(key::ASK_NOTHING),
        };
        text!(self, RivalNext { sentence })
    }

    /// What the rival looks for in its next turn, in sentences, the most urgent first.
    pub fn searches(&self, view: &View) -> Vec<String> {
        let searches = view.searches().into_iter().enumerate();
        searches.map(|(index, search)| self.search(search, index == 0)).collect()
    }

    fn search(&self, RivalSearch { skip, wanted }: RivalSearch, is_first: bool) -> String {
        let quarry = match wanted {
            Wanted::Match { top, shares: SharedTrait::Terrain } => text!(self, QuarryMatchTerrain { top }),
            Wanted::Match { top, shares: SharedTrait::Icon } => text!(self, QuarryMatchIcon { top }),
            Wanted::Match { top, shares: SharedTrait::Pair } => text!(self, QuarryMatch { top }),
            Wanted::Quarry { quarry, .. } => self.quarry(quarry),
            Wanted::LikeLastCard { shares } => self.quarry(Quarry::Shares(shares)),
            Wanted::Anything => return self.last_resort(is_first),
        };
        self.hunted(skip, quarry, is_first)
    }

    /// A territory: "Gun on Water".
    pub fn territory(&self, Territory { terrain, icon }: Territory) -> String {
        text!(self, IconOnTerrain { icon: self.icon(icon), terrain: self.terrain(terrain) })
    }

    /// Icons on a terrain, as a number of them is followed by: "Guns on Water".
    pub(crate) fn icons_on(&self, icon: Icon, terrain: Terrain, count: usize) -> String {
        text!(self, IconOnTerrain { icon: self.icons(icon, count), terrain: self.terrain(terrain) })
    }
}
