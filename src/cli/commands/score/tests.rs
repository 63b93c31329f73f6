//! What a command costs.

use chrono::NaiveDate;
use clap::Parser;

use super::*;
use crate::game::{DeviceId, Name, NewGame};
use crate::messages::Language;
use crate::rules::Ruleset;
use crate::store::{FOLDS, IdGenerator, WriteError};

#[derive(Debug, Parser)]
struct CommandLine {
    #[command(flatten)]
    args: Args,
}

#[test]
fn one_command_folds_the_game_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("crowns.db");
    let device = DeviceId(uuid::Uuid::from_u128(1));
    let now = DateTime::UNIX_EPOCH;
    let mut store =
        Store::open(&path, device, IdGenerator::seeded(1), DateTime::UNIX_EPOCH).unwrap();
    store
        .command(now, |tx| {
            let names = ["Ann", "Bob"].map(|name| Name::new(name).unwrap());
            let seats = names.iter().map(|name| tx.add_player(name));
            let seats = seats.collect::<Result<_, WriteError>>()?;
            tx.start_game(NewGame::new(seats, Ruleset::official(), NaiveDate::default()))
        })
        .unwrap();
    for round in 1..=3 {
        let line = CommandLine::parse_from(["score", "out", "12", "--json"]);
        let before = FOLDS.get();
        let entered =
            enter(&line.args, &mut store, now, Language::English.words()).unwrap().unwrap();
        assert_eq!(FOLDS.get() - before, 1);
        assert_eq!(entered.after.total(1), 12 * round);
        let stored = store.read().unwrap().game(entered.after.id).unwrap();
        assert_eq!(stored, Some(entered.after));
    }
    assert!(store.verify().unwrap());
}
