//! Any name is stored, shown and aligned safely.

use std::process::Output;

use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use crate::env::TestEnv;

/// An environment that checks that nothing steers the terminal.
struct Table(TestEnv);

impl Table {
    fn new() -> Self {
        Self(TestEnv::new())
    }

    fn run(&self, args: &[&str]) -> Output {
        self.0.run(args)
    }

    /// Runs a command that must succeed, and returns what it printed.
    fn ok(&self, args: &[&str]) -> String {
        let Output {
            status,
            stdout,
            stderr,
        } = self.run(args);
        let stderr = String::from_utf8(stderr).unwrap();
        assert!(status.success(), "{args:?}: {stderr}");
        assert_harmless(&stderr);
        String::from_utf8(stdout).unwrap()
    }

    /// Runs a command that must fail, and returns its error.
    fn error(&self, args: &[&str]) -> String {
        let stderr = self.0.error(args);
        assert_harmless(&stderr);
        stderr
    }

    fn players(&self) -> Vec<String> {
        let json = self.0.json("player list");
        let players = json["players"].as_array().unwrap().iter();
        players
            .map(|player| player["name"].as_str().unwrap().to_owned())
            .collect()
    }
}

/// Nothing steers the terminal. The isolates that keep a name which runs from
/// right to left to itself are the program's own, and are closed.
fn assert_harmless(text: &str) {
    let steers = |c: char| c.is_control() && c != '\n' || ('\u{202a}'..='\u{202e}').contains(&c);
    assert!(!text.chars().any(steers), "{text:?}");
    for line in text.lines() {
        let count = |c| line.matches(c).count();
        assert_eq!(count('\u{2068}'), count('\u{2069}'), "{line:?}");
    }
}

const EMOJI: &str =
    "🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊";

const ODD: [&str; 7] = [
    "'; DROP TABLE",
    "שרה",
    "فاطمة",
    EMOJI,
    "Z\u{335}o\u{335}\u{336}e\u{335}",
    "李小龍",
    "%s \"$HOME\" `id`",
];

#[test]
fn unusual_names_are_stored_unchanged() {
    let table = Table::new();
    table.ok(&[&["new"], &ODD[..]].concat());
    let players = table.players();
    assert_eq!(players.len(), ODD.len());
    for name in ODD {
        assert!(players.iter().any(|player| player == name), "{name}");
        let page = table.ok(&["player", "show", name]);
        assert!(page.contains(name), "{page}");
        assert_harmless(&page);
        table.ok(&["leave", name, "--game", "1"]);
        table.ok(&["join", name, "--score", "12"]);
    }
    let json: Value = serde_json::from_str(&table.ok(&["board", "--json"])).unwrap();
    let players = json["players"].as_array().unwrap();
    let names: Vec<_> = players.iter().map(|player| &player["name"]).collect();
    assert_eq!(names, ODD);
}

#[test]
fn unusual_names_are_aligned() {
    let table = Table::new();
    table.ok(&[&["new"], &ODD[..]].concat());
    let board = table.ok(&["board"]);
    assert_harmless(&board);
    assert!(board.lines().all(|line| line.width() <= 80), "{board}");
    let heading = board.lines().find(|line| line.contains("# wild")).unwrap();
    assert!(
        heading.contains("שרה") && heading.contains('~'),
        "{heading}"
    );
}

#[test]
fn names_that_would_steer_the_terminal_are_refused() {
    let table = Table::new();
    for (name, shown) in [
        ("\u{1b}[31mAnn\u{1b}[0m", "\\u{1b}"),
        ("Ann\u{202e}", "\\u{202e}"),
        ("A\u{200f}nn", "\\u{200f}"),
        ("Ann\nBob", "\\u{a}"),
        ("A\u{9b}2Jnn", "\\u{9b}"),
    ] {
        for args in [
            &["player", "add", name][..],
            &["new", name],
            &["new", "Bob", "--league", name],
            &["new", "Bob", "--place", name],
            &["new", "Bob", "--note", name],
        ] {
            let error = table.error(args);
            assert!(error.contains(shown), "{error}");
        }
        table.error(&["player", "show", name]);
        table.error(&["board", "--game", name]);
    }
    assert_eq!(table.players(), [""; 0]);
}
