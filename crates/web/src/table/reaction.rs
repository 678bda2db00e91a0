//! The opponent is somebody: now and then, and briefly, there is a word about what just happened.

use leptos::prelude::*;
use wagons_rules::Move;
use wagons_table::session::Who;
use wagons_table::{Level, Position, Session};
use wagons_texts::Occasion;

use super::state::State;
use crate::later::unless_changed;

/// How long a word stays, in milliseconds.
const STAYS: u32 = 4_000;
/// How many cards have to be given away at once to be thanked for.
const GIFT: usize = 3;
/// How many points a placement has to bring to impress.
const IMPRESSIVE: i32 = 7;

/// What the opponent says during the game.
#[component]
pub(super) fn Reaction(level: Level) -> impl IntoView {
    let state = State::current();
    let said = RwSignal::new(None::<Occasion>);
    let manners = StoredValue::new(Manners::default());
    let say = move |occasion: Occasion, at: usize| {
        if manners.try_update_value(|manners| manners.allow(occasion, at)) == Some(true) {
            said.set(Some(occasion));
            // Another word may be said meanwhile, or the table left. No word is said twice.
            unless_changed(STAYS, said, move || said.set(None));
        }
    };
    Effect::new(move |before: Option<usize>| {
        let seen = state.seen.get();
        if before.is_some_and(|before| before + 1 == seen)
            && let Some(occasion) = state.session.with_untracked(|session| occasion(session, seen - 1))
        {
            say(occasion, seen);
        }
        seen
    });
    let is_thinking = Memo::new(move |_| state.thinking.get().is_some_and(|done| done > 0.5));
    Effect::new(move |_| {
        if is_thinking.get() {
            say(Occasion::Thinking, state.seen.get_untracked());
        }
    });
    let words = move || said.get().map(|occasion| view! { <q>{state.app.texts().line(level, occasion)}</q> });
    view! { <span class="says" role="status">{words}</span> }
}

/// What a move of the person's gives occasion to say.
fn occasion(session: &Session, number: usize) -> Option<Occasion> {
    let mv = *session.record().moves_made().get(number)?;
    let before = Position::after(session.record(), number);
    if session.who(before.to_move()?) != Who::Person {
        return None;
    }
    match mv {
        Move::Draft(card) => (before.skipped_for(card).len() >= GIFT).then_some(Occasion::Gift),
        Move::Place(placement) => {
            let points = before.change(placement)?.own().total();
            (points >= IMPRESSIVE).then_some(Occasion::Impressed)
        }
        Move::Start(_) => None,
    }
}

/// Who talks seldom is listened to.
#[derive(Debug, Default)]
struct Manners {
    said: Vec<(Occasion, usize)>,
}

impl Manners {
    /// How many words there are in a game, and how many moves lie between two at least.
    const MOST: usize = 3;
    const BETWEEN: usize = 5;

    /// Whether something may be said after so many moves; if so, it is taken for said.
    fn allow(&mut self, occasion: Occasion, at: usize) -> bool {
        let is_new = self.said.iter().all(|&(other, _)| other != occasion);
        let was_quiet = self.said.last().is_none_or(|&(_, before)| at >= before + Self::BETWEEN);
        let may = is_new && was_quiet && self.said.len() < Self::MOST;
        if may {
            self.said.push((occasion, at));
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::{Record, Seat};
    use wagons_table::Kind;

    #[test]
    fn nothing_is_said_twice_or_soon_after_something_else() {
        let mut manners = Manners::default();
        assert!(manners.allow(Occasion::Gift, 1));
        assert!(!manners.allow(Occasion::Impressed, 3), "too soon");
        assert!(!manners.allow(Occasion::Gift, 20), "said before");
        assert!(manners.allow(Occasion::Thinking, 20));
        assert!(manners.allow(Occasion::Impressed, 30));
        assert!(!manners.allow(Occasion::Winning, 40), "enough for one game");
    }

    #[test]
    fn gifts_of_the_person_are_noticed_and_those_of_the_computer_are_not() {
        let record: Record = "FKQ/RJAPODGLNMHBICE *B R".parse().unwrap();
        for (person, noticed) in [(Seat::First, Some(Occasion::Gift)), (Seat::Second, None)] {
            let kind = Kind::Versus { level: Level::Easy, person, day: None };
            assert_eq!(occasion(&Session::new(1, kind, record.clone().into()), 1), noticed);
        }
    }
}
