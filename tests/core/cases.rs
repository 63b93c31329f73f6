//! Reads the case book, `tests/data/hands.jsonl`: a hand and what is expected
//! of it a line.

use crowns::cards::{Card, ParseCardsError, parse_cards};
use crowns::rules::{Round, RoundRules, Ruleset};
use serde_json::Value;

/// One line of the case book.
pub(crate) struct Case {
    pub(crate) id: String,
    /// `meld`, `counting` or `drawn`.
    pub(crate) phase: String,
    pub(crate) round: Round,
    ruleset: Ruleset,
    pub(crate) cards: Result<Vec<Card>, ParseCardsError>,
    expect: Value,
}

impl Case {
    /// Returns all the cases.
    pub(crate) fn all() -> Vec<Self> {
        include_str!("../data/hands.jsonl").lines().map(Self::read).collect()
    }

    fn read(line: &str) -> Self {
        let case: Value = serde_json::from_str(line).unwrap();
        let settings: Vec<String> = case["rules"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(rule, value)| format!("{rule}={}", setting(value)))
            .collect();
        let ruleset = Ruleset::official().with(settings.iter().map(String::as_str)).unwrap();
        let words: Vec<&str> =
            case["hand"].as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
        let number = case["round"].as_u64().unwrap();
        Self {
            id: case["id"].as_str().unwrap().to_owned(),
            phase: case["phase"].as_str().unwrap().to_owned(),
            round: Round::new(u8::try_from(number).unwrap()).unwrap(),
            cards: parse_cards(&words.join(" "), ruleset.deck()),
            ruleset,
            expect: case["expect"].clone(),
        }
    }

    /// Returns the round under its ruleset.
    pub(crate) fn rules(&self) -> RoundRules<'_> {
        self.ruleset.in_round(self.round)
    }

    /// Returns the error that is expected, if one is.
    pub(crate) fn error(&self) -> Option<&str> {
        self.expect.get("error")?.as_str()
    }

    /// Returns an expected yes or no, such as of `book` or `can_go_out`.
    pub(crate) fn yes(&self, key: &str) -> bool {
        self.expect[key].as_bool().unwrap()
    }

    /// Returns the penalty that is expected.
    pub(crate) fn penalty(&self) -> u64 {
        self.expect["penalty"].as_u64().unwrap()
    }

    /// Returns the discards that are expected to go out, in canonical order.
    pub(crate) fn go_out_discards(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.expect["go_out_discards"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|card| parse_cards(card.as_str().unwrap(), self.ruleset.deck()).unwrap())
            .collect();
        cards.sort();
        cards
    }
}

fn setting(value: &Value) -> String {
    match value {
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::String(text) => text.clone(),
        number => number.to_string(),
    }
}
