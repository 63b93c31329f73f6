//! What the solver says of a hand as a whole: its verdict, every way to lay it out as well,
//! and of a lay-down what would have been legal or better.

use crowns::cards::{Card, Hand, parse_cards};
use crowns::rules::meld::Meld;
use crowns::rules::{ImpossibleCardsLeft, LayDown, Round, RoundRules, Ruleset};
use crowns::solver::{Arrangement, MeldFix, Verdict, better_lay_down, fix_meld, judge};

fn read(text: &str) -> Vec<Card> {
    parse_cards(text, Ruleset::official().deck()).unwrap()
}

/// Returns an answer by the official rules in a round.
fn in_round<T>(number: u8, answer: impl FnOnce(RoundRules<'_>) -> T) -> T {
    answer(Ruleset::official().in_round(Round::new(number).unwrap()))
}

fn of(text: &str) -> Verdict {
    let hand = read(text).into_iter().collect();
    in_round(1, |rules| Verdict::for_hand(&hand, rules).unwrap())
}

fn of_left(text: &str) -> Result<Verdict, ImpossibleCardsLeft> {
    let hand = read(text).into_iter().collect();
    in_round(1, |rules| Verdict::for_cards_left(&hand, rules))
}

/// Checks what a hand costs and whether that is a yes.
fn check(verdict: &Verdict, penalty: u16, is_yes: bool) {
    assert_eq!((verdict.penalty(), verdict.is_yes()), (penalty, is_yes));
}

/// Checks each discard of the arrangements, and what is left of the hand.
fn check_ways(rules: RoundRules<'_>, text: &str, expect: &[&str]) {
    let hand: Hand = parse_cards(text, rules.deck()).unwrap().into_iter().collect();
    let laid_out = |(discard, rest): (Option<Card>, Arrangement)| {
        let melded = rest.melds.iter().flat_map(|meld| &meld.cards);
        let cards = melded.map(|placed| placed.card).chain(rest.deadwood);
        let cards: Vec<_> = cards.map(|card| card.to_string()).collect();
        let discard = discard.map_or("none".to_owned(), |card| card.to_string());
        format!("{discard}: {}", cards.join(" "))
    };
    let verdict = Verdict::for_hand(&hand, rules).unwrap();
    let arrangements: Vec<_> = verdict.arrangements(hand, rules).map(laid_out).collect();
    assert_eq!(arrangements, expect, "{text}");
}

#[test]
fn the_number_of_cards_tells_the_question() {
    assert!(matches!(of("7D 8D 9D"), Verdict::Counting(_)));
    assert!(matches!(of("7D 8D 9D 10D"), Verdict::Drawn(_)));
    for wrong in ["7D 8D", "7D 8D 9D 10D JD"] {
        let hand = read(wrong).into_iter().collect();
        assert!(in_round(1, |rules| Verdict::for_hand(&hand, rules).is_err()), "{wrong}");
    }
}

#[test]
fn a_hand_goes_out_or_costs_nothing_or_is_no() {
    check(&of("7D 8D 9D"), 0, true);
    check(&of("7D 8D 10D"), 25, false);
    check(&of("7D 8D 9D 10D"), 0, true);
    check(&of("7D 8D 10H KC"), 25, false);
}

#[test]
fn cards_left_cost_their_sum_even_where_a_meld_was_missed() {
    check(&of_left("7D 8D 9D").unwrap(), 24, false);
    check(&of_left("JOKER 3H 4D").unwrap(), 74, false);
    check(&of_left("").unwrap(), 0, true);
    assert_eq!(of_left("7D 8D 9D 10D").map_err(|error| error.cards), Err(4));
    assert_eq!(of_left("JOKER 3H").map_err(|error| error.cards), Err(2));
}

#[test]
fn the_ways_are_of_each_discard_that_does_as_well_the_advised_one_first() {
    in_round(1, |rules| {
        check_ways(rules, "7D 8D 9D 10D", &["10D: 7D 8D 9D", "7D: 8D 9D 10D"]);
        check_ways(rules, "4D 6H 9S 9C", &["9C: 4D 6H 9S", "9S: 4D 6H 9C"]);
        check_ways(rules, "4D 6H 9S KC", &["KC: 4D 6H 9S"]);
        check_ways(rules, "7D 8D 9D", &["none: 7D 8D 9D"]);
    });
}

#[test]
fn going_out_without_a_discard_is_listed_where_it_is_allowed() {
    let rules = Ruleset::official().with(["discard_to_go_out=no"]).unwrap();
    check_ways(
        rules.in_round(Round::new(3).unwrap()),
        "J* 5D 5C 5* JC 10D",
        &[
            "10D: JC J* 5C 5D 5*",
            "none: 10D 5C 5D JC J* 5*",
            "none: 10D 5C 5* JC J* 5D",
            "none: 10D 5D 5* JC J* 5C",
        ],
    );
}

#[test]
fn of_a_hand_that_goes_out_only_ways_to_go_out_are_listed() {
    let rules = Ruleset::texas().with(["min_naturals=3", "ace_value=0"]).unwrap();
    check_ways(
        rules.in_round(Round::new(3).unwrap()),
        "QC AC 9C JC JOKER KC",
        &["9C: JOKER JC QC KC AC", "AC: 9C JOKER JC QC KC"],
    );
}

// Lay-downs.

/// Checks what fixes `round 4: JS JS QS KS`.
fn check_fix(text: &str, expect: &str) {
    let (head, cards) = text.split_once(": ").unwrap();
    let number = head.strip_prefix("round ").unwrap().parse().unwrap();
    let shown = |meld: &Meld| {
        let cards: Vec<_> = meld.cards.iter().map(|placed| placed.card.to_string()).collect();
        cards.join(" ")
    };
    let got = match in_round(number, |rules| fix_meld(&read(cards), false, rules)) {
        None => "nothing".to_owned(),
        Some(MeldFix { leave_out, melds }) => {
            let melds = melds.iter().map(shown).collect::<Vec<_>>().join(" | ");
            leave_out.map_or(melds.clone(), |card| format!("{melds}, not {card}"))
        }
    };
    assert_eq!(got, expect, "{text}");
}

#[test]
fn cards_of_several_melds_are_split() {
    check_fix("round 5: 3H 4H 5H 9C 10C JC", "9C 10C JC | 3H 4H 5H");
    check_fix("round 5: 8C 8D 8H 9C 9D 9H", "8C 8D 8H | 9C 9D 9H");
    check_fix("round 5: 3H 3C 3D 9C 10C JC", "9C 10C JC | 3C 3D 3H");
}

#[test]
fn the_one_card_that_does_not_belong_is_left_out() {
    check_fix("round 4: JS JS QS KS", "JS QS KS, not JS");
    check_fix("round 4: 8C 8D 8H 9H", "8C 8D 8H, not 9H");
    check_fix("round 4: 3C 4C 5C 9D", "3C 4C 5C, not 9D");
}

#[test]
fn a_wild_stays_and_the_dearest_card_is_left_out() {
    check_fix("round 4: 8C 8D 9D JOKER", "8C 8D JOKER, not 9D");
    check_fix("round 4: 3C JOKER JOKER QC", "3C JOKER JOKER, not QC");
}

#[test]
fn a_meld_needs_no_fix_and_some_cards_have_none() {
    check_fix("round 4: 8C 8D 8H", "nothing");
    check_fix("round 4: 8C 9D 10H", "nothing");
    check_fix("round 4: 8C 9D 10H QS", "nothing");
    let many = "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC 3D 3H 3S 3D";
    check_fix(&format!("round 4: {many}"), "nothing");
}

#[test]
fn the_cheapest_card_is_left_where_it_lies() {
    let leave_out = |cards: &str, left: bool| {
        in_round(4, |rules| fix_meld(&read(cards), left, rules)).unwrap().leave_out
    };
    let card = |text: &str| read(text).first().copied();
    assert_eq!(leave_out("8C 8D 9D JOKER", false), card("9D"));
    assert_eq!(leave_out("8C 8D 9D JOKER", true), card("8C"));
    assert_eq!(leave_out("3C JOKER JOKER QC", false), card("QC"));
    assert_eq!(leave_out("3C JOKER JOKER QC", true), card("3C"));
}

#[test]
fn a_card_that_does_not_belong_is_discarded_unless_another_was() {
    let judged = |discard: Option<&str>, left: Option<&str>| {
        let discard = discard.and_then(|card| read(card).first().copied());
        let melds = vec![read("8C 8D 9D JOKER")];
        let lay_down = LayDown { melds, discard, left: left.map(read) };
        let verdict = in_round(4, |rules| judge(&lay_down, rules));
        let fix = verdict.fixes[0].clone().unwrap();
        (fix.leave_out, verdict.judgement.goes_out, verdict.better.map(|better| better.penalty))
    };
    let (cheapest, dearest) = (read("8C").pop(), read("9D").pop());
    assert_eq!(judged(None, None), (dearest, None, None));
    assert_eq!(judged(Some("KD"), None), (cheapest, Some(false), None));
    assert_eq!(judged(None, Some("QH QS")), (cheapest, Some(false), Some(25)));
}

#[test]
fn cards_left_that_could_be_laid_down_are_found() {
    let better = |left: &str| {
        let melds = vec![read("6D 7* 7* 9D")];
        let lay_down = LayDown { melds, discard: None, left: Some(read(left)) };
        let better = in_round(5, |rules| better_lay_down(&lay_down, &lay_down.judge(rules), rules));
        better.map(|arrangement| arrangement.penalty)
    };
    assert_eq!(better("8D 10D JD"), Some(0));
    assert_eq!(better("KH 4D 5D"), Some(9));
    assert_eq!(better("KH QC 5C"), None);
    assert_eq!(better("8D 10D"), None);
}
