//! What holds of the whole store.

use std::cell::Cell;
use std::time::Duration;

use chrono::NaiveDate;
use uuid::Uuid;

use super::*;
use crate::game::{GameId, Name, NewGame, PlayerId, RoundEntry, ScoreEntry};
use crate::rules::Ruleset;
use crate::store::{GameFilter, GameKey, Lookup, PageRequest, WriteError};

thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// Counts the steps of SQLite's machine that something takes: few where
/// it runs along indexes, many where it scans.
fn steps(store: &mut Store, work: impl FnOnce(&mut Store)) -> u64 {
    let count = || {
        STEPS.set(STEPS.get() + 1);
        false
    };
    let before = STEPS.get();
    store.local.connection.progress_handler(1, Some(count)).unwrap();
    work(store);
    store.local.connection.progress_handler(1, None::<fn() -> bool>).unwrap();
    STEPS.get() - before
}

fn start(store: &mut Store) -> GameId {
    let started = store.command(DateTime::UNIX_EPOCH, |tx| {
        let seat = match tx.players()?.first() {
            Some(player) => player.id,
            None => tx.add_player(&Name::new("Ann").expect("a name"))?,
        };
        tx.start_game(new_game(seat))
    });
    started.unwrap()
}

fn new_game(seat: PlayerId) -> NewGame {
    NewGame::new(vec![seat], Ruleset::official(), NaiveDate::default())
}

/// Returns the line of a game that another device has started since.
fn started_elsewhere(store: &Store) -> JournalLine {
    let reader = store.read().unwrap();
    let player = reader.players().unwrap()[0].id;
    let event = new_game(player).start(reader.next_number().unwrap());
    JournalLine {
        time: reader.last_time(i64::MAX).unwrap() + 1,
        kind: "game".to_owned(),
        event: serde_json::to_string(&event.unwrap()).unwrap(),
        ..JournalLine::sample(Uuid::new_v4().as_u128())
    }
}

fn merge(store: &mut Store, line: JournalLine) {
    let merged = store.merge([line]).unwrap();
    assert_eq!(merged.new, 1);
}

fn score(store: &mut Store, game: GameId) {
    let scored: Result<_, WriteError> = store.command(DateTime::UNIX_EPOCH, |tx| {
        let sheet = tx.game(game)?.expect("the game is there");
        let entries = vec![(0, ScoreEntry::Points(12))];
        let draft = RoundEntry { entries, ..RoundEntry::default() };
        let scored = sheet.score(draft).expect("12 is a score");
        tx.record(game, &scored.event)
    });
    scored.unwrap();
}

#[test]
fn a_wait_for_a_lock_ends_with_an_error() {
    let (folder, mut store) = new_store();
    let path = folder.path().join("crowns.db");
    let short = Duration::from_millis(20);
    store.local.connection.busy_timeout(short).unwrap();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let error = store.undo(DateTime::UNIX_EPOCH).unwrap_err();
    assert!(matches!(error, StoreError::Busy { .. }), "{error:?}");
    let error = store.read().unwrap_err();
    assert_eq!(error.to_string(), "the database is locked by another program (waited 10 seconds)");
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(store.undo(DateTime::UNIX_EPOCH).unwrap(), None);
}

#[test]
fn a_copy_that_is_read_keeps_nobody_from_writing() {
    let (folder, mut store) = new_store();
    let game = start(&mut store);
    let file = folder.path().join("crowns.db");
    let copy = ReadStore::open(&file, DateTime::UNIX_EPOCH).unwrap();
    let copy = copy.copied().unwrap();
    let reader = copy.read().unwrap();
    // A store that waits for no lock.
    store.local.connection.busy_timeout(Duration::ZERO).unwrap();
    score(&mut store, game);
    let rounds = |reader: &Reader<'_>| reader.game(game).unwrap().unwrap().played.len();
    assert_eq!((rounds(&reader), rounds(&store.read().unwrap())), (0, 1));
}

/// What a table does all evening, and the steps that each takes.
fn evening(store: &mut Store) -> Vec<(&'static str, u64)> {
    let game = start(store);
    score(store, game);
    vec![
        ("start", steps(store, |store| _ = start(store))),
        ("score", steps(store, |store| score(store, game))),
        ("undo", steps(store, |store| drop(store.undo(DateTime::UNIX_EPOCH)))),
        ("redo", steps(store, |store| drop(store.redo(DateTime::UNIX_EPOCH)))),
        (
            "number",
            steps(store, |store| {
                let found = store.read().unwrap().find_game(GameKey::Number(1));
                assert!(matches!(found, Ok(Lookup::One(_))));
            }),
        ),
        (
            "board",
            steps(store, |store| {
                store.read().unwrap().game(game).unwrap().unwrap();
            }),
        ),
    ]
}

/// What is answered from all games, and the steps that each takes.
fn listings(store: &mut Store) -> Vec<(&'static str, u64)> {
    let page = PageRequest::first(3);
    let all = GameFilter::default();
    let mut read = |work: &dyn Fn(&Reader<'_>)| steps(store, |store| work(&store.read().unwrap()));
    vec![
        ("games", read(&|reader| drop(reader.games(all, page).unwrap()))),
        ("log", read(&|reader| drop(reader.log(all, page).unwrap()))),
        ("last", read(&|reader| drop(reader.find_game(GameKey::Last).unwrap()))),
    ]
}

/// Checks the steps that each of some tasks takes when there are a hundred games more.
fn check_growth(
    store: &mut Store,
    tasks: fn(&mut Store) -> Vec<(&'static str, u64)>,
    most: fn(u64) -> u64,
) {
    let few = tasks(store);
    (0..100).for_each(|_| _ = start(store));
    for ((what, few), (_, many)) in few.into_iter().zip(tasks(store)) {
        assert!(many <= most(few), "{what}: {few} steps, then {many}");
    }
}

#[test]
fn a_page_of_a_list_reads_each_game_once() {
    let (_folder, mut store) = new_store();
    (0..5).for_each(|_| _ = start(&mut store));
    check_growth(&mut store, listings, |few| few + 100 * 40);
}

#[test]
fn no_cost_of_a_command_grows_with_the_number_of_games() {
    let (_folder, mut store) = new_store();
    evening(&mut store);
    check_growth(&mut store, evening, |few| few + few / 10);
}

#[test]
fn the_journal_refuses_changes_after_a_merge() {
    let (_folder, mut store) = new_store();
    start(&mut store);
    let mut bad = started_elsewhere(&store);
    merge(&mut store, bad.clone());
    bad.event.clear();
    store.merge([bad]).unwrap_err();
    for sql in ["DELETE FROM journal", "UPDATE journal SET event = '{}'"] {
        let error = store.local.connection.execute(sql, []).unwrap_err();
        assert_eq!(error.to_string(), "the journal is append-only");
    }
}

#[test]
fn a_merge_reads_no_games_that_it_does_not_touch() {
    let (_folder, mut store) = new_store();
    let mut import = |games: usize| {
        for _ in 0..games {
            let game = start(&mut store);
            score(&mut store, game);
        }
        let line = started_elsewhere(&store);
        steps(&mut store, |store| merge(store, line))
    };
    let (few, many) = (import(1), import(50));
    assert!(many < 2 * few, "{few} steps, then {many}");
}

/// The journal of players each of whom played one game and was merged into the next.
fn chain(length: u128) -> Vec<JournalLine> {
    let player = |number: u128| PlayerId(Uuid::from_u128(number));
    let line = |number: u128, kind: &str, aggregate: PlayerId, event: String| JournalLine {
        time: number as i64,
        kind: kind.to_owned(),
        aggregate: aggregate.0,
        event,
        ..JournalLine::sample(number)
    };
    let added = (1..=length).map(|number| {
        let event = format!(r#"{{"kind":"player_added","name":"Player {number}"}}"#);
        line(number, "player", player(number), event)
    });
    let started = (1..=length).map(|number| {
        let event = new_game(player(number)).start(number as u32).unwrap();
        let event = serde_json::to_string(&event).unwrap();
        line(length + number, "game", player(length + number), event)
    });
    let merged = (1..length).map(|number| {
        let into = player(number + 1);
        let event = format!(r#"{{"kind":"player_merged","into":"{into}"}}"#);
        line(2 * length + number, "player", player(number), event)
    });
    added.chain(started).chain(merged).collect()
}

#[test]
fn a_chain_of_merged_players_takes_time_in_proportion() {
    let cost = |length: u128| {
        let (_folder, mut store) = new_store();
        let lines = chain(length);
        let last = Name::new(&format!("Player {length}")).unwrap();
        [
            steps(&mut store, |store| _ = store.merge(lines).unwrap()),
            steps(&mut store, |store| store.rebuild().unwrap()),
            steps(&mut store, |store| {
                let players = store.read().unwrap().players().unwrap();
                assert_eq!(players.len(), 1);
                assert_eq!(players[0].name, last.as_str());
            }),
        ]
    };
    for (few, many) in cost(100).into_iter().zip(cost(400)) {
        assert!(many < 5 * few, "{few} steps, then {many}");
    }
}

fn new_store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("crowns.db");
    let device = DeviceId(Uuid::from_u128(1));
    let store = Store::open(&path, device, IdGenerator::seeded(1), DateTime::UNIX_EPOCH);
    (folder, store.unwrap())
}

/// Returns a spreadsheet of so many games, all of one day.
fn spreadsheet(games: u32) -> String {
    let game = |game: u32| format!("{game},1,Ann,0\n{game},1,Bob,{}\n", 100 + game);
    "game,round,player,points\n".to_owned() + &(0..games).map(game).collect::<String>()
}

fn import(store: &mut Store, csv: &str) -> Result<SpreadsheetReport, ImportSpreadsheetError> {
    let options = SpreadsheetOptions {
        ruleset: Ruleset::official(),
        date: NaiveDate::default(),
        today: NaiveDate::MAX,
        league: None,
        accept_similar_players: true,
        accept_similar_leagues: true,
        accept_implausible: true,
        dry_run: false,
    };
    let games =
        crate::store::read_spreadsheet(csv.as_bytes(), &crate::store::ReadOptions::default())
            .unwrap();
    store.import_spreadsheet(DateTime::UNIX_EPOCH, games, &options)
}

#[test]
fn a_spreadsheet_of_one_day_costs_as_much_a_game_however_many_it_has() {
    let cost = |games: u32| {
        let (_folder, mut store) = new_store();
        let csv = spreadsheet(games);
        let first = steps(&mut store, |store| {
            assert_eq!(import(store, &csv).unwrap().games.len(), games as usize);
        });
        let again = steps(&mut store, |store| {
            assert_eq!(import(store, &csv).unwrap().known.len(), games as usize);
        });
        [first, again]
    };
    let (few, many) = (cost(100), cost(200));
    for (few, many) in few.into_iter().zip(many) {
        assert!(many < few * 21 / 10, "{few} steps, {many} for twice as many");
    }
}

#[test]
fn a_spreadsheet_has_bounds_of_the_names_in_it() {
    let csv = |header: &str, row: &dyn Fn(u32) -> String, rows: u32| {
        format!("{header}\n") + &(0..rows).map(row).collect::<String>()
    };
    let players =
        |rows| csv("game,round,player,points", &|row| format!("{},1,P{row}x,0\n", row / 2), rows);
    let leagues = |rows| {
        csv("game,round,player,points,league", &|row| format!("{row},1,Ann,0,L{row}x\n"), rows)
    };
    let (_folder, mut store) = new_store();
    let rule = "a file can have at most 1,000 players and 1,000 leagues; split it";
    for (csv, location) in [
        (players(1001), "line 1002, column `player`"),
        (leagues(1001), "line 1002, column `league`"),
    ] {
        let error = import(&mut store, &csv).unwrap_err();
        assert_eq!(error.to_string(), format!("{location}: {rule}"));
    }
}
