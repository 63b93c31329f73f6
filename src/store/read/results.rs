//! Games as the league reads them: a row a seat, finished ones one after the
//! other.
//!
//! Each row has a checksum, the CRC-32 of its game, seat and all that is read
//! of it. Where one was altered, the seats of its game are read
//! off the journal: what is added up here is what was scored.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rusqlite::Row;

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::{GameId, GameRef, PlayerId, PlayerRef};
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
            "SELECT {}, g.date, n.number FROM games AS g LEFT JOIN numbers AS n ON n.game = g.id
             CROSS JOIN seats AS s ON s.game = g.id WHERE g.ended IS NOT NULL",
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
        let mut names = Names {
            reader: self,
            players: HashMap::new(),
        };
        let mut pass = |game: &mut GameResult, whole: bool, names: &mut Names<'_>| {
            if !whole {
                let seats = seat_row::off_journal(self.connection(), game.game.uuid.0)?;
                game.seats.clear();
                for seat in seats {
                    let player = names.player(seat.player)?;
                    game.seats.push(seat.of_player(player));
                }
            }
            each(game);
            Ok::<_, StoreError>(())
        };
        let mut last: Option<GameResult> = None;
        let mut whole = true;
        while let Some(row) = rows.next()? {
            let id = GameId(row.get(0)?);
            let game = match &mut last {
                Some(game) if game.game.uuid == id => game,
                Some(game) => {
                    pass(game, whole, &mut names)?;
                    whole = true;
                    game.game = game_ref(id, row)?;
                    game.seats.clear();
                    game
                }
                None => last.insert(GameResult {
                    game: game_ref(id, row)?,
                    seats: Vec::new(),
                }),
            };
            match seat_row::seat(row, id.0) {
                Some(seat) => {
                    let player = names.player(seat.player)?;
                    game.seats.push(seat.of_player(player));
                }
                None => whole = false,
            }
        }
        match &mut last {
            Some(game) => pass(game, whole, &mut names),
            None => Ok(()),
        }
    }
}

fn game_ref(uuid: GameId, row: &Row<'_>) -> Result<GameRef, StoreError> {
    let date = row.get_ref(9)?.as_str().map_err(rusqlite::Error::from)?;
    Ok(GameRef {
        number: row.get::<_, Option<u32>>(10)?.unwrap_or_default(),
        uuid,
        date: Some(date.parse().unwrap_or_default()),
    })
}

/// The players of the games that were read so far, each looked up once.
struct Names<'reader> {
    reader: &'reader Reader<'reader>,
    players: HashMap<PlayerId, PlayerRef>,
}

impl Names<'_> {
    fn player(&mut self, uuid: PlayerId) -> Result<PlayerRef, StoreError> {
        Ok(match self.players.entry(uuid) {
            Entry::Occupied(player) => player.get().clone(),
            Entry::Vacant(unnamed) => unnamed.insert(self.reader.player_ref(uuid)?).clone(),
        })
    }
}
