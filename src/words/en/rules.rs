use std::sync::LazyLock;

use strum::IntoEnumIterator;

use super::{English, and, or};
use crate::rules::rulings::{RulingNotFound, Rulings};
use crate::rules::{Knob, PRESETS, Ruleset, RulesetError};
use crate::words::RulesWords;

static RULINGS: LazyLock<Rulings> = LazyLock::new(|| {
    let text = include_str!("rulings.toml");
    Rulings::parse(text).expect("tests read the rulings of every language")
});

impl RulesWords for English {
    fn rulings(&self) -> &'static Rulings {
        &RULINGS
    }

    fn ruleset(&self, ruleset: &Ruleset) -> String {
        ruleset_name(ruleset)
    }

    fn ruleset_error(&self, error: &RulesetError) -> String {
        match error {
            RulesetError::NoRuleset { name } => format!(
                "there is no ruleset `{name}`; the built-in ones are {}",
                and(&PRESETS.map(String::from))
            ),
            RulesetError::NoValue { text } => {
                format!("`{text}` must be KNOB=VALUE, such as `min_naturals=1`")
            }
            RulesetError::NoKnob { name, .. } => format!(
                "there is no knob `{name}`; the knobs are {}",
                and(&Knob::iter()
                    .map(|knob| knob.name().to_owned())
                    .collect::<Vec<_>>())
            ),
            RulesetError::BadValue { knob, value } => {
                format!(
                    "`{}` must be {}, not `{value}`",
                    knob.name(),
                    knob.allowed()
                )
            }
            RulesetError::Twice {
                knob,
                first,
                second,
            } => format!(
                "`{}` is given twice, as `{first}` and as `{second}`",
                knob.name()
            ),
            RulesetError::NoAces { knob } => format!(
                "`{}` has no effect while `low_ranks` is `none`: there are no aces",
                knob.name()
            ),
        }
    }

    fn ruling_not_found(&self, error: &RulingNotFound) -> String {
        match error {
            RulingNotFound::Unknown { topic, near } if near.is_empty() => {
                format!("there is no topic `{topic}`")
            }
            RulingNotFound::Unknown { topic, near } => {
                format!(
                    "there is no topic `{topic}`; did you mean {}?",
                    one_of(near)
                )
            }
            RulingNotFound::Ambiguous { topic, among } => {
                format!("the topic `{topic}` is ambiguous: {}", one_of(among))
            }
        }
    }
}

/// Names a ruleset: `official rules with tie=most-out`.
pub fn ruleset_name(ruleset: &Ruleset) -> String {
    match ruleset.name().split_once(", ") {
        Some((preset, varied)) => format!("{preset} rules with {varied}"),
        None => format!("{} rules", ruleset.name()),
    }
}

fn one_of(topics: &[String]) -> String {
    let quoted: Vec<_> = topics.iter().map(|topic| format!("`{topic}`")).collect();
    or(&quoted)
}
