//! The files of the table: from the program, or from a folder. `tower-http` serves either, packed where it can.

use std::future::{Ready, ready};
use std::io::{self, Cursor, SeekFrom};
use std::path::{Component, Path, PathBuf};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, SystemTime};

use axum::Router;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::middleware::{Next, from_fn};
use axum::response::{Html, IntoResponse, Response};
use tokio::io::{AsyncRead, AsyncSeek, ReadBuf};
use tower_http::services::ServeDir;
use tower_http::services::fs::{Backend, File, Metadata};

/// Where the files of the table are.
#[derive(Debug, Clone)]
pub enum Files {
    /// In the program.
    Embedded(&'static [Embedded]),
    /// In a folder, as it is whenever somebody asks.
    Folder(PathBuf),
}

/// A file in the program.
#[derive(Debug)]
pub struct Embedded {
    /// The path a browser asks for, without the first `/`. Packed forms end with `.br` and `.gz`.
    pub path: &'static str,
    /// What it holds.
    pub bytes: &'static [u8],
    /// When it was made, in seconds since 1970.
    pub modified: u64,
}

impl Files {
    /// What answers every request for a file.
    pub(crate) fn router(&self) -> Router {
        let missing = axum::routing::any(|| async { nothing() });
        let router = match self {
            Self::Embedded(files) => {
                let files = ServeDir::with_backend("", InProgram(files));
                Router::new()
                    .fallback_service(files.precompressed_br().precompressed_gzip().fallback(missing))
            }
            Self::Folder(folder) => {
                let files = ServeDir::new(folder).precompressed_br().precompressed_gzip();
                Router::new().fallback_service(files.fallback(missing))
            }
        };
        router.layer(from_fn(caching)).layer(from_fn(hiding))
    }
}

/// For files whose name changes with their content: kept for a year without asking.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// For files that keep their name: kept too, but asked about before every use.
const ASK_FIRST: &str = "no-cache";

async fn caching(request: Request, next: Next) -> Response {
    let caching = if is_named_by_content(request.uri()) { FOR_EVER } else { ASK_FIRST };
    let mut response = next.run(request).await;
    if response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED {
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    }
    response
}

/// What is hidden in a folder stays hidden.
async fn hiding(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    // A dot can also be written in digits; none of the table's own files begins so.
    let is_hidden = path
        .split('/')
        .any(|name| name.starts_with('.') || name.starts_with("%2e") || name.starts_with("%2E"));
    if is_hidden { nothing() } else { next.run(request).await }
}

fn nothing() -> Response {
    let page = "<!doctype html>\n<html lang=\"en\">\n<title>Circle the Wagons</title>\n\
                <p>There is nothing here. <a href=\"/\">To the table</a></p>\n</html>\n";
    (StatusCode::NOT_FOUND, [(CACHE_CONTROL, "no-store")], Html(page)).into_response()
}

/// Whether a name says what the file holds: `table-0123456789abcdef.js`.
fn is_named_by_content(uri: &Uri) -> bool {
    const DIGITS: usize = 16;
    let name = uri.path().rsplit('/').next().unwrap_or("");
    let is_digest = |word: &str| {
        word.len() == DIGITS && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    };
    let parts = name.split_once('.').and_then(|(stem, _)| stem.rsplit_once('-'));
    parts.is_some_and(|(title, digest)| !title.is_empty() && is_digest(digest))
}

/// Serves what is in the program as if it were a folder.
#[derive(Debug, Clone, Copy)]
struct InProgram(&'static [Embedded]);

/// One file of the program, being read.
#[derive(Debug)]
struct Opened {
    bytes: Cursor<&'static [u8]>,
    about: About,
}

#[derive(Debug, Clone, Copy)]
struct About {
    is_dir: bool,
    length: u64,
    modified: SystemTime,
}

impl InProgram {
    fn find(self, path: &Path) -> io::Result<Opened> {
        let words: Vec<_> = path.components().filter(|part| matches!(part, Component::Normal(_))).collect();
        let path = words.iter().collect::<PathBuf>();
        let file = self.0.iter().find(|file| Path::new(file.path) == path);
        let is_dir = file.is_none() && self.0.iter().any(|file| Path::new(file.path).starts_with(&path));
        let bytes: &[u8] = file.map_or(&[], |file| file.bytes);
        let modified = SystemTime::UNIX_EPOCH + Duration::from_secs(file.map_or(0, |file| file.modified));
        if file.is_none() && !is_dir {
            return Err(io::ErrorKind::NotFound.into());
        }
        let about = About { is_dir, length: bytes.len() as u64, modified };
        Ok(Opened { bytes: Cursor::new(bytes), about })
    }
}

impl Backend for InProgram {
    type File = Opened;
    type Metadata = About;
    type OpenFuture = Ready<io::Result<Opened>>;
    type MetadataFuture = Ready<io::Result<About>>;

    fn open(&self, path: PathBuf) -> Self::OpenFuture {
        ready(self.find(&path))
    }

    fn metadata(&self, path: PathBuf) -> Self::MetadataFuture {
        ready(self.find(&path).map(|file| file.about))
    }
}

impl Metadata for About {
    fn is_dir(&self) -> bool {
        self.is_dir
    }

    fn modified(&self) -> io::Result<SystemTime> {
        Ok(self.modified)
    }

    fn len(&self) -> u64 {
        self.length
    }
}

impl File for Opened {
    type Metadata = About;
    type MetadataFuture<'a> = Ready<io::Result<About>>;

    fn metadata(&self) -> Self::MetadataFuture<'_> {
        ready(Ok(self.about))
    }
}

impl AsyncRead for Opened {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.bytes).poll_read(cx, buffer)
    }
}

impl AsyncSeek for Opened {
    fn start_seek(mut self: Pin<&mut Self>, position: SeekFrom) -> io::Result<()> {
        Pin::new(&mut self.bytes).start_seek(position)
    }

    fn poll_complete(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<u64>> {
        Pin::new(&mut self.bytes).poll_complete(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_digest_are_kept_for_ever() {
        for name in [
            "/table-0123456789abcdef.js",
            "/a/b/wagons_bg-ffffffffffffffff.wasm",
            "/x-y-0011223344556677.css",
        ] {
            assert!(is_named_by_content(&name.parse().unwrap()), "{name}");
        }
        for name in [
            "/",
            "/index.html",
            "/sw.js",
            "/-0123456789abcdef.js",
            "/table-0123456789ABCDEF.js",
            "/table-0123456789abcde.js",
            "/table-0123456789abcdef0.js",
            "/table_0123456789abcdef.js",
            "/table-0123456789abcdef",
            "/table-0123456789abcdef/index.html",
        ] {
            assert!(!is_named_by_content(&name.parse().unwrap()), "{name}");
        }
    }

    #[test]
    fn what_is_in_the_program_is_found_as_in_a_folder() {
        const FILES: InProgram = InProgram(&[
            Embedded { path: "index.html", bytes: b"howdy", modified: 7 },
            Embedded { path: "icons/wagon.svg", bytes: b"<svg/>", modified: 7 },
        ]);
        let about =
            |path: &str| FILES.find(Path::new(path)).map(|file| (file.about.is_dir, file.about.length)).ok();
        assert_eq!(about("./index.html"), Some((false, 5)));
        assert_eq!(about("icons/wagon.svg"), Some((false, 6)));
        assert_eq!((about(""), about("icons")), (Some((true, 0)), Some((true, 0))));
        assert_eq!((about("icon"), about("icons/wagon"), about("INDEX.HTML")), (None, None, None));
    }
}
