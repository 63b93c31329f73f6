//! The melds that the solver builds: runs from a place on, and books of a rank.

use crowns::cards::{Card, Rank, Suit, parse_cards};
use crowns::rules::meld::{Meld, book_of, run_from};
use crowns::rules::{Round, RoundRules, Ruleset};

/// Checks whether cards of round 4 are a meld under the official rules with some varied.
fn check(
    settings: &[&str],
    cards: &str,
    expect: bool,
    read: impl Fn(&[Card], RoundRules<'_>) -> Option<Meld>,
) {
    let ruleset = Ruleset::official().with(settings.iter().copied()).unwrap();
    let rules = ruleset.in_round(Round::new(4).unwrap());
    let cards = parse_cards(cards, rules.deck()).unwrap();
    let meld = read(&cards, rules);
    assert_eq!(meld.is_some(), expect, "{settings:?}: {cards:?}");
    // What it builds has the cards in the order given.
    assert!(meld.is_none_or(|meld| meld.cards.iter().map(|placed| placed.card).eq(cards)));
}

fn check_run(settings: &[&str], low: u8, cards: &str, expect: bool) {
    check(settings, cards, expect, |cards, rules| {
        run_from(low, Suit::Clubs, cards.iter().copied(), rules)
    });
}

fn check_book(settings: &[&str], cards: &str, expect: bool) {
    check(settings, cards, expect, |cards, rules| {
        book_of(Rank::Nine, cards.iter().copied(), rules)
    });
}

#[test]
fn a_run_lies_between_the_lowest_and_the_highest_place() {
    let (low, high) = (["low_ranks=ace-two", "ace=low"], ["low_ranks=ace-two", "ace=high"]);
    check_run(&[], 12, "QC KC JOKER", false);
    check_run(&low, 12, "QC KC JOKER", false);
    check_run(&high, 12, "QC KC JOKER", true);
    check_run(&[], 2, "JOKER 3C 4C", false);
    check_run(&high, 2, "JOKER 3C 4C", true);
    check_run(&high, 1, "JOKER 2C 3C", false);
    check_run(&low, 1, "JOKER 2C 3C", true);
}

#[test]
fn a_run_has_the_cards_of_its_places_three_or_more_and_each_once() {
    check_run(&[], 9, "9C 10C JC", true);
    check_run(&[], 9, "9C 6D JC", true);
    check_run(&[], 9, "9C 10D JC", false);
    check_run(&[], 9, "9C 10C", false);
    let ranks = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC";
    let aces = ["low_ranks=ace-two", "ace=either"];
    check_run(&aces, 1, ranks, true);
    check_run(&aces, 1, &format!("{ranks} AC"), false);
    check_run(&["max_wilds=1"], 9, "9C 6D JC", true);
    check_run(&["max_wilds=0"], 9, "9C 6D JC", false);
}

#[test]
fn a_book_has_three_to_fourteen_cards_of_a_rank() {
    check_book(&[], "9C 9D JOKER", true);
    check_book(&[], "9C 10D JOKER", false);
    check_book(&[], "9C JOKER", false);
    check_book(&["min_naturals=3"], "9C 9D JOKER", false);
    let all = "9C 9C 9D 9D 9H 9H 9S 9S 9* 9* JOKER JOKER JOKER JOKER";
    check_book(&[], all, true);
    check_book(&[], &format!("{all} JOKER"), false);
}

#[test]
fn of_a_book_of_different_suits_only_wilds_are_alike() {
    let suits = ["book_distinct_suits=yes"];
    check_book(&suits, "9C 9D JOKER JOKER", true);
    check_book(&suits, "9C 9D 6C 6C", true);
    check_book(&suits, "9C 9C 9D", false);
    check_book(&[], "9C 9C 9D", true);
}
