//! A text as a QR code, for a telephone that looks at this screen.

use std::fmt::Write;

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// How wide the quiet margin of a code is, in its squares.
const MARGIN: i32 = 4;

/// The code of a text, with a name for those who do not see it; nothing if the text is too long for one.
pub(super) fn qr_code(text: &str, name: String) -> Option<impl IntoView + use<>> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * MARGIN;
    Some(view! {
        <svg class="qr" viewBox=format!("0 0 {side} {side}") role="img" aria-label=name shape-rendering="crispEdges">
            <path class="light" d=format!("M0 0h{side}v{side}h-{side}z")></path>
            <path class="dark" d=squares(&code)></path>
        </svg>
    })
}

/// The dark squares, a stroke for each run in a row.
fn squares(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                // A text takes everything.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_begins_with_a_corner() {
        let link = "https://wagons.example/#/apart/00000000000000ff/000000000000000000000000000000aa";
        let code = QrCode::encode_text(link, QrCodeEcc::Medium).unwrap();
        assert!(squares(&code).starts_with("M4 4h7v1h-7z"), "the finder pattern is seven squares wide");
    }
}
