//! Properties of `judge`: it never panics, agrees with the melds it is made
//! of, and finds that what the solver lays down is legal.

// Clippy knows a test by its attribute, not the helpers beside it.

use proptest::prelude::*;

use crowns::cards::{Card, Hand, HandPart, parse_parts};
use crowns::messages::Message;
use crowns::render::{JudgedLayDown, TextStyle, json, judge};
use crowns::rules::{LayDown, Round, RoundRules, Ruleset, meld};
use crowns::solver;

/// Judges as the command line does, and returns whether it is legal.
fn answer(lay_down: &LayDown, rules: RoundRules<'_>, look: TextStyle) -> bool {
    let verdict = &solver::judge(lay_down, rules);
    let judgement = &verdict.judgement;
    let case = JudgedLayDown { rules, lay_down, verdict, kind: None, is_round_named: true };
    let judged: serde_json::Value = serde_json::from_str(&json::judge(&case)).unwrap();
    assert_eq!(judged["legal"], judgement.is_legal());
    let text = judge(&case, look);
    if !look.color {
        assert!(text.lines().all(|line| line.chars().count() <= look.width), "{text}");
    }
    judgement.is_legal()
}

fn round() -> impl Strategy<Value = Round> {
    (1u8..=11).prop_map(|number| Round::new(number).unwrap())
}

fn ruleset() -> impl Strategy<Value = Ruleset> {
    let varied = prop::sample::subsequence(
        vec![
            "min_naturals=2",
            "natural_in_place=no",
            "max_wilds=1",
            "book_distinct_suits=yes",
            "discard_to_go_out=no",
            "games_combined=2",
            "low_ranks=ace-two",
            "joker_value=999",
        ],
        0..=3,
    );
    let preset = prop::sample::select(vec![Ruleset::official(), Ruleset::texas()]);
    (preset, varied).prop_map(|(preset, varied)| preset.with(varied).unwrap())
}

fn look() -> impl Strategy<Value = TextStyle> {
    (any::<bool>(), any::<bool>(), 40..=100usize).prop_map(|(signs, color, width)| TextStyle {
        signs,
        color,
        width,
        ..TextStyle::PLAIN
    })
}

/// Text that is cards more often than not.
fn text() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        8 => "(10|[3-9JQK])[CDHS*]",
        2 => Just("JOKER".to_owned()),
        1 => "[A2][CDHS*]",
        1 => "\\PC{0,6}",
    ];
    prop::collection::vec(word, 0..18).prop_map(|words| words.join(" "))
}

/// Cards of few suits and ranks with many wilds, so that melds are common.
fn cards(count: impl Into<prop::collection::SizeRange>) -> impl Strategy<Value = Vec<Card>> {
    let all: Vec<_> = Card::all()
        .filter(|card| card.rank().is_none_or(|rank| !rank.is_low()))
        .filter(|card| card.suit().is_none_or(|suit| suit.index() < 2))
        .collect();
    let card = prop_oneof![8 => prop::sample::select(all), 2 => Just(Card::Joker)];
    prop::collection::vec(card, count)
}

/// A shuffled deal of a round: the cards dealt and one drawn.
fn drawn() -> impl Strategy<Value = (Round, Ruleset, Vec<Card>)> {
    (round(), ruleset()).prop_flat_map(|(round, ruleset)| {
        let deck = ruleset.deck();
        let copies = |card| std::iter::repeat_n(card, deck.copies(card).into());
        let few = |card: &Card| card.suit().is_none_or(|suit| suit.index() < 3);
        let deal: Vec<_> = Card::all().filter(few).flat_map(copies).collect();
        let hand = prop::sample::subsequence(deal, round.dealt() + 1);
        (Just(round), Just(ruleset), hand)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_text_gets_an_answer(
        round in round(),
        ruleset in ruleset(),
        look in look(),
        melds in prop::collection::vec(text(), 1..5),
        discard in prop::option::of(text()),
        left in prop::option::of(text()),
    ) {
        let parts = melds.iter().chain(&discard).chain(&left);
        let parts = parts.map(|text| (HandPart::Hand, text.as_str()));
        let rules = ruleset.in_round(round);
        match parse_parts(parts, rules.deck()) {
            Err(bad) => prop_assert!(!bad.in_english().is_empty()),
            Ok(mut parts) => {
                let left = left.map(|_| parts.pop().unwrap());
                let discard = discard.and_then(|_| parts.pop().unwrap().first().copied());
                answer(&LayDown { melds: parts, discard, left }, rules, look);
            }
        }
    }

    #[test]
    fn melds_alone_are_legal_if_each_is_a_book_or_a_run(
        round in round(),
        ruleset in ruleset(),
        melds in prop::collection::vec(cards(1..=6), 1..4),
    ) {
        let rules = ruleset.in_round(round);
        let is_meld = |cards: &Vec<Card>| {
            meld::book(cards, rules).is_ok() || meld::run(cards, rules).is_ok()
        };
        let expect = melds.iter().all(is_meld);
        let lay_down = LayDown { melds, ..LayDown::default() };
        prop_assert_eq!(answer(&lay_down, rules, TextStyle::PLAIN), expect);
    }

    #[test]
    fn a_fix_consists_of_legal_melds(
        round in round(),
        ruleset in ruleset(),
        cards in cards(3..=14),
        left in any::<bool>(),
    ) {
        let rules = ruleset.in_round(round);
        let fix = solver::fix_meld(&cards, left, rules);
        let Some(solver::MeldFix { leave_out, melds }) = fix else {
            return Ok(());
        };
        if let Some(card) = leave_out {
            prop_assert!(cards.contains(&card));
            prop_assert_eq!(melds.len(), 1);
            prop_assert_eq!(melds[0].cards.len(), cards.len() - 1);
        }
        let melds = melds.iter().map(|meld| meld.cards.iter().map(|placed| placed.card).collect());
        let lay_down = LayDown { melds: melds.collect(), ..LayDown::default() };
        prop_assert!(answer(&lay_down, rules, TextStyle::PLAIN));
    }

    #[test]
    fn the_melds_of_the_solver_go_out_exactly_when_it_says_so(
        (round, ruleset, cards) in drawn(),
    ) {
        let rules = ruleset.in_round(round);
        let hand: Hand = cards.into_iter().collect();
        let drawn = solver::drawn(&hand, rules).unwrap();
        let melds = drawn.arrangement.melds.iter();
        let lay_down = LayDown {
            melds: melds.map(|meld| meld.cards.iter().map(|placed| placed.card).collect()).collect(),
            discard: drawn.discard,
            left: Some(drawn.arrangement.deadwood.to_vec()),
        };
        let judgement = lay_down.judge(rules);
        prop_assert!(judgement.is_legal(), "{:?}", judgement.problems);
        prop_assert_eq!(judgement.goes_out, Some(drawn.can_go_out));
        prop_assert_eq!(judgement.penalty, u32::from(drawn.arrangement.penalty));
        // Nothing can be laid down better than the solver does.
        prop_assert_eq!(solver::better_lay_down(&lay_down, &judgement, rules), None);
    }
}
