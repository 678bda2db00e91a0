//! Values as they are kept: with a version, so that a later program can still read them.
//!
//! Where they are kept is for a [`Store`](crate::Store) to say, under which names for the [`Shelf`](crate::Shelf).

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};

/// How far points that are kept may lie from 0, so that nothing can be done with them that goes wrong.
pub(crate) const MOST_POINTS: i32 = 9_999;

/// Something that is kept from one visit to the next.
pub trait Kept: Serialize + DeserializeOwned {
    /// Grows with every change of the form that an older program could not read, or that reads otherwise now.
    const VERSION: u32 = 1;

    /// Reads a value kept by an older program. Every older version that was ever published has its reader here.
    fn upgrade(_version: u32, _value: &serde_json::Value) -> Option<Self> {
        None
    }

    /// What can still be made out of a text that is damaged, in which other characters may stand where it was no text
    /// any more. The text itself is kept beside it.
    fn salvage(_text: &str) -> Option<Self> {
        None
    }

    /// The value as text.
    fn keep(&self) -> String {
        let envelope = Envelope { version: Self::VERSION, value: self };
        serde_json::to_string(&envelope).expect("what is kept consists of names, numbers and lists")
    }

    /// The value of a text.
    fn recall(text: &str) -> Result<Self, KeptError> {
        let unreadable = |error: serde_json::Error| KeptError::Unreadable(error.to_string());
        let Envelope { version, value } = serde_json::from_str(text).map_err(unreadable)?;
        match version {
            version if version == Self::VERSION => serde_json::from_value(value).map_err(unreadable),
            version => Self::upgrade(version, &value).ok_or(KeptError::OtherVersion(version)),
        }
    }
}

/// Something a player has one of, under a name of its own.
pub trait Entry: Kept {
    /// The name. It never changes, and nothing else ever gets it.
    const NAME: &'static str;
}

/// Why a kept value cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KeptError {
    /// It is damaged.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// It was kept by a program of another version, probably a newer one.
    #[error("it was kept in form {0}, which this program does not know")]
    OtherVersion(u32),
}

/// Whether somebody can have so many points.
pub(crate) fn are_points(points: i32) -> bool {
    (-MOST_POINTS..=MOST_POINTS).contains(&points)
}

/// Reads points. A number that cannot be one is damaged.
pub(crate) fn points<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    let points = i32::deserialize(deserializer)?;
    let found = Some(points).filter(|&points| are_points(points));
    found.ok_or_else(|| D::Error::custom(format_args!("{points} are no points")))
}

#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    version: u32,
    value: T,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Hat {
        size: u8,
    }

    impl Kept for Hat {
        const VERSION: u32 = 2;

        fn upgrade(version: u32, value: &serde_json::Value) -> Option<Self> {
            // The first form was the bare number.
            (version == 1).then(|| Some(Self { size: u8::try_from(value.as_u64()?).ok()? }))?
        }
    }

    #[test]
    fn what_is_kept_is_recalled() {
        assert_eq!(Hat { size: 7 }.keep(), r#"{"version":2,"value":{"size":7}}"#);
        assert_eq!(Hat::recall(&Hat { size: 7 }.keep()), Ok(Hat { size: 7 }));
    }

    #[test]
    fn an_older_form_is_read_and_an_unknown_one_named() {
        assert_eq!(Hat::recall(r#"{"version":1,"value":6}"#), Ok(Hat { size: 6 }));
        assert_eq!(Hat::recall(r#"{"version":9,"value":6}"#), Err(KeptError::OtherVersion(9)));
    }

    #[test]
    fn damage_is_reported() {
        for text in ["", "{", "7", r#"{"version":2,"value":{"size":700}}"#] {
            assert!(matches!(Hat::recall(text), Err(KeptError::Unreadable(_))), "{text}");
        }
    }
}
