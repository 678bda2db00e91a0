//! Whether the value of a position is at least a given number: by guarantees, and where these do not meet, by
//! trying every move.

use wagons_rules::{Decision, Move, Placement, Seat};

use super::guarantee::{Aim, Verdict};
use super::search::{Interrupt, Pause, Search};
use super::stand::Stand;

/// What is known about a position.
pub(super) struct Known {
    pub(super) lowest: i32,
    pub(super) highest: i32,
    /// The value for which no guarantee was found, so that every move has to be tried.
    unsettled: Option<i32>,
    /// Every move and where it leads, the most promising first; empty as long as nobody asked.
    moves: Vec<(Move, Stand)>,
}

impl Known {
    const NOTHING: Self = Self { lowest: i32::MIN, highest: i32::MAX, unsettled: None, moves: Vec::new() };
}

impl Search {
    /// Whether the value of a position is at least this.
    pub(super) fn is_at_least(&mut self, stand: Stand, value: i32) -> Result<bool, Interrupt> {
        let known = self.known.entry(stand).or_insert(Known::NOTHING);
        if known.lowest >= value {
            return Ok(true);
        }
        if known.highest < value {
            return Ok(false);
        }
        if known.unsettled != Some(value) {
            if let Some(answer) = self.by_guarantees(stand, value)? {
                return Ok(self.note(stand, value, answer));
            }
            self.known_mut(stand).unsettled = Some(value);
        }
        let wanted = stand.active == Seat::First;
        for i in 0..self.moves(stand)?.len() {
            let (_, after) = self.known_mut(stand).moves[i];
            if self.is_at_least(after, value)? == wanted {
                return Ok(self.note(stand, value, wanted));
            }
        }
        Ok(self.note(stand, value, !wanted))
    }

    /// Decides by what the players can be sure of, if that is enough.
    fn by_guarantees(&mut self, stand: Stand, value: i32) -> Result<Option<bool>, Interrupt> {
        let mut easiest = None;
        // After a weak placement the opponent, now to move or waiting, has the better plan.
        for seat in [stand.active.other(), stand.active] {
            match self.guarantee(Aim { seat, value }, stand)? {
                Verdict::Yes => return Ok(Some(seat == Seat::First)),
                Verdict::No => {}
                Verdict::Open(question) => {
                    easiest = Some(easiest.map_or(question, |other| question.easier(other)));
                }
            }
        }
        easiest.map_or(Ok(None), |question| Err(Interrupt::Ask(question)))
    }

    fn note(&mut self, stand: Stand, value: i32, at_least: bool) -> bool {
        let known = self.known_mut(stand);
        if at_least {
            known.lowest = known.lowest.max(value);
        } else {
            known.highest = known.highest.min(value - 1);
        }
        if known.lowest == known.highest {
            let done = std::mem::take(&mut known.moves);
            self.listed -= done.len();
        }
        at_least
    }

    fn known_mut(&mut self, stand: Stand) -> &mut Known {
        self.known.entry(stand).or_insert(Known::NOTHING)
    }

    /// Every move of a position, placements by what the town is then worth.
    pub(super) fn moves(&mut self, stand: Stand) -> Result<&[(Move, Stand)], Pause> {
        if self.known_mut(stand).moves.is_empty() {
            self.pause_when_tired()?;
            let moves = match stand.decision(&self.circle) {
                None | Some(Decision::Start) => Vec::new(),
                Some(Decision::Draft) => self.drafts(stand),
                Some(Decision::Place(_)) => self.placements(stand),
            };
            self.nodes += moves.len() as u64;
            self.listed += moves.len();
            self.known_mut(stand).moves = moves;
        }
        Ok(&self.known_mut(stand).moves)
    }

    fn drafts(&self, stand: Stand) -> Vec<(Move, Stand)> {
        let left = self.circle[usize::from(stand.gone)..].iter().enumerate();
        left.map(|(skipped, &card)| (Move::Draft(card), stand.after_draft(&self.circle, skipped))).collect()
    }

    fn placements(&mut self, stand: Stand) -> Vec<(Move, Stand)> {
        let seat = stand.active;
        let town = *self.archive.town(stand.towns[seat.index()]);
        let card = stand.hands[seat.index()][0];
        let objective = self.archive.objective(None);
        let survey = town.survey(&self.scoring);
        let mut judged = Vec::new();
        for placement in town.placements(card) {
            judged.push((-objective.worth(survey.after(placement)), placement));
        }
        judged.sort();
        let after = |(_, placement): (i32, Placement)| {
            let mut town = town;
            town.place_unchecked(placement);
            (Move::Place(placement), stand.after_placement(self.archive.number(&town)))
        };
        judged.into_iter().map(after).collect()
    }
}
