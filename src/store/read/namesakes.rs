//! Players who have the same name because they were added on several devices.

use std::collections::BTreeMap;

use serde::Serialize;

use super::reader::Reader;
use crate::game::{PlayerId, PlayerRef, name_key, unmarked};
use crate::store::db::error::StoreError;

/// One of several players who share a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Namesake {
    /// The player.
    #[serde(flatten)]
    pub player: PlayerRef,
    /// How many games the player sat in.
    pub game_count: u64,
    /// Why the player cannot be merged into the first.
    pub not_merged_because: Option<String>,
}

/// Finds the players in use who share a name, ignoring case.
pub(in crate::store) fn of_players(reader: &Reader<'_>) -> Result<Vec<Vec<Namesake>>, StoreError> {
    let mut names: BTreeMap<String, Vec<Namesake>> = BTreeMap::new();
    let players = reader.players()?;
    for player in players {
        let key = name_key(unmarked(&player.name));
        names.entry(key).or_default().push(Namesake {
            player: PlayerRef::from(&player),
            game_count: 0,
            not_merged_because: None,
        });
    }
    let mut shared: Vec<_> = names.into_values().filter(|all| all.len() > 1).collect();
    for all in &mut shared {
        // The same one comes first on every device.
        all.sort_by_key(|one| one.player.uuid);
        let first = all[0].player.uuid;
        for one in all {
            let id = one.player.uuid;
            one.game_count = reader.games_of(id)?;
            if id != first && reader.games_together(id, first)? > 0 {
                one.not_merged_because = Some("they played together".to_owned());
            }
        }
    }
    Ok(shared)
}

/// Finds the names that more than one league in use has, ignoring case.
pub(in crate::store) fn of_leagues(reader: &Reader<'_>) -> Result<Vec<String>, StoreError> {
    let mut select = reader.connection().prepare(
        "SELECT min(name) FROM leagues WHERE retired = 0 GROUP BY key HAVING count(*) > 1",
    )?;
    let names = select.query_map([], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

impl Reader<'_> {
    fn games_of(&self, player: PlayerId) -> Result<u64, StoreError> {
        let mut count = self
            .connection()
            .prepare_cached("SELECT count(DISTINCT game) FROM seats WHERE holder = ?1")?;
        Ok(count.query_row([player.0], |row| row.get(0))?)
    }
}
