//! Rulesets of every kind.

use crowns::rules::{Rule, Ruleset};
use fastrand::Rng;
use strum::IntoEnumIterator;

/// Returns a preset with some of its rules at any of their values.
pub(crate) fn any_ruleset(rng: &mut Rng) -> Ruleset {
    let preset = [Ruleset::official(), Ruleset::texas()][rng.usize(..2)].clone();
    let mut settings = Vec::new();
    for rule in Rule::iter() {
        if rng.u8(..3) == 0 {
            let values: Vec<&str> = values(rule).split(' ').collect();
            // The values that change most stand first.
            let index = rng.usize(..values.len()).min(rng.usize(..values.len()));
            settings.extend(setting(rule, values[index]));
        }
    }
    vary(&preset, &settings)
}

/// Returns a preset with one rule set, for each value of each rule.
pub(crate) fn one_rule_varied() -> Vec<Ruleset> {
    let mut varied = Vec::new();
    for preset in [Ruleset::official(), Ruleset::texas()] {
        for rule in Rule::iter() {
            for value in values(rule).split(' ') {
                varied.push(vary(&preset, &setting(rule, value)));
            }
        }
    }
    varied
}

/// Returns every value of a rule; of points, some.
fn values(rule: Rule) -> &'static str {
    match rule {
        Rule::MinNaturals => "1 2 3 0",
        Rule::NaturalInPlace | Rule::DiscardToGoOut => "no yes",
        Rule::MaxWilds => "1 2 0 3 none 4 5 6 7 8 9 10 11 12 13 14",
        Rule::BookDistinctSuits => "yes no",
        Rule::LowRanks => "ace-two none",
        Rule::Ace => "either low high",
        Rule::AceValue | Rule::JokerValue => "0 1 15 25 50 999",
        Rule::WildValue => "face 0 1 20 999",
        Rule::FaceCards => "10 11-12-13",
        Rule::GoOutBonus => "-5 0 -999",
        Rule::GamesCombined => "2 1",
        Rule::Tie => "most-out extra-round shared",
    }
}

/// Writes a setting, with the aces that it needs.
fn setting(rule: Rule, value: &str) -> Vec<String> {
    let setting = format!("{}={value}", rule.name());
    match rule {
        Rule::Ace | Rule::AceValue => vec!["low_ranks=ace-two".to_owned(), setting],
        _ => vec![setting],
    }
}

/// Varies a preset; aces that are asked for outdo a `low_ranks=none`.
fn vary(preset: &Ruleset, settings: &[String]) -> Ruleset {
    let aces = settings.iter().any(|setting| setting.starts_with("ace"));
    let settings = settings
        .iter()
        .map(String::as_str)
        .filter(|setting| !(aces && *setting == "low_ranks=none"));
    preset.with(settings).unwrap()
}
