//! A picture of lines made a picture of points: the browser draws it.

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

use crate::share;

/// The PNG of an SVG document that says how large it is.
pub(super) async fn of(svg: &str) -> Result<Blob, JsValue> {
    let address = Url::create_object_url_with_blob(&share::blob("image/svg+xml", svg)?)?;
    let drawn = drawn(&address).await;
    Url::revoke_object_url(&address)?;
    let canvas = drawn?;
    let blob = Promise::new(&mut |resolve, reject| {
        if canvas.to_blob(&resolve).is_err() {
            // The promise tells of it.
            let _ = reject.call0(&JsValue::NULL);
        }
    });
    JsFuture::from(blob).await?.dyn_into()
}

async fn drawn(address: &str) -> Result<HtmlCanvasElement, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(image.natural_width());
    canvas.set_height(image.natural_height());
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into::<CanvasRenderingContext2d>()?;
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    Ok(canvas)
}
