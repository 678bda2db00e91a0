//! A server that was built without calls to push services.

use std::convert::Infallible;
use std::sync::Arc;

use axum::http::StatusCode;

use crate::hub::Hub;
use crate::policy::PushPolicy;
use crate::store::Store;

/// There is none.
#[derive(Debug)]
pub(crate) struct Push(Infallible);

impl Push {
    #[expect(clippy::unused_async, reason = "the one that reads a key has to wait")]
    pub(crate) async fn open(_: &PushPolicy, _: &Store, _: &str) -> Result<Self, String> {
        Err("this program was built without `--features public`".to_owned())
    }

    pub(crate) fn public(&self) -> String {
        match self.0 {}
    }

    #[expect(clippy::unused_async, reason = "the one that calls has to wait")]
    pub(crate) async fn run(self: Arc<Self>, _: Arc<Hub>) {
        match self.0 {}
    }
}

pub(crate) async fn about() -> StatusCode {
    StatusCode::NOT_FOUND
}
