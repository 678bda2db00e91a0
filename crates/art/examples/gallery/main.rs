//! Writes contact sheets of every drawing as SVG files: `cargo run -p wagons-art --example gallery -- OUTDIR`.
//! `live.html` shows some of them as a web page holds them, `live.html#night` by night.

mod live;

use std::error::Error;
use std::fmt::{self, Write};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use wagons_art::{
    AppIcon, CELL, CardBack, CirclePicture, Diagram, Drawing, Emblem, Face, Favicon, Frame, GamePicture,
    Letters, Light, Palette, Picture, ScoringSide, TerritorySide, Tile, TitlePicture, TownPicture,
    WagonMarker,
};
use wagons_players::Level;
use wagons_rules::{Card, Cell, Icon, Placement, Record, Seat, Terrain, Territory, Town};

/// Drawings in rows and columns, each scaled to `size`.
struct Sheet<'a> {
    columns: usize,
    size: i32,
    drawings: Vec<Box<dyn Drawing + 'a>>,
}

impl Sheet<'_> {
    const GAP: i32 = 8;

    fn new(columns: usize, size: i32) -> Self {
        Self { columns, size, drawings: Vec::new() }
    }
}

impl<'a> Sheet<'a> {
    fn with<D: Drawing + 'a>(mut self, drawings: impl IntoIterator<Item = D>) -> Self {
        self.drawings.extend(drawings.into_iter().map(|drawing| Box::new(drawing) as Box<dyn Drawing>));
        self
    }
}

impl Drawing for Sheet<'_> {
    fn frame(&self) -> Frame {
        let step = self.size + Self::GAP;
        let rows = self.drawings.len().div_ceil(self.columns);
        Frame::sized(self.columns as i32 * step + Self::GAP, rows as i32 * step + Self::GAP)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let (step, size) = (self.size + Self::GAP, self.size);
        for (index, drawing) in self.drawings.iter().enumerate() {
            let x = Self::GAP + (index % self.columns) as i32 * step;
            let y = Self::GAP + (index / self.columns) as i32 * step;
            let frame = drawing.frame();
            write!(out, r#"<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="{frame}">"#)?;
            drawing.draw(out, palette)?;
            out.write_str("</svg>")?;
        }
        Ok(())
    }
}

/// A game in its second turn.
const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3";

/// The town of the worked example in the rules.
const EXAMPLE: &str = "\
.  .  .  .  Pc Pf
Dw Dg Df Pb Pm Fb
Dc Mf Mc Mc Pg .
Wm Wb Mf Mm .  .
Sw Wg Db Mw .  .";

/// Large groups of all six terrains, to see how their grounds continue.
fn landscape() -> TownPicture {
    let cell = |x: i8, y: i8| {
        let terrain = Terrain::ALL[(x / 3 + 3 * (y / 3)) as usize];
        (Cell::new(x, y), Territory::new(terrain, Icon::ALL[((x + 2 * y) % 6) as usize]))
    };
    TownPicture::of((0..6).flat_map(|y| (0..9).map(move |x| cell(x, y))))
}

fn main() -> Result<(), Box<dyn Error>> {
    let record: Record = GAME.parse()?;
    let example: Town = EXAMPLE.parse()?;
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".to_owned()));
    fs::create_dir_all(&folder)?;
    let territories =
        || Terrain::ALL.into_iter().flat_map(|terrain| Icon::ALL.map(|icon| Territory::new(terrain, icon)));

    for (theme, palette) in [("day", Palette::DAY), ("night", Palette::NIGHT)] {
        let save = |name: &str, drawing: &dyn Drawing| {
            let picture = Picture::of(drawing, name).in_colors_of(&palette).on_table();
            fs::write(folder.join(format!("{name}-{theme}.svg")), picture.to_string())
        };
        let save_tile = |name: &str, tile: &dyn Drawing| {
            let picture = Picture::of(tile, name).in_colors_of(&palette).wide(tile.frame().width as u32);
            fs::write(folder.join(format!("{name}-{theme}.svg")), picture.to_string())
        };
        save_tile("table", &Tile::Table)?;
        save_tile("paper", &Tile::Paper)?;
        for size in [CELL, 32, 16] {
            save(&format!("territories-{size}"), &Sheet::new(6, size).with(territories()))?;
            save(&format!("terrains-{size}"), &Sheet::new(6, size).with(Terrain::ALL))?;
        }
        save("cards", &Sheet::new(6, 220).with(Card::ALL.map(TerritorySide::upright)))?;
        save("diagrams", &Sheet::new(6, 220).with(Card::ALL.map(Diagram)))?;
        save("scoring", &Sheet::new(6, 220).with(Card::ALL.map(scoring_side)))?;
        let town = TownPicture::of(example.territories());
        save("town", &town.clone().outline(Some(Placement::new(Card::Badlands, false, 4, 3))))?;
        save("town-lit", &town.lettered(Letters::Shown).light(lit_deserts))?;
        let scoring = record.game().scoring().map(scoring_side);
        save("circle", &CirclePicture::of(record.game(), scoring))?;
        let game = GamePicture::of(record.game(), ["Ada", "Sheriff"], scoring);
        save("game", &game.outline(Some((Seat::Second, Placement::new(Card::ClaimJumpers, false, 1, -3)))))?;
        for size in [200, 48] {
            save(&format!("faces-{size}"), &Sheet::new(5, size).with(Level::ALL.map(Face)))?;
            save(&format!("emblems-{size}"), &Sheet::new(5, size).with(Emblem::ALL))?;
        }
        save("title", &TitlePicture::Share)?;
        save("banner", &TitlePicture::Banner)?;
        save("poster", &TitlePicture::Poster)?;
        save("marker", &WagonMarker)?;
        save("card-back", &CardBack)?;
        save("app-icon", &AppIcon)?;
        save("favicon", &Favicon { marked: false })?;
        save("landscape", &landscape())?;
    }
    live::save(&folder, &record)?;
    report(&folder)?;
    Ok(())
}

/// Sentences of the gallery's own, as long as those of a game.
fn scoring_side(card: Card) -> ScoringSide<'static> {
    let sentence = match card {
        Card::Badlands => "4 for each gun directly between two deserts, in its row or its column.",
        Card::BoomOrBust => "By the number of mines in your town.",
        Card::ClaimJumpers => "Most mines: 9 points. If the other town has more guns, 5 of the 9 go there.",
        Card::TargetPractice => {
            "Jedes Bier: die Anzahl der Felder zwischen ihm und dem nächsten Revolver in seiner Reihe oder Spalte."
        }
        Card::Undiscovered => "",
        _ => "2 for each cow that is neither on snow nor next to snow.",
    };
    ScoringSide { card, title: card.title(), sentence }
}

fn lit_deserts(cell: Cell) -> Light {
    if cell.y == 3 && cell.x < 3 || cell == Cell::new(0, 2) { Light::Lit } else { Light::Dimmed }
}

fn report(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        println!("{:>7} bytes  {}", entry.metadata()?.len(), entry.path().display());
    }
    Ok(())
}
