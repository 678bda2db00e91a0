//! Arrays for Python: bytes that are written once, where they will be read.

use pyo3::prelude::*;
use pyo3::types::PyByteArray;

use crate::going::Going;

/// The bytes of an array.
pub(crate) type Bytes<'py> = PyResult<Bound<'py, PyByteArray>>;

/// The same few bytes for every game.
pub(crate) fn numbers<'py, const N: usize>(
    py: Python<'py>,
    games: &[Going],
    mut of: impl FnMut(&Going) -> [u8; N] + Send,
) -> Bytes<'py> {
    fill(py, games, N, |going, bytes| bytes.copy_from_slice(&of(going)))
}

/// So many bytes for every game, written over zeros while other threads of Python run.
pub(crate) fn fill<'py>(
    py: Python<'py>,
    games: &[Going],
    length: usize,
    mut write: impl FnMut(&Going, &mut [u8]) + Send,
) -> Bytes<'py> {
    PyByteArray::new_with(py, games.len() * length, |bytes| {
        py.detach(|| {
            for (going, part) in games.iter().zip(bytes.chunks_exact_mut(length)) {
                write(going, part);
            }
        });
        Ok(())
    })
}
