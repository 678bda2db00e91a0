//! Everything that chooses moves.
