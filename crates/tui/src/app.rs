//! Everything that happens between the keys and the screen: the form, the table, and the computer that thinks.
//!
//! The app knows time but reads no clock: whoever runs it says what time it is.

use std::time::{Duration, Instant};

use ratatui::crossterm::event::KeyEvent;
use wagons_players::Analyst;
use wagons_table::thinking::{Finding, Job, Task};
use wagons_table::{Again, Position};
use wagons_texts::{key, text};

use crate::apart::{Line, follow, is_under_way};
use crate::errors::refusal;
use crate::farewell::farewell;
use crate::form::{Form, Outcome};
use crate::house::House;
use crate::input::{Intent, intent};
use crate::opening::Opening;
use crate::table::Table;
use crate::thinking::{News, Thinking};

/// How long a move of the computer is shown before the next.
const PACE: Duration = Duration::from_millis(800);
/// How long a line of the final tally is shown before the next.
const COUNT: Duration = Duration::from_millis(250);

/// The running game.
pub(crate) struct App {
    house: House,
    scene: Scene,
    /// Where the other side's turns come from, if it is elsewhere.
    line: Option<Box<dyn Line>>,
    /// What the computer thinks about.
    thinking: Option<(Task, Thinking)>,
    /// Who gives hints and judges games, if not the usual one.
    analyst: Option<Analyst>,
    /// Whether the computer's moves are shown one by one, or all at once until a person is to move.
    hurry: bool,
    /// When something was last shown by itself.
    shown: Option<Instant>,
    /// Whether the screen is too small to show anything.
    hidden: bool,
    stay: Stay,
}

/// How long somebody stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stay {
    Here,
    /// Until what was settled here has arrived.
    Leaving,
    Gone,
}

/// What fills the screen.
#[derive(Debug)]
pub(crate) enum Scene {
    Form(Box<Form>),
    Table(Box<Table>),
}

impl App {
    /// Asks first what to play.
    pub(crate) fn asking(opening: Opening, house: House) -> Self {
        let form = Form::new(opening, &house);
        Self::with(Scene::Form(Box::new(form)), house, None)
    }

    /// Begins at a table, whose other side may be elsewhere.
    pub(crate) fn at(table: Table, house: House, line: Option<Box<dyn Line>>) -> Self {
        let mut app = Self::with(Scene::Table(Box::new(table)), house, line);
        app.keep();
        app
    }

    fn with(scene: Scene, house: House, line: Option<Box<dyn Line>>) -> Self {
        Self {
            house,
            scene,
            line,
            thinking: None,
            analyst: None,
            hurry: false,
            shown: None,
            hidden: false,
            stay: Stay::Here,
        }
    }

    /// The same with more or less thought in hints and judgements.
    #[cfg(test)]
    pub(crate) fn advised_by(self, analyst: Analyst) -> Self {
        Self { analyst: Some(analyst), ..self }
    }

    pub(crate) const fn scene(&self) -> &Scene {
        &self.scene
    }

    pub(crate) const fn house(&self) -> &House {
        &self.house
    }

    /// Whether it is time to leave.
    pub(crate) const fn is_done(&self) -> bool {
        matches!(self.stay, Stay::Gone)
    }

    /// What to print after leaving.
    pub(crate) fn farewell(&mut self) -> Option<String> {
        let Scene::Table(table) = &self.scene else { return None };
        if self.line.is_none() {
            self.house.leave(table);
        }
        farewell(table, &self.house)
    }

    /// Who thinks, and for how long already.
    pub(crate) fn thinks(&self) -> Option<(String, Duration)> {
        let ((task, thinking), Scene::Table(table)) = (self.thinking.as_ref()?, &self.scene) else {
            return None;
        };
        let texts = self.house.texts();
        let who = match (task, table.game().to_move()) {
            (Task::Play(_) | Task::Day(_), Some(seat)) => {
                text!(texts, Thinking { name: table.people().name(seat) })
            }
            (Task::Hint, _) => texts.text(key::TABLE_HINT_COMING),
            _ => return None,
        };
        Some((who, thinking.elapsed()))
    }

    /// The screen cannot show the game, or can again. What cannot be seen is not played with.
    pub(crate) const fn hide(&mut self, hidden: bool) {
        self.hidden = hidden;
    }

    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        if self.hidden {
            if intent(key) == Some(Intent::Quit) {
                self.leave();
            }
            return;
        }
        match &mut self.scene {
            Scene::Form(form) => match form.key(key) {
                Some(Outcome::Quit) => self.stay = Stay::Gone,
                Some(Outcome::Begin) => self.begin(),
                Some(Outcome::Speak(language)) => self.house.choose_language(language),
                None => {}
            },
            Scene::Table(table) => {
                let Some(intent) = intent(key) else { return };
                let before = table.moves();
                let left_to_do = table.apply(intent);
                if table.moves() != before {
                    self.forget();
                }
                if let Some(intent) = left_to_do {
                    self.fulfil(intent);
                }
                self.keep();
            }
        }
    }

    /// Text was pasted.
    pub(crate) fn paste(&mut self, text: &str) {
        if let (Scene::Form(form), false) = (&mut self.scene, self.hidden) {
            form.paste(text);
        }
    }

    fn begin(&mut self) {
        let Scene::Form(form) = &mut self.scene else { return };
        if let Some(session) = form.kept() {
            let table = self.house.resume(session.clone());
            return self.sit_down(table);
        }
        match self.house.begin(form.opening()) {
            Ok(table) => self.sit_down(table),
            Err(error) => form.refuse(refusal(&self.house, &error)),
        }
    }

    fn sit_down(&mut self, table: Table) {
        self.scene = Scene::Table(Box::new(table));
        self.forget();
        self.hurry = false;
        self.keep();
    }

    /// Another position, another thought.
    fn forget(&mut self) {
        self.thinking = None;
        self.shown = None;
    }

    /// Keeps the game on the table, and says so if that cannot be done.
    fn keep(&mut self) {
        // What is played with somebody elsewhere is kept there.
        if let Scene::Table(table) = &mut self.scene
            && self.line.is_none()
            && let Some(trouble) = self.house.keep(table)
        {
            table.say(trouble);
        }
    }

    /// Does what the table cannot do itself.
    fn fulfil(&mut self, intent: Intent) {
        let Scene::Table(table) = &mut self.scene else { return };
        match intent {
            Intent::Quit => self.leave(),
            Intent::Hint if is_under_way(table.session()) => {}
            Intent::Hint if matches!(self.thinking, Some((Task::Hint, _))) => {}
            Intent::Confirm | Intent::Rematch | Intent::NewDeal if self.line.is_some() => {}
            Intent::Hint => self.think(Task::Hint),
            // The computer shall get on with it.
            Intent::Accept => {
                self.hurry = true;
                // In a day's game everybody gets the same replies: nobody hurries it.
                if let Some((task, thinking)) = &self.thinking
                    && !matches!(task, Task::Day(_))
                {
                    thinking.hurry();
                }
            }
            Intent::Analyse if table.review().is_some() || self.thinking.is_some() => {}
            Intent::Analyse => {
                let is_judged = matches!(table.game(), Position::Duel(_));
                let said = if is_judged { key::REVIEW_ANALYSING } else { key::TERMINAL_ONLY_TWO_JUDGED };
                table.say(self.house.texts().text(said));
                self.think(Task::Review);
            }
            Intent::Confirm => {
                let confirm = !self.house.settings().confirm;
                self.house.set(|settings| settings.confirm = confirm);
                table.set_confirms(confirm);
                let said = if confirm { key::TERMINAL_CONFIRM_ON } else { key::TERMINAL_CONFIRM_OFF };
                table.say(self.house.texts().text(said));
            }
            Intent::Rematch | Intent::NewDeal => {
                let again = if intent == Intent::Rematch { Again::SameDeal } else { Again::NewDeal };
                let table = self.house.again(table.session(), again);
                self.sit_down(table);
            }
            _ => {}
        }
    }

    /// Leaves, but not before what was settled here has arrived. Who asks twice does not wait.
    fn leave(&mut self) {
        let waits = self.stay == Stay::Here && self.is_sending();
        self.stay = if waits { Stay::Leaving } else { Stay::Gone };
        if let (Scene::Table(table), true) = (&mut self.scene, waits) {
            table.say(self.house.texts().text(key::APART_ON_ITS_WAY));
        }
    }

    /// Whether something settled here is on its way to a server.
    fn is_sending(&mut self) -> bool {
        let (Some(line), Scene::Table(table)) = (self.line.as_deref_mut(), &mut self.scene) else {
            return false;
        };
        // What was settled a moment ago goes out first.
        follow(line, table);
        line.is_sending()
    }

    /// Time has passed. Returns whether anything on the screen may have changed.
    pub(crate) fn tick(&mut self, now: Instant) -> bool {
        let changed = self.pass(now);
        if self.stay == Stay::Leaving && !self.is_sending() {
            self.stay = Stay::Gone;
        }
        self.keep();
        changed
    }

    fn pass(&mut self, now: Instant) -> bool {
        let Scene::Table(table) = &mut self.scene else { return false };
        let told = self.line.as_deref_mut().is_some_and(|line| follow(line, table));
        let waited = |pause| self.shown.is_none_or(|shown| now.saturating_duration_since(shown) >= pause);
        if table.game().is_over() {
            let counts = waited(COUNT) && table.count_on();
            if counts {
                self.shown = Some(now);
            }
            // It is written into its book once.
            if table.closing().is_none() {
                table.close(self.house.note(table));
                return true;
            }
            return self.listen(now) || counts || told;
        }
        if !table.computer_decides() {
            self.hurry = false;
        }
        match (&self.thinking, table.session().task()) {
            // An answer that comes early waits.
            (Some((Task::Play(_) | Task::Day(_), _)), _) if !self.hurry && !waited(PACE) => true,
            (Some(_), _) => self.listen(now),
            (None, Some(task)) => {
                self.think(task);
                true
            }
            (None, None) => told,
        }
    }

    /// Has the computer think, if there is something to think about.
    fn think(&mut self, task: Task) {
        let Scene::Table(table) = &self.scene else { return };
        let (record, seed) = (table.session().record(), table.session().seed());
        let job = match self.analyst {
            Some(analyst) => Job::advised_by(analyst, record, task, seed),
            None => Job::new(record, task, seed),
        };
        self.thinking = job.map(|job| (task, Thinking::about(job)));
    }

    /// Hears what the computer has to say. Returns whether it thinks, or did.
    fn listen(&mut self, now: Instant) -> bool {
        let (Some((task, thinking)), Scene::Table(table)) = (&self.thinking, &mut self.scene) else {
            return false;
        };
        let finding = match thinking.look() {
            Some(News::Found(finding)) => finding,
            Some(News::Done(done)) if *task == Task::Review => {
                let percent = (100.0 * done) as u8;
                table.say(text!(self.house.texts(), TerminalJudgedSoFar { percent }));
                return true;
            }
            Some(News::Done(_)) | None => return true,
            // The mistake was reported where the thread died, and the game is kept.
            Some(News::Never) => {
                self.stay = Stay::Gone;
                return true;
            }
        };
        match (task, finding) {
            (Task::Play(_) | Task::Day(_), Finding::Move(report)) => {
                table.play(report.best);
                self.shown = Some(now);
            }
            (_, Finding::Move(report)) => table.hinted(report),
            (_, Finding::Review(review)) => table.reviewed(review),
        }
        self.thinking = None;
        true
    }
}
