//! Games as stored: one, or the list of them.

use rusqlite::{OptionalExtension, Row, params};
use uuid::Uuid;

use super::filter::GameFilter;
use super::page::{Page, PageRequest};
use super::reader::Reader;
use crate::game::{
    GameDetails, GameEvent, GameId, GameState, GameSummary, LAST_NUMBER, LeagueId, Scoresheet,
    SeatSummary,
};
use crate::league::SeatResult;
use crate::rules::Ruleset;
use crate::store::db::error::StoreError;
use crate::store::db::query::Query;
use crate::store::projection::holders::Holders;
use crate::store::projection::{fold, seat_row};

impl Reader<'_> {
    /// Returns the scoresheet of a game, with the names of its seats and of its
    /// league; `None` if there is no such game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn game(&self, id: GameId) -> Result<Option<Scoresheet>, StoreError> {
        let Some(mut sheet) = fold::fold_game(self.connection(), id.0)? else {
            return Ok(None);
        };
        self.name_sheet(&mut sheet)?;
        Ok(Some(sheet))
    }

    /// Sets the number of a game, and the names of its seats and of its league,
    /// in its sheet.
    pub(in crate::store) fn name_sheet(&self, sheet: &mut Scoresheet) -> Result<(), StoreError> {
        let GameId(id) = sheet.id;
        sheet.number = self.number(id)?.unwrap_or(sheet.number);
        fold::name_seats(&Holders::new(self.connection()), sheet)?;
        if let Some(league) = &mut sheet.league {
            *league = self.league_ref(league.uuid)?;
        }
        Ok(())
    }

    /// Returns `true` if the projected scores of a game equal those of its sheet;
    /// if not, one of the two is damaged.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn agrees(&self, sheet: &Scoresheet) -> Result<bool, StoreError> {
        let listed = seat_row::seats(self.connection(), sheet.id.0)?;
        Ok(listed == Some(SeatResult::of(sheet)))
    }

    /// Lists the open games, the latest started first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn open_games(&self) -> Result<Vec<GameSummary>, StoreError> {
        let filter = GameFilter {
            state: Some(GameState::Open),
            ..GameFilter::default()
        };
        Ok(self.games(filter, PageRequest::ALL)?.items)
    }

    /// Lists games, the latest played first; deleted ones only where the
    /// filter asks for that state.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn games(
        &self,
        filter: GameFilter,
        page: PageRequest,
    ) -> Result<Page<GameSummary>, StoreError> {
        let mut games = Vec::new();
        let query = games_query(filter).limit(page.rows(), page.before());
        self.each_of(query, |game| {
            games.push(game);
            Ok::<_, StoreError>(())
        })?;
        Ok(Page::of(games, page))
    }

    /// Calls `each` with the games of such a list one by one; memory use does
    /// not grow with it.
    ///
    /// # Errors
    ///
    /// That of `each`; [`StoreError`] if the file cannot be read.
    pub fn each_game<E: From<StoreError>>(
        &self,
        filter: GameFilter,
        each: impl FnMut(GameSummary) -> Result<(), E>,
    ) -> Result<(), E> {
        self.each_of(games_query(filter), each)
    }

    fn each_of<E: From<StoreError>>(
        &self,
        query: Query,
        mut each: impl FnMut(GameSummary) -> Result<(), E>,
    ) -> Result<(), E> {
        let of_file = |error: rusqlite::Error| StoreError::from(error);
        let mut select = self
            .connection()
            .prepare_cached(query.sql())
            .map_err(of_file)?;
        let values = query.values();
        let mut rows = select.query(values.as_slice()).map_err(of_file)?;
        while let Some(row) = rows.next().map_err(of_file)? {
            each(self.summary(row)?)?;
        }
        Ok(())
    }

    /// Returns the number that the next game will have: after the highest, or
    /// the lowest that is free if that is the last.
    pub(in crate::store) fn next_number(&self) -> Result<u32, StoreError> {
        let mut max = self
            .connection()
            .prepare_cached("SELECT coalesce(max(number), 0) FROM numbers WHERE number <= ?1")?;
        let last: u32 = max.query_row([LAST_NUMBER], |row| row.get(0))?;
        if last < LAST_NUMBER {
            return Ok(last + 1);
        }
        let mut free = self.connection().prepare_cached(
            "SELECT min(n.number) + 1 FROM (SELECT 0 AS number UNION ALL SELECT number FROM numbers) AS n
             WHERE NOT EXISTS (SELECT 1 FROM numbers AS next WHERE next.number = n.number + 1)",
        )?;
        Ok(free.query_row([], |row| row.get(0))?)
    }

    pub(in crate::store) fn give_number(&self, number: u32, game: Uuid) -> Result<(), StoreError> {
        let mut insert = self
            .connection()
            .prepare_cached("INSERT INTO numbers (number, game) VALUES (?1, ?2)")?;
        insert.execute(params![number, game])?;
        Ok(())
    }

    pub(in crate::store) fn number(&self, game: Uuid) -> Result<Option<u32>, StoreError> {
        let mut select = self
            .connection()
            .prepare_cached("SELECT number FROM numbers WHERE game = ?1")?;
        Ok(select.query_row([game], |row| row.get(0)).optional()?)
    }

    fn summary(&self, row: &Row<'_>) -> Result<GameSummary, StoreError> {
        let id = GameId(row.get(0)?);
        let state: String = row.get(2)?;
        let date: String = row.get(6)?;
        let league = row.get::<_, Option<Uuid>>(5)?;
        Ok(GameSummary {
            details: GameDetails {
                id,
                number: row.get(1)?,
                state: seat_row::state_of_name(&state),
                short: row.get(3)?,
                ruleset: ruleset(row)?,
                league: league.map(|id| self.league_ref(LeagueId(id))).transpose()?,
                date: date.parse().unwrap_or_default(),
                venue: row.get(7)?,
                note: row.get(8)?,
            },
            round_count: row.get(9)?,
            players: self.seats(id)?,
        })
    }

    fn seats(&self, game: GameId) -> Result<Vec<SeatSummary>, StoreError> {
        let seats = match seat_row::seats(self.connection(), game.0)? {
            Some(seats) => seats,
            None => seat_row::off_journal(self.connection(), game.0)?,
        };
        seats
            .into_iter()
            .map(|seat| {
                Ok(SeatSummary {
                    player: self.player_ref(seat.player)?,
                    total: seat.total,
                    place: seat.place,
                    won: seat.won,
                })
            })
            .collect()
    }
}

fn games_query(filter: GameFilter) -> Query {
    let query = Query::new(
        "SELECT g.id, n.number, g.state, g.short,
                (SELECT event FROM journal WHERE aggregate = g.id
                 AND event ->> '$.kind' = 'game_started' ORDER BY time, id LIMIT 1),
                g.league, g.date, g.place, g.note, g.rounds
         FROM games AS g JOIN numbers AS n ON n.game = g.id WHERE ",
    )
    .then(match filter.state {
        Some(_) => "true",
        None => "g.state <> 'deleted'",
    });
    let query = filter.restrict(query);
    query.then(" ORDER BY g.date DESC, g.started DESC, g.id DESC")
}

/// Reads the rules of a game from the event that started it; a game whose
/// start cannot be read counts as played by the official rules.
fn ruleset(row: &Row<'_>) -> rusqlite::Result<Ruleset> {
    let event: Option<String> = row.get(4)?;
    let event = event.and_then(|event| GameEvent::read(&event).ok());
    Ok(match event {
        Some(GameEvent::GameStarted(start)) => start.ruleset,
        _ => Ruleset::official(),
    })
}
