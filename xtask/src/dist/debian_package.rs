//! A package for Debian and what comes of it: the program, its manual and its completions where they belong.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Made, PAPERS, call};
use crate::program::{ask, root};

/// Makes the package; nothing where its tool is missing.
pub(super) fn make(folder: &Path, program: &Path, version: &str) -> Made<Option<PathBuf>> {
    let Some(architecture) = ask("dpkg", &["--print-architecture"]) else { return Ok(None) };
    if ask("dpkg-deb", &["--version"]).is_none() {
        return Ok(None);
    }
    let (tree, architecture) = (folder.join("debian"), architecture.trim());
    let put = |path: &str, content: &[u8]| {
        let file = tree.join(path);
        file.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(file, content))
    };
    put("usr/share/man/man1/wagons.1", &said_by(program, &["man"])?)?;
    for (shell, place) in [
        ("bash", "usr/share/bash-completion/completions/wagons"),
        ("fish", "usr/share/fish/vendor_completions.d/wagons.fish"),
        ("zsh", "usr/share/zsh/vendor-completions/_wagons"),
    ] {
        put(place, &said_by(program, &["completions", shell])?)?;
    }
    put("DEBIAN/control", control(version, architecture).as_bytes())?;
    put("usr/share/doc/wagons/copyright", fs::read(root().join("LICENSE-MIT"))?.as_slice())?;
    for paper in PAPERS {
        fs::copy(root().join(paper), tree.join("usr/share/doc/wagons").join(paper))?;
    }
    fs::create_dir_all(tree.join("usr/bin"))?;
    fs::copy(program, tree.join("usr/bin/wagons"))?;

    let file = folder.join(format!("wagons_{version}_{architecture}.deb"));
    // Whoever builds it is not the owner of what is installed.
    call("dpkg-deb", &["--build", "--root-owner-group", &tree.to_string_lossy(), &file.to_string_lossy()])?;
    fs::remove_dir_all(&tree)?;
    Ok(Some(file))
}

/// What the program itself prints, its manual for instance.
fn said_by(program: &Path, arguments: &[&str]) -> Made<Vec<u8>> {
    let said = Command::new(program).args(arguments).output()?;
    if said.status.success() {
        Ok(said.stdout)
    } else {
        Err(format!("`wagons {}` failed", arguments.join(" ")).into())
    }
}

fn control(version: &str, architecture: &str) -> String {
    format!(
        "Package: wagons\n\
         Version: {version}\n\
         Architecture: {architecture}\n\
         Maintainer: The makers of wagons <makers@circle-the-wagons.example>\n\
         Section: games\n\
         Priority: optional\n\
         Depends: libc6 (>= {libc}), libgcc-s1\n\
         Description: Circle the Wagons, a card game for one or two\n \
         The whole game in one program: in the terminal, and as a table for the browser that it serves itself;\n \
         with a computer to play against, analyse and learn from.\n",
        libc = libc_version().unwrap_or_else(|| "2.34".to_owned()),
    )
}

/// The C library it was linked with, which is the oldest one it is known to run with.
fn libc_version() -> Option<String> {
    let about = ask("ldd", &["--version"])?;
    Some(about.lines().next()?.split_whitespace().last()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_is_one_paragraph_with_indented_lines() {
        let control = control("1.2.3", "amd64");
        let after: Vec<_> =
            control.lines().skip_while(|line| !line.starts_with("Description:")).skip(1).collect();
        assert_eq!(after.len(), 2);
        assert!(after.iter().all(|line| line.starts_with(' ') && !line.starts_with("  ")), "{control}");
        assert!(control.contains("\nVersion: 1.2.3\n"));
    }
}
