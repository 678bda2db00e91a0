//! The typeface of titles and numbers: one file, loaded beside the first screen, which does not wait for it.

use std::path::Path;
use std::{fs, io};

use super::files::Files;

/// The file in the folder of fonts, and the name by which style sheets and drawings ask for it.
const FILE: &str = "zilla-slab-bold.woff2";
const FAMILY: &str = "Zilla Slab";

/// Adds the typeface and tells the style sheet that names it.
pub(crate) fn style_sheet(files: &mut Files, folder: &Path) -> io::Result<String> {
    let file = files.add_hashed(FILE, fs::read(folder.join(FILE))?);
    Ok(format!(
        "@font-face{{font-family:\"{FAMILY}\";font-weight:500 900;font-display:swap;\
         src:url({file}) format(\"woff2\")}}\n"
    ))
}
