//! The answers to a hand of as many cards as were dealt (`counting`), and of one more (`drawn`).

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::arrange::{best, lay_out, least_penalty_below, melds_all};
use super::arrangement::{Arrangement, LOOSE};
use super::search::Search;
use crate::cards::{Card, Hand};
use crate::rules::meld::MAX_CARDS;
use crate::rules::{Round, RoundRules};

/// What a player who has drawn can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnHand {
    /// Whether the hand can go out.
    pub can_go_out: bool,
    /// Every discard that goes out, in canonical order.
    pub go_out_discards: ArrayVec<Card, MAX_CARDS>,
    /// The discard to advise: never a wild if another serves, then the dearest, then the
    /// first in canonical order. Nothing where the hand goes out only without a discard.
    pub discard: Option<Card>,
    /// The hand without the discard, best arranged.
    pub arrangement: Arrangement,
}

/// A hand that does not have the number of cards that the round asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandSizeError {
    /// The round.
    pub round: Round,
    /// The cards that are there.
    pub cards: usize,
}

/// Arranges a hand that is counted: as many cards as were dealt.
///
/// # Errors
///
/// [`HandSizeError`] with any other number of cards.
pub fn counting(hand: &Hand, rules: RoundRules<'_>) -> Result<Arrangement, HandSizeError> {
    if hand.len() == rules.dealt() {
        Ok(best(hand, rules))
    } else {
        Err(HandSizeError { round: rules.round, cards: hand.len() })
    }
}

/// Judges a hand after the draw: one card more than were dealt.
///
/// # Errors
///
/// [`HandSizeError`] with any other number of cards.
pub fn drawn(hand: &Hand, rules: RoundRules<'_>) -> Result<DrawnHand, HandSizeError> {
    if hand.len() != rules.dealt() + 1 {
        return Err(HandSizeError { round: rules.round, cards: hand.len() });
    }
    Ok(search_discards(hand, rules))
}

/// Finds the discard to advise and all that go out.
pub(super) fn search_discards(hand: &Hand, rules: RoundRules<'_>) -> DrawnHand {
    if let Some(search) = &mut Search::new(hand, rules, 1)
        && let Some(drawn) = search_at_once(search, hand, rules)
    {
        return drawn;
    }
    try_each(hand, rules)
}

/// Finds both by one search; `None` where that does not tell.
fn search_at_once(search: &mut Search, hand: &Hand, rules: RoundRules<'_>) -> Option<DrawnHand> {
    let go_out = search.go_out();
    let can_go_out = go_out.is_possible();
    if can_go_out && !search.is_exact {
        return None;
    }
    let mut go_out_discards = ArrayVec::new();
    let kept = if can_go_out {
        go_out_discards.extend(hand.distinct().filter(|&card| go_out.contains(card)));
        let discard =
            go_out_discards.iter().copied().min_by_key(|&card| discard_order(card, rules));
        discard.and_then(|card| Some((card, search.cheapest_without(card, LOOSE)?)))
    } else if !go_out.melds_all {
        search.discard()
    } else if search.is_exact && rules.ruleset.discard_to_go_out() {
        return Some(break_melds(search, hand, rules));
    } else {
        None
    };
    let (discard, found) = kept?;
    Some(DrawnHand {
        can_go_out,
        go_out_discards,
        discard: Some(discard),
        arrangement: lay_out(search, &found, &hand.without(discard), rules)?,
    })
}

/// Finds the discard of a hand whose cards all meld, where no discard goes out.
fn break_melds(search: &mut Search, hand: &Hand, rules: RoundRules<'_>) -> DrawnHand {
    let discard = cheapest_of(hand.distinct(), rules, |card, below| match rules.is_wild(card) {
        true => least_penalty_below(&hand.without(card), rules, below),
        false => search.penalty_without(card, below),
    });
    let kept = discard.map_or(*hand, |card| hand.without(card));
    DrawnHand {
        can_go_out: false,
        go_out_discards: ArrayVec::new(),
        discard,
        arrangement: best(&kept, rules),
    }
}

/// Orders discards that serve as well, the one to advise first.
pub(crate) fn discard_order(card: Card, rules: RoundRules<'_>) -> impl Ord + use<> {
    (rules.is_wild(card), Reverse(rules.value(card)), card)
}

/// Finds the discard to advise and all that go out by looking at the hand without
/// each of its cards.
fn try_each(hand: &Hand, rules: RoundRules<'_>) -> DrawnHand {
    let goes_out = |&card: &Card| melds_all(&hand.without(card), rules);
    let go_out_discards: ArrayVec<Card, MAX_CARDS> = hand.distinct().filter(goes_out).collect();
    let has_discard = !go_out_discards.is_empty();
    let needs_none = !has_discard && !rules.ruleset.discard_to_go_out() && melds_all(hand, rules);
    let mut discards = go_out_discards.clone();
    if !has_discard && !needs_none {
        discards.extend(hand.distinct());
    }
    let discard = cheapest_of(discards, rules, |card, below| {
        least_penalty_below(&hand.without(card), rules, below)
    });
    let kept = discard.map_or(*hand, |card| hand.without(card));
    DrawnHand {
        can_go_out: has_discard || needs_none,
        go_out_discards,
        discard,
        arrangement: best(&kept, rules),
    }
}

/// Returns the discard that leaves the least penalty, of several the one to advise;
/// the penalty without a card is asked for if it is below a limit.
fn cheapest_of(
    cards: impl IntoIterator<Item = Card>,
    rules: RoundRules<'_>,
    mut penalty_below: impl FnMut(Card, u16) -> Option<u16>,
) -> Option<Card> {
    let mut cards: ArrayVec<Card, MAX_CARDS> = cards.into_iter().collect();
    cards.sort_by_key(|&card| discard_order(card, rules));
    let (mut cheapest, mut least) = (None, u16::MAX);
    for card in cards {
        if let Some(penalty) = penalty_below(card, least) {
            (cheapest, least) = (Some(card), penalty);
        }
    }
    cheapest
}

/// Returns `true` if a hand of one card more than were dealt can go out.
///
/// A hand of any other size is answered too: whether all its cards but one
/// meld, or all of them where the rules ask for no discard.
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn can_go_out(hand: &Hand, rules: RoundRules<'_>) -> bool {
    assert!(hand.len() <= MAX_CARDS, "no hand is so large");
    let is_any = || {
        let mut discards = hand.distinct();
        discards.any(|card| melds_all(&hand.without(card), rules))
    };
    let goes_out = match Search::new(hand, rules, 1) {
        Some(search) => search.go_out().is_possible() && (search.is_exact || is_any()),
        None => is_any(),
    };
    goes_out || !rules.ruleset.discard_to_go_out() && melds_all(hand, rules)
}
