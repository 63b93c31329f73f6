//! Players who have the same name because they were added on several devices.

use std::collections::BTreeMap;

use serde::Serialize;

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::{PlayerRef, name_key, unmarked};
use crate::store::db::error::{Result, StoreError};

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
pub(crate) fn of_players(reader: &Reader<'_>) -> Result<Vec<Vec<Namesake>>> {
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
    if shared.is_empty() {
        return Ok(shared);
    }
    for all in &mut shared {
        // The same one comes first on every device.
        all.sort_by_key(|one| one.player.uuid);
    }
    reader.each_row(&GameFilter::default(), |game| {
        let sits = |player| game.seats.iter().any(|seat| seat.result.player == player);
        for all in &mut shared {
            let first = all[0].player.uuid;
            for one in all.iter_mut().filter(|one| sits(one.player.uuid)) {
                one.game_count += 1;
                if one.player.uuid != first && sits(first) {
                    one.not_merged_because = Some("they played together".to_owned());
                }
            }
        }
        Ok::<_, StoreError>(())
    })?;
    Ok(shared)
}

/// Finds the names that more than one league in use has, ignoring case.
pub(crate) fn of_leagues(reader: &Reader<'_>) -> Result<Vec<String>> {
    let leagues = reader.leagues()?.into_iter();
    let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for league in leagues.filter(|league| !league.retired) {
        let of_key = names.entry(name_key(&league.name)).or_default();
        of_key.push(league.name);
    }
    let shared = names.into_values().filter(|names| names.len() > 1);
    Ok(shared.filter_map(|names| names.into_iter().min()).collect())
}
