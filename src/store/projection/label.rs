//! The names that players are shown by: those who share a name are told apart.

use std::collections::HashMap;

use rusqlite::Connection;
use uuid::Uuid;

use super::named_row::PlayerRow;
use crate::game::{MIN_MARK, marked, name_key};
use crate::store::db::error::StoreError;

/// Returns the name of a player; if others who are not merged have it too, in
/// any case, with the end of the id: `Cat (1a2b)`.
pub(in crate::store) fn label(
    connection: &Connection,
    player: &PlayerRow,
) -> Result<String, StoreError> {
    let mut select = connection.prepare_cached("SELECT id FROM players WHERE key = ?1")?;
    let ids = select.query_map([name_key(&player.name)], |row| row.get(0))?;
    let mut others = Vec::new();
    for id in ids.collect::<Result<Vec<Uuid>, _>>()? {
        if id != player.id && is_in_use(PlayerRow::find(connection, id)?.as_ref()) {
            others.push(id);
        }
    }
    Ok(told_apart(player, &others))
}

/// Returns the names of players as [`label`] does, in their order.
pub(in crate::store) fn labels(players: &[PlayerRow]) -> Vec<String> {
    let mut ids: HashMap<String, Vec<Uuid>> = HashMap::new();
    for player in players.iter().filter(|player| is_in_use(Some(player))) {
        let key = name_key(&player.name);
        ids.entry(key).or_default().push(player.id);
    }
    let label = |player: &PlayerRow| {
        let alike = ids.get(&name_key(&player.name)).into_iter().flatten();
        let others: Vec<_> = alike.copied().filter(|id| *id != player.id).collect();
        told_apart(player, &others)
    };
    players.iter().map(label).collect()
}

fn is_in_use(player: Option<&PlayerRow>) -> bool {
    player.is_some_and(|player| player.merged_into.is_none())
}

fn told_apart(player: &PlayerRow, others: &[Uuid]) -> String {
    if others.is_empty() {
        return player.name.clone();
    }
    let id = player.id.simple().to_string();
    let others: Vec<_> = others.iter().map(|id| id.simple().to_string()).collect();
    // The end is random, the beginning is the time.
    let is_unique = |mark: &&str| !others.iter().any(|other| other.ends_with(mark));
    let marks = (MIN_MARK..=id.len()).map(|length| &id[id.len() - length..]);
    let mark = marks.into_iter().find(is_unique).unwrap_or(&id);
    marked(&player.name, mark)
}
