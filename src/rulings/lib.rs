//! The rulings that people ask for, by topic: their shape, lookup and search.
//!
//! The text is data, a TOML file per language, and so are the questions that a
//! search knows, see [`Rulings::parse`]. Every example is checked against the rules of
//! melds in `tests/core/rulings.rs`. Knows nothing of cards, or of how a ruling is
//! laid out on a page.
//!
//! A crate of its own, since `build.rs` of `crowns` needs it and nothing else.

mod asked;
#[cfg(test)]
mod evaluation;
mod index;
mod lines;
mod search;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Deserializer};
use strum::{EnumString, IntoStaticStr, VariantArray};

use self::index::Index;
pub use self::search::{Answer, Match, RulingNotFound, nearest, nearest_by_word};

/// All rulings of one language.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// Words of a question that say nothing about its topic, in lower case.
    function_words: Vec<String>,
    /// The chapters in the order of listings.
    pub chapters: Vec<Chapter>,
    /// The names by which sources are cited.
    sources: BTreeMap<Source, String>,
    /// The words of what people ask, counted, as [`Asked`](asked::Asked) writes them.
    #[serde(skip)]
    asked: Cow<'static, str>,
    /// What a search reads, made when it is first asked.
    #[serde(skip)]
    index: OnceLock<Index>,
}

/// Rulings that belong together.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// What they are about.
    pub title: String,
    /// The rulings in the order of listings.
    pub rulings: Vec<Ruling>,
}

/// A question that comes up at the table, and its answer.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The topic as it is typed, the same in every language:
    /// `all-wild-melds`.
    pub topic: String,
    /// What else people type when they look for it, in lower case.
    #[serde(default)]
    pub keywords: Vec<String>,
    /// The question, in one sentence.
    pub question: String,
    /// The answer, one paragraph each.
    #[serde(deserialize_with = "paragraphs")]
    pub answer: Vec<String>,
    /// Where the answer is from; never empty.
    pub sources: Vec<Source>,
    /// What tables commonly do where the sources are silent, or in spite of
    /// them: never an official rule.
    #[serde(default)]
    pub customs: Vec<String>,
    /// The rules that change the answer.
    #[serde(default)]
    pub varied_by: Vec<Variation>,
    /// Cards that show the answer.
    #[serde(default)]
    pub examples: Vec<Example>,
}

/// Where a ruling is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The publisher's rules leaflet.
    Leaflet,
    /// The publisher's rules as published on the web.
    WebRules,
    /// The Texas Good Sam tournament sheet.
    TexasSheet,
    /// How this project reads a rule that could be read in two ways.
    Reading,
    /// The sources say nothing, or nothing beyond the others named.
    Silent,
}

/// Settings of rules, and how they change the ruling.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variation {
    /// Each as `crowns_core::rules::Ruleset::with` reads it.
    pub settings: Vec<String>,
    /// What they do.
    pub effect: String,
}

/// Cards in a round, and what is true of them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The number of the round, 1 to 11.
    pub round: u8,
    /// Settings that differ from the official rules.
    #[serde(default)]
    pub settings: Vec<String>,
    /// The cards in the notation.
    pub cards: String,
    /// What is true of them.
    pub claim: Claim,
    /// Why it is true.
    pub because: String,
}

/// What an example claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, EnumString, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Claim {
    /// The cards are a book and no run.
    Book,
    /// The cards are a run and no book.
    Run,
    /// The cards are a book, and also a run.
    BookOrRun,
    /// The cards are no meld.
    NoMeld,
    /// The hand, after the draw, can go out.
    #[strum(serialize = "can_go_out")]
    GoesOut,
    /// The hand, after the draw, cannot go out.
    #[strum(serialize = "cannot_go_out")]
    StaysIn,
    /// The hand costs so many points when it is counted.
    #[strum(serialize = "penalty")]
    Costs(u16),
}

impl Ruling {
    /// Returns the rule itself, the first sentence of the answer.
    pub fn rule(&self) -> &str {
        let first = self.answer.first().map_or("", String::as_str);
        let end = first.find(". ").map_or(first.len(), |dot| dot + 1);
        &first[..end]
    }
}

impl Rulings {
    /// Reads the rulings of a language from TOML. `questions` has what people ask, a
    /// question on a line, after a line with the topic in brackets, `[books]`; below
    /// `[none]` is what no ruling answers. Empty lines, and those that begin with
    /// `#`, do not count.
    ///
    /// # Errors
    ///
    /// Where the text is no TOML or not of this shape.
    pub fn parse(toml: &str, questions: &str) -> Result<Self, toml::de::Error> {
        let rulings: Self = toml::from_str(toml)?;
        let asked = rulings.counted(questions).to_text().into();
        Ok(Self { asked, ..rulings })
    }

    /// Returns what a search needs of the questions that people ask.
    pub fn asked(&self) -> &str {
        &self.asked
    }

    /// Returns all rulings in the order of listings.
    pub fn all(&self) -> impl Iterator<Item = &Ruling> {
        self.chapters.iter().flat_map(|chapter| &chapter.rulings)
    }

    /// Returns the chapter of a ruling.
    pub fn chapter_of(&self, ruling: &Ruling) -> Option<&Chapter> {
        let mut chapters = self.chapters.iter();
        chapters.find(|chapter| chapter.rulings.contains(ruling))
    }

    /// Returns the name by which a source is cited.
    pub fn source_name(&self, source: Source) -> &str {
        self.sources.get(&source).map_or("", String::as_str)
    }

    /// Returns all texts of a ruling, from the topic to the sources.
    pub fn texts<'a>(&'a self, ruling: &'a Ruling) -> impl Iterator<Item = &'a str> {
        let variations = ruling
            .varied_by
            .iter()
            .flat_map(|varied| varied.settings.iter().chain([&varied.effect]));
        let examples =
            ruling.examples.iter().flat_map(|example| [&example.cards, &example.because]);
        let sources = ruling.sources.iter();
        [&ruling.topic, &ruling.question]
            .into_iter()
            .chain(&ruling.answer)
            .chain(&ruling.customs)
            .chain(variations)
            .chain(examples)
            .map(String::as_str)
            .chain(sources.map(|&source| self.source_name(source)))
    }
}

/// Reads a text of several lines as paragraphs, which empty lines separate.
fn paragraphs<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let text = String::deserialize(from)?;
    let one_line = |paragraph: &str| {
        let words: Vec<_> = paragraph.split_whitespace().collect();
        words.join(" ")
    };
    Ok(text.trim().split("\n\n").map(one_line).collect())
}
