//! Rulesets, rules and rulings.

use std::sync::OnceLock;

use strum::IntoEnumIterator;

use super::{Command, Hint, Language, Message, Messages, Said};
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::{PRESETS, Round, Rule, Ruleset, RulesetError};

#[cfg(not(target_family = "wasm"))]
macro_rules! rulings {
    ($($language:literal)*) => {
        [$((
            include_str!(concat!(env!("OUT_DIR"), "/", $language, ".rulings")),
            include_str!(concat!(env!("OUT_DIR"), "/", $language, ".asked")),
        )),*]
    };
}

/// The rulings of each language, read when they are first asked for.
static READ: [OnceLock<Rulings>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Gives the rulings of a language, which a browser has none of.
#[cfg(target_family = "wasm")]
pub fn give_rulings(language: Language, rulings: Rulings) {
    let _ = READ[language as usize].set(rulings);
}

/// The rulings of each language and what people ask, as `build.rs` writes them, in the
/// order of [`Language`].
#[cfg(not(target_family = "wasm"))]
const RULINGS: [(&str, &str); Language::ALL.len()] = rulings!["en" "da" "sv" "nb" "fi" "is"];

messages! { words:
    ruleset_retired(name: &str) = "rules-retired";
    how_to_show_rules() = "rules-show";
    rule_meaning(rule: Rule) = "rules-meaning" { rule = rule.name() };
    rule_allowed(rule: Rule) = "rules-allowed" { rule = rule.name() };
    how_to_read_rulings() = "rules-read";
    /// Heads the rulings that may be meant, where none is likely by far.
    not_sure() = "rules-not-sure";
    no_topic_mentions(text: &str) = "rules-no-topic";
    to_judge(command: Command) = hint "rules-to-judge";
    is_ruleset(name: &str, command: &str) = "rules-is-ruleset";
    game_is_played_by(game: u32, ruleset: &str) = "rules-of-game";
    rule_column(column: RuleColumn) = "rules-column-" + column;
    ruling_part(part: RulingPart) = "rules-" + part;
    rules_note(any_differs: bool) => match any_differs {
        true => "rules-differs",
        false => "rules-all-official",
    };
    /// The named sources of a ruling, and that they do not say everything if they do not.
    ruling_sources(named: &[&str], silent: Option<&str>) => match (named, silent) {
        (_, None) => "rules-source",
        ([], Some(_)) => "rules-source-none",
        (_, Some(_)) => "rules-source-partly",
    } { sources = named.join(", "), silent };
}

said! { words:
    impl Message for RulesetError {
        NoRuleset { name } = "rules-no-ruleset" {
            name, names = words.and(&PRESETS.map(String::from))
        };
        NoValue { text } => match Rule::iter().find(|rule| rule.name() == text) {
            Some(rule) => {
                let (rule, allowed) = (rule.name(), words.rule_allowed(rule));
                refuse!(words, "rules-value-missing", rule, allowed)
            }
            None => refuse!(words, "rules-no-value", text),
        };
        NoRule { name, nearest } => {
            let rules: Vec<_> = Rule::iter().map(|rule| rule.name().to_owned()).collect();
            let (rules, rule) = (words.and(&rules), nearest.map(Rule::name));
            let said = refuse!(words, "rules-no-rule", name, rules, rule);
            if rule.is_some() { said } else { said.with(words.show_rules()) }
        };
        BadValue { rule, value } => {
            let (rule, allowed) = (rule.name(), words.rule_allowed(*rule));
            refuse!(words, "rules-bad-value", rule, allowed, value).with(words.show_rules())
        };
        Twice { rule, first, second } = "rules-twice" { rule = rule.name(), first, second };
        NoAces { rule } = "rules-no-aces" { rule = rule.name() };
    }
}

impl Message for RulingNotFound {
    fn said(&self, words: &Messages) -> Said {
        let (near, command) = (words.did_you_mean(&self.near), Command::new("rules"));
        refuse!(words, "rules-no-answer", text = &self.words, near, command)
    }
}

impl Messages {
    pub fn rulings(&self) -> &'static Rulings {
        let is_it = |language: &Language| *language == self.language();
        // The language of tests has the rulings in English.
        let place = Language::ALL.iter().position(is_it).unwrap_or_default();
        READ[place].get_or_init(|| {
            #[cfg(target_family = "wasm")]
            return Rulings::default();
            #[cfg(not(target_family = "wasm"))]
            {
                let (rulings, asked) = RULINGS[place];
                Rulings::from_lines(rulings, asked)
            }
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

    /// Returns how a ruleset differs from the official rules.
    pub fn differences(&self, ruleset: &Ruleset) -> String {
        let value = |rule: Rule| format!("{}={}", rule.name(), rule.value_in(ruleset));
        match Rule::differing(ruleset).map(value).collect::<Vec<_>>().as_slice() {
            [] => say!(self, "rules-official"),
            rules => say!(self, "rules-official-but", rules = rules.join(", ")),
        }
    }

    fn show_rules(&self) -> Hint {
        hint!(self, "rules-show-hint", command = Command::new("rules show official"))
    }

    /// Returns that a custom ruleset was added, and how to play by it.
    pub fn ruleset_added(&self, ruleset: &Ruleset) -> [String; 2] {
        let (name, differences) = (ruleset.name(), self.differences(ruleset));
        let command = Command::new("new").option("--rules", name);
        [say!(self, "rules-added", name, differences), say!(self, "rules-play-by", command)]
    }

    /// Returns the round of an example, and the settings it is played with.
    pub fn example_round(&self, round: Round, settings: &[String]) -> String {
        let wild = self.all_of_rank(round.wild());
        let round = say!(self, "rules-round", round, wild);
        settings.iter().fold(round, |text, setting| format!("{text}, {setting}"))
    }

    pub fn claim(&self, claim: Claim) -> String {
        by_variant!(say self, claim, Claim {
            Book = "rules-is-book";
            Run = "rules-is-run";
            BookOrRun = "rules-is-book-or-run";
            NoMeld = "rules-is-no-meld";
            GoesOut = "rules-goes-out";
            StaysIn = "rules-stays-in";
            Costs(penalty) = "rules-costs" { points = self.points(penalty.into()) };
        })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum RuleColumn {
    /// The name, after a mark.
    Rule,
    Value,
    /// The value in the official rules.
    Official,
    /// The meaning.
    Decides,
}

/// A part of a ruling after its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum RulingPart {
    /// Customs of some tables.
    Customs,
    /// The rules that change it.
    Variations,
    Examples,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strum::{EnumCount, IntoEnumIterator};

    use super::*;
    use crate::messages::Language;
    use crate::rules::rulings::{Example, Ruling, Source};

    #[test]
    fn every_rule_has_a_meaning_of_its_own_in_every_language() {
        for language in Language::ALL {
            let words = language.words();
            let meanings: BTreeSet<_> = Rule::iter().map(|rule| words.rule_meaning(rule)).collect();
            assert_eq!(meanings.len(), Rule::COUNT, "{language:?}");
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
        for language in Language::ALL {
            let rulings = language.words().rulings();
            for ruling in rulings.all() {
                let at = format!("{language:?}: {}", ruling.topic);
                assert!(ruling.question.ends_with('?'), "{at}");
                assert!(!ruling.answer.is_empty(), "{at}");
                assert!(!ruling.sources.is_empty(), "{at}");
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
                for text in rulings.texts(ruling) {
                    assert!(!text.contains("  "), "{at}: {text}");
                }
                let is_plain = |word: &String| *word == word.to_lowercase();
                assert!(ruling.keywords.iter().all(is_plain), "{at}");
            }
        }
    }

    #[test]
    fn every_language_has_its_own_names_of_sources() {
        for language in Language::translations() {
            let rulings = language.words().rulings();
            use Source::{Leaflet, Reading, Silent, TexasSheet, WebRules};
            for source in [Leaflet, WebRules, TexasSheet, Reading, Silent] {
                let english = Language::English.words().rulings();
                let name = rulings.source_name(source);
                assert_ne!(name, english.source_name(source), "{language:?}");
            }
        }
    }

    #[test]
    fn where_the_sources_are_silent_a_ruling_says_so_and_has_customs() {
        for language in Language::ALL {
            let rulings = language.words().rulings();
            let silence = rulings.source_name(Source::Silent).split(' ').next_back().unwrap();
            for ruling in rulings.all().filter(|ruling| ruling.sources.contains(&Source::Silent)) {
                let at = format!("{language:?}: {}", ruling.topic);
                assert!(ruling.answer.iter().any(|text| text.contains(silence)), "{at}, {silence}");
                assert!(!ruling.customs.is_empty(), "{at}");
            }
        }
    }

    /// Returns what a ruling says in any language.
    fn facts(ruling: &Ruling) -> (&str, &[Source], usize, Vec<&[String]>, Vec<String>) {
        let varied = ruling.varied_by.iter().map(|varied| &*varied.settings);
        let examples = ruling.examples.iter().map(|example| {
            let Example { round, settings, cards, claim, .. } = example;
            format!("{round} {settings:?} {cards} {claim:?}")
        });
        (&ruling.topic, &ruling.sources, ruling.customs.len(), varied.collect(), examples.collect())
    }

    fn texts(ruling: &Ruling) -> Vec<&str> {
        let varied = ruling.varied_by.iter().map(|varied| &varied.effect);
        let examples = ruling.examples.iter().map(|example| &example.because);
        let texts = [&ruling.question].into_iter().chain(&ruling.customs);
        texts.chain(varied).chain(examples).chain(&ruling.answer).map(String::as_str).collect()
    }

    /// Returns `true` for a text that has no words, such as a sum.
    fn is_formula(text: &str) -> bool {
        !text.contains(char::is_alphabetic)
    }
}
