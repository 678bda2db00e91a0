//! The search toolbox of both games.
//!
//! | module | algorithm |
//! |---|---|
//! | [`objective`] | what towns are judged by |
//! | [`greedy`] | the placement that is best at once |
//! | [`beam`] | beam search for a good town from a sequence of cards |
//! | [`halving`] | successive halving of placements, over samples of the cards that may follow |
//! | [`passes`] | iterative deepening |
//! | [`softmax`] | softmax weights, the same to the last bit on every platform |

pub(crate) mod beam;
pub(crate) mod greedy;
pub(crate) mod halving;
pub(crate) mod objective;
pub(crate) mod passes;
pub(crate) mod softmax;
