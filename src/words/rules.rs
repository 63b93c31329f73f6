use super::Hint;
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::{Knob, Round, Ruleset, RulesetError};

subject! {
/// Rulesets, knobs and rulings.
pub trait RulesWords {
    /// Returns the rulings, read when they are first asked for.
    fn rulings(&self) -> &'static Rulings;

    /// Names a ruleset: `official rules with tie=most-out`.
    fn ruleset(&self, ruleset: &Ruleset) -> String;

    /// Returns what is wrong with the choice of a ruleset.
    fn ruleset_error(&self, error: &RulesetError) -> String;

    /// Returns how to choose a ruleset instead.
    fn ruleset_error_hint(&self, error: &RulesetError) -> Option<Hint>;

    /// Returns how a ruleset differs from the official rules.
    fn differences(&self, ruleset: &Ruleset) -> String;

    /// Returns that a custom ruleset was added, and how to play by it.
    fn ruleset_added(&self, ruleset: &Ruleset) -> [String; 2];

    /// Returns that a custom ruleset is retired, and how to bring it back.
    fn ruleset_retired(&self, name: &str) -> String;

    /// Returns how to see all knobs of a ruleset.
    fn how_to_show_knobs(&self) -> &'static str;

    /// Heads a column of the knobs.
    fn knob_column(&self, column: KnobColumn) -> &'static str;

    /// Returns what a knob decides.
    fn knob_meaning(&self, knob: Knob) -> &'static str;

    /// Returns the values that a knob takes.
    fn knob_allowed(&self, knob: Knob) -> &'static str;

    /// Explains the mark of the knobs that differ from the official rules, if
    /// any does.
    fn knobs_note(&self, any_differs: bool) -> &'static str;

    /// Returns how to read and search the rulings.
    fn how_to_read_rulings(&self) -> &'static str;

    /// Heads the rulings that may be meant, where none is likely by far.
    fn not_sure(&self) -> &'static str;

    /// Heads a part of a ruling.
    fn ruling_part(&self, part: RulingPart) -> &'static str;

    /// Returns the named sources of a ruling, and that they do not say
    /// everything if they do not.
    fn ruling_sources(&self, named: &[&str], silent: Option<&str>) -> String;

    /// Returns the round of an example, and the settings it is played with.
    fn example_round(&self, round: Round, settings: &[String]) -> String;

    /// Returns what an example shows about its cards.
    fn claim(&self, claim: Claim) -> String;

    /// Returns that no ruling answers what was asked.
    fn ruling_not_found(&self, error: &RulingNotFound) -> String;

    /// Returns how to ask instead.
    fn ruling_not_found_hint(&self, error: &RulingNotFound) -> Option<Hint>;

    /// Returns that no topic mentions what was searched for.
    fn no_topic_mentions(&self, query: &str) -> String;
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
pub(super) fn differing_knobs(ruleset: &Ruleset) -> Option<String> {
    let value = |knob: Knob| format!("{}={}", knob.name(), knob.value_in(ruleset));
    let knobs: Vec<_> = Knob::differing(ruleset).map(value).collect();
    (!knobs.is_empty()).then(|| knobs.join(", "))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strum::{EnumCount, IntoEnumIterator};

    use super::*;
    use crate::rules::rulings::{Example, Ruling, Source};
    use crate::words::Language;

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
