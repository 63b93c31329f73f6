//! Games as the league reads them: a row a seat, finished ones one after the
//! other.
//!
//! Each row has a checksum, the CRC-32 of its game, seat and all that is read
//! of it. Where one was altered, the seats of its game are read
//! off the journal: what is added up here is what was scored.

use chrono::NaiveDate;
use rusqlite::Row;

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::GameId;
use crate::league::GameResult;
use crate::store::db::error::StoreError;
use crate::store::db::query::Query;
use crate::store::projection::seat_row;

impl Reader<'_> {
    /// Goes through finished games in the order in which they ended: by day,
    /// then by the time of the last score.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn results(
        &self,
        filter: &GameFilter,
        mut each: impl FnMut(&GameResult),
    ) -> Result<(), StoreError> {
        // CROSS JOIN looks up the seats of each game in turn, by their key and
        // so in their order; asked for it, SQLite would sort them once more.
        let query = Query::new(format!(
            "SELECT {}, g.date FROM games AS g CROSS JOIN seats AS s ON s.game = g.id
             WHERE g.ended IS NOT NULL",
            seat_row::SEAT
        ));
        // Only finished games have an end, as the index requires.
        let filter = GameFilter {
            state: None,
            ..*filter
        };
        let query = filter
            .restrict(query)
            .then(" ORDER BY g.date, g.ended, g.id");
        let mut select = self.connection().prepare_cached(query.sql())?;
        let mut rows = select.query(query.values().as_slice())?;
        let mut pass = |game: &mut GameResult, whole: bool| {
            if !whole {
                game.seats = seat_row::off_journal(self.connection(), game.id.0)?;
            }
            each(game);
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
            match (&mut game, seat_row::seat(row)) {
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

fn date(row: &Row<'_>) -> Result<NaiveDate, StoreError> {
    let text = row.get_ref(9)?.as_str().map_err(rusqlite::Error::from)?;
    Ok(text.parse().unwrap_or_default())
}
