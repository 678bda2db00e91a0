//! A server and nothing else, for `cargo xtask load` and `cargo xtask storm`, which measure and kill it.
//!
//! `node ADDRESS PLACE [BUS]` serves at an address, keeps games in a folder or in a database by its address, and tells
//! others on a bus, if there is one. There are no limits. It prints the address and ends with SIGTERM.

use std::error::Error;
use std::path::PathBuf;

use tokio::signal::unix::{SignalKind, signal};
use wagons_server::{Files, Limits, Options, Place, Route, Server};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<_> = std::env::args().skip(1).collect();
    let [address, place, rest @ ..] = words.as_slice() else { return Err("node ADDRESS PLACE [BUS]".into()) };
    let mut limits = Limits::default();
    for name in ["games", "seats", "phrases", "messages", "connections", "house", "total"] {
        limits.set(&format!("{name}=1000000"))?;
    }
    let options = Options {
        place: Some(if place.contains("://") {
            Place::Url(place.clone())
        } else {
            Place::Folder(PathBuf::from(place))
        }),
        route: rest.first().map_or(Route::Alone, |bus| Route::Nats(bus.clone())),
        limits,
        ..Options::new(address.parse()?, Files::Embedded(&[]))
    };
    let server = Server::bind(options).await?;
    println!("ready: http://{}/", server.address());
    let mut end = signal(SignalKind::terminate())?;
    server.run(async move { end.recv().await.unwrap_or_default() }, std::future::pending()).await;
    Ok(())
}
