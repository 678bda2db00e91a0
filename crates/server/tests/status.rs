//! How a server is, for whoever runs it.

use std::net::SocketAddr;

use crate::apart::{Client, Running, folder};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wagons_wire::Pace;

async fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn it_is_told_on_a_listener_of_its_own_and_not_to_players() {
    let data = folder();
    let server = Running::start(data.path(), |options| options.status = "127.0.0.1:0".parse().ok()).await;
    let status = server.status.expect("it was asked for");
    let health = get(status, "/health").await;
    assert!(health.starts_with("HTTP/1.1 200 ") && health.ends_with("ok\n"), "{health}");

    let before = get(status, "/metrics").await;
    assert!(
        before.contains("\nwagons_sockets 0\n") && before.contains("\nwagons_entries_written_total 0\n"),
        "{before}"
    );
    let mut ann = Client::new(server.address, 1).await;
    let (game, secret) = ann.create(Pace::CLOCK).await;
    let mut bob = Client::new(server.address, 2).await;
    bob.sit(game, secret).await;
    let after = get(status, "/metrics").await;
    assert!(after.contains("\nwagons_sockets 2\n") && after.contains("\nwagons_games_open 1\n"), "{after}");
    assert!(!after.contains("\nwagons_entries_written_total 0\n"), "{after}");

    for path in ["/health", "/metrics"] {
        assert!(get(server.address, path).await.starts_with("HTTP/1.1 404 "), "{path}");
    }
    server.end().await;
}
