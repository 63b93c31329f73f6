//! Any text as the scores of a round: what is read can be scored or is refused, as it is
//! where it has two scores for one player.
#![no_main]

use std::cell::OnceCell;
use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate};
use crowns::game::{DeviceId, Name, NewGame, RoundEntry, Scoresheet};
use crowns::rules::Ruleset;
use crowns::store::{IdGenerator, Store, WriteError};
use libfuzzer_sys::fuzz_target;
use uuid::Uuid;

thread_local! {
    static SHEET: OnceCell<Scoresheet> = const { OnceCell::new() };
}

fn sheet() -> Scoresheet {
    let folder = tempfile::tempdir().unwrap();
    let now = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
    let (device, ids) = (DeviceId(Uuid::from_u128(1)), IdGenerator::seeded(1));
    let mut store = Store::open(&folder.path().join("crowns.db"), device, ids, now).unwrap();
    let started = store.command(now, |tx| {
        let names = ["Ann", "Bob", "Åsa Ruth", "Q", "Jo King"];
        let seats = names.map(|name| tx.add_player(&Name::new(name).unwrap()));
        let seats = seats.into_iter().collect::<Result<_, _>>()?;
        tx.start_game(NewGame::new(seats, Ruleset::official(), NaiveDate::default()))
    });
    let started: Result<_, WriteError> = started;
    store.read().unwrap().game(started.unwrap()).unwrap().unwrap()
}

fuzz_target!(|text: &str| {
    SHEET.with(|cell| {
        let sheet = cell.get_or_init(sheet);
        let turn = sheet.next().unwrap();
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        for values in [vec![text.to_owned()], words] {
            if let Ok(entries) = sheet.read_row(&turn, &values) {
                let seats: BTreeSet<_> = entries.iter().map(|(seat, _)| seat).collect();
                let is_twice = seats.len() < entries.len();
                let scored = sheet.score(RoundEntry { entries, ..RoundEntry::default() });
                assert!(!is_twice || scored.is_err());
            }
            _ = sheet.read_corrections(&turn, &values);
        }
        _ = sheet.looks_like_row(&turn, text);
        _ = sheet.find_seat(text);
    });
});
