//! Who somebody is: whoever knows a secret of 128 bits. The server keeps only what follows from it.

use std::fmt;
use std::str::FromStr;

use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::{HeaderMap, StatusCode};
use sha2::{Digest, Sha256};
use wagons_wire::{Name, Secret};

use crate::hub::random;
use crate::origin::From;

/// Somebody, as the server knows them: a digest of their token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerId(pub u128);

impl PlayerId {
    /// Whoever knows a token.
    pub fn of(token: Secret) -> Self {
        Self(digest(token.0.to_be_bytes()))
    }

    /// What they are called unless they want another name.
    pub const fn name(self) -> Name {
        Name::of(self.0 as u64)
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for PlayerId {
    type Err = wagons_wire::IdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse::<Secret>().map(|digits| Self(digits.0))
    }
}

wagons_wire::as_text!(PlayerId);

/// What is kept of a secret.
pub(crate) fn digest(secret: impl AsRef<[u8]>) -> u128 {
    let digest = Sha256::digest(secret);
    digest.iter().take(16).fold(0, |number, &byte| number << 8 | u128::from(byte))
}

const NAME: &str = "wagons";

/// As long as browsers keep a cookie at most.
const FOUR_HUNDRED_DAYS: u32 = 400 * 24 * 60 * 60;

/// The token in a browser's cookie.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<Secret> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies =
        lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find_map(|(name, value)| (name == NAME).then(|| value.parse().ok())?)
}

/// The token a program sends.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Secret> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?.parse().ok()
}

/// The header that gives a browser its token.
pub(crate) fn set_cookie(token: Secret, secure: bool) -> String {
    cookie_of(&token.to_string(), FOUR_HUNDRED_DAYS, secure)
}

/// The header that takes it away again.
pub(crate) fn forget_cookie(secure: bool) -> String {
    cookie_of("", 0, secure)
}

fn cookie_of(value: &str, seconds: u32, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{NAME}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax{secure}")
}

/// The token of whoever sent these headers, and whether it is new; or what to answer instead.
pub(crate) fn token(
    headers: &HeaderMap,
    public: Option<&str>,
) -> Result<(Secret, bool), (StatusCode, &'static str)> {
    match From::of(headers, public) {
        From::Elsewhere => Err((StatusCode::FORBIDDEN, "only the table's own page may connect\n")),
        From::Here => Ok(cookie(headers).map_or_else(|| (Secret(random()), true), |token| (token, false))),
        From::Program => bearer(headers).map(|token| (token, false)).ok_or((
            StatusCode::UNAUTHORIZED,
            "a program says who it is: Authorization: Bearer and 32 digits\n",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_token_is_found_where_it_may_stand_and_nowhere_else() {
        let mut headers = HeaderMap::new();
        assert_eq!((cookie(&headers), bearer(&headers)), (None, None));
        let token = Secret(0xabc);
        let value = |text: String| HeaderValue::try_from(text).unwrap();
        headers.insert(COOKIE, value(format!("a=b; wagons={token}; c=d")));
        headers.insert(AUTHORIZATION, value(format!("Bearer {token}")));
        assert_eq!((cookie(&headers), bearer(&headers)), (Some(token), Some(token)));
        headers.insert(COOKIE, value(format!("xwagons={token}; wagons=short")));
        headers.insert(AUTHORIZATION, value(format!("Basic {token}")));
        assert_eq!((cookie(&headers), bearer(&headers)), (None, None));
    }

    #[test]
    fn what_the_server_keeps_is_not_the_token() {
        let id = PlayerId::of(Secret(1));
        assert_ne!(id.0, 1);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert!(set_cookie(Secret(1), true).ends_with("HttpOnly; SameSite=Lax; Secure"));
    }
}
