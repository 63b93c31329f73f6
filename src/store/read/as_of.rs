//! The database as of an earlier time.

use chrono::{DateTime, Utc};

use super::reader::Reader;
use crate::store::db::error::StoreError;
use crate::store::db::progress::Progress;
use crate::store::projection::rebuild;

impl Reader<'_> {
    /// Makes this reader return the state as of a time, from what is known
    /// today: the projections are rebuilt in temporary tables from the events
    /// up to then. That takes as long as reading the whole journal.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if an event cannot be read.
    pub fn go_back_to(&self, time: DateTime<Utc>, step: Progress<'_>) -> Result<(), StoreError> {
        let connection = self.connection();
        rebuild::overlay(connection, &rebuild::Indexes::All)?;
        // A view takes no parameters; a number does no harm.
        connection.execute_batch(&format!(
            "CREATE TEMP VIEW journal AS SELECT rowid, * FROM main.journal WHERE time <= {}",
            time.timestamp_millis()
        ))?;
        rebuild::replay(connection, step, &mut rebuild::unseen)
    }
}
