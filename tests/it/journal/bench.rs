//! Does each command with the store and with the model, and compares them.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use crowns::game::{
    DeviceId, GameEvent, GameId, GameState, GameSummary, Name, NewGame, PlayerId, RoundCorrection,
    RoundEntry, ScoreEntry, Scoresheet,
};
use crowns::league::GameResult;
use crowns::rules::Ruleset;
use crowns::store::{GameFilter, IdGenerator, PageRequest, Player, Reader, Store, WriteError};
use proptest::sample::Index;
use uuid::Uuid;

use crate::env::TestEnv;

use super::model::{Command, Game, Model};

pub(crate) struct Bench {
    _env: TestEnv,
    pub(crate) store: Store,
    pub(crate) model: Model,
    /// What stood before each command that can be undone.
    pub(crate) past: Vec<Model>,
    /// What each undo took away, the last first.
    future: Vec<Model>,
    /// In milliseconds.
    time: i64,
    count: usize,
    /// What was seen after each command, and when that was.
    seen: Vec<(DateTime<Utc>, Seen)>,
}

/// All that can be seen of players and games.
#[derive(Debug, PartialEq)]
struct Seen {
    players: Vec<Player>,
    games: Vec<GameSummary>,
    results: Vec<GameResult>,
    sheets: Vec<Scoresheet>,
}

impl Seen {
    fn of(reader: &Reader<'_>) -> Self {
        let page = PageRequest::first(1000);
        let games = reader.games(GameFilter::default(), page).unwrap().items;
        let mut results = Vec::new();
        let every = GameFilter { short: None, ..GameFilter::COMPLETE };
        reader.results(&every, |game| results.push(game.clone())).unwrap();
        let sheet = |game: &GameSummary| reader.game(game.details.id).unwrap().unwrap();
        Self {
            players: reader.players().unwrap(),
            sheets: games.iter().map(sheet).collect(),
            games,
            results,
        }
    }
}

impl Bench {
    pub(crate) fn new() -> Self {
        let env = TestEnv::new();
        let device = DeviceId(Uuid::from_u128(1));
        Self {
            store: Store::open(&env.db(), device, IdGenerator::seeded(1), DateTime::UNIX_EPOCH)
                .unwrap(),
            _env: env,
            model: Model::default(),
            past: Vec::new(),
            future: Vec::new(),
            time: 1_790_000_000_000,
            count: 0,
            seen: Vec::new(),
        }
    }

    /// Remembers what is seen now, and the time of the last event.
    pub(crate) fn remember(&mut self) {
        let reader = self.store.read().unwrap();
        let last = PageRequest::first(1);
        let last = reader.log(GameFilter::default(), last).unwrap().items;
        let seen = Seen::of(&reader);
        self.seen.extend(last.first().map(|last| (last.time, seen)));
    }

    /// Looks back to some of the times that are remembered.
    pub(crate) fn look_back(&self) {
        for (time, seen) in self.seen.iter().step_by(4) {
            let reader = self.store.read().unwrap();
            reader.go_back_to(*time, &mut |_, _| {}).unwrap();
            assert_eq!(&Seen::of(&reader), seen, "as of {time}");
        }
    }

    /// Does a command; one that cannot be done as things stand does nothing.
    pub(crate) fn run(&mut self, command: &Command) {
        self.count += 1;
        let model = match command {
            Command::Add => self.add(),
            Command::Rename(player) => self.rename(player),
            Command::Merge(from, into) => self.merge(from, into),
            Command::Start(first, most) => self.start(first, *most),
            Command::Score(game, points) => self.score(game, points),
            Command::RoundCorrection(game, round, points) => self.fix(game, round, *points),
            Command::Join(game, player) => self.join(game, player),
            Command::Leave(game, seat) => self.leave(game, seat),
            Command::Finish(game) => {
                self.declare(game, Some(GameState::Finished), Scoresheet::finish)
            }
            Command::Delete(game) => {
                self.declare(game, Some(GameState::Deleted), |sheet| sheet.delete(None))
            }
            Command::Resume(game) => self.declare(game, None, Scoresheet::resume),
            Command::Undo => return self.undo(),
            Command::Redo => return self.redo(),
        };
        if let Some(model) = model {
            self.past.push(std::mem::replace(&mut self.model, model));
            self.future.clear();
        }
    }

    /// Compares the store with the model, and its cache with its
    /// journal.
    pub(crate) fn check(&mut self) {
        assert!(self.store.verify().unwrap());
        let reader = self.store.read().unwrap();
        let mut players = reader.players().unwrap();
        players.sort_by_key(|player| player.id);
        let players = players.into_iter().map(|player| (player.id.0, Some(player.name)));
        let mut expected = self.model.players.clone();
        expected.retain(|_, name| name.is_some());
        assert_eq!(players.collect::<BTreeMap<_, _>>(), expected);

        let page = PageRequest::first(1000);
        let listed = reader.games(GameFilter::default(), page).unwrap().items;
        let mut expected = self.model.games.clone();
        expected.retain(|_, game| game.state() != GameState::Deleted);
        assert_eq!(listed.len(), expected.len());
        let mut results = Vec::new();
        let every = GameFilter { short: None, ..GameFilter::COMPLETE };
        let gather = |game: &GameResult| results.push(game.clone());
        reader.results(&every, gather).unwrap();
        for (&id, game) in &self.model.games {
            let sheet = reader.game(GameId(id)).unwrap().unwrap();
            self.check_game(&sheet, game);
            let totals: Vec<_> = (0..sheet.seats.len()).map(|seat| sheet.total(seat)).collect();
            if let Some(summary) = listed.iter().find(|summary| summary.details.id.0 == id) {
                let shown: Vec<_> = summary.players.iter().map(|seat| seat.total).collect();
                assert_eq!(shown, totals);
            }
            let result = results.iter().find(|result| result.game.uuid.0 == id);
            assert_eq!(result, GameResult::from_sheet(&sheet).as_ref());
        }
    }

    fn check_game(&self, sheet: &Scoresheet, game: &Game) {
        assert_eq!(sheet.state(), game.state());
        let seats = sheet.seats.iter().enumerate();
        let totals = seats.map(|(seat, taken)| (taken.player.0, sheet.total(seat)));
        assert_eq!(totals.collect::<BTreeMap<_, _>>(), game.totals());
        for seat in &sheet.seats {
            let holder = self.model.holder(seat.player.0);
            assert_eq!(seat.counts_for.uuid.0, holder);
            assert_eq!(Some(seat.name()), self.model.players[&holder].as_deref());
        }
    }

    fn add(&mut self) -> Option<Model> {
        let (now, name) = (self.now(), self.name());
        let id = self.store.command(now, |tx| tx.add_player(&name)).unwrap();
        let mut model = self.model.clone();
        model.players.insert(id.0, Some(name.to_string()));
        Some(model)
    }

    fn rename(&mut self, player: &Index) -> Option<Model> {
        let (now, name, id) = (self.now(), self.name(), self.player(player)?);
        self.store.command(now, |tx| tx.rename_player(id, &name)).unwrap();
        let mut model = self.model.clone();
        model.players.insert(id.0, Some(name.to_string()));
        Some(model)
    }

    fn merge(&mut self, from: &Index, into: &Index) -> Option<Model> {
        let (now, from, into) = (self.now(), self.player(from)?, self.player(into)?);
        self.store.command(now, |tx| tx.merge_players(from, into)).ok()?;
        let mut model = self.model.clone();
        model.players.insert(from.0, None);
        model.merged.insert(from.0, into.0);
        Some(model)
    }

    /// Writes two things in one command: somebody new, and the game.
    fn start(&mut self, first: &Index, most: usize) -> Option<Model> {
        let (now, name, known) = (self.now(), self.name(), self.model.known());
        let skip = if known.is_empty() { 0 } else { first.index(known.len()) };
        let mut seats: Vec<_> = known.into_iter().skip(skip).take(most).collect();
        let started = self.store.command(now, |tx| {
            let guest = tx.add_player(&name)?;
            seats.push(guest);
            let game = tx.start_game(NewGame {
                seats: seats.clone(),
                dealer: None,
                ruleset: Ruleset::official(),
                league: None,
                date: NaiveDate::default(),
                venue: None,
                note: None,
                seed: None,
            })?;
            Ok::<_, WriteError>((guest, game))
        });
        let (guest, id) = started.unwrap();
        let mut model = self.model.clone();
        model.players.insert(guest.0, Some(name.to_string()));
        let game = Game {
            seats: seats.into_iter().map(|player| (player.0, 0)).collect(),
            ..Game::default()
        };
        model.games.insert(id.0, game);
        Some(model)
    }

    /// The first to play goes out.
    fn score(&mut self, game: &Index, points: &[i32]) -> Option<Model> {
        let id = self.game(game)?;
        let (round, scored) = self.record(id, |sheet| {
            let turn = sheet.next()?;
            let mut points = points.to_vec();
            points[0] = 0;
            let points: Vec<_> = turn.playing.into_iter().zip(points).collect();
            let entries = points.iter().map(|&(seat, points)| (seat, ScoreEntry::Points(points)));
            let scored =
                sheet.score(RoundEntry { entries: entries.collect(), ..RoundEntry::default() });
            let points =
                points.into_iter().map(|(seat, points)| (sheet.seats[seat].player.0, points));
            Some((scored.unwrap().event, (turn.number, points.collect())))
        })?;
        let mut model = self.model.clone();
        model.games.get_mut(&id.0)?.rounds.insert(round, scored);
        Some(model)
    }

    fn fix(&mut self, game: &Index, round: &Index, points: i32) -> Option<Model> {
        let id = self.game(game)?;
        let rounds: Vec<_> = self.model.games[&id.0].rounds.keys().copied().collect();
        let round = (!rounds.is_empty()).then(|| *round.get(&rounds))?;
        let player = *self.model.games[&id.0].rounds[&round].keys().next_back()?;
        self.record(id, |sheet| {
            let seat = sheet.seats.iter().position(|seat| seat.player.0 == player)?;
            let fix = RoundCorrection {
                round,
                entries: vec![(seat, ScoreEntry::Points(points))],
                why: Some("misread".to_owned()),
                force: false,
            };
            Some((sheet.correct(fix).ok()?.event, ()))
        })?;
        let mut model = self.model.clone();
        let rounds = &mut model.games.get_mut(&id.0)?.rounds;
        rounds.get_mut(&round)?.insert(player, points);
        Some(model)
    }

    fn join(&mut self, game: &Index, player: &Index) -> Option<Model> {
        const TOTAL: i32 = 40;
        let (id, player) = (self.game(game)?, self.player(player)?);
        self.record(id, |sheet| {
            let is_new = sheet.seat_of(player).is_none();
            let joined = sheet.join(player, "", Some(TOTAL)).ok();
            Some((joined.filter(|_| is_new)?.0, ()))
        })?;
        let mut model = self.model.clone();
        model.games.get_mut(&id.0)?.seats.insert(player.0, TOTAL);
        Some(model)
    }

    fn leave(&mut self, game: &Index, seat: &Index) -> Option<Model> {
        let id = self.game(game)?;
        self.record(id, |sheet| {
            let seat = seat.index(sheet.seats.len());
            Some((sheet.leave(seat).ok()?, ()))
        })?;
        Some(self.model.clone())
    }

    fn declare<E>(
        &mut self,
        game: &Index,
        state: Option<GameState>,
        ask: impl FnOnce(&Scoresheet) -> Result<GameEvent, E>,
    ) -> Option<Model> {
        let id = self.game(game)?;
        self.record(id, |sheet| Some((ask(sheet).ok()?, ())))?;
        let mut model = self.model.clone();
        model.games.get_mut(&id.0)?.declared = state;
        Some(model)
    }

    fn undo(&mut self) {
        let now = self.now();
        let undone = self.store.undo(now).unwrap();
        assert_eq!(undone.is_some(), !self.past.is_empty());
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.model, before));
        }
    }

    fn redo(&mut self) {
        let now = self.now();
        let redone = self.store.redo(now).unwrap();
        assert_eq!(redone.is_some(), !self.future.is_empty());
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.model, after));
        }
    }

    /// Records what the sheet of a game answers, if it does.
    fn record<T>(
        &mut self,
        id: GameId,
        ask: impl FnOnce(&Scoresheet) -> Option<(GameEvent, T)>,
    ) -> Option<T> {
        let now = self.now();
        let done = self.store.command(now, |tx| {
            let sheet = tx.game(id)?.unwrap();
            let Some((event, answer)) = ask(&sheet) else {
                return Ok::<_, WriteError>(None);
            };
            tx.record(id, &event)?;
            Ok(Some(answer))
        });
        done.unwrap()
    }

    /// The clock runs, stands still and is put back.
    fn now(&mut self) -> DateTime<Utc> {
        self.time += [5, 0, -3, 1][self.count % 4];
        DateTime::from_timestamp_millis(self.time).unwrap()
    }

    fn name(&self) -> Name {
        Name::new(&format!("Player {}", self.count)).unwrap()
    }

    fn game(&self, index: &Index) -> Option<GameId> {
        let ids: Vec<_> = self.model.games.keys().copied().collect();
        (!ids.is_empty()).then(|| GameId(*index.get(&ids)))
    }

    fn player(&self, index: &Index) -> Option<PlayerId> {
        let ids = self.model.known();
        (!ids.is_empty()).then(|| *index.get(&ids))
    }
}
