//! A line to a server that can be cut and mended: for the visit on which the network fails.

use std::io;
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::trouble::Trouble;

/// Everybody who connects here is connected with the server, as long as the cable is whole.
#[derive(Debug)]
pub struct Cable {
    address: String,
    ends: Arc<Mutex<Ends>>,
}

#[derive(Debug, Default)]
struct Ends {
    is_cut: bool,
    open: Vec<TcpStream>,
}

impl Cable {
    /// A cable to a server at `http://HOST:PORT`.
    pub fn to(server: &str) -> Result<Self, Trouble> {
        let trouble = |error| Trouble::Files { what: format!("no cable to {server}"), error };
        let far = server.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(trouble)?;
        let near: SocketAddr = listener.local_addr().map_err(trouble)?;
        let ends = Arc::new(Mutex::new(Ends::default()));
        let held = Arc::clone(&ends);
        // The thread ends with the test's process.
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                // What cannot be connected is closed, as by a network that is not there.
                let _ = join(&held, near, &far);
            }
        });
        Ok(Self { address: format!("http://{near}"), ends })
    }

    /// Where the near end is: `http://HOST:PORT`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Cuts it: every connection ends, and no new one is made.
    pub fn cut(&self) {
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        ends.is_cut = true;
        for end in ends.open.drain(..) {
            // It may be closed already.
            let _ = end.shutdown(Shutdown::Both);
        }
    }

    /// Mends it.
    pub fn mend(&self) {
        self.ends.lock().unwrap_or_else(PoisonError::into_inner).is_cut = false;
    }
}

fn join(ends: &Mutex<Ends>, near: TcpStream, far: &str) -> io::Result<()> {
    let mut ends = ends.lock().unwrap_or_else(PoisonError::into_inner);
    if ends.is_cut {
        return Ok(());
    }
    let far = TcpStream::connect(far)?;
    for (mut from, mut to) in [(near.try_clone()?, far.try_clone()?), (far.try_clone()?, near.try_clone()?)] {
        thread::spawn(move || {
            // It ends with either side.
            let _ = io::copy(&mut from, &mut to);
            let _ = to.shutdown(Shutdown::Write);
        });
    }
    ends.open.extend([near, far]);
    Ok(())
}
