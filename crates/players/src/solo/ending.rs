//! The ways the drafts can still go.
//!
//! The rival is an automaton and looks at no town, so once the order of the deck is given, the player's drafts
//! alone decide who gets which card. There are few of them: from the whole first circle some thirty.

use wagons_rules::solo::{Game, Round};
use wagons_rules::{Card, Decision, Move, Placement};

use super::objective::{SoloLead, Worth};
use crate::sorting::sort_few;

/// One way the drafts can go, and what is known about it.
pub(crate) struct Ending {
    /// The card the player drafts next; none if there is nothing left to draft.
    pub(crate) draft: Option<Card>,
    /// The cards the player has to place until then, in order.
    pub(crate) cards: Vec<Card>,
    /// What the player's town is judged by then: the rival's town is known.
    pub(crate) objective: SoloLead,
    pub(crate) worth: Worth,
    /// How wide the widest beam for it was; 0 if its worth is a prediction.
    pub(crate) width: u16,
}

/// How far the drafts are followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Horizon {
    /// To the end of the round.
    Round,
    /// To the end of the game.
    Game,
}

impl Ending {
    /// All ways the drafts of a game can go, those with the same first cards next to each other.
    pub(crate) fn all(game: &Game, horizon: Horizon) -> Vec<Self> {
        let mut endings = Vec::new();
        let last = if horizon == Horizon::Round { game.round() } else { Round::Two };
        follow(game.clone(), None, (game.cards().len(), last), &mut endings);
        sort_few(&mut endings, |a, b| (&a.cards, a.draft).cmp(&(&b.cards, b.draft)));
        endings.dedup_by(|a, b| (a.draft, &a.cards) == (b.draft, &b.cards));
        endings
    }
}

/// Follows all drafts through the rest of a game. The rival does not care where cards lie, so they lie anywhere.
fn follow(mut game: Game, draft: Option<Card>, (placed, last): (usize, Round), endings: &mut Vec<Ending>) {
    while let Some(Decision::Place(card)) = game.decision() {
        let Some(at) = game.town().spots().next() else { break };
        game.play_unchecked(Move::Place(Placement { card, turned: false, at }));
    }
    if game.is_over() || game.round() > last {
        let cards = game.cards()[placed..].to_vec();
        endings.push(Ending { draft, cards, objective: SoloLead::of(&game), worth: Worth::MIN, width: 0 });
        return;
    }
    for &card in game.circle() {
        let mut next = game.clone();
        next.play_unchecked(Move::Draft(card));
        follow(next, draft.or(Some(card)), (placed, last), endings);
    }
}
