//! What things lie on, as files behind the page: the wood of the table and the paper of its panels, by day and by night.

use wagons_art::{Drawing, Palette, Picture, Tile};

use super::files::Files;

/// Adds the tiles and tells the style sheet that names them, with the light that falls on the table.
pub(crate) fn style_sheet(files: &mut Files) -> String {
    let mut tiles = |time: &str, palette: &Palette| -> String {
        let tile = |(name, tile): (&str, Tile)| {
            let width = tile.frame().width.unsigned_abs();
            let picture = Picture::of(&tile, "").in_colors_of(palette).wide(width).to_string();
            let file = files.add_hashed(&format!("{name}-{time}.svg"), picture.into_bytes());
            format!("--{name}:url({file});")
        };
        [("wood", Tile::Table), ("paper", Tile::Paper)].map(tile).concat()
    };
    let (day, night) = (tiles("day", &Palette::DAY), tiles("night", &Palette::NIGHT));
    format!(
        ":root{{--light:{};{day}}}\n\
         @media(prefers-color-scheme:dark){{:root:not([data-theme=day]){{{night}}}}}\n\
         :root[data-theme=night]{{{night}}}\n",
        Tile::LIGHT
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_surface_has_a_file_for_the_day_and_one_for_the_night() {
        let mut files = Files::default();
        let style = style_sheet(&mut files);
        let listed = files.listed();
        for surface in ["wood-day-", "wood-night-", "paper-day-", "paper-night-"] {
            assert!(style.contains(surface) && listed.contains(surface), "{surface}");
        }
    }
}
