//! A seat in Python is 0 or 1.

use pyo3::prelude::*;

use crate::error::refused;

/// A seat that was asked about.
#[derive(Clone, Copy)]
pub(crate) struct Seat(pub(crate) wagons_rules::Seat);

impl FromPyObject<'_, '_> for Seat {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let number: usize =
            object.extract().map_err(|_| refused("a seat is 0, the first, or 1, the second"))?;
        wagons_rules::Seat::try_index(number)
            .map(Self)
            .ok_or_else(|| refused(format!("there is no seat {number}: 0 is the first, 1 the second")))
    }
}
