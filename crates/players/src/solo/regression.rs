//! Ridge regression by coordinate descent: what each card adds to a town, learned from a few towns that were built.
//!
//! There are hundreds of ways the drafts can go, and to build a town for each takes long. A few towns tell what a
//! card is worth on average in this position. The sum over the cards of an ending is close enough to see which
//! endings deserve a town of their own.

use wagons_rules::Card;

use super::objective::Worth;

/// What a town is worth from the start, and what each card adds to that.
#[derive(Debug, Clone)]
pub(crate) struct CardValues {
    base: f32,
    cards: [f32; Card::ALL.len()],
}

/// How many iterations of coordinate descent there are.
const ITERATIONS: usize = 12;

/// The ridge: how many towns the prior, that a card is worth as much as any other, counts for.
const PRIOR: f32 = 1.0;

impl CardValues {
    /// Fits the values to towns that were built: the cards that were placed, and what the town was worth then.
    pub(crate) fn fit(built: &[(&[Card], Worth)]) -> Self {
        let mean = |sum: f32| sum / built.len().max(1) as f32;
        let worth = mean(built.iter().map(|&(_, worth)| worth as f32).sum());
        let cards = mean(built.iter().map(|(cards, _)| cards.len() as f32).sum());
        // How the worth grows with the number of cards.
        let (mut slope, mut spread) = (0.0, 0.0);
        for (placed, found) in built {
            let more = placed.len() as f32 - cards;
            slope += more * (*found as f32 - worth);
            spread += more * more;
        }
        let usual = if spread > 0.0 { slope / spread } else { 0.0 };
        let mut values = Self { base: worth - usual * cards, cards: [usual; Card::ALL.len()] };
        for _ in 0..ITERATIONS {
            values.descend(built, usual);
        }
        values
    }

    /// What a town with these cards is likely to be worth.
    pub(crate) fn predict(&self, cards: &[Card]) -> f32 {
        self.base + cards.iter().map(|&card| self.cards[card as usize]).sum::<f32>()
    }

    /// One iteration: moves the value of every card, one after the other, to where it explains the towns best.
    fn descend(&mut self, built: &[(&[Card], Worth)], usual: f32) {
        for card in Card::ALL {
            let (mut sum, mut count) = (PRIOR * (usual - self.cards[card as usize]), PRIOR);
            for (cards, worth) in built.iter().filter(|(cards, _)| cards.contains(&card)) {
                sum += *worth as f32 - self.predict(cards);
                count += 1.0;
            }
            self.cards[card as usize] += sum / count;
        }
        let errors: f32 = built.iter().map(|(cards, worth)| *worth as f32 - self.predict(cards)).sum();
        self.base += errors / built.len().max(1) as f32;
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::Rng;

    use super::*;

    #[test]
    fn what_the_cards_are_worth_is_learned() {
        let worth = |cards: &[Card]| 10 + cards.iter().map(|&card| card as Worth).sum::<Worth>();
        let mut rng = Rng::new(1);
        let mut some_cards = || {
            let mut cards = Card::ALL;
            rng.shuffle(&mut cards);
            let count = 3 + rng.below(5) as usize;
            cards[..count].to_vec()
        };
        let towns: Vec<_> = (0..200).map(|_| some_cards()).collect();
        let built: Vec<_> = towns.iter().map(|cards| (&**cards, worth(cards))).collect();
        let values = CardValues::fit(&built);
        for cards in (0..50).map(|_| some_cards()) {
            assert!((values.predict(&cards) - worth(&cards) as f32).abs() < 4.0);
        }
    }

    #[test]
    fn little_is_learned_from_little() {
        assert_eq!(CardValues::fit(&[]).predict(&[Card::Badlands]).to_bits(), 0.0_f32.to_bits());
        let built: [(&[Card], Worth); 1] = [(&[Card::Badlands], 7)];
        assert!((CardValues::fit(&built).predict(&[Card::TheHerd]) - 7.0).abs() < 3.6);
    }
}
