//! The files of the table on their way to the folder: named, compressed, listed.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::Path;

use crate::weight::Weight;

/// Files by name.
pub(crate) struct Files {
    files: BTreeMap<String, File>,
    quality: u32,
}

struct File {
    content: Vec<u8>,
    /// In brotli, which every browser takes over https and from its own machine.
    compressed: Vec<u8>,
    /// In gzip, which every browser takes.
    gzipped: Vec<u8>,
}

impl Files {
    /// No files yet; they will be compressed with this quality, 1 to 11.
    pub(crate) const fn packed(quality: u32) -> Self {
        Self { files: BTreeMap::new(), quality }
    }

    /// Adds a file under its own name.
    pub(crate) fn add(&mut self, name: &str, content: Vec<u8>) {
        let (compressed, gzipped) = (compressed(&content, self.quality), gzipped(&content, self.quality));
        self.files.insert(name.to_owned(), File { content, compressed, gzipped });
    }

    /// Adds a file under a name that changes with its content, and tells that name.
    pub(crate) fn add_hashed(&mut self, name: &str, content: Vec<u8>) -> String {
        let name = hashed(name, hash(&content));
        self.add(&name, content);
        name
    }

    /// Adds scripts that import each other, under names that change with any of them, and tells those names.
    pub(crate) fn add_hashed_together<const N: usize>(&mut self, texts: &[(&str, String); N]) -> [String; N] {
        let together = hash(texts);
        let names = texts.each_ref().map(|(name, _)| hashed(name, together));
        let imports = |name: &str| format!("from \"./{name}\"");
        let renamed = |text: &str| {
            let pairs = texts.iter().zip(&names);
            pairs.fold(text.to_owned(), |text, ((old, _), new)| text.replace(&imports(old), &imports(new)))
        };
        for ((_, text), name) in texts.iter().zip(&names) {
            self.add(name, renamed(text).into_bytes());
        }
        names
    }

    /// The names as the elements of a JavaScript list.
    pub(crate) fn listed(&self) -> String {
        self.files.keys().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
    }

    /// A word that changes when any file does.
    pub(crate) fn edition(&self) -> String {
        let contents: Vec<_> = self.files.iter().map(|(name, file)| (name, &file.content)).collect();
        format!("{:016x}", hash(&contents))
    }

    /// Writes everything into a folder and removes whatever else lies there. A file that is there already is left
    /// untouched, so that nobody who watches the folder builds something anew for nothing.
    pub(crate) fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let packed = self.files.iter().flat_map(|(name, file)| {
            [(format!("{name}.br"), &file.compressed), (format!("{name}.gz"), &file.gzipped)]
        });
        let plain = self.files.iter().map(|(name, file)| (name.clone(), &file.content));
        let all: BTreeMap<String, &Vec<u8>> = plain.chain(packed).collect();
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
        Ok(())
    }

    /// What a visitor loads.
    pub(crate) fn weight(&self) -> Weight {
        Weight::of(self.files.iter().map(|(name, file)| (name.as_str(), file.compressed.len())))
    }
}

impl fmt::Display for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, file) in &self.files {
            writeln!(f, "{:>9} {:>9}  {name}", file.content.len(), file.compressed.len())?;
        }
        write!(f, "{}", self.weight())
    }
}

fn hashed(name: &str, hash: u64) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{hash:016x}.{extension}")
}

fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
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
    fn a_hashed_name_follows_the_content() {
        let mut files = Files::packed(11);
        let one = files.add_hashed("a.js", b"1".to_vec());
        let two = files.add_hashed("a.js", b"2".to_vec());
        assert_ne!(one, two);
        let hash = one.strip_prefix("a-").and_then(|rest| rest.strip_suffix(".js"));
        assert_eq!(hash.map(str::len), Some(16), "{one}");
    }

    #[test]
    fn scripts_that_import_each_other_are_renamed_together() {
        let named = |text: &str| {
            let mut files = Files::packed(1);
            let texts = [("a.js", text.to_owned()), ("b.js", "import a from \"./a.js\"".to_owned())];
            let names = files.add_hashed_together(&texts);
            let second = String::from_utf8(files.files[&names[1]].content.clone()).unwrap();
            assert_eq!(second, format!("import a from \"./{}\"", names[0]));
            names
        };
        let [old, new] = ["1", "2"].map(named);
        assert!(old.iter().zip(&new).all(|(old, new)| old != new), "{old:?} {new:?}");
    }

    #[test]
    fn only_what_has_changed_is_written_and_what_is_old_goes() {
        let folder = std::env::temp_dir().join(format!("wagons-files-{}", std::process::id()));
        let written = |content: &[(&str, &str)]| {
            let mut files = Files::packed(1);
            for (name, text) in content {
                files.add(name, text.as_bytes().to_vec());
            }
            files.write(&folder).unwrap();
            fs::metadata(folder.join("a.js")).unwrap().modified().unwrap()
        };
        let before = written(&[("a.js", "same"), ("b.js", "old")]);
        assert_eq!(written(&[("a.js", "same"), ("c.js", "new")]), before);
        let mut names: Vec<_> =
            fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["a.js", "a.js.br", "a.js.gz", "c.js", "c.js.br", "c.js.gz"]);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn any_change_is_a_new_edition() {
        let mut files = Files::packed(11);
        files.add("a.js", b"1".to_vec());
        let before = files.edition();
        assert_eq!(before, files.edition());
        files.add("b.js", Vec::new());
        assert_ne!(before, files.edition());
    }
}
