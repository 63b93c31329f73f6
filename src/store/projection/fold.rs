//! Aggregates folded from their events in the journal.

use rusqlite::Connection;
use uuid::Uuid;

use super::holders::Holders;
use super::label::label;
use super::named_row::PlayerRow;
use crate::game::{
    CustomRuleset, GameEvent, GameId, League, LeagueEvent, PlayerId, PlayerRef, RulesetEvent,
    Scoresheet, Solitaire, SolitaireEvent, SolitaireId, Tournament, TournamentEvent, TournamentId,
};
use crate::league::SeatResult;
use crate::store::db::error::StoreError;
use crate::store::journal::line::AggregateKind;
use crate::store::journal::rows;
use crate::store::journal::totals::ControlTotals;

/// What an aggregate is, if anything, and the totals of its events.
pub(in crate::store) type Folded<T> = (Option<T>, ControlTotals);

/// Folds a game; its seats are not named yet.
pub(in crate::store) fn fold_game(
    connection: &Connection,
    id: Uuid,
) -> Result<Folded<Scoresheet>, StoreError> {
    #[cfg(test)]
    FOLDS.set(FOLDS.get() + 1);
    let kind = AggregateKind::Game;
    let begins = |event: &_| matches!(event, GameEvent::GameStarted(_));
    let (events, totals) = rows::events(connection, kind, id, GameEvent::read, begins)?;
    Ok((Scoresheet::fold(GameId(id), events), totals))
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
) -> Result<Folded<League>, StoreError> {
    let kind = AggregateKind::League;
    let begins = |event: &_| matches!(event, LeagueEvent::LeagueAdded { .. });
    let (events, totals) = rows::events(connection, kind, id, LeagueEvent::read, begins)?;
    Ok((League::fold(events), totals))
}

/// Folds a custom ruleset.
pub(in crate::store) fn fold_ruleset(
    connection: &Connection,
    id: Uuid,
) -> Result<Folded<CustomRuleset>, StoreError> {
    let kind = AggregateKind::Ruleset;
    let begins = |event: &_| matches!(event, RulesetEvent::RulesetAdded { .. });
    let (events, totals) = rows::events(connection, kind, id, RulesetEvent::read, begins)?;
    Ok((CustomRuleset::fold(events), totals))
}

/// Folds a game of solitaire.
pub(in crate::store) fn fold_solitaire(
    connection: &Connection,
    id: Uuid,
) -> Result<Folded<Solitaire>, StoreError> {
    let kind = AggregateKind::Solitaire;
    let begins = |event: &_| {
        use SolitaireEvent::{SolitaireRecorded, SolitaireStarted};
        matches!(event, SolitaireStarted(_) | SolitaireRecorded(_))
    };
    let (events, totals) = rows::events(connection, kind, id, SolitaireEvent::read, begins)?;
    Ok((Solitaire::fold(SolitaireId(id), events), totals))
}

/// Folds a tournament.
pub(in crate::store) fn fold_tournament(
    connection: &Connection,
    id: Uuid,
) -> Result<Folded<Tournament>, StoreError> {
    let kind = AggregateKind::Tournament;
    let begins = |event: &_| matches!(event, TournamentEvent::TournamentCreated(_));
    let (events, totals) = rows::events(connection, kind, id, TournamentEvent::read, begins)?;
    Ok((Tournament::fold(TournamentId(id), events), totals))
}

/// Names a player as [`label`] does. One whose addition was undone has no name;
/// the id is used instead.
pub(in crate::store) fn player_ref(
    connection: &Connection,
    uuid: PlayerId,
) -> Result<PlayerRef, StoreError> {
    let name = match PlayerRow::find(connection, uuid.0)? {
        Some(player) => label(connection, &player)?,
        None => uuid.to_string(),
    };
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
