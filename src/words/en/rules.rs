use std::sync::LazyLock;

use strum::IntoEnumIterator;

use super::{English, and, any_of, plural, points, run};
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::{Knob, PRESETS, Round, Ruleset, RulesetError};
use crate::words::rules::differing_knobs;
use crate::words::{Command, Hint, KnobColumn, RulesWords, RulingPart};

static RULINGS: LazyLock<Rulings> = LazyLock::new(|| {
    let (text, questions) = (include_str!("rulings.toml"), include_str!("questions.txt"));
    Rulings::parse(text, questions).expect("tests read the rulings of every language")
});

impl RulesWords for English {
    fn rulings(&self) -> &'static Rulings {
        &RULINGS
    }

    fn ruleset(&self, ruleset: &Ruleset) -> String {
        match ruleset.name().split_once(", ") {
            Some((preset, varied)) => format!("{preset} rules with {varied}"),
            None => format!("{} rules", ruleset.name()),
        }
    }

    fn ruleset_error(&self, error: &RulesetError) -> String {
        match error {
            RulesetError::NoRuleset { name } => format!(
                "there is no ruleset `{name}`; the built-in ones are {}",
                and(&PRESETS.map(String::from))
            ),
            RulesetError::NoValue { text } => {
                format!("`{text}` must be RULE=VALUE, such as `min_naturals=1`")
            }
            RulesetError::NoKnob { name, .. } => format!(
                "there is no rule `{name}`; the rules are {}",
                and(&Knob::iter()
                    .map(|knob| knob.name().to_owned())
                    .collect::<Vec<_>>())
            ),
            RulesetError::BadValue { knob, value } => {
                format!(
                    "`{}` must be {}, not `{value}`",
                    knob.name(),
                    self.knob_allowed(*knob)
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

    fn ruleset_error_hint(&self, error: &RulesetError) -> Option<Hint> {
        match error {
            RulesetError::NoAces { .. } => Some(Hint::new("pass `--rule low_ranks=ace-two`")),
            RulesetError::NoKnob {
                nearest: Some(knob),
                ..
            } => Some(Hint::new(format!("did you mean `{}`?", knob.name()))),
            RulesetError::BadValue { .. } | RulesetError::NoKnob { nearest: None, .. } => {
                let show = Command::new("rules show official");
                Some(run(show, "to list every rule with its value"))
            }
            RulesetError::NoRuleset { .. }
            | RulesetError::NoValue { .. }
            | RulesetError::Twice { .. } => None,
        }
    }

    fn differences(&self, ruleset: &Ruleset) -> String {
        match differing_knobs(ruleset) {
            None => "the publisher's rules".to_owned(),
            Some(knobs) => format!("official with {knobs}"),
        }
    }

    fn ruleset_added(&self, ruleset: &Ruleset) -> [String; 2] {
        let (name, differences) = (ruleset.name(), self.differences(ruleset));
        let new = Command::new("new").option("--rules", name).line(None);
        [
            format!("Added ruleset {name}: {differences}"),
            format!("`{new}` starts a game with it"),
        ]
    }

    fn ruleset_retired(&self, name: &str) -> String {
        format!("Ruleset {name} is retired; `crowns undo` brings it back")
    }

    fn how_to_show_knobs(&self) -> &'static str {
        "`crowns rules show NAME` shows every rule"
    }

    fn knob_column(&self, column: KnobColumn) -> &'static str {
        match column {
            KnobColumn::Knob => "  rule",
            KnobColumn::Value => "value",
            KnobColumn::Official => "official",
            KnobColumn::Decides => "decides",
        }
    }

    fn knob_meaning(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "naturals that each meld needs",
            Knob::NaturalInPlace => "a wild-rank card in its own place is natural",
            Knob::MaxWilds => "most wilds in one meld",
            Knob::BookDistinctSuits => "naturals of a book differ in suit",
            Knob::LowRanks => "aces and twos in the deck",
            Knob::Ace => "where the ace stands in a run",
            Knob::AceValue => "penalty for an ace",
            Knob::JokerValue => "penalty for a Joker",
            Knob::WildValue => "penalty for a wild-rank card",
            Knob::FaceCards => "penalty for a J, Q, K",
            Knob::DiscardToGoOut => "going out takes a discard",
            Knob::GoOutBonus => "score of the player who goes out",
            Knob::GamesCombined => "games shuffled together",
            Knob::Tie => "who wins a shared lowest total",
        }
    }

    fn knob_allowed(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "0, 1, 2 or 3",
            Knob::NaturalInPlace | Knob::BookDistinctSuits | Knob::DiscardToGoOut => "yes or no",
            Knob::MaxWilds => "none, or a number from 0 to 14",
            Knob::LowRanks => "none or ace-two",
            Knob::Ace => "low, high or either",
            Knob::AceValue | Knob::JokerValue => "points from 0 to 999",
            Knob::WildValue => "points from 0 to 999, or face",
            Knob::FaceCards => "11-12-13 or 10",
            Knob::GoOutBonus => "points from -999 to 0",
            Knob::GamesCombined => "1 or 2",
            Knob::Tie => "shared, most-out or extra-round",
        }
    }

    fn knobs_note(&self, any_differs: bool) -> &'static str {
        match any_differs {
            true => "* differs from the official rules",
            false => "all rules have their official values",
        }
    }

    fn how_to_read_rulings(&self) -> &'static str {
        "`crowns rules TOPIC` shows the answer, `crowns rules --find WORD` searches"
    }

    fn not_sure(&self) -> &'static str {
        "Not sure; do you mean"
    }

    fn ruling_part(&self, part: RulingPart) -> &'static str {
        match part {
            RulingPart::Customs => "Customs, not official rules",
            RulingPart::Variations => "To play it differently",
            RulingPart::Examples => "Examples",
        }
    }

    fn ruling_sources(&self, named: &[&str], silent: Option<&str>) -> String {
        let sources = named.join(", ");
        match (named, silent) {
            (_, None) => format!("Source: {sources}"),
            ([], Some(silent)) => format!("Source: none, {silent}"),
            (_, Some(silent)) => format!("Source: {sources}; beyond that {silent}"),
        }
    }

    fn example_round(&self, round: Round, settings: &[String]) -> String {
        let mut text = format!("round {round}, {} wild", plural(round.wild()));
        for setting in settings {
            text += &format!(", {setting}");
        }
        text
    }

    fn claim(&self, claim: Claim) -> String {
        match claim {
            Claim::Book => "a book".to_owned(),
            Claim::Run => "a run".to_owned(),
            Claim::BookOrRun => "a book, or a run if you like".to_owned(),
            Claim::NoMeld => "not a meld".to_owned(),
            Claim::GoesOut => "goes out".to_owned(),
            Claim::StaysIn => "does not go out".to_owned(),
            Claim::Costs(penalty) => format!("costs {}", points(penalty.into())),
        }
    }

    fn no_topic_mentions(&self, query: &str) -> String {
        format!("no topic mentions `{query}`")
    }

    fn ruling_not_found_hint(&self, _: &RulingNotFound) -> Option<Hint> {
        let ask = Hint::new("ask in other words, or run ").command(Command::new("rules"));
        Some(ask.text(" to list the topics"))
    }

    fn ruling_not_found(&self, error: &RulingNotFound) -> String {
        let RulingNotFound { words, near } = error;
        match near.as_slice() {
            [] => format!("no topic answers `{words}`"),
            near => format!("no topic answers `{words}`; did you mean {}?", any_of(near)),
        }
    }
}
