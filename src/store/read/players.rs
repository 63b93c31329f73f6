//! Players as stored.

use serde::Serialize;

use super::reader::Reader;
use crate::game::{Name, PlayerId, PlayerRef, name_key};
use crate::store::db::error::StoreError;
use crate::store::projection::holders::Holders;
use crate::store::projection::label::{label, labels};
use crate::store::projection::named_row::PlayerRow;

/// A player as stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Player {
    /// The name; if other players have it too, with the end of the id:
    /// `Cat (1a2b)`.
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
    pub fn players(&self) -> Result<Vec<Player>, StoreError> {
        let rows = PlayerRow::all(self.connection())?;
        let mut rows = self.of_their_own(rows)?;
        rows.sort_by_cached_key(|player| (name_key(&player.name), player.id));
        let labels = labels(&rows);
        let players = rows.into_iter().zip(labels);
        Ok(players
            .map(|(row, name)| Player::named(row, name))
            .collect())
    }

    /// Returns a player; `None` if there is none or it was undone.
    pub fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let row = PlayerRow::find(self.connection(), id.0)?;
        match row {
            Some(row) => {
                let name = label(self.connection(), &row)?;
                Ok(Some(Player::named(row, name)))
            }
            None => PlayerRow::all(self.connection()).map(|_| None),
        }
    }

    /// Returns the players, retired ones too, of a name, ignoring case.
    pub(in crate::store) fn players_of_key(
        &self,
        name: &Name,
    ) -> Result<Vec<PlayerRow>, StoreError> {
        let mut select = self
            .connection()
            .prepare_cached("SELECT id FROM players WHERE key = ?1")?;
        let ids = select.query_map([name.key()], |row| row.get(0))?;
        let mut rows = Vec::new();
        for id in ids {
            rows.extend(PlayerRow::find(self.connection(), id?)?);
        }
        self.of_their_own(rows)
    }

    /// Returns those players who are not merged into another.
    ///
    /// Of two players that two devices merged into each other, one is returned.
    fn of_their_own(&self, rows: Vec<PlayerRow>) -> Result<Vec<PlayerRow>, StoreError> {
        let holders = Holders::new(self.connection());
        let mut players = Vec::new();
        for row in rows {
            if row.merged_into.is_none() || holders.of(row.id)? == row.id {
                players.push(row);
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

    /// Names a player. One whose addition was undone has no name; the id is
    /// used instead.
    pub(super) fn player_ref(&self, uuid: PlayerId) -> Result<PlayerRef, StoreError> {
        let player = self.player(uuid)?;
        let name = player.map_or_else(|| uuid.to_string(), |player| player.name);
        Ok(PlayerRef::new(name, uuid))
    }
}

impl Player {
    fn named(row: PlayerRow, name: String) -> Self {
        Self {
            name,
            id: PlayerId(row.id),
            retired: row.retired,
        }
    }
}
