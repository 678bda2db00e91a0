//! Why a line of the rival's score sheet pays what it pays: "4 Cows, on cards A, C and J".

use wagons_rules::solo::{Count, Game, RivalLine, RivalRule, Side, Term};

use crate::texts::Texts;
use crate::{key, text};

impl Texts {
    /// The reason behind the points of one line of the rival's sheet.
    pub fn rival_evidence(&self, line: &RivalLine, game: &Game) -> String {
        let counted = match line.rule {
            RivalRule::Term(index) => match game.scenario().terms().get(index) {
                Some(Term::IfMore { count, .. }) => {
                    let [count, other] = [Side::Rival, Side::Player].map(|side| found(game, side, *count));
                    return text!(self, RivalEvidenceAgainst { count, other });
                }
                term => term.map(Term::count).into_iter().collect(),
            },
            RivalRule::Terrains(three) => three.map(Count::Terrain).to_vec(),
            RivalRule::Cards { terrains, .. } => vec![Count::CardsWithTerrains(terrains)],
        };
        let numbers = counted.iter().map(|&what| self.number_of(what, found(game, Side::Rival, what)));
        let numbers: Vec<_> = numbers.flatten().collect();
        if numbers.is_empty() {
            return self.text(key::RIVAL_EVIDENCE_NONE);
        }
        let (found, count, cards) = (self.list(&numbers), line.cards.len(), self.letters(&line.cards));
        match counted[..] {
            [Count::CardsWithTerrains(_)] => text!(self, RivalEvidenceCards { found, cards }),
            _ => text!(self, RivalEvidence { found, count, cards }),
        }
    }

    /// "4 Cows", unless there is none.
    fn number_of(&self, what: Count, count: usize) -> Option<String> {
        (count > 0).then(|| format!("{count} {}", self.counted(what, count)))
    }
}

/// How many a side has of something.
fn found(game: &Game, side: Side, count: Count) -> usize {
    let (cards, town) = match side {
        Side::Player => (game.cards(), game.town()),
        Side::Rival => (game.rival().cards(), game.rival().town()),
    };
    count.among(cards, town.territories().map(|(_, territory)| territory)) as usize
}
