//! Games apart in words: who plays, what is asked, how much time is left, how it ended.

use wagons_rules::Seat;
use wagons_texts::{Key, Person, Texts, key, text};
use wagons_wire::{Act, Ending, Entry, Millis, Offer, Pace, Phrase, Player, Reason, What};

use super::Narrator;

/// What somebody in a seat is called.
pub fn player_name(texts: &Texts, player: Player) -> String {
    if player.gone {
        return texts.text(key::APART_SOMEBODY);
    }
    let (how, what) = player.name.words();
    let name = texts.given_name(how, what);
    if player.program { text!(texts, ApartProgram { name }) } else { name }
}

/// How much time there is.
pub fn pace_name(texts: &Texts, pace: Pace) -> String {
    match pace {
        Pace::None => texts.text(key::APART_PACE_NONE),
        Pace::Days(days) => text!(texts, ApartPaceDays { days: i32::from(days) }),
        Pace::Clock { minutes, seconds } => {
            text!(texts, ApartPaceClock { minutes: i32::from(minutes), seconds: i32::from(seconds) })
        }
    }
}

/// How much time somebody has left: on a clock to the second, by days roughly.
///
/// ```
/// use wagons_table::narration::time_left;
/// use wagons_texts::{Language, Texts};
/// use wagons_wire::Pace;
///
/// let texts = Texts::new(Language::En);
/// assert_eq!(time_left(&texts, Pace::CLOCK, 61_500), "1:02");
/// assert_eq!(time_left(&texts, Pace::Days(3), 50 * 3_600_000), "2 days");
/// assert_eq!(time_left(&texts, Pace::Days(3), -1), "Time’s up");
/// ```
pub fn time_left(texts: &Texts, pace: Pace, left: Millis) -> String {
    if let Pace::Clock { .. } = pace {
        // A clock that shows a second has it.
        let seconds = left.max(0).div_euclid(1000) + i64::from(left.rem_euclid(1000) > 0 && left > 0);
        return format!("{}:{:02}", seconds / 60, seconds % 60);
    }
    let minutes = left.div_euclid(60_000);
    match (minutes / (24 * 60), minutes / 60) {
        _ if left < 0 => texts.text(key::APART_TIME_UP),
        (0, 0) => text!(texts, ApartMinutes { count: minutes as i32 }),
        (0, hours) => text!(texts, ApartHours { count: hours as i32 }),
        (days, _) => text!(texts, ApartDays { count: days as i32 }),
    }
}

/// A set phrase in words, or a reaction as its symbol.
pub fn phrase(texts: &Texts, phrase: Phrase) -> String {
    let key = match phrase {
        Phrase::Howdy => key::APART_HOWDY,
        Phrase::GoodLuck => key::APART_GOOD_LUCK,
        Phrase::WellPlayed => key::APART_WELL_PLAYED,
        Phrase::ThankYou => key::APART_THANK_YOU,
        Phrase::Sorry => key::APART_SORRY,
        Phrase::Oops => key::APART_OOPS,
        Phrase::TakeYourTime => key::APART_TAKE_YOUR_TIME,
        Phrase::BackSoon => key::APART_BACK_SOON,
        Phrase::StillThinking => key::APART_STILL_THINKING,
        Phrase::CloseOne => key::APART_CLOSE_ONE,
        Phrase::GoodGame => key::APART_GOOD_GAME,
        Phrase::SeeYou => key::APART_SEE_YOU,
        Phrase::Smile | Phrase::Laugh | Phrase::Wow | Phrase::Think | Phrase::Applause | Phrase::Phew => {
            return phrase.symbol().unwrap_or_default().to_owned();
        }
    };
    texts.text(key)
}

/// Why something was refused.
pub fn refusal(texts: &Texts, reason: &Reason) -> String {
    let reason = match reason {
        Reason::Version => return texts.text(key::APART_OUTDATED),
        Reason::UnknownGame => return texts.text(key::APART_UNKNOWN),
        Reason::SeatTaken => return texts.text(key::APART_TAKEN),
        Reason::Stale => key::Reason::Stale,
        Reason::TooMany(_) => key::Reason::Often,
        Reason::Unavailable => key::Reason::Full,
        _ => key::Reason::Other,
    };
    text!(texts, ApartRefused { reason })
}

/// What a button says that does this; a turn, an answer and a phrase have none.
pub const fn deed_name(act: &Act) -> Option<Key> {
    Some(match act {
        Act::AskBack => key::APART_ASK_BACK,
        Act::AskCallOff => key::APART_ASK_CALL_OFF,
        Act::AskRematch => key::APART_REMATCH,
        Act::Resign => key::APART_RESIGN,
        Act::CallOff => key::APART_CALL_OFF,
        Act::Claim => key::APART_CLAIM,
        Act::GiveTime => key::APART_GIVE_TIME,
        Act::Rename => key::APART_RENAME,
        Act::Reopen => key::APART_REOPEN,
        Act::Turn { .. } | Act::Answer { .. } | Act::Say(_) => return None,
    })
}

impl Narrator<'_> {
    /// What a player asks the other.
    pub fn asks(&self, seat: Seat, offer: Offer) -> String {
        let offer = match offer {
            Offer::Back { .. } => key::Offer::Back,
            Offer::CallOff => key::Offer::Off,
            Offer::Rematch => key::Offer::Rematch,
        };
        match self.person(seat) {
            Person::You => text!(self.texts, ApartAsked { offer }),
            Person::Named(name) => text!(self.texts, ApartAsks { name, offer }),
        }
    }

    /// How a game ended before its last card: who has won, if anybody, and the reason.
    pub fn ended(&self, ending: Ending) -> [String; 2] {
        let texts = self.texts;
        let title = match ending.loser() {
            Some(seat) => text!(texts, ResultTitle { person: self.person(seat.other()) }),
            None => texts.text(key::APART_CALLED_OFF),
        };
        let reason = match ending {
            Ending::Resigned(seat) => text!(texts, ApartResigned { person: self.person(seat) }),
            Ending::OutOfTime(seat) => text!(texts, ApartOutOfTime { person: self.person(seat) }),
            Ending::CalledOff => texts.text(key::APART_CALLED_OFF_HINT),
            Ending::Silence => texts.text(key::APART_SILENCE),
        };
        [title, reason]
    }

    /// What happened besides turns, as far as a word is due.
    pub fn happened(&self, entry: &Entry) -> Option<String> {
        let event = match entry.what {
            What::Phrase { seat, phrase: said } => {
                let said = phrase(self.texts, said);
                return Some(match self.person(seat) {
                    Person::You => said,
                    Person::Named(name) => self.texts.labelled(name, &said),
                });
            }
            What::Back { .. } => key::Event::Back,
            What::Decline { .. } => key::Event::Declined,
            What::Time { .. } => key::Event::Time,
            _ => return None,
        };
        Some(text!(self.texts, ApartTold { event }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_texts::Language;

    #[test]
    fn everything_has_its_words_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let narrator = Narrator::new(&texts, [Person::You, Person::named("Ada")]);
            for &said in Phrase::ALL {
                assert!(!phrase(&texts, said).is_empty());
            }
            for ending in [Ending::Resigned(Seat::First), Ending::OutOfTime(Seat::Second), Ending::Silence] {
                assert!(narrator.ended(ending).iter().all(|words| !words.contains("apart-")));
            }
            let asked = narrator.asks(Seat::Second, Offer::Rematch);
            assert!(asked.contains("Ada"), "{asked}");
        }
    }

    #[test]
    fn a_clock_shows_the_seconds_it_still_has() {
        let texts = Texts::new(Language::En);
        let shown = |left| time_left(&texts, Pace::CLOCK, left);
        assert_eq!(
            [610_000, 60_001, 60_000, 999, 1, 0, -5].map(shown),
            ["10:10", "1:01", "1:00", "0:01", "0:01", "0:00", "0:00"]
        );
    }
}
