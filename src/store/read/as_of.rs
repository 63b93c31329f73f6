//! The database as of an earlier time, or as it follows from the journal alone.

use chrono::{DateTime, Utc};

use super::reader::Reader;
use crate::store::db::error::StoreError;
use crate::store::db::progress::{Progress, silent};
use crate::store::journal::rows;
use crate::store::projection::rebuild;

impl Reader<'_> {
    /// Makes this reader return the state as of a time, from what is known
    /// today: the projections are rebuilt in temporary tables from the events
    /// up to then. That takes as long as reading the whole journal.
    pub fn go_back_to(&self, time: DateTime<Utc>, step: Progress<'_>) -> Result<(), StoreError> {
        let connection = self.connection();
        // So that it is shown from the start that something lasts.
        step(0, 1);
        rows::check_index(connection, "journal_by_time", "time, id")?;
        rows::check_index(connection, "journal_by_aggregate", "aggregate, time, id")?;
        rebuild::overlay(connection, &rebuild::Indexes::All)?;
        // A view takes no parameters; a number does no harm.
        connection.execute_batch(&format!(
            "CREATE TEMP VIEW journal AS SELECT rowid, * FROM main.journal WHERE time <= {}",
            time.timestamp_millis()
        ))?;
        rebuild::replay(connection, step, &mut rebuild::unseen)
    }

    /// Makes this reader return what follows from the rows of the journal alone:
    /// they are copied without any index, and the projections rebuilt from the
    /// copy, in temporary tables.
    pub(in crate::store) fn rebuild(&self) -> Result<(), StoreError> {
        let connection = self.connection();
        rows::check_sums(connection)?;
        rebuild::overlay(connection, &rebuild::Indexes::All)?;
        connection.execute_batch(
            "CREATE TEMP TABLE journal AS SELECT * FROM main.journal NOT INDEXED ORDER BY rowid;
             CREATE INDEX temp.journal_by_aggregate ON journal (aggregate, time, id);
             CREATE INDEX temp.journal_by_time ON journal (time, id);
             CREATE INDEX temp.journal_by_command ON journal (command);",
        )?;
        rebuild::replay(connection, &mut silent, &mut rebuild::unseen)
    }
}
