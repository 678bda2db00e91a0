//! A language as the browser needs it: all texts in one file, and single lines for what is shown before they are read.

use std::path::Path;
use std::{fs, io};

use crate::sorted;

/// A language with all its texts.
pub(crate) struct Spoken {
    /// Its tag, as in `de`.
    pub(crate) tag: String,
    /// The texts of all areas that a page has.
    pub(crate) texts: String,
}

impl Spoken {
    /// The language in a folder.
    pub(crate) fn read(folder: &Path) -> io::Result<Self> {
        // What only the terminal says is not loaded by a page.
        let areas = sorted(folder)?.into_iter().filter(|area| !area.ends_with("terminal.ftl"));
        let texts = areas.map(fs::read_to_string).collect::<io::Result<String>>()?;
        // Nor is what is written for translators.
        let texts = texts.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let texts = texts.flat_map(|line| [line, "\n"]).collect();
        Ok(Self { tag: folder.file_name().unwrap_or_default().to_string_lossy().into_owned(), texts })
    }

    /// The page that is shown when the table broke; until then it is not part of the document.
    pub(crate) fn page_of_trouble(&self) -> io::Result<String> {
        let [title, hint, reload, save] =
            ["page-broken", "page-broken-hint", "page-broken-reload", "page-broken-save"]
                .map(|key| self.line(key));
        Ok(format!(
            "<template class=\"broken\" lang=\"{tag}\"><main class=\"page broken\" lang=\"{tag}\"><h1 tabindex=\"-1\">{}</h1>\
             <section class=\"panel\"><p>{}</p><p class=\"buttons\"><button class=\"primary reload\">{}</button>\
             <button class=\"save\">{}</button></p></section></main></template>\n",
            title?,
            hint?,
            reload?,
            save?,
            tag = self.tag
        ))
    }

    /// A text of one line.
    pub(crate) fn line(&self, key: &str) -> io::Result<&str> {
        let found = self.texts.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        found.ok_or_else(|| io::Error::other(format!("no text `{key}` in `{}`", self.tag)))
    }
}
