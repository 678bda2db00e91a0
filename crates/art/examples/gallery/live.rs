//! A page that holds drawings as the web does: symbols once, colours from a style sheet, nothing inline.

use std::error::Error;
use std::fmt::{self, Write};
use std::fs;
use std::path::Path;

use wagons_art::{
    AppIcon, CardBack, Drawing, Emblem, Face, GamePicture, Palette, Symbols, Tile, TitlePicture, WagonMarker,
};
use wagons_players::Level;
use wagons_rules::Record;

use crate::{landscape, scoring_side};

const STYLE: &str = "\
:root{--wood:url(table-day.svg)}
:root[data-theme=night]{--wood:url(table-night.svg)}
body{margin:8px;background:var(--light),var(--wood);color:var(--w-table-ink);font-family:system-ui}
svg{width:23.5%;margin:.5%}svg.small{width:10%}svg.symbols{position:absolute;width:0;height:0}
";

/// Sets the theme and says how long the first frame took.
const SCRIPT: &str = "\
if (location.hash) document.documentElement.dataset.theme = location.hash.slice(1);
const began = performance.now();
requestAnimationFrame(() => setTimeout(() => {
    const [took, nodes] = [performance.now() - began, document.querySelectorAll('*').length];
    document.querySelector('p').textContent = `first frame ${took.toFixed()} ms, ${nodes} nodes`;
}));
";

/// Writes the page, its style sheet and its script.
pub(crate) fn save(folder: &Path, record: &Record) -> Result<(), Box<dyn Error>> {
    let mut page = String::new();
    write_page(&mut page, record)?;
    fs::write(folder.join("live.html"), page)?;
    fs::write(
        folder.join("live.css"),
        format!("{}:root{{--light:{}}}\n{STYLE}", Palette::stylesheet(), Tile::LIGHT),
    )?;
    fs::write(folder.join("live.js"), SCRIPT)?;
    Ok(())
}

fn write_page(out: &mut String, record: &Record) -> fmt::Result {
    let game = record.game();
    let scoring = game.scoring().map(scoring_side);
    out.push_str("<!doctype html><meta charset=utf-8><link rel=stylesheet href=live.css>");
    write!(out, "<svg class=symbols>{}</svg>", Symbols::all(&Palette::LIVE))?;
    embed(out, "", &GamePicture::of(game, ["Ada", "Sheriff"], scoring))?;
    embed(out, "", &landscape())?;
    embed(out, "", &TitlePicture::Share)?;
    for side in scoring {
        embed(out, "", &side)?;
    }
    embed(out, "small", &AppIcon)?;
    embed(out, "small", &CardBack)?;
    embed(out, "small", &WagonMarker)?;
    for face in Level::ALL.map(Face) {
        embed(out, "small", &face)?;
    }
    for emblem in Emblem::ALL {
        embed(out, "small", &emblem)?;
    }
    out.push_str("<p></p><script src=live.js></script>");
    Ok(())
}

fn embed(out: &mut String, class: &str, drawing: &dyn Drawing) -> fmt::Result {
    write!(out, r#"<svg class="{class}" viewBox="{}">"#, drawing.frame())?;
    drawing.draw(out, &Palette::LIVE)?;
    out.push_str("</svg>");
    Ok(())
}
