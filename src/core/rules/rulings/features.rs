//! Turns text into numbers of words and of what they mean: the stem, or the first
//! of its synonyms.
//!
//! Knows the words of no language: stems and synonyms are data of the rulings.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::HashMap;

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

/// What a word means, as a number.
pub(super) type Meaning = usize;

/// The meaning of a word that no text in the vocabulary has.
const UNKNOWN: Meaning = Meaning::MAX;

/// The words of texts.
pub(super) struct Vocabulary {
    stemmer: Option<Stemmer>,
    endings: &'static [&'static str],
    /// The position of each word in `known`.
    words: HashMap<String, usize>,
    known: Vec<Word>,
    stems: HashMap<String, Meaning>,
    /// Phrases and what they mean, at their first stem, the longest first.
    synonyms: Vec<Vec<(Vec<Meaning>, Meaning)>>,
}

/// A word apart from its neighbors.
pub(super) struct Word {
    letters: Vec<char>,
    stem: Meaning,
}

/// A text that is in the vocabulary.
pub(super) struct Text {
    /// The position of each word in [`Vocabulary::words`].
    pub(super) words: Vec<usize>,
    pub(super) meanings: Vec<Meaning>,
}

/// A text with words that may be in no other.
pub(super) struct Question {
    pub(super) words: Vec<Word>,
    /// The meanings, `None` where no text has the word.
    pub(super) meanings: Vec<Option<Meaning>>,
}

impl Vocabulary {
    /// Reads words by their stems, or as they are; each group of `synonyms` as its
    /// first word.
    pub(super) fn new(stems: Option<Stems>, synonyms: &[Vec<String>]) -> Self {
        let algorithm = stems.and_then(|stems| match stems {
            Stems::Danish => Some(Algorithm::Danish),
            Stems::English => Some(Algorithm::English),
            Stems::Finnish => Some(Algorithm::Finnish),
            Stems::Icelandic => None,
            Stems::Norwegian => Some(Algorithm::Norwegian),
            Stems::Swedish => Some(Algorithm::Swedish),
        });
        let mut vocabulary = Self {
            stemmer: algorithm.map(Stemmer::create),
            endings: match stems {
                Some(Stems::Icelandic) => &ICELANDIC_ENDINGS,
                _ => &[],
            },
            words: HashMap::new(),
            known: Vec::new(),
            stems: HashMap::new(),
            synonyms: Vec::new(),
        };
        for group in synonyms {
            vocabulary.add_synonyms(group);
        }
        vocabulary
    }

    fn add_synonyms(&mut self, group: &[String]) {
        let mut meaning = None;
        for text in group {
            let phrase = self.learned(text);
            let phrase: Vec<_> = phrase.iter().map(|&word| self.known[word].stem).collect();
            let Some(&first) = phrase.first() else {
                continue;
            };
            let meaning = *meaning.get_or_insert_with(|| match phrase.as_slice() {
                [word] => *word,
                _ => self.number(text),
            });
            let size = self.synonyms.len().max(first + 1);
            self.synonyms.resize_with(size, Vec::new);
            let same = &mut self.synonyms[first];
            same.push((phrase, meaning));
            same.sort_by_key(|(phrase, _)| Reverse(phrase.len()));
        }
    }

    /// Adds the words of a text.
    pub(super) fn learn(&mut self, text: &str) -> Text {
        let words = self.learned(text);
        let stems: Vec<_> = words.iter().map(|&word| self.known[word].stem).collect();
        let meanings = self.meanings(&stems);
        Text { words, meanings }
    }

    /// Reads the words of a text, and adds none.
    pub(super) fn read(&self, text: &str) -> Question {
        let word = |word: &str| Word {
            letters: letters(word),
            stem: *self.stems.get(&*self.stem(word)).unwrap_or(&UNKNOWN),
        };
        let text = plain(text);
        let words: Vec<_> = words_of(&text).map(word).collect();
        let stems: Vec<_> = words.iter().map(|word| word.stem).collect();
        let meanings = self.meanings(&stems).into_iter();
        let known = |meaning| (meaning != UNKNOWN).then_some(meaning);
        Question {
            words,
            meanings: meanings.map(known).collect(),
        }
    }

    /// Returns all words, by their positions.
    pub(super) fn words(&self) -> &[Word] {
        &self.known
    }

    /// Returns how many meanings there are.
    pub(super) fn meaning_count(&self) -> usize {
        self.stems.len()
    }

    /// Returns `true` if a text has the words of a question, in the same order.
    pub(super) fn is_same(&self, text: &Text, question: &Question) -> bool {
        let letters = text.words.iter().map(|&word| &self.known[word].letters);
        letters.eq(question.words.iter().map(|word| &word.letters))
    }

    fn learned(&mut self, text: &str) -> Vec<usize> {
        let text = plain(text);
        words_of(&text).map(|word| self.position(word)).collect()
    }

    /// Returns the position of a word, which is added if need be.
    fn position(&mut self, word: &str) -> usize {
        if let Some(&position) = self.words.get(word) {
            return position;
        }
        let stem = self.stem(word).into_owned();
        let known = Word {
            letters: letters(word),
            stem: self.number(&stem),
        };
        self.known.push(known);
        let position = self.known.len() - 1;
        self.words.insert(word.to_owned(), position);
        position
    }

    /// Returns the number of a stem, which is added if need be.
    fn number(&mut self, stem: &str) -> Meaning {
        if let Some(&number) = self.stems.get(stem) {
            return number;
        }
        let number = self.stems.len();
        self.stems.insert(stem.to_owned(), number);
        number
    }

    /// Replaces words, and phrases, by the word that they are synonyms of.
    fn meanings(&self, stems: &[Meaning]) -> Vec<Meaning> {
        let mut meanings = Vec::with_capacity(stems.len());
        let mut rest = stems;
        while let [first, after @ ..] = rest {
            let same = self.synonyms.get(*first).into_iter().flatten();
            let mut same = same.filter(|(phrase, _)| rest.starts_with(phrase));
            let (length, meaning) = same
                .next()
                .map_or((1, *first), |(phrase, meaning)| (phrase.len(), *meaning));
            meanings.push(meaning);
            rest = &after[length - 1..];
        }
        meanings
    }

    fn stem<'a>(&self, word: &'a str) -> Cow<'a, str> {
        match &self.stemmer {
            Some(stemmer) => stemmer.stem(word),
            None => without_ending(word, self.endings).into(),
        }
    }
}

impl Word {
    /// Returns the parts of the word, three and four letters each, as numbers.
    pub(super) fn parts(&self) -> impl Iterator<Item = u64> {
        let number = |part: &[char]| {
            let letters = part.iter().map(|&letter| u64::from(letter));
            letters.fold(0, |number, letter| number << 16 ^ letter)
        };
        let parts = [3, 4]
            .into_iter()
            .flat_map(|size| self.letters.windows(size));
        parts.map(number)
    }
}

/// Common Icelandic endings, the longest first.
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

/// Returns the letters of a word, with a mark at both ends.
fn letters(word: &str) -> Vec<char> {
    let mark = ['_'].into_iter();
    mark.clone().chain(word.chars()).chain(mark).collect()
}

/// Returns a text in lower case without apostrophes.
fn plain(text: &str) -> String {
    let mut text = text.to_lowercase();
    text.retain(|c| !matches!(c, '\'' | '’'));
    text
}

/// Returns the words of a text without punctuation.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty())
}
