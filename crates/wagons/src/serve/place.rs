//! Where games apart are kept.

use std::path::PathBuf;

use wagons_server::Place;
use wagons_table::store;

use crate::error::CommandError;

/// The place somebody chose; else a folder of the user's.
pub(crate) fn place(database: Option<String>, data: Option<PathBuf>) -> Result<Place, CommandError> {
    if database.is_some() && !cfg!(feature = "public") {
        let reason =
            "this program was built for one server; build it with `--features public` for --database";
        return Err(CommandError::Usage(reason.to_owned()));
    }
    Ok(match (database, data) {
        (Some(url), _) => Place::Url(url),
        (None, Some(folder)) => Place::Folder(folder),
        (None, None) => Place::Folder(store::Files::of_the_user()?.folder().join("apart")),
    })
}
