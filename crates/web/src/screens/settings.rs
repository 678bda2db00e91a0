//! Everything that can be set, and everything that is kept.

use leptos::prelude::*;
use wagons_table::{Pace, Settings, Theme};
use wagons_texts::{Key, key};

use super::choice::{Choice, Switch, options};
use super::home::LanguageSwitch;
use super::keeping::Keeping;
use super::shell::Shell;
use crate::app::AppContext;
use crate::route::Route;
use crate::sound::Sound;

/// Settings. Each takes effect at once.
#[component]
pub(crate) fn SettingsScreen() -> impl IntoView {
    let app = AppContext::current();
    let themes = [
        (Theme::Auto, key::SETTINGS_THEME_AUTO),
        (Theme::Day, key::SETTINGS_THEME_DAY),
        (Theme::Night, key::SETTINGS_THEME_NIGHT),
    ];
    let paces = [
        (Pace::Off, key::SETTINGS_PACE_OFF),
        (Pace::Fast, key::SETTINGS_PACE_FAST),
        (Pace::Normal, key::SETTINGS_PACE_NORMAL),
    ];
    let text = move |key: Key| Signal::derive(app.words(key));
    let is = move |of: fn(&Settings) -> bool| Signal::derive(move || app.settings.with(of));
    let hear = move |sound: bool| {
        app.set(|settings| settings.sound = sound);
        app.sound(Sound::Place);
    };
    view! {
        <Shell title=key::SETTINGS_TITLE class="settings">
            <section class="panel">
                <label class="field">
                    <span aria-hidden="true">{app.words(key::SETTINGS_LANGUAGE)}</span>
                    <LanguageSwitch/>
                </label>
                <Choice name="theme" legend=key::SETTINGS_THEME options=options(app, themes)
                    chosen=Signal::derive(move || app.settings.with(|settings| settings.theme))
                    choose=move |theme| app.set(|settings| settings.theme = theme)/>
                <Choice name="pace" legend=key::SETTINGS_PACE options=options(app, paces)
                    chosen=Signal::derive(move || app.settings.with(|settings| settings.pace))
                    choose=move |pace| app.set(|settings| settings.pace = pace)/>
            </section>
            <section class="panel">
                <Switch label=text(key::SETTINGS_CONFIRM) meaning=text(key::SETTINGS_CONFIRM_MEANING)
                    on=is(|settings| settings.confirm) set=move |on| app.set(|settings| settings.confirm = on)/>
                <Switch label=text(key::SETTINGS_SCORE) meaning=text(key::SETTINGS_SCORE_MEANING)
                    on=is(|settings| settings.score) set=move |on| app.set(|settings| settings.score = on)/>
                <Switch label=text(key::SETTINGS_LETTERS) meaning=text(key::SETTINGS_LETTERS_MEANING)
                    on=is(|settings| settings.letters) set=move |on| app.set(|settings| settings.letters = on)/>
                <Switch label=text(key::SETTINGS_SOUND) meaning=text(key::SETTINGS_SOUND_MEANING)
                    on=is(|settings| settings.sound) set=hear/>
            </section>
            <Keeping/>
            <Show when=move || app.line.is_offered()>
                <p class="centred">
                    <a href=Route::Devices(None).address()>{app.words(key::DEVICES_LINK)}</a>
                </p>
            </Show>
            <p class="centred"><a href=Route::About.address()>{app.words(key::ABOUT_TITLE)}</a></p>
        </Shell>
    }
}
