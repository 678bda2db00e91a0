//! Lines of any length in bounded memory. Knows nothing of what they mean.

use std::io::{self, BufRead, BufReader, Read};
use std::{mem, str};

/// Why a line cannot be read as text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// The line goes on and on; it was passed over without being stored.
    #[error("the line is longer than {LONGEST} bytes")]
    TooLong,
    /// The line is not UTF-8.
    #[error("the line is not text: byte {0} is not UTF-8")]
    NotText(usize),
}

/// The longest line that is kept, in bytes. A complete game takes two hundred.
pub(crate) const LONGEST: usize = 64 * 1024;

/// The lines of a reader, one at a time, each overwriting the one before.
pub struct Lines<R> {
    reader: BufReader<R>,
    line: Vec<u8>,
    /// Whether nothing was read yet.
    at_start: bool,
}

/// The byte order mark that some editors put before the first line; it says nothing.
const MARK: &[u8] = "\u{feff}".as_bytes();

impl<R: Read> Lines<R> {
    /// The lines of this reader.
    pub fn new(reader: R) -> Self {
        Self { reader: BufReader::with_capacity(LONGEST, reader), line: Vec::new(), at_start: true }
    }

    /// The next line without its end, or nothing after the last.
    pub fn read(&mut self) -> io::Result<Option<Result<&str, LineError>>> {
        /// The longest line with everything that is not counted.
        const MOST: usize = MARK.len() + LONGEST + 1;
        self.line.clear();
        if self.reader.by_ref().take(MOST as u64).read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        if self.line.last() == Some(&b'\n') {
            self.line.pop();
        } else if self.line.len() == MOST {
            self.reader.skip_until(b'\n')?;
        }
        let marked = mem::take(&mut self.at_start) && self.line.starts_with(MARK);
        Ok(Some(text(&self.line[if marked { MARK.len() } else { 0 }..])))
    }

    /// Whether the next line is already here. If not, asking for it may mean waiting.
    pub fn is_next_here(&self) -> bool {
        self.reader.buffer().contains(&b'\n')
    }
}

/// A line as text; anything stored beyond the longest means that there was more.
fn text(line: &[u8]) -> Result<&str, LineError> {
    if line.len() > LONGEST {
        return Err(LineError::TooLong);
    }
    str::from_utf8(line).map_err(|error| LineError::NotText(error.valid_up_to() + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Vec<Result<String, LineError>> {
        let mut lines = Lines::new(bytes);
        let mut read = Vec::new();
        while let Some(line) = lines.read().expect("memory can be read") {
            read.push(line.map(str::to_owned));
        }
        read
    }

    #[test]
    fn lines_end_at_line_feeds_and_at_the_end() {
        assert_eq!(read(b""), []);
        assert_eq!(read(b"\n"), [Ok(String::new())]);
        assert_eq!(read(b"one\n\nthree"), [Ok("one".into()), Ok(String::new()), Ok("three".into())]);
    }

    #[test]
    fn a_long_line_costs_one_error_and_bounded_memory() {
        let fits = "x".repeat(LONGEST);
        let input = format!("{fits}\n{fits}x\n{}\nlast", "y".repeat(10_000_000));
        let mut lines = Lines::new(input.as_bytes());
        assert_eq!(lines.read().unwrap(), Some(Ok(fits.as_str())));
        assert_eq!(lines.read().unwrap(), Some(Err(LineError::TooLong)));
        assert_eq!(lines.read().unwrap(), Some(Err(LineError::TooLong)));
        assert_eq!(lines.read().unwrap(), Some(Ok("last")));
        assert!(lines.line.capacity() < 4 * LONGEST);
    }

    #[test]
    fn a_mark_before_the_first_line_says_nothing() {
        assert_eq!(read(b"\xef\xbb\xbfone\n\xef\xbb\xbftwo"), [Ok("one".into()), Ok("\u{feff}two".into())]);
        assert_eq!(read(b"\xef\xbb\xbf"), [Ok(String::new())]);
    }

    #[test]
    fn what_is_not_text_is_named_by_its_byte() {
        assert_eq!(read(b"ab\xff\nc"), [Err(LineError::NotText(3)), Ok("c".into())]);
    }
}
