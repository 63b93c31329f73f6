//! Journals that meet: three devices that play, correct, undo and rename at
//! random and hand each other files, whole and in part, end with the same.
//! What is refused changes nothing, and nothing panics.
//!
//! `PROPTEST_CASES` sets how many cases the first of them has; the million of
//! the others is `cargo test --test merge -- --ignored`.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use crowns::game::{
    DeviceId, Draft, Entry, Fix, GameEvent, GameId, Name, NewGame, PlayError, PlayerId, Scoresheet,
    Terms,
};
use crowns::render;
use crowns::rules::Ruleset;
use crowns::store::{
    BadExport, Flaw, GameFilter, GamePage, Ids, Journal, Line, Merged, Refused, Slice, Store,
    StoreError, Taking,
};
use proptest::prelude::*;
use tempfile::TempDir;
use uuid::Uuid;

/// A device with a file of games and a clock of its own.
struct Device {
    _folder: TempDir,
    store: Store,
    id: DeviceId,
    now: DateTime<Utc>,
}

#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// Picks one of those that there are.
#[derive(Debug, Clone, Copy)]
struct Pick(usize);

impl Pick {
    fn get<T>(self, all: &[T]) -> &T {
        &all[self.0 % all.len()]
    }
}

/// Something that a table does. It picks a game or a player of those
/// that the device knows.
#[derive(Debug, Clone)]
enum Deed {
    /// Two devices may pick one name.
    Add(u8),
    Rename(Pick, u8),
    Merge(Pick, Pick),
    Retire(Pick),
    League(u8),
    /// Known players, and somebody new in the same command.
    Start(Pick, usize, Option<u8>),
    Score(Pick, Vec<i32>),
    /// An open round, whichever: two devices may score it both.
    ScoreAny(Pick, u8, Vec<i32>),
    Fix(Pick, Pick, i32),
    Join(Pick, Pick),
    Finish(Pick),
    Delete(Pick),
    Move(Pick, Option<Pick>),
    Undo,
    Redo,
}

/// What is handed over.
#[derive(Debug, Clone)]
enum Part {
    Whole,
    Game(Pick),
    Player(Pick),
    League(Pick),
}

#[derive(Debug, Clone)]
enum Step {
    Do(usize, Deed),
    /// From one device to another, once or twice, and whether names are
    /// joined there.
    Hand(usize, usize, Part, bool, bool),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let index = || any::<usize>().prop_map(Pick);
    let points = || prop::collection::vec(3..60, 8);
    let deed = prop_oneof![
        2 => (0u8..6).prop_map(Deed::Add),
        1 => (index(), 0u8..9).prop_map(|(player, name)| Deed::Rename(player, name)),
        2 => (index(), index()).prop_map(|(from, into)| Deed::Merge(from, into)),
        1 => index().prop_map(Deed::Retire),
        1 => (0u8..2).prop_map(Deed::League),
        3 => (index(), 1usize..4, prop::option::of(0u8..9))
            .prop_map(|(first, most, new)| Deed::Start(first, most, new)),
        8 => (index(), points()).prop_map(|(game, points)| Deed::Score(game, points)),
        4 => (index(), 1u8..4, points()).prop_map(|(game, round, p)| Deed::ScoreAny(game, round, p)),
        3 => (index(), index(), 3..60).prop_map(|(game, round, p)| Deed::Fix(game, round, p)),
        1 => (index(), index()).prop_map(|(game, player)| Deed::Join(game, player)),
        1 => index().prop_map(Deed::Finish),
        1 => index().prop_map(Deed::Delete),
        1 => (index(), prop::option::of(index())).prop_map(|(game, to)| Deed::Move(game, to)),
        5 => Just(Deed::Undo),
        3 => Just(Deed::Redo),
    ];
    let part = prop_oneof![
        3 => Just(Part::Whole),
        3 => index().prop_map(Part::Game),
        1 => index().prop_map(Part::Player),
        1 => index().prop_map(Part::League),
    ];
    let step = prop_oneof![
        7 => (0usize..3, deed).prop_map(|(device, deed)| Step::Do(device, deed)),
        2 => (0usize..3, 1usize..3, part, any::<bool>(), prop::bool::weighted(0.2)).prop_map(
            |(from, on, part, twice, join)| Step::Hand(from, (from + on) % 3, part, twice, join)
        ),
    ];
    prop::collection::vec(step, 1..80)
}

fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000 + seconds, 0).unwrap()
}

fn name(number: u8) -> Name {
    Name::new(&format!("Player {}", char::from(b'a' + number))).unwrap()
}

impl Device {
    /// The clocks of the devices differ by minutes.
    fn new(number: usize) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let id = DeviceId(Uuid::from_u128(number as u128 + 1));
        let ids = Ids::seeded(number as u64 + 1);
        Self {
            store: Store::open(&folder.path().join("crowns.db"), id, ids).unwrap(),
            _folder: folder,
            id,
            now: at(300 * number as i64),
        }
    }

    fn games(&self) -> Vec<GameId> {
        let filter = GameFilter::default();
        let page = GamePage {
            before: None,
            size: 1000,
        };
        let games = self.store.read().unwrap().games(filter, page).unwrap();
        games.into_iter().map(|game| game.id).collect()
    }

    fn game(&self, index: &Pick) -> Option<Scoresheet> {
        let games = self.games();
        let id = (!games.is_empty()).then(|| *index.get(&games))?;
        self.store.read().unwrap().game(id).unwrap()
    }

    fn player(&self, index: &Pick) -> Option<PlayerId> {
        let players = self.store.read().unwrap().players().unwrap();
        (!players.is_empty()).then(|| index.get(&players).id)
    }

    /// Does something; what cannot be done as things stand does nothing.
    fn act(&mut self, deed: &Deed) -> Option<()> {
        self.now += TimeDelta::seconds(7);
        let now = self.now;
        let done: Result<(), Fault> = match deed {
            Deed::Add(number) => self.store.command(now, |tx| {
                tx.add_player(&name(*number))?;
                Ok(())
            }),
            Deed::Rename(player, to) => {
                let player = self.player(player)?;
                self.store
                    .command(now, |tx| Ok(tx.rename_player(player, &name(*to))?))
            }
            Deed::Merge(from, into) => {
                let (from, into) = (self.player(from)?, self.player(into)?);
                self.store
                    .command(now, |tx| Ok(tx.merge_players(from, into)?))
            }
            Deed::Retire(player) => {
                let player = self.player(player)?;
                self.store.command(now, |tx| Ok(tx.retire_player(player)?))
            }
            Deed::League(number) => self.store.command(now, |tx| {
                let name = Name::new(&format!("League {number}")).unwrap();
                tx.add_league(&name, Terms::default())?;
                Ok(())
            }),
            Deed::Start(first, most, new) => self.start(first, *most, *new),
            Deed::Score(game, points) => self.score(&self.game(game)?.id, None, points),
            Deed::ScoreAny(game, round, points) => {
                self.score(&self.game(game)?.id, Some(*round), points)
            }
            Deed::Fix(game, round, points) => {
                let sheet = self.game(game)?;
                let rounds: Vec<_> = sheet.played.keys().copied().collect();
                let round = (!rounds.is_empty()).then(|| *round.get(&rounds))?;
                let seat = *sheet.played[&round].marks.keys().next()?;
                self.record(&sheet, |sheet| {
                    let fix = Fix {
                        round,
                        entries: vec![(seat, Entry::Points(*points))],
                        force: true,
                        ..Fix::default()
                    };
                    Ok(sheet.correct(fix)?.event)
                })
            }
            Deed::Join(game, player) => {
                let (sheet, player) = (self.game(game)?, self.player(player)?);
                self.record(&sheet, |sheet| sheet.join(player, "somebody", None))
            }
            Deed::Finish(game) => self.record(&self.game(game)?, Scoresheet::finish),
            Deed::Delete(game) => self.record(&self.game(game)?, |sheet| sheet.delete(None)),
            Deed::Move(game, to) => {
                let sheet = self.game(game)?;
                let leagues = self.store.read().unwrap().leagues().unwrap();
                let to = to.as_ref().filter(|_| !leagues.is_empty());
                let league = to.map(|to| to.get(&leagues).id);
                let was = sheet.league;
                self.record(&sheet, |_| Ok(GameEvent::GameMoved { league, was }))
            }
            Deed::Undo => self.store.undo(now).map(|_| ()).map_err(Fault::from),
            Deed::Redo => self.store.redo(now).map(|_| ()).map_err(Fault::from),
        };
        match done {
            Err(Fault::Store(error)) => panic!("{deed:?}: {error}"),
            _ => Some(()),
        }
    }

    fn start(&mut self, first: &Pick, most: usize, new: Option<u8>) -> Result<(), Fault> {
        let now = self.now;
        self.store.command(now, |tx| {
            let known = tx.players()?;
            let mut seats: Vec<_> = match known.is_empty() {
                true => Vec::new(),
                false => (0..most.min(known.len()))
                    .map(|on| known[(first.0 % known.len() + on) % known.len()].id)
                    .collect(),
            };
            if let Some(number) = new {
                seats.push(tx.add_player(&name(number))?);
            }
            tx.start_game(NewGame {
                seats,
                dealer: None,
                ruleset: Ruleset::official(),
                league: None,
                date: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
                place: None,
                note: None,
            })?;
            Ok(())
        })
    }

    fn score(&mut self, game: &GameId, round: Option<u8>, points: &[i32]) -> Result<(), Fault> {
        let Some(sheet) = self.store.read().unwrap().game(*game).unwrap() else {
            return Ok(());
        };
        self.record(&sheet, |sheet| {
            let turn = sheet.due(round)?;
            let out = turn.playing.first().map(|&seat| (seat, Entry::Out));
            let others = turn.playing.iter().skip(1).zip(points);
            let others = others.map(|(&seat, &points)| (seat, Entry::Points(points)));
            let scored = sheet.score(Draft {
                round: Some(turn.number),
                entries: out.into_iter().chain(others).collect(),
                out: None,
                force: true,
            });
            Ok(scored?.event)
        })
    }

    fn record(
        &mut self,
        sheet: &Scoresheet,
        event: impl FnOnce(&Scoresheet) -> Result<GameEvent, PlayError>,
    ) -> Result<(), Fault> {
        let now = self.now;
        self.store.command(now, |tx| {
            let event = event(sheet)?;
            Ok(tx.record(sheet.id, &event)?)
        })
    }

    fn slice(&self, part: &Part) -> Slice {
        let mut slice = Slice::default();
        match part {
            Part::Whole => {}
            Part::Game(game) => slice.game = self.game(game).map(|sheet| sheet.id),
            Part::Player(player) => slice.player = self.player(player),
            Part::League(league) => {
                let leagues = self.store.read().unwrap().leagues().unwrap();
                slice.league = (!leagues.is_empty()).then(|| league.get(&leagues).id);
            }
        }
        slice
    }

    fn export(&self, slice: &Slice) -> Vec<u8> {
        let mut out = Vec::new();
        let reader = self.store.read().unwrap();
        reader
            .export(slice, Some(self.id), at(0), &mut out, &mut |_, _| {})
            .unwrap();
        out
    }

    fn import(&mut self, file: &[u8], join_names: bool) -> Result<Merged, BadExport> {
        Journal::open(file)?.check()?;
        let taking = Taking {
            now: self.now,
            join_names,
            dry_run: false,
        };
        self.store.take_in(Journal::open(file)?, taking)
    }

    /// Returns all that can be seen: players, leagues and the board of each
    /// game, deleted ones too.
    fn boards(&mut self) -> Vec<String> {
        assert_eq!(self.store.verify().unwrap(), []);
        let reader = self.store.read().unwrap();
        let mut boards = vec![
            format!("{:?}", reader.players().unwrap()),
            format!("{:?}", reader.leagues().unwrap()),
        ];
        let deleted = GameFilter {
            state: Some(crowns::game::State::Deleted),
            ..GameFilter::default()
        };
        let page = GamePage {
            before: None,
            size: 1000,
        };
        for filter in [GameFilter::default(), deleted] {
            for game in reader.games(filter, page).unwrap() {
                let sheet = reader.game(game.id).unwrap().unwrap();
                boards.push(format!("{game:?}"));
                boards.push(render::board_json(&sheet));
                boards.push(render::scoresheet(&sheet, render::Look::PLAIN));
            }
        }
        boards
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn three_devices_end_with_the_same(steps in steps(), order in Just([0usize, 1, 2]).prop_shuffle()) {
        let mut devices: Vec<_> = (0..3).map(Device::new).collect();
        for step in &steps {
            match step {
                Step::Do(device, deed) => _ = devices[*device].act(deed),
                Step::Hand(from, to, part, twice, join) => {
                    let file = devices[*from].export(&devices[*from].slice(part));
                    let to = &mut devices[*to];
                    to.import(&file, *join).unwrap();
                    if *twice {
                        let again = to.import(&file, false).unwrap();
                        prop_assert_eq!(again.new, 0);
                    }
                    prop_assert_eq!(to.store.verify().unwrap(), []);
                }
            }
        }
        // Files that were written at one time, in any order; then what they
        // have become, which is nothing new.
        let files: Vec<_> = devices.iter().map(|one| one.export(&Slice::default())).collect();
        for (number, device) in devices.iter_mut().enumerate() {
            for on in order {
                device.import(&files[(number + on) % 3], false).unwrap();
            }
        }
        let all: Vec<_> = devices.iter().map(|one| lines(&one.export(&Slice::default()))).collect();
        prop_assert_eq!(&all[0], &all[1]);
        prop_assert_eq!(&all[0], &all[2]);
        let boards: Vec<_> = devices.iter_mut().map(Device::boards).collect();
        prop_assert_eq!(&boards[0], &boards[1]);
        prop_assert_eq!(&boards[0], &boards[2]);
    }
}

/// Returns an export without its head.
fn lines(file: &[u8]) -> String {
    let text = std::str::from_utf8(file).unwrap();
    text.split_once('\n').unwrap().1.to_owned()
}

/// A device with two games and some of everything, and its journal.
fn evening() -> (Device, Vec<Line>) {
    let mut device = Device::new(0);
    let index = || Pick(0);
    for deed in [
        Deed::Add(0),
        Deed::Add(1),
        Deed::League(0),
        Deed::Start(index(), 2, Some(2)),
        Deed::Score(index(), vec![12, 20, 30]),
        Deed::Score(index(), vec![15, 21, 31]),
        Deed::Fix(index(), index(), 17),
        Deed::Undo,
        Deed::Redo,
        Deed::Move(index(), Some(index())),
        Deed::Start(index(), 3, None),
        Deed::Rename(index(), 7),
        Deed::Undo,
    ] {
        device.act(&deed).unwrap();
    }
    let file = device.export(&Slice::default());
    let lines = Journal::open(&file[..]).unwrap();
    let lines = lines.collect::<Result<_, _>>().unwrap();
    (device, lines)
}
