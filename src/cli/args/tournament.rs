//! `--tournament`: a tournament, its players, how they are ranked, and who may join a table of it.

use super::lookup::{among, last, stored};
use crate::cli::prelude::*;
use crate::game::{Entrant, nearest_names};
use crate::render::{Progress, TournamentPage};
use crate::store::SeatedPlayer;
use crate::tournament::TournamentStandings;

/// `--tournament NAME`.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct TournamentArg {
    /// Tournament [default: the one created last]
    #[arg(long, value_name = "TOURNAMENT")]
    tournament: Option<String>,
}

impl TournamentArg {
    pub(crate) fn named(name: Option<&str>) -> Self {
        Self { tournament: name.map(str::to_owned) }
    }

    pub(crate) fn is_named(&self) -> bool {
        self.tournament.is_some()
    }

    /// Adds the name that was given to what fixes a failure: without it, it would be about another
    /// tournament.
    pub(crate) fn add_to_hint(&self, failure: Failure, words: &Messages) -> Failure {
        failure.map_commands(words, |command| command.of_tournament(self.tournament.as_deref()))
    }

    pub(crate) fn find(&self, reader: &Reader<'_>) -> Result<StoredTournament> {
        let Some(name) = &self.tournament else { return last(reader) };
        let name = name.trim().to_owned();
        match reader.find_tournament(&name)? {
            Lookup::One(found) => stored(reader, found.uuid),
            Lookup::Several(found) => {
                let names = found.into_iter().map(|one| one.name).collect();
                Err(TournamentError::Several { name, names }.into())
            }
            Lookup::None { near } => Err(TournamentError::Unknown { name, near }.into()),
        }
    }
}

/// `--tables T`.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct TablesArg {
    /// Tables in each game to come [default: as many as before]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) tables: Option<u16>,
}

/// `--by METHOD`.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct TournamentByArg {
    /// Ranking method: beaten, points, average (or mean) or total [default: that of
    /// the tournament]
    #[arg(long, value_name = "METHOD", value_parser = method)]
    pub(crate) by: Option<RankingMethod>,
}

impl TournamentByArg {
    pub(crate) fn standings(self, stored: &StoredTournament) -> TournamentStandings {
        stored.standings(self.by.unwrap_or(stored.tournament.start.by))
    }
}

/// Reads a method by which a tournament is ranked.
pub(crate) fn method(text: &str) -> Result<RankingMethod, &'static str> {
    match text {
        "beaten" => Ok(RankingMethod::Beaten),
        "points" => Ok(RankingMethod::Points),
        "average" | "avg" | "mean" => Ok(RankingMethod::Average),
        "total" => Ok(RankingMethod::Total),
        _ => Err("a tournament is ranked by beaten, points, average or total"),
    }
}

/// Returns standings with how far the game is that was started last.
pub(crate) fn tournament_page<'a>(
    stored: &'a StoredTournament,
    standings: &'a TournamentStandings,
) -> TournamentPage<'a> {
    let last = stored.tournament.final_game();
    let progress = stored.current().map(|game| Progress {
        game: (game.number < last).then_some(game.number),
        finished: game.finished(),
        tables: game.tables.len(),
    });
    TournamentPage { name: &stored.tournament.start.name, progress, standings }
}

/// Returns a player of a tournament by name or its beginning, and as the events name them.
pub(crate) fn find_entrant<'a>(
    stored: &'a StoredTournament,
    name: &str,
) -> Result<(&'a Entrant, &'a PlayerRef)> {
    let all: Vec<_> = stored.entrants.iter().collect();
    let player = all[find_player(&all, name)?];
    Ok(stored.entrant(player.uuid).expect("the player is an entrant"))
}

/// Returns the index of a player by name or its beginning among those of a tournament, in which
/// one is there twice who was merged with another.
pub(crate) fn find_player(players: &[&PlayerRef], name: &str) -> Result<usize> {
    let is_first = |&at: &usize| players[..at].iter().all(|other| other.uuid != players[at].uuid);
    let first: Vec<_> = (0..players.len()).filter(is_first).collect();
    let names: Vec<_> = first.iter().map(|&at| players[at].name.to_string()).collect();
    let found = among(&names, name)?.map(|at| first[at]);
    let near = || nearest_names(name, names.iter().map(String::as_str));
    Ok(found.ok_or_else(|| TournamentError::NotIn {
        name: name.trim().to_owned(),
        near: near().into_iter().map(str::to_owned).collect(),
    })?)
}

/// Refuses a player at a table of a tournament who sits at another, or does not play in it.
pub(crate) fn must_join(
    reader: &Reader<'_>,
    sheet: &Scoresheet,
    player: &SeatedPlayer,
    words: &Messages,
) -> Result<()> {
    let Some(at) = &sheet.tournament else { return Ok(()) };
    let stored = stored(reader, at.tournament.uuid)?;
    let (name, game) = (player.name.clone(), at.game);
    let error = match (stored.table_of(player.id, game), stored.entrant(player.id)) {
        (Some(other), _) if other.table != at.table => {
            TournamentError::SitsAt { name, game, table: other.table }
        }
        (None, None) => TournamentError::NotEntered { name, can_enter: stored.takes_players() },
        _ => return Ok(()),
    };
    let which = TournamentArg::named(stored.name_for_commands());
    Err(which.add_to_hint(error.into(), words))
}
