//! The accessibility auditor, [axe](https://github.com/dequelabs/axe-core): a script that is fetched once with npm and
//! kept among the build output. It is never part of the repository or of the table.

use std::path::PathBuf;

use crate::debian;
use crate::program::{ask, program, target, watch};

/// Another version knows other rules: it is raised on purpose, never by the way.
const VERSION: &str = "4.14.0";

/// The script, fetched if it is not there yet. The error is what to do by hand.
pub(crate) fn find_or_fetch() -> Result<PathBuf, String> {
    let folder = target().join(format!("axe-{VERSION}"));
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if script.is_file() {
        return Ok(script);
    }
    npm_or_install()?;
    println!("fetching axe {VERSION}, the accessibility auditor, into {}", folder.display());
    let (package, folder) = (format!("axe-core@{VERSION}"), folder.to_string_lossy().into_owned());
    let arguments = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", &folder, &package];
    match watch(program("npm", &arguments)) {
        Ok(fetched) if fetched.ok && script.is_file() => Ok(script),
        _ => Err(format!(
            "axe {VERSION} could not be fetched: `npm install --prefix {folder} {package}` does it by hand"
        )),
    }
}

fn npm_or_install() -> Result<(), String> {
    let there = || ask("npm", &["--version"]).is_some();
    if !there() && debian::may_install() {
        println!("npm is missing; on Debian, as root: installing it with Node.js");
        debian::install(&["nodejs", "npm"])?;
    }
    let advice =
        "npm is missing, which fetches the accessibility auditor: install Node.js (https://nodejs.org)";
    if there() { Ok(()) } else { Err(advice.to_owned()) }
}
