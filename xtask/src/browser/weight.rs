//! How much a visitor has to load before the first game: the code of the table, compressed.

use std::fs;
use std::io;
use std::path::Path;

use crate::tally::Tally;

/// In bytes: what a phone on a slow network loads in about a second.
const LIMIT: u64 = 600_000;

/// Weighs the module and every script in a folder, as they are sent, and says what came of it.
pub(crate) fn check(folder: &Path) -> io::Result<(Tally, String)> {
    let mut weight = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".wasm.br") || name.ends_with(".js.br") {
            weight += entry.metadata()?.len();
        }
    }
    // Nothing at all would be light, but no table.
    let fits = (1..=LIMIT).contains(&weight);
    let verdict = if fits { "within" } else { "NOT within" };
    let report =
        format!("the table's code weighs {weight} bytes compressed, {verdict} the {LIMIT} allowed\n");
    Ok((Tally::check(fits), report))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_compressed_code_is_weighed() {
        let folder = std::env::temp_dir().join(format!("weight-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let verdict = || check(&folder).unwrap().0;
        assert_eq!(verdict(), Tally::check(false), "an empty folder");
        fs::write(folder.join("a.wasm"), vec![0; 700_000]).unwrap();
        fs::write(folder.join("a.wasm.br"), vec![0; 400_000]).unwrap();
        fs::write(folder.join("b.js.br"), vec![0; 200_000]).unwrap();
        assert_eq!(verdict(), Tally::check(true));
        fs::write(folder.join("c.js.br"), [0]).unwrap();
        assert_eq!(verdict(), Tally::check(false));
        fs::remove_dir_all(folder).unwrap();
    }
}
