//! Score sheets: every point with the cells that make it.

use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use wagons_rules::solo::{RivalRule, RivalSheet};
use wagons_rules::{self as rules, Cell, Evidence, Terrain};

use crate::card;

/// All points of one side; a line is found by its title, as in `sheet["Desert"].points`.
#[pyclass(frozen, eq, module = "wagons")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Sheet {
    /// The lines: the six terrains, then the scoring cards.
    #[pyo3(get)]
    lines: Vec<Line>,
}

/// One line of a score sheet.
#[pyclass(frozen, eq, module = "wagons")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Line {
    /// What is scored: a terrain, or the title of a scoring card.
    #[pyo3(get)]
    title: String,
    /// The points; some lines can cost points.
    #[pyo3(get)]
    points: i32,
    /// The rival's cards behind them, in a solo game.
    #[pyo3(get)]
    cards: String,
    pub(crate) evidence: Evidence,
}

#[pymethods]
impl Sheet {
    /// The sum of all lines.
    #[getter]
    fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    fn __getitem__(&self, title: &str) -> PyResult<Line> {
        let line = self.lines.iter().find(|line| line.title == title);
        line.cloned().ok_or_else(|| PyKeyError::new_err(title.to_owned()))
    }

    fn __str__(&self) -> String {
        let width = self.lines.iter().map(|line| line.title.chars().count()).max().unwrap_or(0).max(5);
        let lines = self.lines.iter().map(|line| (line.title.as_str(), line.points));
        let rows = lines.chain([("total", self.total())]);
        rows.map(|(title, points)| format!("{title:<width$} {points:>4}")).collect::<Vec<_>>().join("\n")
    }

    fn __repr__(&self) -> String {
        format!("<Sheet of {} points>", self.total())
    }
}

#[pymethods]
impl Line {
    /// The cells that are counted; for a card that compares, what was compared.
    #[getter]
    fn counted(&self) -> Vec<(i8, i8)> {
        pairs(&self.evidence.counted)
    }

    /// What makes them count.
    #[getter]
    fn because(&self) -> Vec<(i8, i8)> {
        pairs(&self.evidence.because)
    }

    /// The cells that cost points.
    #[getter]
    fn costing(&self) -> Vec<(i8, i8)> {
        pairs(&self.evidence.costing)
    }

    /// The other side's cells they were compared with.
    #[getter]
    fn theirs(&self) -> Vec<(i8, i8)> {
        pairs(&self.evidence.theirs)
    }

    fn __repr__(&self) -> String {
        format!("<Line {}: {}>", self.title, self.points)
    }
}

fn pairs(cells: &[Cell]) -> Vec<(i8, i8)> {
    cells.iter().map(|cell| (cell.x, cell.y)).collect()
}

impl Line {
    fn new(title: String, points: i32, cards: &[rules::Card], evidence: &Evidence) -> Self {
        Self { title, points, cards: card::word(cards), evidence: evidence.clone() }
    }
}

impl From<&rules::Sheet> for Sheet {
    fn from(sheet: &rules::Sheet) -> Self {
        let line = |line: &rules::SheetLine| {
            Line::new(line.rule.title().to_owned(), line.points, &[], &line.evidence)
        };
        Self { lines: sheet.lines().iter().map(line).collect() }
    }
}

impl From<&RivalSheet> for Sheet {
    fn from(sheet: &RivalSheet) -> Self {
        let title = |rule| match rule {
            RivalRule::Term(place) => format!("Term {}", place + 1),
            RivalRule::Terrains(three) => three.map(Terrain::name).join(", "),
            RivalRule::Cards { terrains, each } => format!("Cards with {terrains} terrains, {each} each"),
        };
        let line = |line: &rules::solo::RivalLine| {
            Line::new(title(line.rule), line.points, &line.cards, &line.evidence)
        };
        Self { lines: sheet.lines().iter().map(line).collect() }
    }
}
