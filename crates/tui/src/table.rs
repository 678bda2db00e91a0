//! A game at the table: what is pointed at, what is looked at, what was said.
//!
//! The table knows neither keys nor terminals nor threads nor files. It is told [intents](Intent), changes the
//! [session](Session), and returns a [`Wish`] where it needs somebody else.

use wagons_players::{Report, Review};
use wagons_rules::{Evidence, Move, Placement, Seat};
use wagons_table::advice::Step;
use wagons_table::narration::Told;
use wagons_table::session::Who;
use wagons_table::{Advice, Aim, Apart, Kind, Narrator, People, Position, Remark, Score, Session};
use wagons_texts::{Occasion, Texts, key, sentence_case};

use crate::focus::{Focus, Wish, step};
use crate::input::Intent;
use crate::telling::labelled;

/// The game on the table.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    session: Session,
    /// Whether the session is not yet kept as it is.
    changed: bool,
    texts: Texts,
    people: People,
    /// Whether the last placement of a turn waits for a second word.
    confirms: bool,
    game: Position,
    log: Vec<Told>,
    aim: Aim,
    focus: Focus,
    notice: Option<String>,
    /// What is said when the game is over, once it has been written into its book.
    closing: Option<Vec<String>>,
    alone: Option<Seat>,
    counted: usize,
    review: Option<Review>,
    /// Advice on the decision to be made, as far as it was asked for.
    advice: Option<Advice>,
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
            notice: None,
            closing: None,
            alone: None,
            counted: 0,
            review: None,
            advice: None,
            advised: false,
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
    pub(crate) fn saying(&self, occasion: Occasion) -> Option<String> {
        let Kind::Versus { level, .. } = self.session.kind() else { return None };
        Some(labelled(&self.texts, &self.texts.character(level), &self.texts.line(level, occasion)))
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
    pub(crate) const fn left(&self) -> Seat {
        match self.session.kind() {
            Kind::Versus { person, .. } | Kind::Apart(Apart { you: Some(person), .. }) => person,
            Kind::Apart(_) | Kind::Together | Kind::Solo | Kind::Explore => Seat::First,
        }
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

    /// The cards a player placed in the latest of its turns among the moves that are looked at.
    pub(crate) fn fresh(&self, seat: Seat) -> Vec<Placement> {
        let placed = |told: &Told| match told.mv {
            Move::Place(placement) if told.seat == seat => Some((told.turn, placement)),
            _ => None,
        };
        let placements: Vec<_> = self.log.iter().take(self.seen()).filter_map(placed).collect();
        let latest = placements.last().map(|(turn, _)| *turn);
        let of_latest = placements.into_iter().filter(|(turn, _)| Some(*turn) == latest);
        of_latest.map(|(_, placement)| placement).collect()
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

    /// How many moves lead to the position that is looked at.
    pub(crate) fn seen(&self) -> usize {
        match self.focus {
            Focus::Past(count) => count,
            _ => self.moves(),
        }
    }

    /// The position that is looked at.
    pub(crate) fn shown(&self) -> Position {
        match self.focus {
            Focus::Past(count) => Position::after(self.session.record(), count),
            _ => self.game.clone(),
        }
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

    /// What a person points at, while it is a person's decision and the present is looked at.
    pub(crate) fn aim(&self) -> Aim {
        if self.person_decides() && !matches!(self.focus, Focus::Past(_)) { self.aim } else { Aim::Nothing }
    }

    /// The move that is pointed at.
    pub(crate) fn aimed(&self) -> Option<Move> {
        self.aim().as_move(&self.game)
    }

    /// The line of the score sheet whose territories are to be lit.
    pub(crate) const fn lit(&self) -> Option<usize> {
        match self.focus {
            Focus::Sheet(line) => Some(line),
            _ => None,
        }
    }

    /// How many lines the score sheet has.
    fn lines(&self) -> usize {
        Score::of(&self.game).lines().len()
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

    pub(crate) fn person_decides(&self) -> bool {
        matches!(self.session.to_act(), Some((_, Who::Person)))
    }

    /// Whether it is the computer's move.
    pub(crate) fn computer_decides(&self) -> bool {
        matches!(self.session.to_act(), Some((_, Who::Computer(_))))
    }

    /// Does what somebody wants; what the table cannot do is returned.
    pub(crate) fn apply(&mut self, intent: Intent) -> Option<Wish> {
        self.notice = None;
        self.advised = false;
        match (self.focus, intent) {
            (_, Intent::Quit) => return Some(Wish::Quit),
            (_, Intent::Confirm) => return Some(Wish::Confirm),
            (Focus::Help, _) | (_, Intent::Back) => self.focus = Focus::Game,
            (_, Intent::Help) => self.focus = Focus::Help,
            (Focus::Sheet(_), Intent::Sheet | Intent::Accept)
            | (Focus::Past(_), Intent::Log | Intent::Accept) => {
                self.focus = Focus::Game;
            }
            (_, Intent::Sheet) => self.focus = Focus::Sheet(0),
            (_, Intent::Log) => self.look_back(self.moves()),
            (_, Intent::Undo) => self.undo(),
            (_, Intent::Zoom) => self.zoom(),
            (_, Intent::Turning) => self.look_at_turning_point(),
            (Focus::Sheet(line), intent) => {
                self.focus = Focus::Sheet(step(line, self.lines() - 1, intent));
            }
            (Focus::Past(count), intent) => self.look_back(step(count, self.moves(), intent)),
            (Focus::Game, intent) => return self.decide(intent),
        }
        None
    }

    /// The intents that speak to the decision to be made, or to the end of the game.
    fn decide(&mut self, intent: Intent) -> Option<Wish> {
        if self.game.is_over() {
            return self.after_the_end(intent);
        }
        if self.computer_decides() {
            return (intent == Intent::Accept).then_some(Wish::Hurry);
        }
        let game = &self.game;
        match intent {
            Intent::Step(direction) => self.point(self.aim.moved(game, direction)),
            Intent::Cost(skips) => self.point(self.aim.at_cost(game, skips)),
            Intent::First => self.point(self.aim.at_cost(game, 0)),
            Intent::Last => self.point(self.aim.at_cost(game, game.circle().len().saturating_sub(1))),
            Intent::Turn => self.point(self.aim.turned()),
            Intent::Accept => self.accept(),
            Intent::Hint if self.advice.is_some() => self.advise_further(),
            Intent::Hint => return Some(Wish::Hint),
            Intent::Rematch | Intent::NewDeal | Intent::Analyse => {
                self.notice = Some(self.texts.text(key::TERMINAL_FINISH_FIRST));
            }
            _ => {}
        }
        None
    }

    /// Points at something; a card that lies there already moves along.
    fn point(&mut self, aim: Aim) {
        self.aim = aim;
        if let (Some(_), Some(placement)) = (self.session.laid(), aim.ghost()) {
            self.changed |= self.session.lay(placement).is_ok();
        }
    }

    /// Does what is pointed at. What ends a turn is laid first and waits for a second word, if that is wanted.
    fn accept(&mut self) {
        match (self.aimed(), self.session.laid()) {
            (_, Some(_)) => self.change(|session| session.confirm().is_ok()),
            (Some(Move::Place(placement)), None) if self.confirms && self.session.ends_turn() => {
                self.changed |= self.session.lay(placement).is_ok();
            }
            (Some(mv), None) => self.play(mv),
            (None, None) => {}
        }
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
                self.look_back(step(self.moves(), self.moves(), intent));
                None
            }
            _ => None,
        }
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, mv: Move) {
        self.change(|session| session.play(mv).is_ok());
    }

    /// Takes back what can be taken back, and points at it. Returns it.
    pub(crate) fn take_back(&mut self) -> Option<Move> {
        let mut undone = None;
        self.change(|session| {
            undone = session.undo();
            undone.is_some()
        });
        self.aim = undone.map_or(self.aim, Aim::at_move);
        undone
    }

    fn undo(&mut self) {
        self.focus = Focus::Game;
        if self.take_back().is_none() {
            self.notice = Some(self.texts.text(key::TERMINAL_NOTHING_TO_UNDO));
        }
    }

    /// The one way in which the game changes.
    fn change(&mut self, how: impl FnOnce(&mut Session) -> bool) {
        if how(&mut self.session) {
            self.changed = true;
            self.look_again();
        }
    }

    /// Goes on as it is told from elsewhere.
    pub(crate) fn follow(&mut self, told: Session) {
        let before = (self.session.record().clone(), self.session.kind());
        self.session.follow(told);
        self.people = People::of(&self.session, &self.texts);
        if before != (self.session.record().clone(), self.session.kind()) {
            self.look_again();
        }
    }

    /// Settles the turn that lies here, or has already been. Whether there is one to be sent.
    pub(crate) fn settle_turn(&mut self) -> bool {
        self.session.settle_turn();
        self.session.draft().is_empty()
    }

    /// The position has changed.
    fn look_again(&mut self) {
        self.game = self.session.position();
        self.log = self.narrator().log(self.session.record());
        self.aim = self.session.laid().map_or_else(|| Aim::at_rest(&self.game), Aim::Spot);
        self.closing = None;
        self.counted = 0;
        self.review = None;
        self.advice = None;
        self.advised = false;
    }

    /// Whether turns are to wait for a second word from now on.
    pub(crate) fn set_confirms(&mut self, confirms: bool) {
        self.confirms = confirms;
    }

    /// What was said is said no longer.
    pub(crate) fn forget_notice(&mut self) {
        self.notice = None;
    }

    /// Tells the players something.
    pub(crate) fn say(&mut self, notice: impl Into<String>) {
        self.notice = Some(notice.into());
    }

    /// What is said besides the result, once the game is over and written down.
    pub(crate) fn closing(&self) -> Option<&[String]> {
        self.closing.as_deref()
    }

    /// The game is over and written down, and this is what is said.
    pub(crate) fn close(&mut self, closing: Vec<String>) {
        self.closing = Some(closing);
    }

    /// What every decision of the game was worth, once that is known.
    pub(crate) const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The game has been judged.
    pub(crate) fn reviewed(&mut self, review: Review) {
        self.review = Some(review);
        self.notice = None;
    }

    /// There is advice: its first step is given.
    pub(crate) fn hinted(&mut self, report: Report) {
        if self.person_decides() && self.game.is_legal(report.best) {
            self.advice = Some(Advice::new(&self.game, report));
            self.tell_advice();
        }
    }

    /// Gives the next step of the advice that there is.
    pub(crate) fn advise_further(&mut self) {
        if let Some(advice) = &mut self.advice {
            advice.go_on();
            self.tell_advice();
        }
    }

    fn tell_advice(&mut self) {
        let Some(advice) = &self.advice else { return };
        let sentences: Vec<_> = self.remarks().into_iter().map(|remark| remark.sentence).collect();
        if let Some(aim) = advice.aim() {
            self.point(aim);
        }
        self.focus = Focus::Game;
        self.notice = Some(sentences.join("\n"));
        self.advised = true;
    }

    /// The advice as far as it was asked for.
    fn remarks(&self) -> Vec<Remark> {
        self.advice.iter().flat_map(|advice| self.narrator().advice(&self.game, advice)).collect()
    }

    /// The move that was recommended, once the advice has come to it.
    pub(crate) fn recommended(&self) -> Option<Move> {
        let advice = self.advice.as_ref().filter(|advice| advice.step() == Step::Whole)?;
        Some(advice.report().best)
    }

    /// Whether there is advice on the decision to be made.
    pub(crate) const fn is_advised(&self) -> bool {
        self.advice.is_some()
    }

    /// The territories of a town that advice says to look at.
    pub(crate) fn pointed_out(&self, seat: Seat) -> Option<Evidence> {
        let advice = self.advice.as_ref().filter(|_| self.advised)?;
        let remark = self.remarks().into_iter().next().filter(|_| advice.step() == Step::Look)?;
        let counted = remark.cells[seat.index()].clone();
        remark.speaks_of_territories().then(|| Evidence { counted, ..Evidence::default() })
    }

    /// What is said of a decision that was judged.
    pub(crate) fn explained(&self, number: usize) -> Vec<Remark> {
        let judged = number.checked_sub(1).and_then(|last| self.review()?.decisions.get(last));
        let before = || Position::after(self.session.record(), number - 1);
        judged.map_or_else(Vec::new, |judged| self.narrator().explained(&before(), judged))
    }

    /// First the town of the person to move, then the other, then everything again.
    fn zoom(&mut self) {
        let to_move = self.game.to_move().filter(|_| self.person_decides());
        let first = to_move.unwrap_or(self.left());
        self.alone = match self.alone {
            None => Some(first),
            Some(seat) if seat == first => Some(first.other()),
            Some(_) => None,
        };
    }

    fn look_back(&mut self, count: usize) {
        if self.moves() == 0 {
            self.notice = Some(self.texts.text(key::REVIEW_BEGINNING));
        } else {
            self.focus = Focus::Past(count);
        }
    }

    /// Looks at the next decision that made the game what it became, around the end.
    fn look_at_turning_point(&mut self) {
        let points: Vec<_> =
            self.review.iter().flat_map(Review::turning_points).map(|judged| judged.number).collect();
        let seen = if let Focus::Past(count) = self.focus { count } else { 0 };
        match points.iter().find(|&&number| number > seen).or_else(|| points.first()) {
            Some(&number) => self.look_back(number),
            None if self.review.is_some() => self.notice = Some(self.texts.text(key::REVIEW_NO_TURNING)),
            None => self.notice = Some(self.texts.text(key::TERMINAL_ANALYSE_FIRST)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;
    use wagons_texts::Language;

    #[test]
    fn the_latest_placements_are_those_of_one_turn() {
        let record: Record = "FKQ/RJAPODGLNMHBICE *B C C0,0 B0,0 I'2,-1 E E1,-3 R".parse().expect("a record");
        let session = Session::new(1, Kind::Together, record.into());
        let mut table = Table::new(session, &Texts::new(Language::En), true);
        let fresh = |table: &Table, seat| {
            table.fresh(seat).iter().map(Placement::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(fresh(&table, Seat::First), "C0,0");
        assert_eq!(fresh(&table, Seat::Second), "B0,0 I'2,-1 E1,-3");
        table.look_back(4);
        assert_eq!(fresh(&table, Seat::Second), "B0,0");
        table.look_back(2);
        assert_eq!(fresh(&table, Seat::Second), "");
    }
}
