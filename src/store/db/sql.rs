//! Queries whose statements are cached.

use std::borrow::Borrow;

use rusqlite::types::FromSql;
use rusqlite::{CachedStatement, Connection, OptionalExtension, Params, Row};

use super::error::Result;

/// Runs statements that are cached.
pub(crate) trait Sql: Borrow<Connection> {
    fn statement(&self, sql: &str) -> rusqlite::Result<CachedStatement<'_>> {
        self.borrow().prepare_cached(sql)
    }

    /// Returns the first row, `None` if there is none.
    fn find<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>> {
        Ok(self.statement(sql)?.query_row(params, read).optional()?)
    }

    fn list<T, All: FromIterator<T>>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<All> {
        Ok(self.statement(sql)?.query_map(params, read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the first column of the first row, which there is.
    fn value<T: FromSql>(&self, sql: &str, params: impl Params) -> Result<T> {
        Ok(self.statement(sql)?.query_row(params, |row| row.get(0))?)
    }

    /// Returns `true` if there is a row.
    fn has(&self, sql: &str, params: impl Params) -> Result<bool> {
        Ok(self.statement(sql)?.exists(params)?)
    }

    /// Changes rows; returns how many.
    fn run(&self, sql: &str, params: impl Params) -> Result<usize> {
        Ok(self.statement(sql)?.execute(params)?)
    }
}

impl Sql for Connection {}
