//! A search node, a position as the solver sees it: two towns by number, what each player has yet to place, and the circle.

use wagons_rules::{Card, Game, Seat};

use super::hand::Hand;
use super::transposition::Task;

/// The number of a town in the [`TranspositionTable`](super::transposition::TranspositionTable).
pub(super) type TownId = u32;

/// A position, small enough to be a key. The circle itself is the same for all positions of one solver.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Node {
    pub(super) towns: [TownId; 2],
    /// What each player has to place before the other's next draft: free cards, then the drafted one.
    pub(super) hands: [Hand; 2],
    /// How many cards of the solver's circle are gone.
    pub(super) gone: u8,
    pub(super) active: Seat,
    /// Whether the active player has drafted in this turn.
    pub(super) drafted: bool,
}

impl Node {
    /// The position of a game whose start card is named.
    pub(super) fn of(game: &Game, active: Seat, towns: [TownId; 2]) -> Self {
        let mut hands = Seat::BOTH.map(|seat| Hand::EMPTY.with(game.free_cards(seat)));
        if let Some(card) = game.drafted() {
            hands[active.index()].push(card);
        }
        Self { towns, hands, gone: 0, active, drafted: game.drafted().is_some() }.settled()
    }

    /// After the active player skipped a number of cards and took the next.
    #[must_use]
    pub(super) fn after_draft(mut self, circle: &[Card], skipped: usize) -> Self {
        let (left, taken) = circle[usize::from(self.gone)..].split_at(skipped);
        self.hands[self.active.index()].push(taken[0]);
        let free = &mut self.hands[self.active.other().index()];
        *free = free.with(left);
        self.gone += skipped as u8 + 1;
        self.drafted = true;
        self
    }

    /// After the active player placed the first card of the hand, which gave this town.
    #[must_use]
    pub(super) fn after_placement(self, town: TownId) -> Self {
        let rest = self.hands[self.active.index()].rest();
        self.with_town(self.active, town, rest).settled()
    }

    /// What a player makes of the hand, by itself.
    pub(super) fn task(&self, seat: Seat) -> Task {
        Task { town: self.towns[seat.index()], hand: self.hands[seat.index()], against: None }
    }

    /// The same with another town and another hand of one player.
    #[must_use]
    pub(super) fn with_town(mut self, seat: Seat, town: TownId, hand: Hand) -> Self {
        self.towns[seat.index()] = town;
        self.hands[seat.index()] = hand;
        self
    }

    /// The turn goes to the other player.
    #[must_use]
    pub(super) fn passed(self) -> Self {
        Self { active: self.active.other(), drafted: false, ..self }
    }

    /// Passes the turn if the active player has done everything.
    fn settled(self) -> Self {
        if self.drafted && self.hands[self.active.index()].is_empty() { self.passed() } else { self }
    }
}
