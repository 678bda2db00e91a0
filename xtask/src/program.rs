//! Other programs: calling them in this repository, showing what they print and remembering it.
//!
//! Knows nothing of steps or tests; what the output means is for the caller to say.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::progress::{self, Bar};

/// What a program left behind.
#[derive(Debug)]
pub(crate) struct Finished {
    /// It ended with exit status 0.
    pub(crate) ok: bool,
    /// Everything it printed, both streams in the order of printing, as far as it was wanted.
    pub(crate) output: String,
}

/// The top of the repository: every program is called there, whatever the directory of the caller.
pub(crate) fn root() -> &'static Path {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest)
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from))
}

/// A program with its arguments, to be called at the top of the repository.
pub(crate) fn program(name: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root()).stdin(Stdio::null());
    command
}

/// Cargo, the same one that runs this.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    cargo_of(&env::var("CARGO").unwrap_or_else(|_| "cargo".into()), arguments)
}

/// Cargo, the one named.
pub(crate) fn cargo_of(name: &str, arguments: &[&str]) -> Command {
    let mut command = program(name, arguments);
    // What the cargo that runs this says of this package is not for the next one: `ring` is compiled anew whenever it
    // changes, and all that needs it.
    let ours = |key: &str| key.starts_with("CARGO_PKG_") || key.starts_with("CARGO_MANIFEST_");
    for (key, _) in env::vars().filter(|(key, _)| ours(key)) {
        command.env_remove(key);
    }
    // Cargo sees a pipe, not the terminal behind it.
    if progress::is_watched() {
        if env::var_os("NO_COLOR").is_none() {
            command.env("CARGO_TERM_COLOR", "always");
        }
        command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "80");
    }
    command
}

/// Announces a program, runs it to its end, and passes its output on while it runs.
pub(crate) fn watch(command: Command) -> io::Result<Finished> {
    watch_for(command, &Bar::new(), |_| true)
}

/// The same with a bar of its own, for a program that says more than anybody wants to know: only the lines wanted are
/// passed on.
pub(crate) fn watch_for(
    mut command: Command,
    bar: &Bar,
    wanted: impl Fn(&str) -> bool,
) -> io::Result<Finished> {
    progress::line(&format!("$ {}", spoken(&command)));
    let (reader, writer) = io::pipe()?;
    let mut child = command.stdout(writer.try_clone()?).stderr(writer).spawn()?;
    // The command still holds the writing ends; the reader would wait for them for ever.
    drop(command);

    let mut output = String::new();
    let mut reader = BufReader::new(reader);
    while let Some(line) = next_line(&mut reader, bar)? {
        if wanted(&line) {
            progress::line(&line);
            output.extend([line.as_str(), "\n"]);
        }
    }
    Ok(Finished { ok: child.wait()?.success(), output })
}

/// The next line of a program's output. Whatever it overwrites with a carriage return is how far it is.
fn next_line(reader: &mut impl BufRead, bar: &Bar) -> io::Result<Option<String>> {
    let (mut line, mut has_ended) = (Vec::new(), false);
    for byte in reader.bytes() {
        match byte? {
            b'\n' => {
                has_ended = true;
                break;
            }
            b'\r' if bar.read(&String::from_utf8_lossy(&line)) => line.clear(),
            b'\r' => {}
            byte => line.push(byte),
        }
    }
    let text = String::from_utf8_lossy(&line);
    // A line that cargo writes over its bar begins by clearing it.
    Ok((has_ended || !line.is_empty()).then(|| text.trim_start_matches("\u{1b}[K").to_owned()))
}

/// What a program prints when asked quietly, or nothing if it is missing or says no.
pub(crate) fn ask(name: &str, arguments: &[&str]) -> Option<String> {
    let answer = program(name, arguments).output().ok()?;
    answer.status.success().then(|| String::from_utf8_lossy(&answer.stdout).into_owned())
}

/// What `rustc -vV` says under a name, for instance `host`.
pub(crate) fn said_under<'a>(name: &str, about: &'a str) -> Option<&'a str> {
    about.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// The program of this name, as the PATH leads to it.
pub(crate) fn in_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Makes a folder that is empty, whatever was in it.
pub(crate) fn empty_folder(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => fs::create_dir_all(folder),
    }
}

/// The one thing in a folder.
pub(crate) fn only_in(folder: &Path) -> io::Result<PathBuf> {
    let first = fs::read_dir(folder)?.next();
    Ok(first.ok_or_else(|| io::Error::other(format!("{} is empty", folder.display())))??.path())
}

/// Whether `cargo NAME` can be called.
pub(crate) fn has_cargo(name: &str) -> bool {
    cargo(&[name, "--version"]).output().is_ok_and(|answer| answer.status.success())
}

/// The command as one would type it.
fn spoken(command: &Command) -> String {
    let settings = command.get_envs().filter_map(|(key, value)| Some((key.to_str()?, value?.to_str()?)));
    let mut words: Vec<String> = settings
        .filter(|(key, _)| !key.starts_with("CARGO_TERM_"))
        .map(|(key, value)| format!("{key}={}", quoted(value)))
        .collect();
    let name = Path::new(command.get_program());
    let name = name.strip_prefix(root()).unwrap_or_else(|_| match name.file_name() {
        Some(file) => Path::new(file),
        None => name,
    });
    words.push(name.display().to_string());
    words.extend(command.get_args().map(|argument| quoted(&argument.to_string_lossy())));
    words.join(" ")
}

fn quoted(word: &str) -> String {
    if word.contains(' ') { format!("'{word}'") } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_streams_are_remembered_in_order_with_the_verdict() {
        let done = watch(program("sh", &["-c", "echo one; echo two >&2; echo three; exit 3"])).unwrap();
        assert_eq!(done.output, "one\ntwo\nthree\n");
        assert!(!done.ok);
    }

    #[test]
    fn unwanted_lines_are_dropped() {
        let done =
            watch_for(program("sh", &["-c", "echo news; echo noise"]), &Bar::new(), |line| line != "noise")
                .unwrap();
        assert_eq!(done.output, "news\n");
        assert!(done.ok);
    }

    #[test]
    fn a_missing_program_has_no_answer() {
        assert_eq!(ask("no-such-program", &[]), None);
        assert_eq!(ask("false", &[]), None);
        assert_eq!(ask("echo", &["hello"]).as_deref(), Some("hello\n"));
    }

    #[test]
    fn a_command_is_spoken_as_it_would_be_typed() {
        let mut command = program("/usr/bin/cargo", &["doc", "a b"]);
        command.env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(spoken(&command), "RUSTDOCFLAGS='-D warnings' cargo doc 'a b'");
    }

    #[test]
    fn rustc_names_the_host() {
        let about = "rustc 1.95.0\nhost: x86_64-unknown-linux-gnu\nrelease: 1.95.0";
        assert_eq!(said_under("host", about), Some("x86_64-unknown-linux-gnu"));
        assert_eq!(said_under("host", "rustc 1.95.0"), None);
    }
}
