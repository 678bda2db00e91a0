//! Debian's packages, installed where that needs nobody's consent: as root, on a machine of one's own.

use std::fs;
use std::sync::{Mutex, PoisonError};

use crate::program::{ask, program, watch};

/// Whether packages can be installed here without asking anybody.
pub(crate) fn may_install() -> bool {
    let is_debian = fs::read_to_string("/etc/os-release")
        .is_ok_and(|about| about.lines().any(|line| line.trim() == "ID=debian"));
    is_debian && is_root()
}

/// Whether this user may do everything.
pub(crate) fn is_root() -> bool {
    ask("id", &["-u"]).is_some_and(|user| user.trim() == "0")
}

/// Held while something is installed: two steps may want to at the same time, and `apt-get update` waits for nobody.
static INSTALLING: Mutex<()> = Mutex::new(());

/// Installs what is missing of these packages. The error says what could not be done.
pub(crate) fn install(packages: &[&str]) -> Result<(), String> {
    let _alone = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    let states = ["--show", "--showformat=${db:Status-Status} "];
    let states = ask("dpkg-query", &[&states[..], packages].concat());
    if states.is_some_and(|states| states.split_whitespace().all(|state| state == "installed")) {
        return Ok(());
    }
    // Somebody else may be installing something; and nothing that is there may be removed, such as another Rust.
    let install =
        ["install", "--yes", "--no-remove", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300"];
    for arguments in [&["update"][..], &[&install[..], packages].concat()] {
        let mut command = program("apt-get", &[&["--quiet", "--quiet"], arguments].concat());
        command.env("DEBIAN_FRONTEND", "noninteractive");
        if !watch(command).is_ok_and(|finished| finished.ok) {
            return Err(format!("Debian's packages {} could not be installed", packages.join(", ")));
        }
    }
    Ok(())
}
