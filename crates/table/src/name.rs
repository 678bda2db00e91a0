//! What people may call themselves: short, and nothing that changes how the text around it is read.

use wagons_rules::steers_text;

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
    name.chars().count() <= LONGEST_NAME && !name.chars().any(steers_text)
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
    typed.chars().filter(|&letter| !steers_text(letter)).take(LONGEST_NAME).collect()
}
