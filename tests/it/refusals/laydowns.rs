use crowns::cards::parse_cards;
use crowns::messages::Message;
use crowns::rules::{LayDown, Round, Ruleset};

/// Judges `round 5: 6D 7* 7* 9D | 8C 8* 8S` with a discard and with cards
/// left, `-` for an empty list; rules as in `round 5, max_wilds=1: …`.
fn check(text: &str, discard: &str, left: &str, expect: &str) {
    let (head, melds) = text.split_once(": ").unwrap();
    let mut head = head.split(", ");
    let number = head.next().unwrap().strip_prefix("round ").unwrap();
    let round = Round::new(number.parse().unwrap()).unwrap();
    let rules = Ruleset::official().with(head).unwrap();
    let cards = |text: &str| parse_cards(text.trim_matches('-'), rules.deck()).unwrap();
    let lay_down = LayDown {
        melds: melds.split(" | ").map(cards).collect(),
        discard: cards(discard).first().copied(),
        left: (!left.is_empty()).then(|| cards(left)),
    };
    let judgement = lay_down.judge(rules.in_round(round));
    let mut got: Vec<_> = judgement.problems.iter().map(Message::in_english).collect();
    match judgement.goes_out {
        Some(true) => got.push("goes out".into()),
        Some(false) if judgement.is_legal() => got.push(format!("costs {}", judgement.penalty)),
        _ => {}
    }
    assert_eq!(got.join("\n"), expect, "{text}, {discard}, {left}");
}

const SEVEN: &str = "round 5: 6D 7* 7* 9D | 8C 8* 8S";

#[test]
fn cards_of_a_meld_that_is_none_count_with_those_left() {
    let cards = |text: &str| parse_cards(text, Ruleset::official().deck()).unwrap();
    let penalty = |left: Option<&str>| {
        let lay_down =
            LayDown { melds: vec![cards("JS JS QS")], discard: None, left: left.map(cards) };
        let rules = Ruleset::official();
        lay_down.judge(rules.in_round(Round::new(3).unwrap())).penalty
    };
    assert_eq!(penalty(Some("4C 6D")), 44);
    assert_eq!(penalty(None), 0);
}

#[test]
fn all_cards_but_the_discard_in_melds_go_out() {
    check(SEVEN, "QS", "", "goes out");
    check(SEVEN, "QS", "-", "goes out");
}

#[test]
fn nobody_goes_out_without_a_discard_where_one_is_needed() {
    check(SEVEN, "", "-", "costs 0");
    check(&SEVEN.replace(':', ", discard_to_go_out=no:"), "", "-", "goes out");
}

#[test]
fn melds_alone_are_judged_by_themselves() {
    check(SEVEN, "", "", "");
    check("round 5: 8C 8* 8S", "", "", "");
    check("round 5: 8C 8* 8S | 8D 9D", "", "", "meld 2 is neither a book nor a run");
}

#[test]
fn the_cards_must_be_as_many_as_the_round_has() {
    check(
        "round 5: 6D 7* 7* 9D",
        "QS",
        "",
        "to go out in round 5, 7 cards must be in melds and 1 discarded, but 4 are in melds",
    );
    check(
        "round 1: 5D 6D 7D 8D",
        "QS",
        "",
        "to go out in round 1, 3 cards must be in melds and 1 discarded, but 4 are in melds",
    );
    check(
        "round 5: 6D 7* 7* 9D",
        "QS",
        "KH 4D",
        "in round 5 the melds and the cards left must add up to 7 cards, not 6: 4 in melds, 2 left",
    );
}

#[test]
fn cards_left_on_the_last_turn_are_counted() {
    check("round 5: 6D 7* 7* 9D", "QS", "KH 4D JOKER", "costs 67");
    check("round 5: 6D 7* 7* 9D", "", "KH 4D 7C", "costs 37");
}

#[test]
fn without_a_discard_one_card_more_may_be_in_melds_where_the_rules_say_so() {
    let house = "round 1, discard_to_go_out=no";
    check(&format!("{house}: 5D 6D 7D 8D"), "", "", "goes out");
    check(&format!("{house}: 5D 6D 7D 8D"), "", "-", "goes out");
    check(&format!("{house}: 5D 6D 7D"), "8D", "", "goes out");
    check(&format!("{house}: 5D 6D 7D"), "", "", "");
    check(
        &format!("{house}: 5D 6D 7D 8D"),
        "9D",
        "",
        "to go out in round 1, 3 cards must be in melds and 1 discarded, but 4 are in melds",
    );
    check(
        &format!("{house}: 5D 6D 7D 8D"),
        "",
        "KH",
        "in round 1 the melds and the cards left must add up to 3 cards, not 5: 4 in melds, 1 left",
    );
    check("round 1: 5D 6D 7D 8D", "", "", "");
    check(
        "round 1: 5D 6D 7D 8D",
        "",
        "-",
        "in round 1 the melds and the cards left must add up to 3 cards, not 4: 4 in melds, 0 left",
    );
}

#[test]
fn a_lay_down_with_a_bad_meld_does_not_go_out() {
    check("round 5: 6D 7* 7* 9D | 8C 8* 9S", "QS", "", "meld 2 is neither a book nor a run");
}
