//! Tells the linker of a Mac that Python itself brings Python's functions; elsewhere there is nothing to tell.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
