//! A game at the table: what was played, what is pointed at, what is looked at.
//!
//! The table knows neither keys nor terminals nor threads. It is told [intents](Intent), changes itself, and
//! returns a [`Wish`] where it needs somebody else.

use wagons_players::Review;
use wagons_rules::{AnyRecord, Move, Seat};

use super::aim::Aim;
use super::focus::{Focus, Wish, step};
use super::history::History;
use super::input::Intent;
use super::players::Players;
use super::position::Position;
use super::score::score;
use super::sentences::recommended;

/// The game on the table.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    players: Players,
    history: History,
    game: Position,
    aim: Aim,
    focus: Focus,
    notice: Option<String>,
    alone: Option<Seat>,
    counted: usize,
    review: Option<Review>,
}

impl Table {
    /// Goes on with a record.
    pub(crate) fn new(record: &AnyRecord, players: Players) -> Self {
        let history = History::new(record, &players);
        let game = Position::of(record);
        let aim = Aim::at_rest(&game);
        Self {
            players,
            history,
            game,
            aim,
            focus: Focus::Game,
            notice: None,
            alone: None,
            counted: 0,
            review: None,
        }
    }

    pub(crate) fn players(&self) -> &Players {
        &self.players
    }

    pub(crate) fn history(&self) -> &History {
        &self.history
    }

    /// The game as it stands.
    pub(crate) fn game(&self) -> &Position {
        &self.game
    }

    /// How many moves lead to the position that is looked at.
    pub(crate) fn seen(&self) -> usize {
        match self.focus {
            Focus::Past(count) => count,
            _ => self.history.entries().len(),
        }
    }

    /// The position that is looked at.
    pub(crate) fn shown(&self) -> Position {
        match self.focus {
            Focus::Past(count) => Position::of(&self.history.record().prefix(count)),
            _ => self.game.clone(),
        }
    }

    pub(crate) fn focus(&self) -> Focus {
        self.focus
    }

    /// Whose town is to be seen alone.
    pub(crate) fn alone(&self) -> Option<Seat> {
        self.alone
    }

    /// What was last said to the players.
    pub(crate) fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// What a person points at, while it is a person's decision and the present is looked at.
    pub(crate) fn aim(&self) -> Aim {
        if self.person_decides() && !matches!(self.focus, Focus::Past(_)) { self.aim } else { Aim::Nothing }
    }

    /// The move that is pointed at.
    pub(crate) fn aimed(&self) -> Option<Move> {
        self.aim().as_move(self.game())
    }

    /// The line of the score sheet whose territories are to be lit.
    pub(crate) fn lit(&self) -> Option<usize> {
        match self.focus {
            Focus::Sheet(line) => Some(line),
            _ => None,
        }
    }

    /// How many lines the score sheet has.
    fn lines(&self) -> usize {
        score(&self.game).len()
    }

    /// How many lines of the sheet are to be shown: all, unless the final tally is still being counted.
    pub(crate) fn counted(&self) -> Option<usize> {
        (self.game.is_over() && self.counted < self.lines()).then_some(self.counted)
    }

    /// Counts the next line of the final tally. Returns whether there was one.
    pub(crate) fn count_on(&mut self) -> bool {
        let more = self.counted().is_some();
        self.counted += usize::from(more);
        more
    }

    fn person_decides(&self) -> bool {
        self.game().to_move().is_some_and(|seat| self.players.at(seat).is_person())
    }

    /// Whether it is the computer's move.
    pub(crate) fn computer_decides(&self) -> bool {
        self.game().to_move().is_some_and(|seat| !self.players.at(seat).is_person())
    }

    /// Does what somebody wants; what the table cannot do is returned.
    pub(crate) fn apply(&mut self, intent: Intent) -> Option<Wish> {
        self.notice = None;
        match (self.focus, intent) {
            (_, Intent::Quit) => return Some(Wish::Quit),
            (Focus::Help, _) | (_, Intent::Back) => self.focus = Focus::Game,
            (_, Intent::Help) => self.focus = Focus::Help,
            (Focus::Sheet(_), Intent::Sheet | Intent::Accept)
            | (Focus::Past(_), Intent::Log | Intent::Accept) => {
                self.focus = Focus::Game;
            }
            (_, Intent::Sheet) => self.focus = Focus::Sheet(0),
            (_, Intent::Log) => self.look_back(self.history.entries().len()),
            (_, Intent::Undo) => self.undo(),
            (_, Intent::Zoom) => self.zoom(),
            (Focus::Sheet(line), intent) => {
                self.focus = Focus::Sheet(step(line, self.lines() - 1, intent));
            }
            (Focus::Past(count), intent) => {
                self.look_back(step(count, self.history.entries().len(), intent));
            }
            (Focus::Game, intent) => return self.decide(intent),
        }
        None
    }

    /// The intents that speak to the decision to be made, or to the end of the game.
    fn decide(&mut self, intent: Intent) -> Option<Wish> {
        if self.game().is_over() {
            return self.after_the_end(intent);
        }
        if self.computer_decides() {
            return (intent == Intent::Accept).then_some(Wish::Hurry);
        }
        let game = &self.game;
        match intent {
            Intent::Step(direction) => self.aim = self.aim.moved(game, direction),
            Intent::Cost(skips) => self.aim = self.aim.at_cost(game, skips),
            Intent::First => self.aim = self.aim.at_cost(game, 0),
            Intent::Last => self.aim = self.aim.at_cost(game, game.circle().len().saturating_sub(1)),
            Intent::Turn => self.aim = self.aim.turned(),
            Intent::Accept => {
                if let Some(mv) = self.aimed() {
                    self.play(mv);
                }
            }
            Intent::Hint => return Some(Wish::Hint),
            Intent::Rematch | Intent::NewDeal | Intent::Analyse => {
                self.notice = Some("Finish this game first, or quit with Q.".to_owned());
            }
            _ => {}
        }
        None
    }

    fn after_the_end(&mut self, intent: Intent) -> Option<Wish> {
        if self.counted().is_some() {
            self.counted = self.lines();
        }
        match intent {
            Intent::Analyse => Some(Wish::Analyse),
            Intent::Rematch => Some(Wish::Rematch),
            Intent::NewDeal => Some(Wish::NewDeal),
            Intent::Step(_) | Intent::First | Intent::Last => {
                self.look_back(step(self.history.entries().len(), self.history.entries().len(), intent));
                None
            }
            _ => None,
        }
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, mv: Move) {
        self.history.play(mv, &self.players);
        self.look_again();
    }

    /// The position has changed.
    fn look_again(&mut self) {
        self.game = Position::of(self.history.record());
        self.aim = Aim::at_rest(&self.game);
        self.counted = 0;
        self.review = None;
    }

    /// Tells the players something.
    pub(crate) fn say(&mut self, notice: impl Into<String>) {
        self.notice = Some(notice.into());
    }

    /// What every decision of the game was worth, once that is known.
    pub(crate) fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The game has been analysed.
    pub(crate) fn reviewed(&mut self, review: Review) {
        self.review = Some(review);
        self.notice = None;
    }

    /// Points at a move that was recommended.
    pub(crate) fn hinted(&mut self, mv: Move, promise: Option<&str>) {
        if self.person_decides() && self.game().is_legal(mv) {
            self.aim = Aim::at_move(mv);
            self.focus = Focus::Game;
            self.notice = Some(recommended(self.game(), mv, promise, &self.players));
        }
    }

    fn undo(&mut self) {
        let players = self.players.clone();
        if self.history.undo(|seat| players.at(seat).is_person()) {
            self.focus = Focus::Game;
            self.look_again();
        } else {
            self.notice = Some("There is nothing to take back.".to_owned());
        }
    }

    /// First the town of the person to move, then the other, then everything again.
    fn zoom(&mut self) {
        let to_move = self.game.to_move().filter(|_| self.person_decides());
        let first = to_move.unwrap_or(self.players.left());
        self.alone = match self.alone {
            None => Some(first),
            Some(seat) if seat == first => Some(first.other()),
            Some(_) => None,
        };
    }

    fn look_back(&mut self, count: usize) {
        if self.history.entries().is_empty() {
            self.notice = Some("Nothing has been played yet.".to_owned());
        } else {
            self.focus = Focus::Past(count);
        }
    }
}
