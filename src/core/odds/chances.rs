//! The chance to go out: within one draw and within two, exact; within more, by playing
//! on at random.

use std::collections::HashMap;

use rustc_hash::FxHashMap;

use super::draws_away::{any_wild_serves, completes_at_best, goes_out};
use super::position::{Position, Ratio};
use crate::cards::{Card, Hand};
use crate::random::Random;
use crate::rules::RoundRules;

/// Which hands go out, and the cards that let hands go out at once, remembered by
/// hand: ways to play on lead to the same hands again and again.
#[derive(Debug, Default)]
pub struct Chances {
    go_out: FxHashMap<Hand, bool>,
    outs: FxHashMap<Hand, Hand>,
}

impl Chances {
    /// Returns the chance to go out after the next draw.
    ///
    /// # Panics
    ///
    /// If a card was drawn and not discarded.
    pub fn next(&mut self, position: &Position<'_>) -> Ratio {
        Ratio { part: self.copies_of_outs(position), whole: position.unseen.len() as u64 }
    }

    /// Returns the chance to go out within the next two draws, with the discard
    /// between them that is best for it.
    ///
    /// # Panics
    ///
    /// As [`next`](Self::next).
    pub fn within_two(&mut self, position: &Position<'_>) -> Ratio {
        let unseen = position.unseen.len() as u64;
        let whole = unseen * (unseen - 1);
        let part = match completes_at_best(&position.hand, 2, position.rules) {
            false => 0,
            true => {
                let draws = position.draws();
                draws.map(|(card, copies)| u64::from(copies) * self.after(position, card)).sum()
            }
        };
        Ratio { part, whole }
    }

    /// Returns how many of the cards unseen after a draw let the hand go out, all
    /// of them if it did at once.
    fn after(&mut self, position: &Position<'_>, card: Card) -> u64 {
        let drawn = position.after_draw(card);
        if self.goes_out(&drawn.hand, drawn.rules) {
            return drawn.unseen.len() as u64;
        }
        let discards = drawn.hand.distinct().map(|card| drawn.after_discard(card));
        discards.map(|next| self.copies_of_outs(&next)).max().unwrap_or_default()
    }

    /// Returns how many of the unseen cards let the hand go out.
    fn copies_of_outs(&mut self, position: &Position<'_>) -> u64 {
        assert!(!position.has_drawn(), "a card is to be discarded first");
        let outs = self.outs(&position.hand, position.rules);
        let copies = |card| u64::from(position.unseen.count(card));
        outs.distinct().map(copies).sum()
    }

    /// Returns the different cards of the deck with one of which a hand goes out.
    fn outs(&mut self, hand: &Hand, rules: RoundRules<'_>) -> Hand {
        if !completes_at_best(hand, 1, rules) {
            return Hand::default();
        }
        if let Some(outs) = self.outs.get(hand) {
            return *outs;
        }
        let alike = any_wild_serves(hand, rules);
        let is_out = |&card: &Card| {
            let mut drawn = *hand;
            drawn.insert(card);
            // A wild serves as it did above.
            alike && rules.is_wild(card) || self.goes_out(&drawn, rules)
        };
        let deck = rules.deck();
        let outs = Card::all().filter(|&card| deck.copies(card) > 0).filter(is_out).collect();
        self.outs.insert(*hand, outs);
        outs
    }

    /// Returns `true` if a hand that has drawn goes out.
    fn goes_out(&mut self, hand: &Hand, rules: RoundRules<'_>) -> bool {
        if any_wild_serves(hand, rules) {
            return goes_out(hand, rules);
        }
        let known = self.go_out.entry(*hand);
        *known.or_insert_with(|| goes_out(hand, rules))
    }
}

/// How often a hand went out within some draws when it was played on at random.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sampled {
    /// The draws.
    pub draws: u8,
    /// How often it went out.
    pub out: u32,
    /// How often it was played on.
    pub samples: u32,
}

impl Sampled {
    /// Returns the share that went out, from 0 to 1.
    pub fn value(&self) -> f64 {
        f64::from(self.out) / f64::from(self.samples)
    }

    /// Returns the interval that holds the chance with 95 %: Wilson's score
    /// interval, from 0 to 1.
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.959_963_984_540_054;
        let (n, p) = (f64::from(self.samples), self.value());
        let shrunk = 1.0 + Z * Z / n;
        let middle = (p + Z * Z / (2.0 * n)) / shrunk;
        let reach = Z / shrunk * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        ((middle - reach).max(0.0), (middle + reach).min(1.0))
    }
}

impl Position<'_> {
    /// Plays the hand on so many times; returns how often it went out within 1, 2
    /// and up to so many draws.
    ///
    /// Each draw is a random card of those unseen, from a sequence of random numbers
    /// of a seed: the one at place [`below`](Random::below) their number, in
    /// canonical order at first; the card of the first place takes its place. Each discard
    /// is the one that leaves the hand the fewest draws away, then the most cards that
    /// help, then the dearest that is not wild. Where the rules limit wilds it is chosen as if they did not, and
    /// the chances are those of playing so. With one draw or two this is what
    /// [`Chances`] works out, but for that.
    ///
    /// # Panics
    ///
    /// If a card was drawn and not discarded.
    pub fn play_on(&self, draws: u8, samples: u32, seed: u64) -> Vec<Sampled> {
        assert!(!self.has_drawn(), "a card is to be discarded first");
        let mut random = Random::new(seed);
        let mut stock: Vec<Card> = self.unseen.cards().collect();
        let draws = usize::from(draws).min(stock.len());
        let mut out = vec![0; draws];
        let mut discards = HashMap::new();
        for _ in 0..samples {
            let draw = |draw: usize| {
                let unseen = stock.len() - draw;
                stock.swap(draw, draw + random.below(unseen));
                stock[draw]
            };
            if let Some(draw) = self.draws_to_go_out(draws, draw, &mut discards) {
                out[draw] += 1;
            }
        }
        let mut within = 0;
        let sampled = (1..).zip(out).map(|(draws, out)| {
            within += out;
            Sampled { draws, out: within, samples }
        });
        sampled.collect()
    }

    /// Draws up to so many cards until the hand goes out; returns at which, from 0.
    fn draws_to_go_out(
        mut self,
        draws: usize,
        mut card: impl FnMut(usize) -> Card,
        discards: &mut HashMap<(Hand, Hand), Option<Card>>,
    ) -> Option<usize> {
        let mut is_lost = false;
        for draw in 0..draws {
            let card = card(draw);
            // The cards are drawn all the same: the next game has its own.
            if is_lost {
                continue;
            }
            self = self.after_draw(card);
            if goes_out(&self.hand, self.rules) {
                return Some(draw);
            }
            let left = (draws - draw - 1) as u8;
            let discard = discards.entry((self.hand, self.unseen));
            match discard.or_insert_with(|| self.discard_to_go_out_within(left)) {
                Some(discard) => self = self.after_discard(*discard),
                None => is_lost = true,
            }
        }
        None
    }

    /// Returns the discard that leaves the hand nearest; `None` if so many draws are
    /// too few after any.
    fn discard_to_go_out_within(&self, draws: u8) -> Option<Card> {
        if draws == 0 || !completes_at_best(&self.hand, draws, self.rules) {
            return None;
        }
        if !any_wild_serves(&self.hand, self.rules) {
            return self.nearest_discard_with_any_wilds();
        }
        self.reaches(draws).then(|| self.nearest_discard())?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_wilson() {
        let interval = |out, samples| {
            let sampled = Sampled { draws: 3, out, samples };
            let (low, high) = sampled.interval();
            format!("{low:.4} {high:.4}")
        };
        assert_eq!(interval(0, 10), "0.0000 0.2775");
        assert_eq!(interval(1, 10), "0.0179 0.4042");
        assert_eq!(interval(5, 10), "0.2366 0.7634");
        assert_eq!(interval(10, 10), "0.7225 1.0000");
        // Newcombe, Statistics in Medicine 17 (1998), table I.
        assert_eq!(interval(81, 263), "0.2553 0.3662");
        assert_eq!(interval(15, 148), "0.0624 0.1605");
    }
}
