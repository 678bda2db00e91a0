//! Lines of a stream, however long and whatever is in them.

use std::io::{self, BufRead, Read};

/// A line that is not text, or far too long.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NotText;

/// The next line, or nothing at the end. Of a line that is too long the rest is passed over.
pub(super) fn next(input: &mut impl BufRead) -> io::Result<Option<Result<String, NotText>>> {
    const LONGEST: u64 = 10_000;
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let is_whole = line.len() < LONGEST as usize || line.ends_with(b"\n");
    if !is_whole {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8(line).ok().filter(|_| is_whole).ok_or(NotText)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_lines_are_passed_over_one_by_one() {
        let long = "x".repeat(123_456);
        let text = [b"one\n\xff\n".as_slice(), long.as_bytes(), b"\ntwo"].concat();
        let mut input = text.as_slice();
        let mut lines = Vec::new();
        while let Some(line) = next(&mut input).expect("memory can be read") {
            lines.push(line);
        }
        assert_eq!(lines, [Ok("one\n".to_owned()), Err(NotText), Err(NotText), Ok("two".to_owned())]);
    }
}
