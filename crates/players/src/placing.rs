//! The best placement of one card by the margin it gives at once: the short-sighted half of most players.

use rustc_hash::FxHashMap;
use wagons_rules::{Card, Decision, Game, Move, Placement, Tally, Town};

/// Placements already found, so that a search that meets a town again does not judge it again.
///
/// The memory is bounded: at [`Placing::MOST`] towns it forgets and begins anew.
#[derive(Default)]
pub(crate) struct Placing {
    known: FxHashMap<(Town, Card, Compared), Placement>,
    /// How many placements were judged.
    pub(crate) nodes: u64,
}

/// What a placement's rank can depend on in the other town. Smalltown Charm is not in it: there the margin moves
/// by one for each territory, whatever the other town is.
type Compared = (u8, u8, u8);

impl Placing {
    /// About 1 kB each.
    const MOST: usize = 8_192;

    /// The placement with the best margin against the other town as it is; the first of several.
    pub(crate) fn best(&mut self, town: &Town, card: Card, other: Tally, scoring: &[Card]) -> Placement {
        let key = (*town, card, (other.beers, other.guns, other.mines));
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let survey = town.survey(scoring);
        let mut best = (i32::MIN, Placement::new(card, false, 0, 0));
        for placement in town.placements(card) {
            let lead = survey.after(placement).lead(&other).0;
            self.nodes += 1;
            if lead > best.0 {
                best = (lead, placement);
            }
        }
        if self.known.len() >= Self::MOST {
            self.known.clear();
        }
        self.known.insert(key, best.1);
        best.1
    }

    /// The best placement of the card the game waits for.
    pub(crate) fn in_game(&mut self, game: &Game) -> Option<Placement> {
        let (Decision::Place(card), seat) = (game.decision()?, game.to_move()?) else { return None };
        Some(self.best(game.town(seat), card, game.tally(seat.other()), &game.scoring()))
    }

    /// Places every card that has to be placed before the next draft.
    pub(crate) fn up_to_the_next_draft(&mut self, game: &mut Game) {
        while let Some(placement) = self.in_game(game) {
            game.play_unchecked(Move::Place(placement));
        }
    }
}
