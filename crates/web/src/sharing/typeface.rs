//! A picture that is made points knows nothing of the page's typeface, so it brings its own: the file, written into it.

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, FileReader, Response};

use crate::words;

/// The SVG document with the typeface of titles in it; without, if the file cannot be had.
pub(super) async fn within(svg: String) -> String {
    let Ok(file) = as_address().await else { return svg };
    let face =
        format!("<style>@font-face{{font-family:'Zilla Slab';font-weight:700;src:url({file})}}</style>");
    with_style(&svg, &face)
}

/// The document with a style sheet as its first element.
fn with_style(svg: &str, style: &str) -> String {
    svg.split_once('>').map_or_else(|| svg.to_owned(), |(opening, rest)| format!("{opening}>{style}{rest}"))
}

/// The file as an address that holds all of it.
async fn as_address() -> Result<String, JsValue> {
    let file = words::address_of("typeface")?;
    let response: Response = JsFuture::from(window().fetch_with_str(&file)).await?.dyn_into()?;
    let blob: Blob = JsFuture::from(response.blob()?).await?.dyn_into()?;
    let reader = FileReader::new()?;
    reader.read_as_data_url(&blob)?;
    // It tells of the end later, when this function waits.
    JsFuture::from(Promise::new(&mut |resolve, reject| {
        reader.set_onload(Some(&resolve));
        reader.set_onerror(Some(&reject));
    }))
    .await?;
    reader.result()?.as_string().filter(|_| response.ok()).ok_or(JsValue::UNDEFINED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_typeface_comes_first_in_the_document() {
        assert_eq!(with_style("<svg wide='3'><g/></svg>", "<style/>"), "<svg wide='3'><style/><g/></svg>");
    }
}
