//! Prints the numbers of the machine at hand, one part a line: `name number`.

use wasm_proof::PARTS;

fn main() {
    for part in &PARTS {
        println!("{} {:016x}", part.name, part.signature());
    }
}
