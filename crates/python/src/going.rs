//! One game of a batch: it goes on by actions, and can say what each of them would lead to.

use wagons_rules::{Deal, Game, Move};

use crate::actions;
use crate::game::no_action;
use crate::readings::{self, Reading, Readings};

/// No action: the game waits, or is over.
pub(crate) const NOTHING: i32 = -1;

/// A game and how it came about.
#[derive(Clone)]
pub(crate) struct Going {
    pub(crate) game: Game,
    pub(crate) moves: Vec<Move>,
}

impl Going {
    /// No game has more moves: a start card, and for each card of the circle a draft and a placement.
    const MOST_MOVES: usize = 1 + 2 * Deal::CIRCLE;

    pub(crate) fn new(deal: Deal) -> Self {
        Self { game: Game::new(deal), moves: Vec::with_capacity(Self::MOST_MOVES) }
    }

    pub(crate) fn play(&mut self, mv: Move) {
        self.game.play_unchecked(mv);
        self.moves.push(mv);
    }

    /// Makes the move a number means, or says why it cannot be made.
    #[inline]
    pub(crate) fn act(&mut self, action: i32) -> Result<(), String> {
        if action == NOTHING {
            return Ok(());
        }
        let mv = actions::meaning(&self.game, action.into()).ok_or_else(|| no_action(action.into()))?;
        self.game.try_play(mv).map_err(|reason| format!("{mv}: {reason}"))?;
        self.moves.push(mv);
        Ok(())
    }

    /// Takes the last move back.
    pub(crate) fn undo(&mut self) {
        self.moves.pop();
        self.game = Game::new(*self.game.deal());
        self.moves.iter().for_each(|&mv| self.game.play_unchecked(mv));
    }
}

/// Tells every legal move, the mover's lead after it, and what can then be read off the mover's town.
pub(crate) fn each_candidate(game: &Game, mut tell: impl FnMut(Move, i32, Readings)) {
    let Some(seat) = game.to_move() else { return };
    let (town, other, scoring) = (game.town(seat), game.tally(seat.other()), game.scoring());
    let survey = town.survey(&scoring);
    let now = survey.now().lead(&other).0;
    let as_it_is = readings::of(town);
    for mv in game.moves() {
        if let Some(placement) = mv.placement() {
            let (tally, readings) = survey.read_after(placement, &Reading);
            tell(mv, tally.lead(&other).0, readings);
        } else {
            tell(mv, now, as_it_is);
        }
    }
}
