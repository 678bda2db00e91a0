//! Coming to another screen: the page begins at its top, the window is called after the screen, and the focus, which a
//! screen reader follows, is at its heading.

use leptos::prelude::*;
use wagons_texts::key;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::AppContext;

/// Follows a visitor from screen to screen.
pub(crate) fn follow(app: AppContext) {
    Effect::new(move |before: Option<crate::route::Route>| {
        let route = app.route();
        let game = app.text(key::HOME_TITLE);
        let waiting = app.line.waiting().len();
        let has_come = before.is_some_and(|before| before != route);
        // The new screen stands on the page a moment later.
        request_animation_frame(move || arrive(&game, waiting, has_come));
        route
    });
}

/// Shows an element of the page, and lets a keyboard and a screen reader go on from there.
pub(crate) fn go_to(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        element.scroll_into_view();
        // What is on the page takes the focus.
        let _ = element.focus();
    }
}

fn arrive(game: &str, waiting: usize, has_come: bool) {
    let heading = document().query_selector("main h1").ok().flatten();
    let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) else { return };
    let screen = heading.text_content().unwrap_or_default();
    let title = if screen == game { screen } else { format!("{screen} · {game}") };
    // How many games wait for the player stands first, where a narrow tab still shows it.
    document().set_title(&if waiting == 0 { title } else { format!("({waiting}) {title}") });
    if has_come {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        heading.set_tab_index(-1);
        // A heading without focus is still a heading.
        let _ = heading.focus();
    }
}
