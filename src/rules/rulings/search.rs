//! Finds the rulings that words ask for.

use std::cmp::Reverse;

use super::{Ruling, Rulings};
use crate::rules::nearest::nearest_by_word;

/// Words that no ruling has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingNotFound {
    /// The words, shortened and without control characters.
    pub words: String,
    /// The topics that they may have meant, the likeliest first.
    pub near: Vec<String>,
}

impl Rulings {
    /// Returns the rulings that some words ask for: the one whose topic they are,
    /// else those that have them as a keyword, else those whose topic begins with
    /// them; then the same without function words, such as `how do I`; else those
    /// that have the most of the words left, the best first.
    ///
    /// Case and a question mark do not matter, and spaces may stand for hyphens.
    ///
    /// # Errors
    ///
    /// [`RulingNotFound`] if there is none.
    pub fn asked_for(&self, words: &str) -> Result<Vec<&Ruling>, RulingNotFound> {
        let all = words_of(words);
        let telling = self.without_function_words(&all);
        let found = [
            self.named(&all),
            self.named(&telling),
            self.with_most_of(&telling),
        ];
        let found = found.into_iter().find(|rulings| !rulings.is_empty());
        found.ok_or_else(|| RulingNotFound {
            words: shown(words.trim()),
            near: self.nearest_topics(&all.join("-")),
        })
    }

    /// Returns `true` if rulings have every one of some words, apart from function
    /// words, and there is one at all.
    pub fn know(&self, words: &str) -> bool {
        let words = self.without_function_words(&words_of(words));
        let is_known = |word: &String| self.all().any(|ruling| self.weight(ruling, word) > 0);
        !words.is_empty() && words.iter().all(is_known)
    }

    /// Returns the rulings whose texts have every word of a query, see
    /// [`has_word`].
    pub fn mentioning(&self, query: &str) -> impl Iterator<Item = &Ruling> {
        let words: Vec<_> = query.split_whitespace().map(str::to_owned).collect();
        self.all().filter(move |ruling| {
            let keywords = ruling.keywords.iter().map(String::as_str);
            let texts: Vec<_> = self.texts(ruling).chain(keywords).collect();
            let has = |word: &String| texts.iter().any(|text| has_word(text, word));
            !words.is_empty() && words.iter().all(has)
        })
    }

    /// Returns the rulings that have words as their topic, as a keyword or as the
    /// beginning of their topic.
    fn named(&self, words: &[String]) -> Vec<&Ruling> {
        let (phrase, topic) = (words.join(" "), words.join("-"));
        let all_that = |is_meant: &dyn Fn(&Ruling) -> bool| -> Vec<&Ruling> {
            self.all().filter(|ruling| is_meant(ruling)).collect()
        };
        let named = [
            all_that(&|ruling| ruling.topic == topic),
            all_that(&|ruling| ruling.keywords.contains(&phrase)),
            all_that(&|ruling| !topic.is_empty() && ruling.topic.starts_with(&topic)),
        ];
        let named = named.into_iter().find(|rulings| !rulings.is_empty());
        named.unwrap_or_default()
    }

    /// Returns the rulings that have the most of some words, those first that are
    /// most about them; those that only mention them where no other does more.
    fn with_most_of(&self, words: &[String]) -> Vec<&Ruling> {
        let rank = |ruling| {
            let weights = words.iter().map(|word| self.weight(ruling, word));
            let weights: Vec<_> = weights.filter(|&weight| weight > 0).collect();
            (weights.len(), weights.iter().sum::<usize>())
        };
        let mut found: Vec<_> = self.all().map(|ruling| (rank(ruling), ruling)).collect();
        let most = found.iter().map(|((count, _), _)| *count).max();
        found.retain(|((count, _), _)| *count > 0 && Some(*count) == most);
        let best = found.iter().map(|((_, weight), _)| *weight).max();
        found.retain(|((_, weight), _)| Some(2 * weight) > best);
        found.sort_by_key(|(rank, _)| Reverse(*rank));
        found.into_iter().map(|(_, ruling)| ruling).collect()
    }

    /// Returns how much a ruling is about a word: most where the topic or a keyword
    /// has it, 0 if it does not have it.
    fn weight(&self, ruling: &Ruling, word: &str) -> usize {
        let has = |text: &str| has_word(text, word) || has_word(text, singular(word));
        if has(&ruling.topic) || ruling.keywords.iter().any(|keyword| has(keyword)) {
            3
        } else if has(&ruling.question) {
            2
        } else {
            usize::from(self.texts(ruling).any(has))
        }
    }

    fn without_function_words(&self, words: &[String]) -> Vec<String> {
        let tells = |word: &&String| !self.function_words.contains(word);
        words.iter().filter(tells).cloned().collect()
    }

    /// Returns up to three topics that a mistyped one may have meant, the
    /// likeliest first.
    fn nearest_topics(&self, wanted: &str) -> Vec<String> {
        let topics = self.all().map(|ruling| ruling.topic.as_str());
        let near = nearest_by_word(wanted, topics.map(|topic| (topic, topic)));
        near.into_iter().take(3).map(str::to_owned).collect()
    }
}

/// Returns the words of a question in lower case, without punctuation.
fn words_of(text: &str) -> Vec<String> {
    let is_space = |c: char| c.is_whitespace() || matches!(c, '-' | '_');
    let word = |word: &str| {
        word.trim_matches(['?', '!', '.', ',', ';', ':', '"'])
            .to_lowercase()
    };
    let words = text.split(is_space).map(word);
    words.filter(|word| !word.is_empty()).collect()
}

/// Returns a word without the `s` that may make it a plural.
fn singular(word: &str) -> &str {
    let singular = word.strip_suffix('s');
    singular.filter(|word| word.len() > 2).unwrap_or(word)
}

/// Returns `true` if a text has a word, or a longer one that begins with it, in any
/// case: `ace` is in `aces` but not in `place`.
pub fn has_word(text: &str, word: &str) -> bool {
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    text.match_indices(&word)
        .any(|(start, _)| !text[..start].ends_with(char::is_alphanumeric))
}

/// Makes a typed topic fit to be printed: short and without control characters.
fn shown(topic: &str) -> String {
    const LONGEST: usize = 40;
    let start: String = topic.chars().take(LONGEST).collect();
    let rest = topic.chars().nth(LONGEST).map_or("", |_| "…");
    format!("{}{rest}", start.escape_debug())
}
