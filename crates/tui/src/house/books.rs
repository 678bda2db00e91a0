//! What a player has reached, in the house's words: the campaign, days, puzzles.

use std::sync::Arc;

use wagons_players::puzzles::Puzzle;
use wagons_rules::solo::{self, Scenario, Variant};
use wagons_table::solo_book::Worth;
use wagons_table::{Campaign, Daybook, Feat, Kind, Narrator, Position, Session, SoloBook, Stage, narration};
use wagons_texts::{Person, key, text};

use super::{House, day_of};
use crate::table::Table;

impl House {
    /// Notes the answer to a puzzle, and tells how its player stands.
    pub(crate) fn note_puzzle(&mut self, puzzle: &Puzzle, right: bool, of_today: bool) -> String {
        let today = of_today.then_some(self.today);
        let noted = self.shelf.note_puzzle(puzzle, right, today);
        match self.tried(noted) {
            Some(book) => Narrator::new(&self.texts, [Person::You, Person::You]).standing(&book, today),
            None => self.trouble().unwrap_or_default(),
        }
    }

    /// The book of solo games.
    pub(crate) fn book(&self) -> SoloBook {
        self.shelf.recall().ok().flatten().unwrap_or_default()
    }

    /// The campaign as it stands, a line for each scenario.
    pub(crate) fn campaign(&self, variant: Variant) -> Vec<String> {
        let (texts, book) = (&self.texts, self.book());
        let (won, most) = (book.campaign().stars(variant), Campaign::MOST_STARS);
        let title = format!("{} ({})", texts.text(key::SOLO_CAMPAIGN), texts.variant(variant));
        let title = texts.labelled(&title, &text!(texts, SoloStars { stars: won, most }));
        let stages = book.campaign().stages(variant);
        let line = |stage: &Stage<'_>| {
            let what = match stage.best {
                Some(feat) => text!(texts, SoloBest { points: feat.points, rival: feat.rival_points }),
                None => texts.text(key::SOLO_NOT_PLAYED),
            };
            let (id, scenario) = (stage.scenario.id(), texts.scenario(&stage.scenario));
            format!("  {id} {scenario}  {}  {what}", stars(stage.stars()))
        };
        std::iter::once(title).chain(stages.iter().map(line)).collect()
    }

    /// Writes a finished game into the book it belongs to. Returns what that brought, and what is said to it.
    pub(crate) fn note(&mut self, table: &Table) -> Vec<String> {
        let session = table.session();
        self.trouble = self.shelf.note(session, day_of(session.id())).err().or(self.trouble.take());
        let mut brought = match (session.position(), session.kind()) {
            (Position::Solo(game), Kind::Solo) => self.worth(session, &game),
            (Position::Duel(game), Kind::Versus { level, person, day: Some(_) }) => {
                let finish = Daybook::finish(&game, person);
                let told = finish.map(|finish| narration::finish(&self.texts, level, finish));
                let book = self.shelf.recall::<Daybook>().ok().flatten().unwrap_or_default();
                let days = book.series(self.today);
                told.into_iter().chain([text!(self.texts, DailySeries { days })]).collect()
            }
            _ => Vec::new(),
        };
        brought.extend(self.trouble());
        brought.extend(table.word_at_the_end());
        brought
    }

    fn worth(&self, session: &Session, game: &solo::Game) -> Vec<String> {
        let texts = &self.texts;
        let Some(Worth { stars: won, is_best, next }) = self.book().worth(session.id(), game) else {
            return Vec::new();
        };
        let best = is_best.then(|| texts.text(key::SOLO_IS_BEST));
        let next = next.map(|next| text!(texts, SoloNext { scenario: texts.scenario(&next) }));
        [stars(won)].into_iter().chain(best).chain(next).collect()
    }

    /// The scenario of the campaign to play next: the first of those with the fewest stars. One that was not won yet has
    /// none.
    pub(crate) fn next_scenario(&self, variant: Variant) -> Option<Arc<Scenario>> {
        let book = self.book();
        let stages = book.campaign().stages(variant).into_iter();
        stages.min_by_key(Stage::stars).map(|stage| stage.scenario)
    }
}

/// So many of three stars.
pub(crate) fn stars(count: u8) -> String {
    let most = Feat::MOST_STARS;
    "★".repeat(count.into()) + &"☆".repeat(most.saturating_sub(count).into())
}
