//! A game at the table: what is pointed at, what is looked at, what was said.
//!
//! The table knows neither keys nor terminals nor threads nor files. It is told [intents](crate::input::Intent), changes the
//! [session](Session), and gives back those for which it needs somebody else: `deciding`. Looking about changes nothing:
//! `looking`. What a coach says: `advice`.

mod advice;
mod deciding;
mod looking;

use wagons_players::Review;
use wagons_rules::Seat;
use wagons_table::narration::Told;
use wagons_table::session::Who;
use wagons_table::{Advice, Aim, Kind, Narrator, People, Position, Session};
use wagons_texts::{Occasion, Texts, key, sentence_case};

use crate::focus::Focus;

/// The game on the table.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    session: Session,
    /// Whether the session is not yet kept as it is.
    changed: bool,
    texts: Texts,
    people: People,
    /// Whether a placement waits for a second word.
    confirms: bool,
    game: Position,
    log: Vec<Told>,
    aim: Aim,
    focus: Focus,
    /// The page of help that lies over everything.
    help: Option<usize>,
    notice: Option<String>,
    alone: Option<Seat>,
    since: SinceMove,
}

/// What came since the last move, and is forgotten with the next.
#[derive(Debug, Clone, Default)]
struct SinceMove {
    /// What is said when the game is over, once it has been written into its book.
    closing: Option<Vec<String>>,
    /// How many lines of the final tally are counted.
    counted: usize,
    review: Option<Review>,
    /// Advice on the decision to be made, as far as it was asked for.
    advice: Option<Advice>,
    /// How many steps of it were asked for before it came.
    asked: usize,
    /// Whether it was asked for last.
    advised: bool,
}

impl Table {
    /// Sits down at a game.
    pub(crate) fn new(session: Session, texts: &Texts, confirms: bool) -> Self {
        let people = People::of(&session, texts);
        let game = session.position();
        let mut table = Self {
            log: Vec::new(),
            aim: Aim::Nothing,
            focus: Focus::Game,
            help: None,
            notice: None,
            alone: None,
            since: SinceMove::default(),
            changed: true,
            texts: texts.clone(),
            session,
            people,
            confirms,
            game,
        };
        table.look_again();
        if table.log.is_empty() {
            table.notice = table.saying(Occasion::Greeting);
        }
        table
    }

    /// What the computer's character says.
    fn saying(&self, occasion: Occasion) -> Option<String> {
        let Kind::Versus { level, .. } = self.session.kind() else { return None };
        Some(self.texts.labelled(&self.texts.character(level), &self.texts.line(level, occasion)))
    }

    /// What the computer's character says to the result.
    pub(crate) fn word_at_the_end(&self) -> Option<String> {
        let won = self.game.duel()?.winner()? == self.left().other();
        self.saying(if won { Occasion::Winning } else { Occasion::Losing })
    }

    pub(crate) const fn session(&self) -> &Session {
        &self.session
    }

    pub(crate) const fn texts(&self) -> &Texts {
        &self.texts
    }

    pub(crate) const fn people(&self) -> &People {
        &self.people
    }

    /// Everything that was played, in sentences.
    pub(crate) fn log(&self) -> &[Told] {
        &self.log
    }

    /// The one who tells what happens here.
    pub(crate) fn narrator(&self) -> Narrator<'_> {
        Narrator::new(&self.texts, self.people.persons().clone())
    }

    /// Whose town is shown on the left: that of the only person, else that of the first player.
    pub(crate) fn left(&self) -> Seat {
        self.session.kind().own_seat().unwrap_or(Seat::First)
    }

    /// The two seats as they are shown, the left one first.
    pub(crate) fn in_order(&self) -> [Seat; 2] {
        [self.left(), self.left().other()]
    }

    /// A word to call somebody by where there is little room.
    pub(crate) fn short_name(&self, seat: Seat) -> String {
        let name = self.people.name(seat);
        match (self.session.kind(), seat) {
            (Kind::Solo, Seat::Second) => sentence_case(&self.texts.text(key::RIVAL)),
            (Kind::Versus { .. }, _) => name.split(' ').next().unwrap_or_default().to_owned(),
            _ => name.to_owned(),
        }
    }

    /// The game as it stands.
    pub(crate) const fn game(&self) -> &Position {
        &self.game
    }

    /// Whether the session has changed since this was asked last.
    pub(crate) fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    /// How many moves were made.
    pub(crate) fn moves(&self) -> usize {
        self.session.record().moves_made().len()
    }

    pub(crate) const fn focus(&self) -> Focus {
        self.focus
    }

    /// Whose town is to be seen alone.
    pub(crate) const fn alone(&self) -> Option<Seat> {
        self.alone
    }

    /// What was last said to the players.
    pub(crate) fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    pub(crate) fn person_decides(&self) -> bool {
        matches!(self.session.to_act(), Some((_, Who::Person)))
    }

    /// Whether it is the computer's move.
    pub(crate) fn computer_decides(&self) -> bool {
        matches!(self.session.to_act(), Some((_, Who::Computer(_))))
    }

    /// Whether placements are to wait for a second word from now on.
    pub(crate) fn set_confirms(&mut self, confirms: bool) {
        self.confirms = confirms;
    }

    /// What was said is said no longer.
    pub(crate) fn forget_notice(&mut self) {
        self.notice = None;
    }

    /// Tells the players something.
    pub(crate) fn say(&mut self, notice: String) {
        self.notice = Some(notice);
    }

    /// What is said besides the result, once the game is over and written down.
    pub(crate) fn closing(&self) -> Option<&[String]> {
        self.since.closing.as_deref()
    }

    /// The game is over and written down, and this is what is said.
    pub(crate) fn close(&mut self, closing: Vec<String>) {
        self.since.closing = Some(closing);
    }

    /// What every decision of the game was worth, once that is known.
    pub(crate) const fn review(&self) -> Option<&Review> {
        self.since.review.as_ref()
    }

    /// The game has been judged.
    pub(crate) fn reviewed(&mut self, review: Review) {
        self.since.review = Some(review);
        self.notice = None;
    }
}
