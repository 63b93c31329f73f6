//! Which topic a question is likely about: BM25 with a topic as one document, made
//! of the questions that people ask about it.
//!
//! Knows nothing of rulings, and not how far ahead a topic must be.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::features::{Known, Reader, words_of};

/// How soon more questions with a feature add nothing.
const SATURATION: f32 = 1.2;

/// How much longer documents weigh less, from 0 to 1.
const LENGTH: f32 = 0.75;

/// A text about a topic.
#[derive(Debug, Clone, Copy)]
pub(super) struct Document<'a> {
    /// The topic by its position.
    pub(super) topic: usize,
    pub(super) text: &'a str,
    /// How much it tells of the topic, from 0 to 1.
    pub(super) weight: f32,
}

/// The features of each topic.
pub(super) struct Index {
    reader: Reader,
    features: HashMap<u64, Entry, BuildHasherDefault<Hashed>>,
    /// The topics of each text that is wholly about them.
    texts: HashMap<String, Vec<usize>>,
    documents: f32,
    /// How much longer than the mean each topic is, as [`SATURATION`] times it.
    lengths: Vec<f32>,
}

/// Where a feature is.
#[derive(Debug, Default)]
struct Entry {
    /// How many documents have it.
    documents: u32,
    /// How often each topic has it, in the order of topics.
    topics: Vec<(usize, f32)>,
}

impl Index {
    /// Indexes documents, those of a topic one after another.
    pub(super) fn new<'a>(
        reader: Reader,
        topics: usize,
        documents: impl IntoIterator<Item = Document<'a>>,
    ) -> Self {
        let mut features: HashMap<u64, Entry, _> = HashMap::default();
        let mut texts: HashMap<String, Vec<usize>> = HashMap::new();
        let mut known = Known::new();
        let mut lengths = vec![0.0; topics];
        let mut count = 0.0;
        for Document {
            topic,
            text,
            weight,
        } in documents
        {
            count += 1.0;
            if weight >= 1.0 {
                texts.entry(plain(text)).or_default().push(topic);
            }
            for feature in reader.features(text, &mut known) {
                let entry: &mut Entry = features.entry(feature.id).or_default();
                let often = weight * feature.weight;
                entry.documents += 1;
                match entry.topics.last_mut() {
                    Some((last, sum)) if *last == topic => *sum += often,
                    _ => entry.topics.push((topic, often)),
                }
                lengths[topic] += often;
            }
        }
        let mean = lengths.iter().sum::<f32>() / topics as f32;
        for length in &mut lengths {
            *length = SATURATION * (1.0 - LENGTH + LENGTH * *length / mean);
        }
        Self {
            reader,
            features,
            texts,
            documents: count,
            lengths,
        }
    }

    /// Returns the topics that a text is wholly about, by the same words in the same
    /// order.
    pub(super) fn with_text(&self, text: &str) -> &[usize] {
        self.texts.get(&plain(text)).map_or(&[], Vec::as_slice)
    }

    /// Returns for each topic how much of a text it has, from 0 to 1: a share of the
    /// features of the text, each by its weight and by how rare it is.
    pub(super) fn scores(&self, text: &str) -> Vec<f32> {
        let mut scores = vec![0.0; self.lengths.len()];
        let mut all = 0.0;
        for feature in self.reader.features(text, &mut Known::new()) {
            let entry = self.features.get(&feature.id);
            let documents = entry.map_or(0, |entry| entry.documents);
            let weight = feature.weight * self.rarity(documents);
            all += weight;
            for &(topic, often) in entry.iter().flat_map(|entry| &entry.topics) {
                scores[topic] += weight * often / (often + self.lengths[topic]);
            }
        }
        for score in &mut scores {
            *score /= f32::max(all, f32::MIN_POSITIVE);
        }
        scores
    }

    /// Returns how much a feature tells that so many documents have.
    fn rarity(&self, documents: u32) -> f32 {
        let with = documents as f32 + 0.5;
        (1.0 + (self.documents - with + 1.0) / with).ln()
    }
}

/// Returns the words of a text alone.
fn plain(text: &str) -> String {
    words_of(text).join(" ")
}

/// Takes a feature, which is a hash already, as its hash.
#[derive(Debug, Default)]
struct Hashed(u64);

impl Hasher for Hashed {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
