//! What people type first after `rules`, as the program reads it.

use serde_json::Value;

use crate::env::TestEnv;

/// What people type first, and the topics that answer it.
const FIRST_TRIES: [(&str, &str); 39] = [
    ("joker", "wilds"),
    ("jokers", "wilds"),
    ("going out", "going-out"),
    ("wild", "wilds"),
    ("wilds", "wilds"),
    ("two wilds", "naturals"),
    ("deck", "deck"),
    ("how many cards", "cards-dealt"),
    ("texas", "texas"),
    ("aces", "aces-and-twos"),
    ("dealer", "dealer"),
    ("who deals", "dealer"),
    ("who goes first", "dealer"),
    ("who starts", "dealer"),
    ("can I take back", "take-back"),
    ("take back discard", "take-back"),
    ("lay off", "others-melds"),
    ("add to others", "others-melds"),
    ("misdeal", "misdeal"),
    ("too many cards", "misdeal"),
    ("forgot discard", "forgot-discard"),
    ("scoring", "points"),
    ("points", "points"),
    ("score", "points"),
    ("what is a book", "books"),
    ("what is a run", "runs"),
    ("same card twice", "not sure: duplicates-in-a-book duplicates-in-a-run"),
    ("run around the corner", "run-direction"),
    ("last turn", "last-turn"),
    ("everyone goes out", "last-turn"),
    ("tie", "ties"),
    ("draw", "turn"),
    ("discard", "turn"),
    ("pick up discard", "turn"),
    ("stock empty", "stock-used-up"),
    ("8 players", "many-players"),
    ("solitaire", "solitaire"),
    ("all wild", "all-wild-melds"),
    ("one natural", "naturals"),
];

#[test]
fn what_people_type_first_finds_the_answer() {
    let env = TestEnv::new();
    for (words, topics) in FIRST_TRIES {
        assert_eq!(answer(&env, words), topics, "{words}");
    }
}

#[test]
fn words_that_a_subcommand_does_not_take_are_a_search() {
    let env = TestEnv::new();
    for (words, topic) in [
        ("add to others", "others-melds"),
        ("show jokers", "wilds"),
        ("show cards to others", "exposed-cards"),
        ("list of wilds", "all-wild-melds"),
        ("retire a wild", "unusable-wild"),
    ] {
        let topics = answer(&env, words);
        assert!(topics.contains(topic), "{words}: {topics}");
    }
}

#[test]
fn what_is_about_rulesets_is_no_search() {
    let env = TestEnv::new();
    let check = |words: &str, error: &str| {
        let said = env.error(&format!("rules {words}"));
        assert!(said.contains(error), "{said}");
    };
    check("add kitchen table", "unexpected argument 'table' found");
    check("add to others --rule joker=20", "unexpected argument 'others' found");
    check("show texsa", "there is no ruleset `texsa`");
    check("retire", "required arguments were not provided");
    check("list wilds --from texas", "unexpected argument");
    assert!(env.ok("rules show texas").contains("min_naturals"));
    assert_eq!(env.json("rules list")["rulesets"].as_array().unwrap().len(), 2);
    env.ok("rules add cards --rule min_naturals=1");
    assert!(env.ok("rules show cards").contains("min_naturals"));
}

/// Returns the topic that answers some words, or those that may.
fn answer(env: &TestEnv, words: &str) -> String {
    let answer = env.json(&format!("rules {words}"));
    let name = |ruling: &Value| ruling["topic"].as_str().unwrap().to_owned();
    match answer["kind"].as_str() {
        Some("ruling") => name(&answer),
        Some("candidates") => {
            let topics: Vec<_> = answer["topics"].as_array().unwrap().iter().map(name).collect();
            format!("not sure: {}", topics.join(" "))
        }
        kind => panic!("{words}: {kind:?}"),
    }
}
