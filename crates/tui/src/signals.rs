//! What the system says to the program: that the window was closed, or that it shall end.
//!
//! A signal that ends the program is heard, the terminal is given back, and then the program ends as the signal wants
//! it, so that whoever started it sees why.

#[cfg(unix)]
pub(crate) use self::unix::Signals;
#[cfg(not(unix))]
pub(crate) use elsewhere::Signals;

#[cfg(unix)]
mod unix {
    use std::io::{self, IsTerminal, Write};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, Mutex};
    use std::thread;
    use std::time::Duration;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals as Stream;
    use signal_hook::{flag, low_level};

    const ALL: [i32; 3] = [SIGHUP, SIGINT, SIGTERM];
    /// How often the watch looks, and how long the program may take to end by itself.
    const LOOK: Duration = Duration::from_millis(200);
    const GRACE: Duration = Duration::from_millis(800);

    /// The signal that has come, if one has.
    #[derive(Debug)]
    pub(crate) struct Signals(Arc<AtomicUsize>);

    impl Signals {
        /// Listens from now on. A terminal that is gone counts as a closed window.
        ///
        /// Where a read from a terminal that is gone never returns, nothing of this would be noticed. So a thread
        /// watches too: it gives the program some time to end, then gives the terminal back and ends it.
        pub(crate) fn watch(give_back: fn()) -> io::Result<Self> {
            let come = Arc::new(AtomicUsize::new(0));
            for signal in ALL {
                flag::register_usize(signal, Arc::clone(&come), signal as usize)?;
            }
            let seen = Self(Arc::clone(&come));
            thread::Builder::new().spawn(move || {
                while !seen.have_come() && io::stdin().is_terminal() {
                    thread::sleep(LOOK);
                }
                // Only if no signal has said why already.
                let _ = seen.0.compare_exchange(0, SIGHUP as usize, Ordering::Relaxed, Ordering::Relaxed);
                thread::sleep(GRACE);
                give_back();
                seen.obey();
            })?;
            Ok(Self(come))
        }

        pub(crate) fn have_come(&self) -> bool {
            self.0.load(Ordering::Relaxed) != 0
        }

        /// Ends the program if a signal wants it.
        pub(crate) fn obey(&self) {
            if let signal @ 1.. = self.0.load(Ordering::Relaxed) as i32 {
                // There is no way for these three to fail.
                let _ = low_level::emulate_default_handler(signal);
            }
        }

        /// Says a last word and ends the program when a signal comes, whatever it is waiting for.
        pub(crate) fn end_with(last_word: Arc<Mutex<String>>) -> io::Result<()> {
            let mut stream = Stream::new(ALL)?;
            thread::Builder::new().spawn(move || {
                if let Some(signal) = stream.forever().next() {
                    // Standard output may be in use; whoever reads it sees standard error too.
                    let last_word = last_word.lock().map_or_else(|_| String::new(), |word| word.clone());
                    let _ = writeln!(io::stderr(), "\n{last_word}");
                    let _ = low_level::emulate_default_handler(signal);
                }
            })?;
            Ok(())
        }
    }
}

#[cfg(not(unix))]
mod elsewhere {
    use std::io;
    use std::sync::{Arc, Mutex};

    /// There are none: Ctrl-C is a key where the program reads keys.
    #[derive(Debug)]
    pub(crate) struct Signals;

    impl Signals {
        pub(crate) fn watch(_give_back: fn()) -> io::Result<Self> {
            Ok(Self)
        }

        pub(crate) fn have_come(&self) -> bool {
            false
        }

        pub(crate) fn obey(&self) {}

        pub(crate) fn end_with(_last_word: Arc<Mutex<String>>) -> io::Result<()> {
            Ok(())
        }
    }
}
