//! A deal of one's own.

use leptos::prelude::*;
use wagons_rules::{Deal, DealError};
use wagons_texts::key;

use crate::app::AppContext;
use crate::begin::typed_deal;

/// Where a deal can be typed in. As long as nothing is, the deal is left to chance.
#[component]
pub(crate) fn DealField(deal: RwSignal<Result<Option<Deal>, DealError>>) -> impl IntoView {
    let app = AppContext::current();
    let wrong = move || deal.with(Result::is_err);
    view! {
        <label class="field">
            <span>{app.words(key::OPPONENTS_DEAL)}</span>
            <input type="text" autocomplete="off" spellcheck="false" aria-describedby="deal-hint"
                aria-invalid=move || wrong().to_string()
                on:input=move |event| deal.set(typed_deal(&event_target_value(&event)))/>
        </label>
        <p class="hint" id="deal-hint" class:wrong=wrong>
            {move || app.text(if wrong() { key::OPPONENTS_DEAL_WRONG } else { key::OPPONENTS_DEAL_HINT })}
        </p>
    }
}
