//! What was settled of the melds so far, and the cards that they can be made of, by place
//! and suit.

use crate::cards::{Card, Hand, Suit};
use crate::odds::wilds::{HIGH_ACE, count, with_high_aces};
use crate::rules::RoundRules;

/// More runs than can be begun at once, each of three cards at least.
const MAX_RUNS: usize = 5;

/// A run that may go on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Run {
    pub(super) suit: u8,
    pub(super) cards: u8,
    pub(super) wilds: u8,
    pub(super) naturals: u8,
    /// Whether its last card is a wild, so that it must go on.
    pub(super) ends_wild: bool,
}

/// Runs that may go on, which are quick to copy.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Runs {
    runs: [Run; MAX_RUNS],
    count: usize,
}

/// What melds may be, by the rules and together.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// The cards of all melds.
    pub(super) size: u8,
    /// The most wilds of a meld, and the fewest naturals.
    pub(super) most_wilds: u8,
    pub(super) naturals: u8,
    pub(super) distinct_suits: bool,
    /// The highest place of a run.
    pub(super) highest: usize,
}

/// All that matters of the melds that are settled up to a place.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Melds {
    pub(super) runs: Runs,
    /// All cards of them.
    pub(super) cards: u8,
    /// Those that are of the hand, but for wilds that are only counted.
    pub(super) held: u8,
    /// The wilds that are only counted.
    pub(super) wilds: u8,
    /// The cards of the wild rank that are naturals, of the hand and drawn.
    pub(super) own_held: u8,
    pub(super) own_drawn: u8,
    /// How many more wilds they can hold.
    pub(super) spare: u8,
    /// The aces that are in runs below the two, by suit.
    pub(super) low_aces: [u8; 5],
}

impl Run {
    pub(super) fn new(suit: u8) -> Self {
        Self { suit, ..Self::default() }
    }
}

impl Runs {
    pub(super) fn all(&self) -> &[Run] {
        &self.runs[..self.count]
    }

    pub(super) fn all_mut(&mut self) -> &mut [Run] {
        &mut self.runs[..self.count]
    }

    pub(super) fn last_mut(&mut self) -> &mut Run {
        &mut self.runs[self.count - 1]
    }

    pub(super) fn push(&mut self, run: Run) {
        self.runs[self.count] = run;
        self.count += 1;
    }

    /// Returns them in any order as one number, with a place and with what else matters:
    /// counts below 16, and aces by suit.
    pub(super) fn key(&self, place: usize, counts: &[u8], low_aces: &[u8; 5]) -> u128 {
        let mut sorted = *self;
        let runs = sorted.all_mut();
        runs.sort_unstable();
        let mut key = place as u128;
        let mut add = |bits: u32, value: u8| key = key << bits | u128::from(value);
        for run in runs {
            add(3, run.suit + 1);
            add(4, run.cards);
            add(5, run.wilds);
            add(2, run.naturals);
            add(1, run.ends_wild.into());
        }
        counts.iter().for_each(|&count| add(4, count));
        low_aces.iter().for_each(|&aces| add(3, aces));
        key
    }
}

impl Limits {
    /// Returns `true` if another run can begin beside these, with so many cards in all.
    pub(super) fn may_begin_run(&self, runs: &Runs, cards: u8) -> bool {
        cards + 3 <= self.size && runs.all().len() < usize::from(self.size / 3)
    }

    /// Returns `true` if several books of a rank may hold what one cannot.
    pub(super) fn divides_books(&self) -> bool {
        self.distinct_suits || (1..self.size).contains(&self.most_wilds)
    }
}

impl Melds {
    /// Returns how many cards the runs need at least to end.
    pub(super) fn owed(&self) -> u8 {
        let owed = |run: &Run| 3_u8.saturating_sub(run.cards).max(run.ends_wild.into());
        self.runs.all().iter().map(owed).sum()
    }

    /// Returns all but the cards of the hand as one number, with the place; so many
    /// wilds are like any more.
    pub(super) fn key(&self, place: usize, most_wilds: u8) -> u128 {
        let counts =
            [self.cards, self.wilds.min(most_wilds), self.spare, self.own_held, self.own_drawn];
        self.runs.key(place, &counts, &self.low_aces)
    }
}

/// The cards of a hand, and all of them with those unseen.
pub(super) struct Supply {
    /// The naturals of the hand by place and suit, an ace at both of its places.
    held: [[u8; 5]; PLACES],
    all: [[u8; 5]; PLACES],
    /// The naturals of the hand from a place up.
    held_from: [u8; PLACES],
    /// The places of each suit that can be natural, as bits: of the hand, and all.
    held_places: [u32; 5],
    places: [u32; 5],
    /// The cards of the wild rank by suit, where a run may need them as naturals.
    own: [(u8, u8); 5],
    pub(super) wild_place: usize,
    /// The wilds of the hand, and all.
    pub(super) held_wilds: u8,
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
            held_places: [0; 5],
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
                let is_natural = |count: u8| count > 0 && (place != wild_place || in_runs);
                supply.held_places[index] |= u32::from(is_natural(held)) << place;
                supply.places[index] |= u32::from(is_natural(all)) << place;
            }
        }
        supply.held_wilds += supply.own_held;
        supply.wilds += supply.own_all;
        supply.count_held_from((lowest, highest), |_, _| true);
        supply
    }

    /// Counts only cards of the hand that can be in a meld of so many naturals, of
    /// which so many are drawn.
    pub(super) fn require(&mut self, naturals: u8, draws: u8, rules: RoundRules<'_>) {
        let enough = |held: u8, all: u8| held + draws.min(all - held) >= naturals;
        let sum = |counts: &[u8; 5]| counts.iter().sum();
        let in_book = std::array::from_fn::<_, PLACES, _>(|place| {
            enough(sum(&self.held[place]), sum(&self.all[place]))
        });
        let in_run =
            std::array::from_fn::<_, 5, _>(|suit| self.naturals_from(suit, 0, draws) >= naturals);
        let can_meld = |place: usize, suit: usize| in_book[place] || in_run[suit];
        self.count_held_from(rules.ruleset.run_places(), can_meld);
    }

    fn count_held_from(
        &mut self,
        (lowest, highest): (u8, u8),
        can_meld: impl Fn(usize, usize) -> bool,
    ) {
        let is_counted_high = |place: usize| place == 1 && u32::from(highest) == HIGH_ACE;
        for place in (usize::from(lowest)..=highest.into()).rev() {
            let held = self.held[place].iter().enumerate();
            let held = held.filter(|&(suit, _)| can_meld(place, suit) && !is_counted_high(place));
            let held: u8 = held.map(|(_, held)| held).sum();
            self.held_from[place] = self.held_from[place + 1] + held;
        }
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

    /// Returns how many cards of the hand can be melded from a place up, with all wilds.
    pub(super) fn held_from(&self, place: usize, melds: &Melds) -> u8 {
        self.naturals_held_from(place) + self.held_wilds - melds.own_held
    }

    /// Returns how many naturals of the hand can be melded from a place up.
    pub(super) fn naturals_held_from(&self, place: usize) -> u8 {
        self.held_from[place]
    }

    /// Returns `true` if the hand has a natural of a suit above a place.
    pub(super) fn holds_above(&self, suit: usize, place: usize) -> bool {
        self.held_places[suit] >> (place + 1) != 0
    }

    /// Returns how many of some aces are of the hand at least, by suit.
    pub(super) fn held_aces(&self, aces: &[u8; 5]) -> [u8; 5] {
        std::array::from_fn(|suit| aces[suit].min(self.held[1][suit]))
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

    /// Returns how many naturals a run of a suit can have from a place up, with so many
    /// draws.
    pub(super) fn naturals_from(&self, suit: usize, place: usize, draws: u8) -> u8 {
        let [held, all] = [&self.held_places, &self.places].map(|of| of[suit] >> place);
        (held.count_ones() + (all ^ held).count_ones().min(draws.into())) as u8
    }
}

impl Drawn {
    /// Returns the kinds of some cards.
    pub(super) fn from_cards(cards: &Hand, rules: RoundRules<'_>) -> Self {
        let mut drawn = Self::default();
        for card in cards.distinct() {
            match card {
                Card::Suited(rank, suit) if !rules.is_wild(card) => {
                    drawn.add_natural(rank.number().into(), suit.index());
                }
                _ => drawn.any_wild = true,
            }
        }
        drawn
    }

    /// Returns these kinds without others.
    pub(super) const fn without(&self, others: &Self) -> Self {
        Self {
            cards: self.cards & !others.cards,
            any_wild: self.any_wild && !others.any_wild,
            any_of_wild_rank: false,
        }
    }

    /// Returns `true` if there are any of a place or above, or wilds.
    pub(super) const fn has_any_from(&self, place: usize) -> bool {
        self.any_wild || self.cards >> (8 * place) != 0
    }

    pub(super) fn add(&mut self, other: Self) {
        self.cards |= other.cards;
        self.any_wild |= other.any_wild;
        self.any_of_wild_rank |= other.any_of_wild_rank;
    }

    /// Adds a natural, an ace at both of its places.
    pub(super) fn add_natural(&mut self, place: usize, suit: usize) {
        self.cards |= 1 << (8 * place + suit);
        if place == 1 || place == HIGH_ACE as usize {
            self.cards |= (1 << 8 | 1 << (8 * HIGH_ACE)) << suit;
        }
    }

    pub(super) fn contains(&self, card: Card, rules: RoundRules<'_>) -> bool {
        let is_at = |place: u8, suit: Suit| self.cards >> (8 * place + suit.index() as u8) & 1 == 1;
        let as_natural = match card {
            Card::Joker => false,
            Card::Suited(rank, suit) => is_at(rank.number(), suit),
        };
        let as_own = self.any_of_wild_rank && card.rank() == Some(rules.wild_rank());
        as_natural || as_own || self.any_wild && rules.is_wild(card)
    }
}
