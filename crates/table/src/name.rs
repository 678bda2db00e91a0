//! What people may call themselves: short, and nothing that changes how the text around it is read.

/// The most characters a name has.
pub const LONGEST_NAME: usize = 24;

/// Whether a name may be shown as it is. A name that came with a link or a file may be anything.
///
/// ```
/// use wagons_table::name::is_proper_name;
///
/// assert!(is_proper_name("Grün & Söhne"));
/// assert!(!is_proper_name("Ada\u{202e}nib"), "it would turn the rest of the line around");
/// assert!(!is_proper_name(&"A".repeat(25)));
/// ```
pub fn is_proper_name(name: &str) -> bool {
    name.chars().count() <= LONGEST_NAME && !name.chars().any(is_unfit)
}

/// What somebody types, as far as it is a name.
///
/// ```
/// use wagons_table::name::cleaned_name;
///
/// assert_eq!(cleaned_name("Ada\n\u{2067}Lovelace"), "AdaLovelace");
/// assert_eq!(cleaned_name(&"A".repeat(30)), "A".repeat(24));
/// ```
pub fn cleaned_name(typed: &str) -> String {
    typed.chars().filter(|&letter| !is_unfit(letter)).take(LONGEST_NAME).collect()
}

/// Control characters, and the invisible ones that turn a line around, break it or hide in it.
fn is_unfit(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        )
}
