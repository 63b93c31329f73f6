//! Aggregates folded from their events in the journal.

use rusqlite::{Connection, OptionalExtension};
use uuid::Uuid;

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

/// Returns the player that a player was merged into, at the end of the chain
/// of merges, or the player itself.
///
/// Two devices may have merged two players into each other; the one with the
/// lower id is then used for both.
pub(in crate::store) fn holder(connection: &Connection, player: Uuid) -> Result<Uuid, StoreError> {
    let mut select = connection.prepare_cached("SELECT merged_into FROM players WHERE id = ?1")?;
    let mut chain = vec![player];
    loop {
        let last = chain[chain.len() - 1];
        let next: Option<Option<Uuid>> = select.query_row([last], |row| row.get(0)).optional()?;
        let Some(next) = next.flatten() else {
            return Ok(last);
        };
        if let Some(start) = chain.iter().position(|&seen| seen == next) {
            return Ok(chain[start..].iter().min().copied().unwrap_or(next));
        }
        chain.push(next);
    }
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
    connection: &Connection,
    sheet: &mut Scoresheet,
) -> Result<(), StoreError> {
    for seat in &mut sheet.seats {
        let holder = holder(connection, seat.player.0)?;
        seat.counts_for = player_ref(connection, PlayerId(holder))?;
    }
    Ok(())
}

/// Returns the results of the seats of a sheet, for their players after merges.
pub(in crate::store) fn results(
    connection: &Connection,
    sheet: &Scoresheet,
) -> Result<Vec<SeatResult<PlayerId>>, StoreError> {
    let mut results = SeatResult::of(sheet);
    for (seat, result) in sheet.seats.iter().zip(&mut results) {
        result.player = PlayerId(holder(connection, seat.player.0)?);
    }
    Ok(results)
}
