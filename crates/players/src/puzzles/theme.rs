//! What a puzzle is about, counted from its position and its solution.

use wagons_rules::{Game, Move, Rule};

use crate::analysis::{Fact, Reasons};
use crate::solver::OnlyMove;

/// What a puzzle is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Only this move wins.
    Win,
    /// The card that pays most at once hands the opponent more than the right one does.
    Skip,
    /// The move is worth more for what the opponent loses by it than for what it brings.
    Denial,
    /// The card covers something, and thereby joins groups of a terrain.
    Join,
    /// Another place pays more at once.
    Patience,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 5] = [Self::Win, Self::Skip, Self::Denial, Self::Join, Self::Patience];

    /// Its name: one word of small letters.
    pub const fn name(self) -> &'static str {
        ["win", "skip", "denial", "join", "patience"][self as usize]
    }

    /// The theme of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// What a position with one best move is about.
    pub fn of(game: &Game, only: &OnlyMove) -> Vec<Self> {
        let best = only.solution.best;
        let reasons = Reasons::new(game, best);
        let is_so = |theme: &Self| match theme {
            Self::Win => only.wins,
            Self::Skip => is_skip(game, best),
            Self::Denial => is_denial(&reasons),
            Self::Join => is_join(game, best, &reasons),
            Self::Patience => is_patience(game, best, &reasons),
        };
        Self::ALL.into_iter().filter(is_so).collect()
    }
}

/// What the mover can make of the card that is taken, the opponent of the cards that are skipped, and what the opponent
/// could have made of the card.
fn draft(reasons: &Reasons) -> (i32, i32, i32) {
    let (mut takes, mut gives, mut denies) = (0, 0, 0);
    for fact in &reasons.facts {
        match fact {
            Fact::Takes { makes, .. } => takes = makes.change.total(),
            Fact::Gives { makes, .. } => gives = makes.change.total(),
            Fact::Denies { makes, .. } => denies = makes.change.total(),
            _ => {}
        }
    }
    (takes, gives, denies)
}

fn is_skip(game: &Game, best: Move) -> bool {
    if !matches!(best, Move::Draft(_)) {
        return false;
    }
    let after = |mv| draft(&Reasons::new(game, mv));
    let tempting = game.moves().map(|mv| (after(mv), mv)).max_by_key(|((takes, ..), _)| *takes);
    tempting.is_some_and(|((takes, gives, _), mv)| {
        let right = after(best);
        mv != best && takes > right.0 && gives >= right.1 + Fact::WORTH_A_WORD
    })
}

fn is_denial(reasons: &Reasons) -> bool {
    let (takes, _, could) = draft(reasons);
    let brings = takes + reasons.at_once(reasons.mover);
    let denies = could - reasons.at_once(reasons.mover.other());
    denies >= Fact::WORTH_A_WORD && denies > brings
}

fn is_join(game: &Game, best: Move, reasons: &Reasons) -> bool {
    let Move::Place(placement) = best else { return false };
    let town = game.town(reasons.mover);
    let covers = placement.cells().iter().any(|(cell, _)| town.at(*cell).is_some());
    let joins = |fact: &Fact| match *fact {
        Fact::Line { whose, rule: Rule::Group(terrain), points } if whose == reasons.mover => {
            let own = placement.cells().iter().filter(|(_, territory)| territory.terrain == terrain).count();
            own > 0 && points > own as i32
        }
        _ => false,
    };
    covers && reasons.facts.iter().any(joins)
}

fn is_patience(game: &Game, best: Move, reasons: &Reasons) -> bool {
    let Move::Place(_) = best else { return false };
    let at_once = |placement| game.change(placement).ok().map(|change| change.own().total());
    game.moves().filter_map(Move::placement).filter_map(at_once).max() > Some(reasons.at_once(reasons.mover))
}
