//! Rollouts for moves that come close to the best of a plan.
//!
//! A plan assumes that both players know what each subset of the cards will be worth to them, and that both draft
//! perfectly. Real players do neither. So each close move is followed by games to the end: the player moves by a
//! [policy](super::policy). In most rounds so does the opponent; in the others it moves as most people do, placing one
//! card after the other where it counts most and thinking a draft or two ahead, three near the end. How far both look
//! changes from draft to draft, so that no two rounds of games are alike. The result of a game is then judged with more
//! care: a beam search builds the towns of those who plan once more, knowing the cards.

use wagons_rules::{Card, Decision, Game, Move, Rng, Seat, Tally};

use super::draft_tree::followed_by;
use super::policy::policy;
use super::yardstick::{decide, farthest};
use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::search::beam::Beam;
use crate::search::objective::Lead;
use crate::sorting::sort_few;

/// How many points a start card, a draft or a placement may be behind the best to be a candidate.
const CLOSE_START: f32 = 3.0;
const CLOSE_DRAFT: f32 = 6.0;
const CLOSE_PLACEMENT: f32 = 5.0;

/// How many candidates there are at most.
const MOST: usize = 8;

/// How many cards ahead the player looks in the games.
const HORIZONS: [usize; 3] = [4, 5, 6];

/// In each round every candidate has one rollout. There are so many at most.
const ROUNDS: usize = 120;

/// Sequential halving: again and again the worse half of the candidates has no more rollouts, until two are left. So many
/// placements are spread evenly over the stages, but each stage has so many rounds at least.
const EFFORT: u64 = 6_000_000;
const STAGE: usize = 4;

/// After so many rounds, rollouts count as much as the plan.
const EQUAL: f32 = 6.0;

/// How wide the beam is that builds a town once more.
const WIDTH: u16 = 16;

/// In this many of every ten rounds the opponent moves by the policy, too. Against planners that is worth more, against
/// whoever takes the most at once less.
const PLANNED: usize = 6;

/// Moves that are compared by rollouts.
pub(crate) struct Rollouts {
    game: Game,
    seat: Seat,
    candidates: Vec<Candidate>,
    /// How many of them still have rollouts: the first ones.
    alive: usize,
    /// How many rounds are over, and how many candidates had their rollout in the current one.
    pub(crate) rounds: usize,
    played: usize,
    rollout: Option<Rollout>,
    /// How many placements were judged.
    nodes: u64,
    /// After how many rounds and placements the next halving comes.
    halving: (usize, u64),
}

struct Candidate {
    mv: Move,
    /// The lead the plan expects.
    planned: ExpectedLead,
    /// The leads of its rounds that are over, added; how many these are; and the lead of the current one.
    leads: i32,
    rounds: usize,
    latest: i32,
}

/// A game that is played to its end.
struct Rollout {
    game: Game,
    /// By seat, the cards placed since the candidate.
    cards: [Vec<Card>; 2],
    /// When it is over, the opponent's best town, and the search for a better one of the player's cards.
    again: Option<(Tally, Beam)>,
}

impl Rollouts {
    /// Compares the moves that come close to the best of a ranking; nothing if there are none.
    pub(crate) fn new(game: &Game, ranking: &[(Move, ExpectedLead)]) -> Option<Self> {
        let close = match game.decision()? {
            Decision::Start => CLOSE_START,
            Decision::Draft => CLOSE_DRAFT,
            Decision::Place(_) => CLOSE_PLACEMENT,
        };
        let best = ranking.first()?.1.0;
        let candidates: Vec<Candidate> = ranking
            .iter()
            .take_while(|(_, planned)| best - planned.0 <= close)
            .take(MOST)
            .map(|&(mv, planned)| Candidate { mv, planned, leads: 0, rounds: 0, latest: 0 })
            .collect();
        let mut begun = Self {
            game: *game,
            seat: game.to_move()?,
            alive: candidates.len(),
            candidates,
            rounds: 0,
            played: 0,
            rollout: None,
            nodes: 0,
            halving: (0, 0),
        };
        begun.begin_stage();
        (begun.alive > 1).then_some(begun)
    }

    /// Goes on with those that are left, until it is time to halve them.
    fn begin_stage(&mut self) {
        let stages = self.candidates.len().max(2).next_power_of_two().ilog2();
        self.halving = (self.rounds + STAGE, self.nodes + EFFORT / u64::from(stages));
    }

    /// Whether all rounds are over.
    pub(crate) fn is_over(&self) -> bool {
        self.rounds == ROUNDS
    }

    /// The candidates, best first, with the leads expected after them; those without rollouts now come last.
    ///
    /// How they compare is partly what was planned, partly what came of the rollouts, and more of that the more there
    /// are. How far the player is ahead is what was planned: an opponent who errs makes every move look better than it
    /// is.
    pub(crate) fn ranking(&self) -> Vec<(Move, ExpectedLead)> {
        let better = self.better();
        let expected = self.candidates.iter().map(|candidate| (candidate.mv, candidate.expected(better)));
        let mut alive: Vec<_> = expected.collect();
        let dropped = alive.split_off(self.alive);
        sort_few(&mut alive, |a, b| b.1.0.total_cmp(&a.1.0));
        let mut ranking = followed_by(alive, &dropped);
        sort_few(&mut ranking[self.alive..], |a, b| b.1.0.total_cmp(&a.1.0));
        ranking
    }

    /// How much better the rollouts are than planned, on average.
    fn better(&self) -> f32 {
        let alive = &self.candidates[..self.alive];
        alive.iter().map(|candidate| candidate.mean() - candidate.planned.0).sum::<f32>() / alive.len() as f32
    }

    /// The next move of a rollout.
    fn choose(&self, game: &Game, budget: &mut Budget) -> Option<Move> {
        // The same for all candidates of a round.
        let mut chance = Rng::new((self.rounds * 1_000 + game.circle().len()) as u64);
        if game.to_move()? == self.seat || self.opponent_plans() {
            let horizon = HORIZONS[chance.below(HORIZONS.len() as u32) as usize];
            policy(game, horizon, budget)
        } else {
            let depth = if chance.below(2) == 0 { farthest(game) } else { 1 + chance.below(farthest(game)) };
            let report = decide(game, depth)?;
            budget.spend(report.nodes);
            Some(report.best)
        }
    }

    /// Whether the opponent moves by the policy in this round. Both kinds are spread over the rounds.
    fn opponent_plans(&self) -> bool {
        self.rounds * 7 % 10 < PLANNED
    }

    fn begin(&self) -> Rollout {
        let mut game = self.game;
        game.play_unchecked(self.candidates[self.played].mv);
        Rollout { game, cards: Default::default(), again: None }
    }

    /// A search for a better town of the cards a player got, compared with the other town.
    #[inline(never)]
    fn build_again(&self, rollout: &Rollout, seat: Seat, other: Tally) -> Beam {
        let town = *self.begin().game.town(seat);
        let lead = Lead { scoring: self.game.scoring(), other };
        Beam::new(vec![town], &rollout.cards[seat.index()], lead, WIDTH)
    }

    /// The opponent's town: as it was built or, if the opponent plans, built once more if that is better.
    #[inline(never)]
    fn their_town(&self, rollout: &Rollout, budget: &mut Budget) -> Tally {
        let (seat, own) = (self.seat.other(), rollout.game.tally(self.seat));
        let built = rollout.game.tally(seat);
        if !self.opponent_plans() {
            return built;
        }
        let mut again = self.build_again(rollout, seat, own);
        budget.apart(Budget::endless(), |endless| again.work(endless));
        let better = again.towns().map(|town| town.tally(&self.game.scoring()));
        better.fold(built, |best, town| if town.lead(&own) > best.lead(&own) { town } else { best })
    }

    /// Makes the next move of the rollout or, if it is over, goes on with building its towns again.
    fn go_on(&mut self, budget: &mut Budget) {
        let mut rollout = self.rollout.take().unwrap_or_else(|| self.begin());
        if let Some(mv) = self.choose(&rollout.game, budget) {
            if let (Move::Place(placement), Some(seat)) = (mv, rollout.game.to_move()) {
                rollout.cards[seat.index()].push(placement.card);
            }
            rollout.game.play_unchecked(mv);
            self.rollout = Some(rollout);
            return;
        }
        let (theirs, mut again) = rollout.again.take().unwrap_or_else(|| {
            let theirs = self.their_town(&rollout, budget);
            (theirs, self.build_again(&rollout, self.seat, theirs))
        });
        if again.work(budget).is_finished() {
            self.finish(&rollout.game, theirs, &again);
        } else {
            self.rollout = Some(Rollout { again: Some((theirs, again)), ..rollout });
        }
    }

    fn finish(&mut self, game: &Game, theirs: Tally, again: &Beam) {
        let played = game.tally(self.seat).lead(&theirs).0;
        self.candidates[self.played].latest = again.worths().fold(played, i32::max);
        self.played += 1;
        if self.played == self.alive {
            // Only whole rounds count: then all candidates met the same players.
            for candidate in &mut self.candidates[..self.alive] {
                candidate.leads += candidate.latest;
                candidate.rounds += 1;
            }
            self.rounds += 1;
            self.played = 0;
        }
    }

    /// Leaves the better half of the candidates, at least two.
    fn halve(&mut self) {
        let better = self.better();
        let expected = |candidate: &Candidate| candidate.expected(better).0;
        sort_few(&mut self.candidates[..self.alive], |a, b| expected(b).total_cmp(&expected(a)));
        self.alive = self.alive.div_ceil(2).max(2);
        self.begin_stage();
    }
}

impl Candidate {
    fn mean(&self) -> f32 {
        self.leads as f32 / self.rounds.max(1) as f32
    }

    /// The lead expected, where rollouts are so much better than planned on average.
    fn expected(&self, better: f32) -> ExpectedLead {
        let rounds = self.rounds as f32;
        let believed = rounds / (rounds + EQUAL);
        ExpectedLead(self.planned.0 * (1.0 - believed) + (self.mean() - better) * believed)
    }
}

impl Work for Rollouts {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while !self.is_over() && !budget.is_spent() {
            let ((), took) = budget.measured(|budget| self.go_on(budget));
            self.nodes += took;
            // Only between two rounds: so the slices do not matter.
            let between = self.played == 0 && self.rollout.is_none();
            let (rounds, nodes) = self.halving;
            if between && self.rounds >= rounds && self.nodes >= nodes {
                self.halve();
            }
        }
        Progress::finished_if(self.is_over())
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

    fn ranking(game: &Game, leads: &[f32]) -> Vec<(Move, ExpectedLead)> {
        game.moves().zip(leads.iter().map(|&lead| ExpectedLead(lead))).collect()
    }

    #[test]
    fn only_what_is_close_is_a_candidate() {
        let drafting = position(true);
        let tried = |game: &Game, leads: &[f32]| {
            Rollouts::new(game, &ranking(game, leads)).map(|rollouts| rollouts.candidates.len())
        };
        assert_eq!(tried(&drafting, &[5.0, -1.0, -1.5]), Some(2));
        assert_eq!(tried(&drafting, &[5.0, -1.5]), None);
        assert_eq!(tried(&drafting, &[]), None);
        let placing = position(false);
        assert_eq!(tried(&placing, &[5.0, 4.0, 0.0, -0.5]), Some(3));
        assert_eq!(tried(&placing, &[0.0; 20]), Some(MOST));
        let naming = Game::new(Deal::shuffled(&mut Rng::new(7)));
        assert_eq!(tried(&naming, &[5.0, 2.0, 1.5]), Some(2));
    }

    #[test]
    fn rounds_are_counted_when_all_candidates_had_a_rollout() {
        let game = position(true);
        let planned = ranking(&game, &[2.0, 1.0]);
        let mut rollouts = Rollouts::new(&game, &planned).expect("two moves are close");
        assert_eq!(rollouts.ranking(), planned);
        let mut before = 0;
        while !rollouts.is_over() {
            let (_, nodes) = Budget::nodes(500).measured(|budget| rollouts.work(budget));
            assert!(nodes < 25_000, "a slice is a move at most, and a move is quick");
            assert!(rollouts.rounds <= before + 1);
            before = rollouts.rounds;
            if before == 0 {
                assert_eq!(rollouts.ranking(), planned);
            }
        }
        let ranking = rollouts.ranking();
        assert!(ranking[0].1 >= ranking[1].1);
        assert!(planned.iter().all(|(mv, _)| ranking.iter().any(|(other, _)| mv == other)));
    }

    #[test]
    fn what_is_worse_has_no_more_rollouts() {
        let game = position(false);
        let planned = ranking(&game, &[0.0; 7]);
        let mut rollouts = Rollouts::new(&game, &planned).expect("seven moves are equal");
        let mut left = Vec::new();
        while !rollouts.is_over() {
            rollouts.work(&mut Budget::nodes(500));
            if left.last() != Some(&rollouts.alive) {
                left.push(rollouts.alive);
            }
        }
        assert_eq!(left, [7, 4, 2]);
        let ranking = rollouts.ranking();
        assert!(ranking.is_sorted_by(|a, b| a.1 >= b.1), "{ranking:?}");
        assert_eq!(ranking.len(), 7);
        let rounds = |rollouts: &Rollouts| -> Vec<usize> {
            rollouts.candidates.iter().map(|candidate| candidate.rounds).collect()
        };
        let had = rounds(&rollouts);
        assert!(had[..2] == [ROUNDS; 2] && had[2..4].iter().all(|&rounds| rounds > had[4]), "{had:?}");
        assert!(had[4] > STAGE, "where rollouts are short, a stage has more rounds: {had:?}");
        let mut at_once = Rollouts::new(&game, &planned).expect("seven moves are equal");
        at_once.work(&mut Budget::endless());
        assert_eq!(rounds(&at_once), had, "the slices do not matter");
    }

    /// With the last card there is nothing to guess: moves compare as what comes of them, nearly all of it believed. On
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
        let planned = ranking(&game, &[0.0, 0.0]);
        let mut rollouts = Rollouts::new(&game, &planned).expect("two moves are equal");
        while rollouts.work(&mut Budget::nodes(100)) == Progress::Going {}
        let margin = |mv: Move| {
            let mut next = game;
            next.play(mv);
            assert!(next.is_over());
            next.margin().seen_by(seat).0
        };
        let ranking = rollouts.ranking();
        let (best, most) = ranking[0];
        let believed = ROUNDS as f32 / (ROUNDS as f32 + EQUAL);
        for &(mv, expected) in &ranking {
            assert_eq!(((most.0 - expected.0) / believed).round() as i32, margin(best) - margin(mv));
        }
        let all: f32 = ranking.iter().map(|(_, expected)| expected.0).sum();
        assert!(all.abs() < 0.01, "{ranking:?}");
    }
}
