//! Turns aggregates into rows: what lists and lookups read.
//!
//! Tables go by their bare names here, so that [`super::rebuild`] can lay
//! temporary ones over them.

use rusqlite::{Connection, OptionalExtension, params};
use uuid::Uuid;

use crate::game::{
    GameEvent, GameId, GameState, HouseRuleset, League, LeagueEvent, Membership, PlayerEvent,
    PlayerId, PlayerProfile, RulesetEvent, Scoresheet, name_key,
};
use crate::league::SeatResult;
use crate::store::StoreError;
use crate::store::journal::line::{self as journal, AggregateKind};
use crate::store::read::results;

/// Brings the rows of an aggregate up to date.
pub(in crate::store) fn project(
    connection: &Connection,
    kind: AggregateKind,
    id: Uuid,
) -> Result<(), StoreError> {
    match kind {
        AggregateKind::Game => game(connection, id),
        AggregateKind::Player => player(connection, id),
        AggregateKind::League => league(connection, id),
        AggregateKind::Ruleset => ruleset(connection, id),
        // Undo and redo project what their command touched.
        AggregateKind::Command => Ok(()),
    }
}

/// Folds a game; its seats are not named yet.
pub(in crate::store) fn fold_game(
    connection: &Connection,
    id: Uuid,
) -> Result<Option<Scoresheet>, StoreError> {
    let events = journal::events(connection, AggregateKind::Game, id, GameEvent::read)?;
    Ok(Scoresheet::fold(GameId(id), events))
}

/// Folds a league.
pub(in crate::store) fn fold_league(
    connection: &Connection,
    id: Uuid,
) -> Result<Option<League>, StoreError> {
    let events = journal::events(connection, AggregateKind::League, id, LeagueEvent::read)?;
    Ok(League::fold(events))
}

/// Folds a house ruleset.
pub(in crate::store) fn fold_ruleset(
    connection: &Connection,
    id: Uuid,
) -> Result<Option<HouseRuleset>, StoreError> {
    let events = journal::events(connection, AggregateKind::Ruleset, id, RulesetEvent::read)?;
    Ok(HouseRuleset::fold(events))
}

/// Returns whom a player counts for: the end of the chain of merges.
///
/// Two devices may have merged two players into each other; the one with the
/// lower id then stands for both.
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

pub(in crate::store) const fn state_name(state: GameState) -> &'static str {
    match state {
        GameState::Open => "open",
        GameState::Finished => "finished",
        GameState::Abandoned => "abandoned",
        GameState::Deleted => "deleted",
    }
}

pub(in crate::store) fn state_of_name(name: &str) -> GameState {
    match name {
        "open" => GameState::Open,
        "finished" => GameState::Finished,
        "abandoned" => GameState::Abandoned,
        _ => GameState::Deleted,
    }
}

fn game(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM games WHERE id = ?1")?
        .execute([id])?;
    let Some(sheet) = fold_game(connection, id)? else {
        return Ok(());
    };
    connection
        .prepare_cached(
            "INSERT INTO games (id, state, short, ruleset, league, date, place, note, rounds,
                                conflicts, started, ended, changed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
        )?
        .execute(params![
            id,
            state_name(sheet.state()),
            sheet.is_short(),
            sheet.ruleset.name(),
            sheet.league.map(|league| league.0),
            sheet.date.to_string(),
            sheet.place,
            sheet.note,
            sheet.played.len(),
            sheet.conflicts.len(),
            sheet.started.timestamp_millis(),
            sheet.ended.map(|ended| ended.timestamp_millis()),
            sheet.changed.timestamp_millis(),
        ])?;
    seats(connection, id, &sheet)
}

fn seats(connection: &Connection, id: Uuid, sheet: &Scoresheet) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO seats (game, seat, player, holder, total, place, won, out, scores, crc)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?;
    let results = results(connection, sheet)?;
    for (number, (seat, result)) in (0..).zip(sheet.seats.iter().zip(results)) {
        let scores = results::write_scores(&result.scores);
        insert.execute(params![
            id,
            number,
            seat.player.0,
            result.player.0,
            result.total,
            result.place,
            result.won,
            result.out,
            scores,
            results::checksum(id, number, &result, &scores),
        ])?;
    }
    Ok(())
}

/// Returns how the seats of a sheet stand, for whom they count now.
pub(in crate::store) fn results(
    connection: &Connection,
    sheet: &Scoresheet,
) -> Result<Vec<SeatResult>, StoreError> {
    let mut results = SeatResult::of(sheet);
    for (seat, result) in sheet.seats.iter().zip(&mut results) {
        result.player = PlayerId(holder(connection, seat.player.0)?);
    }
    Ok(results)
}

fn player(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let events = journal::events(connection, AggregateKind::Player, id, PlayerEvent::read)?;
    let Some(person) = PlayerProfile::fold(events) else {
        connection
            .prepare_cached("DELETE FROM players WHERE id = ?1")?
            .execute([id])?;
        return hold_seats(connection, id);
    };
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO players (id, name, key, retired, merged_into)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            id,
            person.name,
            name_key(&person.name),
            person.membership == Membership::Retired,
            person.merged_into.map(|into| into.0),
        ])?;
    hold_seats(connection, id)
}

/// Gives the seats of a player, and of all who are merged into the player, to
/// whom they count for now.
fn hold_seats(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let mut merged = connection.prepare_cached("SELECT id FROM players WHERE merged_into = ?1")?;
    let mut games = connection
        .prepare_cached("SELECT DISTINCT game FROM seats WHERE player = ?1 AND holder <> ?2")?;
    let mut touched = vec![id];
    let mut done = 0;
    while let Some(&player) = touched.get(done) {
        done += 1;
        let held = games.query_map([player, holder(connection, player)?], |row| row.get(0))?;
        for held in held.collect::<Result<Vec<_>, _>>()? {
            game(connection, held)?;
        }
        let more = merged.query_map([player], |row| row.get(0))?;
        for other in more {
            let other = other?;
            if !touched.contains(&other) {
                touched.push(other);
            }
        }
    }
    Ok(())
}

fn league(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let league = fold_league(connection, id)?;
    let kept = league.map(|league| (league.name, league.membership));
    named(connection, "leagues", id, kept)
}

fn ruleset(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let house = fold_ruleset(connection, id)?;
    let kept = house.map(|house| (house.ruleset.name().to_owned(), house.membership));
    named(connection, "rulesets", id, kept)
}

fn named(
    connection: &Connection,
    table: &str,
    id: Uuid,
    kept: Option<(String, Membership)>,
) -> Result<(), StoreError> {
    let Some((name, membership)) = kept else {
        let delete = format!("DELETE FROM {table} WHERE id = ?1");
        connection.prepare_cached(&delete)?.execute([id])?;
        return Ok(());
    };
    let insert =
        format!("INSERT OR REPLACE INTO {table} (id, name, key, retired) VALUES (?1, ?2, ?3, ?4)");
    let retired = membership == Membership::Retired;
    connection
        .prepare_cached(&insert)?
        .execute(params![id, name, name_key(&name), retired])?;
    Ok(())
}
