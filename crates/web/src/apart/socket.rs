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
    connection: WebSocket,
    _opening_and_closing: [Closure<dyn Fn()>; 2],
    _messages: Closure<dyn Fn(MessageEvent)>,
}

impl Socket {
    /// Begins to connect. Where a browser refuses that, the connection is closed at once.
    pub(super) fn open(address: &str, happens: impl Fn(Happening) + Clone + 'static) -> Option<Self> {
        let socket = WebSocket::new(address).ok()?;
        let (listen, end) = (happens.clone(), happens.clone());
        let opened = Closure::<dyn Fn()>::new(move || happens(Happening::Opened));
        let closed = Closure::<dyn Fn()>::new(move || end(Happening::Closed));
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                listen(Happening::Text(text));
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Self { connection: socket, _opening_and_closing: [opened, closed], _messages: message })
    }

    /// Sends a text. One that cannot be sent any more is sent on the next connection.
    pub(super) fn send(&self, text: &str) {
        let _ = self.connection.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.connection.set_onopen(None);
        self.connection.set_onmessage(None);
        self.connection.set_onclose(None);
        // It may be closed already.
        let _ = self.connection.close();
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
