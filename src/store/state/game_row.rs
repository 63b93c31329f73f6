//! A row of `game_cache`: all that lists and standings read of a game.
//!
//! The summary holds, numbers big-endian, texts with their length before them:
//!
//! | bytes | hold |
//! |---|---|
//! | 1 | 1 if the game was finished before its last round |
//! | 8 | when it was finished, in milliseconds of UTC; the lowest number if not |
//! | 16 | the league, or zeros |
//! | 4 | how many rounds are scored |
//! | 4 | how many are scored twice and differently |
//! | 4 | the length of the seats |
//! | 71 a seat | as below |
//! | 4 and more | the name of the ruleset, the venue and the note; the highest number as the length of none |
//!
//! And of a seat: 16 the player as the events name them, 4 the total, 4 the place (0 for a player
//! who left early), 1 whether the player won, 2 the rounds that the player went out in, a bit each,
//! 44 the scores of rounds 1 to 11, the lowest number where not played.

use chrono::{Datelike, NaiveDate, TimeDelta};
use crc32fast::Hasher;
use rusqlite::{Connection, Row, params};
use uuid::Uuid;

use super::players::Players;
use crate::game::{GameState, PlayerId, Scoresheet, minutes_played};
use crate::league::{ROUNDS, SeatResult};
use crate::store::db::{Result, Sql, StoreError, consistent};
use crate::store::journal::totals::RowDigest;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GameRow {
    pub(crate) date: NaiveDate,
    /// In milliseconds of UTC.
    pub(crate) started: i64,
    pub(crate) id: Uuid,
    pub(crate) number: u32,
    pub(crate) state: GameState,
    pub(crate) short: bool,
    /// In milliseconds of UTC, of a finished game.
    pub(crate) ended: Option<i64>,
    pub(crate) league: Option<Uuid>,
    pub(crate) rounds: u32,
    /// How many rounds are scored twice and differently.
    pub(crate) conflicts: u32,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) ruleset: String,
    pub(crate) venue: Option<String>,
    pub(crate) note: Option<String>,
}

impl GameRow {
    pub(crate) fn seats(&self, player: PlayerId) -> bool {
        self.seats.iter().any(|seat| seat.result.player == player)
    }

    /// Returns the minutes that it took, if its rounds were entered meanwhile.
    pub(crate) fn minutes(&self) -> Option<u32> {
        minutes_played(TimeDelta::milliseconds(self.ended? - self.started))
            .filter(|_| self.rounds > 0)
    }
}

/// The result of a seat whose player is not named yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SeatRow {
    /// As the events name them.
    pub(crate) player: PlayerId,
    /// For whom the seat counts, after merges.
    pub(crate) result: SeatResult<PlayerId>,
}

/// A row as stored, of a game that was undone too.
#[derive(Debug, Clone)]
pub(crate) struct CachedRow {
    /// The day of the game, in days since 0000-12-31; 0 if undone.
    pub(super) day: i32,
    pub(super) started: i64,
    pub(crate) id: Uuid,
    pub(crate) number: u32,
    /// `None` of a game that was undone.
    pub(crate) state: Option<GameState>,
    /// Those that it is folded from, see [`RowDigest::add_event`].
    pub(crate) events: RowDigest,
    pub(super) summary: Vec<u8>,
}

pub(super) const COLUMNS: &str =
    "day, started, game, number, state, events, events_sum, summary, crc";

/// The place of the checksum among the columns.
pub(super) const CRC: usize = 8;

impl CachedRow {
    /// Returns the row of a game as it is folded; its seats have players as the events name them.
    pub(crate) fn new(
        id: Uuid,
        number: u32,
        sheet: Option<&Scoresheet>,
        events: RowDigest,
    ) -> Self {
        Self {
            day: sheet.map_or(0, |sheet| sheet.date.num_days_from_ce()),
            started: sheet.map_or(0, |sheet| sheet.started.timestamp_millis()),
            id,
            number,
            state: sheet.map(Scoresheet::state),
            events,
            summary: sheet.map(summary).unwrap_or_default(),
        }
    }

    /// Returns the game, its seats for the players that they count for; `None` if it was undone.
    pub(crate) fn game(&self, players: &Players) -> Result<Option<GameRow>> {
        let Some(state) = self.state else { return Ok(None) };
        self.read(state, players).map(Some).ok_or(StoreError::Inconsistent)
    }

    fn read(&self, state: GameState, players: &Players) -> Option<GameRow> {
        let mut bytes = self.summary.as_slice();
        let [short] = take(&mut bytes)?;
        let ended = i64::from_be_bytes(take(&mut bytes)?);
        let league = Uuid::from_bytes(take(&mut bytes)?);
        let rounds = u32::from_be_bytes(take(&mut bytes)?);
        let conflicts = u32::from_be_bytes(take(&mut bytes)?);
        let length = u32::from_be_bytes(take(&mut bytes)?);
        let (seats, mut bytes) = bytes.split_at_checked(length as usize)?;
        let mut read = Vec::with_capacity(seats.len() / SEAT);
        for seat in seats.chunks(SEAT) {
            read.push(read_seat(seat, players)?);
        }
        Some(GameRow {
            date: NaiveDate::from_num_days_from_ce_opt(self.day)?,
            started: self.started,
            id: self.id,
            number: self.number,
            state,
            short: short == 1,
            ended: (ended != i64::MIN).then_some(ended),
            league: (!league.is_nil()).then_some(league),
            rounds,
            conflicts,
            seats: read,
            ruleset: take_text(&mut bytes)??,
            venue: take_text(&mut bytes)?,
            note: take_text(&mut bytes)?,
        })
    }

    pub(super) fn is_open(&self) -> bool {
        self.state == Some(GameState::Open)
    }

    pub(super) fn of_row(row: &Row<'_>) -> Result<Self> {
        let (day, started, number) = (row.get(0)?, row.get(1)?, row.get(3)?);
        let inconsistent = |_| StoreError::Inconsistent;
        let id = row.get_ref(2)?.as_blob().map_err(inconsistent)?;
        let id = Uuid::from_slice(id).map_err(|_| StoreError::Inconsistent)?;
        let state = row.get_ref(4)?.as_str_or_null().map_err(inconsistent)?;
        let state = state.map(str::parse).transpose().map_err(|_| StoreError::Inconsistent)?;
        let events = RowDigest { count: row.get(5)?, sum: row.get(6)? };
        let summary = row.get_ref(7)?.as_blob().map_err(inconsistent)?.to_owned();
        let cached = Self { day, started, id, number, state, events, summary };
        let stored = row.get_ref(CRC)?.as_i64();
        consistent(stored.is_ok_and(|crc| crc == i64::from(cached.checksum())))?;
        Ok(cached)
    }

    /// Returns the CRC-32 of the columns in their order, numbers big-endian.
    pub(super) fn checksum(&self) -> u32 {
        let mut hasher = Hasher::new();
        hasher.update(&self.day.to_be_bytes());
        hasher.update(&self.started.to_be_bytes());
        hasher.update(self.id.as_bytes());
        hasher.update(&self.number.to_be_bytes());
        hasher.update(self.state.map(GameState::name).unwrap_or_default().as_bytes());
        hasher.update(&self.events.count.to_be_bytes());
        hasher.update(&self.events.sum.to_be_bytes());
        hasher.update(&self.summary);
        hasher.finalize()
    }

    pub(super) fn insert(&self, connection: &Connection) -> Result<u32> {
        let sql = format!("INSERT INTO game_cache ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        let crc = self.checksum();
        connection.prepare_cached(&sql)?.execute(params![
            self.day,
            self.started,
            self.id,
            self.number,
            self.state.map(GameState::name),
            self.events.count.cast_signed(),
            self.events.sum,
            self.summary,
            crc,
        ])?;
        Ok(crc)
    }

    /// Deletes the row of a game; returns its checksum and whether it was open.
    pub(super) fn delete(connection: &Connection, id: Uuid) -> Result<Option<(u32, bool)>> {
        let sql = "DELETE FROM game_cache WHERE game = ?1 RETURNING crc, state IS 'open'";
        connection.find(sql, [id], |row| row.try_into())
    }
}

fn summary(sheet: &Scoresheet) -> Vec<u8> {
    let results = SeatResult::from_sheet(sheet);
    let mut bytes = Vec::with_capacity(64 + results.len() * SEAT);
    let ended = sheet.ended.map(|ended| ended.timestamp_millis());
    let league = sheet.league.as_ref().map_or(Uuid::nil(), |league| league.uuid.0);
    bytes.push(u8::from(sheet.is_short()));
    bytes.extend(ended.unwrap_or(i64::MIN).to_be_bytes());
    bytes.extend(league.as_bytes());
    bytes.extend((sheet.played.len() as u32).to_be_bytes());
    bytes.extend((sheet.conflicts.len() as u32).to_be_bytes());
    bytes.extend(((results.len() * SEAT) as u32).to_be_bytes());
    for (seat, result) in sheet.seats.iter().zip(results) {
        bytes.extend(seat.player.0.as_bytes());
        bytes.extend(result.total.to_be_bytes());
        bytes.extend(result.place.unwrap_or_default().to_be_bytes());
        bytes.push(u8::from(result.won));
        bytes.extend(result.out.to_be_bytes());
        for score in result.scores {
            bytes.extend(score.unwrap_or(NOT_PLAYED).to_be_bytes());
        }
    }
    let ruleset = Some(sheet.ruleset.name());
    for text in [ruleset, sheet.venue.as_deref(), sheet.note.as_deref()] {
        let length = text.map_or(NO_TEXT, |text| text.len() as u32);
        bytes.extend(length.to_be_bytes());
        bytes.extend(text.unwrap_or_default().as_bytes());
    }
    bytes
}

const NOT_PLAYED: i32 = i32::MIN;

const NO_TEXT: u32 = u32::MAX;

const SEAT: usize = 16 + 4 + 4 + 1 + 2 + 4 * ROUNDS;

fn read_seat(mut bytes: &[u8], players: &Players) -> Option<SeatRow> {
    let player = PlayerId(Uuid::from_bytes(take(&mut bytes)?));
    let total = i32::from_be_bytes(take(&mut bytes)?);
    let place = u32::from_be_bytes(take(&mut bytes)?);
    let [won] = take(&mut bytes)?;
    let out = u16::from_be_bytes(take(&mut bytes)?);
    let mut scores = [None; ROUNDS];
    for score in &mut scores {
        let points = i32::from_be_bytes(take(&mut bytes)?);
        *score = (points != NOT_PLAYED).then_some(points);
    }
    let result = SeatResult {
        player: players.holder(player),
        total,
        place: (place > 0).then_some(place),
        won: won == 1,
        out,
        scores,
    };
    Some(SeatRow { player, result })
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}

/// Takes a text; `Some(None)` if there is none.
fn take_text(bytes: &mut &[u8]) -> Option<Option<String>> {
    let length = u32::from_be_bytes(take(bytes)?);
    if length == NO_TEXT {
        return Some(None);
    }
    let (text, rest) = bytes.split_at_checked(length as usize)?;
    *bytes = rest;
    Some(Some(String::from_utf8(text.to_vec()).ok()?))
}
