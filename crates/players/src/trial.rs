//! Trying out moves that come close to the best of a plan.
//!
//! A plan takes it that both players know what a share of the cards will be worth to them, and that both draft
//! perfectly. Nobody does. So close moves are also tried out: each is followed by games to the end, in which the
//! player decides at a glance, and the opponent as most people do, who place one card after the other where it
//! counts most, and think a draft or two ahead. What a game is worth is then seen with more care: the player builds
//! the town once more, knowing the cards.

use wagons_rules::{Card, Decision, Game, Move, Seat};

use crate::planner::at_a_glance;
use crate::planner::walk::Walk;
use crate::yardstick::decide;

/// How many points a draft, or a placement, may be behind the best to be tried out.
const CLOSE_DRAFT: f32 = 6.0;
const CLOSE_PLACEMENT: f32 = 2.0;

/// How many moves are tried out at most.
const MOST: usize = 12;

/// How many cards ahead the player looks in the games, and how many drafts deep the opponent.
const HORIZONS: [usize; 3] = [4, 5, 6];
const DEPTHS: [u32; 2] = [1, 2];

/// In each round every move is tried out once, with another horizon or another depth.
const ROUNDS: usize = HORIZONS.len() * DEPTHS.len();

/// How many towns are kept when a town is built once more.
const WIDTH: u16 = 16;

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

/// A game that is played to its end.
struct Trial {
    game: Game,
    /// The cards the player has placed since the move that is tried out.
    cards: Vec<Card>,
    /// When it is over, the town that is built of them once more.
    again: Option<Walk>,
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

    /// Whether all rounds are over.
    pub(crate) fn over(&self) -> bool {
        self.rounds == ROUNDS
    }

    /// Goes on for about `nodes` placements.
    pub(crate) fn work(&mut self, nodes: u64) {
        let until = self.nodes + nodes;
        while !self.over() && self.nodes < until {
            let mut trial = self.trial.take().unwrap_or_else(|| self.begin());
            if let Some((mv, nodes)) = self.choose(&trial.game) {
                self.nodes += nodes;
                if let Move::Place(placement) = mv
                    && trial.game.to_move() == Some(self.seat)
                {
                    trial.cards.push(placement.card);
                }
                trial.game.play_unchecked(mv);
                self.trial = Some(trial);
                continue;
            }
            let mut again = trial.again.take().unwrap_or_else(|| self.build_again(&trial));
            let before = again.nodes;
            let built = again.work(until - self.nodes);
            self.nodes += again.nodes - before;
            if built {
                self.finish(&trial.game, &again);
            } else {
                self.trial = Some(Trial { again: Some(again), ..trial });
            }
        }
    }

    /// The moves, best first, with the margins expected after them.
    ///
    /// How moves compare is half what was planned, half what came of it. How the game stands is what was planned:
    /// an opponent who errs makes every move look better than it is.
    pub(crate) fn ranking(&self) -> Vec<(Move, f32)> {
        let margin = |candidate: &Candidate| candidate.margins as f32 / self.rounds.max(1) as f32;
        let gains = self.candidates.iter().map(|candidate| margin(candidate) - candidate.planned);
        let better = gains.sum::<f32>() / self.candidates.len() as f32;
        let expected = |candidate: &Candidate| match self.rounds {
            0 => candidate.planned,
            _ => candidate.planned.midpoint(margin(candidate) - better),
        };
        let mut ranking: Vec<(Move, f32)> =
            self.candidates.iter().map(|candidate| (candidate.mv, expected(candidate))).collect();
        ranking.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranking
    }

    /// The next move in a game that is played to its end, and how many placements were judged for it.
    fn choose(&self, game: &Game) -> Option<(Move, u64)> {
        if game.to_move()? == self.seat {
            at_a_glance(game, HORIZONS[self.rounds / DEPTHS.len()])
        } else {
            let report = decide(game, |_| DEPTHS[self.rounds % DEPTHS.len()])?;
            Some((report.best, report.nodes))
        }
    }

    fn begin(&self) -> Trial {
        let mut game = self.game;
        game.play_unchecked(self.candidates[self.tried].mv);
        Trial { game, cards: Vec::new(), again: None }
    }

    fn build_again(&self, trial: &Trial) -> Walk {
        let town = *self.begin().game.town(self.seat);
        let other = trial.game.tally(self.seat.other());
        Walk::new(vec![town], &trial.cards, self.game.scoring(), other, WIDTH)
    }

    fn finish(&mut self, game: &Game, again: &Walk) {
        let other = game.tally(self.seat.other());
        let built = again.tallies().map(|tally| tally.lead(&other).0);
        self.candidates[self.tried].latest = built.fold(game.margin().seen_by(self.seat).0, i32::max);
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

#[cfg(test)]
mod tests {
    use wagons_rules::{Deal, Rng};

    use super::*;
    use crate::{PlayerName, choose};

    /// A position in which a draft, or else a placement, is to be chosen and a few more cards are in the circle.
    fn position(drafting: bool) -> Game {
        let greedy = PlayerName::Greedy.player();
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
        assert_eq!(tried(&drafting, &[5.0, -1.0, -1.5]), Some(2));
        assert_eq!(tried(&drafting, &[5.0, -1.5]), None);
        assert_eq!(tried(&drafting, &[]), None);
        let placing = position(false);
        assert_eq!(tried(&placing, &[5.0, 4.0, 3.0, 2.5]), Some(3));
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
        while !trials.over() {
            let nodes = trials.nodes;
            trials.work(500);
            assert!(trials.nodes - nodes < 25_000, "a slice is a move at most, and a move is quick");
            assert!(trials.rounds() <= before + 1);
            before = trials.rounds();
            if before == 0 {
                assert_eq!(trials.ranking(), planned);
            }
        }
        let ranking = trials.ranking();
        assert!(ranking[0].1 >= ranking[1].1);
        assert!(planned.iter().all(|(mv, _)| ranking.iter().any(|(other, _)| mv == other)));
    }

    /// With the last card there is nothing to guess: moves compare as what comes of them, half of it believed. On
    /// average they are worth what was planned.
    #[test]
    fn moves_compare_as_what_came_of_them() {
        let greedy = PlayerName::Greedy.player();
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
        while !trials.over() {
            trials.work(100);
        }
        let margin = |mv: Move| {
            let mut next = game;
            next.play(mv);
            assert!(next.is_over());
            next.margin().seen_by(seat).0
        };
        let ranking = trials.ranking();
        let (best, most) = ranking[0];
        for &(mv, expected) in &ranking {
            assert_eq!((2.0 * (most - expected)).round() as i32, margin(best) - margin(mv));
        }
        let all: f32 = ranking.iter().map(|(_, expected)| expected).sum();
        assert!(all.abs() < 0.01, "{ranking:?}");
    }
}
