//! The planner as a player of the game of two.

use std::iter;

use wagons_rules::{Card, Deal, Decision, Game, Move};

use super::drafts::Drafts;
use super::placements::Placements;
use super::starts::Starts;
use crate::search::greedy::lead_now;
use crate::search::objective::Objective;
use crate::search::passes::{AnyPass, Passes};
use crate::sorting::falling;
use crate::thinking::{Limits, Player, Thought};

/// A player that plans both towns for the ways the coming cards can be shared out.
#[derive(Debug, Clone, Copy)]
pub struct Planner {
    pub(crate) name: &'static str,
    pub(crate) limits: Limits,
    /// How many cards of the circle it looks ahead at most when it drafts.
    pub(crate) horizon: usize,
    /// How many when it places a card.
    pub(crate) building: usize,
    /// How wide its beams are at most.
    pub(crate) width: u16,
}

impl Planner {
    /// The one to ask about games that were played: it looks as far as there are cards.
    pub const fn analyst() -> Self {
        Self {
            name: "analyst",
            limits: Limits::nodes(200_000),
            horizon: Deal::CIRCLE,
            building: 9,
            width: 256,
        }
    }

    /// Begins to think about some of the legal moves only, with equal effort for each: also for one that
    /// [`think`](Player::think) would drop early. The [ranking](Thought::ranking) tells how they compare.
    ///
    /// # Panics
    /// If none of the moves is legal.
    pub fn compare(&self, game: &Game, moves: &[Move]) -> Box<dyn Thought + Send> {
        let mut only = by_lead_at_once(game);
        only.retain(|mv| moves.contains(mv));
        // The first pass already reaches every draft that is compared; a later one might come too late.
        let drafted = |card: &Card| only.contains(&Move::Draft(*card));
        let reach = game.circle().iter().rposition(drafted).map_or(0, |place| place + 1);
        let planner = Self { horizon: self.horizon.max(reach), ..*self };
        Box::new(planner.plan(game, &only, NEAR.max(reach), true))
    }
}

/// How many cards ahead the first pass over starts or drafts goes.
const NEAR: usize = 8;
/// How wide the beams are in a pass over drafts that is followed by one further ahead.
const PASSING: u16 = 32;
/// How many cards ahead a pass over start cards goes at most: there are fifteen circles to plan.
const FAR_START: usize = 11;
/// From this width of beams on, start cards that come close are looked at twice.
const WIDE: u16 = 256;
/// How many cards ahead the first pass over start cards goes then.
const NEAR_START: usize = 6;

impl Player for Planner {
    fn name(&self) -> &str {
        self.name
    }

    fn usual_limits(&self) -> Limits {
        self.limits
    }

    fn think(&self, game: &Game, _seed: u64) -> Box<dyn Thought + Send> {
        Box::new(self.plan(game, &by_lead_at_once(game), NEAR, false))
    }
}

impl Planner {
    /// Begins to think about these moves, all with the same effort if they are compared.
    fn plan(&self, game: &Game, moves: &[Move], near: usize, comparing: bool) -> Passes {
        let first = *moves.first().expect("a player is only asked while the game goes on");
        let nodes = if matches!(first, Move::Place(_)) { moves.len() as u64 } else { 0 };
        let passes = if moves.len() > 1 { self.passes(game, moves, near, comparing) } else { Vec::new() };
        Passes::new(first, nodes, passes)
    }

    /// All passes, the last one first.
    fn passes(&self, game: &Game, moves: &[Move], near: usize, comparing: bool) -> Vec<AnyPass> {
        let circle = game.circle().len().min(self.horizon);
        if matches!(game.decision(), Some(Decision::Place(_))) {
            let placements = Placements::new(game, moves, self.building, self.width);
            return placements.into_iter().map(|placements| Box::new(placements) as AnyPass).collect();
        }
        let starting = game.decision() == Some(Decision::Start);
        let wide = self.width >= WIDE;
        // A second look at close start cards tells more than a first one further ahead.
        let (nearest, farthest) = match (starting, wide) {
            (true, true) => (NEAR_START, near),
            (true, false) => (near, FAR_START),
            (false, _) => (near, circle),
        };
        let [nearest, farthest] = [nearest, farthest].map(|cards| cards.min(circle));
        let pass = |horizon: usize| -> AnyPass {
            if starting {
                let starts = Starts::new(game, moves, horizon);
                return Box::new(if wide && horizon == farthest { starts.twice(PASSING) } else { starts });
            }
            let width = if horizon < farthest { PASSING.min(self.width) } else { self.width };
            let drafts = Drafts::new(game, horizon, width);
            let drafts = if comparing { drafts.among(moves) } else { drafts };
            // Before it is over, a pass that goes further than the one before has nothing better to tell.
            Box::new(if horizon == nearest || horizon >= circle { drafts.telling_early() } else { drafts })
        };
        let further = |&horizon: &usize| (horizon < farthest).then(|| (horizon + 2).min(farthest));
        let mut passes: Vec<AnyPass> = iter::successors(Some(nearest), further).map(pass).collect();
        passes.reverse();
        passes
    }
}

/// The legal moves; placements by the lead they give at once.
fn by_lead_at_once(game: &Game) -> Vec<Move> {
    let (Some(seat), Some(Decision::Place(_)), Some(lead)) =
        (game.to_move(), game.decision(), lead_now(game))
    else {
        return game.moves().collect();
    };
    let judge = lead.at_once(game.town(seat));
    let judged = game.moves().map(|mv| match mv {
        Move::Place(placement) => (judge(placement), mv),
        _ => (0, mv),
    });
    falling(judged).collect()
}
