//! Every drawing makes a sound document: well-formed, self-contained, with references that resolve.

use std::collections::HashSet;

use roxmltree::Document;
use wagons_art::{
    AppIcon, CardBack, CirclePicture, Diagram, Drawing, Emblem, Face, Favicon, GamePicture, Keepsake,
    KeepsakeSide, Letters, Light, Palette, Picture, ScoringSide, Sign, SoloPicture, TerritorySide, Tile,
    TitlePicture, TownPicture, WagonMarker,
};
use wagons_players::Level;
use wagons_rules::solo::{self, Scenarios};
use wagons_rules::{Card, Cell, Icon, Placement, Record, Seat, Terrain, Territory};

fn town() -> TownPicture {
    let cells = Card::ALL.into_iter().enumerate().flat_map(|(x, card)| {
        card.territories().into_iter().enumerate().map(move |(y, shown)| (Cell::new(x as i8, y as i8), shown))
    });
    TownPicture::of(cells)
}

/// Games at their start, in their course and at their end.
const GAMES: [&str; 3] = [
    "FKQ/RJAPODGLNMHBICE",
    "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3",
    "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 D1,-2 G'-1,-3 \
     L0,-2 N3,-2 H H'1,-3",
];

fn scoring_side(card: Card) -> ScoringSide<'static> {
    ScoringSide {
        card,
        title: "Where <A> & \"B\" meet",
        sentence: "Two words, then more & <b>marks</b> to escape.",
    }
}

fn games() -> (Vec<Record>, Vec<Record<solo::Game>>) {
    let scenarios = Scenarios::built_in();
    let solo = ["s1:IP/ABCDEFGH/JKLMNOQR", "s1:IP/ABCDEFGH/JKLMNOQR B B0,0"];
    (
        GAMES.map(|record| record.parse().expect("a legal record")).into(),
        solo.map(|record| scenarios.record(record).expect("a legal record")).into(),
    )
}

/// All that can be drawn, with a name for the failure message.
fn gallery<'a>(
    (duels, solos): &'a (Vec<Record>, Vec<Record<solo::Game>>),
) -> Vec<(String, Box<dyn Drawing + 'a>)> {
    let mut all: Vec<(String, Box<dyn Drawing + 'a>)> = Vec::new();
    for record in solos {
        let scoring = record.game().scoring().map(scoring_side);
        let scene = SoloPicture::of(record.game(), ["<Ada>", "Will & Co"], scoring);
        let last = Placement::new(Card::BoomOrBust, false, 0, 0);
        all.push((record.to_string(), Box::new(scene.outline(Some(last)).lettered(Letters::Shown))));
    }
    for record in duels {
        let (game, scoring) = (record.game(), record.game().scoring().map(scoring_side));
        let last = Placement::new(Card::ClaimJumpers, false, 1, -3);
        let scene =
            GamePicture::of(game, ["<Ada>", "Will & Co"], scoring).outline(Some((Seat::Second, last)));
        all.push((format!("circle of {record}"), Box::new(CirclePicture::of(game, scoring))));
        all.push((record.to_string(), Box::new(scene.lettered(Letters::Shown))));
    }
    for terrain in Terrain::ALL {
        all.push((terrain.to_string(), Box::new(terrain)));
        all.extend(Icon::ALL.map(|icon| {
            let territory = Territory::new(terrain, icon);
            (territory.to_string(), Box::new(territory) as Box<dyn Drawing>)
        }));
    }
    for icon in Icon::ALL {
        all.push((icon.to_string(), Box::new(icon)));
    }
    for card in Card::ALL {
        all.push((format!("{card} upright"), Box::new(TerritorySide::upright(card))));
        all.push((format!("{card} diagram"), Box::new(Diagram(card))));
        all.push((format!("{card} scoring"), Box::new(scoring_side(card))));
        all.push((format!("{card} turned"), Box::new(TerritorySide::turned(card))));
    }
    let lit = |cell: Cell| if cell.x % 2 == 0 { Light::Lit } else { Light::Dimmed };
    all.push((
        "town".into(),
        Box::new(town().light(lit).lettered(Letters::Shown).outline(Some(Placement::new(
            Card::TheHerd,
            true,
            2,
            1,
        )))),
    ));
    all.extend(Level::ALL.map(Face).map(|face| (format!("{face:?}"), Box::new(face) as Box<dyn Drawing>)));
    all.extend(Emblem::ALL.map(|emblem| (format!("{emblem:?}"), Box::new(emblem) as Box<dyn Drawing>)));
    all.push(("title".into(), Box::new(TitlePicture::Share)));
    all.push(("banner".into(), Box::new(TitlePicture::Banner)));
    all.push(("poster".into(), Box::new(TitlePicture::Poster)));
    all.push(("card back".into(), Box::new(CardBack)));
    all.push(("marker".into(), Box::new(WagonMarker)));
    all.push(("app icon".into(), Box::new(AppIcon)));
    all.push(("favicon".into(), Box::new(Favicon { marked: false })));
    all.push(("marked favicon".into(), Box::new(Favicon { marked: true })));
    all.push(("table".into(), Box::new(Tile::Table)));
    all.push(("paper".into(), Box::new(Tile::Paper)));
    all.extend(Sign::ALL.map(|sign| (format!("{sign:?}"), Box::new(sign) as Box<dyn Drawing>)));
    for record in duels {
        let game = record.game();
        let side =
            |name, seat| KeepsakeSide { name, points: game.sheet(seat).total(), town: game.town(seat) };
        let sides = [side("<Ada>", Seat::First), side("Will & Co", Seat::Second)];
        let keepsake = Keepsake::of(sides, ["Circle the Wagons", "15 November 2026", "<Ada> wins!"]);
        all.push((
            format!("keepsake of {record}"),
            Box::new(keepsake.won_by(Some(Seat::First)).lettered(Letters::Shown)),
        ));
    }
    all.push(("empty town".into(), Box::new(TownPicture::of([]))));
    all
}

#[test]
fn every_picture_is_well_formed_and_has_a_title() {
    for (name, drawing) in gallery(&games()) {
        for palette in [Palette::DAY, Palette::NIGHT, Palette::LIVE] {
            let svg =
                Picture::of(&*drawing, "<Title> & \"more\"").in_colors_of(&palette).wide(320).to_string();
            let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}\n{svg}"));
            let title = document.root_element().first_element_child().and_then(|node| node.text());
            assert_eq!(title, Some("<Title> & \"more\""), "{name}");
        }
    }
}

#[test]
fn ids_are_unique_and_references_stay_inside_the_picture() {
    for (name, drawing) in gallery(&games()) {
        let svg = Picture::of(&*drawing, &name).to_string();
        let document = Document::parse(&svg).expect("checked by another test");
        let mut ids = HashSet::new();
        for id in document.descendants().filter_map(|node| node.attribute("id")) {
            assert!(ids.insert(id), "{name}: id {id} twice");
        }
        for attribute in document.descendants().flat_map(|node| node.attributes()) {
            let value = attribute.value();
            let target = value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'));
            if let Some(id) =
                target.or_else(|| value.strip_prefix('#').filter(|_| attribute.name() == "href"))
            {
                assert!(ids.contains(id), "{name}: {value} leads nowhere");
            } else {
                assert!(attribute.name() != "href" && !value.contains("url("), "{name}: {value} is outside");
            }
        }
    }
}

#[test]
fn no_picture_names_a_colour_of_its_own() {
    for (name, drawing) in gallery(&games()) {
        let svg = drawing_alone(&*drawing);
        let document = Document::parse(&svg).expect("checked by another test");
        for paint in
            document.descendants().flat_map(|node| [node.attribute("fill"), node.attribute("stroke")])
        {
            assert!(
                paint.is_none_or(|paint| paint == "none" || paint.starts_with("var(--w-")),
                "{name}: {paint:?}"
            );
        }
    }
}

fn drawing_alone(drawing: &dyn Drawing) -> String {
    Picture::of(drawing, "").in_colors_of(&Palette::LIVE).to_string()
}

#[test]
fn a_town_of_forty_territories_stays_small() {
    let town = TownPicture::of(
        (0..40).map(|n| (Cell::new(n % 8, n / 8), Territory::new(Terrain::Snow, Icon::Wagon))),
    );
    let bytes = town.svg(&Palette::DAY).to_string().len();
    assert!(bytes < 16_000, "{bytes} bytes");
}

#[test]
fn paths_are_made_of_commands_and_numbers() {
    let sign = |sign: char| "MmLlHhVvCcSsQqTtAaZz0123456789.,- ".contains(sign);
    for (name, drawing) in gallery(&games()) {
        let svg = Picture::of(&*drawing, "").to_string();
        let document = Document::parse(&svg).expect("checked by another test");
        for path in document.descendants().filter_map(|node| node.attribute("d")) {
            assert!(path.chars().all(sign), "{name}: {path}");
        }
    }
}

/// A coordinate a hundred times too large is a slip of the pen that only shows as a stray line.
#[test]
fn faces_and_emblems_stay_in_their_frame() {
    let faces = Level::ALL.map(Face).map(|face| (format!("{face:?}"), Picture::of(&face, "").to_string()));
    let emblems = Emblem::ALL.map(|emblem| (format!("{emblem:?}"), Picture::of(&emblem, "").to_string()));
    for (name, svg) in faces.into_iter().chain(emblems) {
        let document = Document::parse(&svg).expect("checked by another test");
        for path in document.descendants().filter_map(|node| node.attribute("d")) {
            let numbers = path.split(|sign: char| !sign.is_ascii_digit() && sign != '.');
            for number in numbers.filter_map(|number| number.parse::<f32>().ok()) {
                assert!(number <= 200.0, "{name}: {number} in {path}");
            }
        }
    }
}

#[test]
fn a_turned_card_shows_its_last_territory_first() {
    let card = Card::Badlands;
    let order = |side: TerritorySide| {
        let svg = side.svg(&Palette::DAY).to_string();
        svg.split("#w-icon-").skip(1).filter_map(|rest| rest.chars().next()).collect::<String>()
    };
    assert_eq!(order(TerritorySide::upright(card)), "cfmb");
    assert_eq!(order(TerritorySide::turned(card)), "bmfc");
}

#[test]
fn the_circle_shows_what_still_lies_in_it() {
    for record in games().0 {
        let game = record.game();
        let drawn = CirclePicture::of(game, game.scoring().map(scoring_side)).svg(&Palette::DAY).to_string();
        let territories = drawn.matches("r=\"33\"").count();
        assert_eq!(territories, 4 * game.circle().len(), "{record}");
    }
}

#[test]
fn a_solo_game_gives_away_nothing_of_the_deck_below_its_top_card() {
    let scenarios = Scenarios::built_in();
    let drawn = ["s1:IP/ABCDEFGH/JKLMNOQR", "s1:IP/ABCDEFGH/JRQONMLK"].map(|record| {
        let record = scenarios.record(record).expect("a legal record");
        let scene = SoloPicture::of(record.game(), ["", ""], record.game().scoring().map(scoring_side));
        Picture::of(&scene, "").to_string()
    });
    assert_eq!(drawn[0], drawn[1]);
}
