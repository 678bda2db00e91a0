//! The scoring in pictures: for every rule, towns that say what counts, what does not, and why.
//!
//! A picture is a town with marks before its territories:
//!
//! - `*` it is counted,
//! - `+` it is why something counts,
//! - `-` it costs points;
//! - in the opponent's town, `*` is what the town was compared with.
//!
//! So `+Dc *Fg +Dw` says: the gun counts, because of the deserts on its left and right. What has no mark plays no
//! part. Marks must be exactly the evidence on the score sheet, and the points must be those of the sheet, of the
//! fast tally and of the naive scoring alike.

mod beside;
mod compared;
mod covering;
mod groups;
mod picture;
mod shapes;
mod terrains;
mod totals;
