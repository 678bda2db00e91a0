//! What holds for the words of all five languages.

mod catalogues;
mod glossary;
mod keys_in_code;
mod locales;
mod plurals;
