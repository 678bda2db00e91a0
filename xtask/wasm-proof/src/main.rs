//! Prints the numbers of the machine at hand, one part a line: `name number`.

fn main() {
    for part in wasm_proof::parts() {
        println!("{} {:016x}", part.name, part.signature());
    }
}
