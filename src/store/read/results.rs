//! Games as the league reads them: a row a seat, finished ones one after the
//! other.
//!
//! Each row has a checksum, the CRC-32 of its game, seat and all that is read
//! of it. Where one is not as it was written, the seats of its game are read
//! off the journal: what is added up here is what was scored.

use chrono::NaiveDate;
use crc32fast::Hasher;
use rusqlite::{Connection, Row};
use uuid::Uuid;

use crate::game::{GameId, LeagueId, PlayerId};
use crate::league::{GameResult, ROUNDS, SeatResult};
use crate::store::StoreError;
use crate::store::db::query::Query;
use crate::store::projection::project;
use crate::store::read::reader::Reader;

/// Which finished games count; those ended early only where asked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ResultFilter {
    /// Of this league.
    pub league: Option<LeagueId>,
    /// On this day or later.
    pub since: Option<NaiveDate>,
    /// On this day or earlier.
    pub until: Option<NaiveDate>,
    /// Of tables with so many players.
    pub players: Option<usize>,
    /// Of this player.
    pub player: Option<PlayerId>,
    /// Ended with rounds unplayed too.
    pub short: bool,
}

impl Reader<'_> {
    /// Goes through finished games in the order in which they ended: by day,
    /// then by the time of the last score.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where the file cannot be read.
    pub fn results(
        &self,
        filter: &ResultFilter,
        mut each: impl FnMut(&GameResult),
    ) -> Result<(), StoreError> {
        // CROSS JOIN looks up the seats of each game in turn, by their key and
        // so in their order; asked for it, SQLite would sort them once more.
        let question = Query::new(format!(
            "SELECT {SEAT}, g.date FROM games AS g CROSS JOIN seats AS s ON s.game = g.id
             WHERE g.ended IS NOT NULL"
        ))
        .then(if filter.short { "" } else { " AND g.short = 0" })
        .of_games(filter.player, filter.league, filter.since, filter.until)
        .then(" ORDER BY g.date, g.ended, g.id");
        let mut select = self.connection().prepare_cached(question.sql())?;
        let mut rows = select.query(question.values().as_slice())?;
        let mut pass = |game: &mut GameResult, whole: bool| {
            if !whole {
                game.seats = off_journal(self.connection(), game.id.0)?;
            }
            if filter.players.is_none_or(|many| many == game.seats.len()) {
                each(game);
            }
            Ok::<_, StoreError>(())
        };
        let mut game: Option<GameResult> = None;
        let mut whole = true;
        while let Some(row) = rows.next()? {
            let id = GameId(row.get(0)?);
            match &mut game {
                Some(game) if game.id == id => {}
                Some(game) => {
                    pass(game, whole)?;
                    whole = true;
                    game.id = id;
                    game.date = date(row)?;
                    game.seats.clear();
                }
                None => {
                    game = Some(GameResult {
                        id,
                        date: date(row)?,
                        seats: Vec::new(),
                    });
                }
            }
            match (&mut game, seat(row)) {
                (Some(game), Some(seat)) => game.seats.push(seat),
                _ => whole = false,
            }
        }
        match &mut game {
            Some(game) => pass(game, whole),
            None => Ok(()),
        }
    }
}

/// The columns of a [`SeatResult`]: its key, what it holds, its checksum.
const SEAT: &str = "s.game, s.seat, s.holder, s.total, s.place, s.won, s.out, s.scores, s.crc";

/// Returns the seats of a game in their order; nothing where one is not as it
/// was written.
pub(in crate::store) fn seats(
    connection: &Connection,
    game: Uuid,
) -> Result<Option<Vec<SeatResult>>, StoreError> {
    let sql = format!("SELECT {SEAT} FROM seats AS s WHERE s.game = ?1 ORDER BY s.seat");
    let mut select = connection.prepare_cached(&sql)?;
    let seats = select.query_map([game], |row| Ok(seat(row)))?;
    Ok(seats.collect::<Result<_, _>>()?)
}

/// Returns the same as it follows from the journal.
pub(in crate::store) fn off_journal(
    connection: &Connection,
    game: Uuid,
) -> Result<Vec<SeatResult>, StoreError> {
    match project::fold_game(connection, game)? {
        Some(sheet) => project::results(connection, &sheet),
        None => Ok(Vec::new()),
    }
}

/// Reads a row, if it is as it was written.
fn seat(row: &Row<'_>) -> Option<SeatResult> {
    let scores = row.get_ref(7).ok()?.as_str().ok()?;
    let seat = SeatResult {
        player: PlayerId(row.get(2).ok()?),
        total: row.get(3).ok()?,
        place: row.get(4).ok()?,
        won: row.get(5).ok()?,
        out: row.get(6).ok()?,
        scores: read_scores(scores),
    };
    let crc = checksum(row.get(0).ok()?, row.get(1).ok()?, &seat, scores);
    (row.get(8) == Ok(crc)).then_some(seat)
}

/// Returns the checksum of a row.
pub(in crate::store) fn checksum(game: Uuid, number: u32, seat: &SeatResult, scores: &str) -> u32 {
    let mut hasher = Hasher::new();
    hasher.update(game.as_bytes());
    hasher.update(&number.to_be_bytes());
    hasher.update(seat.player.0.as_bytes());
    hasher.update(&seat.total.to_be_bytes());
    hasher.update(&seat.place.unwrap_or_default().to_be_bytes());
    hasher.update(&[u8::from(seat.won)]);
    hasher.update(&seat.out.to_be_bytes());
    hasher.update(scores.as_bytes());
    hasher.finalize()
}

fn date(row: &Row<'_>) -> Result<NaiveDate, StoreError> {
    let text = row.get_ref(9)?.as_str().map_err(rusqlite::Error::from)?;
    Ok(text.parse().unwrap_or_default())
}

/// Writes the scores of a seat: `12 0 -`, a round each.
pub(in crate::store) fn write_scores(scores: &[Option<i32>; ROUNDS]) -> String {
    let points = scores.map(|points| points.map_or("-".into(), |points| points.to_string()));
    points.join(" ")
}

/// Reads what [`write_scores`] has written.
fn read_scores(text: &str) -> [Option<i32>; ROUNDS] {
    let mut scores = [None; ROUNDS];
    for (score, written) in scores.iter_mut().zip(text.split(' ')) {
        *score = written.parse().ok();
    }
    scores
}
