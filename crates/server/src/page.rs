//! `GET apart`: how a page learns that games can be played apart here.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use wagons_wire::{Service, VERSION, oldest};

use crate::caller::Answer;
use crate::server::Shared;

pub(crate) async fn service(State(shared): State<Arc<Shared>>) -> Response {
    if shared.hub.is_none() {
        // Not an error: a browser would put one into its console at every visit.
        return StatusCode::NO_CONTENT.into_response();
    }
    let url = shared.options.public_url.clone().or_else(|| shared.house.clone());
    let strangers = shared.options.strangers;
    let push = shared.push.as_ref().map(|push| push.public());
    let service = Service { oldest: oldest(VERSION), newest: VERSION, url, strangers, push };
    Answer { told: service, cookie: None }.into_response()
}
