//! The worker: listens for questions, and works on the last one whenever nobody asks.

#[cfg(target_arch = "wasm32")]
mod worker;

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::serve();
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("the thinker is a program for a browser's worker: `cargo xtask web` builds it");
}
