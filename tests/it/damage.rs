//! Damaged files: what is answered is right, or comes with a warning, or is
//! refused.

use std::collections::BTreeMap;
use std::fs;
use std::process::Output;

use chrono::DateTime;
use crowns::game::DeviceId;
use crowns::store::{IdGenerator, Store};
use rusqlite::Connection;
use uuid::Uuid;

use crate::env::{TestEnv, message};
use crate::journal_rows::add_league;
use crate::seeded::Recipe;

const PAGE: usize = 4096;

/// Everything that answers from the database.
const QUESTIONS: [&str; 26] = [
    "board --game last",
    "board --game 3 --json",
    "board --game 7 --chart",
    "game show 5",
    "standings",
    "standings --league Tuesday --json",
    "standings --by rating --short",
    "stats Ann --json",
    "stats Ann Bob",
    "records",
    "records --json",
    "games",
    "games --player Ann --json",
    "games --since 2020-01-01 --state finished",
    "player list --json",
    "log",
    "log --json --page 2",
    "log --game 9",
    "log --player Ann --json",
    "report game 4",
    "report night --json",
    "export",
    "export --game 6",
    "export --csv games",
    "export --csv scores",
    "export --csv standings",
];

/// A league with corrections, undo and merges; one game is open.
pub(crate) fn league(games: usize) -> TestEnv {
    let env = TestEnv::new();
    let device = DeviceId(Uuid::from_u128(1));
    let ids = IdGenerator::seeded(1);
    let mut store = Store::open(&env.db(), device, ids, DateTime::UNIX_EPOCH).unwrap();
    let recipe = Recipe { games, players: 8, ..Recipe::odd(4) };
    add_league(&mut store, recipe);
    drop(store);
    for command in [
        "player merge Fay Gus",
        "new Ann Bob Eve",
        "score 0 20 37",
        "score 25 0 30",
        "fix 1 Bob=21",
        "score 1 2 0",
        "undo",
    ] {
        env.run(command);
    }
    env
}

fn answers(env: &TestEnv) -> Vec<Output> {
    let outputs = QUESTIONS.iter().map(|question| env.run(*question));
    outputs.collect()
}

/// What became of the answers of damaged files.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Clone, Copy)]
enum Shown {
    Right,
    /// Whatever it is, with a warning.
    Warned,
    Refused,
    /// Another answer, and no word of it.
    Wrong,
}

struct Damage {
    env: TestEnv,
    sound: Vec<u8>,
    expect: Vec<Output>,
    counts: BTreeMap<Shown, u32>,
    wrong: Vec<String>,
}

impl Damage {
    fn new(games: usize) -> Self {
        Self::of(league(games))
    }

    fn of(env: TestEnv) -> Self {
        let expect = answers(&env);
        for (question, output) in QUESTIONS.iter().zip(&expect) {
            assert!(output.status.success(), "{question}: {output:?}");
        }
        let sound = fs::read(env.db()).unwrap();
        Self { env, sound, expect, counts: BTreeMap::new(), wrong: Vec::new() }
    }

    /// Asks everything of a damaged file.
    fn ask(&mut self, bytes: &[u8], case: &str) {
        self.env.write_db(bytes);
        let _ = fs::remove_file(self.env.path("crowns.db-journal"));
        let answers = answers(&self.env);
        for ((question, expect), output) in QUESTIONS.iter().zip(&self.expect).zip(answers) {
            let said = message(&output);
            assert!(!said.contains("panicked"), "{case}, {question}: {said}");
            let shown = match output.status.code() {
                Some(2) => Shown::Refused,
                _ if said.contains("warning: ") => Shown::Warned,
                Some(0) if output.stdout == expect.stdout => Shown::Right,
                _ => Shown::Wrong,
            };
            *self.counts.entry(shown).or_default() += 1;
            if shown == Shown::Wrong {
                self.wrong.push(format!("{case}: {question}"));
            }
        }
    }

    #[allow(clippy::print_stdout, reason = "the counts are worth a look")]
    fn end(self) {
        println!("{:?}", self.counts);
        assert!(self.wrong.is_empty(), "{:#?}", self.wrong);
    }

    fn flips(&mut self, seeds: u64) {
        let sound = self.sound.clone();
        flips(&sound, seeds, |bytes, case| self.ask(bytes, case));
    }

    fn cut(&mut self, length: usize) {
        let bytes = self.sound[..length].to_vec();
        self.ask(&bytes, &format!("{length} of {} bytes", self.sound.len()));
    }
}

/// Calls `each` with a file in which one byte is flipped, and with one in which
/// one bit is, for each seed.
pub(crate) fn flips(sound: &[u8], seeds: u64, mut each: impl FnMut(&[u8], &str)) {
    for seed in 0..seeds {
        let mut random = fastrand::Rng::with_seed(seed);
        for (what, mask) in [("byte", random.u8(1..)), ("bit", 1 << random.u8(..8))] {
            let mut bytes = sound.to_vec();
            let at = random.usize(..bytes.len());
            bytes[at] ^= mask;
            each(&bytes, &format!("{what} {at} ^ {mask:#04x}"));
        }
    }
}

#[test]
fn no_answer_from_a_damaged_file_is_wrong_without_a_word() {
    let mut damage = Damage::new(10);
    damage.flips(6);
    for pages in (1..damage.sound.len() / PAGE).step_by(20) {
        damage.cut(pages * PAGE);
    }
    damage.end();
}

#[test]
#[ignore = "a thousand files and 26 commands on each take minutes"]
fn no_answer_from_a_thousand_damaged_files_is_wrong_without_a_word() {
    let mut damage = Damage::new(20);
    damage.flips(500);
    for pages in 1..damage.sound.len() / PAGE {
        damage.cut(pages * PAGE);
    }
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..100 {
        damage.cut(random.usize(1..damage.sound.len()));
    }
    damage.end();
}

#[test]
fn rows_that_others_deleted_or_changed_are_missed() {
    let mut damage = Damage::new(10);
    for sql in [
        "DELETE FROM game_cache WHERE number = 3",
        "DELETE FROM game_cache",
        "DELETE FROM game_cache WHERE state IS NULL",
        "UPDATE game_cache SET day = day + 1 WHERE number = 4",
        "UPDATE game_cache SET state = 'open' WHERE number = 2",
        "UPDATE game_cache SET number = 50 WHERE number = 5",
        "UPDATE game_cache_end SET events = events + 1",
        "DELETE FROM game_cache_end",
        "DELETE FROM control_totals WHERE name = 'player'",
        "UPDATE control_totals SET sum = 0 WHERE name = 'command'",
    ] {
        let env = TestEnv::new();
        env.write_db(&damage.sound);
        Connection::open(env.db()).unwrap().execute_batch(sql).unwrap();
        damage.ask(&fs::read(env.db()).unwrap(), sql);
    }
    damage.end();
}

#[test]
fn no_page_of_an_older_copy_is_believed() {
    let env = league(10);
    let older = fs::read(env.db()).unwrap();
    env.ok("player rename Ann Annika");
    env.ok("score 3 0 4 --game last");
    let mut damage = Damage::of(env);
    let sound = damage.sound.clone();
    for (nth, page) in older.chunks(PAGE).enumerate() {
        let place = nth * PAGE..(nth + 1) * PAGE;
        if sound[place.clone()] == *page {
            continue;
        }
        let mut bytes = sound.clone();
        bytes[place].copy_from_slice(page);
        damage.ask(&bytes, &format!("page {} of an older copy", nth + 1));
    }
    damage.end();
}
