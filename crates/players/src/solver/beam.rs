//! A quick good line of placements: the lower end of an answer.

use wagons_rules::{Placement, Town};

use super::hand::Hand;
use super::objective::Objective;

/// How many towns are followed at the same time.
const WIDTH: usize = 8;

/// A line of placements of all cards, what it is worth, and how many placements were judged to find it.
pub(super) fn beam(town: &Town, hand: &Hand, objective: Objective) -> (i32, Vec<Placement>, u64) {
    let mut followed = vec![(objective.worth(town.tally(&objective.scoring)), Vec::new(), *town)];
    let mut nodes = 1;
    for &card in hand.iter() {
        let mut judged = Vec::new();
        for (from, (_, _, town)) in followed.iter().enumerate() {
            let survey = town.survey(&objective.scoring);
            for at in town.spots() {
                for turned in [false, true] {
                    let placement = Placement { card, turned, at };
                    judged.push((objective.worth(survey.after(placement)), from, placement));
                }
            }
        }
        nodes += judged.len() as u64;
        // A stable order, so that the same question always has the same answer.
        judged.sort_by_key(|&(worth, from, placement)| (-worth, from, placement));
        let mut next: Vec<(i32, Vec<Placement>, Town)> = Vec::with_capacity(WIDTH);
        for (worth, from, placement) in judged {
            let (_, line, town) = &followed[from];
            let (mut line, mut town) = (line.clone(), *town);
            town.place_unchecked(placement);
            if next.iter().all(|(other, _, same)| *other != worth || *same != town) {
                line.push(placement);
                next.push((worth, line, town));
            }
            if next.len() == WIDTH {
                break;
            }
        }
        followed = next;
    }
    let (worth, line, _) = followed.swap_remove(0);
    (worth, line, nodes)
}
