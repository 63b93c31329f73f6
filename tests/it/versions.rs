//! A file of each earlier schema opens, and shows what it showed.
//!
//! `data/schema-N.sql` was dumped from a file of that version. What stands in
//! `data/schema-N.txt` was shown by the program of version 2, but for the list of
//! players, which has shown more since.

use std::fs;
use std::path::{Path, PathBuf};

use crowns::game::BackupCause;
use crowns::store::{GameKey, HealthReport, Lookup, SCHEMA_VERSION, Store, StoreError};
use rusqlite::Connection;

use crate::env::TestEnv;

fn data(name: &str) -> String {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    fs::read_to_string(data.join(name)).unwrap()
}

struct Old(TestEnv);

impl Old {
    /// Makes the file that the program of a version dumped.
    fn of_version(version: u32) -> Self {
        let old = Self(TestEnv::new());
        let connection = Connection::open(old.file()).unwrap();
        connection.execute_batch(&data(&format!("schema-{version}.sql"))).unwrap();
        old
    }

    fn file(&self) -> PathBuf {
        self.0.db()
    }

    fn open(&self) -> Store {
        self.0.store()
    }

    /// Returns all that a command shows.
    fn show(&self, command: &str) -> String {
        let output = self.0.run(command);
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    }
}

#[test]
fn a_file_of_an_earlier_version_shows_what_it_showed() {
    for version in 1..SCHEMA_VERSION {
        let old = Old::of_version(version);
        drop(old.open());
        let shown = data(&format!("schema-{version}.txt"));
        let commands = shown.lines().filter_map(|line| line.strip_prefix("$ crowns "));
        let now = commands.map(|command| format!("$ crowns {command}\n{}\n", old.show(command)));
        assert_eq!(now.collect::<String>(), shown, "version {version}");
        assert!(old.open().verify().unwrap(), "version {version}");
        let backups = crowns::store::backups(&old.file()).unwrap();
        assert_eq!(backups.len(), 1, "version {version}");
        assert_eq!(backups[0].cause, BackupCause::Migration, "version {version}");
    }
}

#[test]
fn a_file_of_an_earlier_version_is_migrated_with_a_note_and_once() {
    let old = Old::of_version(1);
    let aloud = || {
        let said = old.show("games");
        let words: Vec<_> = said.split_whitespace().collect();
        words.join(" ").contains("was written by an older crowns and is being migrated")
    };
    assert!(aloud());
    assert!(!aloud());
}

#[test]
fn the_doctor_looks_at_an_old_file_as_it_is() {
    for version in 1..SCHEMA_VERSION {
        let old = Old::of_version(version);
        let health = HealthReport::of(&old.file(), &old.0.path("device"), &mut |_, _| {}).unwrap();
        assert_eq!(health.version, Some(version));
        assert!(health.events.unwrap().bad.is_empty(), "version {version}");
    }
}

#[test]
fn a_row_that_was_written_without_a_checksum_has_one_and_is_not_changed() {
    for version in 1..SCHEMA_VERSION {
        let old = Old::of_version(version);
        drop(old.open());
        let connection = Connection::open(old.file()).unwrap();
        let without = "SELECT count(*) FROM journal WHERE crc IS NULL";
        let without: u32 = connection.query_row(without, [], |row| row.get(0)).unwrap();
        assert_eq!(without, 0);
        let alter = "UPDATE journal SET event = replace(event, '20', '21')
                     WHERE event ->> 'kind' = 'round_scored'";
        let error = connection.execute_batch(alter).unwrap_err();
        assert!(error.to_string().contains("append-only"), "{error}");
        connection.execute_batch(&format!("DROP TRIGGER journal_is_not_changed; {alter}")).unwrap();
        let store = old.open();
        let reader = store.read().unwrap();
        let Lookup::One(game) = reader.find_game(GameKey::Number(1)).unwrap() else {
            panic!("there is no game 1");
        };
        let error = reader.game(game).unwrap_err();
        assert!(matches!(error, StoreError::Altered { .. }), "{error:?}");
    }
}
