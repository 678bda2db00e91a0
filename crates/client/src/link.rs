//! A record in a link: in the part of an address behind the `#`, which never leaves the reader's browser.
//!
//! Programs that make links of what people write stop at spaces, quotation marks and asterisks; so these three are
//! written as other signs.

/// The sign of the notation and the sign in a link.
const SIGNS: [(char, char); 3] = [(' ', '_'), ('\'', '~'), ('*', '.')];

/// A record as a link can hold it.
///
/// ```
/// use wagons_client::link;
///
/// let record = "FKQ/RJAPODGLNMHBICE *B P P'0,0";
/// assert_eq!(link::write(record), "FKQ/RJAPODGLNMHBICE_.B_P_P~0,0");
/// assert_eq!(link::read(&link::write(record)), record);
/// ```
pub fn write(record: &str) -> String {
    record.chars().map(|sign| SIGNS.iter().find(|pair| pair.0 == sign).map_or(sign, |pair| pair.1)).collect()
}

/// The record of a link. What is not one is for the reader of the record to refuse.
pub fn read(link: &str) -> String {
    link.chars().map(|sign| SIGNS.iter().find(|pair| pair.1 == sign).map_or(sign, |pair| pair.0)).collect()
}
