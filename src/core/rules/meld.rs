//! Decides whether cards form a book or a run, what each wild stands for, and
//! otherwise why not.
//!
//! Written straight from the definitions; the solver is checked against it.

use arrayvec::ArrayVec;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::{Ace, RoundRules, Ruleset};
use crate::cards::{Card, Rank, Suit};

/// The most cards of a hand: thirteen dealt and one drawn.
pub const MAX_CARDS: usize = 14;

/// The two kinds of meld.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MeldKind {
    /// Three or more cards of one rank.
    Book,
    /// Three or more cards of one suit in sequence.
    Run,
}

/// What a card of a meld stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum StandsFor {
    /// This very card.
    Card(Card),
    /// Any card of this rank: a wild in a book has no suit.
    Rank(Rank),
}

/// A card in its place in a meld.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MeldCard {
    /// The card as it was dealt.
    pub card: Card,
    /// What it stands for there.
    pub stands_for: StandsFor,
}

impl MeldCard {
    /// Returns `true` if the card stands for another than itself.
    pub fn stands_in(&self) -> bool {
        self.stands_for != StandsFor::Card(self.card)
    }
}

/// A legal book or run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meld {
    /// Which of the two it is.
    pub kind: MeldKind,
    /// A run in sequence from its low end; a book with its own cards first,
    /// then its wilds.
    pub cards: ArrayVec<MeldCard, MAX_CARDS>,
}

/// Serializes as the kind, the cards and what each of them stands for.
impl Serialize for Meld {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut meld = out.serialize_struct("Meld", 3)?;
        meld.serialize_field("kind", &self.kind)?;
        meld.serialize_field("cards", &Column(&self.cards, |card| card.card))?;
        meld.serialize_field("stands_for", &Column(&self.cards, |card| card.stands_for))?;
        meld.end()
    }
}

/// One figure of each card of a meld, without a list of its own.
struct Column<'a, T>(&'a [MeldCard], fn(&MeldCard) -> T);

impl<T: Serialize> Serialize for Column<'_, T> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.0.iter().map(self.1))
    }
}

/// Why cards are not a book, or not a run.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum MeldError {
    TooShort { cards: usize },
    TooLong { cards: usize },
    RanksDiffer { one: Card, other: Card },
    SuitTwice { card: Card },
    SuitsDiffer { one: Card, other: Card },
    RankTwice { card: Card },
    Gap { low: Card, high: Card, missing: Vec<Card>, wilds: usize },
    PastTheEnd { top: Rank, bottom: Rank },
    NoRoom { places: usize, cards: usize },
    TooManyWilds { most: usize, wilds: usize },
    TooFewNaturals { least: usize, naturals: usize },
}

/// Reads cards as a book.
///
/// The order of the cards does not matter. Wilds only are a book of the wild rank, where
/// that is allowed. Source: leaflet; the rules, Texas sheet and custom.
///
/// # Errors
///
/// [`MeldError`] with the first thing that keeps the cards from being a book.
pub fn book(cards: &[Card], rules: RoundRules<'_>) -> Result<Meld, MeldError> {
    let (own, wild) = split(cards, rules)?;
    let rank = match own.first() {
        Some(&one) => {
            if let Some(&other) = own.iter().find(|card| card.rank() != one.rank()) {
                return Err(MeldError::RanksDiffer { one, other });
            }
            one.rank().unwrap_or(rules.wild_rank())
        }
        None => rules.wild_rank(),
    };
    if rules.ruleset.book_distinct_suits()
        && let Some(pair) = own.windows(2).find(|pair| pair[0] == pair[1])
    {
        return Err(MeldError::SuitTwice { card: pair[0] });
    }
    let placed = |&card: &Card| MeldCard {
        card,
        stands_for: if card.rank() == Some(rank) {
            StandsFor::Card(card)
        } else {
            StandsFor::Rank(rank)
        },
    };
    let meld = Meld { kind: MeldKind::Book, cards: own.iter().chain(&wild).map(placed).collect() };
    check_mixture(&meld, rules).map(|()| meld)
}

/// Reads cards as a run.
///
/// The order of the cards does not matter. Wilds fill the gaps, then the
/// places above, then the places below; a card of the wild rank takes its own
/// place where it can. Source: leaflet; the ace, Texas sheet.
///
/// # Errors
///
/// [`MeldError`] with the first thing that keeps the cards from being a run.
pub fn run(cards: &[Card], rules: RoundRules<'_>) -> Result<Meld, MeldError> {
    let (own, wild) = split(cards, rules)?;
    if let Some((&one, others)) = own.split_first()
        && let Some(&other) = others.iter().find(|card| card.suit() != one.suit())
    {
        return Err(MeldError::SuitsDiffer { one, other });
    }
    if let Some(pair) = own.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(MeldError::RankTwice { card: pair[0] });
    }
    let longest = usize::from(rules.ruleset.longest_run());
    if cards.len() > longest {
        return Err(MeldError::NoRoom { places: longest, cards: cards.len() });
    }

    let suit = own.iter().chain(&wild).find_map(|card| card.suit()).unwrap_or(Suit::Clubs);
    let (lowest, highest) = rules.ruleset.run_places();
    let length = cards.len() as u8;
    let window = (lowest..=highest + 1 - length)
        .map(|low| Window { low, high: low + length - 1 })
        .filter(|window| own.iter().all(|&card| window.place(card).is_some()))
        .max_by_key(|window| {
            let own_place = Card::Suited(rules.wild_rank(), suit);
            (wild.contains(&own_place) && window.place(own_place).is_some(), window.low)
        })
        .ok_or_else(|| no_window(&own, wild.len(), rules.ruleset))?;
    let meld = window.fill(&own, wild, suit);
    check_mixture(&meld, rules).map(|()| meld)
}

/// Reads cards as a run in the order in which they lie, from the low end or from
/// the high one: each wild stands for the place where it lies.
///
/// Returns `None` if they are no run so, or if all are wild.
pub fn run_as_laid(cards: &[Card], rules: RoundRules<'_>) -> Option<Meld> {
    let rising = laid_in_places(cards.iter().copied(), rules);
    rising.or_else(|| laid_in_places(cards.iter().rev().copied(), rules))
}

/// Reads cards in rising order, each in the place above the one before.
fn laid_in_places(
    cards: impl ExactSizeIterator<Item = Card> + Clone,
    rules: RoundRules<'_>,
) -> Option<Meld> {
    let (lowest, highest) = rules.ruleset.run_places();
    let mut naturals = cards.clone().filter(|&card| !rules.is_wild(card));
    let suit = naturals.next()?.suit()?;
    let length = u8::try_from(cards.len()).ok()?;
    (lowest..=(highest + 1).checked_sub(length)?)
        .find_map(|low| run_from(low, suit, cards.clone(), rules))
}

/// Reads cards of a suit as a run in the order given, the first at the place
/// `low`, see [`Ruleset::run_places`].
///
/// Returns `None` if they are no run so.
#[inline]
pub fn run_from(
    low: u8,
    suit: Suit,
    cards: impl Iterator<Item = Card>,
    rules: RoundRules<'_>,
) -> Option<Meld> {
    let (lowest, highest) = rules.ruleset.run_places();
    let mut placed = ArrayVec::new();
    for (place, card) in (low..).zip(cards) {
        let rank = Rank::from_number(if place == 14 { 1 } else { place })?;
        let stands_for = Card::Suited(rank, suit);
        let fits = card == stands_for || rules.is_wild(card);
        if !fits || place > highest {
            return None;
        }
        // There are no more places than a meld has cards.
        placed.push(MeldCard { card, stands_for: StandsFor::Card(stands_for) });
    }
    let meld = Meld { kind: MeldKind::Run, cards: placed };
    let is_run =
        low >= lowest && (3..=rules.ruleset.longest_run().into()).contains(&meld.cards.len());
    (is_run && check_mixture(&meld, rules).is_ok()).then_some(meld)
}

/// Reads cards in canonical order, naturals before wilds, as a book of a rank.
///
/// Returns `None` if they are no such book.
#[inline]
pub fn book_of(
    rank: Rank,
    cards: impl IntoIterator<Item = Card>,
    rules: RoundRules<'_>,
) -> Option<Meld> {
    let mut placed: ArrayVec<MeldCard, MAX_CARDS> = ArrayVec::new();
    for card in cards {
        let is_own = card.rank() == Some(rank);
        if !is_own && !rules.is_wild(card) || placed.is_full() {
            return None;
        }
        if rules.ruleset.book_distinct_suits()
            && !rules.is_wild(card)
            && placed.last().is_some_and(|last| last.card == card)
        {
            return None;
        }
        let stands_for = if is_own { StandsFor::Card(card) } else { StandsFor::Rank(rank) };
        placed.push(MeldCard { card, stands_for });
    }
    if placed.len() < 3 {
        return None;
    }
    let meld = Meld { kind: MeldKind::Book, cards: placed };
    check_mixture(&meld, rules).ok().map(|()| meld)
}

/// The places that a run covers, both ends included; see
/// [`Ruleset::run_places`].
#[derive(Clone, Copy)]
struct Window {
    low: u8,
    high: u8,
}

impl Window {
    /// Returns the place of a card in the window. No run is so long that an ace has two.
    fn place(self, card: Card) -> Option<u8> {
        let number = card.rank()?.number();
        let covers = |place| (self.low..=self.high).contains(&place);
        match number {
            1 => [1, 14].into_iter().find(|&place| covers(place)),
            _ => Some(number).filter(|&place| covers(place)),
        }
    }

    /// Puts each card in its place: naturals, then a wild that is at home
    /// there, then the other wilds.
    fn fill(self, own: &[Card], mut wild: Cards, suit: Suit) -> Meld {
        let is_home = |&card: &Card| card.suit() == Some(suit) && self.place(card).is_some();
        let home = wild.iter().position(is_home).map(|index| wild.remove(index));
        let mut settled = [None; 15];
        for &card in own.iter().chain(&home) {
            let place = self.place(card).expect("the run has a place for each of its cards");
            settled[usize::from(place)] = Some(card);
        }
        let mut others = wild.into_iter();
        let placed = (self.low..=self.high).filter_map(|place| {
            let card = settled[usize::from(place)].or_else(|| others.next())?;
            let rank = Rank::from_number(if place == 14 { 1 } else { place })?;
            Some(MeldCard { card, stands_for: StandsFor::Card(Card::Suited(rank, suit)) })
        });
        Meld { kind: MeldKind::Run, cards: placed.collect() }
    }
}

/// Returns why no window holds naturals of one suit and different ranks.
fn no_window(own: &[Card], wilds: usize, ruleset: &Ruleset) -> MeldError {
    let (lowest, highest) = ruleset.run_places();
    // Each way of reading the aces gives a sequence; the one with the smallest gap is
    // nearest to a run. One that leaves the places of a run is named only where there is
    // no other, for cards that no deck of these rules holds.
    let readings = [1, 14].into_iter().filter_map(|ace| {
        let mut places = Cards::new();
        places.extend(own.iter().copied());
        let place = |card: &Card| match card.rank() {
            Some(Rank::Ace) | None => ace,
            Some(rank) => rank.number(),
        };
        places.sort_by_key(place);
        let (first, last) = (places.first()?, places.last()?);
        let outside = place(first) < lowest || highest < place(last);
        let is_missing = |number: &u8| !places.iter().any(|card| place(card) == *number);
        let gaps: Vec<_> = (place(first)..place(last)).filter(is_missing).collect();
        let low = places.iter().rfind(|card| Some(&place(card)) < gaps.first());
        let high = places.iter().find(|card| Some(&place(card)) > gaps.last());
        let missing: Vec<_> = gaps
            .iter()
            .filter_map(|&number| Some(Card::Suited(Rank::from_number(number)?, first.suit()?)))
            .collect();
        Some((outside, missing, *low.unwrap_or(first), *high.unwrap_or(last)))
    });
    let (_, missing, low, high) = readings
        .min_by_key(|(outside, missing, ..)| (*outside, missing.len()))
        .expect("wilds alone find a window, so there is a natural");
    if fits_around_the_corner(own, wilds, ruleset) {
        let (top, bottom) = match ruleset.ace() {
            None => (Rank::King, Rank::Three),
            Some(Ace::Low) => (Rank::King, Rank::Ace),
            Some(Ace::High | Ace::Either) => (Rank::Ace, Rank::Two),
        };
        return MeldError::PastTheEnd { top, bottom };
    }
    MeldError::Gap { low, high, missing, wilds }
}

/// Returns `true` if the naturals would be a run if ranks went round in a ring.
fn fits_around_the_corner(own: &[Card], wilds: usize, ruleset: &Ruleset) -> bool {
    let ring = ruleset.longest_run();
    let length = own.len() + wilds;
    (0..ring).any(|start| {
        let steps = |card: &Card| {
            let number = card.rank().map_or(0, Rank::number);
            usize::from((number + 2 * ring - start) % ring)
        };
        own.iter().all(|card| steps(card) < length)
    })
}

/// Checks what a ruleset asks of the mixture of naturals and wilds.
#[inline]
fn check_mixture(meld: &Meld, rules: RoundRules<'_>) -> Result<(), MeldError> {
    match rules.ruleset.max_wilds().is_none() && rules.ruleset.min_naturals() == 0 {
        true => Ok(()),
        false => check_limits(meld, rules),
    }
}

/// Checks it where a ruleset asks for something.
fn check_limits(meld: &Meld, rules: RoundRules<'_>) -> Result<(), MeldError> {
    let wild = |placed: &&MeldCard| rules.is_wild(placed.card);
    let wilds = meld.cards.iter().filter(wild).count();
    if let Some(most) = rules.ruleset.max_wilds().map(usize::from)
        && wilds > most
    {
        return Err(MeldError::TooManyWilds { most, wilds });
    }
    let at_home = |placed: &&MeldCard| rules.ruleset.natural_in_place() && !placed.stands_in();
    let naturals =
        meld.cards.len() - wilds + meld.cards.iter().filter(wild).filter(at_home).count();
    let least = usize::from(rules.ruleset.min_naturals());
    if naturals < least {
        return Err(MeldError::TooFewNaturals { least, naturals });
    }
    Ok(())
}

type Cards = ArrayVec<Card, MAX_CARDS>;

/// Parts naturals from wilds, each in canonical order.
fn split(cards: &[Card], rules: RoundRules<'_>) -> Result<(Cards, Cards), MeldError> {
    match cards.len() {
        count @ 0..3 => return Err(MeldError::TooShort { cards: count }),
        count if count > MAX_CARDS => return Err(MeldError::TooLong { cards: count }),
        _ => {}
    }
    let (mut own, mut wild) = (Cards::new(), Cards::new());
    for &card in cards {
        if rules.is_wild(card) {
            wild.push(card);
        } else {
            own.push(card);
        }
    }
    own.sort_unstable();
    wild.sort_unstable();
    Ok((own, wild))
}
