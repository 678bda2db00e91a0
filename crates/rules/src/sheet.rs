//! The score sheet: every point with the territories that make it.
//!
//! This is the scoring to read and to show; [`Tally`](crate::Tally) is the same in a hurry.

use std::fmt;
use std::str::FromStr;

use crate::card::Card;
use crate::evidence::{self, Evidence};
use crate::naming::NameError;
use crate::territory::Terrain;
use crate::town::Town;

/// All points of one town.
///
/// ```
/// use wagons_rules::{Card, Cell, Rule, Sheet, Terrain, Town};
///
/// let town: Town = "Dw Dg Df
///                   Dc Mf Mc".parse()?;
/// let sheet = Sheet::new(&town, &Town::new(), &[Card::Badlands]);
/// assert_eq!(sheet.total(), 4 + 2 + 4);
///
/// // The gun between two deserts is worth 4: this is where it lies, and why it counts.
/// let badlands = sheet.line(Rule::Scoring(Card::Badlands)).unwrap();
/// assert_eq!(badlands.points, 4);
/// assert_eq!(badlands.evidence.counted, [Cell::new(1, 1)]);
/// assert_eq!(badlands.evidence.because, [Cell::new(0, 1), Cell::new(2, 1)]);
/// # Ok::<(), wagons_rules::PictureError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Sheet {
    lines: Vec<SheetLine>,
}

/// What a line of the sheet scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// The largest group of a terrain.
    Group(Terrain),
    /// A scoring card.
    Scoring(Card),
}

/// One line of the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SheetLine {
    /// What is scored.
    pub rule: Rule,
    /// The points; some scoring cards can cost points.
    pub points: i32,
    /// The territories that make them.
    pub evidence: Evidence,
}

impl Rule {
    /// The English title of its line: a terrain's name, or a card's title.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Group(terrain) => terrain.name(),
            Self::Scoring(card) => card.title(),
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}

impl FromStr for Rule {
    type Err = NameError;

    /// Reads a [title](Rule::title).
    fn from_str(text: &str) -> Result<Self, NameError> {
        let mut all = Terrain::ALL.map(Self::Group).into_iter().chain(Card::ALL.map(Self::Scoring));
        let unknown = || NameError::new(text, "a rule", "the name of a terrain or the title of a card");
        all.find(|rule| rule.title() == text).ok_or_else(unknown)
    }
}

impl Sheet {
    /// Scores a town beside its opponent's: the six terrains, then the scoring cards in the order given.
    pub fn new(town: &Town, opponent: &Town, scoring: &[Card]) -> Self {
        let groups = Terrain::ALL.into_iter().map(|terrain| {
            let evidence = evidence::largest_group(town, terrain);
            SheetLine { rule: Rule::Group(terrain), points: evidence.counted.len() as i32, evidence }
        });
        let bonuses = scoring.iter().map(|&card| {
            let (points, evidence) = evidence::scoring_card(card, town, opponent);
            SheetLine { rule: Rule::Scoring(card), points, evidence }
        });
        Self { lines: groups.chain(bonuses).collect() }
    }

    /// The six terrains, then the scoring cards.
    pub fn lines(&self) -> &[SheetLine] {
        &self.lines
    }

    /// The line of a rule, if that rule is in play.
    pub fn line(&self, rule: Rule) -> Option<&SheetLine> {
        self.lines.iter().find(|line| line.rule == rule)
    }

    /// The points of a rule; 0 if it is not in play.
    pub fn points(&self, rule: Rule) -> i32 {
        self.line(rule).map_or(0, |line| line.points)
    }

    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}
