//! `--new-player`: players for seats, existing or added.

use crate::cli::ui::messages::note;
use crate::game::ends_in_score;
use crate::messages::Messages;
use crate::store::{NewPlayerError, SeatedPlayer, Writer};

/// `--new-player`: whether a name similar to an existing one may be new.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct NewPlayerArgs {
    /// Accept new players whose names are similar to existing ones, or end in a
    /// number
    #[arg(long)]
    new_player: bool,
}

impl NewPlayerArgs {
    /// Accepts names that are similar to existing ones.
    pub(crate) fn accept_similar(&mut self) {
        self.new_player = true;
    }

    /// Returns the players of full names, and adds those that do not exist.
    pub(crate) fn find_or_add(
        self,
        tx: &mut Writer<'_>,
        names: &[String],
    ) -> Result<Vec<SeatedPlayer>, NewPlayerError> {
        let players = tx.find_or_add_players(names, self.new_player)?;
        let mut new = players.iter().filter(|player| player.is_new);
        match new.find(|player| ends_in_score(&player.name)) {
            Some(player) if !self.new_player => {
                Err(NewPlayerError::NameAndScore(player.name.clone()))
            }
            _ => Ok(players),
        }
    }
}

/// Prints a note about players who are new.
pub(crate) fn note_new_players(seats: &[SeatedPlayer], words: &Messages) {
    let new = seats.iter().filter(|seat| seat.is_new);
    let new: Vec<_> = new.map(|seat| seat.name.clone()).collect();
    if !new.is_empty() {
        note(&words.new_players(&new));
    }
}
