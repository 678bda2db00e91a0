//! What every answer says, and what no request may lack.

use axum::extract::Request;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{StatusCode, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Everything comes from here, nothing is inline, and nobody frames it. WebAssembly needs a word of its own; pictures
/// may also be made on the page.
const CONTENT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                       img-src 'self' data: blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; \
                       base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'";

/// A game of cards needs none of these.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
                           magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

const HEADERS: [(HeaderName, &str); 5] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

/// Answers only a request that says whom it means, and tells the browser what the page must not do.
pub(crate) async fn secure(request: Request, next: Next) -> Response {
    let hosts: Vec<_> = request.headers().get_all(HOST).iter().cloned().collect();
    // RFC 9112, section 3.2: exactly one, but for the oldest version.
    let is_clear = hosts.len() == 1 || hosts.is_empty() && request.version() < Version::HTTP_11;
    let mut response = if is_clear {
        next.run(request).await
    } else {
        (StatusCode::BAD_REQUEST, "exactly one Host is needed\n").into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, content(hosts.first()));
    headers.extend(HEADERS.map(|(name, value)| (name, HeaderValue::from_static(value))));
    response
}

/// The policy for a page of this host. Some browsers do not count the page's own socket as its own.
fn content(host: Option<&HeaderValue>) -> HeaderValue {
    let is_plain =
        |host: &&str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    let host = host.and_then(|host| host.to_str().ok()).filter(is_plain).filter(|host| !host.is_empty());
    let named =
        host.and_then(|host| HeaderValue::try_from(format!("{CONTENT} ws://{host} wss://{host}")).ok());
    named.unwrap_or(HeaderValue::from_static(CONTENT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_cannot_widen_the_policy() {
        let policy =
            |host: &'static str| content(Some(&HeaderValue::from_static(host))).to_str().unwrap().to_owned();
        assert!(
            policy("den.local:7320").ends_with("connect-src 'self' ws://den.local:7320 wss://den.local:7320")
        );
        assert!(policy("[::1]:7320").ends_with("wss://[::1]:7320"));
        for odd in ["x; script-src *", "*", "a b", ""] {
            assert_eq!(policy(odd), CONTENT, "{odd}");
        }
    }
}
