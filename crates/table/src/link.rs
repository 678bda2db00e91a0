//! A game in a link: in the part of an address behind the `#`, which never leaves the reader's browser.
//!
//! The record is the game; only a solo game of a scenario that somebody wrote needs the scenario beside it. Programs
//! that make links of what people write stop at spaces, quotation marks and asterisks; so these are written as other
//! signs, and the scenario as letters and digits alone.

use wagons_rules::solo::{Scenario, ScenarioError, Scenarios};
use wagons_rules::{AnyRecord, RecordError};

use crate::name::is_proper_name;

/// The sign of the notation and the sign in a link. Scenarios may have an underscore in their names.
const SIGNS: [(char, char); 4] = [(' ', '_'), ('_', '+'), ('\'', '~'), ('*', '.')];
/// What stands between record, scenario and names.
const BESIDE: char = '=';
/// What stands between two names.
const BETWEEN: &str = "\n";
/// The digits of a scenario and of names, which are written to the base of 64 in the way that suits addresses.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A game as it is handed on. What it says is only looked at when it is [opened](Self::open).
///
/// ```
/// use wagons_table::link::Shared;
/// use wagons_rules::Record;
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0".parse()?;
/// let shared = Shared::of(&record.into());
/// assert_eq!(shared.to_link(), "FKQ/RJAPODGLNMHBICE_.B_P_P~0,0");
/// assert_eq!(Shared::from_link(&shared.to_link()), shared);
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shared {
    /// The game in one line.
    pub record: String,
    /// The scenario of a solo game if somebody wrote it, as TOML.
    pub scenario: Option<String>,
    /// What the players are called, the first seat first; an empty name is none.
    pub names: [String; 2],
}

/// Why a game that was handed on cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SharedError {
    /// The record is none.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The scenario is none.
    #[error("its scenario: {0}")]
    Scenario(#[from] ScenarioError),
}

impl Shared {
    /// A game to hand on. The scenarios that the game comes with are known everywhere.
    pub fn of(record: &AnyRecord) -> Self {
        let scenario = match record {
            AnyRecord::Solo(record) => {
                let scenario = record.deal().scenario();
                let is_own = Scenarios::built_in().iter().all(|known| known != scenario);
                is_own.then(|| scenario.to_toml())
            }
            AnyRecord::Duel(_) => None,
        };
        Self { record: record.to_string(), scenario, names: Default::default() }
    }

    /// The same game with what the players are called.
    ///
    /// ```
    /// use wagons_table::Shared;
    ///
    /// let shared = Shared::from_text("FKQ/RJAPODGLNMHBICE *B").named(["Ada".into(), "Zoë".into()]);
    /// assert_eq!(shared.to_link(), "FKQ/RJAPODGLNMHBICE_.B==QWRhClpvw6s");
    /// assert_eq!(Shared::from_link(&shared.to_link()), shared);
    /// ```
    #[must_use]
    pub fn named(self, names: [String; 2]) -> Self {
        Self { names: names.map(|name| if is_proper_name(&name) { name } else { String::new() }), ..self }
    }

    /// A game as somebody typed or pasted it: a record, or a whole link.
    pub fn from_text(text: &str) -> Self {
        match text.trim().split_once("#/shared/") {
            Some((_, link)) => Self::from_link(link),
            None => Self { record: text.trim().to_owned(), ..Self::default() },
        }
    }

    /// The game in a link. A name that is none is left out.
    pub fn from_link(link: &str) -> Self {
        let mut parts = link.split(BESIDE);
        let record = exchange(parts.next().unwrap_or_default(), |(sign, written)| (written, sign));
        let scenario = parts.next().filter(|scenario| !scenario.is_empty()).map(decode);
        let names = parts.next().map(decode).unwrap_or_default();
        let (first, second) = names.split_once(BETWEEN).unwrap_or_default();
        Self { record, scenario, ..Self::default() }.named([first, second].map(str::to_owned))
    }

    /// The game as a link holds it.
    pub fn to_link(&self) -> String {
        let record = exchange(&self.record, |pair| pair);
        let scenario = self.scenario.as_deref().map(encode).unwrap_or_default();
        let nobody = self.names.iter().all(String::is_empty);
        let names = if nobody { String::new() } else { encode(&self.names.join(BETWEEN)) };
        // What is empty is left out at the end.
        format!("{record}{BESIDE}{scenario}{BESIDE}{names}").trim_end_matches(BESIDE).to_owned()
    }

    /// The game itself, or what is wrong with it.
    pub fn open(&self) -> Result<AnyRecord, SharedError> {
        let scenarios = match &self.scenario {
            None => Scenarios::built_in(),
            Some(text) => {
                let mut own = Scenarios::new();
                // The only one cannot have the id of another.
                let _ = own.add(Scenario::from_toml(text)?);
                own
            }
        };
        Ok(AnyRecord::parse(&self.record, &scenarios)?)
    }
}

fn exchange(text: &str, direction: impl Fn((char, char)) -> (char, char)) -> String {
    let other = |sign: char| SIGNS.map(&direction).into_iter().find(|pair| pair.0 == sign);
    text.chars().map(|sign| other(sign).map_or(sign, |pair| pair.1)).collect()
}

fn encode(text: &str) -> String {
    let digits = text.as_bytes().chunks(3).flat_map(|bytes| {
        let number = (0..3).fold(0, |number, place| number << 8 | u32::from(*bytes.get(place).unwrap_or(&0)));
        // A group that is not full has one digit more than bytes.
        (0..=bytes.len()).map(move |place| DIGITS[(number >> (18 - 6 * place) & 63) as usize])
    });
    digits.map(char::from).collect()
}

/// Whatever is not a digit ends the text: what is left of it is for the reader of the scenario to refuse.
fn decode(digits: &str) -> String {
    let value = |digit: u8| DIGITS.iter().position(|&other| other == digit);
    let values: Vec<u32> = digits.bytes().map_while(value).map(|value| value as u32).collect();
    let bytes = values.chunks(4).flat_map(|group| {
        let number = (0..4).fold(0, |number, place| number << 6 | group.get(place).unwrap_or(&0));
        (1..group.len()).map(move |place| (number >> (24 - 8 * place)) as u8)
    });
    String::from_utf8_lossy(&bytes.collect::<Vec<_>>()).into_owned()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// One of the six, with another name, title and procedure.
    fn own() -> Scenarios {
        let known = Scenarios::built_in();
        let first = known.iter().next().unwrap();
        let text = first
            .to_toml()
            .replace(&format!("\"{}\"", first.id()), "\"my_own_1\"")
            .replace(first.title(), "Über den Berg")
            .replacen("\n\n", "\nmatch = \"off\"\n\n", 1);
        let mut own = Scenarios::new();
        own.add(Scenario::from_toml(&text).unwrap()).unwrap();
        own
    }

    #[test]
    fn a_scenario_of_ones_own_travels_along() {
        let record = own().record("smy_own_1:IP/ABCDEFGH/JKLMNOQR B B0,0").unwrap().into();
        let shared = Shared::of(&record);
        let link = shared.to_link();
        assert!(link.starts_with("smy+own+1:IP/ABCDEFGH/JKLMNOQR_B_B0,0="), "{link}");
        assert!(
            link.chars().all(|sign| sign.is_ascii_alphanumeric() || "+-_~.,:/=".contains(sign)),
            "{link}"
        );
        assert_eq!(Shared::from_link(&link), shared);
        let Ok(AnyRecord::Solo(opened)) = shared.open() else { panic!("a solo game") };
        assert_eq!(opened.deal().scenario().procedure().matching, None);
        assert_eq!(AnyRecord::Solo(opened), record);
    }

    #[test]
    fn the_games_own_scenarios_stay_at_home() {
        let text = "s1:IP/ABCDEFGH/JKLMNOQR B B0,0";
        let shared = Shared::from_text(text);
        assert_eq!(Shared::of(&shared.open().unwrap()), Shared { record: text.into(), ..Shared::default() });
    }

    #[test]
    fn a_pasted_link_is_as_good_as_a_record() {
        let record = "FKQ/RJAPODGLNMHBICE *B P P'0,0";
        let pasted = "  https://example.org/wagons/#/shared/FKQ/RJAPODGLNMHBICE_.B_P_P~0,0\n";
        assert_eq!(Shared::from_text(pasted), Shared::from_text(record));
    }

    #[test]
    fn names_travel_along_unless_they_are_none() {
        let game = Shared::from_text("FKQ/RJAPODGLNMHBICE *B");
        let own = Shared::of(&own().record("smy_own_1:IP/ABCDEFGH/JKLMNOQR B").unwrap().into());
        for shared in [game.clone(), own] {
            let named = shared.named(["Ada".into(), "Grün & \"Söhne\"".into()]);
            assert_eq!(Shared::from_link(&named.to_link()), named);
            assert!(named.open().is_ok());
        }
        for bad in ["Ada\u{202e}", "A\tB", &"x".repeat(25)] {
            let link = format!("{}=={}", game.to_link(), encode(&format!("{bad}\nBen")));
            assert_eq!(Shared::from_link(&link).names, ["", "Ben"].map(str::to_owned), "{bad:?}");
        }
        assert_eq!(Shared::from_link(&game.to_link()), game, "a link without names still opens");
    }

    #[test]
    fn what_is_no_game_is_refused_with_the_reason() {
        let refused = |text: &str| Shared::from_text(text).open().unwrap_err();
        let SharedError::Record(error) = refused("FKQ/RJAPODGLNMHBICE *F") else { panic!("a record") };
        assert_eq!((error.token.as_str(), error.place), ("*F", 2));
        let beside =
            Shared { scenario: Some("title = 1".into()), ..Shared::from_text("s1:IP/ABCDEFGH/JKLMNOQR") };
        assert!(matches!(beside.open(), Err(SharedError::Scenario(_))));
    }

    proptest! {
        #[test]
        fn every_text_survives_the_link(text in ".*") {
            prop_assert_eq!(decode(&encode(&text)), text);
        }

        #[test]
        fn every_link_can_be_read(link in ".*") {
            let _ = Shared::from_link(&link).open();
        }
    }
}
