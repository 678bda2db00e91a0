//! Everything that can be set, and everything that is kept.

use leptos::prelude::*;

use super::choice::{Choice, Switch};
use super::home::LanguageSwitch;
use super::keeping::Keeping;
use super::shell::Shell;
use crate::app::House;
use crate::route::Route;
use crate::settings::{Pace, Settings, Theme};
use crate::sound::Sound;

/// Settings. Each takes effect at once.
#[component]
pub(crate) fn SettingsScreen() -> impl IntoView {
    let house = House::here();
    let themes = move || {
        [
            (Theme::Auto, "settings-theme-auto"),
            (Theme::Day, "settings-theme-day"),
            (Theme::Night, "settings-theme-night"),
        ]
        .map(|(theme, key)| (theme, house.text(key)))
        .into()
    };
    let paces = move || {
        [
            (Pace::Off, "settings-pace-off"),
            (Pace::Fast, "settings-pace-fast"),
            (Pace::Normal, "settings-pace-normal"),
        ]
        .map(|(pace, key)| (pace, house.text(key)))
        .into()
    };
    let text = move |key: &'static str| Signal::derive(move || house.text(key));
    let is = move |of: fn(&Settings) -> bool| Signal::derive(move || house.settings.with(of));
    let hear = move |sound: bool| {
        house.set(|settings| settings.sound = sound);
        house.sound(Sound::Place);
    };
    view! {
        <Shell title="settings-title" class="settings">
            <section class="panel">
                <label class="field">
                    <span aria-hidden="true">{move || house.text("settings-language")}</span>
                    <LanguageSwitch/>
                </label>
                <Choice name="theme" legend=text("settings-theme") options=Signal::derive(themes)
                    chosen=Signal::derive(move || house.settings.with(|settings| settings.theme))
                    choose=move |theme| house.set(|settings| settings.theme = theme)/>
                <Choice name="pace" legend=text("settings-pace") options=Signal::derive(paces)
                    chosen=Signal::derive(move || house.settings.with(|settings| settings.pace))
                    choose=move |pace| house.set(|settings| settings.pace = pace)/>
            </section>
            <section class="panel">
                <Switch label=text("settings-confirm") meaning=text("settings-confirm.meaning")
                    on=is(|settings| settings.confirm) set=move |on| house.set(|settings| settings.confirm = on)/>
                <Switch label=text("settings-score") meaning=text("settings-score.meaning")
                    on=is(|settings| settings.score) set=move |on| house.set(|settings| settings.score = on)/>
                <Switch label=text("settings-letters") meaning=text("settings-letters.meaning")
                    on=is(|settings| settings.letters) set=move |on| house.set(|settings| settings.letters = on)/>
                <Switch label=text("settings-sound") meaning=text("settings-sound.meaning")
                    on=is(|settings| settings.sound) set=hear/>
            </section>
            <Keeping/>
            <p class="centred"><a href=Route::About.address()>{move || house.text("about-title")}</a></p>
        </Shell>
    }
}
