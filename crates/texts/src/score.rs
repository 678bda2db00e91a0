//! Why a line of the score sheet pays what it pays: "5 Plains territories in one group".

use std::cmp::Ordering;

use wagons_rules::{Card, Cell, Icon, Rule, SheetLine, Terrain, Town};

use crate::key::{ScoreClaimJumpersOutcome as ClaimJumpers, ScoreOneTooManyOutcome as OneTooMany};
use crate::text;
use crate::texts::Texts;

impl Texts {
    /// The reason behind the points of one line of a sheet; `town` and `opponent` are those it was scored from.
    ///
    /// ```
    /// use wagons_rules::{Rule, Sheet, Terrain, Town};
    /// use wagons_texts::{Language, Texts};
    ///
    /// let town: Town = "Pc Pm Dc".parse()?;
    /// let sheet = Sheet::new(&town, &Town::new(), &[]);
    /// let plains = sheet.line(Rule::Group(Terrain::Plains)).unwrap();
    /// assert_eq!(Texts::new(Language::En).evidence(plains, &town, &Town::new()), "2 Plains territories in one group");
    /// # Ok::<(), wagons_rules::PictureError>(())
    /// ```
    pub fn evidence(&self, line: &SheetLine, town: &Town, opponent: &Town) -> String {
        match line.rule {
            Rule::Group(terrain) => {
                let count = line.evidence.counted.len();
                let territories = self.territories(terrain, count.max(1));
                text!(self, ScoreGroup { count, territories })
            }
            Rule::Scoring(card) => self.bonus(card, line, town, opponent),
        }
    }

    fn bonus(&self, card: Card, line: &SheetLine, town: &Town, opponent: &Town) -> String {
        let points = line.points;
        let [count, because, costing, other] =
            [&line.evidence.counted, &line.evidence.because, &line.evidence.costing, &line.evidence.theirs]
                .map(Vec::len);
        match card {
            Card::Badlands => text!(self, ScoreBadlands { count }),
            Card::BoomOrBust => text!(self, ScoreBoomOrBust { count, points }),
            Card::Bootleggers => text!(self, ScoreBootleggers { count, costing }),
            Card::CircleTheWagons => text!(self, ScoreCircleTheWagons { count }),
            Card::ClaimJumpers => self.claim_jumpers(points, town, opponent),
            Card::CoolWater => text!(self, ScoreCoolWater { count, size: because }),
            // Blocks may overlap, so the forts do not tell how many there are.
            Card::Fortified => text!(self, ScoreFortified { count: points / 7 }),
            Card::GoldCountry => text!(self, ScoreGoldCountry { count }),
            Card::HappyCows => text!(self, ScoreHappyCows { count }),
            Card::OneTooMany => {
                let count = count + costing;
                let outcome = match count.cmp(&other) {
                    Ordering::Greater => OneTooMany::More,
                    Ordering::Equal => OneTooMany::Tied,
                    Ordering::Less => OneTooMany::Fewer,
                };
                text!(self, ScoreOneTooMany { outcome, count, other })
            }
            Card::PrairieLife => {
                let (cows, plains) = (icons(town, Icon::Cow), terrains(town, Terrain::Plains));
                text!(self, ScorePrairieLife { cows, plains, sum: cows + plains })
            }
            Card::RiflesReady => text!(self, ScoreRiflesReady { count }),
            Card::SmalltownCharm => {
                text!(self, ScoreSmalltownCharm { count, other, points })
            }
            Card::TargetPractice => text!(self, ScoreTargetPractice { count, points }),
            Card::TheClearing => text!(self, ScoreTheClearing { forts: count, forests: costing }),
            Card::TheHerd => text!(self, ScoreTheHerd { count }),
            Card::Undiscovered => text!(self, ScoreUndiscovered { count }),
            Card::WagonTrain => {
                let lengths = lines(&line.evidence.counted);
                let count = lengths.len();
                let lengths: Vec<_> = lengths.iter().map(usize::to_string).collect();
                text!(self, ScoreWagonTrain { count, lengths: self.list(&lengths) })
            }
        }
    }

    fn claim_jumpers(&self, points: i32, town: &Town, opponent: &Town) -> String {
        let [mines, guns] = [Icon::Mine, Icon::Gun].map(|icon| icons(town, icon));
        let [other_mines, other_guns] = [Icon::Mine, Icon::Gun].map(|icon| icons(opponent, icon));
        let outcome = match points {
            9 => ClaimJumpers::Whole,
            4 => ClaimJumpers::Robbed,
            5 => ClaimJumpers::Robber,
            _ if mines == other_mines => ClaimJumpers::Tied,
            _ => ClaimJumpers::Nothing,
        };
        text!(self, ScoreClaimJumpers { outcome, mines, guns, other_mines, other_guns })
    }
}

fn icons(town: &Town, icon: Icon) -> usize {
    town.territories().filter(|(_, territory)| territory.icon == icon).count()
}

fn terrains(town: &Town, terrain: Terrain) -> usize {
    town.territories().filter(|(_, territory)| territory.terrain == terrain).count()
}

/// How long the straight lines are that cells form, across and down; the longest first.
fn lines(cells: &[Cell]) -> Vec<usize> {
    let has = |cell| cells.contains(&cell);
    let from = |first: Cell, (dx, dy): (i8, i8)| {
        let begins = !has(first.offset(-dx, -dy));
        let cells = std::iter::successors(Some(first), move |cell| Some(cell.offset(dx, dy)));
        if begins { cells.take_while(|&cell| has(cell)).count() } else { 0 }
    };
    let all = cells.iter().flat_map(|&cell| [from(cell, (1, 0)), from(cell, (0, 1))]);
    let mut lengths: Vec<_> = all.filter(|&length| length > 1).collect();
    lengths.sort_unstable_by(|one, other| other.cmp(one));
    lengths
}
