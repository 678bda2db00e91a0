//! How good a move was, in a word.

/// How good a move was, best first, by the points it lost.
///
/// Where the loss is not proven it is an estimate, and less than half a point means little.
///
/// ```
/// use wagons_players::Class;
///
/// let classes = [0.0, 0.5, 1.0, 2.5, 5.0].map(Class::of_loss);
/// assert_eq!(classes, [Class::Best, Class::Good, Class::Inaccuracy, Class::Mistake, Class::Blunder]);
/// assert!(Class::Blunder > Class::Mistake);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Class {
    /// There was nothing to choose: one legal move, or the first card of a town, which lies the same either way.
    Only,
    /// Nothing was better.
    Best,
    /// Less than [a point](Self::INACCURACY) lost.
    Good,
    /// At least [a point](Self::INACCURACY) lost.
    Inaccuracy,
    /// At least [two and a half points](Self::MISTAKE) lost.
    Mistake,
    /// At least [five points](Self::BLUNDER) lost.
    Blunder,
}

impl Class {
    /// All, best first.
    pub const ALL: [Self; 6] =
        [Self::Only, Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The points an inaccuracy loses at least.
    pub const INACCURACY: f32 = 1.0;
    /// The points a mistake loses at least.
    pub const MISTAKE: f32 = 2.5;
    /// The points a blunder loses at least.
    pub const BLUNDER: f32 = 5.0;

    /// The class of a choice by the points it lost.
    pub fn of_loss(loss: f32) -> Self {
        match loss {
            loss if loss >= Self::BLUNDER => Self::Blunder,
            loss if loss >= Self::MISTAKE => Self::Mistake,
            loss if loss >= Self::INACCURACY => Self::Inaccuracy,
            loss if loss > 0.0 => Self::Good,
            _ => Self::Best,
        }
    }

    /// The class as programs write it.
    pub const fn name(self) -> &'static str {
        ["only", "best", "good", "inaccuracy", "mistake", "blunder"][self as usize]
    }
}
