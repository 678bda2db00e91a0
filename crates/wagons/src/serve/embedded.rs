//! The table that was built into this program.

/// A file of the table.
pub(super) struct Embedded {
    /// The path a browser asks for, without the first `/`.
    pub(super) path: &'static str,
    /// What it holds.
    pub(super) plain: &'static [u8],
    /// The same in brotli, if it was packed.
    pub(super) brotli: Option<&'static [u8]>,
}

/// Every file of the table; nothing when the program was built without it. The build script writes the value.
pub(super) const TABLE: Option<&[Embedded]> = include!(concat!(env!("OUT_DIR"), "/table.rs"));
