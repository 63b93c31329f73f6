//! `--new-player`: players for seats, existing or added.

use crate::cli::ui::failure::Failure;
use crate::cli::ui::messages::note;
use crate::render::and;
use crate::render::{Command, Hint};
use crate::store::{NewPlayerError, SeatedPlayer, Writer};

/// `--new-player`: whether a name similar to an existing one may be new.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct NewPlayerArgs {
    /// Accept new players whose names are similar to existing ones
    #[arg(long)]
    new_player: bool,
}

impl From<NewPlayerError> for Failure {
    fn from(error: NewPlayerError) -> Self {
        let hint = match error {
            NewPlayerError::Name(error) => return error.into(),
            NewPlayerError::Write(error) => return error.into(),
            NewPlayerError::NearMisses(ref misses) => {
                let whose = match misses.len() {
                    1 => "this is a new player",
                    _ => "these are new players",
                };
                Some(Hint::new(format!("if {whose}, pass `--new-player`")))
            }
            NewPlayerError::Retired(ref name) => Some(Hint::run(
                Command::new("player return").arg(name),
                "to bring them back",
            )),
            NewPlayerError::Namesakes(_) => Some(
                Hint::new("run ")
                    .command(Command::new("player list"))
                    .text(" to tell them apart, ")
                    .command(Command::new("player merge"))
                    .text(" to make them one"),
            ),
            NewPlayerError::Twice(_) => None,
        };
        Self::of_table(error).hint(hint)
    }
}

impl NewPlayerArgs {
    /// Returns the players of full names, and adds those that do not exist.
    ///
    /// # Errors
    ///
    /// As [`Writer::find_or_add_players`].
    pub(crate) fn find_or_add(
        self,
        tx: &mut Writer<'_>,
        names: &[String],
    ) -> Result<Vec<SeatedPlayer>, NewPlayerError> {
        tx.find_or_add_players(names, self.new_player)
    }
}

/// Prints a note about players who are new.
pub(crate) fn note_new_players(seats: &[SeatedPlayer]) {
    let new = seats.iter().filter(|seat| seat.is_new);
    let new: Vec<_> = new.map(|seat| seat.name.clone()).collect();
    match new.len() {
        0 => {}
        1 => note(&format!("{} is a new player", new[0])),
        _ => note(&format!("{} are new players", and(&new))),
    }
}
