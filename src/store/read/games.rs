//! Games as stored: one, or the list of them; which of a list are asked for, and which page of it.

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use uuid::Uuid;

use super::Reader;
use crate::game::{
    Event, GameDetails, GameEvent, GameId, GameRef, GameStart, GameState, GameSummary, LeagueId,
    PlayerId, Scoresheet, SeatSummary, TableRef,
};
use crate::store::db::{Result, Sql, StoreError};
use crate::store::journal::line::to_time;
use crate::store::journal::rows;
use crate::store::state::game_cache::{self, Order};
use crate::store::state::game_row::GameRow;
use crate::store::state::numbers;

impl Reader<'_> {
    /// Returns the scoresheet of a game, with the names of its seats and of its
    /// league; `None` if there is no such game.
    pub fn game(&self, id: GameId) -> Result<Option<Scoresheet>> {
        self.certain(|| self.read_game(id))
    }

    fn read_game(&self, id: GameId) -> Result<Option<Scoresheet>> {
        let (sheet, events) = self.state().game(self.connection(), id.0)?;
        let row = game_cache::find(self.cache()?, id.0)?;
        let (mut sheet, row) = match (sheet, row) {
            (Some(sheet), Some(row)) if row.events == events => (sheet, row),
            (None, Some(row)) if row.events == events && row.state.is_none() => return Ok(None),
            // A game of another device may have been imported only in part.
            (None, None) => return Ok(None),
            _ => return Err(StoreError::Inconsistent),
        };
        sheet.number = row.number;
        self.name_sheet(&mut sheet)?;
        Ok(Some(sheet))
    }

    pub(in crate::store) fn name_sheet(&self, sheet: &mut Scoresheet) -> Result<()> {
        let players = self.all_players()?;
        sheet.name_seats(|player| players.named(players.holder(player)));
        if let Some(league) = &mut sheet.league {
            *league = self.league_ref(league.uuid)?;
        }
        if let Some(table) = &mut sheet.tournament {
            self.name_table(table)?;
        }
        Ok(())
    }

    /// Lists the open games, the latest started first, then those of tournaments
    /// in the order of their tables.
    pub fn open_games(&self) -> Result<Vec<GameSummary>> {
        let players = self.all_players()?;
        let games = self.certain(|| game_cache::open(self.cache()?, &players))?.into_iter();
        let mut games = games.map(|game| self.summary(game)).collect::<Result<Vec<_>, _>>()?;
        games.sort_by_key(|game| {
            let table = game.details.tournament.as_ref();
            table.map(|table| (table.game, table.table))
        });
        Ok(games)
    }

    /// Lists games, the latest played first; deleted ones only where the
    /// filter asks for that state.
    pub fn games(&self, filter: GameFilter, page: PageRequest) -> Result<Page<GameSummary>> {
        enum Stop {
            AfterPage,
            Failed(StoreError),
        }
        impl From<StoreError> for Stop {
            fn from(error: StoreError) -> Self {
                Self::Failed(error)
            }
        }
        let (mut games, mut nth) = (Vec::new(), 0);
        let read = self.each_listed(&filter, |game| {
            if page.has(nth) {
                games.push(self.summary(game)?);
            }
            nth += 1;
            if page.is_after(nth) { Err(Stop::AfterPage) } else { Ok(()) }
        });
        match read {
            Err(Stop::Failed(error)) => Err(error),
            Ok(()) | Err(Stop::AfterPage) => Ok(Page::of(games, page)),
        }
    }

    /// Returns how many games are deleted.
    pub fn deleted_count(&self) -> Result<usize> {
        let sql = "SELECT count(*) FROM game_cache WHERE state = 'deleted'";
        let count = self.verified_cache()?.find(sql, [], |row| row.get(0))?;
        Ok(count.unwrap_or_default())
    }

    /// Calls `each` with the games of such a list one by one; memory use does not grow with it.
    ///
    /// # Errors
    ///
    /// That of `each`; [`StoreError`] if the file cannot be read, and then all
    /// that was passed to `each` is void.
    pub fn each_game<E: From<StoreError>>(
        &self,
        filter: GameFilter,
        mut each: impl FnMut(GameSummary) -> Result<(), E>,
    ) -> Result<(), E> {
        self.each_listed(&filter, |game| each(self.summary(game)?))
    }

    /// Lists games as [`Self::games`] does, by their numbers and when they were started.
    pub fn starts(&self, filter: &GameFilter) -> Result<Vec<(u32, DateTime<Utc>)>> {
        let mut starts = Vec::new();
        self.each_listed(filter, |game| {
            starts.push((game.number, to_time(game.started)));
            Ok::<_, StoreError>(())
        })?;
        Ok(starts)
    }

    /// Calls `each` with the scoresheets of a day, the latest started first, for a command that
    /// writes: games of other days are not read, so that one may be missed in a damaged file.
    pub fn each_sheet_on(&self, date: NaiveDate, mut each: impl FnMut(Scoresheet)) -> Result<()> {
        let games = self.certain(|| game_cache::on(self.cache()?, date))?.into_iter();
        let is_there = |state| state != GameState::Deleted;
        let games = games.filter(|game| game.state.is_some_and(is_there));
        let mut sheets = games.filter_map(|game| self.game(GameId(game.id)).transpose());
        sheets.try_for_each(|sheet| sheet.map(&mut each))
    }

    fn each_listed<E: From<StoreError>>(
        &self,
        filter: &GameFilter,
        mut each: impl FnMut(GameRow) -> Result<(), E>,
    ) -> Result<(), E> {
        self.each_row(filter, |game| {
            let is_listed = filter.state.is_some() || game.state != GameState::Deleted;
            if is_listed { each(game) } else { Ok(()) }
        })
    }

    /// Calls `each` with the games of a filter, deleted ones too, the latest played first,
    /// once it is known that none is missing.
    pub(in crate::store) fn each_row<E: From<StoreError>>(
        &self,
        filter: &GameFilter,
        mut each: impl FnMut(GameRow) -> Result<(), E>,
    ) -> Result<(), E> {
        let players = self.all_players()?;
        game_cache::each(self.verified_cache()?, &players, Order::NewestFirst, |game| {
            if filter.accepts(&game) { each(game) } else { Ok(()) }
        })
    }

    pub(in crate::store) fn for_each_row(
        &self,
        filter: &GameFilter,
        mut each: impl FnMut(GameRow),
    ) -> Result<()> {
        self.each_row(filter, |game| {
            each(game);
            Ok(())
        })
    }

    /// Returns what is wanted of the games of such a filter, in their order.
    pub(in crate::store) fn of_rows<T>(
        &self,
        filter: &GameFilter,
        wanted: impl Fn(&GameRow) -> Option<T>,
    ) -> Result<Vec<T>> {
        let mut all = Vec::new();
        self.for_each_row(filter, |game| all.extend(wanted(&game)))?;
        Ok(all)
    }

    /// Returns the number that the next game will have: after the highest of
    /// those that were not undone, or the lowest that is free if that is the last.
    pub fn next_number(&self) -> Result<u32> {
        numbers::next(self.cache()?)
    }

    fn summary(&self, game: GameRow) -> Result<GameSummary> {
        let league = game.league.map(|id| self.league_ref(LeagueId(id)));
        let start = self.start_of(game.id)?;
        let mut tournament = start.tournament.map(TableRef::from);
        if let Some(table) = &mut tournament {
            self.name_table(table)?;
        }
        let players = game.seats.into_iter().map(|seat| {
            Ok(SeatSummary {
                player: self.all_players()?.named(seat.result.player),
                total: seat.result.total,
                place: seat.result.place,
                won: seat.result.won,
            })
        });
        Ok(GameSummary {
            details: GameDetails {
                id: GameId(game.id),
                number: game.number,
                state: game.state,
                short: game.short,
                ruleset: start.ruleset,
                league: league.transpose()?,
                date: game.date,
                venue: game.venue,
                note: game.note,
                tournament,
            },
            round_count: game.rounds,
            players: players.collect::<Result<_>>()?,
        })
    }

    fn start_of(&self, game: Uuid) -> Result<GameStart> {
        let first = "j.aggregate = ?1 AND j.event ->> '$.kind' = 'game_started'
                     ORDER BY j.time, j.id LIMIT 1";
        // Every game that is listed has such an event.
        let line = rows::find(self.connection(), first, [game])?.ok_or(StoreError::Inconsistent)?;
        match line.event()? {
            Some(Event::Game(GameEvent::GameStarted(start))) => Ok(start),
            _ => Err(StoreError::Inconsistent),
        }
    }
}

/// A round that is not scored though a later one of its game is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MissingRound {
    pub game: GameRef,
    pub round: u8,
}

impl Reader<'_> {
    pub fn missing_rounds(&self) -> Result<Vec<MissingRound>> {
        let mut missing = Vec::new();
        self.each_game(GameFilter::default(), |summary| {
            let Some(sheet) = self.game(summary.details.id)? else { return Ok(()) };
            let last = sheet.played.keys().next_back().copied().unwrap_or_default();
            let rounds = (1..last).filter(|round| !sheet.played.contains_key(round));
            let game = GameRef { number: sheet.number, uuid: sheet.id, date: None };
            missing.extend(rounds.map(|round| MissingRound { game, round }));
            Ok::<_, StoreError>(())
        })?;
        Ok(missing)
    }
}

/// A filter of games: selects those that meet every condition that is set.
///
/// Without conditions, [`Default`], it selects all games; methods that skip
/// deleted ones document it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct GameFilter {
    pub game: Option<GameId>,
    pub player: Option<PlayerId>,
    pub league: Option<LeagueId>,
    pub state: Option<GameState>,
    /// Games that were finished with rounds unplayed, or those that were not.
    pub short: Option<bool>,
    pub since: Option<NaiveDate>,
    pub until: Option<NaiveDate>,
    pub players: Option<usize>,
}

impl GameFilter {
    /// Games that were played to the end: those that standings, statistics
    /// and records count unless they are asked for others.
    pub const COMPLETE: Self = Self {
        game: None,
        player: None,
        league: None,
        state: Some(GameState::Finished),
        short: Some(false),
        since: None,
        until: None,
        players: None,
    };

    /// Returns `true` if no condition is set.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub(in crate::store) fn accepts(&self, game: &GameRow) -> bool {
        self.game.is_none_or(|id| game.id == id.0)
            && self.player.is_none_or(|player| game.seats(player))
            && self.league.is_none_or(|id| game.league == Some(id.0))
            && self.state.is_none_or(|state| game.state == state)
            && self.short.is_none_or(|short| game.short == short)
            && self.since.is_none_or(|since| game.date >= since)
            && self.until.is_none_or(|until| game.date <= until)
            && self.players.is_none_or(|players| game.seats.len() == players)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageRequest {
    /// Which page, from 1.
    pub number: u32,
    pub size: u32,
}

impl PageRequest {
    /// The whole list as one page.
    pub const ALL: Self = Self::first(u32::MAX);

    pub const fn first(size: u32) -> Self {
        Self { number: 1, size }
    }

    /// Returns `true` if the entry of an index, from 0, is to be read: those of
    /// the page, and one more to know whether there is another page.
    pub(super) fn has(self, index: u64) -> bool {
        let size = u64::from(self.size);
        let before = u64::from(self.number.saturating_sub(1)) * size;
        (before..=before + size).contains(&index)
    }

    /// Returns `true` if the entry comes after all that are to be read.
    pub(super) fn is_after(self, index: u64) -> bool {
        index > u64::from(self.number.max(1)) * u64::from(self.size)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    pub items: Vec<T>,
    pub number: u32,
    /// Whether there are more entries after it.
    pub more: bool,
}

impl<T> Page<T> {
    pub(super) fn of(mut rows: Vec<T>, request: PageRequest) -> Self {
        let size = usize::try_from(request.size).unwrap_or(usize::MAX);
        let more = rows.len() > size;
        rows.truncate(size);
        Self { items: rows, number: request.number, more }
    }
}
