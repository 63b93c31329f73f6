//! Rulings and rulesets as JSON.

use serde::{Serialize, Serializer};
use strum::IntoEnumIterator;

use super::{Object, line, object};
use crate::league::rounded;
use crate::messages::Language;
use crate::render::rules::example_cards;
use crate::rules::rulings::{Answer, Claim, Example, Match, Ruling, Rulings, Variation};
use crate::rules::{PRESETS, Rule, Ruleset};

pub fn topics<'a>(rulings: impl IntoIterator<Item = &'a Ruling>) -> String {
    let topic = |ruling: &Ruling| object! { topic: ruling.topic, question: ruling.question };
    let topics: Vec<_> = rulings.into_iter().map(topic).collect();
    line(object! { topics })
}

/// Writes the answer to a question: a ruling, or those that may be meant.
pub fn answer(rulings: &Rulings, answer: &Answer<'_>) -> String {
    match answer {
        Answer::One(one) => ruling(rulings, one),
        Answer::Several(several) => {
            let candidate = |found: &Match<'_>| {
                object! {
                    topic: found.ruling.topic,
                    question: found.ruling.question,
                    rule: found.ruling.rule(),
                    score: rounded(found.score.into()),
                }
            };
            let topics: Vec<_> = several.iter().map(candidate).collect();
            line(object! { kind: "candidates", topics })
        }
    }
}

fn ruling(rulings: &Rulings, Match { ruling, score }: &Match<'_>) -> String {
    let chapter = rulings.chapter_of(ruling);
    let sources = ruling.sources.iter();
    let sources: Vec<_> = sources.map(|&source| rulings.source_name(source)).collect();
    let variation = |varied: &Variation| {
        object! { knobs: RuleValues(&varied.settings), effect: varied.effect }
    };
    line(object! {
        kind: "ruling",
        score: rounded((*score).into()),
        topic: ruling.topic,
        question: ruling.question,
        chapter: chapter.map(|chapter| &chapter.title),
        answer: ruling.answer,
        sources,
        customs: ruling.customs,
        varied_by: ruling.varied_by.iter().map(variation).collect::<Vec<_>>(),
        examples: ruling.examples.iter().map(example).collect::<Vec<_>>(),
    })
}

fn example(example: &Example) -> Object {
    let penalty = match example.claim {
        Claim::Costs(penalty) => Some(penalty),
        _ => None,
    };
    object! {
        round: example.round,
        knobs: RuleValues(&example.settings),
        cards: example_cards(example),
        claim: <&str>::from(example.claim),
        penalty,
        because: example.because,
    }
}

/// Writes the rulesets: the presets, then the custom ones.
pub fn rulesets(custom: &[Ruleset]) -> String {
    let presets = PRESETS.iter().filter_map(|name| Ruleset::named(name).ok());
    let rulesets: Vec<_> = presets.chain(custom.iter().cloned()).collect();
    line(object! { rulesets })
}

pub fn ruleset(ruleset: &Ruleset) -> String {
    let (official, words) = (Ruleset::official(), Language::English.words());
    let setting = |rule: Rule| {
        let (value, official) = (rule.value_in(ruleset), rule.value_in(&official));
        object! {
            knob: rule.name(),
            value,
            official,
            differs: value != official,
            meaning: words.rule_meaning(rule),
            allowed: words.rule_allowed(rule),
        }
    };
    line(object! {
        ruleset,
        settings: Rule::iter().map(setting).collect::<Vec<_>>(),
    })
}

/// Settings such as `min_naturals=2`, as an object with a field per rule.
struct RuleValues<'a>(&'a [String]);

impl Serialize for RuleValues<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().filter_map(|setting| setting.split_once('=')))
    }
}
