//! Handing something to somebody else: a text through the system or the clipboard, a file through the browser.

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::app::House;

/// Hands a text to the system's own way of sharing, or to the clipboard, and says so.
pub(crate) fn text(house: House, text: String) {
    spawn_local(async move {
        if JsFuture::from(system(&text)).await.is_ok() {
            return;
        }
        let copied = JsFuture::from(clipboard(&text)).await.is_ok();
        let key = if copied { "home-copied" } else { "home-not-copied" };
        house.announcer.say(house.text_now(key));
        house.notice.set(Some(key));
    });
}

/// The system's sharing, where there is one, as on telephones.
fn system(text: &str) -> Promise {
    let data = Object::new();
    // An empty object takes everything.
    let _ = Reflect::set(&data, &"text".into(), &text.into());
    called(&window().navigator(), "share", &data)
}

/// The clipboard; a page that did not come over a safe connection has none.
fn clipboard(text: &str) -> Promise {
    match Reflect::get(&window().navigator(), &"clipboard".into()) {
        Ok(clipboard) if clipboard.is_object() => called(&clipboard, "writeText", &text.into()),
        _ => Promise::reject(&JsValue::NULL),
    }
}

fn called(object: &JsValue, method: &str, argument: &JsValue) -> Promise {
    let method =
        Reflect::get(object, &method.into()).ok().and_then(|method| method.dyn_into::<Function>().ok());
    let promise = method.and_then(|method| method.call1(object, argument).ok());
    promise.and_then(|promise| promise.dyn_into().ok()).unwrap_or_else(|| Promise::reject(&JsValue::NULL))
}

/// Saves a text as a file of that name.
pub(crate) fn save(name: &str, media: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(media);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}
