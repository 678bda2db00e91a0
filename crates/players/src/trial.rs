//! Trying out moves that a plan cannot tell apart.
//!
//! A plan knows what towns the cards can make, and forgets that nobody knows the cards in advance: each is placed
//! before the rest of the draft is decided. So close moves are also tried out. Each is followed by games to the end,
//! between planners that think as quickly as they can, and what comes of them counts as much as the plan.

use wagons_rules::{Decision, Game, Move, Seat};

use crate::planner::Planner;
use crate::thought::{Player, Progress, Thought};

/// How many points a draft, or a placement, may be behind the best to be tried out.
const CLOSE_DRAFT: f32 = 3.0;
const CLOSE_PLACEMENT: f32 = 1.0;

/// How many moves are tried out at most.
const MOST: usize = 6;

/// Those who play the games, and how many placements each of them judges for a move.
const PLAYERS: [(Planner, u64); 3] =
    [(Planner::quick(3, 3, 2), 3_000), (Planner::quick(3, 3, 2), 6_000), (Planner::quick(7, 6, 64), 10_000)];

/// In each round every move is tried out once, between other players.
const ROUNDS: usize = PLAYERS.len() * PLAYERS.len();

/// Moves that are tried out, in slices.
pub(crate) struct Trials {
    game: Game,
    seat: Seat,
    candidates: Vec<Candidate>,
    /// How many rounds are over, and how many candidates were tried out in the current one.
    rounds: usize,
    tried: usize,
    trial: Option<Trial>,
    pub(crate) nodes: u64,
}

struct Candidate {
    mv: Move,
    /// The margin the plan expects.
    planned: f32,
    /// The margins of all rounds that are over, added, and that of the current one.
    margins: i32,
    latest: i32,
}

/// A game played to its end.
struct Trial {
    game: Game,
    /// What the player to move thinks.
    thought: Option<Box<dyn Thought + Send>>,
}

impl Trials {
    /// Tries out the moves that come close to the best of a ranking; nothing if there are none.
    pub(crate) fn new(game: &Game, ranking: &[(Move, f32)]) -> Option<Self> {
        let close = match game.decision()? {
            Decision::Start => return None,
            Decision::Draft => CLOSE_DRAFT,
            Decision::Place(_) => CLOSE_PLACEMENT,
        };
        let best = ranking.first()?.1;
        let candidates: Vec<Candidate> = ranking
            .iter()
            .take_while(|(_, planned)| best - planned <= close)
            .take(MOST)
            .map(|&(mv, planned)| Candidate { mv, planned, margins: 0, latest: 0 })
            .collect();
        let seat = game.to_move()?;
        (candidates.len() > 1).then_some(Self {
            game: *game,
            seat,
            candidates,
            rounds: 0,
            tried: 0,
            trial: None,
            nodes: 0,
        })
    }

    /// How many rounds are over.
    pub(crate) fn rounds(&self) -> usize {
        self.rounds
    }

    /// Goes on for about `nodes` placements; true when all rounds are over.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while self.rounds < ROUNDS && self.nodes < until {
            let mv = self.candidates[self.tried].mv;
            let mut trial = self.trial.take().unwrap_or_else(|| Trial::new(&self.game, mv));
            let players = [self.rounds / PLAYERS.len(), self.rounds % PLAYERS.len()];
            match trial.game.to_move() {
                Some(seat) => {
                    let (player, limit) = &PLAYERS[players[usize::from(seat != self.seat)]];
                    self.nodes += trial.think(player, *limit, until - self.nodes);
                    self.trial = Some(trial);
                }
                None => self.finish(trial.game.margin().seen_by(self.seat)),
            }
        }
        self.rounds == ROUNDS
    }

    /// The moves, best first, with the margins expected after them: half what was planned, half what came of it.
    pub(crate) fn ranking(&self) -> Vec<(Move, f32)> {
        let expected = |candidate: &Candidate| match self.rounds {
            0 => candidate.planned,
            rounds => candidate.planned.midpoint(candidate.margins as f32 / rounds as f32),
        };
        let mut ranking: Vec<(Move, f32)> =
            self.candidates.iter().map(|candidate| (candidate.mv, expected(candidate))).collect();
        ranking.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranking
    }

    fn finish(&mut self, margin: i32) {
        self.candidates[self.tried].latest = margin;
        self.tried += 1;
        if self.tried == self.candidates.len() {
            // Only whole rounds count: all candidates met the same players then.
            for candidate in &mut self.candidates {
                candidate.margins += candidate.latest;
            }
            self.rounds += 1;
            self.tried = 0;
        }
    }
}

impl Trial {
    fn new(game: &Game, mv: Move) -> Self {
        let mut game = *game;
        game.play_unchecked(mv);
        Self { game, thought: None }
    }

    /// Lets the player to move think for about `nodes` placements, and move if that is enough. Counts placements.
    fn think(&mut self, player: &Planner, limit: u64, nodes: u64) -> u64 {
        let (before, mut thought) = match self.thought.take() {
            Some(thought) => (thought.report().nodes, thought),
            None => (0, player.think(&self.game, 0)),
        };
        let progress = thought.work(nodes.min(limit - before));
        let done = thought.report().nodes;
        if progress == Progress::Finished || done >= limit {
            self.game.play_unchecked(thought.report().best);
        } else {
            self.thought = Some(thought);
        }
        done - before
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Deal, Rng};

    use super::*;
    use crate::{by_name, choose};

    /// A position in which a draft, or else a placement, is to be chosen and a few more cards are in the circle.
    fn position(drafting: bool) -> Game {
        let greedy = by_name("greedy").expect("it is always there");
        let mut game = Game::new(Deal::shuffled(&mut Rng::new(7)));
        while game.circle().len() > 6 || (game.decision() == Some(Decision::Draft)) != drafting {
            game.play(choose(&*greedy, &game, 1));
        }
        game
    }

    fn ranking(game: &Game, margins: &[f32]) -> Vec<(Move, f32)> {
        game.moves().zip(margins.iter().copied()).collect()
    }

    #[test]
    fn only_what_is_close_is_tried_out() {
        let drafting = position(true);
        let tried = |game: &Game, margins: &[f32]| {
            Trials::new(game, &ranking(game, margins)).map(|t| t.candidates.len())
        };
        assert_eq!(tried(&drafting, &[5.0, 2.0, 1.5]), Some(2));
        assert_eq!(tried(&drafting, &[5.0, 1.5]), None);
        assert_eq!(tried(&drafting, &[]), None);
        let placing = position(false);
        assert_eq!(tried(&placing, &[5.0, 4.0, 4.0, 3.5]), Some(3));
        assert_eq!(tried(&placing, &[0.0; 20]), Some(MOST));
        let naming = Game::new(Deal::shuffled(&mut Rng::new(7)));
        assert_eq!(tried(&naming, &[0.0; 15]), None);
    }

    #[test]
    fn rounds_are_counted_when_all_moves_were_tried() {
        let game = position(true);
        let planned = ranking(&game, &[2.0, 1.0]);
        let mut trials = Trials::new(&game, &planned).expect("two moves are close");
        assert_eq!(trials.ranking(), planned);
        let mut before = 0;
        while !trials.work(500) {
            assert!(trials.rounds() <= before + 1);
            before = trials.rounds();
            if before == 0 {
                assert_eq!(trials.ranking(), planned);
            }
        }
        assert_eq!(trials.rounds(), ROUNDS);
        let ranking = trials.ranking();
        assert!(ranking[0].1 >= ranking[1].1);
        assert!(planned.iter().all(|(mv, _)| ranking.iter().any(|(other, _)| mv == other)));
    }

    /// With the last card of the circle there is nothing to guess: what is tried out is what comes.
    #[test]
    fn the_end_of_a_game_comes_as_it_was_tried() {
        let greedy = by_name("greedy").expect("it is always there");
        let mut game = Game::new(Deal::shuffled(&mut Rng::new(7)));
        let last_card = |game: &Game| {
            game.circle().is_empty()
                && game.free_cards(Seat::First).is_empty()
                && game.free_cards(Seat::Second).is_empty()
        };
        while !last_card(&game) {
            game.play(choose(&*greedy, &game, 1));
        }
        let seat = game.to_move().expect("one card is left to place");
        let planned = ranking(&game, &[0.0, 0.0, 0.0]);
        let mut trials = Trials::new(&game, &planned).expect("three moves are equal");
        while !trials.work(100) {}
        for (mv, expected) in trials.ranking() {
            let mut next = game;
            next.play(mv);
            assert!(next.is_over());
            assert_eq!((2.0 * expected).round() as i32, next.margin().seen_by(seat));
        }
    }
}
