//! Advice on a decision, given in steps: where to look, then which card or which way, then the move and why.
//!
//! Who is told everything at once learns nothing, so each step is asked for. Words are the
//! [narrator's](crate::Narrator::advice).

use wagons_players::{Fact, Reasons, Report};
use wagons_rules::{Card, Move, Rule, Seat};

use crate::aim::Aim;
use crate::position::Position;

/// How much of the advice has been asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// Where to look.
    Look,
    /// Which card of the circle, or which way to lay the card at hand.
    Which,
    /// The move, and what speaks for it.
    Whole,
}

/// What somebody should look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LookAt {
    /// This line of a side's score sheet.
    Line(Seat, Rule),
    /// A card that is still to come.
    Ahead(Card),
    /// Nothing pays at once.
    Quiet,
}

/// Advice on a decision.
///
/// ```
/// use wagons_players::{Analyst, Report, choose};
/// use wagons_rules::Record;
/// use wagons_table::advice::{Advice, Step};
/// use wagons_table::Position;
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
///                       D1,-2 G'-1,-3 L0,-2 N3,-2 H".parse()?;
/// let best = choose(&Analyst { nodes: 2_000 }, record.game(), 0);
/// let mut advice = Advice::new(&Position::of(&record.into()), Report::only(best));
/// assert_eq!((advice.step(), advice.aim()), (Step::Look, None));
/// advice.go_on();
/// advice.go_on();
/// assert!(advice.step() == Step::Whole && advice.aim().is_some());
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    report: Report,
    reasons: Reasons,
    step: Step,
}

impl Advice {
    /// Advice in a position that a report is about. Where there is nothing to choose it is given whole.
    pub fn new(position: &Position, report: Report) -> Self {
        let step = if position.moves().len() > 1 { Step::Look } else { Step::Whole };
        Self { reasons: reasons(position, report.best), report, step }
    }

    /// What it is made of.
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// What speaks for the move.
    pub const fn reasons(&self) -> &Reasons {
        &self.reasons
    }

    /// How much of it has been asked for.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Gives the next step. There is none between looking along the circle and naming its first card.
    pub fn go_on(&mut self) {
        self.step = match (self.step, self.report.best) {
            (Step::Look, Move::Draft(_) | Move::Place(_)) => Step::Which,
            _ => Step::Whole,
        };
    }

    /// Gives all of it.
    pub const fn give_whole(&mut self) {
        self.step = Step::Whole;
    }

    /// What may be pointed at so far.
    pub fn aim(&self) -> Option<Aim> {
        let is_told = match self.report.best {
            Move::Draft(_) => self.step >= Step::Which,
            Move::Start(_) | Move::Place(_) => self.step == Step::Whole,
        };
        is_told.then(|| Aim::at_move(self.report.best))
    }

    /// What to look at: the line that gains most by the move, or that loses most for the other side; otherwise the card
    /// that the move prepares for.
    pub fn look_at(&self) -> LookAt {
        let mover = self.reasons.mover;
        let weighed = self.reasons.facts.iter().filter_map(|fact| {
            Some(match fact {
                Fact::Line { whose, rule, points } => {
                    (if *whose == mover { *points } else { -points }, LookAt::Line(*whose, *rule))
                }
                Fact::Takes { makes, .. } => (makes.change.total(), LookAt::Line(mover, makes.most()?)),
                Fact::Denies { makes, .. } => {
                    (makes.change.total(), LookAt::Line(mover.other(), makes.most()?))
                }
                // What may come counts less than what is there.
                Fact::Prepares { card, makes, before } => {
                    ((makes.change.total() - before) / 2, LookAt::Ahead(*card))
                }
                Fact::Gives { .. } => return None,
            })
        });
        // Of those that weigh the same, the first.
        let most = weighed.filter(|&(points, _)| points > 0).rev().max_by_key(|&(points, _)| points);
        most.map_or(LookAt::Quiet, |(_, at)| at)
    }
}

/// What speaks for a move of either game.
pub(crate) fn reasons(position: &Position, mv: Move) -> Reasons {
    match position {
        Position::Duel(game) => Reasons::new(game, mv),
        Position::Solo(game) => Reasons::alone(game, mv),
        Position::RivalsTurn(scene) => Reasons::alone(scene.game(), mv),
    }
}
