//! Many solo games by one player: how hard the scenarios are, and what their rivals do.
//!
//! Scenarios are balanced by what is measured here. The player sees what a person sees.

mod standing;
mod table;
mod trial;

pub use standing::Standing;
pub use table::Table;
pub use trial::Trial;
