//! The whole page: what every screen shares, and which screen is shown.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_art::Letters;
use wagons_table::{Level, Pace, Session, Settings};
use wagons_texts::{Key, Message, Texts, key};

use crate::announcer::Announcer;
use crate::apart::{self, Arrived, Line};
use crate::arrival;
use crate::drawing;
use crate::hand::fits;
use crate::notice::Notice;
use crate::offline::{NewEdition, NotLoaded};
use crate::parts;
use crate::pointer;
use crate::route::Route;
use crate::screens;
use crate::storage::{self, SHELF};
use crate::thinking::Thinker;
use crate::words;

/// What every screen shares. It is small and copied freely.
#[derive(Clone, Copy)]
pub(crate) struct AppContext {
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) announcer: Announcer,
    /// The line to the server for games apart.
    pub(crate) line: Line,
    /// A short message at the edge of the page, by its key; it goes away by itself.
    pub(crate) notice: RwSignal<Option<Key>>,
    texts: RwSignal<Texts>,
    route: RwSignal<Route>,
    thinker: StoredValue<Thinker, LocalStorage>,
}

impl AppContext {
    /// Starts the thinker, and follows the settings and the address.
    fn new(settings: Settings, texts: Texts) -> Self {
        let app = Self {
            settings: RwSignal::new(settings),
            announcer: Announcer::new(),
            line: Line::new(),
            notice: RwSignal::new(None),
            texts: RwSignal::new(texts),
            route: RwSignal::new(Route::of(&fragment())),
            thinker: StoredValue::new_local(Thinker::start()),
        };
        app.follow_settings();
        app.follow_address();
        arrival::follow(app);
        pointer::follow();
        app.line.begin();
        apart::call_attention(app);
        app
    }

    /// The context of the page, which every component may ask for.
    pub(crate) fn current() -> Self {
        expect_context()
    }

    /// The words of the chosen language. What reads them runs again when the language changes.
    pub(crate) fn texts(self) -> Texts {
        self.texts.get()
    }

    /// A text, by its key or with [`text!`](wagons_texts::text). What reads it runs again when the language changes.
    pub(crate) fn text<'a>(self, message: impl Into<Message<'a>>) -> String {
        let message = message.into();
        self.texts.with(|texts| texts.text(message))
    }

    /// A text by its key for a place on the page, where it follows the language. It has one type for all keys, so what
    /// the page is made of is compiled once for all of them.
    pub(crate) fn words(self, key: Key) -> impl Fn() -> String + Copy + Send + 'static {
        move || self.text(key)
    }

    /// A text for something that happens once, such as an announcement.
    pub(crate) fn text_now(self, key: Key) -> String {
        self.texts.with_untracked(|texts| texts.text(key))
    }

    /// The screen that is shown.
    pub(crate) fn route(self) -> Route {
        self.route.get()
    }

    /// Whether territories show their letters.
    pub(crate) fn letters(self) -> Letters {
        if self.settings.with(|settings| settings.letters) { Letters::Shown } else { Letters::Hidden }
    }

    /// The opponent who was chosen last.
    pub(crate) fn level(self) -> Level {
        self.settings.with(|settings| settings.level)
    }

    /// How fast things move, which a system's wish for less motion overrules.
    pub(crate) fn pace(self) -> Pace {
        if fits("(prefers-reduced-motion: reduce)") {
            Pace::Off
        } else {
            self.settings.with_untracked(|settings| settings.pace)
        }
    }

    /// The worker that thinks for the computer.
    pub(crate) fn thinker(self) -> Thinker {
        self.thinker.get_value()
    }

    /// Keeps a game in the browser's store; the player is told if that fails.
    pub(crate) fn keep(self, session: &Session) {
        if SHELF.keep_session(session).is_err() {
            self.announcer.say(self.text_now(key::TABLE_NOT_KEPT));
        }
    }

    /// Changes settings.
    pub(crate) fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
    }

    /// Every change of the settings is kept at once and seen on the page.
    fn follow_settings(self) {
        Effect::new(move |before: Option<Settings>| {
            let settings = self.settings.get();
            if before.as_ref().is_some_and(|before| *before != settings) {
                // If the browser refuses its store, the player is told so at the first game that cannot be kept.
                let _ = SHELF.keep(&settings);
            }
            let language = settings.language(browser_languages());
            if self.texts.with_untracked(Texts::language) != language {
                spawn_local(async move {
                    // If its texts cannot be loaded, the old language stays.
                    if let Some(texts) = words::load(language).await {
                        self.texts.set(texts);
                    }
                });
            }
            words::mark(":root", "data-theme", settings.theme.name());
            settings
        });
        Effect::new(move |_| self.texts.with(words::tell_page));
    }

    /// The browser's Back and Forward, and links, lead to screens.
    fn follow_address(self) {
        // It listens as long as the page is open.
        let _ = window_event_listener(ev::hashchange, move |_| self.route.set(Route::of(&fragment())));
    }
}

/// Opens the page as soon as its texts are loaded.
pub(crate) async fn open() {
    let settings: Settings = storage::recall().unwrap_or_default();
    let language = settings.language(browser_languages());
    match words::load(language).await {
        Some(texts) => {
            leptos::mount::mount_to_body(move || page(settings, texts));
            parts::load_ahead();
        }
        None => words::tell_trouble(language),
    }
}

/// The page.
fn page(settings: Settings, texts: Texts) -> impl IntoView {
    let app = AppContext::new(settings, texts);
    provide_context(app);
    // Going to another place of the same screen must not build the screen anew.
    let screen = Memo::new(move |_| app.route().screen());
    view! {
        {drawing::symbols()}
        {app.announcer.view()}
        {move || screens::screen(screen.get())}
        <Notice/>
        <Arrived/>
        <NewEdition/>
        <NotLoaded/>
    }
}

fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

fn browser_languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}
