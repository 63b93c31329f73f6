//! Players for a seat: existing ones by their full name, others are added.

use thiserror::Error;

use crate::cli::args::lookup::{LookupError, or_nearest};
use crate::cli::ui::failure::{Failure, Result, fail};
use crate::cli::ui::hint::{Command, Hint};
use crate::cli::ui::messages::note;
use crate::game::{Name, PlayerId, name_key, nearest};
use crate::render::and;
use crate::store::Writer;

/// `--new-player`: whether a name similar to an existing one may be new.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct NewPlayerArgs {
    /// Accept new players whose names are similar to existing ones
    #[arg(long)]
    pub(crate) new_player: bool,
}

/// A player who takes a seat.
#[derive(Debug, Clone)]
pub(crate) struct SeatedPlayer {
    pub(crate) id: PlayerId,
    pub(crate) name: String,
    pub(crate) is_new: bool,
}

/// Names that cannot take a seat.
#[derive(Debug, Error)]
pub(crate) enum NewPlayerError {
    #[error("{}", near_misses(.0))]
    NearMisses(Vec<(String, Vec<String>)>),
    #[error("`{0}` is retired")]
    Retired(String),
}

impl From<NewPlayerError> for Failure {
    fn from(error: NewPlayerError) -> Self {
        let hint = match &error {
            NewPlayerError::NearMisses(typed) => {
                let whose = match typed.len() {
                    1 => "this is a new player",
                    _ => "these are new players",
                };
                Hint::new(format!("if {whose}, pass `--new-player`"))
            }
            NewPlayerError::Retired(name) => Hint::run(
                Command::new("player return").arg(name),
                "to bring them back",
            ),
        };
        Self::new(error.to_string()).hint(hint)
    }
}

fn near_misses(typed: &[(String, Vec<String>)]) -> String {
    let line = |(typed, near): &(String, Vec<String>)| {
        format!("there is no player `{typed}`{}", or_nearest(near))
    };
    typed.iter().map(line).collect::<Vec<_>>().join("\n")
}

impl NewPlayerArgs {
    /// Finds players by their full names and adds those that do not exist.
    ///
    /// # Errors
    ///
    /// [`NewPlayerError`] if a name is new but similar to an existing one, or
    /// its player is retired.
    pub(crate) fn find_or_add(
        self,
        tx: &mut Writer<'_>,
        typed: &[String],
    ) -> Result<Vec<SeatedPlayer>> {
        let known = tx.players()?;
        let mut sitters = Vec::new();
        let mut near_misses = Vec::new();
        for typed in typed {
            let name = Name::new(typed)?;
            let of_name = |player: &&_| same(player, &name);
            let mut of_name = known.iter().filter(of_name);
            match (of_name.next(), of_name.next()) {
                (Some(player), None) if player.retired => {
                    return Err(NewPlayerError::Retired(player.name.clone()).into());
                }
                (Some(player), None) => sitters.push((name, Some(player))),
                (Some(_), Some(_)) => return Err(same_name(&name).into()),
                (None, _) => {
                    let names = known.iter().map(|player| player.name.as_str());
                    let near = nearest(name.as_str(), names);
                    if !self.new_player && !near.is_empty() {
                        let near = near.into_iter().map(str::to_owned).collect();
                        near_misses.push((name.as_str().to_owned(), near));
                    }
                    sitters.push((name, None));
                }
            }
        }
        if !near_misses.is_empty() {
            return Err(NewPlayerError::NearMisses(near_misses).into());
        }
        if let Some(name) = twice(&sitters) {
            fail!("`{name}` is given twice");
        }
        sitters
            .into_iter()
            .map(|(name, player)| {
                Ok(SeatedPlayer {
                    id: player.map_or_else(|| tx.add_player(&name), |player| Ok(player.id))?,
                    name: player
                        .map_or(name.as_str(), |player| &player.name)
                        .to_owned(),
                    is_new: player.is_none(),
                })
            })
            .collect()
    }
}

fn same(player: &crate::store::Player, name: &Name) -> bool {
    name_key(&player.name) == name.key()
}

/// Two devices gave one name to two players: merging or renaming them fixes it.
fn same_name(name: &Name) -> LookupError {
    LookupError::SeveralPlayers {
        typed: name.to_string(),
        names: vec![name.to_string(); 2],
    }
}

fn twice<P>(sitters: &[(Name, P)]) -> Option<&Name> {
    let mut names = sitters.iter().map(|(name, _)| name).enumerate();
    names
        .find(|(seat, name)| {
            let before = &sitters[..*seat];
            before.iter().any(|(other, _)| other.key() == name.key())
        })
        .map(|(_, name)| name)
}

/// Prints a note about players who are new.
pub(crate) fn note_new_players(sitters: &[SeatedPlayer]) {
    let new = sitters.iter().filter(|sitter| sitter.is_new);
    let new: Vec<_> = new.map(|sitter| sitter.name.clone()).collect();
    match new.len() {
        0 => {}
        1 => note(&format!("{} is a new player", new[0])),
        _ => note(&format!("{} are new players", and(&new))),
    }
}
