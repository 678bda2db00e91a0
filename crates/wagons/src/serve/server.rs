//! Listens, answers, and ends when it is asked to.

use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::obstacle::Obstacle;
use super::reply::reply;
use super::site::Site;
use super::stop::asked_to_stop;

/// How long requests that are under way at the end may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server that has its port: who connects now is answered as soon as it runs.
pub(crate) struct Server {
    // One thread is plenty: every answer is in memory.
    runtime: Runtime,
    listener: TcpListener,
    asked_to_stop: Pin<Box<dyn Future<Output = ()>>>,
}

impl Server {
    /// Takes the port. Port 0 is any that is free.
    pub(crate) fn listen(address: SocketAddr) -> Result<Self, Obstacle> {
        let runtime = Builder::new_current_thread().enable_all().build().map_err(Obstacle::System)?;
        let listener =
            runtime.block_on(TcpListener::bind(address)).map_err(|source| match source.kind() {
                io::ErrorKind::AddrInUse => Obstacle::PortTaken(address),
                _ => Obstacle::CannotListen { address, source },
            })?;
        let asked_to_stop = {
            let _inside = runtime.enter();
            Box::pin(asked_to_stop().map_err(Obstacle::System)?)
        };
        Ok(Self { runtime, listener, asked_to_stop })
    }

    /// What to type into a browser on this machine.
    pub(crate) fn address(&self) -> Result<String, Obstacle> {
        let mut address = self.listener.local_addr().map_err(Obstacle::System)?;
        match address {
            SocketAddr::V4(all) if all.ip().is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
            SocketAddr::V6(all) if all.ip().is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
            _ => {}
        }
        Ok(format!("http://{address}/"))
    }

    /// Serves the site until the program is asked to end, and the requests under way then to their end.
    pub(crate) fn run(self, site: Site) {
        let Self { runtime, listener, asked_to_stop } = self;
        let site = Arc::new(site);
        let answer = move |request: Request| {
            let response = reply(&site, &request);
            async { response }
        };
        runtime.block_on(async {
            let (stop, stopped) = oneshot::channel::<()>();
            let serving = axum::serve(listener, Router::new().fallback(answer))
                .with_graceful_shutdown(async { drop(stopped.await) });
            let serving = tokio::spawn(serving.into_future());
            asked_to_stop.await;
            drop(stop);
            // Who has not read its answer by then is cut off: a program asked to end shall end.
            let _ = timeout(PATIENCE, serving).await;
        });
    }
}
