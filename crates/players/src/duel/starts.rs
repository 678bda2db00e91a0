//! Choosing the start card.

use wagons_rules::{Game, Move};

use super::draft_tree::{Value, followed_by, leads};
use super::drafts::Drafts;
use super::outlook::Outlook;
use super::sweep::Sweep;
use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::search::passes::Pass;
use crate::sorting::sort_few;

/// How far behind the best a start card may be to be looked at again, in half points, and how many are at most.
const CLOSE: Value = 8;
const MOST: usize = 10;

/// How many cards further the second look goes.
const FURTHER: usize = 1;

/// A look at start cards, to a certain horizon. Both towns are empty, so that the estimates are the same for both
/// players.
///
/// Estimates that follow one town are rough, and of fifteen rough numbers the best is mostly too good. So a second look
/// can follow: what the best draft after each card is worth by beam search.
pub(crate) struct Starts {
    game: Game,
    horizon: usize,
    todo: Vec<Move>,
    sweep: Option<Sweep>,
    judged: Vec<(Value, Move)>,
    /// How wide the beams of the second look are, if there is one.
    width: Option<u16>,
    /// What is still to be looked at again, and what the second look has come to.
    close: Vec<Move>,
    drafts: Option<Drafts>,
    again: Vec<(Value, Move)>,
}

impl Starts {
    pub(crate) fn new(game: &Game, moves: &[Move], horizon: usize) -> Self {
        let todo = moves.iter().rev().copied().collect();
        Self {
            game: *game,
            horizon,
            todo,
            sweep: None,
            judged: Vec::new(),
            width: None,
            close: Vec::new(),
            drafts: None,
            again: Vec::new(),
        }
    }

    /// Looks again at the cards that come close to the best, with beams as wide as this.
    pub(crate) fn twice(self, width: u16) -> Self {
        Self { width: Some(width), ..self }
    }

    /// Whether the second look is over.
    fn looked_again(&self) -> bool {
        self.close.is_empty() && !self.again.is_empty()
    }

    /// The position after a start card is named.
    fn after(&self, mv: Move) -> Game {
        let mut next = self.game;
        next.play_unchecked(mv);
        next
    }

    /// Estimates what follows each card. It is finished when all are judged, the best first.
    fn sweep(&mut self, budget: &mut Budget) -> Progress {
        while let Some(&mv) = self.todo.last() {
            let outlook = Outlook::new(&self.after(mv), self.horizon);
            let mut sweep = self.sweep.take().unwrap_or_else(|| outlook.sweep(outlook.drafter));
            if sweep.work(budget) == Progress::Going {
                self.sweep = Some(sweep);
                return Progress::Going;
            }
            let value = outlook.draft_tree([&sweep.estimates; 2]).best(outlook.drafter).value;
            self.judged.push((-value, mv));
            self.todo.pop();
        }
        sort_few(&mut self.judged, |a, b| b.0.cmp(&a.0));
        Progress::Finished
    }

    /// Plans the draft that follows each card that comes close.
    fn look_again(&mut self, width: u16, budget: &mut Budget) -> Progress {
        if self.again.is_empty() && self.close.is_empty() {
            let best = self.judged.first().map_or(0, |&(value, _)| value);
            let close = self.judged.iter().take_while(|(value, _)| best - value <= CLOSE).take(MOST);
            self.close = close.map(|&(_, mv)| mv).collect();
            self.close.reverse();
        }
        while let Some(&mv) = self.close.last() {
            let next = self.after(mv);
            let begin = || Drafts::new(&next, self.horizon + FURTHER, width);
            let mut drafts = self.drafts.take().unwrap_or_else(begin);
            if drafts.work(budget) == Progress::Going {
                self.drafts = Some(drafts);
                return Progress::Going;
            }
            let value = drafts.ranking().first().map_or(0, |&(value, _)| value);
            self.again.push((-value, mv));
            self.close.pop();
        }
        sort_few(&mut self.again, |a, b| b.0.cmp(&a.0));
        Progress::Finished
    }
}

impl Pass for Starts {
    fn depth(&self) -> u32 {
        u32::from(self.todo.is_empty()) + u32::from(self.looked_again())
    }

    /// Once all start cards are judged, their leads for the player who names one.
    fn news(&mut self) -> Vec<(Move, ExpectedLead)> {
        if !self.todo.is_empty() {
            return Vec::new();
        }
        let judged = leads(&self.judged);
        if self.looked_again() { followed_by(leads(&self.again), &judged) } else { judged }
    }
}

impl Work for Starts {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        let progress = self.sweep(budget);
        match self.width {
            Some(width) if progress.is_finished() && !self.looked_again() => self.look_again(width, budget),
            _ => progress,
        }
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Deal, Rng};

    use super::*;

    #[test]
    fn a_second_look_ranks_all_cards_and_may_change_its_mind() {
        let mut changed = 0;
        for seed in 0..4 {
            let game = Game::new(Deal::shuffled(&mut Rng::new(seed)));
            let moves: Vec<Move> = game.moves().collect();
            let mut starts = Starts::new(&game, &moves, 4).twice(8);
            let (mut once, mut slices) = (Vec::new(), 0);
            while starts.work(&mut Budget::nodes(2_000)) == Progress::Going {
                slices += 1;
                if once.is_empty() {
                    once = starts.news();
                }
            }
            let again = starts.news();
            assert!(slices > 20 && starts.depth() == 2);
            assert_eq!((once.len(), again.len()), (15, 15));
            assert!(moves.iter().all(|mv| again.iter().any(|(other, _)| mv == other)));
            assert!(again.is_sorted_by(|a, b| a.1 >= b.1), "{again:?}");
            changed += u32::from(once[0].0 != again[0].0);
        }
        assert!(changed > 0);
    }
}
