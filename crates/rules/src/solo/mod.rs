//! The solo game, "the lone cowboy": one player against an automatic rival, in two rounds.
//!
//! A [`Scenario`] names two scoring cards. Of the other sixteen, eight lie in a circle and eight form a face-up
//! deck of which only the top card can be seen. The player's turn is that of the two-player game; the rival's
//! [follows from the position](RivalTurn), so a [`Game`] makes it together with the player's move that ends the
//! turn, and a record lists only the player's moves.
//!
//! - Round 1: the rival skips up to two cards to take one that shares a territory (terrain *and* icon) with the
//!   deck's top card, and takes that top card too. Without a match it takes the first card.
//! - Round 2 is played with what is left of the deck: the rival follows its scenario's [hunt](Goal).
//! - A scenario may change this [`Procedure`], or switch parts of it off.
//! - The rival scores its scenario's [terms](Term), and a part that depends on the [`Variant`].
//!
//! ```
//! use wagons_rules::Card;
//! use wagons_rules::solo::{Motive, Scenarios, Shared};
//!
//! let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0")?;
//! let turn = record.game().rival_turns().next().unwrap();
//!
//! // The player took B, so the rival received A. It then looked for a match with the deck's top card J, and took
//! // C: both show a gun on water.
//! assert_eq!(*turn.received, [Card::Badlands]);
//! let draft = turn.draft.unwrap();
//! assert_eq!(draft.took, Card::Bootleggers);
//! assert_eq!(draft.motive, Motive::Match { top: Card::OneTooMany, shared: Shared::Pair("Wg".parse()?) });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod count;
mod deal;
mod foresight;
mod game;
mod hunt;
mod outcome;
mod pile;
mod playout;
mod procedure;
mod rival;
mod rival_sheet;
mod scenario;
mod scenario_error;
mod scenario_limits;
mod scenarios;
mod term;
#[cfg(feature = "scenarios")]
mod toml_reader;
#[cfg(feature = "scenarios")]
mod toml_scenario;
#[cfg(feature = "scenarios")]
mod toml_writer;
#[cfg(debug_assertions)]
mod validate;
mod variant;
mod view;

pub use count::{Count, Icons};
pub use deal::{Deal, DealError};
pub use foresight::{Foresight, RivalSearch, Wanted};
pub use game::Game;
pub use hunt::{Goal, Quarry, Shared, SharedTrait};
pub use outcome::Outcome;
pub use pile::Pile;
pub use procedure::{Habit, Procedure};
pub use rival::{Motive, Rival, RivalDraft, RivalTurn, Round};
pub use rival_sheet::{RivalLine, RivalRule, RivalSheet};
pub use scenario::Scenario;
pub use scenario_error::{ScenarioError, ScenarioErrorKind};
pub use scenarios::{IdTakenError, Scenarios};
pub use term::{Side, TableRow, Term};
pub use variant::Variant;
pub use view::View;
