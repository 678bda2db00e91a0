//! A server of one page, written in the test itself.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

/// Serves one page, on every path, until the test ends; the address it answers at.
pub(crate) fn served(body: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let page = format!(
        "<!doctype html><html lang=en><title>A page</title><link rel=icon href=data:,>\
         <meta name=viewport content='width=device-width'><body>{body}</body></html>"
    );
    thread::spawn(move || {
        for visitor in listener.incoming() {
            let page = page.clone();
            // A browser opens connections on which it never asks anything.
            thread::spawn(move || answer(&visitor.unwrap(), &page));
        }
    });
    address
}

fn answer(mut visitor: &TcpStream, page: &str) {
    let request = BufReader::new(visitor).lines().map_while(Result::ok).take_while(|line| !line.is_empty());
    if request.count() > 0 {
        let policy =
            "default-src 'self'; script-src 'self' 'unsafe-inline'; img-src data:; style-src 'unsafe-inline'";
        let head = format!(
            "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {}\r\n\
             Content-Security-Policy: {policy}\r\nConnection: close\r\n\r\n",
            page.len()
        );
        // The browser may have gone meanwhile.
        let _ = visitor.write_all(head.as_bytes()).and_then(|()| visitor.write_all(page.as_bytes()));
    }
}
