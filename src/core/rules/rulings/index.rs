//! Which topic a question is likely about: BM25 with a topic as one document, made
//! of the questions that people ask about it.
//!
//! Counts stems of words, pairs of neighbors and parts of words. Knows nothing of
//! rulings, and not how far ahead a topic must be.

use std::collections::{BTreeSet, HashMap};

use super::features::{Meaning, Question, Text, Vocabulary};

/// How soon more texts with a feature add nothing.
const SATURATION: f32 = 1.2;

/// How much longer topics weigh less, from 0 to 1.
const LENGTH: f32 = 0.75;

/// How much a feature of each kind weighs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weights {
    /// What a word means.
    pub(super) word: f32,
    /// Two words beside each other, or the first.
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
    vocabulary: Vocabulary,
    weights: Weights,
    entries: Vec<Entry>,
    /// How much longer than the mean each topic is, as [`SATURATION`] times it.
    lengths: Vec<f32>,
}

struct Entry {
    topic: usize,
    text: Text,
    weight: f32,
}

impl Index {
    /// Indexes documents.
    pub(super) fn new<'a>(
        mut vocabulary: Vocabulary,
        weights: Weights,
        topics: usize,
        documents: impl IntoIterator<Item = Document<'a>>,
    ) -> Self {
        let entry = |Document {
                         topic,
                         text,
                         weight,
                     }: Document<'_>| Entry {
            topic,
            text: vocabulary.learn(text),
            weight,
        };
        let entries: Vec<_> = documents.into_iter().map(entry).collect();
        let parts = vocabulary.words().iter().map(|word| word.parts().count());
        let parts: Vec<_> = parts.collect();
        let mut lengths = vec![0.0; topics];
        for Entry {
            topic,
            text,
            weight,
        } in &entries
        {
            let parts: usize = text.words.iter().map(|&word| parts[word]).sum();
            let words = text.meanings.len() as f32 * (weights.word + weights.pair);
            lengths[*topic] += weight * (words + parts as f32 * weights.part);
        }
        let mean = lengths.iter().sum::<f32>() / topics as f32;
        for length in &mut lengths {
            *length = SATURATION * (1.0 - LENGTH + LENGTH * *length / mean);
        }
        Self {
            vocabulary,
            weights,
            entries,
            lengths,
        }
    }

    /// Returns the topics that a text is wholly about, by the same words in the same
    /// order.
    pub(super) fn with_text(&self, text: &str) -> Vec<usize> {
        let question = self.vocabulary.read(text);
        let is_same =
            |entry: &&Entry| entry.weight >= 1.0 && self.vocabulary.is_same(&entry.text, &question);
        let same = self.entries.iter().filter(is_same);
        same.map(|entry| entry.topic).collect()
    }

    /// Returns for each topic how much of a text it has, from 0 to 1: a share of the
    /// features of the text, each by its weight and by how rare it is.
    pub(super) fn scores(&self, text: &str) -> Vec<f32> {
        let question = self.vocabulary.read(text);
        let features = Features::of(&question, &self.vocabulary, self.weights);
        let mut counts: Vec<_> = features.weights.iter().map(|_| Count::default()).collect();
        for (number, entry) in self.entries.iter().enumerate() {
            features.each_in(&entry.text, |feature| counts[feature].add(number, entry));
        }
        let mut scores = vec![0.0; self.lengths.len()];
        let mut all = 0.0;
        for (weight, count) in features.weights.iter().zip(&counts) {
            let weighed = weight * self.rarity(count.texts);
            all += weighed;
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
    /// The feature of each meaning.
    meanings: Vec<Option<usize>>,
    /// The features of two meanings beside each other; nothing is before the first.
    pairs: HashMap<(Option<Meaning>, Meaning), usize>,
    /// The features that are parts of each word of the vocabulary.
    parts: Vec<Vec<usize>>,
}

impl Features {
    fn of(question: &Question, vocabulary: &Vocabulary, kinds: Weights) -> Self {
        let mut weights = Vec::new();
        let mut number = |weight| {
            weights.push(weight);
            weights.len() - 1
        };
        let mut meanings = vec![None; vocabulary.meaning_count()];
        let mut pairs = HashMap::new();
        let mut before = Some(None);
        for &meaning in &question.meanings {
            match meaning {
                Some(known) => _ = meanings[known].get_or_insert_with(|| number(kinds.word)),
                None => _ = number(kinds.word),
            }
            match before.zip(meaning) {
                Some(pair) => _ = pairs.entry(pair).or_insert_with(|| number(kinds.pair)),
                None => _ = number(kinds.pair),
            }
            before = meaning.map(Some);
        }
        let parts = question.words.iter().flat_map(|word| word.parts());
        let parts = BTreeSet::from_iter(parts).into_iter();
        let parts: Vec<_> = parts.map(|part| (part, number(kinds.part))).collect();
        let numbered = |part: u64| {
            let at = parts.binary_search_by_key(&part, |&(part, _)| part);
            at.ok().map(|at| parts[at].1)
        };
        let words = vocabulary.words().iter();
        let parts = words.map(|word| word.parts().filter_map(numbered).collect());
        Self {
            parts: parts.collect(),
            weights,
            meanings,
            pairs,
        }
    }

    /// Calls a function with each feature that a text has, once or more.
    fn each_in(&self, text: &Text, mut has: impl FnMut(usize)) {
        for &word in &text.words {
            self.parts[word].iter().copied().for_each(&mut has);
        }
        let mut before = None;
        for &meaning in &text.meanings {
            if let Some(feature) = self.meanings[meaning] {
                has(feature);
                if let Some(&pair) = self.pairs.get(&(before, meaning)) {
                    has(pair);
                }
            }
            before = Some(meaning);
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
