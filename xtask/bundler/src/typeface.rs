//! The typeface of titles and numbers: one file, loaded beside the first screen, which does not wait for it.

use std::path::Path;
use std::{fs, io};

use super::files::Files;

/// The file in the folder of fonts, and the name by which style sheets and drawings ask for it.
const FILE: &str = "zilla-slab-bold.woff2";
const FAMILY: &str = "Zilla Slab";

/// Adds the typeface; the name of its file.
pub(crate) fn add(files: &mut Files, folder: &Path) -> io::Result<String> {
    Ok(files.add_hashed(FILE, fs::read(folder.join(FILE))?))
}

/// The style sheet that names it.
pub(crate) fn style_sheet(file: &str) -> String {
    format!(
        "@font-face{{font-family:\"{FAMILY}\";font-weight:500 900;font-display:swap;\
         src:url({file}) format(\"woff2\")}}\n"
    )
}
