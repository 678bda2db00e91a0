//! `cargo xtask web`: compiles the table for the browser and lays out its files, ready for any static web host.
//!
//! What never changes under its name carries a hash of its content in the name and may be kept for ever. Beside every
//! file lies its compressed form. How the files are served is for `wagons serve` or another host to say.

mod files;
mod surfaces;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use wagons_art::{AppIcon, Drawing, Favicon, Palette, Picture};
use wasm_bindgen_cli_support::Bindgen;

use crate::program::{root, target, watch};
use crate::wasm::Toolchain;
use files::Files;

/// Where the files of the table lie when it is built.
pub(crate) fn folder() -> PathBuf {
    target().join("web/dist")
}

/// How carefully the table is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    /// Small and fast, for players.
    Finished,
    /// Soon, for whoever works on it.
    Quick,
}

impl Care {
    /// Cargo's profile; its folder has the same name.
    const fn profile(self) -> &'static str {
        match self {
            Self::Finished => "web",
            Self::Quick => "web-quick",
        }
    }
}

/// Builds the table and says how large it is; true when that went well.
pub(crate) fn command(arguments: &[String]) -> Result<bool, String> {
    let care = match arguments {
        [] => Care::Finished,
        [only] if only == "--quick" => Care::Quick,
        _ => return Err(format!("`web` takes `--quick` or nothing, not `{}`", arguments.join(" "))),
    };
    match build(care) {
        Ok(()) => Ok(true),
        Err(reason) => {
            eprintln!("the table could not be built: {reason}");
            Ok(false)
        }
    }
}

/// Builds the table into its [folder]. The error is a sentence for the person who asked.
pub(crate) fn build(care: Care) -> Result<(), String> {
    let toolchain = Toolchain::find_or_install()?;
    let built = watch(toolchain.cargo("build", &["--profile", care.profile(), "--package", "wagons-web"]));
    if !built.map_err(|error| error.to_string())?.ok {
        return Err("the compiler refused it; its reasons stand above".to_owned());
    }
    let bindings = target().join("web/bindings");
    bind(&Toolchain::built(care.profile(), "wagons-web.wasm"), &bindings)?;
    lay_out(&bindings, care).map_err(|error| format!("its files could not be written: {error}"))
}

/// Writes the JavaScript that starts the module and lends it the browser's functions.
fn bind(module: &Path, bindings: &Path) -> Result<(), String> {
    let about = |error: &dyn std::fmt::Display| format!("no bindings for {}: {error:#}", module.display());
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name("wagons").typescript(false);
    // Names are for whoever reads a profile, and weigh a tenth of the module.
    bindgen.remove_name_section(true).remove_producers_section(true);
    // Without the path of the module the start would have to name it in two places.
    bindgen.web(true).map_err(|error| about(&error))?.omit_default_module_path(false);
    bindgen.generate(bindings).map_err(|error| about(&error))
}

/// Gathers, names, compresses and lists everything.
fn lay_out(bindings: &Path, care: Care) -> io::Result<()> {
    let web = root().join("crates/web");
    let mut files = Files::packed(if care == Care::Quick { 1 } else { 11 });

    let module = files.add_hashed("wagons.wasm", fs::read(bindings.join("wagons_bg.wasm"))?);
    let glue = files.add_hashed("wagons.js", fs::read(bindings.join("wagons.js"))?);
    let grounds = surfaces::style_sheet(&mut files);
    let style = files.add_hashed("table.css", style_sheet(&grounds, &web.join("style"))?.into_bytes());
    let names = [("{{module}}", module), ("{{glue}}", glue), ("{{style}}", style)];
    let fill = |text: String| names.iter().fold(text, |text, (gap, name)| text.replace(gap, name));

    let read = |name: &str| fs::read_to_string(web.join("static").join(name)).map(&fill);
    let start = files.add_hashed("start.js", read("start.js")?.into_bytes());
    let thinker = files.add_hashed("thinker.js", read("thinker.js")?.into_bytes());
    let words = words(&mut files)?;
    let index = read("index.html")?.replace("{{start}}", &start).replace("{{thinker}}", &thinker);
    let index = index.replace("{{words}}", &words);
    files.add("index.html", index.into_bytes());
    for (name, drawing) in icons() {
        files.add(name, drawing.into_bytes());
    }
    files.add("manifest.webmanifest", read("manifest.webmanifest")?.into_bytes());
    let service =
        read("sw.js")?.replace("{{files}}", &files.listed()).replace("{{edition}}", &files.edition());
    files.add("sw.js", service.into_bytes());

    let folder = folder();
    files.write(&folder)?;
    println!("{files}");
    println!("the table lies in {}", folder.strip_prefix(root()).unwrap_or(&folder).display());
    Ok(())
}

/// Adds the words of each language as one file, and names them for the page.
fn words(files: &mut Files) -> io::Result<String> {
    let mut named = Vec::new();
    for folder in sorted(&root().join("crates/texts/locales"))? {
        let areas: String = sorted(&folder)?.iter().map(fs::read_to_string).collect::<io::Result<_>>()?;
        let tag = folder.file_name().unwrap_or_default().to_string_lossy();
        let name = files.add_hashed(&format!("words-{tag}.txt"), areas.into_bytes());
        named.push(format!("<meta name=\"words-{tag}\" content=\"{name}\">\n"));
    }
    Ok(named.concat())
}

/// What lies in a folder, in the order of the names.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

/// The colours of the drawings, what things lie on, then every style sheet in the order of its name.
fn style_sheet(grounds: &str, folder: &Path) -> io::Result<String> {
    let mut style = Palette::stylesheet() + grounds;
    for path in sorted(folder)? {
        style.push_str(&fs::read_to_string(path)?);
    }
    Ok(style)
}

/// The drawings the browser shows outside the page.
fn icons() -> [(&'static str, String); 2] {
    let drawn = |drawing: &dyn Drawing| Picture::of(drawing, "Circle the Wagons").to_string();
    [("icon.svg", drawn(&AppIcon)), ("favicon.svg", drawn(&Favicon))]
}
