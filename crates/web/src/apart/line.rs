//! The page's line to the server. It is there as soon as somebody has a game apart, mends itself, and keeps what is on
//! its way.

use gloo_timers::callback::{Interval, Timeout};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_rules::Move;
use wagons_table::{ApartBook, Session};
use wagons_wire::{
    Act, Entry, GameId, Kept, Link, Millis, News, Opened, Phase, Reason, Service, Tick, ToClient, socket_of,
};

use super::service;
use super::socket::{Happening, Socket, now, random};
use crate::route::{self, Route};
use crate::storage::{self, SHELF};

/// How often it is looked whether the line is alive, in milliseconds.
const LOOK: u32 = 1_000;

/// The line. It is small and copied freely.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    inside: StoredValue<Inside, LocalStorage>,
    /// Counts what has changed in the link.
    changed: RwSignal<u32>,
    /// Whether this player had games on the server when the page was opened: then there is one.
    has_book: bool,
    /// What the server offers, where it answers.
    service: RwSignal<Option<Service>>,
    /// Whether it is known by now if there is a server.
    looked: RwSignal<bool>,
    /// What was refused last.
    pub(super) refused: RwSignal<Option<Reason>>,
    /// A game that was wished for and is there now.
    pub(super) created: RwSignal<Option<GameId>>,
}

#[derive(Default)]
struct Inside {
    link: Link,
    kept: Kept,
    socket: Option<Socket>,
    /// Whether somebody wanted the line.
    wanted: bool,
    /// The wait for another connection.
    retry: Option<Timeout>,
    /// Turns that were refused, to be laid on their tables again, with the entry they were made for.
    returned: Vec<(GameId, u32, Vec<Move>)>,
    /// What happened in games, until their tables have told it.
    happened: Vec<(GameId, Entry)>,
}

impl Line {
    pub(crate) fn new() -> Self {
        let book: Option<ApartBook> = storage::recall();
        let has_book = book.is_some();
        let kept = book.unwrap_or_default().pending;
        let inside = Inside { link: Link::new(kept.clone()), kept, ..Inside::default() };
        Self {
            inside: StoredValue::new_local(inside),
            changed: RwSignal::new(0),
            has_book,
            service: RwSignal::new(None),
            looked: RwSignal::new(false),
            refused: RwSignal::new(None),
            created: RwSignal::new(None),
        }
    }

    /// Looks whether there is a server, and connects if this player has games there.
    pub(crate) fn begin(self) {
        if self.has_book {
            self.wake();
        }
        spawn_local(async move {
            self.service.set(service::look().await);
            self.looked.set(true);
        });
    }

    /// Wants the line from now on.
    pub(crate) fn wake(self) {
        let woken = self.inside.try_update_value(|inside| !std::mem::replace(&mut inside.wanted, true));
        if woken != Some(true) {
            return;
        }
        self.with(Link::list);
        self.connect();
        Interval::new(LOOK, move || {
            if self.quietly(|link| link.tick(now())) == Tick::Hung {
                self.closed();
            }
        })
        .forget();
        // A browser that is online again, or is looked at again, need not wait.
        for event in ["online", "visibilitychange"] {
            let hurry = move |_| {
                if self.peek(Link::phase) == Phase::Offline {
                    self.connect();
                }
            };
            window_event_listener_untyped(event, hurry);
        }
    }

    /// Forgets the game that was created before, and goes to the next one that is.
    pub(super) fn go_to_created(self) {
        self.created.set(None);
        Effect::new(move |_| {
            if let Some(game) = self.created.get() {
                self.created.set(None);
                Route::Apart(game, None).open();
            }
        });
    }

    /// Whether there is a server to play on.
    pub(crate) fn is_offered(self) -> bool {
        self.has_book || self.service.with(Option::is_some)
    }

    /// Whether there may be a server, but nobody knows yet.
    pub(crate) fn is_awaited(self) -> bool {
        !self.is_offered() && !self.looked.get()
    }

    /// Whether strangers can be found there.
    pub(crate) fn has_strangers(self) -> bool {
        self.service.with(|service| service.as_ref().is_some_and(|service| service.strangers))
    }

    /// The key with which this browser can ask to be called while no page is open.
    pub(super) fn push(self) -> Option<String> {
        self.service.with(|service| service.as_ref()?.push.clone())
    }

    /// With what links to games begin.
    pub(super) fn server(self) -> String {
        self.service.with(|service| service.as_ref()?.url.clone()).unwrap_or_else(route::page)
    }

    /// Reads the link; what reads it runs again when anything in it changes.
    pub(super) fn read<T>(self, of: impl FnOnce(&Link) -> T) -> T {
        self.changed.track();
        self.peek(of)
    }

    pub(super) fn peek<T>(self, of: impl FnOnce(&Link) -> T) -> T {
        self.inside.with_value(|inside| of(&inside.link))
    }

    /// Does something with the link; what that gives to send is sent, what it gives to keep is kept.
    pub(super) fn with<T>(self, of: impl FnOnce(&mut Link) -> T) -> T {
        let answer = self.quietly(of);
        self.changed.update(|count| *count = count.wrapping_add(1));
        answer
    }

    /// The same where nothing changes that anybody could see.
    fn quietly<T>(self, of: impl FnOnce(&mut Link) -> T) -> T {
        let answer = self.inside.try_update_value(|inside| {
            let answer = of(&mut inside.link);
            for text in inside.link.take_outgoing() {
                if let Some(socket) = &inside.socket {
                    socket.send(&text);
                }
            }
            if *inside.link.kept() != inside.kept {
                // Where the browser keeps nothing, the turn is lost only if the page is closed before it arrives.
                let _ = SHELF.keep_pending(&inside.kept, inside.link.kept());
                inside.kept = inside.link.kept().clone();
            }
            answer
        });
        answer.expect("the line is there as long as the page")
    }

    /// Opens a game; what was known of it here is there at once.
    pub(super) fn open(self, game: GameId) {
        let known = SHELF.apart_log(game).ok().flatten();
        self.with(|link| {
            link.open(game);
            if let (None, Some(mut known)) = (link.game(game), known) {
                // How long somebody has been thinking is known roughly until the server says it.
                let last = known.entries.last().map_or(known.head.created, |entry| entry.at);
                known.running = (js_sys::Date::now() as Millis - last).max(0);
                let told = serde_json::to_string(&ToClient::Game(Box::new(known))).unwrap_or_default();
                link.receive(&told, now());
            }
        });
    }

    /// The turn that was refused in a game, if it was made for the position that is there.
    pub(super) fn take_returned(self, game: GameId) -> Option<Vec<Move>> {
        self.inside.try_update_value(|inside| {
            let place = inside.returned.iter().position(|(of, ..)| *of == game)?;
            let (_, base, moves) = inside.returned.swap_remove(place);
            let now = inside.link.game(game)?.standing().base();
            (now == base).then_some(moves)
        })?
    }

    /// What happened in a game since this was asked last.
    pub(super) fn take_happened(self, game: GameId) -> Vec<Entry> {
        let taken = self.inside.try_update_value(|inside| {
            inside.happened.extract_if(.., |(of, _)| *of == game).map(|(_, entry)| entry).collect()
        });
        taken.unwrap_or_default()
    }

    fn connect(self) {
        self.hang_up();
        let happens = move |happening: Happening| self.happens(happening);
        let socket = socket_of(&route::page()).ok().and_then(|address| Socket::open(&address, happens));
        if socket.is_none() {
            return self.closed();
        }
        self.inside.update_value(|inside| inside.socket = socket);
    }

    /// Ends the connection, which says nothing more then, or the wait for another one.
    fn hang_up(self) {
        self.inside.update_value(|inside| (inside.socket, inside.retry) = (None, None));
    }

    fn happens(self, happening: Happening) {
        match happening {
            Happening::Opened => self.with(|link| link.connected(now())),
            Happening::Text(text) => {
                let news = self.with(|link| link.receive(&text, now()));
                for news in news {
                    self.hear(news);
                }
            }
            Happening::Closed => self.closed(),
        }
    }

    /// The connection is gone: another one after a while.
    fn closed(self) {
        let wait = self.with(|link| link.disconnected(random()));
        self.hang_up();
        if self.peek(Link::phase) != Phase::Outdated {
            let retry = Timeout::new(wait as u32, move || self.connect());
            self.inside.update_value(|inside| inside.retry = Some(retry));
        }
    }

    fn hear(self, news: News) {
        match news {
            News::Created { game, .. } => self.created.set(Some(game)),
            News::Entries { game, entries } => self.keep(game, entries),
            News::Refused { game, act, reason, .. } => {
                if let (Some(game), Some(Act::Turn { base, moves })) = (game, act) {
                    self.inside.update_value(|inside| inside.returned.push((game, base, moves)));
                    self.changed.update(|count| *count = count.wrapping_add(1));
                }
                self.refused.set(Some(reason));
            }
            News::List => {
                let games = self.peek(|link| link.games().cloned().collect());
                // The list is a convenience: it comes again with the next connection.
                let _ = SHELF.change(|book: &mut ApartBook| book.games = games);
            }
            News::Online | News::Outdated | News::Tables => {}
        }
    }

    /// Keeps what is new in a game, for the next visit or a server that is away; a finished one is kept with all others.
    fn keep(self, game: GameId, entries: Vec<Entry>) {
        let is_over = |link: &Link| link.game(game).is_some_and(|mirror| mirror.standing().is_over());
        let finished = self.peek(|link| is_over(link).then(|| Session::apart(link, game))?);
        if let Some(session) = finished {
            // Nobody looks back on a game that never began.
            let kept = if session.moves_made() == 0 { Ok(()) } else { SHELF.keep_session(&session) };
            let _ = kept.and_then(|()| SHELF.forget_apart(game));
        } else if let Some(opened) = self.peek(|link| opened(link, game, &entries)) {
            let _ = SHELF.keep_apart_log(opened);
        }
        let happened = entries.into_iter().map(|entry| (game, entry));
        self.inside.update_value(|inside| inside.happened.extend(happened));
    }
}

/// What is new in the log of a game in which this player sits, with what stands around it.
fn opened(link: &Link, game: GameId, entries: &[Entry]) -> Option<Opened> {
    let mirror = link.game(game)?;
    mirror.you().map(|you| Opened {
        head: mirror.head().clone(),
        you: Some(you),
        from: 0,
        entries: entries.to_vec(),
        running: 0,
        present: [false; 2],
        watchers: 0,
        invitation: None,
    })
}
