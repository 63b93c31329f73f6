//! A hand as a multiset of cards, and the deck that it is dealt from.

use super::{Card, Rank, Suit};

/// The cards that a game is played with.
///
/// Source: leaflet, two 58-card decks; the Texas sheet adds aces and twos.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    /// How many games of Five Crowns are shuffled together, 1 or 2.
    pub games: u8,
    /// Whether aces and twos are in it.
    pub low_ranks: bool,
}

impl Deck {
    /// All cards that there are, each as often as in any game.
    pub const FULL: Self = Self { games: 2, low_ranks: true };

    /// Returns how many copies of a card the deck holds; 0 for one it does not have.
    pub const fn copies(self, card: Card) -> u8 {
        match card {
            Card::Joker => 6 * self.games,
            Card::Suited(rank, _) if rank.is_low() && !self.low_ranks => 0,
            Card::Suited(..) => 2 * self.games,
        }
    }

    /// Returns `true` if the deck holds all cards of a hand.
    pub const fn holds(self, hand: &Hand) -> bool {
        const LOW_RANKS: u64 = 0x0ff0;
        const EIGHTS: u64 = 0x8888_8888_8888_8888;
        // What makes the count of one card more than the deck holds an eight.
        let more = (7 - 2 * self.games as u64) * (EIGHTS >> 3);
        let mut suit = 0;
        while suit < 5 {
            let word = hand.suits[suit];
            let is_low = !self.low_ranks && word & LOW_RANKS != 0;
            if is_low || word & EIGHTS != 0 || (word + more) & EIGHTS != 0 {
                return false;
            }
            suit += 1;
        }
        hand.jokers <= self.copies(Card::Joker)
    }

    /// Returns how many cards the whole deck holds.
    pub const fn size(self) -> usize {
        let suited = if self.low_ranks { 13 * 5 * 2 } else { 11 * 5 * 2 };
        (suited + 6) * self.games as usize
    }
}

/// A multiset of cards: two decks are in play, so a card may be there twice.
///
/// The order in which the cards were typed is not stored. Counts sit in four bits a card,
/// one word a suit, so that the solver can add and subtract whole suits at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    suits: [u64; 5],
    jokers: u8,
}

impl Hand {
    /// The most copies of one card that a hand can count.
    pub const MAX_COPIES: u8 = 15;

    /// Returns how many copies of a card the hand holds.
    pub const fn count(&self, card: Card) -> u8 {
        match card {
            Card::Suited(rank, suit) => (self.suits[suit.index()] >> shift(rank) & 15) as u8,
            Card::Joker => self.jokers,
        }
    }

    /// Returns the counts of one suit, four bits a rank: the ace in bits 4 to
    /// 7, the king in bits 52 to 55.
    pub const fn suit(&self, suit: Suit) -> u64 {
        self.suits[suit.index()]
    }

    /// Returns how many Jokers the hand holds.
    pub const fn jokers(&self) -> u8 {
        self.jokers
    }

    /// Returns how many cards the hand holds.
    pub fn len(&self) -> usize {
        let suited: usize = self.suits.iter().map(|&suit| nibble_sum(suit)).sum();
        suited + usize::from(self.jokers)
    }

    /// Returns `true` if the hand holds no card.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds one copy of a card.
    ///
    /// # Panics
    ///
    /// With more than [`Hand::MAX_COPIES`] of one card, which is more than
    /// any deck holds.
    pub fn insert(&mut self, card: Card) {
        assert!(self.count(card) < Self::MAX_COPIES, "no deck has so many");
        match card {
            Card::Suited(rank, suit) => self.suits[suit.index()] += 1 << shift(rank),
            Card::Joker => self.jokers += 1,
        }
    }

    /// Removes one copy of a card; returns `true` if there was one.
    pub fn remove(&mut self, card: Card) -> bool {
        if self.count(card) == 0 {
            return false;
        }
        match card {
            Card::Suited(rank, suit) => self.suits[suit.index()] -= 1 << shift(rank),
            Card::Joker => self.jokers -= 1,
        }
        true
    }

    /// Returns the hand less one copy of a card, if there is one.
    #[must_use]
    pub fn without(mut self, card: Card) -> Self {
        self.remove(card);
        self
    }

    /// Returns the different cards of the hand in canonical order.
    pub fn distinct(&self) -> impl Iterator<Item = Card> + use<> {
        let mut rest = *self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            match card {
                Card::Suited(rank, suit) => rest.suits[suit.index()] &= !(15 << shift(rank)),
                Card::Joker => rest.jokers = 0,
            }
            Some(card)
        })
    }

    /// Returns the cards in canonical order, each as often as it is there.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        let mut rest = *self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest.remove(card);
            Some(card)
        })
    }

    fn first(&self) -> Option<Card> {
        let there = self.suits.iter().fold(0, |there, suit| there | suit);
        let Some(rank) = Rank::from_number((there.trailing_zeros() / 4) as u8) else {
            return (self.jokers > 0).then_some(Card::Joker);
        };
        let mut cards = Suit::ALL.into_iter().map(|suit| Card::Suited(rank, suit));
        cards.find(|&card| self.count(card) > 0)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::default();
        for card in cards {
            hand.insert(card);
        }
        hand
    }
}

const fn shift(rank: Rank) -> u32 {
    4 * rank.number() as u32
}

/// Adds up the sixteen four-bit counts of a word.
fn nibble_sum(word: u64) -> usize {
    const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let bytes = (word & LOW) + (word >> 4 & LOW);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_has_all_copies_of_its_cards() {
        let sizes = [(1, false, 116), (2, false, 232), (1, true, 136), (2, true, 272)];
        for (games, low_ranks, size) in sizes {
            let deck = Deck { games, low_ranks };
            let copies = Card::all().map(|card| usize::from(deck.copies(card)));
            assert_eq!((deck.size(), copies.sum()), (size, size), "{deck:?}");
        }
    }

    #[test]
    fn a_deck_holds_as_many_of_a_card_as_it_has_copies() {
        for (games, low_ranks) in [(1, false), (2, false), (1, true), (2, true)] {
            let deck = Deck { games, low_ranks };
            for card in Card::all() {
                for count in 0..=Hand::MAX_COPIES {
                    let hand = (0..count).map(|_| card).collect();
                    let holds = count <= deck.copies(card);
                    assert_eq!(deck.holds(&hand), holds, "{deck:?}: {count} times {card}");
                }
            }
        }
    }

    #[test]
    fn a_hand_is_empty_only_without_cards() {
        assert!(Hand::default().is_empty());
        assert!(![Card::Joker].into_iter().collect::<Hand>().is_empty());
        let eight = Card::Suited(Rank::Eight, Suit::Clubs);
        assert!(![eight].into_iter().collect::<Hand>().is_empty());
    }
}
