//! Rulesets of every kind.

use crowns::rules::{Knob, Ruleset};
use fastrand::Rng;
use strum::IntoEnumIterator;

/// Returns a preset with some of its knobs at any of their values.
pub(crate) fn any_ruleset(rng: &mut Rng) -> Ruleset {
    let preset = [Ruleset::official(), Ruleset::texas()][rng.usize(..2)].clone();
    let mut settings = Vec::new();
    for knob in Knob::iter() {
        if rng.u8(..3) == 0 {
            let values: Vec<&str> = values(knob).split(' ').collect();
            // The values that change most stand first.
            let index = rng.usize(..values.len()).min(rng.usize(..values.len()));
            settings.extend(setting(knob, values[index]));
        }
    }
    vary(&preset, &settings)
}

/// Returns a preset with one knob set, for each value of each knob.
pub(crate) fn one_knob_varied() -> Vec<Ruleset> {
    let mut varied = Vec::new();
    for preset in [Ruleset::official(), Ruleset::texas()] {
        for knob in Knob::iter() {
            for value in values(knob).split(' ') {
                varied.push(vary(&preset, &setting(knob, value)));
            }
        }
    }
    varied
}

/// Returns every value of a knob; of points, some.
fn values(knob: Knob) -> &'static str {
    match knob {
        Knob::MinNaturals => "1 2 3 0",
        Knob::NaturalInPlace | Knob::DiscardToGoOut => "no yes",
        Knob::MaxWilds => "1 2 0 3 none 4 5 6 7 8 9 10 11 12 13 14",
        Knob::BookDistinctSuits => "yes no",
        Knob::LowRanks => "ace-two none",
        Knob::Ace => "either low high",
        Knob::AceValue | Knob::JokerValue => "0 1 15 25 50 999",
        Knob::WildValue => "face 0 1 20 999",
        Knob::FaceCards => "10 11-12-13",
        Knob::GoOutBonus => "-5 0 -999",
        Knob::GamesCombined => "2 1",
        Knob::Tie => "most-out extra-round shared",
    }
}

/// Writes a setting, with the aces that it needs.
fn setting(knob: Knob, value: &str) -> Vec<String> {
    let setting = format!("{}={value}", knob.name());
    match knob {
        Knob::Ace | Knob::AceValue => vec!["low_ranks=ace-two".to_owned(), setting],
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
