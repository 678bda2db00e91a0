//! A store in a folder: a file for every name.

use std::any::Any;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use etcetera::BaseStrategy;

use super::{Store, StoreError};

/// Files are called as in the browser's store, which belongs to a whole host: `wagons.game.7` …
const PREFIX: &str = "wagons.";
/// … and end in what they are.
const SUFFIX: &str = ".json";
/// Whoever changes something holds this file.
const LOCK: &str = "lock";

/// Texts in the files of a folder. The folder is made when something is written.
///
/// A text is written to a new file, which then takes the place of the old one: there is a whole one at any moment.
///
/// ```
/// use wagons_table::store::{Files, Store};
///
/// let folder = tempfile::tempdir()?;
/// let store = Files::new(folder.path().join("wagons"));
/// store.write("settings", "{}")?;
/// assert!(folder.path().join("wagons").join("wagons.settings.json").exists());
/// assert_eq!(store.names()?, ["settings"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Files {
    folder: PathBuf,
}

impl Files {
    /// The files of a folder.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }

    /// The files of whoever is logged in: in `wagons` in the place where the system keeps a user's data, on Linux
    /// `$XDG_DATA_HOME` or `~/.local/share`.
    pub fn of_the_user() -> Result<Self, StoreError> {
        let strategy =
            etcetera::choose_base_strategy().map_err(|error| StoreError::NoPlace(error.to_string()))?;
        Ok(Self::new(strategy.data_dir().join("wagons")))
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file of a name.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(file_name(name))
    }

    /// Writes everything to a file of its own, on the disk before it takes its place.
    fn write_whole(&self, name: &str, text: &str) -> io::Result<()> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        fs::create_dir_all(&self.folder)?;
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        // No other program, and no other part of this one, writes to a file of this name.
        let fresh = self.folder.join(format!("{}.{number}.new", std::process::id()));
        let written = File::create(&fresh).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&fresh, self.path(name))
        });
        if written.is_err() {
            // The error to tell is the first one; what is left does no harm.
            let _ = fs::remove_file(&fresh);
        }
        written?;
        self.sync_folder()
    }

    /// The new name of a file is on the disk, too, where a system can be asked for that.
    fn sync_folder(&self) -> io::Result<()> {
        if cfg!(unix) { File::open(&self.folder)?.sync_all() } else { Ok(()) }
    }
}

impl Store for Files {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        let path = self.path(name);
        let Some(bytes) = if_there(fs::read(&path)).map_err(|error| unreadable(&path, &error))? else {
            return Ok(None);
        };
        String::from_utf8(bytes).map(Some).map_err(|error| StoreError::NotText {
            name: path.display().to_string(),
            readable: String::from_utf8_lossy(error.as_bytes()).into_owned(),
        })
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.write_whole(name, text).map_err(|error| unwritable(&self.path(name), &error))
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        let path = self.path(name);
        if_there(fs::remove_file(&path)).map(drop).map_err(|error| unwritable(&path, &error))
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        let files = if_there(fs::read_dir(&self.folder)).and_then(|entries| {
            entries.into_iter().flatten().map(|entry| Ok(entry?.file_name())).collect::<io::Result<Vec<_>>>()
        });
        let files = files.map_err(|error| unreadable(&self.folder, &error))?;
        Ok(files.iter().filter_map(|file| name_of(file)).collect())
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        let path = self.path(from);
        fs::rename(&path, self.path(to)).map_err(|error| unwritable(&path, &error))
    }

    fn lock(&self) -> Result<Box<dyn Any>, StoreError> {
        let locked = fs::create_dir_all(&self.folder).and_then(|()| {
            let file = File::create(self.folder.join(LOCK))?;
            file.lock()?;
            Ok(file)
        });
        Ok(Box::new(locked.map_err(|error| unwritable(&self.folder, &error))?))
    }
}

/// What the system found; nothing if there is no such file or folder.
pub(crate) fn if_there<T>(found: io::Result<T>) -> io::Result<Option<T>> {
    match found {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        found => found.map(Some),
    }
}

pub(crate) fn unreadable(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unreadable { name: path.display().to_string(), reason: error.to_string() }
}

pub(crate) fn unwritable(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unwritable { name: path.display().to_string(), reason: error.to_string() }
}

/// The file of a name. Whatever could mean something to a file system is written as its bytes in hexadecimal digits;
/// so are capital letters, which some systems do not tell from small ones.
fn file_name(name: &str) -> String {
    let mut file = PREFIX.to_owned();
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-' | b'_' => file.push(byte.into()),
            // Writing to a string succeeds.
            _ => drop(write!(file, "%{byte:02x}")),
        }
    }
    file + SUFFIX
}

/// The name of a file, if it is one of ours.
fn name_of(file: &OsStr) -> Option<String> {
    let text = file.to_str()?.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?;
    let mut parts = text.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        let (digits, rest) = part.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        bytes.extend(rest.bytes());
    }
    // A file that somebody has put here under a name that none of ours has is left alone.
    String::from_utf8(bytes).ok().filter(|name| file_name(name) == file.to_string_lossy())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_is_written_is_there_for_everybody() {
        let folder = tempfile::tempdir().unwrap();
        let deep = folder.path().join("deep").join("er");
        let [one, other] = [Files::new(&deep), Files::new(&deep)];
        assert_eq!((one.names(), one.read("days")), (Ok(vec![]), Ok(None)));
        one.write("days", "monday").unwrap();
        one.write("days", "tuesday").unwrap();
        assert_eq!(other.read("days"), Ok(Some("tuesday".to_owned())));
        other.rename("days", "aside.days.1").unwrap();
        assert_eq!(one.names(), Ok(vec!["aside.days.1".to_owned()]));
        one.remove("aside.days.1").unwrap();
        one.remove("aside.days.1").unwrap();
        assert_eq!(fs::read_dir(&deep).unwrap().count(), 0, "nothing else is left");
    }

    #[test]
    fn a_crash_before_the_new_file_takes_its_place_loses_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = Files::new(folder.path());
        store.write("days", "monday").unwrap();
        // What a program leaves that ends between writing and renaming, be its file whole or not.
        for (number, left) in ["", "tues", "tuesday"].into_iter().enumerate() {
            fs::write(folder.path().join(format!("77.{number}.new")), left).unwrap();
            assert_eq!(store.read("days"), Ok(Some("monday".to_owned())));
            assert_eq!(store.names(), Ok(vec!["days".to_owned()]));
        }
        store.write("days", "wednesday").unwrap();
        assert_eq!(store.read("days"), Ok(Some("wednesday".to_owned())));
    }

    #[test]
    fn what_is_no_text_is_moved_byte_for_byte() {
        let folder = tempfile::tempdir().unwrap();
        let store = Files::new(folder.path());
        fs::write(folder.path().join("wagons.days.json"), b"mon\xff").unwrap();
        let Err(StoreError::NotText { readable, .. }) = store.read("days") else { panic!("it is no text") };
        assert_eq!(readable, "mon\u{fffd}");
        store.rename("days", "aside.days.1").unwrap();
        assert_eq!(fs::read(folder.path().join("wagons.aside.days.1.json")).unwrap(), b"mon\xff");
    }

    #[test]
    fn a_failure_names_the_file_and_leaves_the_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let store = Files::new(folder.path().join("file"));
        fs::write(folder.path().join("file"), "in the way").unwrap();
        let Err(StoreError::Unwritable { name, .. }) = store.write("days", "monday") else {
            panic!("a folder cannot be made where a file is");
        };
        assert!(name.ends_with("wagons.days.json"), "{name}");
        assert!(matches!(store.lock(), Err(StoreError::Unwritable { .. })));
        assert!(matches!(store.names(), Err(StoreError::Unreadable { .. })));
    }

    proptest! {
        #[test]
        fn every_name_has_a_file_of_its_own(name: String, other in "[a-zA-Z./%\\\\:]{0,6}") {
            let file = file_name(&name);
            prop_assert_eq!(name_of(OsStr::new(&file)), Some(name.clone()));
            prop_assert!(!file.contains(['/', '\\', ':', '\0', '*']) && file.is_ascii());
            prop_assert_eq!(file.to_lowercase() == file_name(&other).to_lowercase(), name == other);
        }
    }
}
