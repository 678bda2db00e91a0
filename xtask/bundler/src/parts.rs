//! Cuts the table's module into parts: one for the first screen, and those that are loaded after it.
//!
//! Where to cut is marked in the table's `parts.rs`. What several parts need and the first screen does not becomes a
//! part, too.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use crate::files::Files;

/// The script that loads the parts, as the module names it.
pub(crate) const LOADER: &str = "parts.js";

/// The parts of a module, in a folder of their own.
pub(crate) struct Parts {
    /// The part everything begins with; its bindings are still to be made.
    pub(crate) first: PathBuf,
    later: Vec<PathBuf>,
    loader: PathBuf,
}

impl Parts {
    /// Cuts a module as the compiler left it. `glue` is the script that starts it.
    pub(crate) fn cut(module: &Path, glue: &str, folder: &Path) -> Result<Self, Box<dyn Error>> {
        let (compiled, first) = (fs::read(module)?, folder.join("first.wasm"));
        let (link_name, main_module) = (format!("./{LOADER}"), format!("./{glue}"));
        let mut options = Options::new(&compiled);
        options.output_dir = folder;
        options.main_out_path = &first;
        options.link_name = &link_name;
        options.main_module = &main_module;
        let mut later = transform(options)?.split_modules;
        later.sort();
        Ok(Self { first, later, loader: folder.join(LOADER) })
    }

    /// Adds the parts that are loaded later. Returns the script that loads them, which knows their new names.
    pub(crate) fn lay_out(&self, files: &mut Files) -> std::io::Result<String> {
        let mut loader = fs::read_to_string(&self.loader)?;
        for part in self.later.iter().filter(|part| part.exists()) {
            let name = part.file_name().unwrap_or_default().to_string_lossy();
            let simple = name.replace("split_", "part-").replace("chunk_", "part-shared-");
            let renamed = files.add_hashed(&simple, without_names(&fs::read(part)?));
            loader = loader.replace(&format!("./{name}"), &format!("./{renamed}"));
        }
        Ok(loader)
    }
}

/// A module without its custom sections: names are for whoever reads a profile.
fn without_names(module: &[u8]) -> Vec<u8> {
    /// Magic number and version.
    const HEAD: usize = 8;
    let (head, mut rest) = module.split_at(HEAD.min(module.len()));
    let mut kept = head.to_vec();
    while let [id, sized @ ..] = rest {
        let (size, length) = leb128(sized);
        let end = (1 + length + size).min(rest.len());
        if *id != 0 {
            kept.extend(&rest[..end]);
        }
        rest = &rest[end..];
    }
    kept
}

/// The number at the beginning, seven bits a byte with the smallest first, and how many bytes it takes.
fn leb128(bytes: &[u8]) -> (usize, usize) {
    let length = bytes.iter().take_while(|&&byte| byte & 0x80 != 0).count() + 1;
    let number =
        bytes.iter().take(length).rev().fold(0, |number, &byte| number << 7 | usize::from(byte & 0x7f));
    (number, length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_one_byte_and_of_several() {
        assert_eq!(leb128(&[0x05, 0xff]), (5, 1));
        assert_eq!(leb128(&[0xe5, 0x8e, 0x26, 0x00]), (624_485, 3));
    }

    #[test]
    fn only_custom_sections_go() {
        let head = b"\0asm\x01\0\0\0";
        let module = [&head[..], &[0, 3, 1, b'n', 9], &[1, 1, 0], &[0, 1, 0], &[3, 2, 1, 0]].concat();
        assert_eq!(without_names(&module), [&head[..], &[1, 1, 0], &[3, 2, 1, 0]].concat());
    }
}
