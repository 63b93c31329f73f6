//! What commands leave behind that are killed, at whatever moment: all that was
//! stored before, and what was to be done, whole or not at all.
//!
//! A kill leaves the machine running, so this says nothing of a power cut.
//! `durable.rs` kills `score` many times at one file.

#![allow(clippy::print_stdout, reason = "the tally is for people")]

use std::collections::BTreeMap;
use std::fs;
use std::io::{PipeReader, Write, pipe};
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use crowns::game::{GameId, PlayerId, Tournament, TournamentStart};
use crowns::render::{self, TextStyle};
use crowns::store::{GameFilter, PageRequest, SCHEMA_VERSION, Store, TournamentSummary};
use crowns::tournament::StoredTournament;
use rusqlite::Connection;

use crate::env::{TestEnv, message};
use crate::journal_rows::{add_long_events, journal_rows};

/// The tables that all begin with: one of two games, and the same with long
/// events besides, so that there is time to be killed while they are copied.
pub(crate) struct Tables {
    thin: TestEnv,
    fat: TestEnv,
    /// How many long events the file of an earlier version has.
    old: u32,
}

impl Tables {
    fn new() -> Self {
        let thin = TestEnv::with_games(1);
        let fat = thin.copied();
        add_long_events(&fat);
        Self { thin, fat, old: 40 }
    }

    /// The same without long events, where time does not matter.
    #[cfg(target_os = "linux")]
    pub(crate) fn thin() -> Self {
        let thin = TestEnv::with_games(1);
        let fat = thin.copied();
        Self { thin, fat, old: 1 }
    }
}

/// A command that is killed again and again, each time in a copy of one environment.
pub(crate) struct Scene {
    pub(crate) command: &'static str,
    pub(crate) before: TestEnv,
    /// Looks at what there is, and returns `true` if it was done. What is neither
    /// the one nor the other fails.
    pub(crate) done: Box<dyn Fn(&TestEnv) -> bool>,
    /// Whether it can be given twice.
    pub(crate) again: bool,
    /// Its exit status: 1 tells that something was lost before.
    pub(crate) status: i32,
}

/// The exit status of what was killed: that of `TerminateProcess`, or none.
const KILLED: Option<i32> = if cfg!(windows) { Some(1) } else { None };

/// What became of the kills: how many came so late that the command had ended,
/// and of the others how many after it was done and how many before.
#[derive(Debug, Default)]
struct Tally {
    late: u32,
    done: u32,
    undone: u32,
}

impl Scene {
    /// Kills the command so many times, at moments from its start on until a
    /// little after it should have ended. Every other command cannot get rid
    /// of its answer, so that it is killed after all was done, if not before.
    fn kill(&self, times: u32) -> Tally {
        let mut takes = Duration::ZERO;
        let mut tally = Tally::default();
        for time in 0..times {
            // A machine that others work on is not always as fast.
            if time % 10 == 0 {
                takes = self.measure();
            }
            let moment = (f64::from(time) + 0.5) / f64::from(times);
            let env = self.before.copied();
            let (_deaf, stdout) = deaf();
            let (moment, mut child) = match time % 2 {
                0 => (1.1 * moment, env.start(self.command)),
                _ => (0.5 + moment, env.command(self.command).stdout(stdout).spawn().unwrap()),
            };
            thread::sleep(takes.mul_f64(moment));
            child.kill().unwrap();
            let output = child.wait_with_output().unwrap();
            assert!(!message(&output).contains("panicked"), "{output:?}");
            // What is left is cleared away by the command, not by a look.
            let done = (self.done)(&env.copied());
            match (output.status.code(), done) {
                (KILLED, true) => tally.done += 1,
                (KILLED, false) => tally.undone += 1,
                (Some(code), true) if code == self.status => tally.late += 1,
                _ => panic!("{}, kill {time}: {output:?}", self.command),
            }
            if self.again || !done {
                self.run(&env);
                assert!((self.done)(&env), "{}, kill {time}", self.command);
            }
        }
        tally
    }

    pub(crate) fn run(&self, env: &TestEnv) {
        let output = env.run(self.command);
        assert_eq!(output.status.code(), Some(self.status), "{output:?}");
    }

    /// Gives the command and lets it end; returns how long it takes.
    fn measure(&self) -> Duration {
        let env = self.before.copied();
        assert!(!(self.done)(&env), "{}", self.command);
        let begun = Instant::now();
        self.run(&env);
        let takes = begun.elapsed();
        assert!((self.done)(&env), "{}", self.command);
        takes
    }
}

/// Returns what listens to nothing, and something to print into that waits
/// for it.
fn deaf() -> (PipeReader, Stdio) {
    let (ear, mouth) = pipe().unwrap();
    let mut filler = mouth.try_clone().unwrap();
    // Waits as soon as the pipe is full, and ends with the one who does not listen.
    thread::spawn(move || while filler.write_all(&[0; 4096]).is_ok() {});
    (ear, mouth.into())
}

/// All that can be seen of the games and tournaments, in a sound file.
fn games(env: &TestEnv) -> String {
    let file = Connection::open(env.db()).unwrap();
    let said: String = file.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(said, "ok");
    let store = env.store();
    assert!(store.verify().unwrap());
    seen(&store)
}

fn seen(store: &Store) -> String {
    let reader = store.read().unwrap();
    let page = PageRequest::first(1000);
    let games = reader.games(GameFilter::default(), page).unwrap().items;
    let sheet = |id: GameId| reader.game(id).unwrap().unwrap();
    let board = |sheet| render::scoresheet(&sheet, TextStyle::PLAIN);
    let games = games.iter().map(|game| board(sheet(game.details.id)));
    let tournaments = reader.tournaments().unwrap().into_iter();
    let stored = |one: TournamentSummary| reader.tournament(one.tournament.uuid).unwrap();
    let tournaments = tournaments.map(|one| tournament(&stored(one).unwrap()));
    games.chain(tournaments).collect()
}

/// A tournament by the names of its players, since each run gives them other ids.
fn tournament(stored: &StoredTournament) -> String {
    let Tournament { start, entrants, replaced, finalists, .. } = &stored.tournament;
    let name = |id: &PlayerId| {
        let player = stored.entrants.iter().find(|player| player.uuid == *id);
        player.unwrap().name.clone()
    };
    let start = TournamentStart { players: Vec::new(), ..start.clone() };
    let players =
        entrants.iter().map(|one| (name(&one.player), one.from_game, one.left_before_game));
    let tables = stored.games.iter().flat_map(|game| {
        game.tables.iter().map(|table| {
            let players = table.players.iter().map(|player| player.name.clone());
            let game_of_table = table.game.as_ref().map(|game| (game.state, game.rounds));
            (game.number, table.table, players.collect::<Vec<_>>(), game_of_table)
        })
    });
    let replaced = replaced.iter().map(|table| (table.game, table.table));
    let finalists = finalists.iter().flatten().map(name);
    format!(
        "{start:?} {:?} {:?} {:?} {:?}",
        players.collect::<Vec<_>>(),
        tables.collect::<Vec<_>>(),
        replaced.collect::<Vec<_>>(),
        finalists.collect::<Vec<_>>()
    )
}

/// Returns `true` if a database is one or the other, with all that was in the
/// journal before.
fn is_second(env: &TestEnv, one: &str, other: &str, stored: &BTreeMap<Vec<u8>, String>) -> bool {
    let games = games(env);
    let journal = journal_rows(&env.db());
    for (id, event) in stored {
        assert_eq!(journal.get(id), Some(event), "an event is lost");
    }
    assert!([one, other].contains(&games.as_str()), "{games}");
    games == other
}

/// A command that turns one state of the games into another.
fn change(command: &'static str, before: TestEnv, again: bool) -> Scene {
    let one = games(&before);
    let stored = journal_rows(&before.db());
    let after = before.copied();
    after.ok(command);
    let other = games(&after);
    assert_ne!(one, other, "{command}");
    Scene {
        command,
        before,
        done: Box::new(move |env| is_second(env, &one, &other, &stored)),
        again,
        status: 0,
    }
}

fn score(tables: &Tables) -> Scene {
    change("score 26 0 31", tables.thin.copied(), false)
}

/// Creates the database as well.
fn first_game(_: &Tables) -> Scene {
    let after = TestEnv::new();
    after.ok("new Ann Bob");
    let expect = games(&after);
    Scene {
        command: "new Ann Bob",
        before: TestEnv::new(),
        done: Box::new(move |env| {
            let games = games(env);
            assert!(games.is_empty() || games == expect, "{games}");
            !games.is_empty()
        }),
        again: false,
        status: 0,
    }
}

fn import(tables: &Tables) -> Scene {
    tables.fat.ok("export other.jsonl");
    let env = TestEnv::with_games(0);
    fs::copy(tables.fat.path("other.jsonl"), env.path("other.jsonl")).unwrap();
    change("import other.jsonl", env, true)
}

fn import_of_scoresheets(tables: &Tables) -> Scene {
    let env = tables.thin.copied();
    let mut sheet = String::from("game,round,Ann,Bob,Cat\n");
    for game in 1..=40 {
        for round in 1..=11 {
            sheet += &format!("{game},{round},0,{},{}\n", 20 + round % 4, 25 + game % 5);
        }
    }
    fs::write(env.path("sheet.csv"), sheet).unwrap();
    change("import --csv sheet.csv", env, false)
}

fn undo(tables: &Tables) -> Scene {
    change("undo", tables.thin.copied(), false)
}

fn redo(tables: &Tables) -> Scene {
    let env = tables.thin.copied();
    env.ok("undo");
    change("redo", env, false)
}

/// A restore may leave the journal of the copy in the place of a longer one,
/// which then lies beside it.
fn restore(tables: &Tables) -> Scene {
    let env = tables.fat.copied();
    env.ok("backup old.db");
    env.ok("score 26 0 31");
    let (one, stored) = (games(&env), journal_rows(&env.db()));
    let copy = journal_rows(&env.path("old.db"));
    let after = env.copied();
    after.ok("restore old.db --yes");
    let other = games(&after);
    assert_ne!(one, other);
    Scene {
        command: "restore old.db --yes",
        before: env,
        done: Box::new(move |env| {
            let games = games(env);
            let now = journal_rows(&env.db());
            match games == other {
                true => assert!(now == copy, "not the journal of the copy"),
                false => assert!(now == stored && games == one, "neither the one nor the other"),
            }
            let beside = whole(env, "", ".before-restore-", &stored) + unread(env, &stored);
            assert!(games == one || beside > 0, "what was there is lost");
            games == other
        }),
        again: true,
        status: 0,
    }
}

fn restore_of_nothing(tables: &Tables) -> Scene {
    let env = tables.fat.copied();
    env.ok("backup old.db");
    let (expect, stored) = (games(&env), journal_rows(&env.db()));
    fs::remove_file(env.db()).unwrap();
    Scene {
        command: "restore old.db --yes",
        before: env,
        done: Box::new(move |env| {
            let done = env.db().exists();
            if done {
                assert_eq!(games(env), expect);
                assert!(journal_rows(&env.db()) == stored, "not the journal of the copy");
            }
            done
        }),
        again: true,
        status: 0,
    }
}

/// The damaged file stays unchanged, or a copy of it does.
fn restore_of_a_damaged_file(tables: &Tables) -> Scene {
    let Scene { before, .. } = restore(tables);
    let copy = journal_rows(&before.path("old.db"));
    let mut bytes = fs::read(before.db()).unwrap();
    bytes[4096..8192].fill(7);
    before.write_db(&bytes);
    let after = before.copied();
    after.ok("restore old.db --yes");
    let restored = games(&after);
    Scene {
        command: "restore old.db --yes",
        before,
        done: Box::new(move |env| {
            if is_rolled_back(env, &bytes) {
                return false;
            }
            assert_eq!(games(env), restored);
            assert!(journal_rows(&env.db()) == copy, "not the journal of the copy");
            damaged_is_unchanged(env, &bytes);
            true
        }),
        again: true,
        status: 0,
    }
}

/// Returns `true` if a database has these bytes once a program has opened it.
fn is_rolled_back(env: &TestEnv, bytes: &[u8]) -> bool {
    if env.path("crowns.db-journal").exists() {
        let file = Connection::open(env.db()).unwrap();
        let _ = file.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()));
    }
    fs::read(env.db()).unwrap() == bytes
}

fn damaged_is_unchanged(env: &TestEnv, bytes: &[u8]) {
    let names = env.names("").into_iter();
    let is_copy = |name: &String| name.contains(".damaged-") && !name.contains(".part-");
    let damaged: Vec<_> = names.filter(is_copy).collect();
    assert!(!damaged.is_empty(), "the damaged file is gone");
    for name in damaged {
        assert!(fs::read(env.path(&name)).unwrap() == bytes, "{name}");
    }
}

/// Looks at the files in a folder whose names have a mark: all must be whole.
/// Returns how many there are that have every row.
fn whole(env: &TestEnv, folder: &str, mark: &str, stored: &BTreeMap<Vec<u8>, String>) -> usize {
    let names = env.names(folder).into_iter();
    let names = names.filter(|name| name.contains(mark) && !name.contains(".part-"));
    let copies: Vec<_> = names.map(|name| journal_rows(&env.path(folder).join(name))).collect();
    assert!(copies.iter().all(|copy| copy.len() + 1 >= stored.len()));
    copies.iter().filter(|copy| *copy == stored).count()
}

/// Counts copies of a file that could not be read, and so was taken for damaged,
/// but has every row.
fn unread(env: &TestEnv, stored: &BTreeMap<Vec<u8>, String>) -> usize {
    whole(env, "", ".damaged-", stored)
}

fn backup(tables: &Tables) -> Scene {
    let env = tables.fat.copied();
    let (one, stored) = (games(&env), journal_rows(&env.db()));
    Scene {
        command: "backup",
        before: env,
        done: Box::new(move |env| {
            assert_eq!(games(env), one);
            let folder = env.path("backups").exists();
            folder && whole(env, "backups", "Z.db", &stored) > 0
        }),
        again: false,
        status: 0,
    }
}

/// Makes a file of an earlier version, so large that there is time to be
/// killed while it is brought up to date.
fn migration(tables: &Tables) -> Scene {
    let env = TestEnv::new();
    let old = Connection::open(env.db()).unwrap();
    let dump = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/schema-2.sql");
    old.execute_batch(&fs::read_to_string(dump).unwrap()).unwrap();
    old.execute_batch(&format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT {})
         INSERT INTO journal (id, command, time, device, aggregate_kind, aggregate, event)
         SELECT randomblob(16), randomblob(16), i, zeroblob(16), 'player', randomblob(16),
                json_object('kind', 'player_praised', 'text', hex(zeroblob(50000)))
         FROM n",
        tables.old
    ))
    .unwrap();
    drop(old);
    let stored = journal_rows(&env.db());
    let after = env.copied();
    after.ok("games");
    let expect = games(&after);
    Scene {
        command: "games",
        before: env,
        done: Box::new(move |env| {
            let file = Connection::open(env.db()).unwrap();
            let version: u32 =
                file.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
            assert!([2, SCHEMA_VERSION].contains(&version));
            assert!(journal_rows(&env.db()) == stored, "the journal is another");
            if version == SCHEMA_VERSION {
                let mark = ".before-migration.db";
                assert!(whole(env, "backups", mark, &stored) > 0);
                assert_eq!(games(env), expect);
            }
            version == SCHEMA_VERSION
        }),
        again: true,
        status: 0,
    }
}

fn repair_of_lists(tables: &Tables) -> Scene {
    let env = tables.fat.copied();
    let (sound, stored) = (games(&env), journal_rows(&env.db()));
    let file = Connection::open(env.db()).unwrap();
    file.execute_batch("UPDATE game_cache SET day = day + 1").unwrap();
    drop(file);
    Scene {
        command: "doctor --repair",
        before: env,
        done: Box::new(move |env| {
            assert!(journal_rows(&env.db()) == stored, "the journal is another");
            let mended = env.store().verify().unwrap();
            if mended {
                assert_eq!(games(env), sound);
                let backups = whole(env, "backups", ".before-repair.db", &stored);
                assert!(backups + unread(env, &stored) > 0);
            }
            mended
        }),
        again: true,
        status: 0,
    }
}

/// Flips two bits of a score: what is left is saved into a new file.
fn salvage(tables: &Tables) -> Scene {
    let env = tables.fat.copied();
    let mut bytes = fs::read(env.db()).unwrap();
    let mark = b"\"points\":37";
    let at = bytes.windows(mark.len()).position(|window| window == mark);
    for behind in [1, 2] {
        bytes[at.unwrap() + mark.len() - behind] ^= 1;
    }
    env.write_db(&bytes);
    let after = env.copied();
    after.run("doctor --repair");
    let (saved, rows) = (games(&after), journal_rows(&after.db()));
    assert_eq!(rows.len() + 1, journal_rows(&env.db()).len());
    Scene {
        command: "doctor --repair",
        before: env,
        done: Box::new(move |env| {
            if is_rolled_back(env, &bytes) {
                return false;
            }
            assert_eq!(games(env), saved);
            assert!(journal_rows(&env.db()) == rows, "not what was saved");
            damaged_is_unchanged(env, &bytes);
            true
        }),
        again: false,
        status: 1,
    }
}

const NEW_TOURNAMENT: &str =
    "tournament new Open --games 2 --tables 2 --seed 7 Ann Bob Cat Dan Eve Finn Gus Hal";

fn tournament_new(tables: &Tables) -> Scene {
    change(NEW_TOURNAMENT, tables.thin.copied(), false)
}

fn tournament_seat(_: &Tables) -> Scene {
    let env = TestEnv::new();
    env.ok(NEW_TOURNAMENT);
    change("tournament seat", env, false)
}

/// A change of a tournament whose first game has started, and not begun: tables
/// start again, and the second game is seated again.
fn tournament_change(command: &'static str) -> Scene {
    let env = TestEnv::new();
    env.ok(NEW_TOURNAMENT);
    env.ok("tournament seat");
    change(command, env, false)
}

fn tournament_late(_: &Tables) -> Scene {
    tournament_change("tournament late Zoe")
}

fn tournament_leave(_: &Tables) -> Scene {
    tournament_change("tournament leave Ann")
}

fn tournament_swap(_: &Tables) -> Scene {
    tournament_change("tournament swap Ann Cat")
}

fn tournament_cut(_: &Tables) -> Scene {
    let env = TestEnv::new();
    env.ok("tournament new Open --games 1 --tables 1 --cut 3 --seed 7 Ann Bob Cat Dan");
    env.ok("tournament seat");
    for _ in 0..11 {
        env.ok("score --table 1 0 13 21 34 --force");
    }
    change("tournament cut", env, false)
}

pub(crate) type Staged = (&'static str, fn(&Tables) -> Scene);

pub(crate) const SCENES: [Staged; 19] = [
    ("score", score),
    ("new", first_game),
    ("import", import),
    ("import --csv", import_of_scoresheets),
    ("undo", undo),
    ("redo", redo),
    ("restore", restore),
    ("restore of nothing", restore_of_nothing),
    ("restore of a damaged file", restore_of_a_damaged_file),
    ("backup", backup),
    ("migration", migration),
    ("repair of lists", repair_of_lists),
    ("salvage", salvage),
    ("tournament new", tournament_new),
    ("tournament seat", tournament_seat),
    ("tournament late", tournament_late),
    ("tournament leave", tournament_leave),
    ("tournament swap", tournament_swap),
    ("tournament cut", tournament_cut),
];

fn kill_all(times: u32) {
    let tables = Tables::new();
    let mut in_time = 0;
    for (name, scene) in SCENES {
        let tally = scene(&tables).kill(times);
        println!("{name}: {tally:?}");
        in_time += tally.undone + tally.done;
    }
    assert!(in_time > times, "only {in_time} commands were killed in time");
}

runs! {
    a_kill_leaves_the_old_or_the_new_state: kill_all(2);
    a_thousand_kills_leave_the_old_or_the_new_state: kill_all(150),
        "a thousand kills and more take minutes";
}
