use std::sync::OnceLock;

use strum::IntoEnumIterator;

use super::{Command, Hint, Language, Messages};
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::{Knob, PRESETS, Round, Ruleset, RulesetError};

/// The rulings of each language and the questions that they answer, in the order of
/// [`Language`].
const RULINGS: [(&str, &str); Language::ALL.len()] = [
    (
        include_str!("en/rulings.toml"),
        include_str!("en/questions.txt"),
    ),
    (
        include_str!("da/rulings.toml"),
        include_str!("da/questions.txt"),
    ),
    (
        include_str!("sv/rulings.toml"),
        include_str!("sv/questions.txt"),
    ),
    (
        include_str!("nb/rulings.toml"),
        include_str!("nb/questions.txt"),
    ),
    (
        include_str!("fi/rulings.toml"),
        include_str!("fi/questions.txt"),
    ),
    (
        include_str!("is/rulings.toml"),
        include_str!("is/questions.txt"),
    ),
];

/// Rulesets, knobs and rulings.
impl Messages {
    /// Returns the rulings, read when they are first asked for.
    pub fn rulings(&self) -> &'static Rulings {
        static READ: [OnceLock<Rulings>; RULINGS.len()] =
            [const { OnceLock::new() }; RULINGS.len()];
        let is_it = |language: &Language| *language == self.language();
        // The language of tests has the rulings in English.
        let place = Language::ALL.iter().position(is_it).unwrap_or_default();
        READ[place].get_or_init(|| {
            let (rulings, questions) = RULINGS[place];
            Rulings::parse(rulings, questions).expect("tests read the rulings of every language")
        })
    }

    /// Names a ruleset: `official rules with tie=most-out`.
    pub fn ruleset(&self, ruleset: &Ruleset) -> String {
        let (name, varied) = match ruleset.name().split_once(", ") {
            Some((name, varied)) => (name, Some(varied)),
            None => (ruleset.name(), None),
        };
        say!(self, "rules-ruleset", name, varied)
    }

    /// Returns what is wrong with the choice of a ruleset.
    pub fn ruleset_error(&self, error: &RulesetError) -> String {
        match error {
            RulesetError::NoRuleset { name } => say!(
                self,
                "rules-no-ruleset",
                name,
                names = self.and(&PRESETS.map(String::from))
            ),
            RulesetError::NoValue { text } => say!(self, "rules-no-value", text),
            RulesetError::NoKnob { name, .. } => {
                let rules: Vec<_> = Knob::iter().map(|knob| knob.name().to_owned()).collect();
                say!(self, "rules-no-rule", name, rules = self.and(&rules))
            }
            RulesetError::BadValue { knob, value } => say!(
                self,
                "rules-bad-value",
                rule = knob.name(),
                allowed = self.knob_allowed(*knob),
                value
            ),
            RulesetError::Twice {
                knob,
                first,
                second,
            } => say!(self, "rules-twice", rule = knob.name(), first, second),
            RulesetError::NoAces { knob } => say!(self, "rules-no-aces", rule = knob.name()),
        }
    }

    /// Returns how to choose a ruleset instead.
    pub fn ruleset_error_hint(&self, error: &RulesetError) -> Option<Hint> {
        Some(match error {
            RulesetError::NoAces { .. } => hint!(self, "rules-no-aces.hint"),
            RulesetError::NoKnob {
                nearest: Some(knob),
                ..
            } => hint!(self, "rules-no-rule.hint", rule = knob.name()),
            RulesetError::BadValue { .. } | RulesetError::NoKnob { nearest: None, .. } => hint!(
                self,
                "rules-show-hint",
                command = Command::new("rules show official")
            ),
            RulesetError::NoRuleset { .. }
            | RulesetError::NoValue { .. }
            | RulesetError::Twice { .. } => return None,
        })
    }

    /// Returns how a ruleset differs from the official rules.
    pub fn differences(&self, ruleset: &Ruleset) -> String {
        match differing_knobs(ruleset) {
            None => say!(self, "rules-official"),
            Some(rules) => say!(self, "rules-official-but", rules),
        }
    }

    /// Returns that a custom ruleset was added, and how to play by it.
    pub fn ruleset_added(&self, ruleset: &Ruleset) -> [String; 2] {
        let (name, differences) = (ruleset.name(), self.differences(ruleset));
        let command = Command::new("new").option("--rules", name);
        [
            say!(self, "rules-added", name, differences),
            say!(self, "rules-play-by", command),
        ]
    }

    /// Returns that a custom ruleset is retired, and how to bring it back.
    pub fn ruleset_retired(&self, name: &str) -> String {
        say!(self, "rules-retired", name)
    }

    /// Returns how to see all knobs of a ruleset.
    pub fn how_to_show_knobs(&self) -> &'static str {
        self.plain("rules-show")
    }

    /// Heads a column of the knobs.
    pub fn knob_column(&self, column: KnobColumn) -> &'static str {
        self.plain(match column {
            KnobColumn::Knob => "rules-column-rule",
            KnobColumn::Value => "rules-column-value",
            KnobColumn::Official => "rules-column-official",
            KnobColumn::Decides => "rules-column-decides",
        })
    }

    /// Returns what a knob decides.
    pub fn knob_meaning(&self, knob: Knob) -> String {
        say!(self, "rules-meaning", rule = knob.name())
    }

    /// Returns the values that a knob takes.
    pub fn knob_allowed(&self, knob: Knob) -> String {
        say!(self, "rules-allowed", rule = knob.name())
    }

    /// Explains the mark of the knobs that differ from the official rules, if
    /// any does.
    pub fn knobs_note(&self, any_differs: bool) -> &'static str {
        self.plain(match any_differs {
            true => "rules-differs",
            false => "rules-all-official",
        })
    }

    /// Returns how to read and search the rulings.
    pub fn how_to_read_rulings(&self) -> &'static str {
        self.plain("rules-read")
    }

    /// Heads the rulings that may be meant, where none is likely by far.
    pub fn not_sure(&self) -> &'static str {
        self.plain("rules-not-sure")
    }

    /// Heads a part of a ruling.
    pub fn ruling_part(&self, part: RulingPart) -> &'static str {
        self.plain(match part {
            RulingPart::Customs => "rules-customs",
            RulingPart::Variations => "rules-variations",
            RulingPart::Examples => "rules-examples",
        })
    }

    /// Returns the named sources of a ruling, and that they do not say
    /// everything if they do not.
    pub fn ruling_sources(&self, named: &[&str], silent: Option<&str>) -> String {
        let sources = named.join(", ");
        match (named, silent) {
            (_, None) => say!(self, "rules-source", sources),
            ([], Some(silent)) => say!(self, "rules-source-none", silent),
            (_, Some(silent)) => say!(self, "rules-source-partly", sources, silent),
        }
    }

    /// Returns the round of an example, and the settings it is played with.
    pub fn example_round(&self, round: Round, settings: &[String]) -> String {
        let wild = self.all_of_rank(round.wild());
        let round = say!(self, "rules-round", round, wild);
        settings
            .iter()
            .fold(round, |text, setting| format!("{text}, {setting}"))
    }

    /// Returns what an example shows about its cards.
    pub fn claim(&self, claim: Claim) -> String {
        match claim {
            Claim::Book => say!(self, "rules-is-book"),
            Claim::Run => say!(self, "rules-is-run"),
            Claim::BookOrRun => say!(self, "rules-is-book-or-run"),
            Claim::NoMeld => say!(self, "rules-is-no-meld"),
            Claim::GoesOut => say!(self, "rules-goes-out"),
            Claim::StaysIn => say!(self, "rules-stays-in"),
            Claim::Costs(penalty) => {
                say!(self, "rules-costs", points = self.points(penalty.into()))
            }
        }
    }

    /// Returns that no ruling answers what was asked.
    pub fn ruling_not_found(&self, error: &RulingNotFound) -> String {
        say!(
            self,
            "rules-no-answer",
            text = &error.words,
            near = self.did_you_mean(&error.near)
        )
    }

    /// Returns how to ask instead.
    pub fn ruling_not_found_hint(&self, _: &RulingNotFound) -> Option<Hint> {
        Some(hint!(
            self,
            "rules-no-answer.hint",
            command = Command::new("rules")
        ))
    }

    /// Returns that no topic mentions what was searched for.
    pub fn no_topic_mentions(&self, query: &str) -> String {
        say!(self, "rules-no-topic", text = query)
    }
}

/// A column of the knobs of a ruleset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum KnobColumn {
    /// The name, after a mark.
    Knob,
    /// The value.
    Value,
    /// The value in the official rules.
    Official,
    /// The meaning.
    Decides,
}

/// A part of a ruling after its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum RulingPart {
    /// Customs of some tables.
    Customs,
    /// The knobs that change it.
    Variations,
    /// Examples.
    Examples,
}

/// Lists the knobs in which a ruleset differs from the official rules:
/// `min_naturals=1, tie=most-out`. `None` if it does not.
fn differing_knobs(ruleset: &Ruleset) -> Option<String> {
    let value = |knob: Knob| format!("{}={}", knob.name(), knob.value_in(ruleset));
    let knobs: Vec<_> = Knob::differing(ruleset).map(value).collect();
    (!knobs.is_empty()).then(|| knobs.join(", "))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strum::{EnumCount, IntoEnumIterator};

    use super::*;
    use crate::messages::Language;
    use crate::rules::rulings::{Example, Ruling, Source};

    #[test]
    fn every_knob_has_a_meaning_of_its_own_in_every_language() {
        for language in Language::ALL {
            let words = language.words();
            let meanings = Knob::iter().map(|knob| words.knob_meaning(knob));
            let meanings: BTreeSet<_> = meanings.collect();
            assert_eq!(meanings.len(), Knob::COUNT, "{language:?}");
            assert!(!meanings.contains(""), "{language:?}");
        }
    }

    #[test]
    fn the_rulings_of_every_language_differ_in_their_texts_alone() {
        let english: Vec<_> = Language::English.words().rulings().all().collect();
        for language in Language::translations() {
            let rulings: Vec<_> = language.words().rulings().all().collect();
            assert_eq!(rulings.len(), english.len(), "{language:?}");
            for (ruling, english) in rulings.into_iter().zip(&english) {
                assert_eq!(facts(ruling), facts(english), "{language:?}");
                let texts = texts(ruling).into_iter().zip(texts(english));
                for (text, english) in texts.filter(|(text, _)| !is_formula(text)) {
                    assert_ne!(text, english, "{language:?}: {}", ruling.topic);
                }
            }
        }
    }

    #[test]
    fn the_rulings_of_every_language_are_whole_texts() {
        for language in Language::translations() {
            for ruling in language.words().rulings().all() {
                let at = format!("{language:?}: {}", ruling.topic);
                assert!(ruling.question.ends_with('?'), "{at}");
                for text in ruling.answer.iter().chain(&ruling.customs) {
                    assert!(text.ends_with('.'), "{at}: {text}");
                    assert!(
                        text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()),
                        "{at}: {text}"
                    );
                }
                let clauses = ruling.varied_by.iter().map(|varied| &varied.effect);
                let because = ruling.examples.iter().map(|example| &example.because);
                for text in clauses.chain(because) {
                    assert!(!text.ends_with('.'), "{at}: {text}");
                }
                for text in texts(ruling) {
                    assert!(!text.contains("  "), "{at}: {text}");
                }
                let is_plain = |word: &String| *word == word.to_lowercase();
                assert!(ruling.keywords.iter().all(is_plain), "{at}");
            }
        }
    }

    #[test]
    fn every_language_has_its_own_names_of_sources_and_says_where_they_are_silent() {
        for language in Language::translations() {
            let rulings = language.words().rulings();
            use Source::{Leaflet, Reading, Silent, TexasSheet, WebRules};
            for source in [Leaflet, WebRules, TexasSheet, Reading, Silent] {
                let english = Language::English.words().rulings();
                let name = rulings.source_name(source);
                assert_ne!(name, english.source_name(source), "{language:?}");
            }
            let silent = rulings.source_name(Silent);
            let silence = silent.split(' ').next_back().unwrap();
            for ruling in rulings.all() {
                let is_silent = ruling.sources.contains(&Silent);
                let is_said = ruling.answer.iter().any(|text| text.contains(silence));
                assert!(
                    !is_silent || is_said,
                    "{language:?}: {}, {silence}",
                    ruling.topic
                );
            }
        }
    }

    /// Returns what a ruling says in any language.
    fn facts(ruling: &Ruling) -> (&str, &[Source], usize, Vec<&[String]>, Vec<String>) {
        let varied = ruling.varied_by.iter().map(|varied| &*varied.settings);
        let examples = ruling.examples.iter().map(|example| {
            let Example {
                round,
                settings,
                cards,
                claim,
                ..
            } = example;
            format!("{round} {settings:?} {cards} {claim:?}")
        });
        (
            &ruling.topic,
            &ruling.sources,
            ruling.customs.len(),
            varied.collect(),
            examples.collect(),
        )
    }

    fn texts(ruling: &Ruling) -> Vec<&str> {
        let varied = ruling.varied_by.iter().map(|varied| &varied.effect);
        let examples = ruling.examples.iter().map(|example| &example.because);
        let texts = [&ruling.question].into_iter().chain(&ruling.customs);
        let texts = texts.chain(varied).chain(examples).chain(&ruling.answer);
        texts.map(String::as_str).collect()
    }

    /// Returns `true` for a text that has no words, such as a sum.
    fn is_formula(text: &str) -> bool {
        !text.contains(char::is_alphabetic)
    }
}
