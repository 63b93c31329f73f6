//! Folds all games into the cache.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use uuid::Uuid;

use super::folded::{GameEvents, State};
use super::game_cache::{self, CacheEnd};
use super::game_row::CachedRow;
use super::numbers;
use crate::game::Scoresheet;
use crate::store::db::connection::{Progress, silent};
use crate::store::db::{Result, Sql, StoreError, consistent};
use crate::store::journal::line::LINE;
use crate::store::journal::rows;
use crate::store::journal::totals::{self, RowDigest};

/// Called with each folded game, which has its number and no names.
pub(crate) type Sheets<'a> = &'a mut dyn FnMut(&Scoresheet);

pub(crate) fn rebuild(connection: &Connection, state: &State) -> Result<()> {
    connection.execute_batch("DELETE FROM game_cache; DELETE FROM game_cache_end;")?;
    fill(connection, state, &mut silent, &mut |_| ())
}

/// Writes the cache and the control totals of what is folded at each run again.
pub(crate) fn rewrite(connection: &mut Connection) -> Result<()> {
    let tx = Transaction::new(connection, TransactionBehavior::Immediate)?;
    rows::check_sums(&tx)?;
    totals::recount(&tx)?;
    rebuild(&tx, &State::new(true))?;
    tx.commit().map_err(StoreError::of_commit)
}

/// Returns `true` if the cache is what follows from the journal; calls `sheets`
/// with every game. The temporary tables go with the transaction.
pub(crate) fn is_right(
    connection: &Connection,
    step: Progress<'_>,
    sheets: Sheets<'_>,
) -> Result<bool> {
    let tx = connection.unchecked_transaction()?;
    let mut compare = || {
        let is_sound = match game_cache::verify(&tx) {
            Err(StoreError::Inconsistent) => false,
            verified => verified.map(|()| true)?,
        };
        let stored = CacheEnd::read(&tx)?;
        overlay(&tx)?;
        fill(&tx, &State::new(true), step, sheets)?;
        Ok(is_sound && stored == CacheEnd::read(&tx)?)
    };
    match compare() {
        Err(StoreError::Inconsistent) => Ok(false),
        is_right => is_right,
    }
}

/// Folds all games into temporary tables, which stand in for the cache.
pub(crate) fn fold_aside(connection: &Connection, state: &State, step: Progress<'_>) -> Result<()> {
    overlay(connection)?;
    fill(connection, state, step, &mut |_| ())
}

/// Copies the journal without any index into a temporary table, which stands in
/// for it, and folds that.
pub(crate) fn fold_rows(connection: &Connection, state: &State) -> Result<()> {
    rows::check_sums(connection)?;
    connection.execute_batch(
        "DROP TABLE IF EXISTS temp.journal;
         CREATE TEMP TABLE journal AS SELECT * FROM main.journal NOT INDEXED ORDER BY rowid;",
    )?;
    for (index, columns, condition) in rows::INDEXES {
        let sql = format!("CREATE INDEX temp.{index} ON journal ({columns}) {condition}");
        connection.execute_batch(&sql)?;
    }
    state.read_part();
    fold_aside(connection, state, &mut silent)
}

/// Creates empty temporary tables over those of the cache.
fn overlay(connection: &Connection) -> Result<()> {
    let made = "SELECT sql FROM main.sqlite_schema
                WHERE tbl_name IN ('game_cache', 'game_cache_end') AND sql IS NOT NULL
                ORDER BY type = 'index'";
    let made: Vec<String> = connection.list(made, [], |row| row.get(0))?;
    connection.execute_batch(
        "DROP TABLE IF EXISTS temp.game_cache; DROP TABLE IF EXISTS temp.game_cache_end;",
    )?;
    for sql in made {
        let sql = sql.replacen("CREATE TABLE ", "CREATE TEMP TABLE ", 1);
        connection.execute_batch(&sql.replacen("CREATE INDEX ", "CREATE INDEX temp.", 1))?;
    }
    Ok(())
}

fn fill(
    connection: &Connection,
    state: &State,
    step: Progress<'_>,
    sheets: Sheets<'_>,
) -> Result<()> {
    let revocations = state.revocations(connection)?;
    let numbers = numbers::all(connection, &revocations)?;
    let mut end = CacheEnd::default();
    let mut put = |id: Uuid, game: GameEvents| -> Result<()> {
        // A game of another device may have been imported only in part.
        let Some(&number) = numbers.get(&id) else { return Ok(()) };
        let (mut sheet, events) = game.fold(id);
        let row = CachedRow::new(id, number, sheet.as_ref(), events);
        end.add(row.insert(connection)?, row.is_open());
        if let Some(sheet) = &mut sheet {
            sheet.number = number;
            sheets(sheet);
        }
        Ok(())
    };
    let games = format!(
        "SELECT {LINE} FROM journal AS j WHERE j.aggregate_kind = 'game'
         ORDER BY j.aggregate, j.time, j.id"
    );
    let others = state.is_whole().then(|| RowDigest::of_others(connection)).transpose()?;
    let mut found = others.unwrap_or_default();
    let mut last = None;
    let mut game = GameEvents::default();
    let mut done = 0;
    rows::in_order(
        connection,
        &games,
        [],
        |line| (line.aggregate, line.time, line.id),
        |line| {
            if let Some(id) = last.filter(|id| *id != line.aggregate) {
                put(id, std::mem::take(&mut game))?;
                done += 1;
                step(done, numbers.len() as u64);
            }
            last = Some(line.aggregate);
            found.add(line.checksum());
            game.add(&line, !revocations.is_revoked(line.command))
        },
    )?;
    if let Some(id) = last {
        put(id, game)?;
    }
    let journal = RowDigest::stored(connection)?.unwrap_or_default();
    consistent(!state.is_whole() || found == journal)?;
    CacheEnd { journal, ..end }.write(connection)
}

/// The new numbers of games, with those from before.
pub(crate) type Renumbered = HashMap<Uuid, (Option<u32>, u32)>;

/// Folds a game again; its row has the number then.
pub(crate) fn refold(
    connection: &Connection,
    state: &State,
    id: Uuid,
    number: u32,
) -> Result<Option<Scoresheet>> {
    let (sheet, events) = state.game(connection, id)?;
    game_cache::put(connection, &CachedRow::new(id, number, sheet.as_ref(), events))?;
    Ok(sheet)
}

/// Returns which numbers of games have changed, with the old ones, and stores the new ones.
pub(crate) fn renumber(connection: &Connection, state: &State) -> Result<Renumbered> {
    let numbers = numbers::all(connection, &*state.revocations(connection)?)?;
    let mut changed: Renumbered =
        numbers.into_iter().map(|(id, number)| (id, (None, number))).collect();
    let stored = "SELECT game, number FROM game_cache";
    for (id, was) in connection.list::<(Uuid, u32), Vec<_>>(stored, [], |row| row.try_into())? {
        if let Entry::Occupied(mut number) = changed.entry(id) {
            match number.get().1 == was {
                true => drop(number.remove()),
                false => number.get_mut().0 = Some(was),
            }
        }
    }
    for (&id, &(was, number)) in &changed {
        if was.is_some()
            && let Some(row) = game_cache::find(connection, id)?
        {
            game_cache::put(connection, &CachedRow { number, ..row })?;
        }
    }
    Ok(changed)
}
