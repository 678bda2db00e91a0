//! What is done a while later, unless something came between.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// Does something after so many milliseconds, if a signal has the same value then and its part of the page is still there.
pub(crate) fn unless_changed<S>(wait: u32, signal: S, then: impl FnOnce() + 'static)
where
    S: GetUntracked<Value: PartialEq> + 'static,
{
    let before = signal.try_get_untracked();
    Timeout::new(wait, move || {
        let now = signal.try_get_untracked();
        if now.is_some() && now == before {
            then();
        }
    })
    .forget();
}
