//! The file and what guards it: foreign, newer and read-only files, the
//! append-only journal, two who write at once, and files of older versions.

use std::fs;
use std::path::Path;
use std::thread;

use chrono::{DateTime, NaiveDate, Utc};
use crowns::game::{
    DeviceId, Event, GameEvent, GameId, GameState, LeagueId, LeagueRef, LogEntry, Name, NewGame,
    PlayerId, RoundEntry, ScoreEntry, Scoresheet,
};
use crowns::messages::Language;
use crowns::render;
use crowns::rules::Ruleset;
use crowns::store::{
    GameFilter, GameKey, IdGenerator, Lookup, PageRequest, Reader, SCHEMA_VERSION, Store,
    StoreError, WriteError, Writer,
};
use rusqlite::Connection;
use uuid::Uuid;

use crate::env::TestEnv;
use crate::merge::Fault;

fn open(path: &Path) -> Result<Store, StoreError> {
    open_as(path, 1)
}

fn open_as(path: &Path, device: u128) -> Result<Store, StoreError> {
    Store::open(
        path,
        DeviceId(Uuid::from_u128(device)),
        IdGenerator::random(),
        DateTime::UNIX_EPOCH,
    )
}

fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000 + seconds, 0).unwrap()
}

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

/// Starts a game of new players.
fn start(store: &mut Store, names: &[&str]) -> GameId {
    let date = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let started = store.command(at(0), |tx| {
        let added = names.iter().map(|text| tx.add_player(&name(text)));
        let seats = added.collect::<Result<Vec<_>, _>>()?;
        tx.start_game(NewGame::new(seats, Ruleset::official(), date))
    });
    started.unwrap()
}

/// Scores a round of the players in seat order.
fn score(store: &mut Store, game: GameId, round: u8, points: &[i32]) -> Result<(), Fault> {
    store.command(at(1), |tx| {
        let sheet = tx.game(game)?.unwrap();
        let entries = points.iter().map(|&points| ScoreEntry::Points(points));
        let scored = sheet.score(RoundEntry {
            round: Some(round),
            entries: entries.enumerate().collect(),
            ..RoundEntry::default()
        })?;
        tx.record(game, &scored.event)?;
        Ok(())
    })
}

/// Checks that a file is refused with a message, and left as it was.
fn check_refused(bytes: &[u8], expect: &str) {
    let env = TestEnv::new();
    fs::write(env.db(), bytes).unwrap();
    let error = open(&env.db()).unwrap_err().to_string();
    let path = env.db().display().to_string();
    assert_eq!(error.replace(&path, "PATH"), expect);
    assert_eq!(fs::read(env.db()).unwrap(), bytes);
    assert_eq!(fs::read_dir(env.folder()).unwrap().count(), 1);
}

#[test]
fn a_file_that_is_no_crowns_database_is_refused_untouched() {
    check_refused(b"Dear diary,", "`PATH` is not a crowns database");
    let other = TestEnv::new();
    let connection = Connection::open(other.db()).unwrap();
    connection.execute_batch("CREATE TABLE recipes (name)").unwrap();
    let bytes = fs::read(other.db()).unwrap();
    check_refused(&bytes, "`PATH` is not a crowns database");
}

#[test]
fn a_newer_database_is_refused_with_both_versions() {
    let newer = TestEnv::new();
    open(&newer.db()).unwrap();
    let version = SCHEMA_VERSION + 1;
    let connection = Connection::open(newer.db()).unwrap();
    connection.pragma_update(None, "user_version", version).unwrap();
    let bytes = fs::read(newer.db()).unwrap();
    check_refused(
        &bytes,
        &format!(
            "`PATH` has version {version}; this version of crowns reads versions up to {SCHEMA_VERSION}"
        ),
    );
}

#[test]
fn a_directory_and_a_missing_directory_are_named() {
    let env = TestEnv::new();
    let folder = env.folder();
    let error = open(folder).unwrap_err();
    assert!(matches!(error, StoreError::Directory { .. }), "{error:?}");
    let error = open(&folder.join("no/such.db")).unwrap_err();
    assert!(matches!(error, StoreError::NoFolder { .. }), "{error:?}");
    assert!(!folder.join("no").exists());
}

#[test]
fn an_empty_file_becomes_a_database() {
    let env = TestEnv::new();
    fs::write(env.db(), b"").unwrap();
    start(&mut open(&env.db()).unwrap(), &["Ann"]);
}

#[test]
fn the_journal_refuses_changes() {
    let env = TestEnv::new();
    start(&mut open(&env.db()).unwrap(), &["Ann", "Bob"]);
    let connection = Connection::open(env.db()).unwrap();
    for statement in [
        "UPDATE journal SET time = 0",
        "DELETE FROM journal",
        "INSERT OR REPLACE INTO journal SELECT * FROM journal",
        "INSERT OR REPLACE INTO journal (rowid, id, command, time, device, aggregate_kind, aggregate, event)
         SELECT rowid, randomblob(16), command, time, device, aggregate_kind, aggregate, event FROM journal",
    ] {
        let error = connection.execute(statement, []).unwrap_err().to_string();
        assert_eq!(error, "the journal is append-only", "{statement}");
    }
}

#[test]
fn the_second_to_score_a_round_is_told_what_is_scored() {
    let env = TestEnv::new();
    let mut one = open_as(&env.db(), 1).unwrap();
    let mut other = open_as(&env.db(), 2).unwrap();
    let game = start(&mut one, &["Ann", "Bob"]);
    score(&mut one, game, 1, &[12, 0]).unwrap();
    let error = score(&mut other, game, 1, &[0, 20]).unwrap_err();
    assert_eq!(error.to_string(), "round 1 is already scored: Ann 12, Bob 0");
    score(&mut other, game, 2, &[0, 20]).unwrap();
    assert_eq!(one.read().unwrap().game(game).unwrap().unwrap().total(1), 20);
}

#[test]
fn concurrent_writers_lose_nothing() {
    let env = TestEnv::new();
    let game = start(&mut open(&env.db()).unwrap(), &["Ann", "Bob"]);
    let won: usize = thread::scope(|scope| {
        let fight = |device| {
            let path = env.db();
            scope.spawn(move || {
                let mut store = open_as(&path, device).unwrap();
                let won =
                    (1..=11).filter(|&round| score(&mut store, game, round, &[12, 0]).is_ok());
                won.count()
            })
        };
        let fights: Vec<_> = (2..6).map(fight).collect();
        fights.into_iter().map(|fight| fight.join().unwrap()).sum()
    });
    assert_eq!(won, 11);
    let store = open(&env.db()).unwrap();
    assert!(store.verify().unwrap());
    let sheet = store.read().unwrap().game(game).unwrap().unwrap();
    assert_eq!((sheet.state(), sheet.total(0)), (GameState::Finished, 132));
    assert_eq!(sheet.conflicts, []);
}

#[test]
fn concurrent_creators_all_find_the_database_created() {
    let env = TestEnv::new();
    thread::scope(|scope| {
        for device in 1..6 {
            let path = env.db();
            scope.spawn(move || open_as(&path, device).unwrap());
        }
    });
}

#[test]
fn an_error_leaves_nothing_behind() {
    let env = TestEnv::new();
    let mut store = open(&env.db()).unwrap();
    let failed: Result<(), WriteError> = store.command(at(0), |tx| {
        tx.add_player(&name("Ann"))?;
        tx.add_player(&name("ANN"))?;
        Ok(())
    });
    assert_eq!(failed.unwrap_err().to_string(), "there is already a player `ANN`");
    assert_eq!(store.read().unwrap().players().unwrap(), []);
    assert_eq!(store.undo(at(1)).unwrap(), None);
}

#[test]
fn undo_is_per_device_and_a_change_discards_the_redo() {
    let env = TestEnv::new();
    let mut one = open_as(&env.db(), 1).unwrap();
    let mut other = open_as(&env.db(), 2).unwrap();
    let add = |store: &mut Store, text: &str| store.command(at(0), |tx| tx.add_player(&name(text)));
    add(&mut one, "Ann").unwrap();
    add(&mut other, "Bob").unwrap();
    let undone = one.undo(at(1)).unwrap().unwrap();
    let [entry] = &undone.events[..] else { panic!("{undone:?}") };
    assert!(matches!(&entry.event, Some(Event::Player(_))) && entry.revoked);
    let names = |store: &Store| {
        let players = store.read().unwrap().players().unwrap();
        players.into_iter().map(|player| player.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&one), ["Bob"]);
    assert_eq!(one.undo(at(1)).unwrap(), None);
    assert!(one.redo(at(1)).unwrap().is_some());
    assert!(one.undo(at(1)).unwrap().is_some());
    add(&mut one, "Cat").unwrap();
    assert_eq!(one.redo(at(1)).unwrap(), None);
    assert!(one.undo(at(1)).unwrap().is_some());
    assert!(one.redo(at(1)).unwrap().is_some());
    assert_eq!(names(&one), ["Bob", "Cat"]);
    let page = PageRequest::first(100);
    let log = one.read().unwrap().log(GameFilter::default(), page).unwrap();
    assert_eq!(log.items.len(), 8);
}

#[test]
fn what_was_undone_still_has_a_name() {
    let env = TestEnv::new();
    let mut store = open(&env.db()).unwrap();
    start(&mut store, &["Ann", "Bob"]);
    let undone = store.undo(at(1)).unwrap().unwrap();
    let told = |events: &[LogEntry]| {
        let names = store.read().unwrap().names(events).unwrap();
        let told =
            events.iter().map(|entry| render::event(entry, &names, Language::English.words()));
        told.collect::<Vec<_>>()
    };
    let expect = ["new player Ann", "new player Bob", "start of game 1: Ann, Bob"];
    assert_eq!(told(&undone.events), expect);
    let page = PageRequest::first(1);
    let log = store.read().unwrap().log(GameFilter::default(), page);
    let expect = "undid: new player Ann; new player Bob; start of game 1: Ann, Bob";
    assert_eq!(told(&log.unwrap().items), [expect]);
}

#[test]
fn games_finished_early_are_marked() {
    let env = TestEnv::new();
    let mut store = open(&env.db()).unwrap();
    let early = start(&mut store, &["Ann"]);
    store
        .command(at(1), |tx| {
            let sheet = tx.game(early)?.expect("it was started");
            let score =
                RoundEntry { entries: vec![(0, ScoreEntry::WentOut)], ..RoundEntry::default() };
            let scored = sheet.score(score).expect("it is the first round");
            let sheet = tx.record(early, &scored.event)?;
            tx.record(early, &sheet.finish().expect("it is open"))
        })
        .unwrap();
    let list = |short| {
        let filter = GameFilter { short: Some(short), ..GameFilter::default() };
        let page = PageRequest::first(10);
        store.read().unwrap().games(filter, page).unwrap().items.len()
    };
    assert_eq!((list(true), list(false)), (1, 0));
}

#[test]
fn a_merge_moves_games_and_is_refused_for_players_of_the_same_game() {
    let env = TestEnv::new();
    let mut store = open(&env.db()).unwrap();
    let game = start(&mut store, &["Ann", "Bob"]);
    let robert = store.command(at(1), |tx| tx.add_player(&name("Robert"))).unwrap();
    let player = |store: &Store, text: &str| match store.read().unwrap().find_player(text) {
        Ok(Lookup::One(player)) => player.id,
        other => panic!("{other:?}"),
    };
    let (ann, bob) = (player(&store, "ann"), player(&store, "bo"));
    let error = store.command(at(2), |tx| tx.merge_players(ann, bob)).unwrap_err();
    let expect = "`Ann` and `Bob` cannot be merged: they played 1 game together";
    assert_eq!(error.to_string(), expect);
    store.command(at(2), |tx| tx.merge_players(bob, robert)).unwrap();
    let games_of = |store: &Store, player: PlayerId| {
        let filter = GameFilter { player: Some(player), ..GameFilter::default() };
        let page = PageRequest::first(10);
        store.read().unwrap().games(filter, page).unwrap().items.len()
    };
    assert_eq!(games_of(&store, robert), 1);
    let sheet = store.read().unwrap().game(game).unwrap().unwrap();
    assert_eq!((sheet.seats[1].name(), sheet.seat_of(robert)), ("Robert", Some(1)));
    // The seat can still be scored under its new name.
    score(&mut store, game, 1, &[12, 0]).unwrap();
    store.undo(at(3)).unwrap();
    store.undo(at(3)).unwrap();
    assert_eq!((games_of(&store, robert), games_of(&store, bob)), (0, 1));
    assert!(store.verify().unwrap());
}

#[test]
fn a_league_that_is_only_known_by_its_id_is_named_by_it() {
    let env = TestEnv::new();
    let mut store = open(&env.db()).unwrap();
    let game = start(&mut store, &["Ann", "Bob"]);
    let uuid = LeagueId(Uuid::from_u128(7));
    let moved = |sheet: &Scoresheet| sheet.move_to_league(Some(uuid));
    let change = |tx: &mut Writer<'_>| -> Result<(), Fault> {
        let sheet = tx.game(game)?.expect("the game was started");
        tx.record(game, &moved(&sheet))?;
        Ok(())
    };
    store.command(at(1), change).unwrap();
    let reader = store.read().unwrap();
    let name = uuid.to_string();
    let league = Some(LeagueRef { name, uuid });
    assert_eq!(reader.game(game).unwrap().unwrap().league, league);
    assert_eq!(reader.open_games().unwrap()[0].details.league, league);
}

#[test]
fn games_are_found_by_number_by_last_and_by_the_start_of_their_uuid() {
    let env = TestEnv::new();
    let mut store = open(&env.db()).unwrap();
    let first = start(&mut store, &["Ann"]);
    let second = start(&mut store, &["Bob"]);
    let find = |store: &Store, text: &str| {
        let reader = store.read().unwrap();
        reader.find_game(GameKey::parse(text).unwrap()).unwrap()
    };
    assert_eq!(find(&store, "1"), Lookup::One(first));
    assert_eq!(find(&store, "last"), Lookup::One(second));
    assert_eq!(find(&store, "3"), Lookup::None { near: Vec::new() });
    assert_eq!(find(&store, &first.to_string()), Lookup::One(first));
    let both = first.to_string().split_at(8).0.to_owned() + "-";
    assert!(matches!(find(&store, &both), Lookup::Several(games) if games.len() == 2));
    assert_eq!(GameKey::parse("xyz"), None);
    // A game that was undone uses up no number.
    store.undo(at(1)).unwrap();
    start(&mut store, &["Cat"]);
    assert_eq!(store.read().unwrap().open_games().unwrap()[0].details.number, 2);
}

#[test]
fn games_and_log_are_paged() {
    let env = TestEnv::new();
    let mut store = open(&env.db()).unwrap();
    let games: Vec<_> = ["Ann", "Bob", "Cat"].map(|name| start(&mut store, &[name])).into();
    let reader = store.read().unwrap();
    let page = |number, size| {
        let page = PageRequest { number, size };
        let found = reader.games(GameFilter::default(), page).unwrap();
        let ids = found.items.iter().map(|game| game.details.id);
        (ids.collect::<Vec<_>>(), found.more)
    };
    assert_eq!(page(1, 2), (vec![games[2], games[1]], true));
    assert_eq!(page(2, 2), (vec![games[0]], false));
    assert_eq!(page(3, 2), (vec![], false));
    assert!(!page(1, 3).1);
    let log = |filter, number, size| {
        let page = PageRequest { number, size };
        reader.log(filter, page).unwrap().items
    };
    let first = log(GameFilter::default(), 1, 4);
    let rest = log(GameFilter::default(), 2, 4);
    assert_eq!((first.len(), rest.len()), (4, 2));
    assert!(rest.iter().all(|entry| entry.time < first[3].time));
    let of_game = GameFilter { game: Some(games[0]), ..GameFilter::default() };
    assert_eq!(log(of_game, 1, 10).len(), 1);
    let Lookup::One(bob) = reader.find_player("bob").unwrap() else { panic!() };
    let of_bob = GameFilter { player: Some(bob.id), ..GameFilter::default() };
    assert_eq!(log(of_bob, 1, 10).len(), 2);
}

#[test]
fn an_event_of_a_later_version_is_stored_and_ignored() {
    let env = TestEnv::new();
    let mut store = open(&env.db()).unwrap();
    let game = start(&mut store, &["Ann", "Bob"]);
    let blessed = GameEvent::Unknown(serde_json::json!({"kind": "game_blessed", "by": "Ann"}));
    store.command(at(1), |tx| tx.record(game, &blessed)).unwrap();
    score(&mut store, game, 1, &[12, 0]).unwrap();
    assert!(store.verify().unwrap());
    let page = PageRequest::first(2);
    let filter = GameFilter { game: Some(game), ..GameFilter::default() };
    let log = store.read().unwrap().log(filter, page).unwrap().items;
    assert_eq!(log[1].event, Some(Event::Game(blessed)));
}

#[test]
fn a_cache_that_does_not_fit_the_journal_is_not_believed_and_written_again() {
    let env = TestEnv::new();
    let mut store = open(&env.db()).unwrap();
    let game = start(&mut store, &["Ann", "Bob"]);
    for round in 1..=11 {
        score(&mut store, game, round, &[20, 0]).unwrap();
    }
    let other = start(&mut store, &["Cat", "Dan"]);
    let look = |reader: &Reader<'_>| {
        let page = PageRequest::first(9);
        let mut results = Vec::new();
        reader.results(&GameFilter::COMPLETE, |game| results.push(game.clone()))?;
        let games = reader.games(GameFilter::default(), page)?.items;
        let of_number = reader.find_game(GameKey::Number(2))?;
        let open = reader.open_games()?;
        Ok::<_, StoreError>((games, results, of_number, open))
    };
    let before = look(&store.read().unwrap()).unwrap();
    assert_eq!((before.0.len(), before.1.len()), (2, 1));
    assert_eq!(before.2, Lookup::One(other));
    let connection = Connection::open(env.db()).unwrap();
    for spoil in [
        "UPDATE game_cache SET day = day + 1",
        "UPDATE game_cache SET number = number + 1",
        "UPDATE game_cache SET summary = substr(summary, 2)",
        "UPDATE game_cache SET crc = crc + 1",
        "UPDATE game_cache SET events = events + 1",
        "UPDATE game_cache SET state = 'finished' WHERE state = 'open'",
        "UPDATE game_cache SET state = NULL",
        "DELETE FROM game_cache WHERE state = 'open'",
        "DELETE FROM game_cache WHERE state <> 'open'",
        "DELETE FROM game_cache",
        "UPDATE game_cache_end SET events_sum = events_sum + 1",
        "UPDATE game_cache_end SET rows_sum = rows_sum + 1",
        "UPDATE game_cache_end SET open = open + 1",
        "DELETE FROM game_cache_end",
    ] {
        connection.execute_batch(spoil).unwrap();
        assert!(!store.verify().unwrap(), "{spoil}");
        let found = look(&store.read().unwrap()).unwrap();
        assert_eq!(found, before, "{spoil}");
        store.rebuild().unwrap();
        assert!(store.verify().unwrap(), "{spoil}");
    }
    connection.execute_batch("DELETE FROM game_cache_end").unwrap();
    score(&mut store, other, 1, &[20, 0]).unwrap();
    assert!(store.verify().unwrap());
}

#[test]
fn a_command_of_many_events_is_one_command() {
    let env = TestEnv::new();
    let mut store = open(&env.db()).unwrap();
    let added = store.command(at(0), |tx| {
        (0..5000)
            .map(|number| tx.add_player(&name(&format!("Player {number}"))))
            .collect::<Result<Vec<_>, _>>()
    });
    let added = added.unwrap();
    assert!(added.is_sorted(), "ids are in the order of their making");
    // What comes just after it still comes after it.
    let late = store.command(at(0), |tx| tx.add_player(&name("Late")));
    late.unwrap();
    assert!(store.verify().unwrap());
    store.undo(at(1)).unwrap().unwrap();
    let undone = store.undo(at(2)).unwrap().unwrap();
    assert_eq!(undone.events.len(), 5000);
    assert_eq!(store.read().unwrap().players().unwrap(), []);
}
