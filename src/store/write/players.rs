//! Writes players.

use super::error::WriteError;
use super::writer::Writer;
use crate::game::{AggregateKind, Name, Named, PlayerEvent, PlayerId};

impl Writer<'_> {
    /// Adds a player.
    ///
    /// # Errors
    ///
    /// [`WriteError::NameTaken`] if a player has that name, in any case.
    pub fn add_player(&mut self, name: &Name) -> Result<PlayerId, WriteError> {
        self.check_name(Named::Player, self.players_of_key(name)?.is_empty(), name)?;
        let id = self.new_id();
        let name = name.as_str().to_owned();
        self.append(AggregateKind::Player, id, &PlayerEvent::PlayerAdded { name })?;
        Ok(PlayerId(id))
    }

    /// Renames a player, or changes the case of the name.
    ///
    /// # Errors
    ///
    /// [`WriteError`] if another player has that name.
    pub fn rename_player(&mut self, id: PlayerId, name: &Name) -> Result<(), WriteError> {
        let was = self.known_player(id)?;
        let others = self.players_of_key(name)?;
        self.check_name(Named::Player, others.iter().all(|other| *other == id.0), name)?;
        let name = name.as_str().to_owned();
        self.append(AggregateKind::Player, id.0, &PlayerEvent::PlayerRenamed { name, was })
    }

    /// Merges a player into another: all games of the first count for the second.
    ///
    /// # Errors
    ///
    /// [`WriteError`] if the two are one already or played together.
    pub fn merge_players(&mut self, from: PlayerId, into: PlayerId) -> Result<(), WriteError> {
        let from_name = self.known_player(from)?;
        let into_name = self.known_player(into)?;
        if self.all_players()?.holder(into) == from {
            return Err(WriteError::Itself { name: from_name });
        }
        let games = self.games_together(from, into)?;
        if games > 0 {
            return Err(WriteError::Together { from: from_name, into: into_name, games });
        }
        self.append(AggregateKind::Player, from.0, &PlayerEvent::PlayerMerged { into })
    }

    /// Deletes a player who is in no game and in no tournament.
    ///
    /// # Errors
    ///
    /// [`WriteError::Plays`] if the player is in one, or others were merged into
    /// them.
    pub fn delete_player(&mut self, id: PlayerId) -> Result<(), WriteError> {
        let name = self.known_player(id)?;
        let players = self.all_players()?;
        let holds_others = players.all().any(|(_, one)| one.merged_into == Some(id));
        if holds_others || self.playing()?.contains(&id) {
            return Err(WriteError::Plays { name });
        }
        self.append(AggregateKind::Player, id.0, &PlayerEvent::PlayerDeleted {})
    }

    pub(super) fn known_player(&self, id: PlayerId) -> Result<String, WriteError> {
        let players = self.all_players()?;
        let missing = WriteError::Missing { what: "player", id: id.0 };
        let player = players.get(id.0);
        player.map(|player| player.name.clone()).ok_or(missing)
    }
}
