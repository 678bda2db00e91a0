//! What lies ahead of a position: the cards each player has to place for certain, and those still to be shared out.

use wagons_rules::{Card, Deal, Decision, Game, Icon, Seat, Tally, Town};

use super::draft_tree::{DraftTree, Estimate, Subset};
use super::sweep::Sweep;
use crate::search::beam::Beam;
use crate::search::objective::Lead;

/// A position as two towns to plan and a circle to share out between them, as far as the horizon.
///
/// Each player receives cards in the order of the circle, however the draft goes. So all that matters about the rest
/// of a draft is *which* cards come to a player: a subset.
pub(crate) struct Outlook {
    pub(crate) scoring: [Card; Deal::SCORING],
    /// The next cards of the circle.
    pub(crate) coming: Vec<Card>,
    /// The cards behind them, too far away to be looked at.
    pub(crate) beyond: Vec<Card>,
    /// Who drafts next.
    pub(crate) drafter: Seat,
    sides: [Side; 2],
}

/// One player's part of it.
pub(crate) struct Side {
    pub(crate) town: Town,
    /// The cards the player holds and has yet to place, in order.
    pub(crate) forced: Vec<Card>,
}

impl Outlook {
    /// Looks at most `horizon` cards of the circle ahead.
    pub(crate) fn new(game: &Game, horizon: usize) -> Self {
        let active = game.to_move().unwrap_or(Seat::First);
        let mut sides =
            Seat::BOTH.map(|seat| Side { town: *game.town(seat), forced: game.free_cards(seat).to_vec() });
        sides[active.index()].forced.extend(game.drafted());
        let drafter = match game.decision() {
            Some(Decision::Start) => Seat::First,
            _ if game.drafted().is_some() => active.other(),
            _ => active,
        };
        let (coming, beyond) = game.circle().split_at(game.circle().len().min(horizon));
        Self { scoring: game.scoring(), coming: coming.to_vec(), beyond: beyond.to_vec(), drafter, sides }
    }

    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// A first estimate of every subset for a player.
    pub(crate) fn sweep(&self, seat: Seat) -> Sweep {
        let Side { town, forced } = self.side(seat);
        Sweep::new(town, forced, &self.coming, self.lead(seat))
    }

    /// What a player's town is judged by before anything is known of the other.
    pub(super) fn lead(&self, seat: Seat) -> Lead {
        Lead { scoring: self.scoring, other: self.expected(seat.other()) }
    }

    /// What a player's town is expected to count where towns are compared: of the cards it gets for certain and of
    /// half of those that are coming, three territories of four stay visible.
    fn expected(&self, seat: Seat) -> Tally {
        let Side { town, forced } = self.side(seat);
        let mut tally = town.tally(&self.scoring);
        let more = |icon: Icon| {
            let count = |cards: &[Card]| cards.iter().map(|card| card.count_icon(icon)).sum::<usize>();
            (3 * (2 * count(forced) + count(&self.coming)) / 8) as u8
        };
        tally.beers += more(Icon::Beer);
        tally.guns += more(Icon::Gun);
        tally.mines += more(Icon::Mine);
        tally
    }

    /// A beam search for the best town of one subset for a player.
    pub(crate) fn beam(&self, seat: Seat, subset: Subset, other: Tally, width: u16) -> Beam {
        let Side { town, forced } = self.side(seat);
        let mut cards = forced.clone();
        cards.extend(self.cards(subset));
        Beam::new(vec![*town], &cards, Lead { scoring: self.scoring, other }, width)
    }

    /// The draft of the coming cards, given what they are worth.
    pub(crate) fn draft_tree<'a>(&self, estimates: [&'a [Estimate]; 2]) -> DraftTree<'a> {
        let [first, second] = [0, 1].map(|i| self.sides[i].town.cards() + self.sides[i].forced.len());
        DraftTree {
            coming: self.coming.len(),
            estimates,
            more_cards: self.beyond.is_empty().then_some(second as i32 - first as i32),
        }
    }

    /// The cards of a subset, in circle order.
    pub(crate) fn cards(&self, subset: Subset) -> impl Iterator<Item = Card> + '_ {
        self.coming.iter().enumerate().filter(move |(i, _)| subset >> i & 1 == 1).map(|(_, &card)| card)
    }
}
