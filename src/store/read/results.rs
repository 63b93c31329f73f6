//! Games as the league reads them: finished ones, one after the other.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::{GameId, GameRef, PlayerId, PlayerRef};
use crate::league::GameResult;
use crate::store::db::error::{Result, StoreError};
use crate::store::state::game_cache::{self, Order};
use crate::store::state::game_row::GameRow;

impl Reader<'_> {
    /// Goes through finished games in the order in which they ended: by day,
    /// then by the time of the last score.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read; all that was passed to `each`
    /// is void then.
    pub fn results(&self, filter: &GameFilter, mut each: impl FnMut(&GameResult)) -> Result<()> {
        let mut names = Names::new(self);
        let mut pass = |day: &mut Vec<GameRow>| -> Result<()> {
            day.sort_unstable_by_key(|game| (game.ended, game.id));
            for game in day.drain(..) {
                each(&names.result(game)?);
            }
            Ok(())
        };
        // The rows are in the order of days; those of one are sorted here.
        let mut day = Vec::<GameRow>::new();
        let players = self.all_players()?;
        game_cache::each(self.verified_cache()?, &players, Order::OldestFirst, |game| {
            if day.first().is_some_and(|first| first.date < game.date) {
                pass(&mut day)?;
            }
            if game.ended.is_some() && filter.accepts(&game) {
                day.push(game);
            }
            Ok::<_, StoreError>(())
        })?;
        pass(&mut day)
    }
}

/// The players of the games that were read so far, each looked up once.
pub(super) struct Names<'reader> {
    pub(super) reader: &'reader Reader<'reader>,
    players: HashMap<PlayerId, PlayerRef>,
}

impl<'reader> Names<'reader> {
    pub(super) fn new(reader: &'reader Reader<'reader>) -> Self {
        Self { reader, players: HashMap::new() }
    }

    pub(super) fn result(&mut self, game: GameRow) -> Result<GameResult> {
        let seats = game.seats.into_iter().map(|seat| {
            let player = self.player(seat.result.player)?;
            Ok(seat.result.of_player(player))
        });
        Ok(GameResult {
            seats: seats.collect::<Result<_>>()?,
            game: GameRef { number: game.number, uuid: GameId(game.id), date: Some(game.date) },
        })
    }

    /// Returns whom a player counts for, after merges.
    pub(super) fn holder(&mut self, player: PlayerId) -> Result<PlayerRef> {
        let holder = self.reader.all_players()?.holder(player);
        self.player(holder)
    }

    fn player(&mut self, uuid: PlayerId) -> Result<PlayerRef> {
        Ok(match self.players.entry(uuid) {
            Entry::Occupied(player) => player.get().clone(),
            Entry::Vacant(unnamed) => unnamed.insert(self.reader.player_ref(uuid)?).clone(),
        })
    }
}
