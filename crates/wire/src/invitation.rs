//! A link to a game, as it is sent to a friend.

use std::fmt;
use std::str::FromStr;

use crate::id::{GameId, Secret};

/// A link: to watch, or with a secret to sit down.
///
/// The game and its secret stand behind the `#`, which browsers keep to themselves: previews never see them.
///
/// ```
/// use wagons_wire::{GameId, Invitation};
///
/// let link = "https://wagons.example/#/apart/00000000000000ff/000000000000000000000000000000aa";
/// let invitation: Invitation = link.parse()?;
/// assert_eq!((invitation.server(), invitation.game), ("https://wagons.example/", GameId(255)));
/// assert_eq!(invitation.socket(), "wss://wagons.example/apart/socket");
/// assert_eq!(invitation.to_string(), link);
/// assert_eq!(invitation.fragment(), "#/apart/00000000000000ff/000000000000000000000000000000aa");
/// # Ok::<(), wagons_wire::InvitationError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    server: String,
    /// Which game.
    pub game: GameId,
    /// What opens the seat; without it the link is for watching.
    pub secret: Option<Secret>,
}

/// Why a text is no link to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvitationError {
    /// It does not begin as an address of the web does.
    #[error("a link begins with http:// or https:// and a host")]
    Server,
    /// Nothing that names a game stands behind the `#`.
    #[error("a link to a game ends with #/apart/ and 16 digits, and / and 32 more to sit down")]
    Game,
}

impl Invitation {
    /// A link to a game on the server at an address.
    pub fn new(server: &str, game: GameId, secret: Option<Secret>) -> Result<Self, InvitationError> {
        Ok(Self { server: address(server)?, game, secret })
    }

    /// The address of the table, with a `/` at its end.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// What follows the address of the table.
    pub fn fragment(&self) -> String {
        match self.secret {
            None => format!("#/apart/{}", self.game),
            Some(secret) => format!("#/apart/{}/{secret}", self.game),
        }
    }

    /// The address of the server's socket.
    pub fn socket(&self) -> String {
        socket(&self.server)
    }

    /// Reads what stands behind the address of the table, as in `#/apart/00000000000000ff`.
    pub fn of_fragment(fragment: &str) -> Option<(GameId, Option<Secret>)> {
        let path = fragment.trim_start_matches('#').strip_prefix("/apart/")?;
        match path.split_once('/') {
            None => Some((path.parse().ok()?, None)),
            Some((game, secret)) => Some((game.parse().ok()?, Some(secret.parse().ok()?))),
        }
    }
}

/// The address of the socket of the server at an address.
fn socket(server: &str) -> String {
    // http becomes ws, and https wss.
    format!("ws{}apart/socket", server.strip_prefix("http").unwrap_or(server))
}

/// The address of a table in one form: what stands before `#` and `?`, with a `/` at the end.
fn address(text: &str) -> Result<String, InvitationError> {
    let text = text.trim();
    let text = text.split(['#', '?']).next().unwrap_or(text);
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = rest.and_then(|rest| rest.split('/').next()).unwrap_or("");
    let odd = |c: char| c.is_whitespace() || c.is_control() || c == '@' || c == '\\';
    if host.is_empty() || text.contains(odd) {
        return Err(InvitationError::Server);
    }
    Ok(if text.ends_with('/') { text.to_owned() } else { format!("{text}/") })
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.server, self.fragment())
    }
}

impl FromStr for Invitation {
    type Err = InvitationError;

    fn from_str(text: &str) -> Result<Self, InvitationError> {
        let (server, fragment) = text.trim().split_once('#').ok_or(InvitationError::Game)?;
        let (game, secret) = Self::of_fragment(fragment).ok_or(InvitationError::Game)?;
        Self::new(server, game, secret)
    }
}

/// The socket of the server whose table is at an address, as in `http://127.0.0.1:7320`.
///
/// ```
/// assert_eq!(wagons_wire::socket_of("http://127.0.0.1:7320"), Ok("ws://127.0.0.1:7320/apart/socket".to_owned()));
/// ```
pub fn socket_of(server: &str) -> Result<String, InvitationError> {
    address(server).map(|server| socket(&server))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_may_lie_below_a_path_and_is_written_in_one_way() {
        let invitation: Invitation = " http://h:1/games?x#/apart/0000000000000001\n".parse().unwrap();
        assert_eq!(invitation.to_string(), "http://h:1/games/#/apart/0000000000000001");
        assert_eq!(invitation.socket(), "ws://h:1/games/apart/socket");
    }

    #[test]
    fn what_is_no_link_says_why() {
        for (text, error) in [
            ("", InvitationError::Game),
            ("http://h/", InvitationError::Game),
            ("http://h/#/apart/1", InvitationError::Game),
            ("http://h/#/apart/0000000000000001/", InvitationError::Game),
            ("http://h/#/game/0000000000000001", InvitationError::Game),
            ("ftp://h/#/apart/0000000000000001", InvitationError::Server),
            ("http:///#/apart/0000000000000001", InvitationError::Server),
            ("http://a@h/#/apart/0000000000000001", InvitationError::Server),
        ] {
            assert_eq!(text.parse::<Invitation>(), Err(error), "{text}");
        }
    }
}
