//! All devices, and what each step of a program does to them and to the model.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use crowns::game::{GameId, Name, NewGame, RoundCorrection, RoundEntry, ScoreEntry, Scoresheet};
use crowns::rules::Ruleset;
use crowns::store::{GameFilter, WriteError};
use uuid::Uuid;

use super::model::{Effect, Model, Version};
use super::places::{Places, cut, event_ids, files};
use super::program::{Delivery, Program, Step};
use super::station::{Station, Written};
use crate::merge::{Device, Part, Pick};
use crate::sync::journal;

pub(super) struct World {
    time: DateTime<Utc>,
    stations: BTreeMap<usize, Station>,
    written: Written,
    places: Places,
    games: BTreeMap<u8, GameId>,
    /// Whether all clocks were right.
    is_dated: bool,
    /// How often a database was opened again.
    seed: u64,
}

impl World {
    pub(super) fn new(program: &Program) -> Self {
        Self {
            time: DateTime::from_timestamp(1_790_000_000, 0).unwrap(),
            stations: BTreeMap::new(),
            written: Written::new(),
            places: Places::new(program.place, program.devices),
            games: BTreeMap::new(),
            is_dated: true,
            seed: 1000,
        }
    }

    /// Returns a device by the clock of now.
    fn station(&mut self, number: usize) -> (&mut Station, &mut Written) {
        let station = self.stations.entry(number).or_insert_with(|| Station::new(number));
        station.set_clock(self.time);
        (station, &mut self.written)
    }

    pub(super) fn run(&mut self, step: &Step) {
        self.time += TimeDelta::seconds(7);
        self.seed += 1;
        let seed = self.seed;
        match step {
            Step::Do(on, deed) => _ = self.record(*on, |device| device.act(deed)),
            Step::Start { on, game, first, known, new } => {
                self.start(*on, *game, *first, *known, *new);
            }
            Step::Score { on, game, round, points } => self.score(*on, *game, *round, points),
            Step::Correct { on, game, round, points, out } => {
                self.correct(*on, *game, *round, points, *out);
            }
            Step::Undo(on) => {
                let (station, written) = self.station(*on);
                let expected = station.last_change(written);
                let events = self.record(*on, |device| device.store.undo(device.now).unwrap());
                let undone = events.first().map(|id| &self.written[id].effect);
                assert_eq!(undone, expected.map(Effect::Undone).as_ref());
            }
            Step::Redo(on) => {
                let (station, written) = self.station(*on);
                let expected = station.last_undo(written);
                let events = self.record(*on, |device| device.store.redo(device.now).unwrap());
                let redone = events.first().map(|id| &self.written[id].effect);
                assert_eq!(redone, expected.map(Effect::Redone).as_ref());
            }
            Step::Hand { from, to, part, delivery } => self.hand(*from, *to, part, *delivery),
            Step::Sync(on) => self.sync(*on),
            Step::Kill(on) => self.kill(*on),
            Step::Carry { from, to, delivery } => self.places.carry(*from, *to, *delivery),
            Step::Clock(on, off) => {
                self.station(*on).0.off = *off;
                self.is_dated = false;
            }
            Step::Copy { from, to } => {
                self.station(*from);
                let from = self.stations.remove(from).map(|station| (*from, station)).unwrap();
                let (station, written) = self.station(*to);
                station.become_copy_of(&from.1, written, seed);
                self.stations.insert(from.0, from.1);
            }
            Step::Save(on) => self.station(*on).0.save(),
            Step::Restore(on) => {
                let (station, written) = self.station(*on);
                station.restore(written, seed);
            }
        }
    }

    /// Compares each device with the model.
    pub(super) fn check(&self, number: usize) {
        if let Some(station) = self.stations.get(&number) {
            station.check(&self.written);
        }
    }

    /// Lets a device do something; returns the events that it has recorded.
    fn record<T>(&mut self, on: usize, act: impl FnOnce(&mut Device) -> T) -> Vec<Uuid> {
        let (station, written) = self.station(on);
        let before: BTreeSet<_> = station.rows.iter().copied().collect();
        act(&mut station.device);
        let new = station.read_on(written, Some(&before));
        station.check_command(written, &new);
        new
    }

    fn sheet(&mut self, on: usize, game: u8) -> Option<Scoresheet> {
        let game = *self.games.get(&game)?;
        self.station(on).0.device.store.read().unwrap().game(game).unwrap()
    }

    fn start(&mut self, on: usize, game: u8, first: Pick, known: usize, new: u8) {
        let events = self.record(on, |device| {
            let started = device.store.command(device.now, |tx| {
                let all = tx.players()?;
                let some = all.iter().cycle().skip(first.0 % all.len().max(1));
                let known = some.take(known.min(all.len()));
                let mut seats: Vec<_> = known.map(|player| player.id).collect();
                for nth in 0..new {
                    seats.push(tx.add_player(&Name::new(&format!("Guest {game} {nth}")).unwrap())?);
                }
                tx.start_game(NewGame::new(seats, Ruleset::official(), NaiveDate::default()))
            });
            drop::<Result<GameId, WriteError>>(started);
        });
        let mut started = events.iter().map(|id| &self.written[id]);
        let started = started.find(|one| matches!(one.effect, Effect::Started(_)));
        if let Some(started) = started {
            self.games.insert(game, GameId(started.line.aggregate));
        }
    }

    /// Scores a round; it is recorded as it was meant.
    fn score(&mut self, on: usize, game: u8, round: Option<u8>, points: &[i32]) {
        let Some(sheet) = self.sheet(on, game) else {
            return;
        };
        let Ok(turn) = sheet.due(round) else {
            return;
        };
        let (out, others) = turn.playing.split_first().unwrap();
        let entry = |(&seat, &points)| (seat, ScoreEntry::Points(points));
        let entries = std::iter::once((*out, ScoreEntry::WentOut))
            .chain(others.iter().zip(points).map(entry));
        let scored = sheet.score(RoundEntry {
            round: Some(turn.number),
            entries: entries.collect(),
            out: None,
            force: true,
            exact: false,
        });
        let player = |seat: usize| sheet.seats[seat].player.0;
        let points = others.iter().zip(points).map(|(&seat, &points)| (player(seat), Some(points)));
        let version = Version {
            points: std::iter::once((player(*out), Some(0))).chain(points).collect(),
            out: Some(player(*out)),
        };
        let meant = Effect::Entered { round: turn.number, version, replaces: None };
        let event = scored.unwrap().event;
        let events = self.record(on, |device| device.record(&sheet, |_| Ok(event)));
        let [recorded] = events[..] else { panic!("{events:?}") };
        assert_eq!(self.written[&recorded].effect, meant);
    }

    /// Corrects a round: what is recorded is what the model shows with the entries
    /// in their places, instead of all versions that it shows.
    fn correct(
        &mut self,
        on: usize,
        game: u8,
        round: Pick,
        points: &[(usize, i32)],
        out: Option<usize>,
    ) -> Option<()> {
        let sheet = self.sheet(on, game)?;
        let rounds: Vec<_> = sheet.played.keys().copied().collect();
        let round = (!rounds.is_empty()).then(|| *round.get(&rounds))?;
        let seats: Vec<_> = sheet.played[&round].scores.keys().copied().collect();
        let seat = |number: usize| seats[number % seats.len()];
        let points = points.iter().map(|&(number, points)| (seat(number), points));
        let mut points: BTreeMap<_, _> = points.collect();
        let out = out.map(seat);
        out.map(|out| points.remove(&out));
        let entries = points.iter().map(|(&seat, &points)| (seat, ScoreEntry::Points(points)));
        let entries = entries.chain(out.map(|out| (out, ScoreEntry::WentOut)));
        let fix = RoundCorrection {
            round,
            entries: entries.collect(),
            force: true,
            ..RoundCorrection::default()
        };
        let corrected = sheet.correct(fix).ok()?;
        let player = |seat: usize| sheet.seats[seat].player.0;
        let points = points.iter().map(|(&seat, &points)| (player(seat), points)).collect();
        let station = &self.stations[&on];
        let model = Model::of(station.entries(&self.written));
        let shown = &model.games[&sheet.id.0].rounds[&round];
        let meant = Effect::Entered {
            round,
            version: shown.last()?.1.corrected(&points, out.map(player)),
            replaces: Some(shown.iter().map(|(command, _)| *command).collect()),
        };
        let events = self.record(on, |device| device.record(&sheet, |_| Ok(corrected.event)));
        let [recorded] = events[..] else { panic!("{events:?}") };
        assert_eq!(self.written[&recorded].effect, meant);
        Some(())
    }

    /// Hands an export from one device to another. It has what it should have, and
    /// is imported whole or refused whole.
    fn hand(&mut self, from: usize, to: usize, part: &Part, delivery: Delivery) {
        let (from, written) = self.station(from);
        let slice = from.device.slice(part);
        let file = from.device.export(&slice);
        // What nobody would believe is left out.
        let believed = from.believed(written);
        let sent = from.rows.iter().filter(|id| written[*id].line.time <= believed);
        let sent: BTreeSet<_> = sent.copied().collect();
        let events = event_ids(&file);
        assert!(events.iter().all(|id| sent.contains(id)));
        if slice == GameFilter::default() {
            assert_eq!(events.len(), sent.len(), "events in an export");
        }
        let (to, written) = self.station(to);
        let believed = to.believed(written);
        let mut expected: BTreeSet<_> = to.rows.iter().copied().collect();
        let imported = match delivery {
            Delivery::Cut(thousandths) => {
                let cut = cut(&file[..file.len() - 1], thousandths);
                assert!(to.device.import(cut, false).is_err(), "a file that was cut short");
                None
            }
            delivery => {
                let joins = matches!(delivery, Delivery::Renamed);
                Some(to.device.import(&file, joins))
            }
        };
        let is_accepted = events.iter().all(|id| written[id].line.time <= believed);
        if let Some(imported) = &imported {
            assert_eq!(imported.is_ok(), is_accepted, "{imported:?}");
            if is_accepted {
                expected.extend(events);
            }
        }
        let new = to.read_on(written, Some(&expected));
        to.check_command(written, &new);
        if let (Delivery::Twice, Some(Ok(_))) = (delivery, imported) {
            assert_eq!(to.device.import(&file, false).unwrap().new, 0);
            to.read_on(written, Some(&expected));
        }
    }

    /// Lets a device sync. It gets all that is whole, and its directory all that it
    /// has.
    fn sync(&mut self, on: usize) {
        let directory = self.places.directory(on);
        let (station, _) = self.station(on);
        let before = files(&directory);
        let now = station.device.now;
        let report = station.device.store.sync(&directory, now, &mut |_, _| {}).unwrap();
        assert!(report.unsent.is_none() && report.unreached.is_none(), "{report:?}");
        let mut expected: BTreeSet<_> = station.rows.iter().copied().collect();
        self.places.note_written(&before, &directory);
        let there = self.places.events(&directory);
        let station = self.stations.get_mut(&on).unwrap();
        // As whom it writes may have changed.
        let arrived = station.read_on(&mut self.written, None);
        assert!(arrived.is_empty());
        let believed = station.believed(&self.written);
        let is_believed = |id: &&Uuid| self.written[*id].line.time <= believed;
        expected.extend(there.iter().filter(is_believed));
        station.read_on(&mut self.written, Some(&expected));
        let unsent: Vec<_> =
            expected.difference(&there).map(|id| &self.written[id].effect).collect();
        assert!(unsent.is_empty(), "events that were not sent: {unsent:?}");
    }

    /// Kills a sync before it has merged anything; without anything to read, it
    /// ends.
    fn kill(&mut self, on: usize) {
        let directory = self.places.directory(on);
        let (station, _) = self.station(on);
        let before = files(&directory);
        let now = station.device.now;
        let store = &mut station.device.store;
        let sync = || store.sync(&directory, now, &mut |_, _| resume_unwind(Box::new(())));
        let ended = catch_unwind(AssertUnwindSafe(sync));
        let seed = self.seed;
        let station = self.stations.get_mut(&on).unwrap();
        station.reopen(seed);
        let expected: BTreeSet<_> = station.rows.iter().copied().collect();
        self.places.note_written(&before, &directory);
        if ended.is_err() {
            station.read_on(&mut self.written, Some(&expected));
        } else {
            self.sync(on);
        }
    }

    /// Lets all clocks agree and all devices sync until nothing is new: they have
    /// all events, and show the same. Each can undo all that it has done, and redo
    /// it.
    pub(super) fn meet(&mut self) {
        let times = self.written.values().map(|one| one.line.time);
        let last = times.max().and_then(DateTime::from_timestamp_millis);
        self.time = self.time.max(last.unwrap_or_default()) + TimeDelta::minutes(1);
        let numbers: Vec<_> = self.stations.keys().copied().collect();
        let mut all = BTreeSet::new();
        for &number in &numbers {
            self.station(number).0.off = Some(0);
            all.extend(&self.stations[&number].rows);
            let directory = self.places.directory(number);
            all.extend(self.places.events(&directory));
        }
        for _ in 0..3 {
            for &number in &numbers {
                self.sync(number);
                self.places.carry_all(number, &numbers);
            }
        }
        let mut shown = Vec::new();
        for &number in &numbers {
            let (station, written) = self.station(number);
            let rows: BTreeSet<_> = station.rows.iter().copied().collect();
            assert_eq!(rows, all);
            station.check(written);
            station.device.store.rebuild().unwrap();
            shown.push((journal(&station.device), station.device.boards()));
        }
        assert!(shown.windows(2).all(|pair| pair[0] == pair[1]), "devices show different things");
        let Some(&first) = numbers.first() else {
            return;
        };
        self.stations[&first].look_back(&self.written);
        if self.is_dated {
            self.stations[&first].device.env.assert_intact();
        }
        let shown = self.undo_all(first);
        for expected in shown.into_iter().rev() {
            self.run(&Step::Redo(first));
            let boards = self.station(first).0.device.boards();
            assert_eq!(boards, expected);
        }
    }

    /// Returns what was shown before each undo.
    fn undo_all(&mut self, number: usize) -> Vec<Vec<String>> {
        let mut shown = Vec::new();
        loop {
            let (station, written) = self.station(number);
            if station.last_change(written).is_none() {
                return shown;
            }
            shown.push(station.device.boards());
            self.run(&Step::Undo(number));
            self.check(number);
        }
    }
}
