//! What happened at the table between two looks at it.

use wagons_rules::Move;
use wagons_table::Session;
use wagons_table::session::Who;

use super::goal::Happened;

/// A look at the table.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Glance {
    moves: Vec<Move>,
    laid: bool,
    /// Whether the learner is to move and has seen everything.
    is_learners_turn: bool,
}

impl Glance {
    /// A look at a game of which so many moves are on the table.
    pub(crate) fn at(session: &Session, seen: usize) -> Self {
        let moves = session.record().moves_made().to_vec();
        let learner = matches!(session.to_act(), Some((_, Who::Person)));
        Self { is_learners_turn: learner && seen == moves.len(), laid: session.laid().is_some(), moves }
    }

    /// What happened until a later look.
    pub(crate) fn until(&self, later: &Self) -> Option<Happened> {
        if later.moves.len() < self.moves.len() || self.laid && !later.laid && later.moves == self.moves {
            Some(Happened::TakenBack)
        } else if self.is_learners_turn && later.moves.len() > self.moves.len() {
            later.moves.get(self.moves.len()).copied().map(Happened::Moved)
        } else if !self.is_learners_turn && later.is_learners_turn {
            Some(Happened::TurnCame)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::learn::script;
    use wagons_rules::{Card, Placement};

    #[test]
    fn moves_turns_and_second_thoughts_are_noticed() {
        let mut session = script::beginning();
        let glance = |session: &Session| Glance::at(session, session.record().moves_made().len());
        let start = glance(&session);
        assert_eq!(start.until(&start), None);

        session.play(Move::Draft(Card::Badlands)).unwrap();
        let taken = glance(&session);
        assert_eq!(start.until(&taken), Some(Happened::Moved(Move::Draft(Card::Badlands))));
        assert_eq!(taken.until(&start), Some(Happened::TakenBack));

        session.lay(Placement::new(Card::Badlands, true, 0, 0)).unwrap();
        let laid = glance(&session);
        assert_eq!(taken.until(&laid), None);
        assert_eq!(laid.until(&taken), Some(Happened::TakenBack));

        session.confirm().unwrap();
        let placed = glance(&session);
        assert!(matches!(laid.until(&placed), Some(Happened::Moved(Move::Place(_)))));
        assert!(!placed.is_learners_turn);

        while let Some(mv) = script::answer(&session) {
            session.play(mv).unwrap();
        }
        let unseen = Glance::at(&session, 3);
        assert_eq!(placed.until(&unseen), None, "her moves are still coming");
        assert_eq!(unseen.until(&glance(&session)), Some(Happened::TurnCame));
    }
}
