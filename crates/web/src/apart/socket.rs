//! One connection to the server: texts go out, texts come in, and it ends.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};

/// What happens on a connection.
pub(super) enum Happening {
    Opened,
    Text(String),
    Closed,
}

/// A connection. It says nothing more once it is dropped.
pub(super) struct Socket {
    socket: WebSocket,
    _listening: (Closure<dyn Fn()>, Closure<dyn Fn(MessageEvent)>, Closure<dyn Fn()>),
}

impl Socket {
    /// Begins to connect. Where a browser refuses that, the connection is closed at once.
    pub(super) fn open(address: &str, happens: impl Fn(Happening) + Clone + 'static) -> Option<Self> {
        let socket = WebSocket::new(address).ok()?;
        let (hears, ends) = (happens.clone(), happens.clone());
        let opened = Closure::<dyn Fn()>::new(move || happens(Happening::Opened));
        let closed = Closure::<dyn Fn()>::new(move || ends(Happening::Closed));
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hears(Happening::Text(text));
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Self { socket, _listening: (opened, heard, closed) })
    }

    /// Sends a text. One that cannot be sent any more is sent on the next connection.
    pub(super) fn send(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It may be closed already.
        let _ = self.socket.close();
    }
}

/// Milliseconds of a clock that does not run backwards.
pub(super) fn now() -> wagons_wire::Millis {
    window().performance().map_or(0.0, |clock| clock.now()) as wagons_wire::Millis
}

/// A random number.
pub(super) fn random() -> u64 {
    let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
    half() << 32 | half()
}
