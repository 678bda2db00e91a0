//! The files of the table on their way to the folder: named and listed. Compressing them is the business of `packed`.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Files by name.
#[derive(Default)]
pub(crate) struct Files(BTreeMap<String, Vec<u8>>);

impl Files {
    /// Adds a file under its own name.
    pub(crate) fn add(&mut self, name: &str, content: Vec<u8>) {
        self.0.insert(name.to_owned(), content);
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
        self.0.keys().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
    }

    /// A word that changes when any file does.
    pub(crate) fn edition(&self) -> String {
        format!("{:016x}", hash(&self.0))
    }

    /// The files with their names, in the order of these.
    pub(crate) fn into_contents(self) -> BTreeMap<String, Vec<u8>> {
        self.0
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hashed_name_follows_the_content() {
        let mut files = Files::default();
        let one = files.add_hashed("a.js", b"1".to_vec());
        let two = files.add_hashed("a.js", b"2".to_vec());
        assert_ne!(one, two);
        let hash = one.strip_prefix("a-").and_then(|rest| rest.strip_suffix(".js"));
        assert_eq!(hash.map(str::len), Some(16), "{one}");
    }

    #[test]
    fn scripts_that_import_each_other_are_renamed_together() {
        let named = |text: &str| {
            let mut files = Files::default();
            let texts = [("a.js", text.to_owned()), ("b.js", "import a from \"./a.js\"".to_owned())];
            let names = files.add_hashed_together(&texts);
            let second = String::from_utf8(files.0[&names[1]].clone()).unwrap();
            assert_eq!(second, format!("import a from \"./{}\"", names[0]));
            names
        };
        let [old, new] = ["1", "2"].map(named);
        assert!(old.iter().zip(&new).all(|(old, new)| old != new), "{old:?} {new:?}");
    }

    #[test]
    fn any_change_is_a_new_edition() {
        let mut files = Files::default();
        files.add("a.js", b"1".to_vec());
        let before = files.edition();
        assert_eq!(before, files.edition());
        files.add("b.js", Vec::new());
        assert_ne!(before, files.edition());
    }
}
