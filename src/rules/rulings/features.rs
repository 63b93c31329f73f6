//! Turns text into features that a search counts: stems of words, pairs of
//! neighbors and parts of words.
//!
//! Knows the words of no language: stems and synonyms are data of the rulings.

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use rust_stemmers::{Algorithm, Stemmer};
use serde::Deserialize;

/// How the endings of words are cut off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Stems {
    Danish,
    English,
    Finnish,
    /// A few endings only: there is no stemmer.
    Icelandic,
    Norwegian,
    Swedish,
}

/// How much a feature of each kind weighs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weights {
    /// A word without its ending.
    pub(super) word: f32,
    /// Two words beside each other.
    pub(super) pair: f32,
    /// Three or four letters of a word, which forgive slips, endings and
    /// compounds.
    pub(super) part: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            word: 1.0,
            pair: 0.7,
            part: 0.3,
        }
    }
}

/// Something that texts have in common, as a hash.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Feature {
    pub(super) id: u64,
    pub(super) weight: f32,
}

/// Reads the features of texts.
pub(super) struct Reader {
    stemmer: Option<Stemmer>,
    endings: &'static [&'static str],
    /// The words that mean the same as one word, by the first of them, the longest
    /// first.
    synonyms: HashMap<u64, Vec<(Vec<u64>, u64)>>,
    weights: Weights,
}

/// What a word is read as, apart from its neighbors.
pub(super) struct Word {
    stem: u64,
    parts: Vec<u64>,
}

/// Words that were read before.
pub(super) type Known = HashMap<String, Word>;

impl Reader {
    /// Reads words by their stems, or as they are; each group of `synonyms` as its
    /// first word.
    pub(super) fn new(stems: Option<Stems>, synonyms: &[Vec<String>], weights: Weights) -> Self {
        let algorithm = stems.and_then(|stems| match stems {
            Stems::Danish => Some(Algorithm::Danish),
            Stems::English => Some(Algorithm::English),
            Stems::Finnish => Some(Algorithm::Finnish),
            Stems::Icelandic => None,
            Stems::Norwegian => Some(Algorithm::Norwegian),
            Stems::Swedish => Some(Algorithm::Swedish),
        });
        let mut reader = Self {
            stemmer: algorithm.map(Stemmer::create),
            endings: match stems {
                Some(Stems::Icelandic) => &ICELANDIC_ENDINGS,
                _ => &[],
            },
            synonyms: HashMap::new(),
            weights,
        };
        for group in synonyms {
            reader.add_synonyms(group);
        }
        reader
    }

    fn add_synonyms(&mut self, group: &[String]) {
        let stems = |text: &String| -> Vec<u64> {
            let words = words_of(text);
            words.iter().map(|word| self.stem(word)).collect()
        };
        let mut phrases = group.iter().map(stems).filter(|stems| !stems.is_empty());
        let Some(first) = phrases.next() else { return };
        let meaning = match first.as_slice() {
            [word] => *word,
            phrase => hash(phrase),
        };
        let phrases: Vec<_> = phrases.chain([first]).collect();
        for phrase in phrases {
            let same = self.synonyms.entry(phrase[0]).or_default();
            same.push((phrase, meaning));
            same.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        }
    }

    /// Returns the features of a text, each once. `known` has the words that were
    /// read before, and gets the others.
    pub(super) fn features(&self, text: &str, known: &mut Known) -> Vec<Feature> {
        let words = words_of(text);
        for word in &words {
            if !known.contains_key(word) {
                known.insert(word.clone(), self.word(word));
            }
        }
        let words: Vec<&Word> = words.iter().map(|word| &known[word]).collect();
        let stems = self.meanings(words.iter().map(|word| word.stem).collect());
        let pairs = [0].iter().chain(&stems).zip(&stems);
        let pairs = pairs.map(|pair| hash(&pair));
        let parts = words.iter().flat_map(|word| &word.parts).copied();
        let Weights { word, pair, part } = self.weights;
        let weighed = |weight| move |id| Feature { id, weight };
        let features = stems.iter().copied().map(weighed(word));
        let features = features.chain(pairs.map(weighed(pair)));
        let mut features: Vec<_> = features.chain(parts.map(weighed(part))).collect();
        features.sort_unstable_by_key(|feature| feature.id);
        features.dedup_by_key(|feature| feature.id);
        features
    }

    /// Replaces words, and phrases, by the word that they are synonyms of.
    fn meanings(&self, stems: Vec<u64>) -> Vec<u64> {
        let mut meanings = Vec::with_capacity(stems.len());
        let mut rest = stems.as_slice();
        while let [first, after @ ..] = rest {
            let same = self.synonyms.get(first).into_iter().flatten();
            let mut same = same.filter(|(phrase, _)| rest.starts_with(phrase));
            (meanings, rest) = match same.next() {
                Some((phrase, meaning)) => (with(meanings, *meaning), &rest[phrase.len()..]),
                None => (with(meanings, *first), after),
            };
        }
        meanings
    }

    fn word(&self, word: &str) -> Word {
        let letters: Vec<char> = ['_'].into_iter().chain(word.chars()).chain(['_']).collect();
        let parts = [3, 4].into_iter().flat_map(|size| letters.windows(size));
        Word {
            stem: self.stem(word),
            parts: parts.map(hash).collect(),
        }
    }

    fn stem(&self, word: &str) -> u64 {
        match &self.stemmer {
            Some(stemmer) => hash(stemmer.stem(word).as_ref()),
            None => hash(without_ending(word, self.endings)),
        }
    }
}

/// Endings of Icelandic words, the longest first.
const ICELANDIC_ENDINGS: [&str; 22] = [
    "arnir", "urnar", "irnar", "anna", "unum", "inum", "ina", "inn", "inu", "ins", "ið", "num",
    "nna", "ar", "ir", "ur", "um", "in", "na", "a", "i", "u",
];

/// Cuts off the first of some endings that leaves three letters.
fn without_ending<'a>(word: &'a str, endings: &[&str]) -> &'a str {
    let stems = endings
        .iter()
        .filter_map(|ending| word.strip_suffix(ending));
    let mut long = stems.filter(|stem| stem.chars().nth(2).is_some());
    long.next().unwrap_or(word)
}

/// Returns the words of a text in lower case, without punctuation.
pub(super) fn words_of(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace(['\'', '’'], "");
    let words = text.split(|c: char| !c.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

fn with(mut list: Vec<u64>, last: u64) -> Vec<u64> {
    list.push(last);
    list
}

fn hash<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
