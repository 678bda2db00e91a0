use super::*;

const TEXT: &str =
    "Circle the wagons! Circle the wagons! Circle the wagons! Circle the wagons! Circle the wagons!";
const SCRIPT: &str = "/table-0123456789abcdef.js";

fn site() -> Site {
    Site::of(&[("index.html", TEXT), (SCRIPT.trim_start_matches('/'), TEXT), ("short.txt", "short")])
}

fn ask(method: &str, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    reply(&site(), &request.body(()).expect("a request"))
}

#[track_caller]
fn header(response: &Response<Body>, name: &str) -> String {
    let value = response.headers().get(name).unwrap_or_else(|| panic!("{name} in {:?}", response.headers()));
    value.to_str().expect("text").to_owned()
}

#[test]
fn brotli_is_sent_to_those_who_accept_it() {
    for (accepts, brotli) in [
        ("br", true),
        ("BR", true),
        ("gzip, deflate, br, zstd", true),
        ("gzip;q=1.0, br ; q=0.5", true),
        ("*", true),
        ("gzip, *;q=0.1", true),
        ("", false),
        ("gzip", false),
        ("identity", false),
        ("br;q=0", false),
        ("br;q=0.000, *", false),
        ("*;q=0", false),
        ("brr", false),
        ("br;level=5", false),
        ("br;q=much", false),
    ] {
        let response = ask("GET", "/", &[("accept-encoding", accepts)]);
        assert_eq!(response.headers().contains_key("content-encoding"), brotli, "{accepts}");
        assert_eq!(header(&response, "vary"), "accept-encoding");
    }
    assert!(!ask("GET", "/", &[]).headers().contains_key("content-encoding"));
    let in_two_lines = ask("GET", "/", &[("accept-encoding", "gzip"), ("accept-encoding", "br")]);
    assert_eq!(header(&in_two_lines, "content-encoding"), "br");
    let no_shorter = ask("GET", "/short.txt", &[("accept-encoding", "br")]);
    assert!(!no_shorter.headers().contains_key("content-encoding"));
    assert_eq!(header(&no_shorter, "content-length"), "5");
}

#[test]
fn each_form_has_an_etag_of_its_own() {
    let plain = header(&ask("GET", "/", &[]), "etag");
    let packed = header(&ask("GET", "/", &[("accept-encoding", "br")]), "etag");
    assert_ne!(plain, packed);
    let known =
        |etag: &str, accepts| ask("GET", "/", &[("if-none-match", etag), ("accept-encoding", accepts)]);
    for (etag, accepts, status) in [
        (plain.as_str(), "", 304),
        (&packed, "br", 304),
        (&plain, "br", 200),
        (&packed, "", 200),
        ("*", "br", 304),
        (&format!("W/{plain}"), "", 304),
        (&format!("\"another\" , {plain}"), "", 304),
        (plain.trim_matches('"'), "", 200),
        ("", "", 200),
        ("\"", "", 200),
    ] {
        assert_eq!(known(etag, accepts).status(), status, "{etag} {accepts}");
    }
}

#[test]
fn what_is_known_is_not_sent_again() {
    let etag = header(&ask("GET", SCRIPT, &[("accept-encoding", "br")]), "etag");
    let known = ask("GET", SCRIPT, &[("if-none-match", &etag), ("accept-encoding", "br")]);
    assert_eq!(header(&known, "etag"), etag);
    assert_eq!(header(&known, "cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(header(&known, "vary"), "accept-encoding");
    for absent in ["content-length", "content-type", "content-encoding"] {
        assert!(!known.headers().contains_key(absent), "{absent}");
    }
}

#[test]
fn names_that_stay_are_asked_about() {
    assert_eq!(header(&ask("GET", "/", &[]), "cache-control"), "no-cache");
    assert_eq!(header(&ask("GET", "/index.html", &[]), "cache-control"), "no-cache");
    assert_eq!(header(&ask("GET", "/nothing", &[]), "cache-control"), "no-store");
}

#[test]
fn head_gets_the_headers_of_get() {
    for path in ["/", SCRIPT, "/nothing"] {
        for accepts in ["", "br"] {
            let [get, head] =
                ["GET", "HEAD"].map(|method| ask(method, path, &[("accept-encoding", accepts)]));
            assert_eq!((get.status(), get.headers()), (head.status(), head.headers()));
            assert_eq!(axum::body::HttpBody::size_hint(head.body()).exact(), Some(0));
            let length = axum::body::HttpBody::size_hint(get.body()).exact().map(|length| length.to_string());
            assert_eq!(length, Some(header(&get, "content-length")));
        }
    }
}

#[test]
fn the_table_can_only_be_looked_at() {
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
        for path in ["/", "/nothing"] {
            let response = ask(method, path, &[]);
            assert_eq!(response.status(), 405, "{method}");
            assert_eq!(header(&response, "allow"), "GET, HEAD");
        }
    }
}

#[test]
fn a_query_changes_nothing() {
    assert_eq!(ask("GET", "/?source=pwa", &[]).status(), 200);
    assert_eq!(ask("GET", "/index.html?/nothing", &[]).status(), 200);
    assert_eq!(ask("GET", "http://example.org/index.html", &[]).status(), 200);
}

#[test]
fn every_answer_is_secured() {
    for (method, path) in [("GET", "/"), ("HEAD", SCRIPT), ("GET", "/nothing"), ("POST", "/")] {
        let response = ask(method, path, &[]);
        let policy = header(&response, "content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "), "{policy}");
        assert!(policy.ends_with("; frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{policy}");
        assert_eq!(header(&response, "x-content-type-options"), "nosniff");
        assert_eq!(header(&response, "referrer-policy"), "no-referrer");
        assert_eq!(header(&response, "cross-origin-opener-policy"), "same-origin");
        assert_eq!(header(&response, "cross-origin-resource-policy"), "same-origin");
        assert!(header(&response, "permissions-policy").contains("camera=()"));
    }
    let etag = header(&ask("GET", "/", &[]), "etag");
    let known = ask("GET", "/", &[("if-none-match", &etag)]);
    assert_eq!(header(&known, "x-content-type-options"), "nosniff");
}
