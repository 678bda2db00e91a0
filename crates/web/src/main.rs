//! The table: Circle the Wagons in a browser.
//!
//! The same program runs twice. In a window it is the [table](app); in a worker, which has no window, it
//! [thinks](thinking). What every client needs comes from `wagons-table`, every drawing from `wagons-art`, every word
//! from `wagons-texts`; what is left here is the browser.

// The component macro writes items that are public in private modules.
#![allow(unreachable_pub)]
// What a table's parts share are handles, made to be copied.
#![allow(clippy::large_types_passed_by_value)]

mod announcer;
mod app;
mod arrival;
mod begin;
mod calendar;
mod drawing;
mod notice;
mod offline;
mod people;
mod route;
mod screens;
mod share;
mod sharing;
mod sound;
mod stars;
mod storage;
mod table;
mod thinking;
mod words;

use wasm_bindgen::JsCast;

fn main() {
    console_error_panic_hook::set_once();
    match js_sys::global().dyn_into::<web_sys::DedicatedWorkerGlobalScope>() {
        Ok(worker) => thinking::serve(&worker),
        Err(_) => wasm_bindgen_futures::spawn_local(app::open()),
    }
}
