//! What can be wrong, as Python's exceptions: each says what the library says.

use std::fmt::Display;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use wagons_rules::{MoveError, RecordError as NotARecord};

pyo3::create_exception!(
    wagons,
    WagonsError,
    PyValueError,
    "Something the rules or the notation do not know."
);
pyo3::create_exception!(
    wagons,
    RecordError,
    WagonsError,
    "A text that is no record. `token`, `place` (counted from 1), `column` (counted from 1) and `reason` say where and why."
);
pyo3::create_exception!(wagons, IllegalMoveError, WagonsError, "A move that cannot be made now, and why.");
pyo3::create_exception!(
    wagons,
    ScenarioError,
    WagonsError,
    "A text that is no scenario, with its line and the reason."
);

/// A word that names nothing, or a question that has no answer.
pub(crate) fn refused(reason: impl Display) -> PyErr {
    WagonsError::new_err(reason.to_string())
}

/// A move that cannot be made.
pub(crate) fn illegal(mv: impl Display, reason: MoveError) -> PyErr {
    IllegalMoveError::new_err(format!("{mv}: {reason}"))
}

/// A text that is no record, with its parts for programs.
pub(crate) fn no_record(py: Python<'_>, error: NotARecord) -> PyErr {
    let raised = RecordError::new_err(error.to_string());
    let NotARecord { token, place, column, kind, .. } = error;
    let value = raised.value(py);
    let told = value
        .setattr("token", token)
        .and_then(|()| value.setattr("place", place))
        .and_then(|()| value.setattr("column", column))
        .and_then(|()| value.setattr("reason", kind.to_string()));
    told.err().unwrap_or(raised)
}
