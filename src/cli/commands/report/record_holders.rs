//! The names of those who hold or held records.

use crate::cli::ui::failure::Result;
use crate::league::BrokenRecord;
use crate::store::{NameDirectory, Reader};

/// Returns the names of the players who hold or held the records.
pub(super) fn names(reader: &Reader<'_>, broken: &[BrokenRecord]) -> Result<NameDirectory> {
    let records = broken.iter().flat_map(|broken| [&broken.now, &broken.was]);
    let holders = records.flat_map(|record| &record.holders);
    Ok(reader.names_of(holders.map(|holder| holder.player), [])?)
}
