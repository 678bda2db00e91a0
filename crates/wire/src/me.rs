//! What somebody asks the server about themselves: to go on from another device, and to be forgotten.
//!
//! These need no socket: each is a `POST apart/me` with an [`AboutMe`] and the answer a [`Told`].

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::message::Reason;
use crate::name::Name;

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AboutMe {
    /// Wants a code for another device. An older one is no longer good.
    Code,
    /// Looks whether a device has used the code.
    Look,
    /// Says whether the device that used it belongs to the same person.
    Answer {
        /// What is said.
        yes: bool,
    },
    /// Uses the code of another device.
    Claim {
        /// Which code.
        code: Code,
    },
    /// Looks what the other device has said.
    Claimed,
    /// Wants to be forgotten: running games end, and in all games somebody without a name has played.
    Forget,
}

/// What is answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// A code, good for one device and for so long.
    Code {
        /// The code.
        code: Code,
        /// For how long, in milliseconds.
        left: Millis,
    },
    /// Nobody has used the code yet.
    Unused {
        /// For how long it is still good.
        left: Millis,
    },
    /// A device has used the code.
    Asks {
        /// What that device shows as its name, so that both can be compared.
        name: Name,
    },
    /// The other device has to agree. There this one is shown under a name.
    Waits {
        /// Which.
        name: Name,
    },
    /// Both devices are the same person from now on.
    Same,
    /// There is no such code, or it is too old, used, or refused.
    NoCode,
    /// Nothing is known of this person any more.
    Forgotten,
    /// It is refused, and nothing has changed.
    Refused(Reason),
}

/// A code to be typed: eight letters and digits, none of which looks like another.
///
/// ```
/// use wagons_wire::Code;
///
/// let code: Code = "k7qm 3xta".parse()?;
/// assert_eq!((code.to_string(), code.digits()), ("K7QM-3XTA".to_owned(), "K7QM3XTA".to_owned()));
/// assert_eq!(Code::of(u64::MAX).to_string(), "ZZZZ-ZZZZ");
/// assert!("K7QM-3XT0".parse::<Code>().is_err());
/// # Ok::<(), wagons_wire::CodeError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Code([u8; 8]);

/// Why a text is no code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a code is eight letters and digits, as in K7QM-3XTA; there is no 0, 1, I or O in it")]
pub struct CodeError;

impl Code {
    const ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

    /// The code that forty random bits stand for.
    pub fn of(random: u64) -> Self {
        let digit = |place: usize| Self::ALPHABET[(random >> (5 * place)) as usize % Self::ALPHABET.len()];
        Self([0, 1, 2, 3, 4, 5, 6, 7].map(digit))
    }

    /// The code without the stroke in its middle.
    pub fn digits(self) -> String {
        self.0.iter().map(|&digit| char::from(digit)).collect()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.digits();
        write!(f, "{}-{}", &digits[..4], &digits[4..])
    }
}

impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let digits = text.bytes().filter(|byte| !b" -".contains(byte)).map(|byte| byte.to_ascii_uppercase());
        let digits: Vec<u8> = digits.collect();
        let code: [u8; 8] = digits.try_into().map_err(|_| CodeError)?;
        if code.iter().all(|digit| Self::ALPHABET.contains(digit)) { Ok(Self(code)) } else { Err(CodeError) }
    }
}

crate::as_text!(Code);
