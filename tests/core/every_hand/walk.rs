//! Every hand of a deck once, of hands that differ only in the names of suits one;
//! and how many there are by a formula.

use super::table::Table;
use crowns::cards::{Card, Hand, Rank, Suit};
use crowns::rules::RoundRules;

/// A walk through the hands: each is followed by those that have it and later cards.
///
/// The cards are in the order Jokers, wild rank by suit, naturals suit by suit. In
/// this order no suit of a hand has more of the first card in which it differs from
/// the suit before it.
pub(crate) struct Walk<'a> {
    /// The different cards of the deck.
    deck: Vec<Card>,
    /// How many naturals a suit has.
    naturals: usize,
    rules: RoundRules<'a>,
    counts: Vec<u8>,
    /// The place of the last card, and whether its suit is so far like the one before.
    last: (usize, bool),
    pub(crate) hand: Hand,
    pub(crate) table: Table<'a>,
}

/// The places in the deck of the first card of the wild rank, and of the first natural.
const RANKED: usize = 1;
const NATURAL: usize = 6;

impl<'a> Walk<'a> {
    pub(crate) fn new(rules: RoundRules<'a>) -> Self {
        let ranked = Suit::ALL.map(|suit| Card::Suited(rules.wild_rank(), suit));
        let ranks = Rank::ALL.into_iter().filter(|&rank| {
            rank != rules.wild_rank() && rules.deck().copies(Card::Suited(rank, Suit::Clubs)) > 0
        });
        let ranks: Vec<Rank> = ranks.collect();
        let naturals = Suit::ALL.into_iter().flat_map(|suit| {
            let cards = ranks.iter().map(move |&rank| Card::Suited(rank, suit));
            cards.collect::<Vec<_>>()
        });
        let deck: Vec<Card> = [Card::Joker].into_iter().chain(ranked).chain(naturals).collect();
        Self {
            counts: vec![0; deck.len()],
            deck,
            last: (0, false),
            naturals: ranks.len(),
            rules,
            hand: Hand::default(),
            table: Table::new(rules),
        }
    }

    /// Visits every hand that has the cards at hand, none at first, and later ones; the visitor
    /// returns `true` to go on to those that have it and later cards.
    pub(crate) fn run(&mut self, visit: &mut impl FnMut(&mut Self) -> bool) {
        let (place, is_like_before) = self.last;
        self.add_from(place, is_like_before, visit);
    }

    /// Adds each card from a place in the deck on. Where the suit of the place is so
    /// far like the one before it, it has no more of the card than that.
    fn add_from(
        &mut self,
        from: usize,
        mut is_like_before: bool,
        visit: &mut impl FnMut(&mut Self) -> bool,
    ) {
        for place in from..self.deck.len() {
            if place >= NATURAL && (place - NATURAL).is_multiple_of(self.naturals) && place != from
            {
                let suit = (place - NATURAL) / self.naturals;
                is_like_before =
                    suit > 0 && self.counts[RANKED + suit] == self.counts[RANKED + suit - 1];
            }
            let before = match place {
                0 | RANKED => None,
                ..NATURAL => Some(place - 1),
                _ => is_like_before.then(|| place - self.naturals),
            };
            let card = self.deck[place];
            let copies = self.rules.deck().copies(card);
            let most = before.map_or(copies, |before| self.counts[before]);
            if self.counts[place] < most {
                self.counts[place] += 1;
                self.hand.insert(card);
                self.table.push(card);
                self.last = (place, is_like_before);
                if visit(self) {
                    self.table.settle();
                    self.add_from(place, is_like_before, visit);
                }
                self.table.pop();
                self.hand.remove(card);
                self.counts[place] -= 1;
            }
            is_like_before &= self.counts[place] == most;
        }
    }
}

/// Returns how many hands of each size up to some cards there are, of hands that
/// differ only in the names of suits one: by Burnside's lemma, the mean over all
/// permutations of the suits of the hands that each leaves as they are.
pub(crate) fn classes(rules: RoundRules<'_>, cards: usize) -> Vec<u64> {
    let deck = rules.deck();
    let ranks = Rank::ALL.into_iter().map(|rank| deck.copies(Card::Suited(rank, Suit::Clubs)));
    let one = |size: usize| u64::from(size == 0);
    let nothing: Vec<u64> = (0..=cards).map(one).collect();
    let suit = ranks.fold(nothing.clone(), |suit, copies| times(&suit, &up_to(copies, cards)));
    // The kinds of permutations of five: how many, and the lengths of the cycles.
    let kinds: [(u64, &[usize]); 7] = [
        (1, &[1, 1, 1, 1, 1]),
        (10, &[2, 1, 1, 1]),
        (15, &[2, 2, 1]),
        (20, &[3, 1, 1]),
        (20, &[3, 2]),
        (30, &[4, 1]),
        (24, &[5]),
    ];
    let mut sum = vec![0; cards + 1];
    for (permutations, cycles) in kinds {
        // The suits of a cycle are alike.
        let alike = |length: usize| -> Vec<u64> {
            let sizes = 0..=cards;
            let hands = sizes.map(|size| if size % length == 0 { suit[size / length] } else { 0 });
            hands.collect()
        };
        let start = nothing.clone();
        let fixed: Vec<u64> =
            cycles.iter().fold(start, |hands, &length| times(&hands, &alike(length)));
        for (sum, fixed) in sum.iter_mut().zip(fixed) {
            *sum += permutations * fixed;
        }
    }
    let suited: Vec<u64> = sum.into_iter().map(|sum| sum / 120).collect();
    times(&suited, &up_to(deck.copies(Card::Joker), cards))
}

/// Returns one hand of each size up to some copies of a card, as a polynomial.
fn up_to(copies: u8, cards: usize) -> Vec<u64> {
    let sizes = 0..=cards;
    sizes.map(|size| u64::from(size <= copies.into())).collect()
}

/// Multiplies polynomials, up to the degree of the first.
fn times(one: &[u64], other: &[u64]) -> Vec<u64> {
    let sizes = 0..one.len();
    let product = sizes.map(|size| (0..=size).map(|some| one[some] * other[size - some]).sum());
    product.collect()
}
