//! Where in a game one looks.

/// A place in a game: after so many of its moves, or before one of them at what would have been better.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    /// How many moves the game has.
    pub(crate) moves: usize,
    /// The move that is looked at, counted from 1; 0 is the beginning.
    pub(crate) number: usize,
    /// Whether one looks at what would have been better.
    pub(crate) is_better: bool,
}

impl Place {
    /// The end of a game of so many moves.
    pub(crate) const fn end(moves: usize) -> Self {
        Self { moves, number: moves, is_better: false }
    }

    /// How many moves lie on the table: what would have been better is shown before the move was made.
    pub(crate) const fn seen(self) -> usize {
        if self.is_better { self.number - 1 } else { self.number }
    }

    /// After another move of the same game.
    #[must_use]
    pub(crate) fn at(self, number: usize) -> Self {
        Self { number: number.min(self.moves), is_better: false, ..self }
    }

    /// One move further.
    #[must_use]
    pub(crate) fn forward(self) -> Self {
        // From what would have been better, the way on leads over what was played.
        self.at(self.seen() + 1)
    }

    /// One move back.
    #[must_use]
    pub(crate) fn back(self) -> Self {
        self.at(self.number.saturating_sub(1))
    }

    /// At what would have been better than the move that is looked at, or at the move again.
    #[must_use]
    pub(crate) fn compared(self) -> Self {
        Self { is_better: !self.is_better && self.number > 0, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_walks_from_end_to_end_and_no_further() {
        let end = Place::end(3);
        assert_eq!(end.forward(), end);
        let beginning = end.back().back().back();
        assert_eq!((beginning.number, beginning.seen()), (0, 0));
        assert_eq!(beginning.back(), beginning);
        assert_eq!(beginning.forward().number, 1);
        assert_eq!(end.at(99), end);
    }

    #[test]
    fn what_was_better_is_seen_before_the_move() {
        let better = Place::end(5).at(4).compared();
        assert_eq!((better.number, better.seen(), better.is_better), (4, 3, true));
        assert_eq!(better.compared(), Place::end(5).at(4));
        assert_eq!(better.forward(), Place::end(5).at(4));
        assert_eq!(better.back(), Place::end(5).at(3));
    }

    #[test]
    fn nothing_is_better_than_the_beginning() {
        assert!(!Place::end(5).at(0).compared().is_better);
    }
}
