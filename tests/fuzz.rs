//! Scores as nobody should type them, and files of games with bytes that
//! nobody wrote: told what is wrong or read, and no panic.
//!
//! A file of another format is in `merge.rs` (exports), `cli::scoresheets`
//! (spreadsheets) and `properties.rs` (cards).

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "the tally is for people")]

mod table;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crowns::game::{Draft, Entry, Scoresheet};
use crowns::render::{self, Look};
use crowns::rules::{Round, Ruleset};
use crowns::store::{
    GameFilter, GamePage, GameRef, Health, LogFilter, LogPage, Lookup, ReadStore, ResultFilter,
    StoreError, repair,
};
use fastrand::Rng;
use rusqlite::Connection;

use table::Table;

/// What scores are made of, and what they are not.
const PIECES: [&str; 44] = [
    "0",
    "1",
    "9",
    "12",
    "37",
    "99999",
    "100000",
    "2147483647",
    "18446744073709551616",
    "+",
    "-",
    "++",
    "–",
    ".",
    ",",
    " ",
    "\t",
    "\n",
    "out",
    "OUT",
    "ou",
    "k",
    "KH",
    "5D",
    "10*",
    "T*",
    "9T",
    "JOKER",
    "JK",
    "jk*",
    "3C,4C",
    "♣",
    "★",
    "🂡",
    "\u{0}",
    "\u{200f}",
    "\u{1b}[2J",
    "=",
    "Ann=",
    "e",
    "1e9",
    "0x10",
    "٣",
    "é",
];

/// Reads scores that are pieced together at random, and enters what is read.
fn score(runs: u64) {
    let table = Table::new();
    table.done("new Ann Bob Cat");
    let store = table.store();
    let reader = store.read().unwrap();
    let Lookup::One(id) = reader.find_game(GameRef::Last).unwrap() else {
        panic!("there is no game");
    };
    let sheet = reader.game(id).unwrap().unwrap();
    let rules = [Ruleset::official(), Ruleset::texas()];
    let mut random = Rng::with_seed(7);
    let (mut read, mut entered) = (0u64, 0u64);
    for _ in 0..runs {
        let text = pieced(&mut random);
        let round = Round::new(random.u8(1..=11)).unwrap();
        match Entry::read(&text, round, random.choice(&rules).unwrap()) {
            Ok(entry) => {
                read += 1;
                entered += u64::from(enter(&sheet, entry, &mut random));
            }
            Err(bad) => assert!(!bad.to_string().is_empty(), "{text:?}"),
        }
    }
    println!("of {runs} texts {read} were scores, {entered} of those could be entered");
    assert!(read > 0 && entered > 0 && read < runs);
}

fn pieced(random: &mut Rng) -> String {
    let pieces = (0..random.usize(1..6)).map(|_| PIECES[random.usize(..PIECES.len())]);
    pieces.collect()
}

/// Enters a score beside two others; what is refused says why.
fn enter(sheet: &Scoresheet, entry: Entry, random: &mut Rng) -> bool {
    let others = [
        Entry::Points(0),
        Entry::Out,
        Entry::Absent,
        Entry::Points(25),
    ];
    let mut entries = vec![(0, entry)];
    entries.extend((1..3).map(|seat| (seat, random.choice(&others).unwrap().clone())));
    let draft = Draft {
        entries,
        force: random.bool(),
        ..Draft::default()
    };
    match sheet.score(draft) {
        Ok(scored) => {
            for warning in &scored.warnings {
                render::warning(sheet, scored.round, warning, None);
            }
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

/// Reads all that a file of games has, as far as that goes.
fn read_all(path: &Path) -> Result<(), StoreError> {
    let Some(store) = ReadStore::open(path)? else {
        return Ok(());
    };
    let reader = store.read()?;
    let page = GamePage {
        before: None,
        size: 10,
    };
    for game in reader.games(GameFilter::default(), page)? {
        if let Some(sheet) = reader.game(game.id)? {
            reader.agrees(&sheet)?;
            render::scoresheet(&sheet, Look::PLAIN);
        }
    }
    reader.results(&ResultFilter::default(), |_| ())?;
    reader.players()?;
    let page = LogPage {
        before: None,
        size: 30,
    };
    reader.log(LogFilter::default(), page)?;
    Ok(())
}

/// Flips bytes of a file of games and reads it; every hundredth time the
/// doctor looks at it and mends it, too.
fn harm(runs: u64) {
    let table = Table::with_games(1);
    let small = table.path("small.db");
    let file = Connection::open(table.file()).unwrap();
    // Small pages make a small file, and each byte of it matters.
    file.execute_batch("PRAGMA page_size = 512; VACUUM;")
        .unwrap();
    drop(file);
    fs::rename(table.file(), &small).unwrap();
    let sound = fs::read(&small).unwrap();
    let path = table.file();
    let mut random = Rng::with_seed(3);
    let mut tally: BTreeMap<String, u64> = BTreeMap::new();
    for run in 0..runs {
        let mut bytes = sound.clone();
        for _ in 0..random.usize(1..8) {
            let at = random.usize(..bytes.len());
            bytes[at] = match random.u8(..3) {
                0 => bytes[at] ^ (1 << random.u8(..8)),
                1 => random.u8(..),
                _ => [0, 1, 127, 128, 255][random.usize(..5)],
            };
        }
        if random.u8(..50) == 0 {
            bytes.truncate(random.usize(..bytes.len()));
        }
        fs::write(&path, &bytes).unwrap();
        let said = match read_all(&path) {
            Ok(()) => "read".to_owned(),
            Err(error) => format!("{error:?}")
                .split([' ', '('])
                .next()
                .unwrap()
                .to_owned(),
        };
        *tally.entry(said).or_default() += 1;
        if run % 100 == 0
            && let Ok(health) = Health::of(&path, &table.path("device"), &mut |_, _| {})
            && !health.is_well()
        {
            render::health(&health, false, "0", Look::PLAIN);
            let _ = repair(&health, chrono::DateTime::UNIX_EPOCH);
        }
        clear(&table);
    }
    println!("{runs} files of {} bytes: {tally:?}", sound.len());
    assert!(tally["read"] > 0 && tally["Damaged"] > 0);
}

/// Takes away what lies beside the file: journals of SQLite, backups, what a
/// repair has set aside.
fn clear(table: &Table) {
    for name in table.names("") {
        let path = table.path(&name);
        match name.as_str() {
            "small.db" | "crowns.db" | "home" => {}
            "backups" => fs::remove_dir_all(path).unwrap(),
            _ => fs::remove_file(path).unwrap(),
        }
    }
}

#[test]
fn no_text_for_a_score_panics() {
    score(5000);
}

#[test]
fn no_bytes_of_a_file_of_games_panic() {
    harm(300);
}

#[test]
#[ignore = "a million texts"]
fn no_text_of_a_million_for_a_score_panics() {
    score(1_000_000);
}

#[test]
#[ignore = "a million files"]
fn no_bytes_of_a_million_files_panic() {
    harm(1_000_000);
}
