//! What towns and placements are worth: the work of every search.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use wagons_rules::{Card, Deal, Decision, Game, Move, Placement, Rng, Town};

fn main() {
    divan::main();
}

/// A town of so many cards, grown at random or in a line as wide as can be.
fn town(cards: usize, in_line: bool) -> Town {
    let mut rng = Rng::new(4);
    let mut town = Town::new();
    for (place, &card) in Card::ALL[..cards].iter().enumerate() {
        let spots: Vec<_> = town.spots().collect();
        let at = if in_line {
            wagons_rules::Cell::new(2 * place as i8, 0)
        } else {
            spots[rng.below(spots.len() as u32) as usize]
        };
        town.place_unchecked(Placement { card, turned: false, at });
    }
    town
}

const SCORING: [Card; 3] = [Card::CoolWater, Card::TargetPractice, Card::WagonTrain];

#[divan::bench(args = [2, 5, 8, 14])]
fn tally_of_grown_town(bencher: Bencher<'_, '_>, cards: usize) {
    let town = town(cards, false);
    bencher.bench(|| black_box(&town).tally(black_box(&SCORING)));
}

#[divan::bench(args = [4, 8, 15])]
fn tally_of_line(bencher: Bencher<'_, '_>, cards: usize) {
    let town = town(cards, true);
    bencher.bench(|| black_box(&town).tally(black_box(&SCORING)));
}

/// The positions of random games in which a card is to be placed.
fn placing() -> Vec<Game> {
    let mut rng = Rng::new(2);
    let mut positions = Vec::new();
    for _ in 0..20 {
        let mut game = Game::new(Deal::shuffled(&mut rng));
        while let Some(mv) = game.random_move(&mut rng) {
            if matches!(game.decision(), Some(Decision::Place(_))) {
                positions.push(game);
            }
            game.play(mv);
        }
    }
    positions
}

/// Every legal placement, each by its exact margin under three scoring cards.
#[divan::bench]
fn placements(bencher: Bencher<'_, '_>) {
    let positions = placing();
    let all: usize = positions.iter().map(|game| game.moves().len()).sum();
    bencher.counter(ItemsCount::new(all)).bench(|| {
        for game in &positions {
            let Some(seat) = game.to_move() else { continue };
            let (scoring, theirs) = (game.scoring(), game.tally(seat.other()));
            let survey = game.town(seat).survey(&scoring);
            for mv in game.moves() {
                if let Move::Place(placement) = mv {
                    black_box(survey.after(placement).lead(&theirs));
                }
            }
        }
    });
}
