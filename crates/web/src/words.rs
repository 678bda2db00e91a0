//! The words of a language, loaded when it is spoken: a page needs one of five.

use js_sys::Promise;
use leptos::prelude::*;
use wagons_texts::{Language, Texts, key};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Loads the words of a language.
pub(crate) async fn load(language: Language) -> Option<Texts> {
    let source = file_named(&format!("words-{}", language.tag())).await.ok()?;
    Texts::read(language, [source.as_str()]).ok()
}

/// Shows that the words cannot be loaded: the page has a sentence for that in every language.
pub(crate) fn tell_trouble(language: Language) {
    if let Ok(Some(trouble)) = document().query_selector(&format!(".trouble[lang={}]", language.tag())) {
        // The attribute is there, or it is gone already.
        let _ = trouble.remove_attribute("hidden");
    }
}

/// Lets the page outside the table speak a language too: what it is, how it describes itself, and what is installed.
pub(crate) fn tell_page(texts: &Texts) {
    let tag = texts.language().tag();
    mark(":root", "lang", tag);
    mark("meta[name=description]", "content", &texts.text(key::PAGE_DESCRIPTION));
    mark("link[rel=manifest]", "href", &format!("manifest-{tag}.webmanifest"));
}

/// Sets an attribute of an element of the page.
pub(crate) fn mark(selector: &str, name: &str, value: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        // The names are good ones.
        let _ = element.set_attribute(name, value);
    }
}

/// The text of a file that the page names.
pub(crate) async fn file_named(name: &str) -> Result<String, JsValue> {
    fetched(&address_of(name)?).await
}

/// The address of a file. The page names it, because it changes with the file's content.
pub(crate) fn address_of(name: &str) -> Result<String, JsValue> {
    let meta = document().query_selector(&format!("meta[name={name}]"))?;
    meta.and_then(|meta| meta.get_attribute("content")).ok_or(JsValue::UNDEFINED)
}

/// The text at an address.
pub(crate) async fn fetched(address: &str) -> Result<String, JsValue> {
    answered(window().fetch_with_str(address)).await
}

/// The text that answers a request, unless it was refused.
pub(crate) async fn answered(request: Promise) -> Result<String, JsValue> {
    let response: Response = JsFuture::from(request).await?.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().filter(|_| response.ok()).ok_or(JsValue::UNDEFINED)
}
