//! The names of those who hold or held records.

use std::collections::HashMap;

use crate::cli::ui::failure::Result;
use crate::game::PlayerId;
use crate::league::BrokenRecord;
use crate::store::Reader;

/// Returns the names of the players who hold or held the records.
pub(super) fn names(
    reader: &Reader<'_>,
    broken: &[BrokenRecord],
) -> Result<HashMap<PlayerId, String>> {
    let records = broken.iter().flat_map(|broken| [&broken.now, &broken.was]);
    let mut names = HashMap::new();
    for holder in records.flat_map(|record| &record.holders) {
        if let Some(player) = reader.player(holder.player)? {
            names.insert(holder.player, player.name);
        }
    }
    Ok(names)
}
