//! The eighteen territory sides, as a table to be read by eye. Knows nothing of towns or turns.

/// Letter, top left, top right, bottom left, bottom right, upright.
const DECK: &str = "
    A Pc Pf Pm Fb
    B Mf Pf Sf Dw
    C Sm Wg Pg Sw
    D Sg Sc Sf Wm
    E Df Mw Sw Db
    F Fc Pb Db Fm
    G Pb Fc Mc Pg
    H Fb Fw Pg Fc
    I Mf Mm Db Mw
    J Sg Dm Fg Wg
    K Wg Sm Fm Wf
    L Fc Wb Mb Pb
    M Dw Dg Dc Mf
    N Dw Fw Wf Mw
    O Wm Wb Sw Wg
    P Wm Mg Pm Sm
    Q Mw Df Wf Mc
    R Pc Sc Db Fc
";

/// A terrain letter and an icon letter.
pub(crate) type Territory = (char, char);

/// Reads a territory such as `Dw`.
pub(crate) fn territory(text: &str) -> Territory {
    let letters: Vec<char> = text.chars().collect();
    match letters[..] {
        [terrain, icon] if "DFMPSW".contains(terrain) && "bcfgmw".contains(icon) => (terrain, icon),
        _ => panic!("{text:?} is not a terrain and an icon"),
    }
}

/// The territories of a card as they lie: top left, top right, bottom left, bottom right.
pub(crate) fn territories(card: char, upside_down: bool) -> Vec<Territory> {
    for line in DECK.trim().lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0] == card.to_string() {
            let mut territories: Vec<Territory> = words[1..].iter().map(|word| territory(word)).collect();
            if upside_down {
                // Half a turn moves every corner to the opposite one.
                territories.reverse();
            }
            return territories;
        }
    }
    panic!("no card {card:?} in the deck")
}
