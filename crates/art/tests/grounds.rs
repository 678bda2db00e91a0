//! Terrains and icons must be told apart without colour: by lightness and by contrast.

use wagons_art::{Color, Palette};
use wagons_rules::{Icon, Terrain};

/// The least difference of lightness (L* of CIELAB, 0 to 100) between any two grounds.
const LEAST_STEP: f64 = 10.0;

#[test]
fn no_two_grounds_are_equally_light() {
    for palette in [Palette::DAY, Palette::NIGHT] {
        let mut grounds = Terrain::ALL.map(|terrain| (palette.ground(terrain).lightness(), terrain));
        grounds.sort_by(|one, other| one.0.total_cmp(&other.0));
        for pair in grounds.windows(2) {
            let [(darker, below), (lighter, above)] = [pair[0], pair[1]];
            assert!(lighter - darker >= LEAST_STEP, "{below} {darker:.1} and {above} {lighter:.1}");
        }
    }
}

/// Woods and mountains are the two darkest and lie beside each other on many cards; a thumbnail shows little more than the
/// lightness.
#[test]
fn woods_are_much_darker_than_mountains_and_peaks_much_lighter_than_both() {
    for palette in [Palette::DAY, Palette::NIGHT] {
        let [wood, rock, cap] = [palette.wood, palette.rock, palette.rock_cap].map(Color::lightness);
        assert!(rock - wood >= 16.0, "{rock:.1} and {wood:.1}");
        assert!(cap - rock >= 30.0, "{cap:.1} and {rock:.1}");
    }
}

#[test]
fn cards_have_an_edge_on_the_table_at_night() {
    let Palette { paper_edge, paper, table, gain, .. } = Palette::NIGHT;
    assert!(paper_edge.contrast(table) >= 3.0, "{:.2}", paper_edge.contrast(table));
    assert!(gain.contrast(paper) >= 4.5);
}

#[test]
fn icons_and_words_stand_out_from_their_paper() {
    let clear = |front: Color, back: Color| assert!(front.contrast(back) >= 7.0, "{front} on {back}");
    for palette in [Palette::DAY, Palette::NIGHT] {
        for icon in Icon::ALL {
            clear(palette.silhouette(icon), palette.medallion);
        }
        clear(palette.ink, palette.paper);
    }
}

#[test]
fn numbers_on_badges_and_small_print_are_readable() {
    let readable = |front: Color, back: Color| assert!(front.contrast(back) >= 4.5, "{front} on {back}");
    for palette in [Palette::DAY, Palette::NIGHT] {
        readable(palette.score_text, palette.score);
        readable(palette.cost_text, palette.cost);
        readable(palette.ink_soft, palette.paper);
        readable(palette.gain, palette.paper);
        readable(palette.table_ink, palette.table);
    }
}
