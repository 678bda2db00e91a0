//! The six rules every game has: the largest group of each terrain.

use wagons_rules::Terrain::{self, Desert, Forest, Mountains, Plains, Snow, Water};
use wagons_rules::{Sheet, Town};

use super::picture::largest;

#[test]
fn of_two_largest_lakes_the_one_that_counts_for_cool_water_is_chosen() {
    largest(Water, 1, "a wagon beside the second", "Wb Sm *Wc Fw");
    largest(Water, 1, "no wagon: the first", "*Wb Sm Wc Fb");
}

#[test]
fn the_largest_group_of_each_terrain_scores_its_size() {
    let with = |terrain: Terrain, picture: &str| picture.replace('T', &terrain.letter().to_string());
    for terrain in Terrain::ALL {
        let other = if terrain == Snow { 'F' } else { 'S' };
        let largest = |size, why, picture: &str| {
            largest(terrain, size, why, &with(terrain, picture).replace('o', &other.to_string()));
        };
        largest(0, "none", "");
        largest(0, "none of this terrain", "ob ow oc");
        largest(1, "one", "*Tb ow");
        largest(3, "icons do not matter", "*Tb *Tw *Tg");
        largest(3, "round a corner", "*Tb *Tw\n ob *Tg");
        largest(2, "corners do not connect", "*Tb *Tw ob\n ob  ow Tg");
        largest(1, "nor does a gap", "*Tb . Tg");
        largest(1, "nor another terrain", "*Tb oc Tg");
        largest(3, "only the largest of several", "Tb Tb ow *Tb *Tw *Tg ow Tc");
        largest(2, "a tie counts once", "*Tb *Tw ob Tg Tm");
        largest(
            8,
            "around a hole",
            "*Tb *Tc *Tf
             *Tg  .  *Tm
             *Tw *Tb *Tc",
        );
        largest(
            12,
            "along a winding line",
            "*Tb *Tc *Tf  .
              ob  ow *Tm  .
             *Tf *Tg *Tm  ob
             *Tg  ob  ob  oc
             *Tg *Tc *Tf *Tw",
        );
    }
}

#[test]
fn every_terrain_has_its_own_line() {
    let town: Town = "Db Fb Fb Mb Mb Mb
                      Pb Pb Pb Pb Pb Sb
                      Wb Wb Wb Wb Sb Sb
                      .  .  .  .  Sb Sb
                      .  .  .  .  .  Sb"
        .parse()
        .expect("a picture");
    let sheet = Sheet::new(&town, &Town::new(), &[]);
    let sizes =
        [Desert, Forest, Mountains, Plains, Snow, Water].map(|t| sheet.points(wagons_rules::Rule::Group(t)));
    assert_eq!(sizes, [1, 2, 3, 5, 6, 4]);
    assert_eq!(sheet.total(), 21);
    assert_eq!(town.tally(&[]).points, 21);
}
