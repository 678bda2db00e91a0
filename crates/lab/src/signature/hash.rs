//! A hash of text that is the same everywhere.

use std::fmt;

/// The 64-bit hash of Fowler, Noll and Vo (FNV-1a) of everything written to it.
pub(crate) struct Fnv(pub(crate) u64);

impl Fnv {
    pub(crate) const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl fmt::Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write;

    #[test]
    fn the_hash_is_the_published_one() {
        let mut hash = Fnv::new();
        assert_eq!(hash.write_str("foobar"), Ok(()));
        assert_eq!(hash.0, 0x8594_4171_f739_67e8);
    }
}
