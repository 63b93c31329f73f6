//! A hand that is counted, and one after the draw.

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
    /// The discard to advise: never a wild if another serves, then the
    /// dearest, then the first in canonical order. Nothing where the hand
    /// goes out only without a discard.
    pub discard: Option<Card>,
    /// The hand without the discard, best arranged.
    pub arrangement: Arrangement,
}

/// A hand that does not have the number of cards that the round asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandSizeError {
    /// The round.
    pub round: Round,
    /// The cards dealt, and so counted, in the round.
    pub counting: usize,
    /// One more: the cards after the draw.
    pub drawn: usize,
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
        Err(HandSizeError::new(hand, rules.round))
    }
}

/// Judges a hand after the draw: one card more than were dealt.
///
/// # Errors
///
/// [`HandSizeError`] with any other number of cards.
pub fn drawn(hand: &Hand, rules: RoundRules<'_>) -> Result<DrawnHand, HandSizeError> {
    if hand.len() != rules.dealt() + 1 {
        return Err(HandSizeError::new(hand, rules.round));
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
        let discard = go_out_discards.iter().copied().min_by_key(|&card| advice(card, rules));
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
        arrangement: lay_out(search, &found, &without(hand, discard), rules)?,
    })
}

/// Finds the discard of a hand whose cards all meld, where no discard goes out.
fn break_melds(search: &mut Search, hand: &Hand, rules: RoundRules<'_>) -> DrawnHand {
    let discard = cheapest_of(hand.distinct(), rules, |card, below| match rules.is_wild(card) {
        true => least_penalty_below(&without(hand, card), rules, below),
        false => search.penalty_without(card, below),
    });
    let kept = discard.map_or(*hand, |card| without(hand, card));
    DrawnHand {
        can_go_out: false,
        go_out_discards: ArrayVec::new(),
        discard,
        arrangement: best(&kept, rules),
    }
}

/// Orders discards that serve as well, the one to advise first.
fn advice(card: Card, rules: RoundRules<'_>) -> impl Ord {
    (rules.is_wild(card), Reverse(rules.value(card)), card)
}

/// Finds the discard to advise and all that go out by looking at the hand without
/// each of its cards.
fn try_each(hand: &Hand, rules: RoundRules<'_>) -> DrawnHand {
    let goes_out = |&card: &Card| melds_all(&without(hand, card), rules);
    let go_out_discards: ArrayVec<Card, MAX_CARDS> = hand.distinct().filter(goes_out).collect();
    let has_discard = !go_out_discards.is_empty();
    let needs_none = !has_discard && !rules.ruleset.discard_to_go_out() && melds_all(hand, rules);
    let mut discards = go_out_discards.clone();
    if !has_discard && !needs_none {
        discards.extend(hand.distinct());
    }
    let discard = cheapest_of(discards, rules, |card, below| {
        least_penalty_below(&without(hand, card), rules, below)
    });
    let kept = discard.map_or(*hand, |card| without(hand, card));
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
    cards.sort_by_key(|&card| advice(card, rules));
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
        discards.any(|card| melds_all(&without(hand, card), rules))
    };
    let goes_out = match Search::new(hand, rules, 1) {
        Some(search) => search.go_out().is_possible() && (search.is_exact || is_any()),
        None => is_any(),
    };
    goes_out || !rules.ruleset.discard_to_go_out() && melds_all(hand, rules)
}

/// Returns a hand less one copy of a card.
pub(super) fn without(hand: &Hand, card: Card) -> Hand {
    let mut rest = *hand;
    rest.remove(card);
    rest
}

impl HandSizeError {
    /// Returns the error of a hand in a round.
    pub fn new(hand: &Hand, round: Round) -> Self {
        Self { round, counting: round.dealt(), drawn: round.dealt() + 1, cards: hand.len() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;
    use crate::rules::Ruleset;

    /// Reads `round 4: 6H 7H *` and writes the solver's answer.
    fn check(text: &str, ruleset: &Ruleset, expect: &str) {
        let (round, cards) = text.split_once(": ").unwrap();
        let number = round.trim_start_matches("round ").parse().unwrap();
        let rules = ruleset.in_round(Round::new(number).unwrap());
        let hand: Hand = parse_cards(cards, rules.deck()).unwrap().into_iter().collect();
        let got = if hand.len() > rules.dealt() {
            let drawn = drawn(&hand, rules).unwrap();
            let discard = drawn.discard.map_or("nothing".into(), |card| card.to_string());
            format!("{} discard {discard}", show(&drawn.arrangement))
        } else {
            show(&counting(&hand, rules).unwrap())
        };
        assert_eq!(got, expect, "{text}");
    }

    fn show(arrangement: &Arrangement) -> String {
        let melds = arrangement.melds.iter().map(|meld| {
            let cards: Vec<_> = meld.cards.iter().map(|placed| placed.card.to_string()).collect();
            format!("[{}]", cards.join(" "))
        });
        let loose = arrangement.deadwood.iter().map(Card::to_string);
        let all: Vec<_> = melds.chain(loose).collect();
        format!("{} = {}", all.join(" "), arrangement.penalty)
    }

    fn official(text: &str, expect: &str) {
        check(text, &Ruleset::official(), expect);
    }

    fn with(varied: &[&str], text: &str, expect: &str) {
        let rules = Ruleset::official().with(varied.iter().copied()).unwrap();
        check(text, &rules, expect);
    }

    #[test]
    fn a_hand_goes_out_by_its_one_discard() {
        official("round 1: 7D 9D JOKER QS", "[7D JOKER 9D] = 0 discard QS");
        official("round 5: JC 8H 9H 10H JH 4S 5S 7S", "[8H 9H 10H JH] [4S 5S 7S] = 0 discard JC");
    }

    #[test]
    fn a_wild_is_not_discarded_if_another_card_serves() {
        official("round 1: 3H 9C 9D 9S", "[9D 9S 3H] = 0 discard 9C");
        official("round 3: 6S 7S 8S 9S 10S JS", "[6S 7S 8S 9S 10S] = 0 discard JS");
    }

    #[test]
    fn a_discard_is_needed_unless_the_table_says_otherwise() {
        let hand = "round 3: KS KH KC QS QH JOKER";
        official(hand, "[KC KH KS JOKER] QS = 12 discard QH");
        with(&["discard_to_go_out=no"], hand, "[QH QS JOKER] [KC KH KS] = 0 discard nothing");
    }

    #[test]
    fn a_card_of_the_wild_rank_stands_in_its_own_place_where_a_run_reaches_it() {
        let melds = |run: &str, expect: &str| {
            let rest = "KC KD 3D 3S 8C 8H";
            official(&format!("round 6: {run} {rest}"), expect);
        };
        melds("7H 9H", "[7H 8H 9H] [KC KD 8C] 3D 3S = 6");
        melds("9H 10H", "[8H 9H 10H] [KC KD 8C] 3D 3S = 6");
        melds("10H JH", "[10H JH 8C] [KC KD 8H] 3D 3S = 6");
    }

    #[test]
    fn a_wild_that_no_meld_needs_fills_a_run() {
        official("round 5: 9S 10S JS 8C 8D 8H JOKER", "[9S 10S JS JOKER] [8C 8D 8H] = 0");
    }

    #[test]
    fn two_books_of_a_rank_share_the_wilds_that_neither_may_have_alone() {
        with(
            &["max_wilds=2"],
            "round 6: 9C 9D 9H 9S JK JK JK JK",
            "[9C 9D 9H JOKER JOKER] [9S JOKER JOKER] = 0",
        );
    }

    #[test]
    fn a_wild_that_a_meld_of_wilds_needs_is_not_loose_too() {
        with(
            &["min_naturals=1", "max_wilds=3"],
            "round 4: 6C JK JK JK JK JK",
            "[6C JOKER JOKER] JOKER JOKER JOKER = 150",
        );
    }

    #[test]
    fn a_wild_that_a_run_needs_in_its_place_is_not_loose_too() {
        with(
            &["min_naturals=2", "max_wilds=2"],
            "round 3: 5H 6H JK JK JK",
            "[5H 6H JOKER] JOKER JOKER = 100",
        );
    }

    #[test]
    fn two_games_hold_books_of_twelve() {
        with(
            &["games_combined=2"],
            "round 10: 8C 8C 8C 8C 8D 8D 8D 8D 8H 8H 8H 8H",
            "[8C 8C 8C 8C 8D 8D 8D 8D 8H 8H 8H 8H] = 0",
        );
    }

    #[test]
    fn beside_four_melds_a_wild_that_none_may_have_is_loose() {
        with(
            &["max_wilds=0"],
            "round 11: 3C 3D 3H 5C 5D 5H 7C 7D 7H 9C 9D 9H JOKER",
            "[3C 3D 3H] [5C 5D 5H] [7C 7D 7H] [9C 9D 9H] JOKER = 50",
        );
    }

    #[test]
    fn wilds_fill_up_before_they_are_loose() {
        official("round 4: 9S 10S JS 9H 9C JOKER", "[9S 10S JS] [9C 9H JOKER] = 0");
        official("round 4: KC KC KH 10C 5D JOKER", "[KC KC KH JOKER] 5D 10C = 15");
        with(
            &["min_naturals=2", "natural_in_place=no"],
            "round 10: 3S 8S KS JK JK JK JK JK JK QH QH QC",
            "[QC QH QH JOKER JOKER 8S JOKER JOKER JOKER JOKER KS] 3S = 3",
        );
    }
}
