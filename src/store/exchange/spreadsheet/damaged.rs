//! Damaged spreadsheets: none makes the import panic.

use chrono::{DateTime, NaiveDate};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use uuid::Uuid;

use super::{ImportProblem, ReadOptions, SpreadsheetOptions, read_spreadsheet};
use crate::game::DeviceId;
use crate::rules::Ruleset;
use crate::store::{IdGenerator, Store, WriteError};

/// Both layouts, as the programs of several countries write them.
const SOUND: [&str; 4] = [
    "round,Ann,Bob\n1,0,12\n2,5,out\n3,KH 5D,0\ntotal,38,12\n",
    "game,date,round,player,points,out,league,place\n\
     7,2024-01-02,1,Ann,20+13,,Club,home\n7,2024-01-02,1,Bob,0,x,Club,home\n\
     8,2024-01-09,1,Cat,-,no,,\n8,2024-01-09,1,Bob,0,yes,,\n8,2024-01-09,1,Ann,31,,,\n",
    "\u{feff}date;#;wild;\"Ann\";\"Bob, the elder\";Cat\r\n\
     2024-01-02;1;3;0;30;\r\n;2;4;7;0;-\r\n",
    "round\tZoé\tÅsa\n1\t0\t50\n3\t6D,6H\t0\n",
];

/// Any bytes, texts that look like a spreadsheet, and sound ones with a few
/// slips.
fn sheet() -> impl Strategy<Value = Vec<u8>> {
    let slip = prop_oneof![
        any::<u8>().prop_map(|byte| vec![byte]),
        "[0-9]{0,12}|[,;\t\"\r\n+*-]{0,3}|out|round|total|-|Ann|2024-02-30|\\PC{0,3}"
            .prop_map(String::into_bytes),
    ];
    let slips = prop::collection::vec((any::<Index>(), 0usize..4, slip), 0..5);
    let slipped = (select(&SOUND[..]), slips).prop_map(|(sound, slips)| {
        let mut bytes = sound.as_bytes().to_vec();
        for (place, much, slip) in slips {
            let place = place.index(bytes.len() + 1);
            let end = bytes.len().min(place + much);
            bytes.splice(place..end, slip);
        }
        bytes
    });
    let alike = "(game[,;])?(date,)?(round|#|)[,;](player,points|Ann,Bob)?\n\
                 ((|1|x)?[,;\t]([0-9]{1,3}|total|Ann|2024-01-0[0-9]|-|\"){0,2}[,;]?){0,8}\n?";
    prop_oneof![
        1 => any::<Vec<u8>>(),
        2 => alike.prop_map(String::into_bytes),
        5 => slipped,
    ]
}

/// Imports so many spreadsheets, the same ones at each run, without storing
/// them. Returns how many could have been stored.
fn import(cases: u32) -> u32 {
    let folder = tempfile::tempdir().unwrap();
    let device = DeviceId(Uuid::nil());
    let path = folder.path().join("crowns.db");
    let store = Store::open(&path, device, IdGenerator::seeded(1), DateTime::UNIX_EPOCH).unwrap();
    let store = std::cell::RefCell::new(store);
    let imported = std::cell::Cell::new(0);
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let check = |(bytes, accept_implausible): (Vec<u8>, bool)| {
        let Ok(sheet) = read_spreadsheet(&bytes, &ReadOptions::default()) else {
            return Ok(());
        };
        let options = SpreadsheetOptions {
            ruleset: Ruleset::official(),
            date: NaiveDate::default(),
            today: NaiveDate::MAX,
            league: None,
            accept_similar_players: false,
            accept_similar_leagues: false,
            accept_implausible,
            dry_run: true,
        };
        let mut store = store.borrow_mut();
        match store.import_spreadsheet(DateTime::UNIX_EPOCH, sheet, &options) {
            Ok(_) => imported.set(imported.get() + 1),
            Err(error) => {
                let is_of_database =
                    matches!(*error.problem, ImportProblem::Write(WriteError::Store(_)));
                prop_assert!(!is_of_database, "{error}");
            }
        }
        Ok(())
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    runner.run(&(sheet(), any::<bool>()), check).unwrap();
    imported.get()
}

#[test]
fn a_damaged_sheet_is_imported_or_an_error() {
    assert!(import(256) > 20);
}

#[test]
#[ignore = "a million sheets"]
fn a_million_damaged_sheets_are_imported_or_an_error() {
    assert!(import(1_000_000) > 100_000);
}
