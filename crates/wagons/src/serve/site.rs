//! All files of the table, in memory. Where they came from is forgotten here.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use axum::body::Bytes;
use brotli::enc::BrotliEncoderParams;

use super::embedded::TABLE;
use super::file::File;
use super::folder;
use super::obstacle::Obstacle;

/// The page that stands for the whole table.
const FRONT: &str = "index.html";

/// The files by the path a browser asks for, without the first `/`.
///
/// No path of a request ever reaches the file system: it is found here or nowhere.
pub(crate) struct Site {
    files: BTreeMap<String, File>,
}

impl Site {
    /// The table that was built into the program.
    pub(crate) fn embedded() -> Result<Self, Obstacle> {
        let files = TABLE.ok_or(Obstacle::NoTable)?.iter().map(|file| {
            let brotli = file.brotli.map(Bytes::from_static);
            (file.path.to_owned(), File::new(file.path, Bytes::from_static(file.plain), brotli))
        });
        Ok(Self { files: files.collect() })
    }

    /// The files of a folder as they are now; later changes are not noticed.
    pub(crate) fn of_folder(folder: &Path) -> Result<Self, Obstacle> {
        let unreadable = |path: &Path| {
            let path = path.to_owned();
            |source| Obstacle::Unreadable { path, source }
        };
        let paths = folder::files(folder).map_err(unreadable(folder))?;
        if !paths.contains_key(FRONT) {
            return Err(Obstacle::NoIndex(folder.to_owned()));
        }
        let files = paths.into_iter().map(|(path, place)| {
            let plain = fs::read(&place).map_err(unreadable(&place))?;
            let packed = pack(&plain);
            let file = File::new(&path, plain.into(), Some(packed.into()));
            Ok((path, file))
        });
        Ok(Self { files: files.collect::<Result<_, _>>()? })
    }

    /// The file at a path of a request, as in `/sw.js`.
    pub(super) fn find(&self, path: &str) -> Option<&File> {
        match path.strip_prefix('/')? {
            "" => self.files.get(FRONT),
            path => self.files.get(path),
        }
    }
}

/// The bytes in brotli, packed quickly rather than tightly: somebody waits for the server to start.
fn pack(plain: &[u8]) -> Vec<u8> {
    let quick = BrotliEncoderParams { quality: 5, size_hint: plain.len(), ..BrotliEncoderParams::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*plain, &mut packed, &quick).expect("memory can be read and written");
    packed
}

#[cfg(test)]
impl Site {
    /// A site of these files, as if read from a folder.
    pub(super) fn of(files: &[(&str, &'static str)]) -> Self {
        let file = |&(path, text): &(&str, &'static str)| {
            (path.to_owned(), File::new(path, Bytes::from(text), Some(pack(text.as_bytes()).into())))
        };
        Self { files: files.iter().map(file).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let plain = "Circle the wagons! ".repeat(1000);
        let packed = pack(plain.as_bytes());
        assert!(packed.len() < plain.len() / 10);
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &*packed, &mut unpacked).expect("brotli");
        assert_eq!(unpacked, plain.as_bytes());
    }

    #[test]
    fn a_path_is_found_exactly_or_not_at_all() {
        let site = Site::of(&[("index.html", "front"), ("icons/wagon.svg", "<svg/>")]);
        for path in ["/", "/index.html", "/icons/wagon.svg"] {
            assert!(site.find(path).is_some(), "{path}");
        }
        for path in ["", "*", "index.html", "//", "/icons", "/icons/", "/icons/../index.html", "/INDEX.HTML"]
        {
            assert!(site.find(path).is_none(), "{path}");
        }
    }
}
