//! Games of which nothing was here before, folded as their lines arrive.
//!
//! A first import has nearly all lines of such games, in order. To fold them
//! from the journal afterwards would read and parse each of them twice.

use std::collections::BTreeMap;

use rusqlite::Connection;
use uuid::Uuid;

use super::touched::touch;
use crate::game::{GameEvent, GameId, Scoresheet};
use crate::store::db::error::StoreError;
use crate::store::journal::line::{AggregateKind, JournalLine};
use crate::store::projection::holders::Holders;
use crate::store::projection::project;

/// The most games that are folded at once: more than are played at the same
/// time in a club. A game that goes on after it was left is folded from the
/// journal.
const MAX_OPEN: usize = 64;

/// The games that lines still arrive of.
pub(super) struct NewGames<'tx> {
    games: BTreeMap<Uuid, NewGame>,
    /// The players do not change before all lines are there.
    players: Holders<'tx>,
}

struct NewGame {
    sheet: Scoresheet,
    /// The time and id of its last event.
    last: (i64, Uuid),
}

impl<'tx> NewGames<'tx> {
    pub(super) fn new(connection: &'tx Connection) -> Self {
        Self {
            games: BTreeMap::new(),
            players: Holders::new(connection),
        }
    }

    /// Folds an event that was just appended and counts, or marks its game as
    /// touched: one that was here before, or whose lines are out of order.
    pub(super) fn fold(&mut self, line: &JournalLine, event: GameEvent) -> Result<(), StoreError> {
        let next = (line.time, line.id);
        if let Some(game) = self.games.get_mut(&line.aggregate) {
            if game.last < next {
                game.last = next;
                game.sheet.apply(line.recorded(event));
                return Ok(());
            }
        } else if matches!(event, GameEvent::GameStarted(_))
            && is_first(self.players.connection(), line.aggregate)?
            && let Some(sheet) = Scoresheet::fold(GameId(line.aggregate), [line.recorded(event)])
        {
            if self.games.len() == MAX_OPEN {
                self.put_earliest()?;
            }
            let game = NewGame { sheet, last: next };
            self.games.insert(line.aggregate, game);
            return Ok(());
        }
        self.leave(line.aggregate)
    }

    /// Leaves a game to be folded from the journal.
    pub(super) fn leave(&mut self, game: Uuid) -> Result<(), StoreError> {
        self.games.remove(&game);
        touch(self.players.connection(), AggregateKind::Game, game)
    }

    /// Projects all games.
    pub(super) fn put_all(&mut self) -> Result<(), StoreError> {
        let games = std::mem::take(&mut self.games);
        games
            .into_values()
            .try_for_each(|game| self.put(&game.sheet))
    }

    /// Projects the game that nothing has arrived of for the longest time.
    fn put_earliest(&mut self) -> Result<(), StoreError> {
        let earliest = self.games.iter().min_by_key(|(_, game)| game.last);
        let Some(id) = earliest.map(|(&id, _)| id) else {
            return Ok(());
        };
        let game = self.games.remove(&id);
        game.map_or(Ok(()), |game| self.put(&game.sheet))
    }

    fn put(&self, sheet: &Scoresheet) -> Result<(), StoreError> {
        if sheet.conflicts.is_empty() {
            return project::put_game(&self.players, sheet);
        }
        // Its conflicts are reported with those of the games that were touched.
        touch(self.players.connection(), AggregateKind::Game, sheet.id.0)
    }
}

/// Returns `true` if the journal has one row of a game.
fn is_first(connection: &Connection, game: Uuid) -> Result<bool, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT 1 FROM journal WHERE aggregate = ?1 LIMIT 1 OFFSET 1")?;
    Ok(!select.exists([game])?)
}
