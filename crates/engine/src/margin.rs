//! A margin that is expected and not yet counted.

use std::fmt;

/// Points ahead, seen by the player to move, to one decimal.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Expected(pub f32);

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero turns the negative zero into the positive one.
        write!(f, "{:.1}", (self.0 * 10.0).round() / 10.0 + 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_decimal_is_enough_and_nothing_is_less_than_nothing() {
        let texts = [3.46, 3.0, -0.04, 0.0, -12.25].map(|margin| Expected(margin).to_string());
        assert_eq!(texts, ["3.5", "3.0", "0.0", "0.0", "-12.3"]);
    }
}
