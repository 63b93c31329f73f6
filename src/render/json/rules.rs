//! Rulings and rulesets as JSON.

use strum::IntoEnumIterator;

use serde::Serialize;

use super::hand::Cards;
use super::line;
use crate::cards::{Card, parse_cards};
use crate::rules::rulings::{Claim, Example, Ruling, Rulings};
use crate::rules::{Knob, Knobs, PRESETS, Ruleset, RulesetRef};

/// Writes topics with their questions.
pub fn topics<'a>(rulings: impl IntoIterator<Item = &'a Ruling>) -> String {
    #[derive(Serialize)]
    struct Topics<'a> {
        topics: Vec<Topic<'a>>,
    }
    let topic = |ruling: &'a Ruling| Topic {
        topic: &ruling.topic,
        question: &ruling.question,
    };
    line(Topics {
        topics: rulings.into_iter().map(topic).collect(),
    })
}

/// Writes one ruling.
pub fn ruling(rulings: &Rulings, ruling: &Ruling) -> String {
    let chapter = rulings.chapter_of(ruling);
    let sources = ruling.sources.iter();
    line(RulingShape {
        topic: Topic {
            topic: &ruling.topic,
            question: &ruling.question,
        },
        chapter: chapter.map(|chapter| chapter.title.as_str()),
        answer: &ruling.answer,
        sources: sources.map(|&source| rulings.source_name(source)).collect(),
        customs: &ruling.customs,
        varied_by: ruling
            .varied_by
            .iter()
            .map(|varied| Variation {
                knobs: Knobs::of_settings(&varied.settings),
                effect: &varied.effect,
            })
            .collect(),
        examples: ruling.examples.iter().map(ExampleShape::of).collect(),
    })
}

/// Writes the rulesets: the presets, then the custom ones.
pub fn rulesets(custom: &[Ruleset]) -> String {
    #[derive(Serialize)]
    struct Rulesets {
        rulesets: Vec<RulesetRef>,
    }
    let presets = PRESETS
        .into_iter()
        .filter_map(|name| Ruleset::named(name).ok());
    let presets = presets.map(|ruleset| RulesetRef::from(&ruleset));
    line(Rulesets {
        rulesets: presets.chain(custom.iter().map(RulesetRef::from)).collect(),
    })
}

/// Writes a ruleset with every knob.
pub fn ruleset(ruleset: &Ruleset) -> String {
    #[derive(Serialize)]
    struct RulesetShown {
        ruleset: RulesetRef,
        settings: Vec<Setting>,
    }
    let official = Ruleset::official();
    let setting = |knob: Knob| {
        let (value, official) = (knob.value_in(ruleset), knob.value_in(&official));
        Setting {
            knob: knob.name(),
            differs: value != official,
            value,
            official,
            meaning: knob.meaning(),
            allowed: knob.allowed(),
        }
    };
    line(RulesetShown {
        ruleset: RulesetRef::from(ruleset),
        settings: Knob::iter().map(setting).collect(),
    })
}

#[derive(Serialize)]
struct Topic<'a> {
    topic: &'a str,
    question: &'a str,
}

#[derive(Serialize)]
struct RulingShape<'a> {
    #[serde(flatten)]
    topic: Topic<'a>,
    chapter: Option<&'a str>,
    answer: &'a [String],
    sources: Vec<&'a str>,
    customs: &'a [String],
    varied_by: Vec<Variation<'a>>,
    examples: Vec<ExampleShape<'a>>,
}

#[derive(Serialize)]
struct Variation<'a> {
    knobs: Knobs,
    effect: &'a str,
}

#[derive(Serialize)]
struct ExampleShape<'a> {
    round: u8,
    knobs: Knobs,
    cards: Cards<Vec<Card>>,
    claim: &'static str,
    penalty: Option<u16>,
    because: &'a str,
}

impl<'a> ExampleShape<'a> {
    fn of(example: &'a Example) -> Self {
        let rules = Ruleset::official()
            .with(example.settings.iter().map(String::as_str))
            .expect("tests try the settings of every example");
        let cards = parse_cards(&example.cards, rules.deck()).expect("tests read every example");
        let (claim, penalty) = match example.claim {
            Claim::Book => ("book", None),
            Claim::Run => ("run", None),
            Claim::BookOrRun => ("book_or_run", None),
            Claim::NoMeld => ("no_meld", None),
            Claim::GoesOut => ("can_go_out", None),
            Claim::StaysIn => ("cannot_go_out", None),
            Claim::Costs(penalty) => ("penalty", Some(penalty)),
        };
        Self {
            round: example.round,
            knobs: Knobs::of_settings(&example.settings),
            cards: Cards(cards),
            claim,
            penalty,
            because: &example.because,
        }
    }
}

#[derive(Serialize)]
struct Setting {
    knob: &'static str,
    value: String,
    official: String,
    differs: bool,
    meaning: &'static str,
    allowed: &'static str,
}
