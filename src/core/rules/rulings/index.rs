//! Which topic a question is likely about: BM25 with a topic as one document, made
//! of the questions that people ask about it.
//!
//! Counts words, pairs of neighbors and parts of words. Knows nothing of rulings,
//! and not how far ahead a topic must be. It knows the words of no language either:
//! with some thousand questions in the index, neither the stems of words nor a list
//! of synonyms adds anything.

use std::collections::BTreeSet;
use std::ops::Range;

use rustc_hash::FxHashMap;

/// How soon more texts with a feature add nothing.
const SATURATION: f32 = 1.2;

/// How much longer topics weigh less, from 0 to 1.
const LENGTH: f32 = 0.75;

/// How much a feature that no text has takes from the scores of all topics, if any
/// word is known. The names and things of a story are rare and tell nothing.
const UNKNOWN: f32 = 0.3;

/// The same where no word is known: the parts of mistyped words tell little.
const MISTYPED: f32 = 2.0;

/// How much a feature of each kind weighs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weights {
    /// A word.
    pub(super) word: f32,
    /// Two words beside each other, or the first.
    pub(super) pair: f32,
    /// Three or four letters of a word, which forgive slips, endings and
    /// compounds.
    pub(super) part: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self { word: 1.0, pair: 1.0, part: 0.3 }
    }
}

/// A text about a topic.
#[derive(Debug, Clone, Copy)]
pub(super) struct Document<'a> {
    /// The topic by its position.
    pub(super) topic: usize,
    pub(super) text: &'a str,
    /// How much it tells of the topic, from 0 to 1.
    pub(super) weight: f32,
}

/// The texts about each topic.
pub(super) struct Index {
    weights: Weights,
    /// The words of all texts, and the number of each.
    words: Vec<String>,
    numbers: FxHashMap<String, usize>,
    /// The words of each text by their numbers, text after text.
    texts: Vec<usize>,
    entries: Vec<Entry>,
    /// How much longer than the mean each topic is, as [`SATURATION`] times it.
    lengths: Vec<f32>,
}

struct Entry {
    topic: usize,
    /// Where the words are in [`Index::texts`].
    words: Range<usize>,
    weight: f32,
}

impl Index {
    /// Indexes documents.
    pub(super) fn new<'a>(
        weights: Weights,
        topics: usize,
        documents: impl IntoIterator<Item = Document<'a>>,
    ) -> Self {
        let mut index = Self {
            weights,
            words: Vec::new(),
            numbers: FxHashMap::default(),
            texts: Vec::new(),
            entries: Vec::new(),
            lengths: vec![0.0; topics],
        };
        for document in documents {
            index.add(document);
        }
        let mean = index.lengths.iter().sum::<f32>() / topics as f32;
        for length in &mut index.lengths {
            *length = SATURATION * (1.0 - LENGTH + LENGTH * *length / mean);
        }
        index
    }

    fn add(&mut self, document: Document<'_>) {
        let Document { topic, text, weight } = document;
        let start = self.texts.len();
        for word in words_of(&plain(text)) {
            let parts = part_count(word) as f32;
            let length = self.weights.word + self.weights.pair + parts * self.weights.part;
            self.lengths[topic] += weight * length;
            let number = self.number(word);
            self.texts.push(number);
        }
        self.entries.push(Entry { topic, words: start..self.texts.len(), weight });
    }

    /// Returns the number of a word, which is added if need be.
    fn number(&mut self, word: &str) -> usize {
        if let Some(&number) = self.numbers.get(word) {
            return number;
        }
        let number = self.words.len();
        self.words.push(word.to_owned());
        self.numbers.insert(word.to_owned(), number);
        number
    }

    /// Returns the topics that a text is wholly about, by the same words in the same
    /// order.
    pub(super) fn with_text(&self, text: &str) -> Vec<usize> {
        let text = plain(text);
        let words = words_of(&text).map(|word| self.numbers.get(word).copied());
        let Some(words) = words.collect::<Option<Vec<_>>>() else {
            return Vec::new();
        };
        let is_same = |entry: &&Entry| self.texts[entry.words.clone()] == words;
        let same = self.entries.iter().filter(|entry| entry.weight >= 1.0).filter(is_same);
        same.map(|entry| entry.topic).collect()
    }

    /// Returns for each topic how much of a text it has, from 0 to 1: a share of the
    /// features of the text, each by its weight and by how rare it is.
    pub(super) fn scores(&self, text: &str) -> Vec<f32> {
        let features = Features::new(&plain(text), self);
        let mut counts: Vec<_> = features.weights.iter().map(|_| Count::default()).collect();
        for (number, entry) in self.entries.iter().enumerate() {
            features.each_in(&self.texts[entry.words.clone()], |feature| {
                counts[feature].add(number, entry)
            });
        }
        let knows_a_word = features.words.iter().any(Option::is_some);
        let unknown = if knows_a_word { UNKNOWN } else { MISTYPED };
        let mut scores = vec![0.0; self.lengths.len()];
        let mut all = 0.0;
        for (weight, count) in features.weights.iter().zip(&counts) {
            let weighed = weight * self.rarity(count.texts);
            all += weighed * if count.texts == 0 { unknown } else { 1.0 };
            for &(topic, often) in &count.topics {
                let often = often * weight;
                scores[topic] += weighed * often / (often + self.lengths[topic]);
            }
        }
        for score in &mut scores {
            *score /= f32::max(all, f32::MIN_POSITIVE);
        }
        scores
    }

    /// Returns how much a feature tells that so many texts have.
    fn rarity(&self, texts: usize) -> f32 {
        let (with, all) = (texts as f32 + 0.5, self.entries.len() as f32);
        (1.0 + (all - with + 1.0) / with).ln()
    }
}

/// The features of a question, numbered, and where texts have them.
struct Features {
    weights: Vec<f32>,
    /// The feature that is each word of the index.
    words: Vec<Option<usize>>,
    /// The features of two words beside each other; nothing is before the first.
    pairs: FxHashMap<(Option<usize>, usize), usize>,
    /// The features that are parts of each word of the index.
    parts: Vec<Vec<usize>>,
}

impl Features {
    fn new(question: &str, index: &Index) -> Self {
        let mut weights = Vec::new();
        let mut number = |weight| {
            weights.push(weight);
            weights.len() - 1
        };
        let mut words = vec![None; index.words.len()];
        let mut pairs = FxHashMap::default();
        let mut before = Some(None);
        for word in words_of(question) {
            let word = index.numbers.get(word).copied();
            match word {
                Some(known) => _ = words[known].get_or_insert_with(|| number(index.weights.word)),
                None => _ = number(index.weights.word),
            }
            match before.zip(word) {
                Some(pair) => _ = pairs.entry(pair).or_insert_with(|| number(index.weights.pair)),
                None => _ = number(index.weights.pair),
            }
            before = word.map(Some);
        }
        let parts: BTreeSet<u64> = words_of(question).flat_map(parts_of).collect();
        let parts = parts.into_iter();
        let parts: Vec<_> = parts.map(|part| (part, number(index.weights.part))).collect();
        let numbered = |part: u64| {
            let at = parts.binary_search_by_key(&part, |&(part, _)| part);
            at.ok().map(|at| parts[at].1)
        };
        let parts = index.words.iter().map(|word| parts_of(word).filter_map(numbered).collect());
        Self { parts: parts.collect(), weights, words, pairs }
    }

    /// Calls a function with each feature that a text has, once or more.
    fn each_in(&self, text: &[usize], mut has: impl FnMut(usize)) {
        let mut before = None;
        for &word in text {
            self.parts[word].iter().copied().for_each(&mut has);
            if let Some(feature) = self.words[word] {
                has(feature);
                if let Some(&pair) = self.pairs.get(&(before, word)) {
                    has(pair);
                }
            }
            before = Some(word);
        }
    }
}

/// How many texts have a feature, and how much of each topic.
#[derive(Default)]
struct Count {
    texts: usize,
    /// The number of the last of them.
    last: Option<usize>,
    /// The weights of the texts of each topic.
    topics: Vec<(usize, f32)>,
}

impl Count {
    fn add(&mut self, number: usize, entry: &Entry) {
        if self.last.replace(number) == Some(number) {
            return;
        }
        self.texts += 1;
        match self.topics.last_mut() {
            Some((topic, often)) if *topic == entry.topic => *often += entry.weight,
            _ => self.topics.push((entry.topic, entry.weight)),
        }
    }
}

/// Returns a text in lower case without apostrophes, with spaces for punctuation.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\'' | '’' => {}
            _ if c.is_ascii_alphanumeric() => plain.push(c.to_ascii_lowercase()),
            _ if !c.is_ascii() && c.is_alphanumeric() => plain.extend(c.to_lowercase()),
            _ => plain.push(' '),
        }
    }
    plain
}

/// Returns the words of a plain text.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}

/// The letters of a part, with a mark before and after the word.
const PART_SIZES: [usize; 2] = [3, 4];

/// Returns the parts of a word as numbers.
fn parts_of(word: &str) -> impl Iterator<Item = u64> {
    let letters: Vec<char> = ['_'].into_iter().chain(word.chars()).chain(['_']).collect();
    let part = move |size: usize, start: usize| {
        let part = letters[start..start + size].iter();
        part.fold(0, |number, &letter| number << 16 ^ u64::from(letter))
    };
    let count = word.chars().count() + 2;
    let starts =
        move |size: usize| (0..(count + 1).saturating_sub(size)).map(move |start| (size, start));
    PART_SIZES.into_iter().flat_map(starts).map(move |(size, start)| part(size, start))
}

/// Returns how many parts a word has.
fn part_count(word: &str) -> usize {
    let letters = word.chars().count() + 2;
    let count = |size: usize| (letters + 1).saturating_sub(size);
    PART_SIZES.into_iter().map(count).sum()
}
