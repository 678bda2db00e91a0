//! What holds for the words of all five languages.

#[path = "../../build/catalogue.rs"]
mod catalogue;
mod catalogues;
mod glossary;
mod locales;
mod people;
mod plurals;
mod refusals;
mod score_sentences;
mod solo_sentences;
mod spoken;
mod voice;
