//! Sharing: a text through the system or the clipboard, a file through the browser.

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_texts::key;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlTextAreaElement, Url};

use crate::app::AppContext;

/// Hands a text to the system's own way of sharing, or to the clipboard, and says so.
pub(crate) fn text(app: AppContext, text: String) {
    spawn_local(async move {
        if system(&text).await.is_ok() {
            return;
        }
        let key = if copy(&text).await { key::HOME_COPIED } else { key::HOME_NOT_COPIED };
        app.announcer.say(app.text_now(key));
        app.notice.set(Some(key));
    });
}

/// Whether the system has a way of sharing of its own.
pub(crate) fn can_send() -> bool {
    Reflect::get(&window().navigator(), &"share".into()).is_ok_and(|share| share.is_function())
}

/// Hands a text to the system's own way of sharing. That the player cancels it there is no error.
pub(crate) fn send(text: String) {
    spawn_local(async move {
        let _ = system(&text).await;
    });
}

/// Copies a text; whether the browser let it be copied.
pub(crate) async fn copy(text: &str) -> bool {
    clipboard(text).await.is_ok() || copied_the_old_way(text).is_ok_and(|copied| copied)
}

/// Copies a text by way of a field, as browsers did before there was a clipboard to write to.
fn copied_the_old_way(text: &str) -> Result<bool, JsValue> {
    let field: HtmlTextAreaElement = document().create_element("textarea")?.unchecked_into();
    field.set_value(text);
    // In an open dialog nothing outside of it can be selected.
    let place = document().query_selector("dialog[open]")?.or_else(|| document().body().map(Into::into));
    let place = place.ok_or(JsValue::NULL)?;
    place.append_child(&field)?;
    field.select();
    let copy: Function = Reflect::get(&document(), &"execCommand".into())?.dyn_into()?;
    let copied = copy.call1(&document(), &"copy".into());
    field.remove();
    Ok(copied?.is_truthy())
}

/// The system's sharing, where there is one, as on telephones.
async fn system(text: &str) -> Result<JsValue, JsValue> {
    let data = Object::new();
    Reflect::set(&data, &"text".into(), &text.into())?;
    called(&window().navigator(), "share", &data).await
}

/// The clipboard; a page that did not come over a safe connection has none.
async fn clipboard(text: &str) -> Result<JsValue, JsValue> {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into())?;
    called(&clipboard, "writeText", &text.into()).await
}

/// Calls a method that not every browser has, and waits for what it promises.
async fn called(object: &JsValue, method: &str, argument: &JsValue) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    JsFuture::from(method.call1(object, argument)?.dyn_into::<Promise>()?).await
}

/// The file that was chosen in a field, which can be chosen again afterwards.
pub(crate) fn chosen_file(event: &web_sys::Event) -> Option<impl Future<Output = Option<String>> + use<>> {
    let input: web_sys::HtmlInputElement = event_target(event);
    let file = input.files()?.get(0)?;
    input.set_value("");
    Some(async move { JsFuture::from(file.text()).await.ok()?.as_string() })
}

/// Saves a text as a file of that name.
pub(crate) fn save(name: &str, media: &str, text: &str) -> Result<(), JsValue> {
    save_blob(name, &blob(media, text)?)
}

/// A text of some media type, as the browser hands files around.
pub(crate) fn blob(media: &str, text: &str) -> Result<Blob, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(media);
    Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)
}

/// Saves a file under that name.
pub(crate) fn save_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}
