//! Whom a server may call to tell somebody that it is their turn, and when.

use std::net::SocketAddr;
use std::time::Duration;

/// Where calls go, and when.
#[derive(Debug, Clone)]
pub struct PushPolicy {
    /// The push services that may be called; one that begins with a dot stands for all names that end so.
    pub hosts: Vec<String>,
    /// How long after a turn somebody is called who has no page open. Until then every server has looked.
    pub delay: Duration,
    /// How long a server has for a call before it is made again.
    pub lease: Duration,
    /// Where every push service is instead of where its name leads: for a service of one's own.
    pub instead: Option<SocketAddr>,
    /// Certificates that are believed besides the system's, in DER.
    pub roots: Vec<Vec<u8>>,
}

impl Default for PushPolicy {
    /// The push services of the browsers that have one.
    fn default() -> Self {
        let hosts = [
            "fcm.googleapis.com",
            ".push.services.mozilla.com",
            "web.push.apple.com",
            ".push.apple.com",
            ".notify.windows.com",
        ];
        let hosts = hosts.map(str::to_owned).into();
        Self {
            hosts,
            delay: Duration::from_secs(5),
            lease: Duration::from_mins(1),
            instead: None,
            roots: Vec::new(),
        }
    }
}
