//! The definitions by dynamic programming, for hands that share their first cards.
//!
//! The best outcome of every subset of a hand is known before a card is added, so
//! that only the melds that this card ends are looked for: among the wilds and the
//! cards of its rank, and among the wilds and the cards of its suit. What a meld is
//! is written as in `reference`, and compared with it.

use std::cmp::Reverse;

use crate::reference::{self, DrawnHand, Outcome};
use crowns::cards::{Card, Suit};
use crowns::rules::RoundRules;
use crowns::rules::meld::MAX_CARDS;

/// An [`Outcome`] in one number that is added up and compared as it is.
type Packed = u32;

const MELD: Packed = 1;
const LOOSE: Packed = 1 << 8;
const POINT: Packed = 1 << 16;

/// A subset of the cards: a bit a card.
type Set = usize;

/// The best outcome of every subset of the first cards of a hand.
pub(crate) struct Table<'a> {
    rules: RoundRules<'a>,
    cards: Vec<Card>,
    /// The cards that are wild, and those of them that are no Joker.
    wilds: Set,
    ranked: Set,
    best: Vec<Packed>,
    /// The melds with the last card.
    melds: Vec<Set>,
    windows: Windows,
}

/// The lengths of runs, a bit each, by the ranks that they reach: all, and those that
/// reach the wild rank too.
struct Windows(Vec<[u16; 2]>);

impl Windows {
    fn new(rules: RoundRules<'_>) -> Self {
        let mut lengths = vec![[0; 2]; 1 << MAX_CARDS];
        let wild = 1 << rules.wild_rank().number();
        for length in 3..=MAX_CARDS {
            for window in reference::windows(length, rules) {
                // An ace is at place 14 too.
                let ranks: usize = window.map(|place| 1 << ((place - 1) % 13 + 1)).sum();
                let mut some = ranks;
                loop {
                    lengths[some][0] |= 1 << length;
                    if ranks & wild != 0 {
                        lengths[some][1] |= 1 << length;
                    }
                    if some == 0 {
                        break;
                    }
                    some = (some - 1) & ranks;
                }
            }
        }
        Self(lengths)
    }
}

impl<'a> Table<'a> {
    pub(crate) fn new(rules: RoundRules<'a>) -> Self {
        Self {
            rules,
            cards: Vec::new(),
            wilds: 0,
            ranked: 0,
            best: vec![0],
            melds: Vec::new(),
            windows: Windows::new(rules),
        }
    }

    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Adds a card, a wild only after wilds.
    pub(crate) fn push(&mut self, card: Card) {
        let last = 1 << self.cards.len();
        let naturals = (last - 1) & !self.wilds;
        self.cards.push(card);
        self.melds.clear();
        if self.rules.is_wild(card) {
            assert_eq!(naturals, 0, "wilds come first");
            self.wilds |= last;
            if card != Card::Joker {
                self.ranked |= last;
            }
            self.add_melds(self.wilds, last, |table, set| {
                table.is_book(set) || Suit::ALL.into_iter().any(|suit| table.is_run(set, suit))
            });
        } else {
            let alike = |alike: fn(Card, Card) -> bool| {
                let cards = self.cards.iter().enumerate();
                let alike = cards.filter(|&(_, &other)| alike(card, other));
                alike.map(|(index, _)| 1 << index).sum::<Set>() & naturals
            };
            let of_rank = alike(|card, other| card.rank() == other.rank());
            let of_suit = alike(|card, other| card.suit() == other.suit());
            self.add_melds(self.wilds | of_rank, last, Self::is_book);
            let suit = card.suit().expect("a natural has a suit");
            self.add_melds(self.wilds | of_suit, last, |table, set| table.is_run(set, suit));
        }
    }

    /// Finds the outcomes of all subsets, so that another card can be added.
    pub(crate) fn settle(&mut self) {
        let last = 1 << (self.cards.len() - 1);
        for set in last..2 * last {
            let best = self.outcome(set);
            self.best.push(best);
        }
    }

    /// Takes the last card away, whether settled or not.
    pub(crate) fn pop(&mut self) {
        self.cards.pop();
        let all = (1 << self.cards.len()) - 1;
        self.wilds &= all;
        self.ranked &= all;
        self.best.truncate(all + 1);
    }

    /// Adds the melds of the last card and some others.
    fn add_melds(&mut self, others: Set, last: Set, is_meld: impl Fn(&Self, Set) -> bool) {
        let others = others & !last;
        let mut some = others;
        while some != 0 {
            if is_meld(self, some | last) {
                self.melds.push(some | last);
            }
            some = (some - 1) & others;
        }
    }

    /// Returns `true` if wilds and cards of one rank are a book.
    fn is_book(&self, set: Set) -> bool {
        let naturals = set & !self.wilds;
        let suits = self.members(naturals).filter_map(Card::suit);
        let suits = suits.fold(0_u32, |suits, suit| suits | 1 << suit.index());
        // Wilds only are a book of the wild rank, where a card of it is at home.
        let at_home = match naturals {
            0 => (set & self.ranked).count_ones(),
            _ => 0,
        };
        let suits_fit = !self.rules.ruleset.book_distinct_suits()
            || suits.count_ones() == naturals.count_ones();
        suits_fit && self.is_mixture(set, at_home)
    }

    /// Returns `true` if wilds and cards of one suit are a run of it.
    fn is_run(&self, set: Set, suit: Suit) -> bool {
        let naturals = set & !self.wilds;
        let ranks = self.members(naturals).filter_map(Card::rank);
        let ranks = ranks.fold(0_usize, |ranks, rank| ranks | 1 << rank.number());
        let own = Card::Suited(self.rules.wild_rank(), suit);
        let [any, home] = self.windows.0[ranks].map(|lengths| lengths >> set.count_ones() & 1 == 1);
        ranks.count_ones() == naturals.count_ones()
            && (any && self.is_mixture(set, 0)
                || home
                    && self.members(set & self.ranked).any(|card| card == own)
                    && self.is_mixture(set, 1))
    }

    /// Returns `true` if there are enough cards, few enough wilds and enough naturals
    /// among them, when so many wilds stand for themselves.
    fn is_mixture(&self, set: Set, at_home: u32) -> bool {
        let ruleset = self.rules.ruleset;
        let (cards, wilds) = (set.count_ones(), (set & self.wilds).count_ones());
        let at_home = at_home * u32::from(ruleset.natural_in_place());
        cards >= 3
            && ruleset.max_wilds().is_none_or(|most| wilds <= most.into())
            && cards - wilds + at_home >= ruleset.min_naturals().into()
    }

    fn members(&self, mut set: Set) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || {
            let index = (set != 0).then(|| set.trailing_zeros() as usize)?;
            set &= set - 1;
            Some(self.cards[index])
        })
    }

    /// Returns the outcome of a subset with the last card: that card is loose, or in
    /// one of its melds.
    fn outcome(&self, set: Set) -> Packed {
        let index = self.cards.len() - 1;
        let loose = Packed::from(self.rules.value(self.cards[index])) * POINT + LOOSE;
        let melds = self.melds.iter().filter(|meld| *meld & !set == 0);
        let melded = melds.map(|meld| self.best[set & !meld] + MELD);
        melded.fold(self.best[set & !(1 << index)] + loose, Packed::min)
    }

    fn everything(&self) -> Set {
        (1 << self.cards.len()) - 1
    }

    /// Returns the best outcome of all cards.
    pub(crate) fn whole(&self) -> Outcome {
        unpack(self.outcome(self.everything()))
    }

    /// Judges all the cards as a hand after the draw.
    pub(crate) fn drawn(&self) -> DrawnHand {
        let rules = self.rules;
        let last = self.cards.len() - 1;
        let mut discards: Vec<(Card, Outcome)> = Vec::with_capacity(MAX_CARDS);
        for (index, &card) in self.cards.iter().enumerate() {
            // Copies follow one another.
            if index == last || self.cards[index + 1] != card {
                let rest = self.everything() & !(1 << index);
                let outcome = match index == last {
                    true => self.best[rest],
                    false => self.outcome(rest),
                };
                discards.push((card, unpack(outcome)));
            }
        }
        let go_out = discards.iter().filter(|(_, outcome)| outcome.loose == 0);
        let mut go_out_discards: Vec<Card> = go_out.map(|&(card, _)| card).collect();
        go_out_discards.sort_unstable();
        let has_discard = !go_out_discards.is_empty();
        let whole = self.whole();
        if !has_discard && !rules.ruleset.discard_to_go_out() && whole.loose == 0 {
            return DrawnHand { can_go_out: true, go_out_discards, discard: None, outcome: whole };
        }
        let least = discards.iter().map(|(_, outcome)| outcome.penalty).min();
        let advised = discards.into_iter().filter(|(_, outcome)| {
            if has_discard { outcome.loose == 0 } else { Some(outcome.penalty) == least }
        });
        let advised = advised
            .min_by_key(|&(card, _)| (rules.is_wild(card), Reverse(rules.value(card)), card));
        let (discard, outcome) = advised.unzip();
        DrawnHand {
            can_go_out: has_discard,
            go_out_discards,
            discard,
            outcome: outcome.unwrap_or_default(),
        }
    }
}

fn unpack(packed: Packed) -> Outcome {
    Outcome {
        penalty: (packed / POINT) as u16,
        loose: (packed / LOOSE % (POINT / LOOSE)) as usize,
        melds: (packed % LOOSE) as usize,
    }
}
