//! The planner as a player: look after look, each further or closer than the one before.

use std::cmp::Reverse;

use wagons_rules::{Card, Deal, Decision, Game, Move};

use super::draft::Drafts;
use super::place::Places;
use super::share::Value;
use super::start::Starts;
use crate::thought::{Limits, Player, Progress, Report, Thought};

/// A player that plans both towns for the ways the coming cards can be shared out.
#[derive(Debug, Clone, Copy)]
pub struct Planner {
    pub(crate) name: &'static str,
    pub(crate) limits: Limits,
    /// How many cards of the circle it looks ahead at most when it drafts.
    pub(crate) horizon: usize,
    /// How many when it places a card.
    pub(crate) building: usize,
    /// How many towns it keeps for a share it looks at closely, at most.
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
    /// [`think`](Player::think) would drop at a glance. The [ranking](Thought::ranking) tells how they compare.
    ///
    /// # Panics
    /// If none of the moves is legal.
    pub fn compare(&self, game: &Game, moves: &[Move]) -> Box<dyn Thought + Send> {
        let mut only = by_margin_at_once(game);
        only.retain(|mv| moves.contains(mv));
        // A card drafted from far away is seen at once, or it would be judged after all others or never.
        let drafted = |card: &Card| only.contains(&Move::Draft(*card));
        let reach = game.circle().iter().rposition(drafted).map_or(0, |place| place + 1);
        let planner = Self { horizon: self.horizon.max(reach), ..*self };
        Box::new(Thinker::new(planner, game, &only, NEAR.max(reach), true))
    }
}

/// How many cards ahead the first look at a start or a draft goes.
const NEAR: usize = 8;
/// How many towns a look at a draft keeps that is followed by one further ahead.
const PASSING: u16 = 32;
/// How many cards ahead a look at start cards goes at most: there are fifteen circles to plan.
const FAR_START: usize = 11;

impl Player for Planner {
    fn name(&self) -> &str {
        self.name
    }

    fn usual_limits(&self) -> Limits {
        self.limits
    }

    fn think(&self, game: &Game, _seed: u64) -> Box<dyn Thought + Send> {
        Box::new(Thinker::new(*self, game, &by_margin_at_once(game), NEAR, false))
    }
}

struct Thinker {
    planner: Planner,
    game: Game,
    moves: Vec<Move>,
    /// Whether all moves deserve the same effort.
    comparing: bool,
    /// How far the current look goes.
    horizon: usize,
    look: Option<Look>,
    report: Report,
    ranking: Vec<(Value, Move)>,
    /// The placements judged by looks that are over.
    spent: u64,
}

enum Look {
    Starts(Box<Starts>),
    Drafts(Box<Drafts>),
    Places(Box<Places>),
}

impl Thinker {
    fn new(planner: Planner, game: &Game, moves: &[Move], near: usize, comparing: bool) -> Self {
        let best = *moves.first().expect("a player is only asked while the game goes on");
        let spent = if matches!(best, Move::Place(_)) { moves.len() as u64 } else { 0 };
        let report = Report { nodes: spent, ..Report::only(best) };
        let mut thinker = Self {
            planner,
            game: *game,
            moves: moves.to_vec(),
            comparing,
            horizon: planner.horizon.min(near),
            look: None,
            report,
            ranking: Vec::new(),
            spent,
        };
        if moves.len() > 1 {
            thinker.look = match game.decision() {
                Some(Decision::Place(_)) => Places::new(game, moves, planner.building, planner.width)
                    .map(|places| Look::Places(Box::new(places))),
                _ => Some(thinker.look_ahead()),
            };
        }
        thinker
    }

    /// How far it will look.
    fn farthest(&self) -> usize {
        let circle = self.game.circle().len().min(self.planner.horizon);
        if self.game.decision() == Some(Decision::Start) { circle.min(FAR_START) } else { circle }
    }

    /// A look at starts or drafts as far as the current horizon.
    fn look_ahead(&self) -> Look {
        if self.game.decision() == Some(Decision::Start) {
            return Look::Starts(Box::new(Starts::new(&self.game, &self.moves, self.horizon)));
        }
        let passing = self.horizon < self.farthest();
        let width = if passing { PASSING.min(self.planner.width) } else { self.planner.width };
        let drafts = Drafts::new(&self.game, self.horizon, width);
        Look::Drafts(Box::new(if self.comparing { drafts.among(&self.moves) } else { drafts }))
    }

    fn conclude(&mut self, ranking: Vec<(Value, Move)>) {
        let Some(&(value, best)) = ranking.first() else { return };
        self.report.best = best;
        self.report.margin = value as f32 / 2.0;
        self.report.line = vec![best];
        self.ranking = ranking;
    }
}

impl Thought for Thinker {
    fn work(&mut self, nodes: u64) -> Progress {
        let Some(look) = &mut self.look else { return Progress::Finished };
        let (finished, done) = match look {
            Look::Starts(starts) => (starts.work(nodes), starts.nodes),
            Look::Drafts(drafts) => (drafts.work(nodes), drafts.nodes),
            Look::Places(places) => (places.work(nodes), places.nodes),
        };
        self.report.nodes = self.spent + done;
        let (told, depth) = match look {
            // Before it is over, a look that goes further than the one before has nothing better to tell.
            Look::Starts(starts) => (finished.then(|| starts.ranking()), 0),
            Look::Drafts(drafts) => {
                let last = self.horizon >= self.game.circle().len().min(self.planner.horizon);
                ((finished || last || self.report.depth == 0).then(|| drafts.ranking()), 0)
            }
            Look::Places(places) => {
                ((places.heats() > self.report.depth).then(|| places.ranking()), places.heats())
            }
        };
        if let Some(ranking) = told {
            self.conclude(ranking);
        }
        self.report.depth = self.report.depth.max(depth);
        if finished {
            self.spent += done;
            self.look = None;
            let placing = matches!(self.game.decision(), Some(Decision::Place(_)));
            if !placing {
                self.report.depth += 1;
                if self.horizon < self.farthest() {
                    self.horizon = (self.horizon + 2).min(self.farthest());
                    self.look = Some(self.look_ahead());
                }
            }
        }
        if self.look.is_some() { Progress::Going } else { Progress::Finished }
    }

    fn report(&self) -> &Report {
        &self.report
    }

    fn ranking(&self) -> Vec<(Move, f32)> {
        self.ranking.iter().map(|&(value, mv)| (mv, value as f32 / 2.0)).collect()
    }
}

/// The legal moves; placements by the margin they give at once.
fn by_margin_at_once(game: &Game) -> Vec<Move> {
    let mut moves: Vec<Move> = game.moves().collect();
    if let (Some(seat), Some(Decision::Place(_))) = (game.to_move(), game.decision()) {
        let scoring = game.scoring();
        let survey = game.town(seat).survey(&scoring);
        let other = game.tally(seat.other());
        moves.sort_by_cached_key(|mv| match *mv {
            Move::Place(placement) => Reverse(survey.after(placement).lead(&other).0),
            _ => Reverse(0),
        });
    }
    moves
}
