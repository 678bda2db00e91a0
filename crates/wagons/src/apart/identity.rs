//! Who somebody is at the other end: a secret of one's own for every invitation, kept so that the seat is found again.

use std::fs;
use std::io::{self, ErrorKind, Write};

use wagons_table::store::Files;
use wagons_wire::{Invitation, Secret};

use crate::error::CommandError;

/// Random bits from the system.
pub(crate) fn random() -> u128 {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("a system without random numbers cannot keep a secret");
    u128::from_ne_bytes(bytes)
}

/// The secret with which somebody sits at an invitation's table. Whoever comes back finds the one they came with.
pub(crate) fn token_for(invitation: &Invitation) -> Result<Secret, CommandError> {
    let Some(secret) = invitation.secret else { return Ok(Secret(random())) };
    let folder = Files::of_the_user()?.folder().join("joined");
    let path = folder.join(format!("{}-{secret}", invitation.game));
    let unwritable = |source| CommandError::File { path: path.clone(), source };
    fs::create_dir_all(&folder).map_err(unwritable)?;
    let token = Secret(random());
    match private_file(&path) {
        Ok(mut file) => {
            file.write_all(token.to_string().as_bytes())
                .and_then(|()| file.sync_all())
                .map_err(unwritable)?;
            Ok(token)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let kept = fs::read_to_string(&path).map_err(unwritable)?;
            kept.parse().map_err(|error| unwritable(io::Error::new(ErrorKind::InvalidData, error)))
        }
        Err(error) => Err(unwritable(error)),
    }
}

/// A new file that nobody else on this machine can read.
fn private_file(path: &std::path::Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
