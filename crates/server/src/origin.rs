//! Which page a request comes from. A page of somebody else's must not speak in a browser's name.

use std::net::{Ipv4Addr, Ipv6Addr};

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// Where a request comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum From {
    /// A page of this server.
    Here,
    /// Another page.
    Elsewhere,
    /// No page: a program.
    Program,
}

impl From {
    /// Judges a request by its header `Origin`.
    ///
    /// With a public address there is exactly one right answer. Without one the page must have the address the request
    /// was sent to, and that must be one nobody else can make point here: a number, or a name of the house.
    pub(crate) fn of(headers: &HeaderMap, public: Option<&str>) -> Self {
        let Some(origin) = headers.get(ORIGIN) else { return Self::Program };
        let Ok(origin) = origin.to_str() else { return Self::Elsewhere };
        let here = if let Some(public) = public {
            origin == origin_of(public)
        } else {
            let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("");
            is_of_the_house(host) && origin.strip_prefix("http://") == Some(host)
        };
        if here { Self::Here } else { Self::Elsewhere }
    }
}

/// An address without its path, as browsers send it.
fn origin_of(address: &str) -> &str {
    address.match_indices('/').nth(2).map_or(address, |(path, _)| &address[..path])
}

fn is_of_the_house(host: &str) -> bool {
    if let Some(rest) = host.strip_prefix('[') {
        return rest.split_once(']').is_some_and(|(address, _)| address.parse::<Ipv6Addr>().is_ok());
    }
    let name = host.split(':').next().unwrap_or(host);
    let is_number = name.parse::<Ipv4Addr>().is_ok();
    is_number
        || !name.is_empty() && !name.contains('.')
        || matches!(name.rsplit_once('.'), Some((_, "local" | "localhost")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(host: &str, origin: Option<&str>, public: Option<&str>) -> From {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        From::of(&headers, public)
    }

    #[test]
    fn in_the_house_the_page_has_the_address_that_was_asked() {
        for host in
            ["127.0.0.1:7320", "192.168.1.5:7320", "[::1]:7320", "localhost:7320", "den.local:7320", "den"]
        {
            assert_eq!(from(host, Some(&format!("http://{host}")), None), From::Here, "{host}");
            assert_eq!(from(host, Some("http://evil.example"), None), From::Elsewhere, "{host}");
            assert_eq!(from(host, None, None), From::Program);
        }
        // Whoever owns a name can make it point anywhere.
        assert_eq!(from("evil.example", Some("http://evil.example"), None), From::Elsewhere);
        assert_eq!(from("", Some("http://"), None), From::Elsewhere);
        assert_eq!(from("den", Some("null"), None), From::Elsewhere);
    }

    #[test]
    fn with_a_public_address_there_is_one_answer() {
        let public = Some("https://wagons.example/games/");
        assert_eq!(from("127.0.0.1:7320", Some("https://wagons.example"), public), From::Here);
        for other in [
            "http://wagons.example",
            "https://wagons.example:8443",
            "https://wagons.example.evil",
            "http://127.0.0.1:7320",
        ] {
            assert_eq!(from("127.0.0.1:7320", Some(other), public), From::Elsewhere, "{other}");
        }
    }
}
