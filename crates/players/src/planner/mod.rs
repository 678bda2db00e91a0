//! Planning towns, not cards.
//!
//! A planner asks what town each player could build from every share of the coming cards ([`plans`], [`walk`]),
//! and plays the rest of the draft perfectly for the answers ([`share`]). A start card is judged by the draft that
//! follows it ([`start`]), a draft by closer and closer looks at the shares that decide it ([`draft`]), and a
//! placement by how well towns grow from it ([`place`]). Who has no time for that decides at a glance ([`glance`]).

pub(crate) mod aim;
mod draft;
mod glance;
mod outlook;
mod place;
mod plans;
mod share;
mod start;
mod thinker;
pub(crate) mod walk;

pub(crate) use glance::at_a_glance;
pub use thinker::Planner;
