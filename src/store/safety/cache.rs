//! Checks the cache of games, and writes it again.

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::game::Scoresheet;
use crate::store::db::error::{Result, StoreError};
use crate::store::db::progress::Progress;
use crate::store::journal::{rows, totals};
use crate::store::state::fold_games;
use crate::store::state::folded::State;

/// Returns `true` if the cache is what follows from the journal; calls `sheets`
/// with every game.
pub(crate) fn is_right(
    connection: &Connection,
    step: Progress<'_>,
    sheets: &mut dyn FnMut(&Scoresheet),
) -> Result<bool> {
    let tx = connection.unchecked_transaction()?;
    match fold_games::is_right(&tx, &State::new(true), step, sheets) {
        Err(StoreError::Inconsistent) => Ok(false),
        is_right => is_right,
    }
}

/// Writes the cache and the control totals of what is folded at each run again.
pub(crate) fn rebuild(connection: &mut Connection) -> Result<()> {
    let tx = Transaction::new(connection, TransactionBehavior::Immediate)?;
    rows::check_sums(&tx)?;
    totals::recount(&tx)?;
    fold_games::rebuild(&tx, &State::new(true))?;
    tx.commit().map_err(StoreError::of_commit)
}
