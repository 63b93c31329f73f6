//! The first page of a database, which declares its tables.

use std::fs;
use std::path::Path;

use crate::store::db::error::{Result, StoreError};
use crate::store::db::files;
use rusqlite::{Connection, OpenFlags};

/// Returns the first page of a new database after some SQL, `size` bytes long.
///
/// The database is made beside a file and removed again.
pub(super) fn first_page(beside: &Path, size: u64, sql: &str) -> Result<Vec<u8>> {
    let part = files::partial(beside)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(part.partial(), flags)?;
    connection.pragma_update(None, "page_size", size)?;
    connection.execute_batch(sql)?;
    drop(connection);
    let of_new = |why| StoreError::of_new_file(beside, why);
    let mut page = fs::read(part.partial()).map_err(of_new)?;
    page.truncate(usize::try_from(size).unwrap_or(usize::MAX));
    Ok(page)
}
