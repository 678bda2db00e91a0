//! Terrains and icons must be told apart without colour: by lightness and by contrast.

use wagons_art::{Color, Palette};
use wagons_rules::{Icon, Terrain};

/// The least difference of lightness (L* of CIELAB, 0 to 100) between any two grounds.
const LEAST_STEP: f64 = 10.0;

/// The relative luminance of WCAG: 0 is black, 1 is white.
fn luminance(color: Color) -> f64 {
    let written = color.to_string();
    let [red, green, blue] = [1..3, 3..5, 5..7].map(|digits| {
        let channel = u8::from_str_radix(&written[digits], 16).expect("`#rrggbb`");
        let value = f64::from(channel) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The lightness an eye sees, from 0 (black) to 100 (white): L* of CIELAB.
fn lightness(color: Color) -> f64 {
    116.0 * luminance(color).cbrt() - 16.0
}

/// The contrast ratio of WCAG between two colours, 1 to 21.
fn contrast(one: Color, other: Color) -> f64 {
    let (one, two) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(two) / one.min(two)
}

#[test]
fn no_two_grounds_are_equally_light() {
    for palette in [Palette::DAY, Palette::NIGHT] {
        let mut grounds = Terrain::ALL.map(|terrain| (lightness(palette.ground(terrain)), terrain));
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
        let [wood, rock, cap] = [palette.wood, palette.rock, palette.rock_cap].map(lightness);
        assert!(rock - wood >= 16.0, "{rock:.1} and {wood:.1}");
        assert!(cap - rock >= 30.0, "{cap:.1} and {rock:.1}");
    }
}

#[test]
fn cards_have_an_edge_on_the_table_at_night() {
    let Palette { paper_edge, paper, table, gain, .. } = Palette::NIGHT;
    assert!(contrast(paper_edge, table) >= 3.0, "{:.2}", contrast(paper_edge, table));
    assert!(contrast(gain, paper) >= 4.5);
}

#[test]
fn icons_and_words_stand_out_from_their_paper() {
    let clear = |front: Color, back: Color| assert!(contrast(front, back) >= 7.0, "{front} on {back}");
    for palette in [Palette::DAY, Palette::NIGHT] {
        for icon in Icon::ALL {
            clear(palette.silhouette(icon), palette.medallion);
        }
        clear(palette.ink, palette.paper);
    }
}

#[test]
fn numbers_on_badges_and_small_print_are_readable() {
    let readable = |front: Color, back: Color| assert!(contrast(front, back) >= 4.5, "{front} on {back}");
    for palette in [Palette::DAY, Palette::NIGHT] {
        readable(palette.score_text, palette.score);
        readable(palette.cost_text, palette.cost);
        readable(palette.ink_soft, palette.paper);
        readable(palette.gain, palette.paper);
        readable(palette.table_ink, palette.table);
    }
}
