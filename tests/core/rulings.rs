//! What the English rulings say of cards and rules is true.

use std::sync::LazyLock;

use crowns::cards::{Card, parse_cards};
use crowns::rules::rulings::{Claim, Example, Ruling, Rulings};
use crowns::rules::{Round, Rule, Ruleset, meld};
use strum::IntoEnumIterator;

static ENGLISH: LazyLock<Rulings> = LazyLock::new(|| {
    Rulings::parse(include_str!("../../src/messages/en/rulings.toml"), "").unwrap()
});

fn all() -> impl Iterator<Item = &'static Ruling> {
    ENGLISH.all()
}

#[test]
fn every_setting_named_is_one_that_changes_the_official_rules() {
    let settings = all().flat_map(|ruling| {
        let examples = ruling.examples.iter().map(|example| &example.settings);
        let varied = ruling.varied_by.iter().map(|varied| &varied.settings);
        varied.chain(examples.filter(|settings| !settings.is_empty()))
    });
    for settings in settings {
        let rules = ruleset(settings);
        let expect = format!("official, {}", settings.join(", "));
        assert_eq!(rules.name(), expect);
    }
}

#[test]
fn every_rule_is_explained_by_a_ruling() {
    let settings: Vec<_> = all()
        .flat_map(|ruling| &ruling.varied_by)
        .flat_map(|varied| &varied.settings)
        .filter_map(|setting| setting.split_once('='))
        .collect();
    for rule in Rule::iter() {
        let named = settings.iter().any(|(name, _)| *name == rule.name());
        assert!(named, "{rule:?}");
    }
}

#[test]
fn every_example_holds() {
    for ruling in all() {
        for example in &ruling.examples {
            let found = judged(example);
            assert_eq!(found, example.claim, "{}: {}", ruling.topic, example.cards);
        }
    }
}

fn ruleset(settings: &[String]) -> Ruleset {
    let settings = settings.iter().map(String::as_str);
    Ruleset::official().with(settings).unwrap()
}

/// Finds out what is true of an example, by the definitions alone.
fn judged(example: &Example) -> Claim {
    let ruleset = ruleset(&example.settings);
    let rules = ruleset.in_round(Round::new(example.round).unwrap());
    let cards = parse_cards(&example.cards, rules.deck()).unwrap();
    let is_meld =
        |cards: &[Card]| meld::book(cards, rules).is_ok() || meld::run(cards, rules).is_ok();
    match example.claim {
        Claim::GoesOut | Claim::StaysIn => {
            assert_eq!(cards.len(), rules.dealt() + 1, "{}", example.cards);
            let mut hands: Vec<Vec<Card>> = (0..cards.len())
                .map(|left| {
                    let mut hand = cards.clone();
                    hand.remove(left);
                    hand
                })
                .collect();
            if !ruleset.discard_to_go_out() {
                hands.push(cards);
            }
            let out = hands.iter().any(|hand| least(hand, &is_meld, &|_| 1) == 0);
            if out { Claim::GoesOut } else { Claim::StaysIn }
        }
        Claim::Costs(_) => {
            assert_eq!(cards.len(), rules.dealt(), "{}", example.cards);
            Claim::Costs(least(&cards, &is_meld, &|card| rules.value(card)))
        }
        _ => {
            let book = meld::book(&cards, rules).is_ok();
            let run = meld::run(&cards, rules).is_ok();
            match (book, run) {
                (true, true) => Claim::BookOrRun,
                (true, false) => Claim::Book,
                (false, true) => Claim::Run,
                (false, false) => Claim::NoMeld,
            }
        }
    }
}

/// The least cost of the cards left over: the first card is left over, or in
/// a meld with some of the others.
fn least(cards: &[Card], is_meld: &dyn Fn(&[Card]) -> bool, cost: &dyn Fn(Card) -> u16) -> u16 {
    let Some((&first, others)) = cards.split_first() else {
        return 0;
    };
    let loose = cost(first) + least(others, is_meld, cost);
    let melded = (0..1u32 << others.len()).filter_map(|subset| {
        let (mut meld, mut rest) = (vec![first], vec![]);
        for (index, &card) in others.iter().enumerate() {
            let into = if subset >> index & 1 == 1 { &mut meld } else { &mut rest };
            into.push(card);
        }
        is_meld(&meld).then(|| least(&rest, is_meld, cost))
    });
    melded.chain([loose]).min().unwrap_or(loose)
}
