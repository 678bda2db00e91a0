//! The table: Circle the Wagons in a browser.
//!
//! What a table is comes from `wagons-table`, every drawing from `wagons-art`, every word from `wagons-texts`; what is
//! left here is the browser. The search is not in this program: `wagons-thinker` [thinks](thinking) in a worker.

// The component macro writes items that are public in private modules.
#![allow(unreachable_pub)]
// What a table's parts share are handles, made to be copied.
#![allow(clippy::large_types_passed_by_value)]

mod announcer;
mod apart;
mod app;
mod arrival;
mod begin;
mod calendar;
mod dialog;
mod drawing;
mod hand;
mod later;
mod notice;
mod offline;
mod parts;
mod people;
mod pointer;
mod route;
mod screens;
mod share;
mod sharing;
mod sound;
mod stars;
mod storage;
mod table;
mod thinking;
mod todays_news;
mod words;

fn main() {
    console_error_panic_hook::set_once();
    wasm_bindgen_futures::spawn_local(app::open());
}
