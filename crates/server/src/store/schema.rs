//! The schema and how it came to be: every change of it, in the order of their numbers.
//!
//! A change that was once published stays as it is; a database remembers which ones it has seen, with their checksums.
//! The list is written by hand, because `sqlx`'s macro for it compiles the whole of `sqlx` a second time.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{SqlSafeStr, SqlStr};

/// Number, name and text of each change, as in the folder `migrations`.
const CHANGES: [(i64, &str, &str); 6] = [
    (1, "games", include_str!("../../migrations/0001_games.sql")),
    (10, "nodes", include_str!("../../migrations/0010_nodes.sql")),
    (11, "open tables", include_str!("../../migrations/0011_open_tables.sql")),
    (12, "devices", include_str!("../../migrations/0012_devices.sql")),
    (13, "day results", include_str!("../../migrations/0013_day_results.sql")),
    (14, "push", include_str!("../../migrations/0014_push.sql")),
];

/// What brings a database up to date.
pub(super) fn migrator() -> Migrator {
    let change = |(number, name, text): (i64, &'static str, &'static str)| {
        let text: SqlStr = text.into_sql_str();
        Migration::new(number, Cow::Borrowed(name), MigrationType::Simple, text, false)
    };
    Migrator::with_migrations(CHANGES.map(change).to_vec())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_in_the_list() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut names: Vec<_> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        let listed = CHANGES.map(|(number, name, _)| format!("{number:04}_{}.sql", name.replace(' ', "_")));
        assert_eq!(names, listed);
    }
}
