//! The invariants of the house that can be read off the sources: what a room
//! may use.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from the ground up; a room uses only rooms above it here. Source:
/// design, "The house".
const ROOMS: [&str; 8] = [
    "cards", "rules", "solver", "game", "league", "store", "render", "cli",
];

/// The rooms that do nothing but compute.
const PURE: [&str; 5] = ["cards", "rules", "solver", "game", "league"];

#[test]
fn pure_rooms_use_no_clock_environment_files_printing_or_outer_crates() {
    for room in PURE {
        for (path, code) in sources(room) {
            // Dates and times are values like others; what the clock shows is not.
            for name in ["clap", "rusqlite", "anyhow", "Local"] {
                assert!(
                    !names(&code).any(|word| word == name),
                    "{path:?} uses {name}"
                );
            }
            assert!(!code.contains("::now("), "{path:?} reads the clock");
            for module in heads(&code, "std::") {
                assert!(
                    !["env", "fs", "io", "net", "process", "thread", "time"].contains(&module),
                    "{path:?} uses std::{module}"
                );
            }
            assert!(!prints(&code), "{path:?} prints");
        }
    }
}

#[test]
fn rendering_is_pure_but_for_dates() {
    for (path, code) in sources("render") {
        for name in ["clap", "rusqlite", "anyhow"] {
            assert!(
                !names(&code).any(|word| word == name),
                "{path:?} uses {name}"
            );
        }
        for module in heads(&code, "std::") {
            assert!(
                !["env", "fs", "io"].contains(&module),
                "{path:?} uses std::{module}"
            );
        }
        assert!(!prints(&code), "{path:?} prints");
    }
}

#[test]
fn sql_stays_in_the_store() {
    for room in ROOMS.into_iter().filter(|room| *room != "store") {
        for (path, code) in sources(room) {
            assert!(
                !names(&code).any(|word| word == "rusqlite"),
                "{path:?} uses rusqlite"
            );
        }
    }
}

#[test]
fn a_room_uses_only_rooms_above_it() {
    for (index, room) in ROOMS.into_iter().enumerate() {
        for (path, code) in sources(room) {
            for used in heads(&code, "crate::") {
                let level = ROOMS.iter().position(|other| *other == used);
                let level = level.unwrap_or_else(|| panic!("{path:?}: `{used}` is no room"));
                assert!(level <= index, "{path:?}: {room} may not use {used}");
            }
        }
    }
}

#[test]
fn every_room_of_the_library_is_in_the_list() {
    let library = fs::read_to_string(src().join("lib.rs")).unwrap();
    let rooms = library
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    for room in rooms {
        assert!(ROOMS.contains(&room), "`{room}` is not in the list");
        assert!(!sources(room).is_empty(), "`{room}` has no source");
    }
}

#[test]
fn main_is_thirty_lines_at_most() {
    let main = fs::read_to_string(src().join("main.rs")).unwrap();
    assert!(main.lines().count() <= 30);
}

#[test]
fn the_reader_of_sources_sees_what_it_looks_for() {
    let code = code_of(
        "use std::{fmt, io::{self, Read}};\n\
         use crate::{cards::Card, rules::{Round, meld}};\n\
         // use std::env;\n\
         pub(crate) fn f() -> std::time::Duration { println!(\"{}\", crate::store::g()) }\n",
    );
    let std: Vec<_> = heads(&code, "std::").collect();
    assert_eq!(std, ["fmt", "io", "time"]);
    let rooms: Vec<_> = heads(&code, "crate::").collect();
    assert_eq!(rooms, ["cards", "rules", "store"]);
    assert!(prints(&code));
    assert!(!prints(&code_of(
        "fn print() { write!(f, \"println\") } // println!()"
    )));
}

/// Returns the sources of a room, a file or a folder, without comments; of a
/// room that is not built yet, none.
fn sources(room: &str) -> Vec<(PathBuf, String)> {
    let mut paths = vec![src().join(room), src().join(room).with_extension("rs")];
    let mut sources = Vec::new();
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(
                fs::read_dir(&path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path()),
            );
        } else if path.extension().is_some_and(|end| end == "rs") && path.exists() {
            let code = code_of(&fs::read_to_string(&path).unwrap());
            sources.push((path, code));
        }
    }
    sources
}

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Drops comments, the examples in them included.
fn code_of(source: &str) -> String {
    let code = source.lines().map(|line| line.split("//").next().unwrap());
    code.collect::<Vec<_>>().join("\n")
}

/// Returns every name and keyword.
fn names(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_')
}

/// Returns what stands next in each path that starts with a prefix, for each
/// branch of a group: `fmt` and `io` of `std::{fmt, io::Read}`.
fn heads<'a>(code: &'a str, prefix: &str) -> impl Iterator<Item = &'a str> {
    code.split(prefix).skip(1).flat_map(|path| {
        match path.strip_prefix('{') {
            Some(group) => branches(group),
            None => vec![path],
        }
        .into_iter()
        .filter_map(|branch| names(branch.trim_start()).next())
        .filter(|name| !name.is_empty())
    })
}

/// Splits a group, from behind its opening brace, at its own commas.
fn branches(group: &str) -> Vec<&str> {
    let mut branches = Vec::new();
    let (mut start, mut depth) = (0, 0);
    for (index, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                branches.push(&group[start..index]);
                start = index + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    branches
}

fn prints(code: &str) -> bool {
    ["print!", "println!", "eprint!", "eprintln!", "dbg!"]
        .iter()
        .any(|name| code.contains(name))
}
