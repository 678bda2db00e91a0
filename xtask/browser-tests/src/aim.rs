//! Finding the point to touch: in the middle of a thing that is there, shown, at rest and not covered.

use serde::Deserialize;
use serde_json::json;

use crate::table::Table;
use crate::trouble::Trouble;

/// A point of the page's visible part.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// A part of a thing: how far from its left edge and from its top edge, both from 0 to 1.
pub type Part = [f64; 2];

/// Where one touches a thing if there is no reason to touch it elsewhere.
pub const MIDDLE: Part = [0.5, 0.5];

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Aim {
    At(Point),
    Not { obstacle: String },
}

impl Table {
    /// Waits until the thing can be touched in its middle, and says where that is.
    pub(crate) async fn aim(&self, selector: &str) -> Result<Point, Trouble> {
        self.aim_at(selector, MIDDLE).await
    }

    /// The same for another part of the thing.
    pub(crate) async fn aim_at(&self, selector: &str, part: Part) -> Result<Point, Trouble> {
        self.patiently(&format!("`{selector}` to be touched"), async || {
            let answer = self
                .client()
                .execute_async(include_str!("aim.js"), vec![json!(selector), json!(part)])
                .await?;
            Ok(match serde_json::from_value(answer) {
                Ok(Aim::At(point)) => Ok(point),
                Ok(Aim::Not { obstacle }) => Err(obstacle),
                Err(error) => Err(error.to_string()),
            })
        })
        .await
    }
}
