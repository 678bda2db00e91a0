//! What a step of the tutorial waits for, what may be done meanwhile, and what the guide does if it is skipped.

use wagons_rules::{Card, Decision, Move, Placement, Rule, Seat};
use wagons_table::{Position, Session};

use crate::table::Deed;

/// What a step waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Reading is enough.
    Read,
    /// The learner points at a card that costs at least so many skips.
    PointAt(usize),
    /// Exactly this card is taken.
    Take(Card),
    /// A card is taken that costs at most so many skips.
    TakeWithin(usize),
    /// A card is placed.
    Place(Way),
    /// The other side has had its turn.
    Watch,
    /// The learner points at a terrain on the score sheet.
    LightGroup,
    /// The learner points at a scoring card on the score sheet.
    LightScoring,
    /// Advice is asked for.
    AskAdvice,
    /// A card is laid and taken back.
    TakeBack,
}

/// How a card has to lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// However the rules allow.
    Any,
    /// On top of at least one territory.
    Covering,
}

/// Something that happened at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Happened {
    /// A card of the circle was pointed at that costs so many skips.
    Pointed(usize),
    /// The learner made a move.
    Moved(Move),
    /// Something was taken back.
    TakenBack,
    /// The learner is to move again.
    TurnCame,
    /// A line of the score sheet was pointed at.
    Lit(Rule),
    /// Advice was asked for.
    AdviceAsked,
}

impl Goal {
    /// Whether this is what the step was waiting for.
    pub(crate) const fn is_met_by(self, happened: Happened) -> bool {
        match (self, happened) {
            (Self::PointAt(least), Happened::Pointed(skips)) => skips >= least,
            (Self::Take(_) | Self::TakeWithin(_), Happened::Moved(Move::Draft(_)))
            | (Self::Place(_), Happened::Moved(Move::Place(_)))
            | (Self::Watch, Happened::TurnCame)
            | (Self::LightGroup, Happened::Lit(Rule::Group(_)))
            | (Self::LightScoring, Happened::Lit(Rule::Scoring(_)))
            | (Self::AskAdvice, Happened::AdviceAsked)
            | (Self::TakeBack, Happened::TakenBack) => true,
            _ => false,
        }
    }

    /// Whether what it leads to wants to be looked at, so that the step ends only when the learner says so.
    pub(crate) const fn lingers(self) -> bool {
        matches!(self, Self::PointAt(_) | Self::LightGroup | Self::LightScoring)
    }

    /// Whether the learner may do something now.
    pub(crate) fn allows(self, deed: Deed, position: &Position) -> bool {
        match (self, deed) {
            (Self::Take(card), Deed::Play(Move::Draft(taken))) => taken == card,
            (Self::TakeWithin(most), Deed::Play(Move::Draft(taken))) => {
                position.circle().iter().take(most + 1).any(|&card| card == taken)
            }
            (Self::Place(way), Deed::Lay(placement) | Deed::Play(Move::Place(placement))) => {
                way.fits(position, placement)
            }
            (Self::TakeBack, Deed::Lay(_)) => true,
            _ => false,
        }
    }

    /// The moves that lead past this step when it is skipped; `answer` is what the other side says in the script.
    pub(crate) fn moves(self, session: &Session, answer: impl Fn(&Session) -> Option<Move>) -> Vec<Move> {
        let position = session.position();
        match self {
            Self::Take(card) => vec![Move::Draft(card)],
            Self::TakeWithin(_) => next_card(&position).into_iter().collect(),
            Self::Place(way) => {
                let laid = session.laid().filter(|&laid| way.fits(&position, laid)).map(Move::Place);
                laid.or_else(|| best_placement(&position, way)).into_iter().collect()
            }
            Self::Watch => turn(session, answer),
            _ => Vec::new(),
        }
    }
}

impl Way {
    /// Whether a card lies like this.
    fn fits(self, position: &Position, placement: Placement) -> bool {
        let covers = || {
            let town = position.active_town();
            placement.cells().into_iter().any(|(cell, _)| town.is_some_and(|town| town.at(cell).is_some()))
        };
        self == Self::Any || covers()
    }
}

/// The other side's whole turn: as the script has it, or else the next card, placed as well as possible.
fn turn(session: &Session, answer: impl Fn(&Session) -> Option<Move>) -> Vec<Move> {
    let (mut session, mut moves) = (session.clone(), Vec::new());
    while session.position().to_move() == Some(Seat::Second) {
        let position = session.position();
        let mv = answer(&session).or_else(|| match position.decision() {
            Some(Decision::Place(_)) => best_placement(&position, Way::Any),
            _ => next_card(&position),
        });
        let Some(mv) = mv.filter(|&mv| session.play(mv).is_ok()) else { break };
        moves.push(mv);
    }
    moves
}

fn next_card(position: &Position) -> Option<Move> {
    position.circle().first().map(|&card| Move::Draft(card))
}

/// The placement after which the town is worth most.
fn best_placement(position: &Position, way: Way) -> Option<Move> {
    let game = position.duel()?;
    let seat = game.to_move()?;
    let worth = |mv: &Move| {
        let mut after = *game;
        after.play(*mv);
        after.sheet(seat).total()
    };
    let fits = |mv: &Move| matches!(*mv, Move::Place(placement) if way.fits(position, placement));
    // Of those worth most the first, which does not turn the card.
    position.moves().filter(fits).min_by_key(|mv| std::cmp::Reverse(worth(mv)))
}
