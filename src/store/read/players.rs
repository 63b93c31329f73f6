//! Players as stored.

use rusqlite::{OptionalExtension, Row};
use serde::Serialize;

use super::reader::Reader;
use crate::game::{Name, PlayerId, PlayerRef};
use crate::store::db::error::StoreError;
use crate::store::projection::fold;
use crate::store::projection::holders::Holders;

/// A player as stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The permanent id.
    #[serde(rename = "uuid")]
    pub id: PlayerId,
    /// Whether the player is retired.
    pub retired: bool,
}

impl From<&Player> for PlayerRef {
    fn from(player: &Player) -> Self {
        Self::new(player.name.as_str(), player.id)
    }
}

impl Reader<'_> {
    /// Lists the players by name, without those merged into others.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn players(&self) -> Result<Vec<Player>, StoreError> {
        self.of_their_own(
            "SELECT id, name, retired, merged_into IS NULL FROM players ORDER BY key, id",
            [],
        )
    }

    /// Returns a player; `None` if there is none or it was undone.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let mut select = self
            .connection()
            .prepare_cached("SELECT id, name, retired FROM players WHERE id = ?1")?;
        Ok(select.query_row([id.0], player).optional()?)
    }

    /// Returns the players, retired ones too, of a name, ignoring case.
    pub(in crate::store) fn players_of_key(&self, name: &Name) -> Result<Vec<Player>, StoreError> {
        self.of_their_own(
            "SELECT id, name, retired, merged_into IS NULL FROM players WHERE key = ?1",
            [name.key()],
        )
    }

    /// Returns those players who are not merged into another.
    ///
    /// Of two players that two devices merged into each other, one is returned.
    fn of_their_own(
        &self,
        sql: &str,
        values: impl rusqlite::Params,
    ) -> Result<Vec<Player>, StoreError> {
        let mut select = self.connection().prepare_cached(sql)?;
        let rows = select.query_map(values, |row| Ok((player(row)?, row.get(3)?)))?;
        let holders = Holders::new(self.connection());
        let mut players = Vec::new();
        for row in rows {
            let (player, unmerged): (Player, bool) = row?;
            if unmerged || holders.of(player.id.0)? == player.id.0 {
                players.push(player);
            }
        }
        Ok(players)
    }

    /// Counts the games that two players both sat in.
    pub(in crate::store) fn games_together(
        &self,
        one: PlayerId,
        other: PlayerId,
    ) -> Result<u32, StoreError> {
        let mut count = self.connection().prepare_cached(
            "SELECT count(*) FROM seats AS a JOIN seats AS b ON b.game = a.game
             WHERE a.holder = ?1 AND b.holder = ?2",
        )?;
        Ok(count.query_row([one.0, other.0], |row| row.get(0))?)
    }

    /// Names a player.
    pub(super) fn player_ref(&self, uuid: PlayerId) -> Result<PlayerRef, StoreError> {
        fold::player_ref(self.connection(), uuid)
    }
}

fn player(row: &Row<'_>) -> rusqlite::Result<Player> {
    Ok(Player {
        id: PlayerId(row.get(0)?),
        name: row.get(1)?,
        retired: row.get(2)?,
    })
}
