//! What people ask, counted: the words of the questions about each topic, and which are
//! beside each other.
//!
//! A search needs no more of the questions, and as text the counts are a quarter of them.

use std::iter;

use rustc_hash::FxHashMap;

use super::index::{plain, words_of};

/// In how many places of all questions a word must be. Where it is in one, it may be
/// about anything.
const LEAST_PLACES: usize = 2;

/// How often two words must be beside each other in the questions about a topic.
const LEAST_BESIDE: u16 = 2;

/// The largest count, whose power of two is a digit.
const MOST: u16 = 1 << 9;

/// The character that stands for the first of what is numbered: topics, and the frequent
/// words of a topic.
const FIRST: char = 'A';

/// Counts of words in questions, each rounded up to a power of two.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Asked {
    /// The words in their order, each with the topics that have it and how often.
    pub(super) words: Vec<(String, Vec<(usize, u16)>)>,
    pub(super) pairs: Vec<Pair>,
}

/// Two words beside each other in questions about a topic, by their numbers.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pair {
    pub(super) topic: usize,
    /// `None` for the start of a question.
    pub(super) first: Option<usize>,
    pub(super) second: usize,
    pub(super) count: u16,
}

impl Asked {
    /// Counts the words of questions, each with its topic, in the order of the topics.
    pub(super) fn new<'a>(questions: impl IntoIterator<Item = (usize, &'a str)>) -> Self {
        let questions: Vec<_> =
            questions.into_iter().map(|(topic, text)| (topic, plain(text))).collect();
        let mut counts: FxHashMap<&str, Vec<(usize, u16)>> = FxHashMap::default();
        for (topic, text) in &questions {
            for word in words_of(text) {
                let counts = counts.entry(word).or_default();
                match counts.last_mut() {
                    Some((last, count)) if last == topic => *count += 1,
                    _ => counts.push((*topic, 1)),
                }
            }
        }
        let places =
            |counts: &[(usize, u16)]| counts.iter().map(|&(_, n)| usize::from(n)).sum::<usize>();
        let mut words: Vec<_> =
            counts.into_iter().filter(|(_, counts)| places(counts) >= LEAST_PLACES).collect();
        words.sort_unstable();
        let numbers: FxHashMap<_, _> = words.iter().map(|&(word, _)| word).zip(0..).collect();
        let mut pairs: FxHashMap<_, u16> = FxHashMap::default();
        for (topic, text) in &questions {
            let numbers = words_of(text).map(|word| numbers.get(word).copied());
            let before = iter::once(Some(None)).chain(numbers.clone().map(|word| word.map(Some)));
            for (first, second) in before.zip(numbers) {
                if let (Some(first), Some(second)) = (first, second) {
                    *pairs.entry((*topic, first, second)).or_default() += 1;
                }
            }
        }
        let rounded = |count: u16| count.min(MOST).next_power_of_two();
        let word = |(word, counts): (&str, Vec<_>)| {
            let counts = counts.into_iter().map(|(topic, count)| (topic, rounded(count)));
            (word.to_owned(), counts.collect())
        };
        let pairs = pairs.into_iter().filter(|&(_, count)| count >= LEAST_BESIDE);
        let pair = |((topic, first, second), count)| {
            let count = rounded(count);
            Pair { topic, first, second, count }
        };
        let mut pairs: Vec<_> = pairs.map(pair).collect();
        pairs.sort_unstable();
        Self { words: words.into_iter().map(word).collect(), pairs }
    }

    /// Writes a line for each word; after an empty line one for each word with its
    /// topics; after another one a line for each topic with its pairs.
    ///
    /// A topic is a letter, and a digit after it says to which power of two its count is
    /// rounded, unless that is one. In the line of a topic a letter is a word that it has
    /// twice or more, the most frequent first, which is second in a pair; the first is
    /// none at the start of the line, and the next word after each blank.
    pub(super) fn to_text(&self) -> String {
        let mut text: String = self.words.iter().map(|(word, _)| format!("{word}\n")).collect();
        text.push('\n');
        for (_, counts) in &self.words {
            for &(topic, count) in counts {
                push(&mut text, topic, count, 1);
            }
            text.push('\n');
        }
        text.push('\n');
        let last = self.pairs.last().map_or(0, |pair| pair.topic);
        for topic in 0..=last {
            let frequent = self.frequent(topic);
            let place = |word| frequent.iter().position(|&other| other == word);
            let place_of_first =
                |pair: &Pair| pair.first.map_or(Some(0), |word| Some(place(word)? + 1));
            let pairs = self.pairs.iter().filter(|pair| pair.topic == topic);
            // A word of a pair is as often in the topic as the pair.
            let mut pairs: Vec<_> = pairs
                .filter_map(|pair| Some((place_of_first(pair)?, place(pair.second)?, pair.count)))
                .collect();
            pairs.sort_unstable();
            let mut now = 0;
            for (first, second, count) in pairs {
                text.extend(iter::repeat_n(' ', first - now));
                now = first;
                push(&mut text, second, count, LEAST_BESIDE);
            }
            text.push('\n');
        }
        text
    }

    /// Reads what [`to_text`](Self::to_text) has written. What it would not write is
    /// passed over.
    pub(super) fn from_text(text: &str) -> Self {
        let mut parts = text.splitn(3, "\n\n").map(str::lines);
        let mut next = || parts.next().unwrap_or_else(|| "".lines());
        let words = next().zip(next());
        let words = words.map(|(word, line)| (word.to_owned(), numbered(line, 1).collect()));
        let mut asked = Self { words: words.collect(), pairs: Vec::new() };
        for (topic, line) in next().enumerate() {
            let frequent = asked.frequent(topic);
            for (place, seconds) in line.split(' ').enumerate() {
                let first = place.checked_sub(1).and_then(|place| frequent.get(place)).copied();
                let pairs = numbered(seconds, LEAST_BESIDE).filter_map(|(second, count)| {
                    Some(Pair { topic, first, second: *frequent.get(second)?, count })
                });
                asked.pairs.extend(pairs);
            }
        }
        asked.pairs.sort_unstable();
        asked
    }

    /// Returns the words that a topic has twice or more, the most frequent first.
    fn frequent(&self, topic: usize) -> Vec<usize> {
        let count = |counts: &[(usize, u16)]| {
            counts.iter().find(|(other, _)| *other == topic).map_or(0, |&(_, count)| count)
        };
        let words = self.words.iter().enumerate();
        let counts = words.map(|(number, (_, counts))| (count(counts), number));
        let mut frequent: Vec<_> = counts.filter(|&(count, _)| count >= LEAST_BESIDE).collect();
        frequent.sort_by_key(|&(count, _)| std::cmp::Reverse(count));
        frequent.into_iter().map(|(_, number)| number).collect()
    }
}

/// Writes what is numbered as a letter, and its count unless it is the usual one.
fn push(text: &mut String, number: usize, count: u16, usual: u16) {
    text.extend(char::from_u32(u32::from(FIRST) + number as u32));
    if count > usual {
        text.extend(char::from_digit(count.ilog2(), 10));
    }
}

/// Reads what [`push`] has written.
fn numbered(line: &str, usual: u16) -> impl Iterator<Item = (usize, u16)> {
    let mut characters = line.chars().peekable();
    iter::from_fn(move || {
        let number = u32::from(characters.next()?).checked_sub(FIRST.into())?;
        let power = characters.peek().and_then(|digit| digit.to_digit(10));
        if power.is_some() {
            characters.next();
        }
        Some((number as usize, power.map_or(usual, |power| 1 << power)))
    })
}
