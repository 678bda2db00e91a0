//! What a request gets: which form of which file, with which headers. Knows HTTP, but neither sockets nor files.

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, HeaderMap,
    HeaderName, HeaderValue, IF_NONE_MATCH, VARY,
};
use axum::http::{Method, Request, Response, StatusCode};

use super::file::File;
use super::security::secure;
use super::site::Site;

/// The answer to a request.
pub(super) fn reply<B>(site: &Site, request: &Request<B>) -> Response<Body> {
    let mut response = match (request.method(), site.find(request.uri().path())) {
        (&Method::GET | &Method::HEAD, Some(file)) => send(file, request.headers()),
        (&Method::GET | &Method::HEAD, None) => refuse(StatusCode::NOT_FOUND, "There is nothing here."),
        _ => {
            let mut refusal = refuse(StatusCode::METHOD_NOT_ALLOWED, "The table can only be looked at.");
            refusal.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
            refusal
        }
    };
    secure(response.headers_mut());
    if request.method() == Method::HEAD {
        *response.body_mut() = Body::empty();
    }
    response
}

/// A file in the form the browser prefers, or the news that it has it already.
fn send(file: &File, asked: &HeaderMap) -> Response<Body> {
    let form = file.form(understands_brotli(asked));
    let is_known = knows(asked, &form.etag);
    let mut response = if is_known {
        with_status(StatusCode::NOT_MODIFIED, Body::empty())
    } else {
        page(StatusCode::OK, file.content_type, form.bytes.clone())
    };
    let headers = response.headers_mut();
    headers.insert(ETAG, form.etag.clone());
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(file.caching));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = form.encoding.filter(|_| !is_known) {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// A small page that says no and leads back to the table.
fn refuse(status: StatusCode, reason: &str) -> Response<Body> {
    let text = format!(
        "<!doctype html>\n<html lang=\"en\">\n<title>Circle the Wagons</title>\n\
         <p>{reason} <a href=\"/\">To the table</a></p>\n</html>\n"
    );
    let mut response = page(status, "text/html; charset=utf-8", text.into());
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn page(status: StatusCode, content_type: &'static str, bytes: Bytes) -> Response<Body> {
    let length = bytes.len();
    let mut response = with_status(status, bytes.into());
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
    // Stated here because the answer to HEAD has it too, without the bytes it speaks of.
    response.headers_mut().insert(CONTENT_LENGTH, length.into());
    response
}

fn with_status(status: StatusCode, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    response
}

/// The members of a header that is a list; what is not text is left out.
fn members(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether brotli is among the encodings that a request accepts, by name or else by `*`.
fn understands_brotli(asked: &HeaderMap) -> bool {
    let accepts = |encoding: &str| {
        members(asked, ACCEPT_ENCODING).find_map(|member| {
            let (name, weight) = member.split_once(';').unwrap_or((member, "q=1"));
            name.trim().eq_ignore_ascii_case(encoding).then(|| is_positive(weight))
        })
    };
    accepts("br").or_else(|| accepts("*")).unwrap_or(false)
}

/// Whether a weight, as in `q=0.8`, is one and not nothing.
fn is_positive(weight: &str) -> bool {
    let digits = weight.trim().strip_prefix(['q', 'Q']).and_then(|rest| rest.trim().strip_prefix('='));
    digits.and_then(|digits| digits.trim().parse().ok()).is_some_and(|weight: f32| weight > 0.0)
}

/// Whether the browser has these bytes already.
fn knows(asked: &HeaderMap, etag: &HeaderValue) -> bool {
    members(asked, IF_NONE_MATCH).any(|known| {
        // Asking whether something changed, a name may be weak (RFC 9110, section 13.1.2).
        known == "*" || known.strip_prefix("W/").unwrap_or(known).as_bytes() == etag.as_bytes()
    })
}

#[cfg(test)]
mod tests;
