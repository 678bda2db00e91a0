//! Why the table cannot be served.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// What stands in the way of serving the table.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Obstacle {
    /// The program was built without the table.
    #[error("this `wagons` was built without the table: `cargo play` builds one that has it and opens it")]
    NoTable,
    /// A folder does not hold a table.
    #[error("{} has no index.html, so it is not a table", .0.display())]
    NoIndex(PathBuf),
    /// A file or folder cannot be read.
    #[error("{} cannot be read: {source}", path.display())]
    Unreadable {
        /// Which one.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Another program listens there.
    #[error(
        "port {} is taken, perhaps by another `wagons serve`; choose one with --addr, as in --addr {}",
        .0.port(),
        neighbour(*.0)
    )]
    PortTaken(SocketAddr),
    /// The system does not let the program listen there.
    #[error("cannot listen at {address} (chosen with --addr): {source}")]
    CannotListen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        source: io::Error,
    },
    /// The system does not give what every server needs.
    #[error("the system does not let a server start: {0}")]
    System(#[source] io::Error),
}

/// The same address with another port.
fn neighbour(mut taken: SocketAddr) -> SocketAddr {
    taken.set_port(taken.port().checked_add(1).unwrap_or(7320));
    taken
}
