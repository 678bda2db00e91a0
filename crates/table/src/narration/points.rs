//! The lines of the score sheets, and why they pay what they pay.

use wagons_rules::Seat;

use super::Narrator;
use crate::position::Position;
use crate::score::{Counted, Score};

impl Narrator<'_> {
    /// What a line counts: in a word or two, or in a sentence if it is a line of the rival's.
    pub fn line_title(&self, position: &Position, counted: Counted) -> String {
        match counted {
            Counted::Rule(rule) => self.texts.line_title(rule),
            Counted::Rival(_) => self.line_rule(position, counted),
        }
    }

    /// What a line counts, in a sentence.
    pub fn line_rule(&self, position: &Position, counted: Counted) -> String {
        match (counted, position.solo()) {
            (Counted::Rule(rule), _) => self.texts.line_rule(rule),
            (Counted::Rival(rule), Some(game)) => self.texts.rival_rule(rule, game.scenario()),
            (Counted::Rival(_), None) => String::new(),
        }
    }

    /// Why a side's line pays what it pays. Nothing is said of a line that is not the side's, nor of the rival's in the
    /// middle of its turn, when what it speaks of is still on its way.
    pub fn why(&self, position: &Position, score: &Score, counted: Counted, seat: Seat) -> Option<String> {
        match counted {
            Counted::Rule(rule) => {
                let line = score.sheet(seat)?.line(rule)?;
                Some(self.texts.evidence(line, position.town(seat), position.town(seat.other())))
            }
            Counted::Rival(rule) => {
                let Position::Solo(game) = position else { return None };
                Some(self.texts.rival_evidence(score.rival_line(rule, seat)?, game))
            }
        }
    }
}
