//! Reading marked pictures and holding every implementation of the scoring to them. Knows no rule.

use std::collections::BTreeMap;

use wagons_rules::{Card, Cell, Evidence, Rule, Sheet, Terrain, Town};

use crate::naive;

/// A card pays this for a town, whoever the opponent is.
#[track_caller]
pub(crate) fn pays(card: Card, points: i32, why: &str, town: &str) {
    hold(Rule::Scoring(card), points, why, town, "");
    hold(Rule::Scoring(card), points, why, town, &unmarked(town));
}

/// A card pays this for a town beside the opponent's.
#[track_caller]
pub(crate) fn pays_against(card: Card, points: i32, why: &str, town: &str, opponent: &str) {
    hold(Rule::Scoring(card), points, why, town, opponent);
}

/// The largest group of a terrain has this size.
#[track_caller]
pub(crate) fn largest(terrain: Terrain, size: i32, why: &str, town: &str) {
    hold(Rule::Group(terrain), size, why, town, "");
}

#[track_caller]
fn hold(rule: Rule, points: i32, why: &str, town: &str, opponent: &str) {
    let (mine, theirs) = (Picture::read(town), Picture::read(opponent));
    let told = format!("{rule:?}: {why}\n{town}\nagainst\n{opponent}\n");

    let line = sheet_line(rule, &mine.text((0, 0)), &theirs.text((0, 0)));
    assert_eq!(line.1, mine.evidence(&theirs), "evidence for {told}");

    // A town is worth the same from every side and wherever it lies.
    for (mine, theirs) in mine.seen_from_every_side().into_iter().zip(theirs.seen_from_every_side()) {
        for shift in [(0, 0), (3, 0), (0, 5), (6, 7), (13, 9)] {
            let (mine, theirs) = (mine.text(shift), theirs.text(shift));
            assert_eq!(sheet_line(rule, &mine, &theirs).0, points, "on the sheet: {told}as\n{mine}");
            assert_eq!(tallied(rule, &mine, &theirs), points, "by the tally: {told}as\n{mine}");
            assert_eq!(naively(rule, &mine, &theirs), points, "naively: {told}as\n{mine}");
        }
    }
}

fn town(text: &str) -> Town {
    text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn sheet_line(rule: Rule, mine: &str, theirs: &str) -> (i32, Evidence) {
    let scoring: Vec<Card> = match rule {
        Rule::Group(_) => Vec::new(),
        Rule::Scoring(card) => vec![card],
    };
    let sheet = Sheet::new(&town(mine), &town(theirs), &scoring);
    let line = sheet.line(rule).expect("a rule in play");
    (line.points, line.evidence.clone())
}

/// The tally knows sums only, so a card is worth what the sum grows by. For a terrain, the town is stripped of all
/// others.
fn tallied(rule: Rule, mine: &str, theirs: &str) -> i32 {
    match rule {
        Rule::Group(terrain) => {
            let keep = |word: &str| word.starts_with(terrain.letter()) || word == "\n";
            let spaced = mine.replace('\n', " \n ");
            let only: Vec<_> = spaced.split(' ').map(|word| if keep(word) { word } else { "." }).collect();
            i32::from(town(&only.join(" ")).tally(&[]).points)
        }
        Rule::Scoring(card) => {
            let (mine, theirs) = (town(mine), town(theirs));
            let total = mine.tally(&[card]).total(&theirs.tally(&[card]));
            total - mine.tally(&[]).total(&theirs.tally(&[]))
        }
    }
}

fn naively(rule: Rule, mine: &str, theirs: &str) -> i32 {
    let (mine, theirs) = (naive::Town::from_picture(mine), naive::Town::from_picture(theirs));
    match rule {
        Rule::Group(terrain) => naive::scoring::groups(&mine)[terrain as usize],
        Rule::Scoring(card) => naive::scoring::bonus(card.letter(), &mine, &theirs),
    }
}

/// Marked territories by `(x, y)`; a word is two letters, or `.` for an empty cell.
#[derive(Clone)]
struct Picture(BTreeMap<(usize, usize), (String, String)>);

fn unmarked(picture: &str) -> String {
    picture.replace(['*', '+', '-'], "")
}

impl Picture {
    fn read(picture: &str) -> Self {
        let mut cells = BTreeMap::new();
        for (y, row) in picture.trim().lines().rev().enumerate() {
            for (x, word) in row.split_whitespace().enumerate() {
                let (marks, shown) = word.split_at(word.find(|c| !"*+-".contains(c)).expect("a territory"));
                cells.insert((x, y), (marks.to_owned(), shown.to_owned()));
            }
        }
        Self(cells)
    }

    /// The picture without its marks, moved right and up; in the corner if there is no room for that.
    fn text(&self, (right, up): (usize, usize)) -> String {
        let Some(width) = self.0.keys().map(|cell| cell.0 + 1).max() else { return String::new() };
        let height = self.0.keys().map(|cell| cell.1 + 1).max().unwrap_or(0);
        let room = width + right <= 30 && height + up <= 30;
        let (right, up) = if room { (right, up) } else { (0, 0) };
        let word = |x: usize, y: usize| {
            let cell = self.0.get(&(x.checked_sub(right)?, y.checked_sub(up)?))?;
            Some(cell.1.as_str())
        };
        let row = |y| (0..width + right).map(|x| word(x, y).unwrap_or(".")).collect::<Vec<_>>().join(" ");
        (0..height + up).rev().map(row).collect::<Vec<_>>().join("\n")
    }

    fn marked(&self, mark: char) -> Vec<Cell> {
        let marked = self.0.iter().filter(|(_, (marks, _))| marks.contains(mark));
        let mut cells: Vec<_> = marked.map(|(&(x, y), _)| Cell::new(x as i8, y as i8)).collect();
        cells.sort_by_key(|cell| (cell.y, cell.x));
        cells
    }

    fn evidence(&self, opponent: &Self) -> Evidence {
        Evidence {
            counted: self.marked('*'),
            because: self.marked('+'),
            costing: self.marked('-'),
            theirs: opponent.marked('*'),
        }
    }

    /// The four quarter turns of the picture and of its mirror image.
    fn seen_from_every_side(&self) -> Vec<Self> {
        let mut sides = vec![self.clone()];
        for side in 1..8 {
            let last = &sides[side - 1];
            sides.push(if side == 4 { last.mirrored() } else { last.turned() });
        }
        sides
    }

    fn turned(&self) -> Self {
        let highest = self.0.keys().map(|cell| cell.1).max().unwrap_or(0);
        Self(self.0.iter().map(|(&(x, y), cell)| ((highest - y, x), cell.clone())).collect())
    }

    fn mirrored(&self) -> Self {
        Self(self.0.iter().map(|(&(x, y), cell)| ((y, x), cell.clone())).collect())
    }
}
