//! What a browser must not do with the table, whatever finds its way into it. These headers go with every answer.

use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};

/// Everything comes from here, nothing is inline, and nobody frames it. WebAssembly needs a word of its own; pictures
/// may also be made on the page.
const CONTENT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                       img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
                       manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A game of cards needs none of these.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
                           magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, CONTENT),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

/// Adds the headers to those of an answer.
pub(super) fn secure(headers: &mut HeaderMap) {
    headers.extend(HEADERS.map(|(name, value)| (name, HeaderValue::from_static(value))));
}
