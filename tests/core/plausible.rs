//! The scores that are warned of, against the hands that the solver counts.

use std::collections::BTreeSet;

use crate::rulesets::{any_ruleset, one_rule_varied};
use crowns::cards::{Card, Hand, Suit, parse_cards};
use crowns::rules::PossibleScores;
use crowns::rules::{Round, RoundRules, Ruleset};
use crowns::solver;
use fastrand::Rng;

// No score of a hand is warned of.

#[test]
fn no_score_of_a_hand_is_warned_of_with_any_rule_at_any_of_its_values() {
    for (seed, rules) in (0..).zip(one_rule_varied()) {
        for round in Round::all() {
            check_hands(seed, 15, rules.in_round(round));
        }
    }
}

#[test]
fn no_score_of_a_hand_is_warned_of_with_rules_combined_at_random() {
    for seed in 10_000..10_400 {
        let mut rng = Rng::with_seed(seed);
        let rules = any_ruleset(&mut rng);
        let round = Round::new(rng.u8(1..=11)).unwrap();
        check_hands(seed, 60, rules.in_round(round));
    }
}

fn check_hands(seed: u64, hands: u32, rules: RoundRules<'_>) {
    let reachable = PossibleScores::for_round(rules);
    let mut rng = Rng::with_seed(seed);
    for _ in 0..hands {
        let hand = dear_hand(&mut rng, rules);
        let penalty = i32::from(solver::counting(&hand, rules).unwrap().penalty);
        assert!(
            reachable.contains(penalty),
            "{penalty} in round {} of {}, seed {seed}: {:?}",
            rules.round,
            rules.ruleset.name(),
            hand.cards().map(|card| card.to_string()).collect::<Vec<_>>()
        );
        assert!(penalty <= reachable.largest());
    }
}

/// Deals a hand that tends to the ends: as dear or as cheap as can be, with
/// all wilds or none, without any meld or with one.
fn dear_hand(rng: &mut Rng, rules: RoundRules<'_>) -> Hand {
    let deck: Vec<Card> = Card::all()
        .flat_map(|card| std::iter::repeat_n(card, rules.deck().copies(card).into()))
        .collect();
    let looks = rng.usize(1..=8);
    let sign = if rng.u8(..4) == 0 { -1 } else { 1 };
    let most_wilds = [0, 1, 2, 3, 6, 13][rng.usize(..6)];
    let loose_cards = rng.usize(..=rules.dealt() * 2);
    let mut hand = Hand::default();
    for tries in 0.. {
        if hand.len() == rules.dealt() {
            break;
        }
        let any = || deck[rng.usize(..deck.len())];
        let dear = |card: &Card| sign * i32::from(rules.value(*card));
        let card = std::iter::repeat_with(any).take(looks).max_by_key(dear);
        // Where nothing fits any more, anything will do.
        let card = card.filter(|_| tries < 200);
        let card = card.unwrap_or_else(|| deck[rng.usize(..deck.len())]);
        let wilds = hand.cards().filter(|&card| rules.is_wild(card));
        let is_too_wild = rules.is_wild(card) && wilds.count() >= most_wilds;
        let mut with = hand;
        with.insert(card);
        let makes_meld =
            || with.len() <= loose_cards && !solver::arrange(&with, rules).melds.is_empty();
        let is_in_deck = with.count(card) <= rules.deck().copies(card);
        if is_in_deck && (tries >= 200 || !is_too_wild && !makes_meld()) {
            hand = with;
        }
    }
    hand
}

/// The King of spades is a natural in its place, and so near to no spade.
#[test]
fn the_dearest_hand_is_known_where_wilds_bridge_wide_gaps() {
    let ruleset = Ruleset::official().with(["min_naturals=2"]).unwrap();
    let rules = ruleset.in_round(Round::LAST);
    let hand = "JK JK JK JK JK JK KS QH JC 10D 9* 5S 3H";
    let hand: Hand = parse_cards(hand, rules.deck()).unwrap().into_iter().collect();
    let counted = solver::counting(&hand, rules).unwrap();
    assert_eq!(counted.penalty, 370);
    assert_eq!(PossibleScores::for_round(rules).largest(), 370);
}

// A score that is not warned of is that of some hand, in the rounds that are
// small enough to look at every hand.

#[test]
fn three_cards_have_exactly_the_scores_that_are_not_warned_of() {
    let round = Round::new(1).unwrap();
    for seed in 0..40 {
        check_exact(any_ruleset(&mut Rng::with_seed(seed)).in_round(round));
    }
}

#[test]
fn four_cards_have_exactly_the_scores_that_are_not_warned_of() {
    let round = Round::new(2).unwrap();
    check_exact(Ruleset::official().in_round(round));
    check_exact(Ruleset::texas().in_round(round));
    for varied in [
        &["min_naturals=2"][..],
        &["min_naturals=3", "wild_value=face"],
        &["max_wilds=1", "joker_value=25", "ace=high"],
        &["max_wilds=2", "min_naturals=0", "natural_in_place=no"],
        &["book_distinct_suits=yes", "face_cards=10", "low_ranks=none"],
    ] {
        let rules = Ruleset::texas().with(varied.iter().copied()).unwrap();
        check_exact(rules.in_round(round));
    }
}

fn check_exact(rules: RoundRules<'_>) {
    let reachable = PossibleScores::for_round(rules);
    let claimed = (0..=reachable.largest()).filter(|&points| reachable.contains(points));
    let scores = all_scores(rules);
    let lacking: Vec<_> = claimed.filter(|points| !scores.contains(points)).collect();
    assert_eq!(lacking, [0; 0], "no hand of {} has these", rules.ruleset.name());
    let odd: Vec<_> = scores.into_iter().filter(|&points| !reachable.contains(points)).collect();
    assert_eq!(odd, [0; 0], "hands of {} have these", rules.ruleset.name());
}

/// Returns every score that some hand of a round has.
///
/// Suits are alike, so a hand stands for all that have its suits in other places:
/// no suit has more cards than the one before.
pub(crate) fn all_scores(rules: RoundRules<'_>) -> BTreeSet<i32> {
    let mut scores = BTreeSet::new();
    let mut hands = vec![(Hand::default(), 0)];
    let cards: Vec<Card> = Card::all().collect();
    while let Some((hand, next)) = hands.pop() {
        if hand.len() == rules.dealt() {
            let of_suit = |suit| {
                let is_of_suit = |card: &Card| matches!(card, Card::Suited(_, of) if *of == suit);
                hand.cards().filter(is_of_suit).count()
            };
            if !Suit::ALL.map(of_suit).is_sorted_by(|one, next| one >= next) {
                continue;
            }
            scores.insert(solver::counting(&hand, rules).unwrap().penalty.into());
            continue;
        }
        for (index, &card) in cards.iter().enumerate().skip(next) {
            if hand.count(card) < rules.deck().copies(card) {
                let mut with = hand;
                with.insert(card);
                hands.push((with, index));
            }
        }
    }
    scores
}
