//! The rulings that people ask for, by topic: data, lookup and search.
//!
//! Knows nothing of how a ruling is laid out on a page. Every example is
//! tried against [`rules::meld`](crate::rules::meld) in the tests.

mod going_out;
mod melds;
mod table;
#[cfg(test)]
mod tests;

/// A question that comes up at the table, and its answer.
#[derive(Debug, Clone, Copy)]
pub struct Ruling {
    /// The topic as it is typed: `all-wild-melds`.
    pub slug: &'static str,
    /// The question, in one sentence.
    pub question: &'static str,
    /// The answer, a paragraph each.
    pub answer: &'static [&'static str],
    /// Where the answer is from; never empty.
    pub sources: &'static [Source],
    /// What tables commonly do where the sources are silent, or in spite of
    /// them: never an official rule.
    pub customs: &'static [&'static str],
    /// The knobs that change the answer.
    pub varied_by: &'static [Variation],
    /// Cards that show the answer.
    pub examples: &'static [Example],
}

/// Where a ruling is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

/// Settings of knobs, and what becomes of the ruling with them.
#[derive(Debug, Clone, Copy)]
pub struct Variation {
    /// Each as [`Ruleset::with`](crate::rules::Ruleset::with) reads it.
    pub settings: &'static [&'static str],
    /// What they do.
    pub effect: &'static str,
}

/// Cards in a round, and what is true of them.
#[derive(Debug, Clone, Copy)]
pub struct Example {
    /// The number of the round, 1 to 11.
    pub round: u8,
    /// Settings that differ from the official rules.
    pub settings: &'static [&'static str],
    /// The cards in the notation.
    pub cards: &'static str,
    /// What is true of them.
    pub claim: Claim,
    /// Why it is true.
    pub because: &'static str,
}

/// What an example claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// The cards are a book and no run.
    Book,
    /// The cards are a run and no book.
    Run,
    /// The cards are a book, and can also be laid as a run.
    BookOrRun,
    /// The cards are no meld.
    MeldError,
    /// The hand, after the draw, can go out.
    GoesOut,
    /// The hand, after the draw, cannot go out.
    StaysIn,
    /// The hand costs so many points when it is counted.
    Costs(u16),
}

/// Rulings that belong together.
#[derive(Debug, Clone, Copy)]
pub struct Chapter {
    /// What they are about.
    pub title: &'static str,
    /// The rulings in the order in which they are listed.
    pub rulings: &'static [Ruling],
}

/// All rulings, in chapters.
pub const CHAPTERS: [Chapter; 3] = [melds::CHAPTER, going_out::CHAPTER, table::CHAPTER];

/// A topic that names no ruling, or more than one.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum RulingNotFound {
    Unknown {
        topic: String,
        near: Vec<&'static str>,
    },
    Ambiguous {
        topic: String,
        among: Vec<&'static str>,
    },
}

/// Returns all rulings in the order in which they are listed.
pub fn all() -> impl Iterator<Item = &'static Ruling> {
    CHAPTERS.iter().flat_map(|chapter| chapter.rulings)
}

/// Returns the ruling of a topic, or of a beginning that only one topic has.
///
/// Case does not matter, and spaces may stand for the hyphens.
///
/// ```
/// use crowns::rules::rulings;
///
/// assert_eq!(rulings::named("Stock used").unwrap().slug, "stock-used-up");
/// ```
///
/// # Errors
///
/// [`RulingNotFound`] with the nearest topics.
pub fn named(topic: &str) -> Result<&'static Ruling, RulingNotFound> {
    let wanted = topic.trim().to_lowercase().replace([' ', '_'], "-");
    if let Some(ruling) = all().find(|ruling| ruling.slug == wanted) {
        return Ok(ruling);
    }
    let begun: Vec<_> = all()
        .filter(|ruling| !wanted.is_empty() && ruling.slug.starts_with(&wanted))
        .collect();
    match begun.as_slice() {
        [one] => Ok(one),
        [] => Err(RulingNotFound::Unknown {
            topic: shown(topic),
            near: nearest(&wanted),
        }),
        several => Err(RulingNotFound::Ambiguous {
            topic: shown(topic),
            among: several.iter().map(|ruling| ruling.slug).collect(),
        }),
    }
}

/// Returns the rulings whose texts have every word of a query, see
/// [`has_word`].
pub fn mentioning(query: &str) -> impl Iterator<Item = &'static Ruling> {
    let words: Vec<_> = query.split_whitespace().map(str::to_owned).collect();
    all().filter(move |ruling| {
        let has = |word: &String| ruling.texts().any(|text| has_word(text, word));
        !words.is_empty() && words.iter().all(has)
    })
}

/// Says whether a text has a word, or a longer one that begins with it, in any
/// case: `ace` is in `aces` but not in `place`.
pub fn has_word(text: &str, word: &str) -> bool {
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    text.match_indices(&word)
        .any(|(start, _)| !text[..start].ends_with(char::is_alphanumeric))
}

impl Ruling {
    /// Returns all its texts, from the topic to the examples.
    pub fn texts(&self) -> impl Iterator<Item = &'static str> {
        let variations = self
            .varied_by
            .iter()
            .flat_map(|varied| varied.settings.iter().copied().chain([varied.effect]));
        let examples = self
            .examples
            .iter()
            .flat_map(|example| [example.cards, example.because]);
        [self.slug, self.question]
            .into_iter()
            .chain(self.answer.iter().copied())
            .chain(self.customs.iter().copied())
            .chain(variations)
            .chain(examples)
            .chain(self.sources.iter().map(|source| source.name()))
    }
}

impl Source {
    /// Returns the name by which it is cited.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Leaflet => "leaflet",
            Self::WebRules => "web rules",
            Self::TexasSheet => "Texas sheet",
            Self::Reading => "this project's reading",
            Self::Silent => "the rules are silent",
        }
    }
}

/// Returns up to three topics that a mistyped one may have meant, the
/// likeliest first: near as a whole, or near in one of their words.
fn nearest(wanted: &str) -> Vec<&'static str> {
    /// Below this the likeness is chance.
    const LIKE: f64 = 0.82;
    let likeness = |slug: &str| {
        slug.split('-')
            .chain([slug])
            .map(|part| strsim::jaro_winkler(part, wanted))
            .fold(0.0, f64::max)
    };
    let mut near: Vec<_> = all()
        .map(|ruling| (likeness(ruling.slug), ruling.slug))
        .filter(|&(like, _)| like >= LIKE)
        .collect();
    near.sort_by(|one, other| other.0.total_cmp(&one.0));
    near.into_iter().map(|(_, slug)| slug).take(3).collect()
}

/// Makes a typed topic fit to be printed: short and without control characters.
fn shown(topic: &str) -> String {
    const LONGEST: usize = 40;
    let start: String = topic.chars().take(LONGEST).collect();
    let rest = topic.chars().nth(LONGEST).map_or("", |_| "…");
    format!("{}{rest}", start.escape_debug())
}
