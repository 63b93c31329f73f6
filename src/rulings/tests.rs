use std::collections::HashSet;
use std::sync::LazyLock;

use super::asked::Asked;
use super::search::{MARGIN, has_word};
use super::*;

const QUESTIONS: &str = include_str!("../messages/en/questions.txt");

static ENGLISH: LazyLock<Rulings> = LazyLock::new(|| {
    let text = include_str!("../messages/en/rulings.toml");
    Rulings::parse(text, QUESTIONS).unwrap()
});

fn all() -> impl Iterator<Item = &'static Ruling> {
    ENGLISH.all()
}

#[test]
fn every_source_is_cited_by_a_name_of_its_own() {
    use Source::{Leaflet, Reading, Silent, TexasSheet, WebRules};
    let sources = [Leaflet, WebRules, TexasSheet, Reading, Silent];
    let expect =
        ["leaflet", "web rules", "Texas sheet", "this project's reading", "the rules are silent"];
    assert_eq!(sources.map(|source| ENGLISH.source_name(source)), expect);
}

#[test]
fn topics_are_unique_and_easy_to_type() {
    let mut seen = HashSet::new();
    for ruling in all() {
        assert!(seen.insert(&ruling.topic), "{} is there twice", ruling.topic);
        let easy = |c: char| c.is_ascii_lowercase() || c == '-';
        assert!(ruling.topic.chars().all(easy), "{}", ruling.topic);
        assert!(!ruling.keywords.iter().any(|word| word.contains('-')), "{}", ruling.topic);
    }
}

/// Checks a table: `question => topic`, `question => not sure: topics`, or `first topic` of
/// either. A line without `=>` lists topics that answer for themselves.
#[test]
fn questions_are_answered_by_the_topics_of_the_table() {
    let table = include_str!("../../tests/typed/rulings.txt");
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" => ") {
            Some((question, expect)) => check(question, expect),
            None => line.split_whitespace().for_each(|topic| check(topic, topic)),
        }
    }
}

#[test]
fn the_likeliest_topic_answers_only_where_it_is_ahead_by_a_margin() {
    let topics = ENGLISH.all().count();
    let scores = |best: f32, off_topic: f32| {
        let mut scores = vec![0.3; topics + 1];
        (scores[0], scores[topics]) = (best, off_topic);
        scores
    };
    let one = |best, off_topic| match ENGLISH.likeliest(&scores(best, off_topic), MARGIN) {
        Some(Answer::One(one)) => one.ruling.topic.as_str(),
        Some(Answer::Several(several)) => {
            assert_eq!(several.len(), 5);
            "not sure"
        }
        None => "nothing",
    };
    assert_eq!(one(0.3 + 1.1 * MARGIN, 0.0), "books");
    assert_eq!(one(0.3 + 0.9 * MARGIN, 0.0), "not sure");
    assert_eq!(one(0.9, 0.9 - 0.9 * MARGIN), "not sure");
    assert_eq!(one(0.9, 0.9 + 0.9 * MARGIN), "not sure");
    assert_eq!(one(0.9, 0.9 + 1.1 * MARGIN), "nothing");
}

#[test]
fn what_no_topic_answers_is_not_found() {
    check("", "nothing for ");
    check("\u{1b}[31m", "nothing for \\u{1b}[31m");
    assert!(ENGLISH.asked_for("how do you play poker").is_err());
    let seats = ENGLISH.asked_for("how do they seat people in tournaments");
    assert!(!matches!(seats, Ok(Answer::One(_))));
}

#[test]
fn the_rule_of_a_topic_is_the_first_sentence_of_its_answer() {
    let rule = |topic| all().find(|ruling| ruling.topic == topic).unwrap().rule();
    assert_eq!(rule("ties"), "The rules are silent.");
    let solitaire = "Lay out eleven open piles of 3, 4 and so on up to 13 cards, 88 cards in \
                     all; each has its own wild rank, equal to its size.";
    assert_eq!(rule("solitaire"), solitaire);
}

#[test]
fn every_word_but_function_words_must_be_known() {
    assert!(ENGLISH.know("to others"));
    assert!(ENGLISH.know("a player?"));
    assert!(!ENGLISH.know("kitchen rules"));
    assert!(!ENGLISH.know("of the"));
}

#[test]
fn a_search_wants_every_word_in_any_case() {
    let found = |query| ENGLISH.mentioning(query).map(|r| r.topic.as_str()).collect::<Vec<_>>();
    assert_eq!(found("STOCK solitaire"), ["stock-used-up", "solitaire"]);
    assert!(found("texas").contains(&"aces-and-twos"));
    assert!(found("xyzzy").is_empty());
    assert!(found(" ").is_empty());
}

#[test]
fn a_word_is_found_by_its_beginning_only() {
    assert!(has_word("Not in a run, an ACE", "ace"));
    assert!(has_word("--rule ace_value=15", "ACE_"));
    assert!(has_word("two aces", "ace"));
    assert!(!has_word("in its own place", "ace"));
}

/// Checks the topic that answers some words, those that may, or the error.
fn check(words: &str, expect: &str) {
    let topics = |answer: Answer<'_>| {
        let topics = answer.matches().iter();
        let topics: Vec<_> = topics.map(|found| found.ruling.topic.as_str()).collect();
        match answer {
            Answer::One(_) => topics.join(" "),
            Answer::Several(_) => format!("not sure: {}", topics.join(" ")),
        }
    };
    let got = ENGLISH.asked_for(words).map(topics).unwrap_or_else(not_found);
    let (got, expect) = match expect.strip_prefix("first ") {
        Some(topic) => (got.trim_start_matches("not sure: ").split(' ').next().unwrap(), topic),
        None => (&*got, expect),
    };
    assert_eq!(got, expect, "{words:?}");
}

fn not_found(error: RulingNotFound) -> String {
    let RulingNotFound { words, near } = error;
    match near.is_empty() {
        true => format!("nothing for {words}"),
        false => format!("nothing for {words}, near: {}", near.join(" ")),
    }
}

#[test]
fn rulings_read_from_lines_are_those_that_were_written() {
    let read = Rulings::from_lines(&ENGLISH.to_lines(), ENGLISH.asked().to_owned());
    assert!(read.all().eq(ENGLISH.all()));
    let titles = |rulings: &Rulings| -> Vec<_> {
        rulings.chapters.iter().map(|chapter| chapter.title.clone()).collect()
    };
    assert_eq!(titles(&read), titles(&ENGLISH));
    assert_eq!(read.sources, ENGLISH.sources);
    assert_eq!(read.function_words, ENGLISH.function_words);
    for question in ["who deals first", "can my sister lay down two kings and a joker", "xyzzy"] {
        assert_eq!(read.asked_for(question), ENGLISH.asked_for(question), "{question}");
    }
}

#[test]
fn lines_that_would_not_be_written_are_passed_over() {
    let lines = "qBefore a chapter\nhMelds\nqBefore a ruling\ntbooks\nqWhat is a book?\n\
                 zlater\nx1/3H 3C 3D/no_claim/\n\naThree cards.\n";
    let read = Rulings::from_lines(lines, "");
    let titles: Vec<_> = read.chapters.iter().map(|chapter| &*chapter.title).collect();
    assert_eq!(titles, ["Melds"]);
    let books = Ruling {
        topic: "books".to_owned(),
        question: "What is a book?".to_owned(),
        answer: vec!["Three cards.".to_owned()],
        ..Ruling::default()
    };
    assert!(read.all().eq([&books]));
}

#[test]
fn what_people_ask_is_read_back_from_text() {
    let asked = ENGLISH.counted(QUESTIONS);
    assert!(Asked::from_text(&asked.to_text()) == asked);
    let few = Asked::new([(0, "Who deals? who deals first"), (2, "who, I ask, deals")]);
    assert_eq!(few.to_text(), "deals\nwho\n\nA1C\nA1C\n\n  A\n");
}
