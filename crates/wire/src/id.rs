//! Random numbers that name things, as the hexadecimal digits they travel as.
//!
//! JSON readers of other languages lose digits of large numbers, so none of these is ever written as a number.

use std::fmt;
use std::str::FromStr;

/// Why a text is not such a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{digits} hexadecimal digits, in lower case, were expected")]
pub struct IdError {
    digits: usize,
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $number:ty, $digits:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub $number);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!("{:0", $digits, "x}"), self.0)
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<Self, IdError> {
                let error = IdError { digits: $digits };
                let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
                if text.len() != $digits || !text.bytes().all(is_digit) {
                    return Err(error);
                }
                <$number>::from_str_radix(text, 16).map(Self).map_err(|_| error)
            }
        }

        crate::as_text!($name);
    };
}

id! {
    /// Names a game. Whoever knows it may watch.
    ///
    /// ```
    /// use wagons_wire::GameId;
    ///
    /// assert_eq!("00000000000000ff".parse(), Ok(GameId(255)));
    /// assert_eq!(GameId(255).to_string(), "00000000000000ff");
    /// ```
    GameId, u64, 16
}

id! {
    /// Names something a client does, so that it counts once however often it is sent.
    ActId, u64, 16
}

id! {
    /// Opens a seat. It stands behind the `#` of an invitation and dies when somebody sits down.
    Secret, u128, 32
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({self})")
    }
}

impl fmt::Debug for ActId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ActId({self})")
    }
}

/// Secrets must not end up in a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_way_to_write_each() {
        for wrong in
            ["", "ff", "00000000000000FF", "+0000000000000ff", "00000000000000ffa", "é0000000000000f"]
        {
            assert!(wrong.parse::<GameId>().is_err(), "{wrong}");
        }
        let secret = Secret(u128::MAX - 5);
        assert_eq!(secret.to_string().parse(), Ok(secret));
        assert_eq!(format!("{secret:?}"), "Secret");
        let json = serde_json::to_string(&ActId(7)).unwrap();
        assert_eq!(json, "\"0000000000000007\"");
        assert_eq!(serde_json::from_str::<ActId>(&json).unwrap(), ActId(7));
    }
}
