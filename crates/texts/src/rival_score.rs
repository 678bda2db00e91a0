//! Why a line of the rival's score sheet pays what it pays: "4 Cows, on cards A, C and J".

use wagons_rules::solo::{Count, Game, RivalLine, RivalRule, Side, Term};

use crate::texts::Texts;
use crate::{key, text};

impl Texts {
    /// The reason behind the points of one line of the rival's sheet.
    pub fn rival_evidence(&self, line: &RivalLine, game: &Game) -> String {
        let found = match line.rule {
            RivalRule::Term(index) => match game.scenario().terms().get(index) {
                Some(Term::IfMore { count, .. }) => {
                    let [count, other] = [Side::Rival, Side::Player].map(|side| found(game, side, *count));
                    return text!(self, RivalEvidenceAgainst { count, other });
                }
                Some(term) => self.number_of(term.count(), found(game, Side::Rival, term.count())),
                None => None,
            },
            RivalRule::Terrains(three) => {
                let counts = game.rival().terrain_counts();
                let found = three.into_iter().filter_map(|terrain| {
                    self.number_of(Count::Terrain(terrain), counts[terrain as usize].into())
                });
                let found: Vec<_> = found.collect();
                (!found.is_empty()).then(|| self.list(&found))
            }
            RivalRule::Cards { terrains, .. } => {
                let count = Count::CardsWithTerrains(terrains);
                self.number_of(count, found(game, Side::Rival, count))
            }
        };
        let Some(found) = found else { return self.text(key::RIVAL_EVIDENCE_NONE) };
        let (count, cards) = (line.cards.len(), self.letters(&line.cards));
        if counts_cards(line.rule, game) {
            text!(self, RivalEvidenceCards { found, cards })
        } else {
            text!(self, RivalEvidence { found, count, cards })
        }
    }

    /// "4 Cows", unless there is none.
    fn number_of(&self, what: Count, count: usize) -> Option<String> {
        (count > 0).then(|| format!("{count} {}", self.counted(what, count)))
    }
}

/// Whether a line counts cards rather than what they show.
fn counts_cards(rule: RivalRule, game: &Game) -> bool {
    let count = match rule {
        RivalRule::Term(index) => game.scenario().terms().get(index).map(Term::count),
        RivalRule::Terrains(_) => None,
        RivalRule::Cards { terrains, .. } => Some(Count::CardsWithTerrains(terrains)),
    };
    matches!(count, Some(Count::CardsWithTerrains(_)))
}

/// How many a side has of something.
fn found(game: &Game, side: Side, count: Count) -> usize {
    let (cards, town) = match side {
        Side::Player => (game.cards(), game.town()),
        Side::Rival => (game.rival().cards(), game.rival().town()),
    };
    count.among(cards, town.territories().map(|(_, territory)| territory)) as usize
}
