//! Whether there is a server for games apart: asked beside the page, and answered by nobody where only files are served.

use leptos::prelude::*;
use wagons_wire::{Service, VERSION};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Asks once what the server offers, if there is a server and it answers.
pub(super) async fn look() -> Option<Service> {
    let answer: Response = JsFuture::from(window().fetch_with_str("apart")).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string().filter(|_| answer.ok())?;
    let service: Service = serde_json::from_str(&text).ok()?;
    (service.oldest <= VERSION).then_some(service)
}

/// The address of this page, without what stands behind the `#`.
pub(super) fn page() -> String {
    let here = window().location().href().unwrap_or_default();
    here.split(['#', '?']).next().unwrap_or_default().to_owned()
}
