//! A snapshot of the database; the files in this folder read it by subject.

pub(crate) mod aggregates;
pub(crate) mod games;
pub(crate) mod log;
pub(crate) mod lookup;
pub(crate) mod players;
pub(crate) mod results;

use std::cell::Cell;
use std::rc::Rc;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, Params, Transaction};
use uuid::Uuid;

use crate::store::db::connection::Progress;
use crate::store::db::{Result, Sql, StoreError, consistent};
use crate::store::journal::{line, rows, totals};
use crate::store::state::folded::{All, Listed, State};
use crate::store::state::game_row::{CachedRow, GameRow};
use crate::store::state::players::Players;
use crate::store::state::revocations::Revocations;
use crate::store::state::{fold_games, game_cache, numbers};

/// Reads a consistent snapshot of the database.
///
/// # Errors
///
/// [`StoreError`] if the file cannot be read or is damaged.
#[derive(Debug)]
pub struct Reader<'store> {
    tx: Transaction<'store>,
    state: State,
    trust: Cell<Trust>,
    /// Whether the cache may be written.
    writes: bool,
}

/// How far the cache of games is known to fit the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Trust {
    Unknown,
    /// It is of the journal as it ends.
    Current,
    /// And all of its rows are sound.
    Verified,
    Folded,
}

/// The end of the journal when it was read: while it is the same, what was read is still valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JournalEnd(Option<Uuid>);

impl<'store> Reader<'store> {
    /// Reads in a transaction, once the journal is known to have its last row.
    pub(super) fn open(tx: Transaction<'store>) -> Result<Self> {
        totals::check_end(&tx)?;
        Ok(Self { tx, state: State::new(true), trust: Cell::new(Trust::Unknown), writes: false })
    }

    /// Reads in a transaction that writes; the cache is then of the journal before it.
    pub(super) fn open_to_write(tx: Transaction<'store>) -> Result<Self> {
        let reader = Self { writes: true, ..Self::open(tx)? };
        reader.cache()?;
        Ok(reader)
    }

    pub(super) fn connection(&self) -> &Connection {
        &self.tx
    }

    /// Commits what was written; the cache holds it.
    pub(super) fn commit(self) -> Result<()> {
        totals::advance(&self.tx)?;
        game_cache::set_current(&self.tx)?;
        self.tx.commit().map_err(StoreError::of_commit)
    }

    pub(super) fn state(&self) -> &State {
        &self.state
    }

    pub(super) fn revocations(&self) -> Result<Rc<Revocations>> {
        self.certain(|| self.state.revocations(&self.tx))
    }

    pub(super) fn all_players(&self) -> Result<Rc<Players>> {
        self.certain(|| self.state.players(&self.tx))
    }

    pub(super) fn all<A: Listed>(&self) -> Result<Rc<All<A>>> {
        self.certain(|| self.state.all(&self.tx))
    }

    /// Returns the connection to read single rows of the cache, each of which is
    /// to be compared with the events of its game.
    pub(super) fn cache(&self) -> Result<&Connection> {
        if self.trust.get() == Trust::Unknown {
            match game_cache::is_current(&self.tx)? {
                true => self.trust.set(Trust::Current),
                false => self.fold_again()?,
            }
        }
        Ok(&self.tx)
    }

    /// Returns the connection to read the cache as a whole.
    pub(super) fn verified_cache(&self) -> Result<&Connection> {
        self.cache()?;
        if self.trust.get() == Trust::Current {
            match game_cache::verify(&self.tx) {
                Err(StoreError::Inconsistent | StoreError::Damaged) => self.fold_again()?,
                verified => {
                    verified?;
                    self.trust.set(Trust::Verified);
                }
            }
        }
        Ok(&self.tx)
    }

    /// Reads, and once more without the cache and the indexes of the journal if these do not fit.
    pub(super) fn certain<T>(&self, read: impl Fn() -> Result<T>) -> Result<T> {
        match read() {
            Err(StoreError::Inconsistent) if self.trust.get() != Trust::Folded => {
                self.fold_again()?;
                read()
            }
            read => read,
        }
    }

    /// Folds all games: into the cache if it may be written, else aside.
    fn fold_again(&self) -> Result<()> {
        self.state.forget();
        match self.writes {
            true => {
                totals::advance(&self.tx)?;
                fold_games::rebuild(&self.tx, &self.state)?;
            }
            false => fold_games::fold_rows(&self.tx, &self.state)?,
        }
        self.trust.set(Trust::Folded);
        Ok(())
    }

    /// Makes this reader return the state as of a time, from what is known
    /// today: all is folded from the events up to then.
    pub fn go_back_to(&self, time: DateTime<Utc>, step: Progress<'_>) -> Result<()> {
        // Show the progress bar at once: the check of the indexes takes time too.
        step(0, 1);
        let checked =
            rows::INDEXES.into_iter().try_for_each(|index| rows::check_index(&self.tx, index));
        let until = time.timestamp_millis();
        // A view cannot take parameters; a number in its SQL is safe.
        let cut = match checked {
            Err(StoreError::Inconsistent) => {
                self.fold_again()?;
                format!("DELETE FROM temp.journal WHERE time > {until}")
            }
            checked => {
                checked?;
                format!(
                    "CREATE TEMP VIEW journal AS
                     SELECT rowid, * FROM main.journal WHERE time <= {until}"
                )
            }
        };
        self.tx.execute_batch(&cut)?;
        self.state.read_part();
        self.trust.set(Trust::Folded);
        fold_games::fold_aside(&self.tx, &self.state, step)
    }

    /// Returns the row of a game, of an undone one too, which fits its events; `None` if
    /// there is none, or the event that started it is not here: a game of another device
    /// may have been imported only in part.
    fn cached_row(&self, id: Uuid) -> Result<Option<CachedRow>> {
        let row = game_cache::find(self.cache()?, id)?;
        consistent(match &row {
            Some(row) => row.events == self.state.totals_of_game(&self.tx, id)?,
            None => !numbers::has_start(&self.tx, id, None)?,
        })?;
        Ok(row)
    }

    /// Returns a game as lists show it; `None` if there is none or it was undone.
    pub(super) fn game_row(&self, id: Uuid) -> Result<Option<GameRow>> {
        self.certain(|| {
            let row = self.cached_row(id)?;
            row.map_or(Ok(None), |row| row.game(&*self.all_players()?))
        })
    }

    pub fn journal_end(&self) -> Result<JournalEnd> {
        let sql = "SELECT id FROM main.journal ORDER BY rowid DESC LIMIT 1";
        self.tx.find(sql, [], |row| row.get(0)).map(JournalEnd)
    }

    /// Returns `true` if nothing was ever recorded.
    pub fn is_empty(&self) -> Result<bool> {
        Ok(self.journal_end()? == JournalEnd(None))
    }

    /// Returns the time of the last event up to another, both in milliseconds of UTC.
    pub(super) fn last_time(&self, until: i64) -> Result<i64> {
        self.tx.value("SELECT coalesce(max(time), 0) FROM journal WHERE time <= ?1", [until])
    }

    /// Returns the time of the last event that was not undone if it is more than
    /// a day after now, as nothing should be.
    pub fn last_in_future(&self, now: DateTime<Utc>) -> Result<Option<DateTime<Utc>>> {
        let later = "SELECT time, command FROM journal WHERE time > ?1 ORDER BY time DESC";
        let last = self.first_counting(later, [line::believed_elsewhere(now)], |_| false)?;
        Ok(last.map(|(time, _)| line::to_time(time)))
    }

    /// Returns the first of some rows, a number and a command each, whose command counts, or
    /// whose number does anyhow.
    pub(super) fn first_counting(
        &self,
        sql: &str,
        params: impl Params,
        counts: impl Fn(i64) -> bool,
    ) -> Result<Option<(i64, Uuid)>> {
        let mut select = self.tx.prepare_cached(sql)?;
        let mut rows = select.query(params)?;
        while let Some(row) = rows.next()? {
            let (number, command) = row.try_into()?;
            if counts(number) || !self.revocations()?.is_revoked(command) {
                return Ok(Some((number, command)));
            }
        }
        Ok(None)
    }

    /// Returns the time of the last event of an aggregate, 0 if it is new. Those that were undone
    /// and are not believed do not count: they never did elsewhere.
    pub(super) fn last_time_of(&self, aggregate: Uuid, believed: i64) -> Result<i64> {
        let latest = "SELECT time, command FROM journal WHERE aggregate = ?1 ORDER BY time DESC";
        let last = self.first_counting(latest, [aggregate], |time| time <= believed)?;
        Ok(last.map_or(0, |(time, _)| time))
    }
}
