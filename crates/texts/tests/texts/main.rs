//! What holds for the words of all five languages.

mod catalogues;
mod glossary;
mod keys_in_code;
mod locales;
mod move_sentences;
mod people;
mod plurals;
mod score_sentences;
mod solo_sentences;
mod voice;
