//! Who can sit at the table of an arena: a player of this program, or another program that speaks the engine protocol.

mod program;
mod spec;

pub(crate) use spec::{Spec, SpecError};
