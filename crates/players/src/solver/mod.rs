//! The exact margin of a game that is nearly over, under best play by both sides.
//!
//! The two towns are puzzles of their own: only the drafts, and the few scoring cards that compare counts, tie
//! them together. So the solver asks questions about single towns, which a depth-first search ([`puzzle`]) with
//! [upper bounds](upper_bound) answers, and combines the answers over the ways the circle can be shared out to
//! [lower bounds](lower_bound) for both players. Where that leaves a gap, it tries every move ([`proof`]). All answers
//! are kept in a [transposition table](transposition): after each new one the argument is gone through again, which
//! is quick, and so the work can stop anywhere. Long searches can be shared by several threads, or by
//! several solvers of the same position that tell each other what they found.
//!
//! Inside, a value is twice the margin of the first player, and one more if the first player then has fewer
//! cards: that player wins a tie, and of equal margins it is the better one.

mod beam;
mod duel;
mod hand;
mod lower_bound;
mod node;
mod objective;
mod only;
mod proof;
mod puzzle;
mod search;
mod team;
mod tidings;
mod transposition;
mod upper_bound;

use wagons_rules::{Deal, Game, Margin, Move, Seat};

use crate::budget::{Budget, Progress, Work};
use node::Node;
pub use only::{OnlyMove, only_move};
use search::{Interrupt, Search};
use tidings::Share;
pub use tidings::{Tidings, TidingsError};

/// A proof in the making.
///
/// It takes 64 MB at most: when that is full, it forgets all but the bounds proven and begins anew. The
/// same position and the same amount of work always give the same result.
///
/// ```
/// use wagons_players::{Budget, Progress, Solver, Work};
/// use wagons_rules::{Margin, Record};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 \
///                       O-2,-1 D1,-2 G'-1,-3 L0,-2 N3,-2 H".parse()?;
/// let mut solver = Solver::new(record.game());
/// while solver.work(&mut Budget::nodes(5_000)) == Progress::Going {}
/// let solution = solver.solution().expect("one card is left");
/// assert_eq!(solution.best.to_string(), "H-2,-2");
/// assert_eq!(solution.margin, Margin(-2));
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
pub struct Solver {
    game: Game,
    /// Nothing when the position is not one to be solved: over, not started, or too far from the end.
    search: Option<Search>,
    lowest: i32,
    highest: i32,
    /// The values to be tested first, the next one last; none as long as there is no idea of the value.
    tests: Vec<i32>,
    /// How far to go on from the last value tested.
    step: i32,
    line: Vec<Move>,
    solution: Option<Solution>,
    nodes: u64,
}

/// The truth about a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The margin under best play.
    pub margin: Margin,
    /// A move that keeps it; of equal margins one that wins the tie.
    pub best: Move,
    /// Best play to the end, beginning with `best`.
    pub line: Vec<Move>,
}

impl Solver {
    /// With more cards than this still to be placed, by both players together, the solver does not begin.
    pub const MOST_CARDS: usize = 8;

    /// How far from the expected value the first bounds are looked for.
    const WIDE: i32 = 40;

    /// No margin is larger.
    const ANY: i32 = 1_000;

    /// Begins to solve a position.
    pub fn new(game: &Game) -> Self {
        let counted = game.is_over().then(|| 2 * game.margin().0);
        Self {
            game: *game,
            search: Self::begins(game).then(|| Search::new(game)),
            lowest: counted.unwrap_or(-2 * Self::ANY),
            highest: counted.unwrap_or(2 * Self::ANY + 1),
            tests: Vec::new(),
            step: 1,
            line: Vec::new(),
            solution: None,
            nodes: 0,
        }
    }

    /// Whether there is something to prove, and it is near enough to try.
    pub fn begins(game: &Game) -> bool {
        !game.is_over() && game.start().is_some() && cards_left(game) <= Self::MOST_CARDS
    }

    /// Lets so many threads share long searches, where there are threads. The solution is the same with any number of them;
    /// how many nodes it takes may differ a little. Lend it 100,000 nodes or more at a time: threads are not for short slices.
    ///
    /// ```
    /// use wagons_players::{Budget, Progress, Solver, Work};
    /// # use wagons_rules::Record;
    /// # let record: Record = "AOP/KGHIQFJNMBDRECL *H H H0,0 I I'0,0 Q Q0,1 F F1,2 J J'-1,2 N N-1,2 M M-3,1 B B1,1 D D'-1,3 \
    /// #                       R R-1,3 E E-3,-1".parse()?;
    /// let mut solver = Solver::new(record.game()).with_threads(2);
    /// while solver.work(&mut Budget::nodes(200_000)) == Progress::Going {}
    /// assert!(solver.solution().is_some());
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        if let Some(search) = &mut self.search {
            search.threads = if cfg!(target_family = "wasm") { 1 } else { threads.max(1) };
        }
        self
    }

    /// Makes this one of several solvers of the same position, each of which begins long searches at another end. They may be
    /// anywhere, and go on by themselves; what one [tells](Self::tell) and the others [hear](Self::hear) spares these the
    /// same work. The solution is the same with any number of them, and with any that are silent.
    ///
    /// ```
    /// use wagons_players::{Budget, Progress, Solver, Work};
    /// # use wagons_rules::Record;
    /// # let record: Record = "AOP/KGHIQFJNMBDRECL *H H H0,0 I I'0,0 Q Q0,1 F F1,2 J J'-1,2 N N-1,2 M M-3,1 B B1,1 D D'-1,3 \
    /// #                       R R-1,3 E E-3,-1".parse()?;
    /// let mut solvers = [(); 2].map(|()| Solver::new(record.game()));
    /// solvers.iter_mut().enumerate().for_each(|(place, solver)| solver.share(place, 2));
    /// while solvers.iter_mut().all(|solver| solver.work(&mut Budget::nodes(20_000)) == Progress::Going) {
    ///     let [one, other] = &mut solvers;
    ///     let told = [one.tell(), other.tell()];
    ///     let [for_other, for_one] = told;
    ///     for_one.into_iter().for_each(|tidings| one.hear(tidings));
    ///     for_other.into_iter().for_each(|tidings| other.hear(tidings));
    /// }
    /// assert!(solvers.iter().any(|solver| solver.solution().is_some()));
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn share(&mut self, place: usize, all: usize) {
        if let Some(search) = &mut self.search {
            search.share = Share::new(place, all);
        }
    }

    /// What was found out that spares [others](Self::share) work, since this was asked last.
    pub fn tell(&mut self) -> Vec<Tidings> {
        self.search.as_mut().map(|search| std::mem::take(&mut search.told)).unwrap_or_default()
    }

    /// Takes over what [another one](Self::share) told.
    pub fn hear(&mut self, tidings: Tidings) {
        if let Some(search) = &mut self.search {
            search.hear(tidings);
        }
    }

    /// The lowest and the highest margin that are not disproved yet.
    pub fn bounds(&self) -> (Margin, Margin) {
        (Margin(self.lowest.div_euclid(2)), Margin(self.highest.div_euclid(2)))
    }

    /// The same, once something is proven of both.
    pub fn narrowed(&self) -> Option<(Margin, Margin)> {
        let is_open = self.lowest <= -2 * Self::ANY || self.highest > 2 * Self::ANY;
        (!is_open).then(|| self.bounds())
    }

    /// The exact margin and how to reach it, once that is known.
    pub fn solution(&self) -> Option<&Solution> {
        self.solution.as_ref()
    }

    /// How many placements were judged.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Narrows the bounds until they meet, then follows best play to the end.
    fn advance(&mut self, search: &mut Search) -> Result<(), Interrupt> {
        if self.solution.is_some() {
            return Ok(());
        }
        let root = search.root(&self.game);
        while self.lowest < self.highest {
            if self.tests.is_empty() {
                // Two wide bounds are cheap. One more than expected would be a surprise: mostly that test and the
                // one after it settle all.
                let expected = search.estimate(root)?;
                self.tests = vec![expected + 1, expected - Self::WIDE, expected + Self::WIDE];
            }
            let Some(&value) = self.tests.last() else { unreachable!("every test leaves another behind") };
            let value = value.clamp(self.lowest + 1, self.highest);
            let is_so = search.is_at_least(root, value)?;
            if is_so {
                self.lowest = value;
            } else {
                self.highest = value - 1;
            }
            self.tests.pop();
            if self.tests.is_empty() {
                self.tests.push(if is_so { value + self.step } else { value - self.step });
                self.step *= 2;
            }
        }
        self.follow(search, root)
    }

    /// Finds the moves of best play.
    fn follow(&mut self, search: &mut Search, root: Node) -> Result<(), Interrupt> {
        let mut game = self.game;
        let mut node = root;
        let mut played = std::mem::take(&mut self.line).into_iter();
        while !game.is_over() {
            let found = match played.next() {
                Some(mv) => search.moves(node)?.iter().copied().find(|&(other, _)| other == mv),
                None => search.best_move(node, self.lowest)?,
            };
            let Some((mv, after)) = found else { unreachable!("some move keeps the value of {game:?}") };
            self.line.push(mv);
            game.play(mv);
            node = after;
        }
        let margin = Margin(self.lowest.div_euclid(2));
        debug_assert_eq!(game.margin(), margin, "best play keeps the margin");
        self.solution = Some(Solution { margin, best: self.line[0], line: self.line.clone() });
        Ok(())
    }
}

impl Work for Solver {
    /// It is finished when there is a solution, or when there will never be one because the game is over, not
    /// started, or has more than [`MOST_CARDS`](Self::MOST_CARDS) to go.
    fn work(&mut self, budget: &mut Budget) -> Progress {
        let Some(mut search) = self.search.take() else { return Progress::Finished };
        let ((), took) = budget.measured(|budget| {
            search.budget = *budget;
            search.argue(|search| {
                if search.is_full() {
                    *search = search.anew(&self.game);
                }
                self.advance(search)
            });
            *budget = search.budget;
        });
        self.nodes += took;
        self.search = Some(search);
        Progress::finished_if(self.solution.is_some())
    }
}

/// How many cards are still to be placed, by both players together.
pub(crate) fn cards_left(game: &Game) -> usize {
    Deal::CIRCLE - Seat::BOTH.iter().map(|&seat| game.town(seat).cards()).sum::<usize>()
}
