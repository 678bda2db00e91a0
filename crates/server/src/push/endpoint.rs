//! Where a push service is. Whoever subscribes names the address, so it is looked at twice, as a name and as a number.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use crate::policy::PushPolicy;

/// An address at a push service.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Endpoint {
    pub(crate) host: String,
    pub(crate) path: String,
}

/// The longest address of a subscription.
const LONGEST: usize = 1024;
/// https and nothing else.
const PORT: u16 = 443;

impl PushPolicy {
    /// Reads the address of a subscription, if it may be called.
    pub(crate) fn endpoint(&self, text: &str) -> Option<Endpoint> {
        let rest = text.strip_prefix("https://").filter(|_| text.len() <= LONGEST)?;
        let (authority, path) = rest.split_at(rest.find('/')?);
        let host = authority.strip_suffix(":443").unwrap_or(authority);
        let is_name = host.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.'));
        let may = |known: &String| {
            if known.starts_with('.') { host.ends_with(known.as_str()) } else { host == known }
        };
        let is_whole = is_name && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'#');
        let (host, path) = (host.to_owned(), path.to_owned());
        (is_whole && self.hosts.iter().any(may)).then_some(Endpoint { host, path })
    }

    /// Where a push service is. The name is looked up once, and what is called is what was looked at.
    pub(crate) async fn address(&self, endpoint: &Endpoint) -> Option<SocketAddr> {
        if self.instead.is_some() {
            return self.instead;
        }
        let found = tokio::net::lookup_host((endpoint.host.as_str(), PORT)).await.ok()?;
        let found: Vec<_> = found.collect();
        found.iter().all(|address| is_public(address.ip())).then(|| found.first().copied()).flatten()
    }
}

/// Whether an address is one of the open internet: nothing of this machine, this house or this provider.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast();
    // This network, providers' own, protocols' own, measurements, and what nobody was given.
    let reserved = a == 0
        || a == 100 && b & 0xc0 == 64
        || (a, b, c) == (192, 0, 0)
        || a == 198 && b & 0xfe == 18
        || a >= 240;
    !special && !reserved
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Only what is given out to the world; and of that nothing that leads on to an address of version 4.
    a & 0xe000 == 0x2000 && a != 0x2002 && !(a == 0x2001 && (b < 0x200 || b == 0xdb8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_push_services_are_called_and_only_by_https() {
        let policy = PushPolicy::default();
        let endpoint = |text: &str| policy.endpoint(text);
        let expected = Endpoint { host: "fcm.googleapis.com".into(), path: "/fcm/send/abc:d-_".into() };
        assert_eq!(endpoint("https://fcm.googleapis.com/fcm/send/abc:d-_"), Some(expected.clone()));
        assert_eq!(endpoint("https://fcm.googleapis.com:443/fcm/send/abc:d-_"), Some(expected));
        assert!(endpoint("https://updates.push.services.mozilla.com/wpush/v2/x").is_some());
        for text in [
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com",
            "https://fcm.googleapis.com@evil.example/x",
            "https://evil.example/fcm.googleapis.com/",
            "https://evilpush.services.mozilla.com/x",
            "https://evil.example#.push.apple.com/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://localhost/x",
            "https://fcm.googleapis.com/x y",
            "https://fcm.googleapis.com/x\r\nHost: inside",
            "ftp://fcm.googleapis.com/x",
            "",
        ] {
            assert_eq!(endpoint(text), None, "{text}");
        }
        assert_eq!(endpoint(&format!("https://fcm.googleapis.com/{}", "x".repeat(LONGEST))), None);
    }

    #[test]
    fn nothing_inside_is_called() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "2001::1",
            "2001:db8::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in
            ["8.8.8.8", "142.250.1.95", "100.128.0.1", "2a00:1450:4001::5f", "2001:4860:4860::8888"]
        {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[tokio::test]
    async fn a_known_name_that_leads_inside_is_not_called() {
        let policy = PushPolicy { hosts: vec!["localhost".to_owned()], ..PushPolicy::default() };
        let endpoint = policy.endpoint("https://localhost/x").unwrap();
        assert_eq!(policy.address(&endpoint).await, None);
    }
}
