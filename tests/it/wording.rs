//! Words that the product does not use, in anything that people read.

use std::fs;
use std::path::{Path, PathBuf};

use crate::sources::{Placed, Source, Token};
use crate::visible::visible_strings;

/// What is not written, and what is written instead.
const AVOIDED: [(&str, &str); 34] = [
    ("mend", "repair"),
    ("mends", "repairs"),
    ("mended", "repaired"),
    ("mending", "repairing"),
    ("anew", "again"),
    ("came to", "totalled"),
    ("comes to", "totals"),
    ("come to", "total"),
    ("kept", "stored"),
    ("of the house", "custom"),
    ("house ruleset", "custom ruleset"),
    ("house rulesets", "custom rulesets"),
    ("file of games", "database"),
    ("files of games", "databases"),
    ("makes of", "reads as"),
    ("make of it", "read as"),
    ("what there is to", "what"),
    ("beforehand", "pass `--yes` to confirm"),
    ("nobody is there", "not a terminal"),
    ("as it was written", "was altered (checksum mismatch)"),
    ("a newer crowns reads it", "upgrade crowns to read it"),
    ("there are two of it", "appears twice"),
    ("says whether", "returns `true` if"),
    ("spoilt", "damaged"),
    ("lacks", "does not have"),
    ("verb", "command"),
    ("verbs", "commands"),
    ("room", "module, or space"),
    ("rooms", "modules"),
    ("look whether", "check whether"),
    ("go on with", "resume"),
    ("given up", "abandoned"),
    ("taken in", "imported"),
    ("takes in", "imports"),
];

/// Returns the words in a text that are avoided, with what to write instead.
fn avoided(text: &str) -> Vec<(&'static str, &'static str)> {
    let lower = text.to_lowercase();
    let words: Vec<&str> =
        lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let line = format!(" {} ", words.join(" "));
    let is_there = |(avoided, _): &(&str, &str)| line.contains(&format!(" {avoided} "));
    AVOIDED.into_iter().filter(is_there).collect()
}

#[test]
fn no_string_that_a_user_can_read_has_an_avoided_word() {
    let mut found = Vec::new();
    for source in Source::program() {
        for string in visible_strings(&source) {
            let place = source.place(string.line);
            found.extend(complaints(&place, &string.text));
        }
    }
    assert_none(&found);
}

#[test]
fn no_doc_comment_and_no_function_has_an_avoided_word() {
    let mut found = Vec::new();
    for folder in ["src", "tests/it"] {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for source in Source::under(&root) {
            for (line, text) in names_and_docs(&source) {
                let place = format!("{folder}/{}:{line}", source.path);
                found.extend(complaints(&place, &text));
            }
        }
    }
    assert_none(&found);
}

#[test]
fn no_page_and_no_snapshot_has_an_avoided_word() {
    let mut found = Vec::new();
    for file in pages() {
        let text = fs::read_to_string(&file).unwrap();
        let name = file.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap();
        for (line, text) in (1..).zip(text.lines()) {
            let place = format!("{}:{line}", name.display());
            found.extend(complaints(&place, text));
        }
    }
    assert_none(&found);
}

/// Output about files and devices rather than about the game: no language of the
/// table has a word for it.
const ABOUT_FILES: [&str; 3] =
    ["render/journal/doctor.rs", "render/journal/import.rs", "render/json/"];

#[test]
fn every_sentence_for_the_table_is_in_words() {
    let mut found = Vec::new();
    let is_sentence = |text: &str| {
        let words = text.split_whitespace();
        words.filter(|word| word.len() > 1 && word.chars().all(char::is_alphabetic)).count() > 1
    };
    for source in Source::program() {
        let is_about_files = ABOUT_FILES.iter().any(|path| source.path.starts_with(path));
        let is_for_table = ["render/", "screen/"].iter().any(|path| source.path.starts_with(path));
        if !is_for_table || is_about_files {
            continue;
        }
        for string in visible_strings(&source) {
            // Of a style sheet.
            let is_css = string.text == "light dark";
            if is_sentence(&string.text) && !is_css {
                let place = source.place(string.line);
                found.push(format!("{place}: {}", string.text));
            }
        }
    }
    assert_none(&found);
}

#[test]
fn the_strings_that_a_user_can_read_are_found() {
    let source = Source::parse(
        "a.rs",
        "/// Not shown\nconst SQL: &str = \"SELECT a FROM b\";\n\
         #[derive(Debug, Args)]\n/// Show this\n///\n/// and this\n\
         struct Shown { /// A flag\n #[arg(long, value_name = \"NAME\")] flag: bool }\n\
         #[derive(Debug, Error)]\nenum Error { #[error(\"no \\\"{0}\\\"\")] No(u8) }\n\
         fn f() { g(\"a \\\n   b\"); h.expect(\"not this\"); assert!(x, \"nor this\"); }\n\
         #[cfg(test)]\nmod tests { const TEST: &str = \"nor that\"; }",
    );
    let strings = visible_strings(&source.without_tests());
    let texts: Vec<&str> = strings.iter().map(|string| string.text.as_str()).collect();
    assert_eq!(texts, ["Show this and this", "NAME", "A flag", "no \"{0}\"", "a b"]);
}

#[test]
fn a_word_is_found_whole_and_in_any_case() {
    assert_eq!(avoided("Kept here").len(), 1);
    assert_eq!(avoided("what the round came to, again").len(), 1);
    assert_eq!(avoided("skept, amending"), []);
}

/// Returns the names of functions, in words, and the doc comments.
fn names_and_docs(source: &Source) -> Vec<(usize, String)> {
    let tokens = &source.tokens;
    let text = |(index, placed): (usize, &Placed)| {
        let is_function = index > 0 && tokens[index - 1].token.is("fn");
        let text = match &placed.token {
            Token::Name(name) if is_function => name.replace('_', " "),
            Token::Literal(doc) if is_doc(tokens, index) => doc.clone(),
            _ => return None,
        };
        Some((placed.line, text))
    };
    tokens.iter().enumerate().filter_map(text).collect()
}

/// Returns a line for each word of a text that is avoided.
fn complaints(place: &str, text: &str) -> Vec<String> {
    let complaint =
        |(word, instead)| format!("{place}: `{word}`, write `{instead}`: {}", text.trim());
    avoided(text).into_iter().map(complaint).collect()
}

#[track_caller]
fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{} found:\n{}", found.len(), found.join("\n"));
}

/// Returns the pages for people and the snapshots of commands.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut pages = Vec::new();
    let mut paths: Vec<PathBuf> = ["README.md", "CHANGELOG.md", "docs", "benches", "tests"]
        .into_iter()
        .map(|name| root.join(name))
        .filter(|path| path.exists())
        .collect();
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|end| end == "md") {
            pages.push(path);
        }
    }
    pages.sort();
    pages
}

/// Returns `true` for the text of a doc comment, `#[doc = "…"]`.
fn is_doc(tokens: &[Placed], index: usize) -> bool {
    index > 1 && tokens[index - 2].token.is("doc")
}
