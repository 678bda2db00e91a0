//! The files of the table in the forms they are served in: as they are, and compressed, in a folder.
//!
//! Compressing well takes most of the time a bundle takes. So all cores share it, and a file that lies in the folder
//! already is not compressed again.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::Mutex;
use std::thread;

use crate::files::Files;
use crate::weight::Weight;

/// Files by name, in every form.
pub(crate) struct Packed(BTreeMap<String, File>);

struct File {
    content: Vec<u8>,
    /// In brotli, which every browser takes over https and from its own machine.
    compressed: Vec<u8>,
    /// In gzip, which every browser takes.
    gzipped: Vec<u8>,
}

impl Packed {
    /// Compresses files with a quality of 1 to 11. What lies in `folder` in the same quality is taken from there.
    pub(crate) fn pack(files: Files, quality: u32, folder: &Path) -> Self {
        let folder = (quality_of(folder) == Some(quality)).then_some(folder);
        let waiting = Mutex::new(files.into_contents());
        let next = || waiting.lock().expect("nobody panics with it").pop_first();
        let work = || {
            let mut packed = Vec::new();
            while let Some((name, content)) = next() {
                let there = folder.and_then(|folder| File::read(folder, &name, &content));
                packed.push((name, there.unwrap_or_else(|| File::pack(content, quality))));
            }
            packed
        };
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Self(thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("memory takes everything")).collect()
        }))
    }

    /// Writes everything into a folder and removes whatever else lies there. A file that is there already is left
    /// untouched, so that nobody who watches the folder builds something anew for nothing.
    pub(crate) fn write(&self, quality: u32, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let forms = self.0.iter().flat_map(|(name, file)| {
            let [brotli, gzip] = packed_names(name);
            [(name.clone(), &file.content), (brotli, &file.compressed), (gzip, &file.gzipped)]
        });
        let all: BTreeMap<String, &Vec<u8>> = forms.collect();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if !entry.file_name().to_str().is_some_and(|name| all.contains_key(name)) {
                fs::remove_file(entry.path())?;
            }
        }
        for (name, content) in all {
            let path = folder.join(name);
            if !fs::read(&path).is_ok_and(|there| there == *content) {
                fs::write(path, content)?;
            }
        }
        fs::write(folder.with_file_name(QUALITY), quality.to_string())
    }

    /// What a visitor loads.
    pub(crate) fn weight(&self) -> Weight {
        Weight::of(self.0.iter().map(|(name, file)| (name.as_str(), file.compressed.len())))
    }
}

impl fmt::Display for Packed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, file) in &self.0 {
            writeln!(f, "{:>9} {:>9}  {name}", file.content.len(), file.compressed.len())?;
        }
        write!(f, "{}", self.weight())
    }
}

impl File {
    fn pack(content: Vec<u8>, quality: u32) -> Self {
        let (compressed, gzipped) = (compressed(&content, quality), gzipped(&content, quality));
        Self { content, compressed, gzipped }
    }

    /// A file with this content that was packed before.
    fn read(folder: &Path, name: &str, content: &[u8]) -> Option<Self> {
        let read = |name: &str| fs::read(folder.join(name)).ok();
        let same = read(name).filter(|there| there == content)?;
        let [brotli, gzip] = packed_names(name);
        Some(Self { content: same, compressed: read(&brotli)?, gzipped: read(&gzip)? })
    }
}

/// Beside the folder: the quality of what lies in it.
const QUALITY: &str = "quality";

fn quality_of(folder: &Path) -> Option<u32> {
    fs::read_to_string(folder.with_file_name(QUALITY)).ok()?.parse().ok()
}

fn packed_names(name: &str) -> [String; 2] {
    [format!("{name}.br"), format!("{name}.gz")]
}

fn compressed(content: &[u8], quality: u32) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut press = brotli::CompressorWriter::new(&mut packed, 1 << 16, quality, 24);
    press.write_all(content).and_then(|()| press.flush()).expect("memory takes everything");
    drop(press);
    packed
}

fn gzipped(content: &[u8], quality: u32) -> Vec<u8> {
    let mut press = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(quality.min(9)));
    press.write_all(content).and_then(|()| press.finish()).expect("memory takes everything")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_has_changed_is_packed_and_written_and_what_is_old_goes() {
        let home = std::env::temp_dir().join(format!("wagons-packed-{}", std::process::id()));
        let folder = home.join("dist");
        let written = |quality: u32, content: &[(&str, &str)]| {
            let mut files = Files::default();
            for (name, text) in content {
                files.add(name, text.as_bytes().to_vec());
            }
            Packed::pack(files, quality, &folder).write(quality, &folder).unwrap();
            fs::metadata(folder.join("a.js")).unwrap().modified().unwrap()
        };
        let before = written(1, &[("a.js", "same"), ("b.js", "old")]);
        // Packed again, the mark would be gone.
        fs::write(folder.join("a.js.br"), "mark").unwrap();
        assert_eq!(written(1, &[("a.js", "same"), ("c.js", "new")]), before);
        assert_eq!(fs::read(folder.join("a.js.br")).unwrap(), b"mark");
        written(11, &[("a.js", "same"), ("c.js", "new")]);
        assert_ne!(fs::read(folder.join("a.js.br")).unwrap(), b"mark");
        let mut names: Vec<_> =
            fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["a.js", "a.js.br", "a.js.gz", "c.js", "c.js.br", "c.js.gz"]);
        fs::remove_dir_all(&home).unwrap();
    }
}
