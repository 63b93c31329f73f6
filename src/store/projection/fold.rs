//! Aggregates folded from their events in the journal.

use rusqlite::{Connection, OptionalExtension};
use uuid::Uuid;

use super::holders::Holders;
use crate::game::{
    CustomRuleset, GameEvent, GameId, League, LeagueEvent, PlayerId, PlayerRef, RulesetEvent,
    Scoresheet,
};
use crate::league::SeatResult;
use crate::store::db::error::StoreError;
use crate::store::journal::line::AggregateKind;
use crate::store::journal::rows;

/// Folds a game; its seats are not named yet.
pub(in crate::store) fn fold_game(
    connection: &Connection,
    id: Uuid,
) -> Result<Option<Scoresheet>, StoreError> {
    #[cfg(test)]
    FOLDS.set(FOLDS.get() + 1);
    let events = rows::events(connection, AggregateKind::Game, id, GameEvent::read)?;
    Ok(Scoresheet::fold(GameId(id), events))
}

#[cfg(test)]
thread_local! {
    /// How many times this thread has folded a game.
    pub(crate) static FOLDS: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// Folds a league.
pub(in crate::store) fn fold_league(
    connection: &Connection,
    id: Uuid,
) -> Result<Option<League>, StoreError> {
    let events = rows::events(connection, AggregateKind::League, id, LeagueEvent::read)?;
    Ok(League::fold(events))
}

/// Folds a custom ruleset.
pub(in crate::store) fn fold_ruleset(
    connection: &Connection,
    id: Uuid,
) -> Result<Option<CustomRuleset>, StoreError> {
    let events = rows::events(connection, AggregateKind::Ruleset, id, RulesetEvent::read)?;
    Ok(CustomRuleset::fold(events))
}

/// Names a player. One whose addition was undone has no name; the id is used
/// instead.
pub(in crate::store) fn player_ref(
    connection: &Connection,
    uuid: PlayerId,
) -> Result<PlayerRef, StoreError> {
    let mut select = connection.prepare_cached("SELECT name FROM players WHERE id = ?1")?;
    let name: Option<String> = select.query_row([uuid.0], |row| row.get(0)).optional()?;
    let name = name.unwrap_or_else(|| uuid.to_string());
    Ok(PlayerRef::new(name, uuid))
}

/// Sets the player, after merges, and the name of each seat of a sheet.
pub(in crate::store) fn name_seats(
    players: &Holders<'_>,
    sheet: &mut Scoresheet,
) -> Result<(), StoreError> {
    for seat in &mut sheet.seats {
        let holder = players.of(seat.player.0)?;
        seat.counts_for = player_ref(players.connection(), PlayerId(holder))?;
    }
    Ok(())
}

/// Returns the results of the seats of a sheet, for their players after merges.
pub(in crate::store) fn results(
    players: &Holders<'_>,
    sheet: &Scoresheet,
) -> Result<Vec<SeatResult<PlayerId>>, StoreError> {
    let mut results = SeatResult::of(sheet);
    for (seat, result) in sheet.seats.iter().zip(&mut results) {
        result.player = PlayerId(players.of(seat.player.0)?);
    }
    Ok(results)
}
