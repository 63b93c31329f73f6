//! How well questions that are not in the index are answered, in each language, and
//! what each part of the search adds.
//!
//! `tests/questions.md` has the table.

use std::path::Path;
use std::sync::LazyLock;
use std::{env, fs};

use super::index::Weights;
use super::search::{MARGIN, by_topic};
use super::*;

/// Questions by people who had not seen the index: language, topics, question.
const HELD_OUT: &str = include_str!("../../tests/data/questions.tsv");

/// Questions as families ask them at the table. Where they were answered wrongly, others of
/// their kind were added to the index.
const OF_FAMILIES: &str = include_str!("../../tests/data/family-questions.tsv");

struct Language {
    tag: &'static str,
    rulings: Rulings,
    questions: &'static str,
}

macro_rules! languages {
    ($($tag:literal),*) => {
        [$({
            let questions = include_str!(concat!("../messages/", $tag, "/questions.txt"));
            let toml = include_str!(concat!("../messages/", $tag, "/rulings.toml"));
            let rulings = Rulings::parse(toml, questions).unwrap();
            Language { tag: $tag, rulings, questions }
        }),*]
    };
}

static LANGUAGES: LazyLock<[Language; 6]> =
    LazyLock::new(|| languages!["en", "da", "sv", "nb", "fi", "is"]);

/// A search with all of its parts, or without one.
#[derive(Clone, Copy)]
struct Search {
    questions: bool,
    off_topic: bool,
    weights: Weights,
    margin: f32,
}

/// How the questions of a language are answered, as numbers of questions.
#[derive(Debug, Default)]
struct Tally {
    right: usize,
    listed: usize,
    missed: usize,
    wrong: usize,
    off_topic: usize,
    off_topic_answered: usize,
}

#[test]
fn questions_held_out_of_the_index_are_answered() {
    for language in LANGUAGES.iter() {
        let tally = tally(language, Search::whole());
        let asked = tally.asked();
        // In full or by a list, in percent.
        let least_found = if language.tag == "en" { 92.0 } else { 88.0 };
        let at = format!("{}: {tally:?}", language.tag);
        // What no topic answers has no right answer in full.
        let (wrong, all) = (tally.wrong + tally.off_topic_answered, asked + tally.off_topic);
        assert!(percent(tally.wrong, asked) <= 1.0, "{at}");
        assert!(percent(wrong, all) <= 1.0, "{at}");
        assert!(percent(tally.right, asked) >= 60.0, "{at}");
        let found = tally.right + tally.listed;
        assert!(percent(found, asked) >= least_found, "{at}");
    }
}

#[test]
fn no_question_of_a_family_is_answered_by_another_topic() {
    let mut wrong = Vec::new();
    for Language { tag, rulings, .. } in LANGUAGES.iter() {
        for (topics, question) in questions_in(OF_FAMILIES, tag) {
            if let Ok(Answer::One(one)) = rulings.asked_for(question)
                && !topics.split(',').any(|topic| topic == one.ruling.topic)
            {
                wrong.push(format!("{tag}: {question}: {}, not {topics}", one.ruling.topic));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// With `CROWNS_REFRESH`, the table is written.
#[test]
fn questions_are_answered_as_well_as_in_the_table() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/questions.md");
    if env::var_os("CROWNS_REFRESH").is_some() {
        fs::write(&file, table()).unwrap();
    }
    assert_eq!(table(), fs::read_to_string(&file).unwrap());
}

/// Returns a table of how the questions held out are answered in each language, by
/// the search and without each of its parts, in percent.
fn table() -> String {
    let whole = Search::whole();
    let weights = whole.weights;
    let weigh = |weights| Search { weights, ..whole };
    #[rustfmt::skip]
    let searches = [
        ("all parts", whole),
        ("without pairs of words", weigh(Weights { pair: 0.0, ..weights })),
        ("without parts of words", weigh(Weights { part: 0.0, ..weights })),
        ("without questions", Search { questions: false, ..whole }),
        ("without off-topic questions", Search { off_topic: false, ..whole }),
        ("without the margin", Search { margin: 0.0, ..whole }),
    ];
    let rows = LANGUAGES.iter().flat_map(|language| {
        let row = move |(name, search)| {
            let cells = tally(language, search).cells();
            format!("| {} | {name} | {cells} |\n", language.tag)
        };
        searches.map(row)
    });
    "| | search | in full | among five | not found | wrong in full | off topic, answered |\n\
     |---|---|--:|--:|--:|--:|--:|\n"
        .to_owned()
        + &rows.collect::<String>()
}

#[test]
fn every_topic_has_questions_and_no_other_heading_has() {
    for Language { tag, rulings, questions } in LANGUAGES.iter() {
        let least = if *tag == "en" { 20 } else { 10 };
        let mut asked = by_topic(questions);
        for ruling in rulings.all() {
            let asked = asked.remove(ruling.topic.as_str()).unwrap_or_default();
            assert!(asked.len() >= least, "{tag}: {}: {}", ruling.topic, asked.len());
        }
        assert!(asked.remove("none").is_some(), "{tag}");
        assert!(asked.is_empty(), "{tag}: {:?}", asked.keys());
    }
}

#[test]
fn no_question_held_out_is_in_the_index() {
    for language in LANGUAGES.iter() {
        let Language { rulings, questions, .. } = language;
        let whole = Search::whole();
        let index = rulings.index_of(whole.weights, &rulings.counted(questions));
        for (_, question) in held_out(language.tag) {
            assert!(index.with_text(question).is_empty(), "{}: {question}", language.tag);
        }
    }
}

impl Search {
    fn whole() -> Self {
        Self { questions: true, off_topic: true, weights: Weights::default(), margin: MARGIN }
    }
}

impl Tally {
    fn asked(&self) -> usize {
        self.right + self.listed + self.missed + self.wrong
    }

    /// Returns the columns of the table, in percent and as a count.
    fn cells(&self) -> String {
        let of_asked = |count| percent(count, self.asked());
        format!(
            "{:.1} | {:.1} | {:.1} | {:.1} | {} of {}",
            of_asked(self.right),
            of_asked(self.listed),
            of_asked(self.missed),
            of_asked(self.wrong),
            self.off_topic_answered,
            self.off_topic,
        )
    }
}

fn tally(language: &Language, search: Search) -> Tally {
    let Language { rulings, questions, .. } = language;
    let questions = match (search.questions, search.off_topic) {
        (false, _) => "",
        (true, true) => questions,
        (true, false) => questions.split("[none]").next().unwrap(),
    };
    let index = rulings.index_of(search.weights, &rulings.counted(questions));
    let mut tally = Tally::default();
    for (topics, question) in held_out(language.tag) {
        let answer = rulings.likeliest(&index.scores(question), search.margin);
        let is_right =
            |found: &Match<'_>| topics.split(',').any(|topic| topic == found.ruling.topic);
        let count = match answer {
            _ if topics == "none" => {
                tally.off_topic_answered += usize::from(matches!(answer, Some(Answer::One(_))));
                &mut tally.off_topic
            }
            Some(Answer::One(one)) if is_right(&one) => &mut tally.right,
            Some(Answer::One(_)) => &mut tally.wrong,
            Some(Answer::Several(several)) if several.iter().any(is_right) => &mut tally.listed,
            _ => &mut tally.missed,
        };
        *count += 1;
    }
    tally
}

/// Returns the questions held out of the index, with the topics that answer each.
fn held_out(tag: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    questions_in(HELD_OUT, tag)
}

fn questions_in(
    table: &'static str,
    tag: &str,
) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(move |line| {
        let (language, line) = line.split_once('\t')?;
        let topics_and_question = line.split_once('\t')?;
        (language == tag).then_some(topics_and_question)
    })
}

fn percent(count: usize, of: usize) -> f64 {
    100.0 * count as f64 / of as f64
}
