//! Whether there is a server for games apart: asked beside the page, and answered by nobody where only files are served.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wagons_wire::{Service, VERSION};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

/// Asks once what the server offers, if there is a server and it answers.
pub(super) async fn look() -> Option<Service> {
    let answer: Response = JsFuture::from(window().fetch_with_str("apart")).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string().filter(|_| answer.ok())?;
    let service: Service = serde_json::from_str(&text).ok()?;
    (service.oldest <= VERSION).then_some(service)
}

/// Asks the server something beside the page, and reads its answer; nothing if it gives none.
pub(crate) async fn post<T: DeserializeOwned>(address: &str, question: &impl Serialize) -> Option<T> {
    let init = RequestInit::new();
    init.set_method("POST");
    init.set_body(&serde_json::to_string(question).ok()?.into());
    let answer = JsFuture::from(window().fetch_with_str_and_init(address, &init)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string().filter(|_| answer.ok())?;
    serde_json::from_str(&text).ok()
}

/// The address of this page, without what stands behind the `#`.
pub(super) fn page() -> String {
    let here = window().location().href().unwrap_or_default();
    here.split(['#', '?']).next().unwrap_or_default().to_owned()
}
