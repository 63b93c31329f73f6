//! Finds the rulings that words ask for, and says when it is not sure.

use std::collections::HashMap;

use super::asked::Asked;
use super::index::{Document, Index, Weights};
use super::{Ruling, Rulings};

/// How far the score of a ruling must be ahead of all others to be the answer. Set
/// on questions of writers whose own were left out of the index, and on the totals of
/// those that are held out; see `tests/README.md`.
pub(super) const MARGIN: f32 = 0.104;

/// The same for a single word: `lose` or `5` may be about much.
const MARGIN_OF_WORD: f32 = 0.4;

/// The score that the best ruling needs to be worth showing; half of it to be worth
/// naming.
const LEAST: f32 = 0.1;

/// How many rulings may be the answer where none is far enough ahead.
const SEVERAL: usize = 5;

/// How much a sentence of an answer tells of its topic, as a share of a question.
const SENTENCE: f32 = 0.4;

/// The heading of the questions that no ruling answers.
const OFF_TOPIC: &str = "none";

/// What a question finds.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer<'a> {
    /// The ruling that answers it.
    One(Match<'a>),
    /// Those that may answer it, up to five, the likeliest first.
    Several(Vec<Match<'a>>),
}

/// A ruling that a question finds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Match<'a> {
    /// The ruling.
    pub ruling: &'a Ruling,
    /// How much of the question is in questions that the ruling answers, from 0 to
    /// 1; 1 for a topic by its name.
    pub score: f32,
}

/// Words that no ruling answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingNotFound {
    /// The words, shortened and without control characters.
    pub words: String,
    /// The topics that they may have meant, the likeliest first.
    pub near: Vec<String>,
}

impl Answer<'_> {
    /// Returns the rulings, the likeliest first.
    pub fn matches(&self) -> &[Match<'_>] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::Several(several) => several,
        }
    }

    /// Returns `true` if the likeliest ruling is that of a topic.
    pub fn is_about(&self, topic: &str) -> bool {
        self.matches().first().is_some_and(|found| found.ruling.topic == topic)
    }
}

impl Rulings {
    /// Returns the ruling that words ask for: the one whose topic, keyword or question
    /// they are, or whose topic begins with them; else the one that is the likeliest
    /// by far. Where several are, they may all be the answer.
    ///
    /// Case and punctuation do not matter.
    ///
    /// # Errors
    ///
    /// [`RulingNotFound`] if there is none.
    pub fn asked_for(&self, words: &str) -> Result<Answer<'_>, RulingNotFound> {
        let index = self
            .index
            .get_or_init(|| self.index_of(Weights::default(), &Asked::from_text(&self.asked)));
        match self.named(words, index).as_slice() {
            [] => {
                let scores = index.scores(words);
                let margin = match typed_words(words).count() {
                    1 => MARGIN_OF_WORD,
                    _ => MARGIN,
                };
                self.likeliest(&scores, margin).ok_or_else(|| self.not_found(words, &scores))
            }
            [one] => Ok(Answer::One(*one)),
            several => Ok(Answer::Several(several.to_vec())),
        }
    }

    /// Returns `true` if rulings have every one of some words, apart from function
    /// words, and there is one at all.
    pub fn know(&self, words: &str) -> bool {
        let words = typed_words(words).map(str::to_lowercase);
        let mut words = words.filter(|word| !self.function_words.contains(word)).peekable();
        let is_known = |word: String| self.mentioning(singular(&word)).next().is_some();
        words.peek().is_some() && words.all(is_known)
    }

    /// Returns the rulings whose texts have every word of a query, or longer ones
    /// that begin with them, in any case.
    pub fn mentioning(&self, query: &str) -> impl Iterator<Item = &Ruling> {
        let words: Vec<_> = query.split_whitespace().map(str::to_owned).collect();
        self.all().filter(move |ruling| {
            let keywords = ruling.keywords.iter().map(String::as_str);
            let texts: Vec<_> = self.texts(ruling).chain(keywords).collect();
            let has = |word: &String| texts.iter().any(|text| has_word(text, word));
            !words.is_empty() && words.iter().all(has)
        })
    }

    /// Counts what people ask, in the format of [`Rulings::parse`].
    pub(super) fn counted(&self, questions: &str) -> Asked {
        let topics = self.all().map(|ruling| ruling.topic.as_str()).chain([OFF_TOPIC]);
        let mut by_topic = by_topic(questions);
        let asked = topics.map(|topic| by_topic.remove(topic).unwrap_or_default()).enumerate();
        let questions =
            asked.flat_map(|(topic, asked)| asked.into_iter().map(move |text| (topic, text)));
        Asked::new(questions)
    }

    /// Indexes titles, keywords, answers, and what people ask.
    pub(super) fn index_of<'a>(&'a self, weights: Weights, asked: &Asked) -> Index {
        let document = |topic, weight| move |text| Document { topic, text, weight };
        let of_ruling = |(topic, ruling): (usize, &'a Ruling)| {
            let titles = ruling.keywords.iter().chain([&ruling.question]);
            let sentences = ruling.answer.iter().flat_map(|text| text.split(". "));
            titles
                .map(String::as_str)
                .map(document(topic, 1.0))
                .chain(sentences.map(document(topic, SENTENCE)))
        };
        let documents = self.all().enumerate().flat_map(of_ruling);
        Index::new(weights, self.all().count() + 1, documents, asked)
    }

    /// Returns the rulings that have words as their topic, as a keyword or a
    /// question, or as the first words of their topic.
    fn named(&self, words: &str, index: &Index) -> Vec<Match<'_>> {
        let topic = typed_words(words).collect::<Vec<_>>().join("-").to_lowercase();
        let begins = |ruling: &Ruling| {
            let rest = ruling.topic.strip_prefix(&topic);
            rest.is_some_and(|rest| !topic.is_empty() && rest.starts_with('-'))
        };
        let asked = index.with_text(words);
        let all = || self.all().enumerate();
        let mut named: Vec<_> = all().filter(|(_, ruling)| ruling.topic == topic).collect();
        if named.is_empty() {
            named = all().filter(|(at, _)| asked.contains(at)).collect();
        }
        if named.is_empty() {
            named = all().filter(|(_, ruling)| begins(ruling)).collect();
        }
        let certain = |(_, ruling)| Match { ruling, score: 1.0 };
        named.into_iter().map(certain).collect()
    }

    /// Returns the ruling whose score is ahead by a margin of all others and of what no
    /// ruling answers, else those of the best scores; `None` if all are low.
    pub(super) fn likeliest(&self, scores: &[f32], margin: f32) -> Option<Answer<'_>> {
        let ranked = self.ranked(scores);
        let off_topic = scores.last().copied().unwrap_or_default();
        let (first, second) = (ranked.first()?, ranked.get(1)?);
        if first.score < LEAST || off_topic - first.score >= margin {
            return None;
        }
        if first.score - second.score.max(off_topic) >= margin {
            return Some(Answer::One(*first));
        }
        let likely = ranked.into_iter().take(SEVERAL);
        Some(Answer::Several(likely.collect()))
    }

    /// Returns all rulings, the best score first.
    fn ranked(&self, scores: &[f32]) -> Vec<Match<'_>> {
        let scored = self.all().zip(scores);
        let mut ranked: Vec<_> = scored.map(|(ruling, &score)| Match { ruling, score }).collect();
        ranked.sort_by(|one, other| other.score.total_cmp(&one.score));
        ranked
    }

    /// Returns that nothing was found, with up to three topics that were mistyped, or
    /// are nearest by what people ask.
    fn not_found(&self, words: &str, scores: &[f32]) -> RulingNotFound {
        let typed = typed_words(words).collect::<Vec<_>>().join("-");
        let topics = self.all().map(|ruling| ruling.topic.as_str());
        let mut near = nearest_by_word(&typed.to_lowercase(), topics.map(|topic| (topic, topic)));
        if near.is_empty() {
            let some = self.ranked(scores).into_iter().filter(|found| found.score >= LEAST / 2.0);
            near = some.map(|found| found.ruling.topic.as_str()).collect();
        }
        RulingNotFound {
            words: shown(words.trim()),
            near: near.into_iter().take(3).map(str::to_owned).collect(),
        }
    }
}

/// Returns the values whose names are nearest to a typed one, the nearest first:
/// those that are a slip of the hand away, and those that begin with it.
///
/// Case matters: fold it before.
pub fn nearest<N: AsRef<str>, T: Ord>(
    typed: &str,
    named: impl IntoIterator<Item = (N, T)>,
) -> Vec<T> {
    // Two names of one letter have nothing in common, and of seven letters
    // two are too many: `Eleven` is not near to `Seven`.
    let slips = match typed.chars().count() {
        ..=1 => 0,
        2..=7 => 1,
        _ => 2,
    };
    let distance = |(name, value): (N, T)| {
        let name = name.as_ref();
        let distance = strsim::osa_distance(typed, name);
        let begins = !typed.is_empty() && name.starts_with(typed);
        (distance <= slips || begins).then_some((distance, value))
    };
    let mut near: Vec<_> = named.into_iter().filter_map(distance).collect();
    near.sort_unstable();
    near.into_iter().map(|(_, value)| value).collect()
}

/// As [`nearest`], but a name is near too if one of its words is, which `-` or
/// `_` separate.
pub fn nearest_by_word<'a, T: Ord + Copy>(
    typed: &str,
    named: impl IntoIterator<Item = (&'a str, T)>,
) -> Vec<T> {
    let parts = named.into_iter().flat_map(|(name, value)| {
        name.split(['-', '_']).chain([name]).map(move |part| (part, value))
    });
    let mut found = Vec::new();
    for value in nearest(typed, parts) {
        if !found.contains(&value) {
            found.push(value);
        }
    }
    found
}

/// Returns what people ask by its heading.
pub(super) fn by_topic(questions: &str) -> HashMap<&str, Vec<&str>> {
    let mut asked: HashMap<&str, Vec<&str>> = HashMap::new();
    let mut topic = "";
    let lines = questions.lines().map(str::trim);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            Some(heading) => topic = heading,
            None => asked.entry(topic).or_default().push(line),
        }
    }
    asked
}

/// Returns the words that were typed, without punctuation; spaces may stand for
/// hyphens.
fn typed_words(text: &str) -> impl Iterator<Item = &str> {
    let is_space = |c: char| c.is_whitespace() || matches!(c, '-' | '_');
    let words = text.split(is_space);
    let words = words.map(|word| word.trim_matches(['?', '!', '.', ',', ';', ':', '"']));
    words.filter(|word| !word.is_empty())
}

/// Returns a word without the `s` that may make it a plural.
fn singular(word: &str) -> &str {
    word.strip_suffix('s').filter(|word| word.len() > 2).unwrap_or(word)
}

/// Returns `true` if a text has a word, or a longer one that begins with it, in any
/// case: `ace` is in `aces` but not in `place`.
pub(super) fn has_word(text: &str, word: &str) -> bool {
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    text.match_indices(&word).any(|(start, _)| !text[..start].ends_with(char::is_alphanumeric))
}

/// Makes typed words fit to be printed: short and without control characters.
fn shown(words: &str) -> String {
    const LONGEST: usize = 40;
    let start: String = words.chars().take(LONGEST).collect();
    let rest = words.chars().nth(LONGEST).map_or("", |_| "…");
    format!("{}{rest}", start.escape_debug())
}
