//! Makes the files of the table for the browser, ready for any static web host.
//!
//! What never changes under its name carries a hash of its content in the name and may be kept for ever. Beside every
//! file lies its compressed form. How the files are served is for `wagons serve` or another host to say.
//!
//! This is a program of its own because WebAssembly's tools take long to compile: `cargo xtask` calls it when a table
//! is built, and does everything else without it.

mod files;
mod packed;
mod parts;
mod spoken;
mod surfaces;
mod typeface;
mod weight;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use wagons_art::{AppIcon, Drawing, Favicon, Palette, Picture};
use wasm_bindgen_cli_support::Bindgen;

use files::Files;
use packed::Packed;
use parts::Parts;
use spoken::Spoken;

/// How well files for players are compressed.
const BEST: u32 = 11;

/// What is made of what.
struct Bundle {
    /// The top of the repository.
    root: PathBuf,
    /// The table, as the compiler left it.
    table: Module,
    /// What thinks for it, likewise.
    thinker: Module,
    /// Where the files go.
    folder: PathBuf,
    /// How well they are compressed, 1 to 11.
    quality: u32,
}

/// A program of the table: the name of its files, and what the compiler made.
struct Module {
    name: &'static str,
    compiled: PathBuf,
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let [root, table, thinker, folder, quality] = words.as_slice() else {
        eprintln!("usage: bundler REPOSITORY TABLE THINKER FOLDER QUALITY");
        return ExitCode::from(2);
    };
    let [root, table, thinker, folder] = [root, table, thinker, folder].map(PathBuf::from);
    let table = Module { name: "wagons", compiled: table };
    let thinker = Module { name: "thinker", compiled: thinker };
    // Only `cargo xtask web` calls this.
    let quality = quality.parse().unwrap_or(BEST);
    match (Bundle { root, table, thinker, folder, quality }).make() {
        Ok(files) => {
            println!("{files}");
            // A table that is built in a hurry is for whoever works on it.
            if quality < BEST || files.weight().fits() {
                return ExitCode::SUCCESS;
            }
            eprintln!("the table is too heavy");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

impl Bundle {
    fn make(&self) -> Result<Packed, Box<dyn Error>> {
        let bindings = self.folder.with_file_name("bindings");
        let parts =
            Parts::cut(&self.table.compiled, &self.table.glue(), &self.folder.with_file_name("parts"))?;
        self.table.bind(&parts.first, &bindings)?;
        self.thinker.bind(&self.thinker.compiled, &bindings)?;
        let files = Packed::pack(self.lay_out(&bindings, &parts)?, self.quality, &self.folder);
        files.write(self.quality, &self.folder)?;
        Ok(files)
    }

    /// Gathers, names and lists everything.
    fn lay_out(&self, bindings: &Path, parts: &Parts) -> io::Result<Files> {
        let web = self.root.join("crates/web");
        let mut files = Files::default();

        let module = self.table.lay_out(bindings, &mut files)?;
        let loader = (parts::LOADER, parts.lay_out(&mut files)?);
        let glue = self.table.glue();
        let [glue, loader] = files.add_hashed_together(&[(&glue, self.table.bound(bindings)?), loader]);
        let thinker_module = self.thinker.lay_out(bindings, &mut files)?;
        let thinker_glue = files.add_hashed(&self.thinker.glue(), self.thinker.bound(bindings)?.into_bytes());
        let typeface = typeface::add(&mut files, &web.join("fonts"))?;
        let grounds = surfaces::style_sheet(&mut files) + &typeface::style_sheet(&typeface);
        let style = files.add_hashed("table.css", style_sheet(&grounds, &web.join("style"))?.into_bytes());
        let names = [
            ("{{module}}", module),
            ("{{glue}}", glue),
            ("{{loader}}", loader),
            ("{{thinker-module}}", thinker_module),
            ("{{thinker-glue}}", thinker_glue),
            ("{{style}}", style),
            ("{{typeface}}", typeface),
        ];
        let fill = |text: String| names.iter().fold(text, |text, (gap, name)| text.replace(gap, name));

        let read = |name: &str| fs::read_to_string(web.join("static").join(name)).map(&fill);
        let broken = files.add_hashed("broken.js", read("broken.js")?.into_bytes());
        let start = read("start.js")?.replace("{{broken}}", &broken);
        let start = files.add_hashed("start.js", start.into_bytes());
        let thinker = files.add_hashed("thinker.js", read("thinker.js")?.into_bytes());
        let puzzles = fs::read(self.root.join("crates/players/puzzles.tsv"))?;
        let puzzles = files.add_hashed("puzzles.txt", puzzles);
        let index = read("index.html")?.replace("{{start}}", &start).replace("{{thinker}}", &thinker);
        let index = index.replace("{{puzzles}}", &puzzles);
        let index = self.in_every_language(&mut files, index, &read("manifest.webmanifest")?)?;
        files.add("index.html", index.into_bytes());
        for (name, drawing) in icons() {
            files.add(name, drawing.into_bytes());
        }
        for path in sorted(&web.join("icons"))? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.add(&name, fs::read(&path)?);
        }
        let service =
            read("sw.js")?.replace("{{files}}", &files.listed()).replace("{{edition}}", &files.edition());
        let service = service.replace("{{calls}}", &self.calls()?);
        files.add("sw.js", service.into_bytes());
        Ok(files)
    }

    /// What the service worker says in each language when somebody is called.
    fn calls(&self) -> io::Result<String> {
        let mut calls = Vec::new();
        for folder in sorted(&self.root.join("crates/texts/locales"))? {
            let spoken = Spoken::read(&folder)?;
            let [turn, soon] = ["apart-called-turn", "apart-called-soon"].map(|key| spoken.line(key));
            calls.push(format!("{}: {{ turn: {:?}, soon: {:?} }}", spoken.tag, turn?, soon?));
        }
        Ok(format!("{{ {} }}", calls.join(", ")))
    }

    /// Adds the words of each language as one file and a manifest for it, and puts into the page where the words are
    /// and what it says without them.
    fn in_every_language(&self, files: &mut Files, mut index: String, manifest: &str) -> io::Result<String> {
        let [mut words, mut needs, mut trouble, mut broken] = [const { Vec::new() }; 4];
        for folder in sorted(&self.root.join("crates/texts/locales"))? {
            let spoken = Spoken::read(&folder)?;
            let (tag, description) = (&spoken.tag, spoken.line("page-description")?);
            let [needed, troubled] = [spoken.line("page-needs")?, spoken.line("page-trouble")?];
            let name = files.add_hashed(&format!("words-{tag}.txt"), spoken.texts.clone().into_bytes());
            words.push(format!("<meta name=\"words-{tag}\" content=\"{name}\">\n"));
            needs.push(format!("<p lang=\"{tag}\">{needed}</p>\n"));
            trouble.push(format!("<p class=\"trouble\" lang=\"{tag}\" hidden>{troubled}</p>\n"));
            broken.push(spoken.page_of_trouble()?);
            let manifest = manifest.replace("{{lang}}", tag).replace("{{description}}", description);
            files.add(&format!("manifest-{tag}.webmanifest"), manifest.clone().into_bytes());
            if tag == "en" {
                files.add("manifest.webmanifest", manifest.into_bytes());
                index = index.replace("{{description}}", &format!("Circle the Wagons. {description}"));
            }
        }
        let filled =
            [("{{words}}", words), ("{{needs}}", needs), ("{{trouble}}", trouble), ("{{broken}}", broken)];
        Ok(filled.iter().fold(index, |index, (gap, lines)| index.replace(gap, &lines.concat())))
    }
}

impl Module {
    /// The script that starts it.
    fn glue(&self) -> String {
        format!("{}.js", self.name)
    }

    /// Writes that script, which lends the module the browser's functions. The module may be a part of what was
    /// compiled.
    fn bind(&self, module: &Path, bindings: &Path) -> Result<(), String> {
        let about =
            |error: &dyn std::fmt::Display| format!("no bindings for {}: {error:#}", module.display());
        let mut bindgen = Bindgen::new();
        bindgen.input_path(module).out_name(self.name).typescript(false);
        // Names are for whoever reads a profile, and weigh a tenth of the module.
        bindgen.remove_name_section(true).remove_producers_section(true);
        // Parts of a module that are loaded later reach the rest through the linker's table.
        bindgen.keep_lld_exports(true);
        // Without the path of the module the start would have to name it in two places.
        bindgen.web(true).map_err(|error| about(&error))?.omit_default_module_path(false);
        bindgen.generate(bindings).map_err(|error| about(&error))
    }

    /// The script that was written.
    fn bound(&self, bindings: &Path) -> io::Result<String> {
        fs::read_to_string(bindings.join(self.glue()))
    }

    /// Adds the module. Returns its name, which changes with its content.
    fn lay_out(&self, bindings: &Path, files: &mut Files) -> io::Result<String> {
        let module = fs::read(bindings.join(format!("{}_bg.wasm", self.name)))?;
        Ok(files.add_hashed(&format!("{}.wasm", self.name), module))
    }
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
fn icons() -> [(&'static str, String); 3] {
    let drawn = |drawing: &dyn Drawing| Picture::of(drawing, "Circle the Wagons").to_string();
    [
        ("icon.svg", drawn(&AppIcon)),
        ("favicon.svg", drawn(&Favicon { marked: false })),
        ("favicon-turn.svg", drawn(&Favicon { marked: true })),
    ]
}
