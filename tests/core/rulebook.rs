//! The case book, and what the rules say in print, each with its source.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::RangeInclusive;

use crate::cases::Case;
use crate::plausible::all_scores;
use crowns::cards::{Card, CardErrorKind, Deck, Excess, Hand, Suit, parse_cards};
use crowns::rules::PossibleScores;
use crowns::rules::{Round, Ruleset, meld};
use crowns::solver::{self, Arrangement};

// The case book.

#[test]
fn every_meld_of_the_case_book_is_judged_as_it_says() {
    for case in cases_of("meld") {
        let cards = case.cards.as_ref().unwrap();
        let book = meld::book(cards, case.rules()).is_ok();
        let run = meld::run(cards, case.rules()).is_ok();
        assert_eq!(book, case.yes("book"), "{}", case.id);
        assert_eq!(run, case.yes("run"), "{}", case.id);
        assert_eq!(book || run, case.yes("valid"), "{}", case.id);
    }
}

#[test]
fn every_counted_hand_of_the_case_book_scores_as_it_says() {
    for case in cases_of("counting") {
        let Some(hand) = hand_unless_refused(&case) else {
            continue;
        };
        match (solver::counting(&hand, case.rules()), case.error()) {
            (Ok(got), None) => assert_eq!(u64::from(got.penalty), case.penalty(), "{}", case.id),
            (got, expect) => assert_wrong_size(&case, got.err(), expect),
        }
    }
}

#[test]
fn every_drawn_hand_of_the_case_book_goes_out_as_it_says() {
    for case in cases_of("drawn") {
        let Some(hand) = hand_unless_refused(&case) else {
            continue;
        };
        match (solver::drawn(&hand, case.rules()), case.error()) {
            (Ok(got), None) => {
                let penalty = u64::from(got.arrangement.penalty);
                assert_eq!(penalty, case.penalty(), "{}", case.id);
                assert_eq!(got.can_go_out, case.yes("can_go_out"), "{}", case.id);
                let discards = case.go_out_discards();
                assert_eq!(got.go_out_discards[..], discards, "{}", case.id);
            }
            (got, expect) => assert_wrong_size(&case, got.err(), expect),
        }
    }
}

#[test]
fn the_case_book_is_whole() {
    let cases = Case::all();
    assert_eq!(cases.len(), 110);
    for case in cases {
        assert!(["meld", "counting", "drawn"].contains(&case.phase.as_str()));
    }
}

fn cases_of(phase: &str) -> Vec<Case> {
    let mut cases = Case::all();
    cases.retain(|case| case.phase == phase);
    cases
}

/// Returns the hand; of a card that is not in the deck, asserts that the
/// case book expects it.
fn hand_unless_refused(case: &Case) -> Option<Hand> {
    match &case.cards {
        Ok(cards) => Some(cards.iter().copied().collect()),
        Err(bad) => {
            assert_eq!(case.error(), Some("card not in deck"), "{}", case.id);
            assert_eq!(bad.0[0].flaw, CardErrorKind::NoLowRanks, "{}", case.id);
            None
        }
    }
}

fn assert_wrong_size(case: &Case, got: Option<solver::HandSizeError>, expect: Option<&str>) {
    assert_eq!(expect, Some("wrong hand size"), "{}: {got:?}", case.id);
    let wrong = got.unwrap_or_else(|| panic!("{} is not refused", case.id));
    let cards = case.cards.as_ref().unwrap().len();
    assert_eq!((wrong.cards, wrong.round), (cards, case.round));
}

// The result of a hand, in a line.

/// Checks a situation, a ruleset and its round before the colon and cards
/// after it, against an answer in a line. An answer without a colon leaves
/// open how the cards are laid out.
fn check(situation: &str, expect: &str) {
    let (table, cards) = situation.split_once(": ").unwrap();
    let (ruleset, round) = table.split_once("round ").unwrap();
    let (preset, varied) = ruleset.trim().split_once(' ').unwrap_or((ruleset.trim(), ""));
    let ruleset = Ruleset::named(preset).unwrap();
    let ruleset = ruleset.with(varied.split_whitespace()).unwrap();
    let rules = ruleset.in_round(Round::new(round.parse().unwrap()).unwrap());
    let cards = parse_cards(cards, rules.deck()).unwrap();
    let hand: Hand = cards.iter().copied().collect();
    let got = if cards.len() == rules.dealt() {
        counted(&solver::counting(&hand, rules).unwrap())
    } else {
        let drawn = solver::drawn(&hand, rules).unwrap();
        let mut text = String::new();
        if drawn.can_go_out {
            write!(text, "out with [{}], ", listed(&drawn.go_out_discards)).unwrap();
        }
        match drawn.discard {
            Some(card) => write!(text, "discard {card}, ").unwrap(),
            None => text += "no discard, ",
        }
        text + &counted(&drawn.arrangement)
    };
    let got = match expect.contains(':') {
        true => &got[..],
        false => got.split(':').next().unwrap(),
    };
    assert_eq!(got, expect, "{situation}");
}

fn counted(arrangement: &Arrangement) -> String {
    let mut text = format!("{}:", arrangement.penalty);
    for meld in &arrangement.melds {
        let cards: Vec<Card> = meld.cards.iter().map(|placed| placed.card).collect();
        write!(text, " ({})", listed(&cards)).unwrap();
    }
    if !arrangement.deadwood.is_empty() {
        write!(text, " {}", listed(&arrangement.deadwood)).unwrap();
    }
    text
}

fn listed(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
    cards.join(" ")
}

// Rules, "Melds".

#[test]
fn the_order_of_typing_does_not_matter() {
    // `Q♣ K♣ JOKER` is the run J-Q-K.
    check("official round 1: Q♣ K♣ JOKER", "0: (JOKER QC KC)");
    check("official round 1: JOKER K♣ Q♣", "0: (JOKER QC KC)");
}

#[test]
fn a_rank_is_in_a_run_once_unless_it_is_wild() {
    // J♠ J♠ Q♠ K♠ is no run, except that when Jacks are wild one J♠ may
    // stand for the 10.
    check("official round 2: J♠ J♠ Q♠ K♠", "11: (JS QS KS) JS");
    let cards = parse_cards("J♠ J♠ Q♠ K♠", Ruleset::official().deck()).unwrap();
    for round in Round::all() {
        let run = meld::run(&cards, Ruleset::official().in_round(round));
        assert_eq!(run.is_ok(), round.number() == 9, "round {round}");
    }
}

#[test]
fn wilds_stand_side_by_side_and_alone() {
    check("official round 1: 9D 3H JOKER", "0: (9D 3H JOKER)");
    check("official round 1: JOKER JOKER JOKER", "0: (JOKER JOKER JOKER)");
    check("texas round 1: JOKER JOKER JOKER", "150: JOKER JOKER JOKER");
}

#[test]
fn a_book_has_no_upper_size_and_a_run_stays_within_three_and_king() {
    check(
        "official round 9: 9C 9C 9D 9D 9H 9H 9S 9S 9* 9* JOKER",
        "0: (9C 9C 9D 9D 9H 9H 9S 9S 9* 9* JOKER)",
    );
    check("official round 3: QC KC 3C 4C 9H", "41: 3C 4C 9H QC KC");
    // All eleven places are taken, so the twelfth card of the suit is loose.
    check(
        "official round 10: 3S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
        "3: (3S 4S 5S 6S 7S 8S 9S 10S JS QS KS) 3S",
    );
}

// Rules, "Hand sizes, and what is asked of each".

#[test]
fn two_melds_of_three_do_not_go_out_without_a_card_to_discard() {
    check("official round 3: KC KH KS 6D 7D 8D", "discard 8D, 13: (KC KH KS) 6D 7D");
}

#[test]
fn three_of_a_kind_and_a_pair_do_not_go_out() {
    check("official round 3: KC KH KS QC QH 4D", "discard QC, 16: (KC KH KS) 4D QH");
}

#[test]
fn the_dearest_leftover_of_all_the_cards_is_not_the_discard() {
    // The naive way says 4.
    check(
        "official round 5: J♣ 8♥ 9♥ 10♥ J♥ 4♠ 5♠ 7♠",
        "out with [JC], discard JC, 0: (8H 9H 10H JH) (4S 5S 7S)",
    );
}

#[test]
fn a_discard_may_be_a_card_that_fits() {
    check("official round 1: KS KH KC KD", "out with [KC KD KH KS], discard KC, 0: (KD KH KS)");
}

#[test]
fn a_hand_goes_out_by_its_one_discard_or_by_the_dearest() {
    check("official round 1: 7D 9D JOKER QS", "out with [QS], discard QS, 0: (7D JOKER 9D)");
    check(
        "official round 3: 6S 7S 8S 9S 10S JS",
        "out with [6S JS], discard JS, 0: (6S 7S 8S 9S 10S)",
    );
}

#[test]
fn a_wild_is_discarded_only_if_no_other_card_serves() {
    check("official round 1: 3H 9C 9D 9S", "out with [3H 9C 9D 9S], discard 9C, 0: (9D 9S 3H)");
    check(
        "texas round 1: JOKER JOKER JOKER 9H",
        "out with [JOKER], discard JOKER, 0: (9H JOKER JOKER)",
    );
    // Both serve: the natural goes, though the wild is dearer.
    check(
        "official round 1: JOKER 3H JOKER KD",
        "out with [3H KD JOKER], discard KD, 0: (3H JOKER JOKER)",
    );
}

#[test]
fn without_need_of_a_discard_all_the_cards_may_meld() {
    check(
        "official discard_to_go_out=no round 6: 3S 3H 3C 6S 6H 6C 10S 10H 10C",
        "out with [], no discard, 0: (3C 3H 3S) (6C 6H 6S) (10C 10H 10S)",
    );
    // A discard that goes out is advised all the same.
    check(
        "official discard_to_go_out=no round 1: KS KH KC KD",
        "out with [KC KD KH KS], discard KC, 0: (KD KH KS)",
    );
}

#[test]
fn a_discard_is_needed_unless_the_table_says_otherwise() {
    let hand = "round 3: KS KH KC QS QH JOKER";
    check(&format!("official {hand}"), "discard QH, 12: (KC KH KS JOKER) QS");
    check(
        &format!("official discard_to_go_out=no {hand}"),
        "out with [], no discard, 0: (QH QS JOKER) (KC KH KS)",
    );
}

#[test]
fn a_card_of_the_wild_rank_stands_in_its_own_place_where_a_run_reaches_it() {
    let melds = |run: &str, expect: &str| {
        let rest = "KC KD 3D 3S 8C 8H";
        check(&format!("official round 6: {run} {rest}"), &format!("6: {expect} 3D 3S"));
    };
    melds("7H 9H", "(7H 8H 9H) (KC KD 8C)");
    melds("9H 10H", "(8H 9H 10H) (KC KD 8C)");
    melds("10H JH", "(10H JH 8C) (KC KD 8H)");
}

#[test]
fn wilds_fill_up_before_they_are_loose() {
    check("official round 5: 9S 10S JS 8C 8D 8H JOKER", "0: (9S 10S JS JOKER) (8C 8D 8H)");
    check("official round 4: 9S 10S JS 9H 9C JOKER", "0: (9S 10S JS) (9C 9H JOKER)");
    check("official round 4: KC KC KH 10C 5D JOKER", "15: (KC KC KH JOKER) 5D 10C");
    check(
        "official min_naturals=2 natural_in_place=no round 10: 3S 8S KS JK JK JK JK JK JK QH QH QC",
        "3: (QC QH QH JOKER JOKER 8S JOKER JOKER JOKER JOKER KS) 3S",
    );
}

#[test]
fn wilds_that_no_meld_may_have_alone_are_shared_or_loose() {
    check(
        "official max_wilds=2 round 6: 9C 9D 9H 9S JK JK JK JK",
        "0: (9C 9D 9H JOKER JOKER) (9S JOKER JOKER)",
    );
    check(
        "official min_naturals=1 max_wilds=3 round 4: 6C JK JK JK JK JK",
        "150: (6C JOKER JOKER) JOKER JOKER JOKER",
    );
    check(
        "official min_naturals=2 max_wilds=2 round 3: 5H 6H JK JK JK",
        "100: (5H 6H JOKER) JOKER JOKER",
    );
    check(
        "official max_wilds=0 round 11: 3C 3D 3H 5C 5D 5H 7C 7D 7H 9C 9D 9H JOKER",
        "50: (3C 3D 3H) (5C 5D 5H) (7C 7D 7H) (9C 9D 9H) JOKER",
    );
}

#[test]
fn a_loose_card_that_costs_nothing_does_not_go_out() {
    check(
        "official joker_value=0 max_wilds=0 round 2: 6C 7C 8C JOKER KH",
        "discard KH, 0: (6C 7C 8C) JOKER",
    );
}

#[test]
fn a_loose_card_that_costs_nothing_does_not_change_the_discard() {
    // Without the King or without the 9, two points are left.
    check("official low_ranks=ace-two ace_value=0 round 3: 5* KS 5S AS 2S 9S", "discard KS, 2");
    check(
        "texas wild_value=0 round 5: 10H 7D 4D JH 9H 10D 2D 4D",
        "discard 10D, 2: (9H 10H JH) (4D 4D 7D) 2D",
    );
    // A wild costs nothing, and still a natural is discarded.
    check(
        "texas max_wilds=0 wild_value=0 round 5: 9C 9C 9D 9* 7D 9D 9* 7C",
        "discard 9C, 0: (9C 9D 9D 9* 9*) 7C 7D",
    );
}

#[test]
fn a_dear_card_is_discarded_though_another_suit_could_make_a_book_of_it() {
    // The King of hearts goes, the aces meld; the King of stars is in the run.
    check(
        "texas round 5: JOKER AH J* KH AD Q* K* 10*",
        "out with [AD KH], discard KH, 0: (10* J* Q* K*) (AD AH JOKER)",
    );
    check(
        "texas ace_value=50 round 5: KC KC 3H AC 4C AH 2H 7H",
        "discard AC, 4: (AH 2H 3H) (KC KC 7H) 4C",
    );
}

#[test]
fn melds_are_listed_runs_by_suit_then_books_by_rank() {
    // Source: `Arrangement::melds`.
    check(
        "official round 11: QC QD QH 6S 7S 8S 4C 4D 4H 8C 9C 10C 3*",
        "3: (8C 9C 10C) (6S 7S 8S) (4C 4D 4H) (QC QD QH) 3*",
    );
}

#[test]
fn among_the_least_penalties_the_fewest_loose_cards_then_the_fewest_melds_are_shown() {
    check("official joker_value=0 round 2: KC KD KH JOKER", "0: (KC KD KH JOKER)");
    check("official round 4: 3S 4S 5S 6S 7S 8S", "0: (3S 4S 5S 6S 7S 8S)");
    check("official round 5: 4S 5S 6S 8S 9S 10S 7S", "0: (4S 5S 6S 7S 8S 9S 10S)");
}

// Rules, "Values" and the rules.

#[test]
fn loose_cards_cost_what_the_rules_and_the_rules_say() {
    check("official round 2: 3C 10D QH JOKER", "75: 3C 10D QH JOKER");
    check("official round 2: 3C 10D QH 4S", "45: 3C 4S 10D QH");
    check("official wild_value=face round 2: 3C 10D QH 4S", "29: 3C 4S 10D QH");
    check("official joker_value=25 round 1: 10D QH JOKER", "47: 10D QH JOKER");
    check("official face_cards=10 round 1: JD QH KS", "30: JD QH KS");
    check(
        "official face_cards=10 wild_value=face round 9: KC QD 10H 9S 8* 7C 6D 5H 4S 3* JC",
        "82: 3* 4S 5H 6D 7C 8* 9S 10H JC QD KC",
    );
    check("texas round 1: AS 2H QD", "15: AS 2H QD");
    check("texas ace_value=15 round 1: AS 2H QD", "29: AS 2H QD");
}

#[test]
fn an_ace_stands_low_or_high_but_never_in_the_middle() {
    // Texas sheet: A-K-Q and 1-2-3-4.
    check("texas round 1: AS KS QS", "0: (QS KS AS)");
    check("texas round 2: A* 2* 3* 4*", "0: (A* 2* 3* 4*)");
    check("texas round 1: KS AS 2S", "16: AS 2S KS");
    check("texas ace=low round 1: AS KS QS", "26: AS QS KS");
    check("texas ace=high round 2: AS 2S 5S KH", "21: AS 2S 5S KH");
}

#[test]
fn two_games_combined_hold_four_of_each_card_and_twelve_jokers() {
    check(
        "official games_combined=2 round 10: 8C 8C 8C 8C 8D 8D 8D 8D 8H 8H 8H 8H",
        "0: (8C 8C 8C 8C 8D 8D 8D 8D 8H 8H 8H 8H)",
    );
    let two_games = Ruleset::official().with(["games_combined=2"]).unwrap();
    let third = parse_cards("5C 5C 5C", Ruleset::official().deck()).unwrap_err();
    let too_many = CardErrorKind::TooMany { copies: 2, of: Excess::Card };
    assert_eq!((third.0[0].place, &third.0[0].flaw), (3, &too_many));
    assert!(parse_cards("5C 5C 5C 5C", two_games.deck()).is_ok());
    assert!(parse_cards("5C 5C 5C 5C 5C", two_games.deck()).is_err());
    let seven = "JK ".repeat(7);
    assert!(parse_cards(&seven, Ruleset::official().deck()).is_err());
    assert!(parse_cards(&seven, two_games.deck()).is_ok());
    assert!(parse_cards(&"JK ".repeat(13), two_games.deck()).is_err());
    check(
        "official games_combined=2 round 5: JK JK JK JK JK JK JK",
        "0: (JOKER JOKER JOKER JOKER JOKER JOKER JOKER)",
    );
}

// Style, "What not to do": mistakes seen in other Five Crowns code.

#[test]
fn books_are_not_taken_before_runs() {
    // Books first takes the Jacks and leaves 9-10 and Q-K of hearts: 44.
    check("official round 5: 9H 10H JH QH KH JC JD", "22: (9H 10H JH QH KH) JC JD");
}

#[test]
fn runs_are_not_taken_before_books() {
    // Runs first takes 10-J-Q and leaves two Queens and two 3s: 30.
    check("official round 5: 10H JH QH QC QD 3C 3D", "27: (QC QD QH) 3C 3D 10H JH");
}

#[test]
fn the_second_copy_of_a_melded_card_does_not_vanish() {
    check("official round 2: 5C 6C 7C 7C", "7: (5C 6C 7C) 7C");
    check("official round 2: KC KD KH 9S", "9: (KC KD KH) 9S");
    check("official round 6: 5C 6C 7C 7C 6C 5C KS 4H", "17: (5C 6C 7C) (5C 6C 7C) 4H KS");
}

#[test]
fn a_loose_wild_costs_as_a_wild_and_not_its_face() {
    check("official round 1: 3C KH QD", "45: 3C QD KH");
}

#[test]
fn a_card_twice_does_not_shorten_a_run_below_nothing() {
    check("official round 2: 5C 5C 6C 6C", "22: 5C 5C 6C 6C");
    check("official round 1: KC KC JOKER", "0: (KC KC JOKER)");
    check("official round 3: 6C 6C 7C 7C JOKER", "12: (7C 7C JOKER) 6C 6C");
}

#[test]
fn two_wilds_are_split_over_two_melds() {
    check("official round 4: JOKER JOKER KS KH QS QD", "0");
}

// Rules, "Scores a best-arranged counting hand can have".

const LARGEST: [u16; 11] = [75, 86, 96, 105, 113, 118, 122, 125, 127, 116, 120];
const CAP: [u16; 11] = [150, 200, 250, 300, 320, 340, 360, 380, 400, 420, 440];

/// By round, the scores up to the largest that are impossible.
const IMPOSSIBLE: [&[RangeInclusive<i32>]; 11] = [
    &[1..=12, 46..=58],
    &[1..=2, 4..=4, 14..=15, 57..=63],
    &[1..=2, 5..=5, 67..=69],
    &[1..=2, 76..=76],
    &[1..=2, 84..=84, 112..=112],
    &[1..=2, 93..=93],
    &[1..=2, 101..=103],
    &[1..=2, 107..=114, 118..=118],
    &[1..=2, 112..=126],
    &[1..=2],
    &[1..=2],
];

#[test]
fn the_scores_warned_of_are_those_of_the_table() {
    for ((round, largest), impossible) in Round::all().zip(LARGEST).zip(IMPOSSIBLE) {
        let reachable = PossibleScores::for_round(Ruleset::official().in_round(round));
        assert_eq!(reachable.largest(), i32::from(largest), "round {round}");
        assert_eq!(reachable.gaps(), impossible, "round {round}");
    }
}

#[test]
fn the_largest_score_of_each_round_is_reached() {
    let official = Ruleset::official();
    for (round, largest) in Round::all().zip(LARGEST) {
        let rules = official.in_round(round);
        let dealt = rules.dealt();
        let ranks = Card::all()
            .filter_map(|card| card.rank())
            .filter(|rank| !rank.is_low() && *rank != rules.wild_rank());
        let mut ranks: Vec<_> = ranks.collect();
        ranks.dedup();
        ranks.reverse();
        // A Joker and the dearest ranks in suits apart; with twelve cards and
        // more a Joker always melds, so there it is the dearest pairs.
        let hand: Hand = if dealt < 12 {
            let suits = Suit::ALL.into_iter().cycle();
            let naturals = ranks.into_iter().zip(suits).take(dealt - 1);
            naturals.map(|(rank, suit)| Card::Suited(rank, suit)).chain([Card::Joker]).collect()
        } else {
            let pairs = ranks.into_iter().enumerate().flat_map(|(index, rank)| {
                let suits = [[Suit::Clubs, Suit::Diamonds], [Suit::Hearts, Suit::Spades]];
                suits[index % 2].map(|suit| Card::Suited(rank, suit))
            });
            pairs.take(dealt).collect()
        };
        let got = solver::counting(&hand, rules).unwrap();
        assert_eq!(got.penalty, largest, "round {round}: {hand:?}");
    }
}

#[test]
fn the_cap_of_each_round_is_its_dearest_cards_with_nothing_laid_down() {
    let official = Ruleset::official();
    for (round, cap) in Round::all().zip(CAP) {
        let rules = official.in_round(round);
        let mut values: Vec<u16> =
            deck(rules.deck()).into_iter().map(|card| rules.value(card)).collect();
        values.sort_by(|one, other| other.cmp(one));
        let dearest: u16 = values.iter().take(round.dealt()).sum();
        assert_eq!(dearest, cap, "round {round}");
    }
}

#[test]
fn all_scores_of_three_cards_are_those_that_the_table_allows() {
    let impossible = |score: &i32| matches!(score, 1..=12 | 46..=58);
    let possible: BTreeSet<i32> = (0..=75).filter(|score| !impossible(score)).collect();
    let official = Ruleset::official();
    assert_eq!(all_scores(official.in_round(Round::new(1).unwrap())), possible);
}

#[test]
fn all_scores_of_four_cards_are_those_that_the_table_allows() {
    let impossible = |score: &i32| matches!(score, 1..=2 | 4 | 14..=15 | 57..=63);
    let possible: BTreeSet<i32> = (0..=86).filter(|score| !impossible(score)).collect();
    let official = Ruleset::official();
    assert_eq!(all_scores(official.in_round(Round::new(2).unwrap())), possible);
}

fn deck(deck: Deck) -> Vec<Card> {
    Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(deck.copies(card)))).collect()
}
