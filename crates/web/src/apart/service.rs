//! Whether there is a server for games apart: asked beside the page, and answered by nobody where only files are served.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wagons_wire::{Service, VERSION};
use web_sys::RequestInit;

use crate::words;

/// Asks once what the server offers, if there is a server and it answers.
pub(super) async fn look() -> Option<Service> {
    let service: Service = serde_json::from_str(&words::fetched("apart").await.ok()?).ok()?;
    (service.oldest <= VERSION).then_some(service)
}

/// Asks the server something beside the page, and reads its answer; nothing if it gives none.
pub(crate) async fn post<T: DeserializeOwned>(address: &str, question: &impl Serialize) -> Option<T> {
    let init = RequestInit::new();
    init.set_method("POST");
    init.set_body(&serde_json::to_string(question).ok()?.into());
    let answer = words::answered(window().fetch_with_str_and_init(address, &init)).await.ok()?;
    serde_json::from_str(&answer).ok()
}
