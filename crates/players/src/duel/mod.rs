//! The players of the game of two.
//!
//! Everything is open, so that the rest of a game could be searched, were it not for the number of placements. The
//! [`planner`] therefore cuts the game in two. It asks what town each player could build from every subset of the
//! coming cards ([`sweep`], then beam search), and plays the rest of the draft perfectly for the answers, by
//! alpha-beta search ([`draft_tree`]). A start card is judged by the draft that follows it ([`starts`]), a draft by
//! wider and wider beams for the subsets that decide it ([`drafts`]), and a placement by successive halving over the
//! subsets that are likely to follow ([`placements`]).
//!
//! [`master`] adds rollouts ([`rollout`], with a fast [`policy`]) and proofs. The players of [`yardstick`] are simple
//! and never change.

mod draft_tree;
mod drafts;
mod master;
mod outlook;
mod placements;
mod planner;
mod policy;
mod rollout;
mod starts;
mod sweep;
pub(crate) mod yardstick;

pub use master::Master;
pub use planner::Planner;
