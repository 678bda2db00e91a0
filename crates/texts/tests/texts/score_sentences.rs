//! Every line of a score sheet is explained in every language.

use wagons_rules::{Card, Rule, Sheet, Terrain, Town};
use wagons_texts::{Language, Texts};

/// What is said of one line of a town's sheet, in all five languages.
fn explained(rule: Rule, town: &str, opponent: &str) -> [String; 5] {
    let [town, opponent] = [town, opponent].map(|picture| picture.parse::<Town>().expect("a town"));
    let sheet = Sheet::new(&town, &opponent, &Card::ALL);
    let line = sheet.line(rule).expect("its line");
    Language::ALL.map(|language| Texts::new(language).evidence(line, &town, &opponent))
}

fn of_card(card: Card, town: &str, opponent: &str) -> [String; 5] {
    explained(Rule::Scoring(card), town, opponent)
}

#[test]
fn groups() {
    let of = |terrain, town| explained(Rule::Group(terrain), town, "");
    assert_eq!(
        of(Terrain::Plains, "Pc Pm Pb Pc Pf"),
        [
            "5 Plains territories in one group",
            "5 Prärie-Territorien in einem Gebiet",
            "5 gebieden met prairie in één gebiedsgroep",
            "5 territoires de plaine en un seul groupe",
            "5 territori di pianura in un gruppo",
        ]
    );
    assert_eq!(
        of(Terrain::Water, "Wc"),
        [
            "1 Water territory",
            "1 Wasser-Territorium",
            "1 gebied met water",
            "1 territoire de lac",
            "1 territorio d’acqua"
        ]
    );
    assert_eq!(
        of(Terrain::Snow, "Wc"),
        [
            "No Snow territory",
            "Kein Schnee-Territorium",
            "Geen gebied met sneeuw",
            "Aucun territoire de neige",
            "Nessun territorio di neve",
        ]
    );
}

#[test]
fn guns_between_deserts() {
    assert_eq!(
        of_card(Card::Badlands, "Dw Pg Dc Sg Dm Fg Db", ""),
        [
            "3 Guns between Deserts, 4 points each",
            "3 Waffen zwischen Wüsten, je 4 Punkte",
            "3 pistolen tussen woestijnen, elk 4 punten",
            "3 pistolets entre des déserts, 4 points chacun",
            "3 pistole tra deserti, 4 punti ciascuna",
        ]
    );
}

#[test]
fn what_is_paid_and_what_costs() {
    assert_eq!(
        of_card(Card::Bootleggers, "Db Pw Sm Fb", ""),
        [
            "1 Beer beside a Wagon, 2 points; 1 Beer elsewhere, −1 point",
            "1 Bier neben einem Wagen, 2 Punkte; 1 Bier anderswo, −1 Punkt",
            "1 fles naast een huifkar, 2 punten; 1 andere fles, −1 punt",
            "1 bière à côté d’un chariot, 2 points\u{a0}; 1 autre bière, −1 point",
            "1 birra accanto a un carro, 2 punti; 1 altra birra, −1 punto",
        ]
    );
}

#[test]
fn comparisons_with_the_opponent() {
    let [english, german, dutch, french, italian] = of_card(Card::ClaimJumpers, "Dm Pm Dg", "Sg Sg");
    assert_eq!(english, "More Mines, 2 to 0, but fewer Guns, 1 to 2: 4 of the 9 points");
    assert_eq!(german, "Mehr Minen, 2 gegen 0, aber weniger Waffen, 1 gegen 2: 4 der 9 Punkte");
    assert_eq!(dutch, "Meer mijnen, 2 tegen 0, maar minder pistolen, 1 tegen 2: 4 van de 9 punten");
    assert_eq!(
        french,
        "Davantage de mines, 2 contre 0, mais moins de pistolets, 1 contre 2\u{a0}: 4 des 9 points"
    );
    assert_eq!(italian, "Più miniere, 2 contro 0, ma meno pistole, 1 contro 2: 4 dei 9 punti");

    let english = |card, town, opponent| of_card(card, town, opponent)[0].clone();
    assert_eq!(
        english(Card::ClaimJumpers, "Sg Sg", "Dm Pm Dg"),
        "Fewer Mines, 0 to 2, but more Guns, 2 to 1: 5 of the 9 points"
    );
    assert_eq!(english(Card::ClaimJumpers, "Sm", "Dm Pg"), "Mines tied, 1 to 1: nobody scores");
    assert_eq!(
        english(Card::ClaimJumpers, "Sm", "Dg"),
        "More Mines, 1 to 0, but fewer Guns, 0 to 1: 4 of the 9 points"
    );
    assert_eq!(english(Card::ClaimJumpers, "Sm Sg", "Dg"), "More Mines, 1 to 0: 9 points");
    assert_eq!(
        english(Card::ClaimJumpers, "Dc", "Sm"),
        "Fewer Mines, 0 to 1, and no lead in Guns, 0 to 0: nothing"
    );
    assert_eq!(
        english(Card::OneTooMany, "Db Pb Sb", "Fb Fb"),
        "More Beers, 3 to 2: −1 point for each of the other player’s Beers (2)"
    );
    assert_eq!(english(Card::OneTooMany, "Db", "Fb"), "Beers tied, 1 to 1: nobody loses anything");
    assert_eq!(english(Card::SmalltownCharm, "Db", "Fb Fc"), "1 visible territory to 2: 1 fewer, 1 point");
}

#[test]
fn blocks_may_overlap_and_lines_may_cross() {
    assert_eq!(
        of_card(Card::Fortified, "Df Df Df\nPf Pf Pf", "")[1],
        "2 Blöcke aus 2 × 2 Forts, je 7 Punkte"
    );
    assert_eq!(
        of_card(Card::WagonTrain, "Dw Dw Dw\nDw Pb Pb", ""),
        [
            "2 lines of Wagons: 3 and 2 long",
            "2 Reihen aus Wagen, 3 und 2 lang",
            "2 lijnen van huifkarren, 3 en 2 lang",
            "2 lignes de chariots, longues de 3 et 2",
            "2 linee di carri, lunghe 3 e 2",
        ]
    );
}

#[test]
fn the_largest_lake_is_described() {
    assert_eq!(
        of_card(Card::CoolWater, "Ww Wb Dw", ""),
        [
            "2 Wagons on or beside the largest group of Water (2 territories), 3 points each",
            "2 Wagen im größten Wasser-Gebiet (2 Territorien) oder daneben, je 3 Punkte",
            "2 huifkarren op of naast de grootste gebiedsgroep water (2 gebieden), elk 3 punten",
            "2 chariots sur le plus grand groupe de lacs (2 territoires) ou à côté, 3 points chacun",
            "2 carri sul gruppo d’acqua più grande (2 territori) o accanto, 3 punti ciascuno",
        ]
    );
}

/// The numbers in a sentence, in their order.
fn numbers(sentence: &str) -> Vec<i32> {
    let plain = sentence.replace('−', "-");
    let parts = plain.split(|c: char| !(c.is_ascii_digit() || c == '-'));
    parts.filter_map(|part| part.parse().ok()).collect()
}

#[test]
fn all_languages_tell_the_same_numbers_of_any_line() {
    let towns = [
        "Dw Dg Dg Db\nDc Mf Mc Sb\nPf Pf Df Wm\nPf Df Ww Ww",
        "Sg Sg Sm Sm Sm Db Db Db Db",
        "Pc Pc Ww\nPc .. Ww\nFw Fw Fm",
        "",
    ];
    let languages = Language::ALL.map(Texts::new);
    for (town, opponent) in towns.iter().flat_map(|&town| towns.map(|opponent| (town, opponent))) {
        let parsed =
            [town, opponent].map(|picture| picture.replace("..", " .").parse::<Town>().expect("a town"));
        let sheet = Sheet::new(&parsed[0], &parsed[1], &Card::ALL);
        for line in sheet.lines() {
            let said = |texts: &Texts| {
                let mut said = numbers(&texts.evidence(line, &parsed[0], &parsed[1]));
                said.sort_unstable();
                said
            };
            for other in &languages {
                assert_eq!(said(other), said(&languages[0]), "{}: {:?}", other.language().tag(), line);
            }
        }
    }
}
