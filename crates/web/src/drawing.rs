//! Drawings on the page. All of them take their colours from the page's theme.

use leptos::prelude::*;
use wagons_art::{Drawing, Frame, Palette, Symbols};

/// The symbols every drawing refers to, once for the whole page.
pub(crate) fn symbols() -> impl IntoView {
    view! { <svg class="symbols" aria-hidden="true" inner_html=Symbols::all(&Palette::LIVE).to_string()></svg> }
}

/// A drawing with a name for those who do not see it.
pub(crate) fn named(drawing: &dyn Drawing, name: String) -> impl IntoView + use<> {
    let (frame, inside) = parts(drawing);
    view! { <svg viewBox=frame role="img" aria-label=name inner_html=inside></svg> }
}

/// A drawing beside words that say the same.
pub(crate) fn decoration(drawing: &dyn Drawing) -> impl IntoView + use<> {
    let (frame, inside) = parts(drawing);
    view! { <svg viewBox=frame aria-hidden="true" inner_html=inside></svg> }
}

/// A drawing that fills its place whatever the proportions; what lies at the bottom stays in sight.
pub(crate) fn filling(drawing: &dyn Drawing) -> impl IntoView + use<> {
    let (frame, inside) = parts(drawing);
    view! { <svg viewBox=frame preserveAspectRatio="xMidYMax slice" aria-hidden="true" inner_html=inside></svg> }
}

/// The elements of a drawing, for an SVG element that holds other things too.
pub(crate) fn elements(drawing: &dyn Drawing) -> String {
    let mut text = String::new();
    drawing.draw(&mut text, &Palette::LIVE).expect("a text takes everything");
    text
}

fn parts(drawing: &dyn Drawing) -> (String, String) {
    let frame: Frame = drawing.frame();
    (frame.to_string(), elements(drawing))
}
