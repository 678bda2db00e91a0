//! Positions of random games of every manner, to try players on. Knows nothing of players.

#![allow(dead_code)] // every user takes what it needs

use wagons_rules::{Cell, Deal, Decision, Game, Move, Placement, Rng, Seat, Town};

/// How the games go that positions are taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Manner {
    pub(crate) reach: Reach,
    pub(crate) town: Shape,
}

/// How far around the circle drafts go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// One of the next three cards: the longest games.
    Near,
    /// Any card.
    Any,
    /// The last card: the opponent gets all others, fourteen at first.
    Last,
}

/// What becomes of towns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    /// At most this many cells wide and high, so that most of what lies there is covered again.
    Heap(u32),
    /// Cards lie anywhere.
    Any,
    /// Every card lies beyond the last: as far out as a town can ever reach.
    Line,
}

/// All manners there are.
pub(crate) fn manners() -> impl Iterator<Item = Manner> {
    let shapes = [Shape::Heap(4), Shape::Any, Shape::Line];
    [Reach::Near, Reach::Any, Reach::Last]
        .into_iter()
        .flat_map(move |reach| shapes.into_iter().map(move |town| Manner { reach, town }))
}

/// Every position of a random game in which there is something to decide, from the first on.
pub(crate) fn game(manner: Manner, rng: &mut Rng) -> Vec<Game> {
    let mut game = Game::new(Deal::shuffled(rng));
    // A line goes on in the direction it began with.
    let direction = [(1, 0), (-1, 0), (0, 1), (1, 1), (-1, 1)][rng.below(5) as usize];
    let mut positions = Vec::new();
    while let Some(decision) = game.decision() {
        positions.push(game);
        let mv = match decision {
            Decision::Start => game.random_move(rng),
            Decision::Draft => {
                let circle = game.circle();
                let skipped = match manner.reach {
                    Reach::Near => rng.below(circle.len().min(3) as u32) as usize,
                    Reach::Any => rng.below(circle.len() as u32) as usize,
                    Reach::Last => circle.len() - 1,
                };
                Some(Move::Draft(circle[skipped]))
            }
            Decision::Place(card) => {
                let town = game.town(game.to_move().expect("it is not over"));
                let at = spot(town, manner.town, direction, rng);
                Some(Move::Place(Placement { card, turned: rng.below(2) == 0, at }))
            }
        };
        game.play(mv.expect("it is not over"));
    }
    positions
}

/// How many cards are still to be placed, by both players together.
pub(crate) fn cards_left(game: &Game) -> usize {
    Deal::CIRCLE - Seat::BOTH.iter().map(|&seat| game.town(seat).cards()).sum::<usize>()
}

fn spot(town: &Town, shape: Shape, (dx, dy): (i32, i32), rng: &mut Rng) -> Cell {
    let mut spots: Vec<Cell> = town.spots().collect();
    match shape {
        Shape::Heap(side) => spots.retain(|&at| stays_small(town, at, side)),
        Shape::Any => {}
        Shape::Line => {
            let far = |at: &Cell| dx * i32::from(at.x) + dy * i32::from(at.y);
            let farthest = spots.iter().map(far).max();
            spots.retain(|at| Some(far(at)) == farthest);
        }
    }
    spots[rng.below(spots.len() as u32) as usize]
}

/// Whether a town stays within `side` cells each way with a card here.
fn stays_small(town: &Town, at: Cell, side: u32) -> bool {
    let Some(bounds) = town.bounds() else { return true };
    let width = bounds.right.max(at.x + 1) - bounds.left.min(at.x) + 1;
    let height = bounds.top.max(at.y + 1) - bounds.bottom.min(at.y) + 1;
    width as u32 <= side && height as u32 <= side
}
