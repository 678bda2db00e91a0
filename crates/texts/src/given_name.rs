//! Names the game gives to people it does not know: two words, put together as the language does.

use crate::{Texts, key, text};

impl Texts {
    /// The name made of two words by their places in the lists: how somebody is, and what. A place beyond the end begins
    /// again.
    ///
    /// ```
    /// use wagons_texts::{Language, Texts};
    ///
    /// assert_eq!(Texts::new(Language::En).given_name(0, 0), "Quiet Coyote");
    /// assert_eq!(Texts::new(Language::Fr).given_name(0, 0), "Coyote tranquille");
    /// ```
    pub fn given_name(&self, how: usize, what: usize) -> String {
        let word = |list: String, place: usize| {
            let words: Vec<_> = list.split(", ").collect();
            words[place % words.len()].to_owned()
        };
        let how = word(self.text(key::APART_NAME_HOW), how);
        text!(self, ApartName { how, what: word(self.text(key::APART_NAME_WHAT), what) })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Language;

    #[test]
    fn every_language_has_32_words_of_each_kind_and_no_two_names_are_the_same() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for list in [key::APART_NAME_HOW, key::APART_NAME_WHAT] {
                let words = texts.text(list);
                assert_eq!(words.split(", ").collect::<BTreeSet<_>>().len(), 32, "{}", language.tag());
            }
        }
    }
}
