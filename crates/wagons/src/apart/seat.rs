//! A person at a table apart, in the terminal.

use std::time::Duration;

use wagons_table::narration::refusal;
use wagons_table::{Narrator, People, Session};
use wagons_texts::{Texts, key};
use wagons_wire::{ActId, Entry, GameId, Link, News, Phase, Reason};

use super::{Event, look_at, random};

/// Where a person sits: the line, and what came over it that is still to be told.
pub(crate) struct Seat {
    line: super::Line,
    game: GameId,
    told: Vec<Entry>,
    refused: Option<Reason>,
    over: Option<String>,
    was_offline: bool,
    /// The last entry that changed the position, when the game was last asked for.
    base: u32,
}

impl Seat {
    /// A seat in a game, at the end of a line.
    pub(crate) const fn new(line: super::Line, game: GameId) -> Self {
        Self { line, game, told: Vec::new(), refused: None, over: None, was_offline: false, base: 0 }
    }
}

impl wagons_tui::Line for Seat {
    fn has_news(&mut self) -> bool {
        let mut any = false;
        while let Some(event) = self.line.next(Duration::ZERO) {
            any = true;
            match event {
                Event::Over(trouble) => {
                    self.over = Some(trouble.to_string());
                    break;
                }
                Event::Away => {}
                Event::News(news) => {
                    if let Err(trouble) = look_at(&news) {
                        self.over = Some(trouble.to_string());
                    }
                    match news {
                        News::Entries { game, entries } if game == self.game => self.told.extend(entries),
                        News::Refused { reason, .. } => self.refused = Some(reason),
                        _ => {}
                    }
                }
            }
        }
        any
    }

    fn session(&mut self) -> Option<Session> {
        let game = self.game;
        let known = |link: &mut Link| Some((Session::apart(link, game)?, link.game(game)?.standing().base()));
        let (session, base) = self.line.with(known).filter(|_| self.over.is_none())?;
        self.base = base;
        Some(session)
    }

    fn over(&self, _texts: &Texts) -> Option<String> {
        self.over.clone()
    }

    fn settle(&mut self, settled: &Session) {
        let (game, id, base) = (self.game, ActId(random() as u64), self.base);
        self.line.with(|link| {
            let standing = link.game(game)?.standing();
            let turn = settled.unsent(standing.record().moves().len());
            // What is on its way already is not sent again.
            (standing.base() == base && !turn.is_empty()).then(|| link.play(game, id, turn))
        });
    }

    fn is_sending(&mut self) -> bool {
        let game = self.game;
        self.over.is_none() && self.line.with(|link| link.turn_on_its_way(game).is_some())
    }

    fn notice(&mut self, texts: &Texts) -> Option<String> {
        let (phase, session) = self.line.with(|link| (link.phase(), Session::apart(link, self.game)));
        let session = session?;
        let people = People::of(&session, texts);
        let narrator = Narrator::new(texts, people.persons().clone());
        let happened = self.told.drain(..).filter_map(|entry| narrator.happened(&entry)).next_back();
        let is_offline = phase == Phase::Offline;
        let was_offline = std::mem::replace(&mut self.was_offline, is_offline);
        // As long as there is no line, nobody knows whether somebody has sat down.
        let waits = !is_offline
            && self.line.with(|link| link.game(self.game).is_some_and(|mirror| !mirror.standing().is_full()));
        let refused = self.refused.take().map(|reason| refusal(texts, &reason));
        let away = (is_offline && !was_offline).then(|| texts.text(key::APART_OFFLINE));
        refused.or(happened).or(away).or_else(|| waits.then(|| texts.text(key::APART_WAITING)))
    }
}
