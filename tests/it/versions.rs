//! A file of each earlier schema opens, an export of each version is imported, and
//! both show what they showed. A new schema or a new version fails without its sample.
//!
//! `data/schema-N.sql` was dumped from a file of that version. What stands in
//! `data/schema-N.txt` was shown by the program of version 2, but for the list of
//! players, which has shown more since. `data/export-N.jsonl` is of such a file.

use std::fs;
use std::path::{Path, PathBuf};

use crowns::game::BackupCause;
use crowns::store::{
    EXPORT_VERSION, GameKey, HealthReport, Lookup, SCHEMA_VERSION, Store, StoreError,
};
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

    /// Checks that commands show what they showed of a file of a version.
    #[track_caller]
    fn assert_shows(&self, version: u32) {
        let shown = data(&format!("schema-{version}.txt"));
        let commands = shown.lines().filter_map(|line| line.strip_prefix("$ crowns "));
        let now = commands.map(|command| format!("$ crowns {command}\n{}\n", self.show(command)));
        assert_eq!(now.collect::<String>(), shown, "version {version}");
        assert!(self.open().verify().unwrap(), "version {version}");
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
        old.assert_shows(version);
        let backups = crowns::store::backups(&old.file()).unwrap();
        assert_eq!(backups.len(), 1, "version {version}");
        assert_eq!(backups[0].cause, BackupCause::Migration, "version {version}");
        let backup = HealthReport::of(&backups[0].path, &old.0.path("device"), &mut |_, _| {});
        assert_eq!(backup.unwrap().version, Some(version));
    }
}

#[test]
fn an_export_of_each_version_shows_what_its_database_showed() {
    const SCHEMAS: [u32; 2] = [4, 7];
    assert_eq!(SCHEMAS.len(), EXPORT_VERSION as usize, "each version has a sample");
    for (version, schema) in (1..).zip(SCHEMAS) {
        let export = data(&format!("export-{version}.jsonl"));
        assert!(export.starts_with(&format!(r#"{{"crowns":"journal","version":{version},"#)));
        let old = Old(TestEnv::new());
        fs::write(old.0.path("export.jsonl"), export).unwrap();
        old.0.ok("import export.jsonl");
        old.assert_shows(schema);
    }
}

#[test]
fn a_file_of_an_earlier_version_is_migrated_with_a_note_and_once() {
    let old = Old::of_version(1);
    let aloud = || {
        let said = old.show("games");
        let words: Vec<_> = said.split_whitespace().collect();
        words.join(" ").contains("was written by an older version of crowns and is being migrated")
    };
    assert!(aloud());
    assert!(!aloud());
}

#[test]
fn an_old_file_has_the_schema_that_its_version_still_has() {
    for version in 1..SCHEMA_VERSION {
        let old = Old::of_version(version);
        let health = HealthReport::of(&old.file(), &old.0.path("device"), &mut |_, _| {}).unwrap();
        assert_eq!(health.version, Some(version));
        assert_eq!(health.schema.unwrap(), [""; 0], "version {version}");
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
