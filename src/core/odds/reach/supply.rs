//! The cards that melds can be made of, by place and suit.

use super::melds::Melds;
use crate::cards::{Card, Hand, Suit};
use crate::odds::wilds::{HIGH_ACE, count, with_high_aces};
use crate::rules::RoundRules;

/// The cards of a hand, and all of them with those unseen.
pub(super) struct Supply {
    /// The naturals of the hand by place and suit, an ace at both of its places.
    held: [[u8; 5]; PLACES],
    all: [[u8; 5]; PLACES],
    /// The naturals of the hand from a place up.
    held_from: [u8; PLACES],
    /// The places of each suit that can be natural, as bits.
    places: [u32; 5],
    /// The cards of the wild rank by suit, where a run may need them as naturals.
    own: [(u8, u8); 5],
    pub(super) wild_place: usize,
    /// The wilds of the hand, and all.
    held_wilds: u8,
    pub(super) wilds: u8,
    /// Those of the wild rank.
    pub(super) own_held: u8,
    pub(super) own_all: u8,
}

/// Kinds of cards that are drawn.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Drawn {
    /// By place and suit, as bits.
    cards: u128,
    any_wild: bool,
    any_of_wild_rank: bool,
}

/// The places of ranks, one below them and two above, where runs end.
const PLACES: usize = HIGH_ACE as usize + 3;

impl Supply {
    pub(super) fn new((hand, unseen): (&Hand, &Hand), rules: RoundRules<'_>) -> Self {
        let wild_place = usize::from(rules.wild_rank().number());
        let (lowest, highest) = rules.ruleset.run_places();
        // Where a meld needs but one natural, any wild serves as well.
        let in_runs = rules.ruleset.natural_in_place() && rules.ruleset.min_naturals() > 1;
        let mut supply = Self {
            held: Default::default(),
            all: Default::default(),
            held_from: Default::default(),
            places: [0; 5],
            own: [(0, 0); 5],
            wild_place,
            held_wilds: hand.jokers(),
            wilds: hand.jokers() + unseen.jokers(),
            own_held: 0,
            own_all: 0,
        };
        for (index, suit) in Suit::ALL.into_iter().enumerate() {
            let [hand, unseen] = [hand, unseen].map(|hand| with_high_aces(hand.suit(suit), rules));
            for place in usize::from(lowest)..=highest.into() {
                let [held, drawn] = [hand, unseen].map(|word| count(word, place as u32) as u8);
                let all = held + drawn;
                if place == wild_place {
                    supply.own_held += held;
                    supply.own_all += all;
                    if in_runs {
                        supply.own[index] = (held, all);
                    }
                } else {
                    supply.held[place][index] = held;
                    supply.all[place][index] = all;
                }
                let is_natural = all > 0 && (place != wild_place || in_runs);
                supply.places[index] |= u32::from(is_natural) << place;
            }
        }
        supply.held_wilds += supply.own_held;
        supply.wilds += supply.own_all;
        for place in (0..PLACES - 1).rev() {
            let held: u8 = supply.held[place].iter().sum();
            let is_counted_high = place == 1 && u32::from(highest) == HIGH_ACE;
            supply.held_from[place] = supply.held_from[place + 1];
            supply.held_from[place] += if is_counted_high { 0 } else { held };
        }
        supply
    }

    /// Returns how many cards of some melds are drawn: wilds of the hand come first.
    pub(super) fn drawn(&self, melds: &Melds) -> u8 {
        let held_wilds = self.held_wilds - melds.own_held;
        melds.cards - melds.held - melds.wilds.min(held_wilds)
    }

    /// Returns the wilds that are drawn for melds: any, if the hand has not enough.
    pub(super) fn drawn_wilds(&self, melds: &Melds, any_of_wild_rank: bool) -> Drawn {
        Drawn {
            any_wild: melds.wilds > self.held_wilds - melds.own_held,
            any_of_wild_rank,
            ..Drawn::default()
        }
    }

    /// Returns how many wilds of some melds matter: where no draw can lack one, only
    /// whether the hand has enough.
    pub(super) fn most_wilds(&self, melds: &Melds, draws: u8) -> u8 {
        match self.wilds - self.held_wilds >= draws {
            true => self.held_wilds - melds.own_held + 1,
            false => self.wilds,
        }
    }

    /// Returns how many cards of the hand can be melded from a place up, with all
    /// wilds.
    pub(super) fn held_from(&self, place: usize, melds: &Melds) -> u8 {
        self.held_from[place] + self.held_wilds - melds.own_held
    }

    /// Returns the naturals at a place but for some that are used, those of the hand
    /// first: of the hand, and all.
    pub(super) fn naturals(&self, place: usize, suit: usize, used: u8) -> (u8, u8) {
        let held = self.held[place][suit].saturating_sub(used);
        (held, self.all[place][suit].saturating_sub(used))
    }

    /// Returns the same of the cards of the wild rank.
    pub(super) fn own(&self, suit: usize, used: u8) -> (u8, u8) {
        let (held, all) = self.own[suit];
        (held.saturating_sub(used), all.saturating_sub(used))
    }

    /// Returns `true` if there can be a natural of a suit above a place.
    pub(super) fn has_beyond(&self, suit: u8, place: usize) -> bool {
        self.places[usize::from(suit)] >> (place + 1) != 0
    }
}

impl Drawn {
    pub(super) fn add(&mut self, other: Self) {
        self.cards |= other.cards;
        self.any_wild |= other.any_wild;
        self.any_of_wild_rank |= other.any_of_wild_rank;
    }

    pub(super) fn add_natural(&mut self, place: usize, suit: usize) {
        self.cards |= 1 << (8 * place + suit);
    }

    pub(super) fn contains(&self, card: Card, rules: RoundRules<'_>) -> bool {
        let is_at = |place: u8, suit: Suit| self.cards >> (8 * place + suit.index() as u8) & 1 == 1;
        let as_natural = match card {
            Card::Joker => false,
            Card::Suited(rank, suit) if rank.number() == 1 => is_at(1, suit) || is_at(14, suit),
            Card::Suited(rank, suit) => is_at(rank.number(), suit),
        };
        let as_own = self.any_of_wild_rank && card.rank() == Some(rules.wild_rank());
        as_natural || as_own || self.any_wild && rules.is_wild(card)
    }
}
