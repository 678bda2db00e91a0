//! What can still be read in a kept text that is damaged, whatever has become of the rest.
//!
//! A text is searched as it was written, without spaces. A byte that is another than it was costs no more than the
//! entry it stands in.

use std::str::FromStr;

use serde::de::DeserializeOwned;

/// Every entry `"key":value` that is whole, at any depth.
pub(crate) fn entries<K: FromStr, V: DeserializeOwned>(text: &str) -> impl Iterator<Item = (K, V)> {
    quotes(text).filter_map(|from| {
        let (key, rest) = from[1..].split_once('"')?;
        Some((key.parse().ok()?, value(rest.strip_prefix(':')?)?))
    })
}

/// The value of the first whole entry with this key.
pub(crate) fn entry<V: DeserializeOwned>(text: &str, wanted: &str) -> Option<V> {
    entries(text).find_map(|(key, value): (String, V)| (key == wanted).then_some(value))
}

/// Everything between two quotes that can be read, be it a text that was kept or what stands between two of them.
pub(crate) fn strings(text: &str) -> impl Iterator<Item = String> {
    quotes(text).filter_map(value)
}

/// The text from each quote on that does not belong to a text itself.
fn quotes(text: &str) -> impl Iterator<Item = &str> {
    let quotes = text.match_indices('"').filter(|&(at, _)| !text[..at].ends_with('\\'));
    quotes.map(|(at, _)| &text[at..])
}

/// The value at the beginning of a text.
fn value<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::Deserializer::from_str(text).into_iter().next()?.ok()
}

/// What is made out of a value's kept text when one bit of it is another, for every bit.
#[cfg(test)]
pub(crate) fn with_every_flaw<T: crate::Kept>(kept: &T) -> impl Iterator<Item = T> {
    let text = kept.keep().into_bytes();
    (0..8 * text.len()).map(move |bit| {
        let mut damaged = text.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        let lossy = String::from_utf8_lossy(&damaged);
        let whole = std::str::from_utf8(&damaged).ok().and_then(|text| T::recall(text).ok());
        whole.or_else(|| T::salvage(&lossy)).unwrap_or_else(|| panic!("nothing is left of {lossy}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_whatever_surrounds_them() {
        let found = |text| entries(text).collect::<Vec<(u8, i32)>>();
        assert_eq!(found(r#"{"a":{"1":10,"2":20,"3":-30}}"#), [(1, 10), (2, 20), (3, -30)]);
        assert_eq!(found(r#"?{"1":10,"2:20,"3":30;"4":4"#), [(1, 10), (4, 4)]);
        assert_eq!(found(r#""1"#), []);
        assert_eq!(found("\"1\":1\u{fffd}0,\"2\":2"), [(2, 2)], "half a number is none");
    }

    #[test]
    fn a_quote_in_a_text_begins_no_other() {
        assert_eq!(strings(r#"["a \"b\" c", "d"]"#).collect::<Vec<_>>(), ["a \"b\" c", ", ", "d"]);
    }
}
