//! Rulings and rulesets as JSON, in shapes of version 1.

use serde::Serialize;

use super::rulesets::values;
use crate::cards::{Card, parse_cards};
use crate::render::json::line;
use crate::rules::rulings::{CHAPTERS, Claim, Example, Ruling};
use crate::rules::{Knob, PRESETS, Ruleset};

/// Writes topics with their questions:
/// `{"version":1,"topics":[{"topic":"ties","question":"…"}]}`.
pub fn topics_json<'a>(rulings: impl IntoIterator<Item = &'a Ruling>) -> String {
    let topics = rulings.into_iter().map(|ruling| Topic {
        topic: ruling.slug,
        question: ruling.question,
    });
    line(&Topics {
        version: 1,
        topics: topics.collect(),
    })
}

/// Writes one ruling: `topic`, `chapter`, `question`, `answer`, `sources`,
/// `customs`, `varied_by` and `examples`.
pub fn ruling_json(ruling: &Ruling) -> String {
    let chapter = CHAPTERS
        .iter()
        .find(|chapter| chapter.rulings.iter().any(|one| one.slug == ruling.slug));
    line(&Answer {
        version: 1,
        topic: ruling.slug,
        chapter: chapter.map(|chapter| chapter.title),
        question: ruling.question,
        answer: ruling.answer,
        sources: ruling.sources.iter().map(|source| source.name()).collect(),
        customs: ruling.customs,
        varied_by: ruling
            .varied_by
            .iter()
            .map(|varied| Variation {
                rules: varied.settings,
                effect: varied.effect,
            })
            .collect(),
        examples: ruling.examples.iter().map(shown).collect(),
    })
}

/// Writes the names of the rulesets, built in and of the house:
/// `{"version":1,"rulesets":["official","texas"]}`.
pub fn rulesets_json(house: &[Ruleset]) -> String {
    let house = house.iter().map(Ruleset::name);
    line(&Rulesets {
        version: 1,
        rulesets: PRESETS.into_iter().chain(house).collect(),
    })
}

/// Writes a ruleset with every knob, values as they are typed.
pub fn ruleset_json(rules: &Ruleset) -> String {
    let knobs = Knob::ALL.into_iter().map(|knob| {
        let (value, official) = values(knob, rules);
        KnobValue {
            knob: knob.name(),
            differs: value != official,
            value,
            official,
            decides: knob.meaning(),
            allowed: knob.allowed(),
        }
    });
    line(&RulesetShown {
        version: 1,
        ruleset: rules.name(),
        knobs: knobs.collect(),
    })
}

#[derive(Serialize)]
struct Topics<'a> {
    version: u8,
    topics: Vec<Topic<'a>>,
}

#[derive(Serialize)]
struct Topic<'a> {
    topic: &'a str,
    question: &'a str,
}

#[derive(Serialize)]
struct Answer<'a> {
    version: u8,
    topic: &'a str,
    chapter: Option<&'a str>,
    question: &'a str,
    answer: &'a [&'a str],
    sources: Vec<&'a str>,
    customs: &'a [&'a str],
    varied_by: Vec<Variation<'a>>,
    examples: Vec<Shown<'a>>,
}

#[derive(Serialize)]
struct Variation<'a> {
    rules: &'a [&'a str],
    effect: &'a str,
}

#[derive(Serialize)]
struct Shown<'a> {
    round: u8,
    rules: &'a [&'a str],
    cards: Vec<String>,
    claim: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u16>,
    because: &'a str,
}

#[derive(Serialize)]
struct Rulesets<'a> {
    version: u8,
    rulesets: Vec<&'a str>,
}

#[derive(Serialize)]
struct RulesetShown<'a> {
    version: u8,
    ruleset: &'a str,
    knobs: Vec<KnobValue>,
}

#[derive(Serialize)]
struct KnobValue {
    knob: &'static str,
    value: String,
    official: String,
    differs: bool,
    decides: &'static str,
    allowed: &'static str,
}

fn shown(example: &Example) -> Shown<'_> {
    let rules = Ruleset::official()
        .with(example.settings.iter().copied())
        .expect("tests try the settings of every example");
    let cards = parse_cards(example.cards, rules.deck()).expect("tests read every example");
    let (claim, points) = match example.claim {
        Claim::Book => ("book", None),
        Claim::Run => ("run", None),
        Claim::BookOrRun => ("book_or_run", None),
        Claim::MeldError => ("no_meld", None),
        Claim::GoesOut => ("goes_out", None),
        Claim::StaysIn => ("stays_in", None),
        Claim::Costs(points) => ("costs", Some(points)),
    };
    Shown {
        round: example.round,
        rules: example.settings,
        cards: cards.iter().map(Card::to_string).collect(),
        claim,
        points,
        because: example.because,
    }
}
