//! What stands in `deploy/` is what the programs understand for which it is meant, where they are installed.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn deploy(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A changed copy, for a program that looks at the files it names.
fn copy(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("deploy");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(name), text).expect("a copy");
    folder.join(name)
}

/// Has a program check something; without the program there is nothing to be seen.
fn check(command: &mut Command) {
    match command.output() {
        Ok(output) => {
            let said = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
            assert!(output.status.success(), "{}", said.concat());
        }
        Err(error) => println!("{} was not asked: {error}", command.get_program().display()),
    }
}

#[test]
fn systemd_understands_its_units() {
    let here = env!("CARGO_BIN_EXE_wagons");
    for (name, instance) in [("wagons.service", "wagons.service"), ("wagons@.service", "wagons@7320.service")]
    {
        let unit = deploy(name).replace("/usr/local/bin/wagons", here);
        assert!(unit.contains(&format!("ExecStart={here} serve ")));
        check(Command::new("systemd-analyze").arg("verify").arg(copy(instance, &unit)));
    }
}

#[test]
fn what_the_units_start_is_understood() {
    for name in ["wagons.service", "wagons@.service"] {
        let unit = deploy(name).replace("%i", "7320");
        let line = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("a command");
        // What cannot be served is refused after the command line was understood.
        let words = line.split(' ').skip(1).chain(["--files", "/nowhere"]);
        let output = Command::new(env!("CARGO_BIN_EXE_wagons")).args(words).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr);
        let is_lean = said.contains("--features public");
        assert!(said.contains("/nowhere cannot be read") || is_lean && name.contains('@'), "{said}");
    }
}

#[test]
fn the_proxies_understand_their_configurations() {
    // Without the certificates, which are somebody else's.
    let lines = deploy("nginx.conf").replace("listen 443 ssl", "listen 8443");
    let lines: Vec<_> = lines.lines().filter(|line| !line.trim_start().starts_with("ssl_")).collect();
    let whole = format!("events {{}}\nhttp {{\n{}\n}}\n", lines.join("\n"));
    check(Command::new("nginx").args(["-t", "-q", "-c"]).arg(copy("nginx.conf", &whole)));
    let caddy = copy("Caddyfile", &deploy("Caddyfile"));
    check(Command::new("caddy").args(["validate", "--adapter", "caddyfile", "--config"]).arg(caddy));
}
