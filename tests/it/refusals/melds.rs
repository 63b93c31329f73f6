use crowns::cards::{Card, parse_cards};
use crowns::messages::Message;
use crowns::rules::meld::*;
use crowns::rules::{Round, Ruleset};

/// Reads `round 4: 6H 7H 8H`, with rules as in `round 4, max_wilds=1: …`.
fn read(text: &str) -> (Vec<Card>, Round, Ruleset) {
    let (head, cards) = text.split_once(": ").unwrap();
    let mut head = head.split(", ");
    let number = head.next().unwrap().strip_prefix("round ").unwrap();
    let round = Round::new(number.parse().unwrap()).unwrap();
    let rules = Ruleset::official().with(head).unwrap();
    (parse_cards(cards, rules.deck()).unwrap(), round, rules)
}

fn shown(meld: Result<Meld, MeldError>) -> String {
    let meld = match meld {
        Ok(meld) => meld,
        Err(why_not) => return why_not.in_english(),
    };
    let placed = |placed: &MeldCard| match placed.stands_for {
        _ if !placed.stands_in() => placed.card.to_string(),
        StandsFor::Card(card) => format!("{}({card})", placed.card),
        StandsFor::Rank(rank) => format!("{}({rank})", placed.card),
    };
    let words: Vec<_> = meld.cards.iter().map(placed).collect();
    words.join(" ")
}

/// Checks what the cards are as a book.
fn check_book(text: &str, expect: &str) {
    let (cards, round, ruleset) = read(text);
    assert_eq!(shown(book(&cards, ruleset.in_round(round))), expect, "{text}");
}

/// Checks what the cards are as a run.
fn check_run(text: &str, expect: &str) {
    let (cards, round, ruleset) = read(text);
    assert_eq!(shown(run(&cards, ruleset.in_round(round))), expect, "{text}");
}

#[test]
fn every_why_not_says_the_rule_and_what_was_given() {
    check_book("round 4: 6H 6C", "a meld has at least three cards, not 2");
    check_run("round 4: 6H", "a meld has at least three cards, not 1");
    check_run("round 4: ", "a meld has at least three cards, not 0");
    check_book(
        "round 4: 8C 8D 8H 8S 8* 8C 8D 8H 8S 8* JK JK JK JK JK",
        "a hand has at most 14 cards, not 15",
    );
    check_book("round 4: 8C 9H 8D", "a book has one rank, but `8C` and `9H` differ");
    check_book(
        "round 4, book_distinct_suits=yes: 8C 8D 8C",
        "under these rules a book needs different suits, but `8C` is in it twice",
    );
    check_run("round 4: 8C 9H 10C", "a run has one suit, but `8C` and `9H` differ");
    check_run("round 4: JS JS QS KS", "a run has each rank once, but `JS` is in it twice");
    check_run("round 4: 8C 10C JC", "`9C` is missing between `8C` and `10C`");
    check_run("round 5: 6D 8D 9D", "`7D` is missing between `6D` and `8D`");
    check_run(
        "round 4: 8C JOKER JC",
        "`9C` and `10C` are missing between `8C` and `JC`, and there is only 1 wild",
    );
    check_run(
        "round 4: 3C JOKER 8C 6S",
        "`4C`, `5C`, `6C` and `7C` are missing between `3C` and `8C`, and there are only 2 wilds",
    );
    check_run("round 4: QS KS 3S", "a run ends at K and does not continue with 3");
    check_run(
        "round 4: 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC JOKER",
        "a run has at most 11 cards, not 12",
    );
    check_book(
        "round 4, max_wilds=0: 8C 8D JOKER",
        "under these rules a meld may hold no wilds, but this one has 1",
    );
    check_run(
        "round 4, max_wilds=1: 8C JOKER JOKER",
        "under these rules a meld may hold at most 1 wild, but this one has 2",
    );
    check_book(
        "round 4, min_naturals=1: JOKER JOKER JOKER",
        "under these rules a meld needs at least 1 natural, but this one has none",
    );
    check_run(
        "round 4, min_naturals=2: 8C JOKER JOKER",
        "under these rules a meld needs at least 2 naturals, but this one has 1",
    );
}

#[test]
fn a_book_is_of_one_rank_in_any_suits_and_any_number() {
    check_book("round 4: 8S 8C 8*", "8C 8S 8*");
    check_book("round 4: 8S 8S 8C 8C 8D", "8C 8C 8D 8S 8S");
    check_book("round 4: 8S JOKER 6D", "8S 6D(8) JOKER(8)");
    check_book("round 4: 6S 6C 6D", "6C 6D 6S");
}

#[test]
fn wilds_alone_are_both_a_book_and_a_run() {
    check_book("round 5: 7C JOKER 7D", "7C 7D JOKER(7)");
    check_run("round 5: 7C JOKER 7D", "7C 7D(8C) JOKER(9C)");
    check_book("round 5: JK JK JK", "JOKER(7) JOKER(7) JOKER(7)");
    check_run("round 5: JK JK JK", "JOKER(JC) JOKER(QC) JOKER(KC)");
    check_run("round 11: KD KD JK", "KD(JD) JOKER(QD) KD");
}

#[test]
fn a_run_is_one_suit_in_sequence_in_any_order_of_typing() {
    check_run("round 4: 9H 7H 8H", "7H 8H 9H");
    check_run("round 1: KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C", "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC");
}

#[test]
fn wilds_fill_the_gaps_then_the_places_above_then_those_below() {
    check_run("round 1: QC KC JOKER", "JOKER(JC) QC KC");
    check_run("round 1: JOKER 4S 5S", "4S 5S JOKER(6S)");
    check_run("round 1: 5S JOKER JOKER 8S", "5S JOKER(6S) JOKER(7S) 8S");
    check_run("round 1: 5S JOKER JOKER 7S", "5S JOKER(6S) 7S JOKER(8S)");
    check_run("round 1: KS JOKER JOKER", "JOKER(JS) JOKER(QS) KS");
    check_run("round 5: 6D 7* 7* 9D", "6D 7*(7D) 7*(8D) 9D");
}

#[test]
fn a_wild_rank_card_is_at_home_in_its_own_place_where_it_can_be() {
    check_run("round 5: 7C 8C 9C", "7C 8C 9C");
    check_run("round 5: 7C 9C 10C", "9C 10C 7C(JC)");
    check_run("round 5: 7C 8C JOKER", "7C 8C JOKER(9C)");
    check_run("round 5: 8C 9C 7C JK", "7C 8C 9C JOKER(10C)");
    check_run("round 5: 7D 7C 8C", "7C 8C 7D(9C)");
    check_run("round 5: 6C 7C 7C 8C", "6C 7C 8C 7C(9C)");
    check_run("round 9: JS JS QS KS", "JS(10S) JS QS KS");
}

#[test]
fn an_ace_stands_where_the_rules_put_it_and_never_at_both_ends() {
    let ace = |ace, cards| format!("round 4, low_ranks=ace-two, ace={ace}: {cards}");
    check_run(&ace("low", "3H AH 2H"), "AH 2H 3H");
    check_run(&ace("either", "3H AH 2H"), "AH 2H 3H");
    check_run(&ace("high", "KH AH QH"), "QH KH AH");
    check_run(&ace("either", "KH AH QH"), "QH KH AH");
    check_run(&ace("either", "KH JOKER QH"), "QH KH JOKER(AH)");
    check_run(&ace("low", "KH JOKER QH"), "JOKER(JH) QH KH");
    check_run(&ace("high", "2H JOKER 3H"), "2H 3H JOKER(4H)");
    let from_ace = "a run ends at A and does not continue with 2";
    check_run(&ace("high", "3H AH 2H"), from_ace);
    check_run(&ace("either", "KH AH 2H"), from_ace);
    let from_king = "a run ends at K and does not continue with A";
    check_run(&ace("low", "KH AH QH"), from_king);
    check_run(
        &ace("either", "AH 5H 9H"),
        "`2H`, `3H`, `4H`, `6H`, `7H` and `8H` are missing between `AH` and `9H`",
    );
    check_run(&ace("either", "AH 9H JH"), "`10H`, `QH` and `KH` are missing between `9H` and `AH`");
    check_run(
        &ace("high", "AH 5H 9H"),
        "`6H`, `7H`, `8H`, `10H`, `JH`, `QH` and `KH` are missing between `5H` and `AH`",
    );
    check_run(
        &ace("low", "AH 9H JH"),
        "`2H`, `3H`, `4H`, `5H`, `6H`, `7H`, `8H` and `10H` are missing between `AH` and `JH`",
    );
}

#[test]
fn twelve_cards_are_no_run_but_thirteen_are_with_aces_and_twos() {
    check_run(
        "round 11: 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC JOKER",
        "a run has at most 11 cards, not 12",
    );
    let low = "round 11, low_ranks=ace-two";
    let cards = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC";
    check_run(&format!("{low}: AC {cards}"), &format!("{cards} AC"));
    check_run(&format!("{low}, ace=low: AC {cards}"), &format!("AC {cards}"));
    check_run(&format!("{low}: AC {cards} JOKER"), "a run has at most 13 cards, not 14");
}

#[test]
fn a_wild_rank_card_in_its_place_is_a_natural_only_where_the_rules_say_so() {
    let few = "under these rules a meld needs at least 2 naturals, but this one has 1";
    check_run("round 5, min_naturals=2: 7C 8C JOKER", "7C 8C JOKER(9C)");
    check_run("round 5, min_naturals=2, natural_in_place=no: 7C 8C JOKER", few);
    check_run("round 5, min_naturals=2: 7D 8C JOKER", few);
    check_book("round 5, min_naturals=2: 7C 7D JOKER", "7C 7D JOKER(7)");
    check_book(
        "round 5, min_naturals=2, natural_in_place=no: 7C 7D JOKER",
        "under these rules a meld needs at least 2 naturals, but this one has none",
    );
    check_book("round 5, min_naturals=2: 7C 8D JOKER", few);
    check_run("round 5, min_naturals=2: 7C 7C JOKER", few);
}

#[test]
fn a_wild_rank_card_is_a_wild_among_the_most_wilds_wherever_it_stands() {
    let many = "under these rules a meld may hold at most 1 wild, but this one has 2";
    check_run("round 5, max_wilds=1: 7C 8C JOKER", many);
    check_run("round 5, max_wilds=1: 7C 8C 9C", "7C 8C 9C");
    check_book(
        "round 5, max_wilds=2: 7C 7D 7H",
        "under these rules a meld may hold at most 2 wilds, but this one has 3",
    );
}

#[test]
fn distinct_suits_are_asked_of_cards_that_are_not_wild() {
    let distinct = "round 5, book_distinct_suits=yes";
    check_book(&format!("{distinct}: 8C 8D 7C 7C"), "8C 8D 7C(8) 7C(8)");
    check_book(&format!("{distinct}: 7C 7C 7D"), "7C 7C 7D");
    check_book(&format!("{distinct}: 8C 7C JK"), "8C 7C(8) JOKER(8)");
}

#[test]
fn cards_not_in_the_deck_are_no_run_and_no_panic() {
    let low = Ruleset::official().with(["low_ranks=ace-two"]).unwrap();
    let cards = parse_cards("AC 2C 3C", low.deck()).unwrap();
    let round = Round::new(4).unwrap();
    assert!(run(&cards, Ruleset::official().in_round(round)).is_err());
}

#[test]
fn wilds_of_a_run_stand_for_the_places_where_they_lie() {
    let check = |text: &str, expect: &str| {
        let (cards, round, ruleset) = read(text);
        let laid = run_as_laid(&cards, ruleset.in_round(round));
        let laid = laid.map_or_else(|| "none".to_owned(), |meld| shown(Ok(meld)));
        assert_eq!(laid, expect, "{text}");
    };
    check("round 4: JOKER 8C 9C", "JOKER(7C) 8C 9C");
    check("round 4: 8C 9C JOKER", "8C 9C JOKER(10C)");
    check("round 4: 8C JOKER 10C", "8C JOKER(9C) 10C");
    check("round 4: JOKER 9C 8C JOKER", "JOKER(7C) 8C 9C JOKER(10C)");
    check("round 4: 10C 9C JOKER", "JOKER(8C) 9C 10C");
    check("round 4: 6D 8C 9C", "6D(7C) 8C 9C");
    check("round 4: JOKER 3C 4C", "none");
    check("round 4: QC KC JOKER", "none");
    check("round 4: 8C JOKER 9C", "none");
    check("round 4: JOKER JOKER JOKER", "none");
    check("round 4, max_wilds=1: JOKER 8C JOKER", "none");
    check("round 4, low_ranks=ace-two: QC KC JOKER", "QC KC JOKER(AC)");
}
