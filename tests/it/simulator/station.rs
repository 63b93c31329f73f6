//! A device with its clock, and what the model knows of it: which events it has,
//! in the order in which they arrived, and as whom it writes.

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, iter};

use chrono::{DateTime, TimeDelta, Utc};
use crowns::game::{DeviceId, GameId, GameState, unmarked};
use crowns::league::GameResult;
use crowns::store::{GameFilter, IdGenerator, JournalLine, PageRequest, Reader, Store};
use rusqlite::{Connection, Row};
use uuid::Uuid;

use super::model::{Effect, Entry, Model, revoked};
use crate::merge::Device;

/// All events that were ever recorded.
pub(super) type Written = BTreeMap<Uuid, Entry>;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The beginning of 2026: a clock that says less was reset.
const BEGINNING: i64 = 1_767_225_600_000;

pub(super) struct Station {
    pub(super) device: Device,
    /// The events that it has, in the order in which they arrived.
    pub(super) rows: Vec<Uuid>,
    /// As whom it writes, and wrote before, up to so many events.
    identity: Uuid,
    former: Vec<(Uuid, usize)>,
    /// How far off its clock is, in seconds; `None` if it was reset to 1970.
    pub(super) off: Option<i64>,
    saved: Option<Vec<u8>>,
}

impl Station {
    pub(super) fn new(number: usize) -> Self {
        let device = Device::new(number);
        Self {
            rows: Vec::new(),
            identity: device.id.0,
            former: Vec::new(),
            off: Some(0),
            saved: None,
            device,
        }
    }

    fn connection(&self) -> Connection {
        Connection::open(self.device.env.db()).unwrap()
    }

    pub(super) fn entries<'a>(
        &'a self,
        written: &'a Written,
    ) -> impl DoubleEndedIterator<Item = &'a Entry> + Clone {
        self.rows.iter().map(|id| &written[id])
    }

    /// Reads what has arrived since: it must be these events, and they must be what
    /// was recorded. Returns those that are new to all.
    #[track_caller]
    pub(super) fn read_on(
        &mut self,
        written: &mut Written,
        expected: Option<&BTreeSet<Uuid>>,
    ) -> Vec<Uuid> {
        let connection = self.connection();
        let mut select = connection
            .prepare(
                "SELECT id, command, time, device, aggregate_kind, aggregate, event
                 FROM journal WHERE rowid > ?1 ORDER BY rowid",
            )
            .unwrap();
        let lines = select.query_map([self.rows.len()], line).unwrap();
        let mut new = Vec::new();
        for line in lines.map(Result::unwrap) {
            self.rows.push(line.id);
            match written.get(&line.id) {
                Some(known) => assert_eq!(known.line, line),
                None => {
                    new.push(line.id);
                    written.insert(line.id, Entry::new(line));
                }
            }
        }
        if let Some(expected) = expected {
            let mut expected = expected.clone();
            expected.extend(&new);
            let rows: BTreeSet<_> = self.rows.iter().copied().collect();
            let missing: Vec<_> =
                expected.difference(&rows).map(|id| &written[id].effect).collect();
            let foreign: Vec<_> =
                rows.difference(&expected).map(|id| &written[id].effect).collect();
            assert!(missing.is_empty(), "events that did not arrive: {missing:?}");
            assert!(foreign.is_empty(), "events that should not be here: {foreign:?}");
        }
        let mut select = connection
            .prepare(
                "SELECT device, last_row FROM sync_devices WHERE home = ?1 ORDER BY last_row DESC",
            )
            .unwrap();
        let devices = select.query_map([self.device.id.0], |row| Ok((row.get(0)?, row.get(1)?)));
        self.former.clear();
        for (device, last_row) in devices.unwrap().map(Result::unwrap) {
            let last_row: Option<usize> = last_row;
            match last_row {
                None => self.identity = device,
                Some(last_row) => self.former.push((device, last_row)),
            }
        }
        new
    }

    /// Returns up to when it believes times, in milliseconds.
    pub(super) fn believed(&self, written: &Written) -> i64 {
        self.believed_with(self.entries(written))
    }

    /// Returns the same for when it had some of its events.
    fn believed_with<'a>(&self, entries: impl Iterator<Item = &'a Entry>) -> i64 {
        let now = self.device.now.timestamp_millis();
        if now >= BEGINNING {
            return now + DAY;
        }
        let own = entries.filter(|one| one.line.device == self.identity);
        let own = own.map(|one| one.line.time).filter(|time| *time <= now + 36_525 * DAY);
        now.max(own.max().unwrap_or_default()) + DAY
    }

    /// Checks the events of a command that was just recorded, the last ones: they
    /// are of this device, at once, and after all that they can follow.
    #[track_caller]
    pub(super) fn check_command(&self, written: &Written, new: &[Uuid]) {
        let Some(first) = new.first().map(|id| &written[id].line) else {
            return;
        };
        for line in new.iter().map(|id| &written[id].line) {
            let of = (line.device, line.command, line.time);
            assert_eq!(of, (self.identity, first.command, first.time));
        }
        let before = self.rows[..self.rows.len() - new.len()].iter().map(|id| &written[id]);
        let now = self.device.now.timestamp_millis();
        let believed = self.believed_with(before.clone());
        let revoked = revoked(before.clone());
        let last = before.clone().map(|one| one.line.time).filter(|time| *time <= believed).max();
        let of_aggregate = before.filter(|one| {
            let line = &one.line;
            let counts = line.time <= believed || !revoked.contains(&line.command);
            line.aggregate == first.aggregate && counts
        });
        let last = last.max(of_aggregate.map(|one| one.line.time).max());
        assert_eq!(first.time, now.max(last.unwrap_or_default() + 1), "the time of an event");
    }

    /// Returns the last change of this device that counts: what `undo` revokes.
    pub(super) fn last_change(&self, written: &Written) -> Option<Uuid> {
        let believed = self.believed(written);
        let revoked = revoked(self.entries(written));
        let mut lives = iter::once((self.identity, usize::MAX)).chain(self.former.iter().copied());
        lives.find_map(|(device, last_row)| {
            let own = self.entries(written).enumerate().take(last_row).filter(|(_, one)| {
                one.is_change() && one.line.device == device && !revoked.contains(&one.line.command)
            });
            last(own, believed).map(|(_, one)| one.line.command)
        })
    }

    /// Returns the last undo of this device that counts, if it has changed nothing
    /// since: what `redo` revokes.
    pub(super) fn last_undo(&self, written: &Written) -> Option<Uuid> {
        let revoked = revoked(self.entries(written));
        let own = self.entries(written).enumerate();
        let own = own.filter(|(_, one)| one.line.device == self.identity);
        let undos = own.clone().filter(|(_, one)| {
            matches!(one.effect, Effect::Undone(_)) && !revoked.contains(&one.line.command)
        });
        let (row, undo) = last(undos, self.believed(written))?;
        let mut since = own.skip_while(|(nth, _)| *nth <= row);
        (!since.any(|(_, one)| one.is_change())).then_some(undo.line.command)
    }

    pub(super) fn save(&mut self) {
        self.saved = Some(fs::read(self.device.env.db()).unwrap());
    }

    /// Puts what was saved in the place of the database.
    pub(super) fn restore(&mut self, written: &mut Written, seed: u64) {
        if let Some(file) = self.saved.clone() {
            self.replace(&file, self.device.id, written, seed);
        }
    }

    /// Becomes a copy of another device.
    pub(super) fn become_copy_of(&mut self, other: &Self, written: &mut Written, seed: u64) {
        let file = fs::read(other.device.env.db()).unwrap();
        self.saved = None;
        self.replace(&file, other.device.id, written, seed);
    }

    fn replace(&mut self, file: &[u8], id: DeviceId, written: &mut Written, seed: u64) {
        self.device.store = Store::missing().unwrap();
        fs::write(self.device.env.db(), file).unwrap();
        self.device.id = id;
        self.reopen(seed);
        self.identity = id.0;
        self.rows.clear();
        let new = self.read_on(written, None);
        assert!(new.is_empty());
    }

    /// Opens the database again, after a command was killed.
    pub(super) fn reopen(&mut self, seed: u64) {
        let Device { env, id, .. } = &self.device;
        let ids = IdGenerator::seeded(seed);
        let store = Store::open(&env.db(), *id, ids, DateTime::UNIX_EPOCH).unwrap();
        self.device.store = store;
    }

    /// Sets its clock to a time, as far off as it is.
    pub(super) fn set_clock(&mut self, time: DateTime<Utc>) {
        self.device.now = match self.off {
            Some(off) => time + TimeDelta::seconds(off),
            None => DateTime::UNIX_EPOCH + TimeDelta::seconds(time.timestamp() % 1_000_000),
        };
    }

    /// Compares what it shows with the model, and the cache with the journal.
    #[track_caller]
    pub(super) fn check(&self, written: &Written) {
        assert!(self.device.store.verify().unwrap(), "the cache is not what the journal says");
        let reader = self.device.store.read().unwrap();
        check(&reader, &Model::of(self.entries(written)));
    }

    /// Compares what it shows of times past with the model.
    #[track_caller]
    pub(super) fn look_back(&self, written: &Written) {
        let mut times: Vec<_> = self.entries(written).map(|one| one.line.time).collect();
        times.sort_unstable();
        for time in times.iter().step_by(times.len() / 4 + 1) {
            let reader = self.device.store.read().unwrap();
            let then = DateTime::from_timestamp_millis(*time).unwrap();
            reader.go_back_to(then, &mut |_, _| {}).unwrap();
            let entries = self.entries(written).filter(|one| one.line.time <= *time);
            check(&reader, &Model::of(entries));
        }
    }
}

fn line(row: &Row<'_>) -> rusqlite::Result<JournalLine> {
    Ok(JournalLine {
        id: row.get(0)?,
        command: row.get(1)?,
        time: row.get(2)?,
        device: row.get(3)?,
        kind: row.get(4)?,
        aggregate: row.get(5)?,
        event: row.get(6)?,
    })
}

/// Returns the last by time. Those of a time that is not believed would be the last
/// for ever: they come where they arrived.
fn last<'a>(
    entries: impl Iterator<Item = (usize, &'a Entry)> + Clone,
    believed: i64,
) -> Option<(usize, &'a Entry)> {
    let (known, doubted): (Vec<_>, Vec<_>) =
        entries.partition(|(_, one)| one.line.time <= believed);
    let known = known.into_iter().max_by_key(|(_, one)| (one.line.time, one.line.id));
    let last = known.into_iter().chain(doubted);
    last.max_by_key(|(row, _)| *row)
}

#[track_caller]
fn check(reader: &Reader<'_>, model: &Model) {
    let players = reader.players().unwrap();
    let names = players.iter().map(|player| (player.id.0, unmarked(&player.name)));
    assert_eq!(names.collect::<BTreeMap<_, _>>(), model.own_players());
    let page = PageRequest::first(1000);
    let listed = reader.games(GameFilter::default(), page).unwrap().items;
    let listed: BTreeMap<_, _> = listed.iter().map(|game| (game.details.id.0, game)).collect();
    let shown = model.games.iter().filter(|(_, game)| game.state() != GameState::Deleted);
    assert!(listed.keys().eq(shown.map(|(id, _)| id)), "the games that are listed");
    let mut results = BTreeMap::new();
    let every = GameFilter { short: None, ..GameFilter::COMPLETE };
    reader.results(&every, |game| _ = results.insert(game.game.uuid.0, game.clone())).unwrap();
    for (&id, game) in &model.games {
        let sheet = reader.game(GameId(id)).unwrap().unwrap();
        game.check(model, &sheet);
        if let Some(summary) = listed.get(&id) {
            let shown: Vec<_> = summary.players.iter().map(|seat| seat.total).collect();
            let totals: Vec<_> = (0..sheet.seats.len()).map(|seat| sheet.total(seat)).collect();
            assert_eq!(shown, totals);
        }
        assert_eq!(results.get(&id), GameResult::from_sheet(&sheet).as_ref());
    }
}
