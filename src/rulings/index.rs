//! Which topic a question is likely about: BM25 with a topic as one document, made
//! of the questions that people ask about it.
//!
//! Counts words, pairs of neighbors and parts of words. Knows nothing of rulings,
//! and not how far ahead a topic must be. It knows the words of no language either:
//! with some thousand questions in the index, neither the stems of words nor a list
//! of synonyms adds anything.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::asked::Asked;

/// How soon more texts with a feature add nothing.
const SATURATION: f32 = 1.2;

/// How much longer topics weigh less, from 0 to 1.
const LENGTH: f32 = 0.5;

/// How many words make a text, where texts are counted.
const WORDS_OF_TEXT: f32 = 8.0;

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

/// The words about each topic.
pub(super) struct Index {
    weights: Weights,
    words: Vec<Word>,
    /// The number of each word.
    numbers: FxHashMap<String, usize>,
    /// How often two words are beside each other; nothing is before the first.
    pairs: FxHashMap<(Option<usize>, usize), Counts>,
    /// Texts that are wholly about a topic, by their words.
    whole: Vec<(usize, Vec<usize>)>,
    /// How much longer than the mean each topic is, as [`SATURATION`] times it.
    lengths: Vec<f32>,
    /// How many texts there are.
    texts: f32,
}

struct Word {
    text: String,
    counts: Counts,
}

/// How often each topic has a feature.
type Counts = Vec<(usize, f32)>;

impl Index {
    /// Indexes documents, and what people ask.
    pub(super) fn new<'a>(
        weights: Weights,
        topics: usize,
        documents: impl IntoIterator<Item = Document<'a>>,
        asked: &Asked,
    ) -> Self {
        let mut index = Self {
            weights,
            words: Vec::new(),
            numbers: FxHashMap::default(),
            pairs: FxHashMap::default(),
            whole: Vec::new(),
            lengths: vec![0.0; topics],
            texts: 0.0,
        };
        for (word, counts) in &asked.words {
            let number = index.number(word);
            for &(topic, count) in counts {
                index.add(number, topic, count.into());
            }
        }
        for pair in &asked.pairs {
            index.add_pair((pair.first, pair.second), pair.topic, pair.count.into());
        }
        for Document { topic, text, weight } in documents {
            let words: Vec<_> = words_of(&plain(text)).map(|word| index.number(word)).collect();
            let mut before = None;
            for &word in &words {
                index.add(word, topic, weight);
                index.add_pair((before, word), topic, weight);
                before = Some(word);
            }
            if weight >= 1.0 {
                index.whole.push((topic, words));
            }
        }
        let mean = index.lengths.iter().sum::<f32>() / topics as f32;
        for length in &mut index.lengths {
            *length = SATURATION * (1.0 - LENGTH + LENGTH * *length / mean);
        }
        index
    }

    /// Returns the number of a word, which is added if need be.
    fn number(&mut self, word: &str) -> usize {
        if let Some(&number) = self.numbers.get(word) {
            return number;
        }
        let number = self.words.len();
        self.words.push(Word { text: word.to_owned(), counts: Vec::new() });
        self.numbers.insert(word.to_owned(), number);
        number
    }

    fn add(&mut self, word: usize, topic: usize, count: f32) {
        let Word { text, counts } = &mut self.words[word];
        let parts = part_count(text) as f32;
        let length = self.weights.word + self.weights.pair + parts * self.weights.part;
        self.lengths[topic] += count * length;
        self.texts += count / WORDS_OF_TEXT;
        add_count(counts, topic, count);
    }

    fn add_pair(&mut self, pair: (Option<usize>, usize), topic: usize, count: f32) {
        add_count(self.pairs.entry(pair).or_default(), topic, count);
    }

    /// Returns the topics that a text is wholly about, by the same words in the same
    /// order.
    pub(super) fn with_text(&self, text: &str) -> Vec<usize> {
        let text = plain(text);
        let words = words_of(&text).map(|word| self.numbers.get(word).copied());
        let Some(words) = words.collect::<Option<Vec<_>>>() else {
            return Vec::new();
        };
        let same = self.whole.iter().filter(|(_, whole)| *whole == words);
        same.map(|&(topic, _)| topic).collect()
    }

    /// Returns for each topic how much of a text it has, from 0 to 1: a share of the
    /// features of the text, each by its weight and by how rare it is.
    pub(super) fn scores(&self, text: &str) -> Vec<f32> {
        let text = plain(text);
        let words: BTreeSet<_> = words_of(&text).collect();
        let numbers = |word: &str| self.numbers.get(word).copied();
        let known: Vec<_> = words.iter().filter_map(|word| numbers(word)).collect();
        let mut score = Score {
            index: self,
            unknown: if known.is_empty() { MISTYPED } else { UNKNOWN },
            scores: vec![0.0; self.lengths.len()],
            all: 0.0,
        };
        for &word in &known {
            score.add(self.weights.word, &self.words[word].counts);
        }
        for _ in known.len()..words.len() {
            score.add(self.weights.word, &[]);
        }
        let order = words_of(&text).map(numbers);
        let before = [Some(None)].into_iter().chain(order.clone().map(|word| word.map(Some)));
        let pairs: BTreeSet<_> = before.zip(order).filter_map(|(a, b)| Some((a?, b?))).collect();
        for counts in pairs.iter().filter_map(|pair| self.pairs.get(pair)) {
            score.add(self.weights.pair, counts);
        }
        let parts: BTreeSet<u64> = words.iter().copied().flat_map(parts_of).collect();
        let parts: Vec<_> = parts.into_iter().collect();
        let mut counts = vec![Counts::new(); parts.len()];
        for word in &self.words {
            for part in parts_of(&word.text) {
                if let Ok(at) = parts.binary_search(&part) {
                    word.counts.iter().for_each(|&(topic, n)| add_count(&mut counts[at], topic, n));
                }
            }
        }
        for counts in &counts {
            score.add(self.weights.part, counts);
        }
        let all = f32::max(score.all, f32::MIN_POSITIVE);
        score.scores.iter().map(|score| score / all).collect()
    }
}

/// The scores of the topics for the features of a question so far.
struct Score<'a> {
    index: &'a Index,
    /// How much a feature takes that no text has.
    unknown: f32,
    scores: Vec<f32>,
    /// What a topic would have with all features.
    all: f32,
}

impl Score<'_> {
    /// Adds a feature.
    fn add(&mut self, weight: f32, counts: &[(usize, f32)]) {
        let with = counts.iter().map(|(_, count)| count).sum::<f32>() + 0.5;
        let without = f32::max(self.index.texts - with + 1.0, 0.0);
        let weighed = weight * (1.0 + without / with).ln();
        self.all += weighed * if counts.is_empty() { self.unknown } else { 1.0 };
        for &(topic, count) in counts {
            let often = count * weight;
            self.scores[topic] += weighed * often / (often + self.index.lengths[topic]);
        }
    }
}

fn add_count(counts: &mut Counts, topic: usize, count: f32) {
    match counts.iter_mut().find(|(other, _)| *other == topic) {
        Some((_, all)) => *all += count,
        None => counts.push((topic, count)),
    }
}

/// Returns a text in lower case without apostrophes, with spaces for punctuation.
pub(super) fn plain(text: &str) -> String {
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
pub(super) fn words_of(text: &str) -> impl Iterator<Item = &str> + Clone {
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
