//! Which files of a folder belong to the table. The build script asks this too, so it knows nothing but the standard
//! library.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// What the name of a file's brotli form has after the name of the file.
pub(crate) const PACKED: &str = ".br";

/// The files in a folder and below it by the path a browser asks for, as in `icons/small.png`.
///
/// Packed forms are not files of their own, and what is hidden stays hidden. Symbolic links are not followed: they can
/// lead in circles and out of the folder.
pub(crate) fn files(folder: &Path) -> io::Result<BTreeMap<String, PathBuf>> {
    let mut found = BTreeMap::new();
    collect(folder, "", &mut found)?;
    Ok(found)
}

fn collect(folder: &Path, above: &str, found: &mut BTreeMap<String, PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (kind, name) = (entry.file_type()?, entry.file_name());
        // A name that is not text cannot stand in an address.
        let Some(name) = name.to_str().filter(|name| !name.starts_with('.')) else { continue };
        if kind.is_dir() {
            collect(&entry.path(), &format!("{above}{name}/"), found)?;
        } else if kind.is_file() && !name.ends_with(PACKED) {
            found.insert(format!("{above}{name}"), entry.path());
        }
    }
    Ok(())
}
