//! The deal of a seed, the same on every machine and in every version.

use crate::cards::{Card, Deck};
use crate::game::event::SolitaireStart;
use crate::random::Random;
use crate::rules::{Round, Ruleset};

/// Deals a game of solitaire from a seed.
///
/// The deck in canonical order, each card as often as the deck has it, is
/// shuffled by [`Random::shuffle`]. The first three cards are the pile of
/// three, the next four that of four, and so on up to thirteen; the rest is the
/// stock in the order in which it is drawn.
pub fn deal(ruleset: &Ruleset, throw_drawn: bool, seed: u64) -> SolitaireStart {
    let mut cards = in_order(ruleset.deck());
    Random::new(seed).shuffle(&mut cards);
    let mut rest = cards.into_iter();
    let piles = Round::all().map(|round| rest.by_ref().take(round.dealt()).collect()).collect();
    SolitaireStart {
        ruleset: ruleset.clone(),
        throw_drawn,
        seed: Some(seed),
        piles,
        stock: Some(rest.collect()),
    }
}

fn in_order(deck: Deck) -> Vec<Card> {
    let copies = |card| std::iter::repeat_n(card, deck.copies(card).into());
    Card::all().flat_map(copies).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that 88 cards are dealt and `stock` are left, and that they are
    /// the cards of the deck, each once.
    fn check(ruleset: &Ruleset, stock: usize) {
        for seed in 0..50 {
            let start = deal(ruleset, true, seed);
            let piles: Vec<Card> = start.piles.iter().flatten().copied().collect();
            let left = start.stock.unwrap();
            assert_eq!((piles.len(), left.len()), (88, stock));
            let mut all = [piles, left].concat();
            all.sort();
            assert_eq!(all, in_order(ruleset.deck()));
        }
    }

    #[test]
    fn piles_and_stock_are_the_cards_of_the_deck_each_once() {
        check(&Ruleset::official(), 28);
        check(&Ruleset::texas(), 48);
    }

    #[test]
    fn a_seed_gives_this_deal_for_ever() {
        let start = deal(&Ruleset::official(), true, 42);
        let text = |cards: &[Card]| {
            let cards: Vec<_> = cards.iter().map(Card::to_string).collect();
            cards.join(" ")
        };
        assert_eq!(text(&start.piles[0]), "KS 7H 7S");
        assert_eq!(text(&start.piles[10]), "7C 3S 8* KH 3H 6C 8D 9H 8H 10C KC 9C JD");
        assert_eq!(
            text(&start.stock.unwrap()),
            "9* JOKER 5H QH 8S 8S 3S QC KS 3* 7* 4C 5C 9S KD 8D 8C 5C 9S 6S JS 5H QS 3H 6* 6C 4* JS"
        );
        assert_ne!(deal(&Ruleset::official(), true, 43).piles, start.piles);
    }
}
