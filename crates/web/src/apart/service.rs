//! Whether there is a server for games apart: asked beside the page, and answered by nobody where only files are served.

use leptos::prelude::*;
use wagons_wire::{Service, VERSION};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// What was found out.
pub(super) enum Found {
    /// There is one. This is what links to its games begin with.
    There(String),
    /// There is none.
    Absent,
    /// Nobody answers at present.
    Away,
}

/// Asks once.
pub(super) async fn look() -> Found {
    let Ok(answer) = JsFuture::from(window().fetch_with_str("apart")).await else { return Found::Away };
    let Ok(answer) = answer.dyn_into::<Response>() else { return Found::Away };
    match (answer.ok(), answer.status()) {
        (true, _) => match read(&answer).await {
            Some(service) if service.oldest <= VERSION => Found::There(service.url.unwrap_or_else(page)),
            _ => Found::Absent,
        },
        // A proxy that cannot reach the server.
        (false, 500..) => Found::Away,
        _ => Found::Absent,
    }
}

async fn read(answer: &Response) -> Option<Service> {
    let text: JsValue = JsFuture::from(answer.text().ok()?).await.ok()?;
    serde_json::from_str(&text.as_string()?).ok()
}

/// The address of this page, without what stands behind the `#`.
pub(super) fn page() -> String {
    let here = window().location().href().unwrap_or_default();
    here.split(['#', '?']).next().unwrap_or_default().to_owned()
}
