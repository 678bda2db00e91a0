//! The cards that compare the town with the opponent's. Each picture is one player's view.

use wagons_rules::Card::{ClaimJumpers, OneTooMany, SmalltownCharm};

use super::picture::pays_against;

#[test]
fn claim_jumpers_pays_9_for_most_mines_unless_the_opponent_has_more_guns() {
    let pays = |points, why, mine, theirs| pays_against(ClaimJumpers, points, why, mine, theirs);
    pays(0, "nobody has a mine", "Sb", "Fw");
    pays(9, "most mines", "*Sm *Fm", "*Sm");
    pays(9, "one mine against none", "*Sm", "Fw");
    pays(0, "fewer mines", "*Sm", "*Sm *Fm");
    pays(0, "mines tied: nobody scores", "*Sm *Fm", "*Dm *Mm");
    pays(0, "mines tied: more guns do not help", "*Sm *Fm +Fg", "*Dm *Mm");
    pays(0, "mines tied: fewer guns do not either", "*Sm *Fm", "*Dm *Mm *Fg");
    pays(4, "most mines, but the opponent has more guns and takes 5", "*Sm *Fm +Fg", "*Sm *Fg *Dg");
    pays(5, "fewer mines, but more guns", "*Sm +Fg +Dg", "*Sm *Fm *Fg");
    pays(5, "even without any mine", "+Fg", "*Fm");
    pays(9, "guns tied: the 9 stay whole", "*Sm *Fm +Fg", "*Sm *Dg");
    pays(0, "guns tied: nothing is taken", "*Sm +Dg", "*Sm *Fm *Fg");
    pays(9, "most of both", "*Sm *Fm +Fg +Dg", "*Sm *Dg");
    pays(0, "fewest of both", "*Sm +Dg", "*Sm *Fm *Fg *Dg");
}

#[test]
fn one_too_many_costs_the_player_with_more_beers() {
    let pays = |points, why, mine, theirs| pays_against(OneTooMany, points, why, mine, theirs);
    pays(0, "no beers at all", "Sc", "Fw");
    pays(-2, "more beers: 1 for each of the opponent's", "-Sb -Fb -Db", "*Pb Dw *Mb");
    pays(-2, "however many more", "-Sb -Fb -Db -Mb -Wb", "*Pb Dw *Mb");
    pays(0, "more beers, but the opponent has none to count", "-Sb -Fb", "Fw");
    pays(0, "fewer beers cost nothing", "*Pb Dw *Mb", "*Sb *Fb *Db");
    pays(0, "tied: nobody loses", "*Pb Dw *Mb", "*Sb *Fb");
}

#[test]
fn smalltown_charm_pays_the_difference_to_the_smaller_town() {
    let pays = |points, why, mine, theirs| pays_against(SmalltownCharm, points, why, mine, theirs);
    pays(3, "three territories fewer", "*Sb", "*Sc *Fc *Dc *Mb");
    pays(1, "one fewer", "*Sb *Dc", "*Sc *Fc *Mb");
    pays(0, "the larger town gets nothing and loses nothing", "*Sc *Fc *Dc *Mb", "*Sb");
    pays(0, "as many", "*Sc *Fc", "*Sb *Dc");
    pays(1, "holes are no territories", "*Sc . . *Fc", "*Sb *Dc *Mb");
    pays(4, "no town at all is the smallest", "", "*Sb *Dc *Mb *Dw");
}
