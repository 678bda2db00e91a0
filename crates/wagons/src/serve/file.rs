//! One file as it is sent: its two forms, its type, and how long a browser may keep it.

use std::hash::{DefaultHasher, Hasher};

use axum::body::Bytes;
use axum::http::HeaderValue;

/// A file of the table.
pub(crate) struct File {
    /// Its type, for the header of that name.
    pub(super) content_type: &'static str,
    /// How it may be kept, for the header `Cache-Control`.
    pub(super) caching: &'static str,
    plain: Form,
    brotli: Option<Form>,
}

/// The bytes of a file, as they are or packed.
pub(super) struct Form {
    pub(super) bytes: Bytes,
    /// The name of exactly these bytes.
    pub(super) etag: HeaderValue,
    /// How they are packed, for the header `Content-Encoding`.
    pub(super) encoding: Option<&'static str>,
}

/// For files whose name changes with their content: kept for a year without asking.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// For files that keep their name: kept too, but asked about before every use.
const ASK_FIRST: &str = "no-cache";

impl File {
    /// A file of this name. A brotli form that is no shorter is not worth unpacking and forgotten.
    pub(super) fn new(path: &str, plain: Bytes, brotli: Option<Bytes>) -> Self {
        let name = path.rsplit('/').next().unwrap_or(path);
        let shorter = brotli.filter(|packed| packed.len() < plain.len());
        Self {
            content_type: content_type(name),
            caching: if is_named_by_content(name) { FOR_EVER } else { ASK_FIRST },
            plain: Form::new(plain, None),
            brotli: shorter.map(|packed| Form::new(packed, Some("br"))),
        }
    }

    /// The form for a browser that understands brotli or does not.
    pub(super) fn form(&self, understands_brotli: bool) -> &Form {
        self.brotli.as_ref().filter(|_| understands_brotli).unwrap_or(&self.plain)
    }
}

impl Form {
    fn new(bytes: Bytes, encoding: Option<&'static str>) -> Self {
        // Nobody attacks these names: they only have to differ when the bytes do.
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        let etag = HeaderValue::try_from(format!("\"{:016x}\"", hasher.finish()))
            .expect("quotes and digits may stand in a header");
        Self { bytes, etag, encoding }
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Whether a name says what the file holds: `table-0123456789abcdef.js`.
fn is_named_by_content(name: &str) -> bool {
    const DIGITS: usize = 16;
    let is_digest = |word: &str| {
        word.len() == DIGITS && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    };
    let parts = name.split_once('.').and_then(|(stem, _)| stem.rsplit_once('-'));
    parts.is_some_and(|(title, digest)| !title.is_empty() && is_digest(digest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_digest_are_kept_for_ever() {
        for name in
            ["table-0123456789abcdef.js", "a/b/wagons_bg-ffffffffffffffff.wasm", "x-y-0011223344556677.css"]
        {
            assert_eq!(File::new(name, Bytes::new(), None).caching, FOR_EVER, "{name}");
        }
        for name in [
            "index.html",
            "sw.js",
            "-0123456789abcdef.js",
            "table-0123456789ABCDEF.js",
            "table-0123456789abcde.js",
            "table-0123456789abcdef0.js",
            "table_0123456789abcdef.js",
            "table-0123456789abcdef",
            "table-0123456789abcdef/index.html",
        ] {
            assert_eq!(File::new(name, Bytes::new(), None).caching, ASK_FIRST, "{name}");
        }
    }

    #[test]
    fn a_packed_form_must_be_shorter() {
        let plain = Bytes::from_static(b"twelve bytes");
        let file = |brotli| File::new("a.txt", plain.clone(), Some(Bytes::from_static(brotli)));
        assert_eq!(file(b"five!").form(true).encoding, Some("br"));
        assert_eq!(file(b"five!").form(false).encoding, None);
        assert_eq!(file(b"twelve bytes").form(true).encoding, None);
    }

    #[test]
    fn an_etag_names_the_bytes() {
        let etag = |bytes: &'static str| Form::new(Bytes::from(bytes), None).etag;
        assert_eq!(etag("howdy"), etag("howdy"));
        assert_ne!(etag("howdy"), etag("howdz"));
        assert_ne!(etag(""), etag("\0"));
    }

    #[test]
    fn every_kind_of_file_of_the_table_has_its_type() {
        for name in
            ["index.html", "sw.js", "a.wasm", "a.css", "a.svg", "a.png", "table.webmanifest", "robots.txt"]
        {
            assert_ne!(content_type(name), content_type("unknown"), "{name}");
        }
        assert_eq!(content_type("html"), content_type("unknown"), "a name is not an ending");
    }
}
