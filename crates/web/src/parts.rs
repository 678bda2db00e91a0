//! The program in parts: the first screen comes alone, and everything else is loaded after it.
//!
//! `cargo xtask web` cuts the compiled module at the functions marked `wasm_split` here: what only they reach becomes a
//! file of its own. Natively they are plain functions.

// That a part does not come is an error the macro adds.
#![allow(clippy::unnecessary_wraps)]

use std::future::Future;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wagons_texts::key;

use crate::app::AppContext;
use crate::route::Route;
use crate::screens;

/// How long to wait before a part is loaded once more, and at most, in milliseconds.
const AGAIN: (u32, u32) = (1_000, 30_000);

/// The screens at which a town is built or looked at.
pub(crate) const TABLE: Part =
    Part { load: || Box::pin(load_table()), draw: |route| Box::pin(draw_table(route)) };
/// The screens with something to read, to choose or to set.
pub(crate) const PAGES: Part =
    Part { load: || Box::pin(load_pages()), draw: |route| Box::pin(draw_pages(route)) };

#[wasm_split(table, wasm_split_path = leptos::wasm_split, preload(load_table), fallible)]
fn draw_table(route: Route) -> Result<AnyView, SplitLoaderError> {
    Ok(screens::at_the_table(&route))
}

#[wasm_split(pages, wasm_split_path = leptos::wasm_split, preload(load_pages), fallible)]
fn draw_pages(route: Route) -> Result<AnyView, SplitLoaderError> {
    Ok(screens::page(&route))
}

/// Loads everything, so that no screen has to be waited for. A part that fails is loaded once more when it is needed.
pub(crate) fn load_ahead() {
    spawn_local(async {
        for part in [TABLE, PAGES] {
            let _ = (part.load)().await;
        }
    });
}

/// Something that takes time, once the part is there.
type Coming<T> = Pin<Box<dyn Future<Output = Result<T, SplitLoaderError>>>>;

/// A part of the program.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    load: fn() -> Coming<()>,
    draw: fn(Route) -> Coming<AnyView>,
}

impl Part {
    /// Shows a screen of this part, as soon as it is loaded.
    pub(crate) fn show(self, route: Route) -> AnyView {
        self.draw_now(route.clone()).unwrap_or_else(|| self.show_later(route))
    }

    /// A screen belongs to what surrounds it, so it is drawn there and not in the task that waited.
    fn draw_now(self, route: Route) -> Option<AnyView> {
        match pin!((self.draw)(route)).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(drawn) => drawn.ok(),
            Poll::Pending => None,
        }
    }

    fn show_later(self, route: Route) -> AnyView {
        let (app, loaded, trouble) = (AppContext::current(), RwSignal::new(false), RwSignal::new(false));
        spawn_local(async move {
            let mut wait = AGAIN.0;
            while (self.load)().await.is_err() {
                // Somebody who has gone elsewhere needs nothing any more.
                if trouble.try_set(true).is_some() {
                    return;
                }
                TimeoutFuture::new(wait).await;
                wait = (wait * 2).min(AGAIN.1);
            }
            loaded.try_set(true);
        });
        let waiting = move || {
            view! {
                <main class="page" aria-busy="true">
                    <Show when=move || trouble.get()>
                        <p class="panel" role="status">{app.words(key::PAGE_TROUBLE)}</p>
                    </Show>
                </main>
            }
        };
        let drawn = move || if loaded.get() { self.draw_now(route.clone()) } else { None };
        (move || drawn().unwrap_or_else(|| waiting().into_any())).into_any()
    }
}
