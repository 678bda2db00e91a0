//! Every download unpacked into an empty folder, started there, and a game played at it in a real browser.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{Download, Made, call, file_name};
use crate::browser;
use crate::program::{ask, empty_folder, only_in, target};

/// The browser test that plays a whole game.
const GAME: &str = "against_the_computer_by_mouse";

pub(super) fn all(downloads: &[Download]) -> Made<()> {
    let place = target().join("dist/try");
    for download in downloads {
        empty_folder(&place)?;
        println!("\ntrying {}", file_name(download.file()));
        let server = unpacked(download, &place)?;
        if !browser::play_at(server, GAME)? {
            return Err(format!("no game could be played with {}", file_name(download.file())).into());
        }
    }
    Ok(fs::remove_dir_all(&place)?)
}

/// Unpacks a download and says how its table is served.
fn unpacked(download: &Download, place: &Path) -> Made<Command> {
    let (file, to) = (download.file().to_string_lossy(), place.to_string_lossy());
    match download {
        Download::Debian(_) => {
            call("dpkg-deb", &["--extract", &file, &to])?;
            Ok(alone(&place.join("usr/bin/wagons"), place))
        }
        Download::Program(_) => {
            call("tar", &["-xzf", &file, "-C", &to])?;
            Ok(alone(&only_in(place)?.join("wagons"), place))
        }
        Download::Table(_) => {
            call("tar", &["-xzf", &file, "-C", &to])?;
            let table = only_in(place)?.join("table");
            // Any web host will do; this one knows nothing of the game.
            if ask("python3", &["--version"]).is_none() {
                return Err(
                    "the plain files are tried with Python's web server, and `python3` is not here".into()
                );
            }
            let mut server = Command::new("python3");
            server.args(["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory"]).arg(table);
            Ok(server)
        }
    }
}

/// The program with nothing of this machine's user around it.
fn alone(program: &Path, home: &Path) -> Command {
    let mut server = Command::new(program);
    server.args(["serve", "--addr", "127.0.0.1:0"]).env_clear().env("HOME", home).current_dir(home);
    server
}
