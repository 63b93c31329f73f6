//! `--tournament`: a tournament, and its players.

use crate::cli::args::lookup;
use crate::cli::args::lookup::{last, stored};
use crate::cli::ui::failure::Result;
use crate::game::{PlayerRef, RankingMethod, nearest_names};
use crate::messages::{Messages, TournamentError};
use crate::render::{self, Progress, TournamentPage, shown};
use crate::store::{Lookup, Reader};
use crate::tournament::{StoredTournament, TournamentStandings};

/// `--tournament NAME`.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct TournamentArg {
    /// Tournament [default: the one created last]
    #[arg(long, value_name = "TOURNAMENT")]
    tournament: Option<String>,
}

impl TournamentArg {
    pub(crate) fn find(&self, reader: &Reader<'_>) -> Result<StoredTournament> {
        let Some(name) = &self.tournament else {
            return last(reader);
        };
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
    /// Ranking method: beaten, points, average (or mean) or total
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
        "average" | "mean" => Ok(RankingMethod::Average),
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

/// Returns the index of a player by name or its beginning among those of a
/// tournament.
pub(crate) fn find_player(players: &[&PlayerRef], name: &str) -> Result<usize> {
    let names: Vec<_> = players.iter().map(|player| player.name.to_string()).collect();
    let found = lookup::among(&names, name)?;
    let near = || nearest_names(name, names.iter().map(String::as_str));
    Ok(found.ok_or_else(|| TournamentError::NotIn {
        name: name.trim().to_owned(),
        near: near().into_iter().map(str::to_owned).collect(),
    })?)
}

/// Returns what is odd about a tournament after journals were merged.
pub(crate) fn warnings(stored: &StoredTournament, words: &Messages) -> Vec<String> {
    let strays = stored.strays.iter().map(|stray| words.stray_table(stray));
    let unseated = stored.without_seat().map(|(game, players)| {
        let names: Vec<_> = players.iter().map(|player| shown(&player.name)).collect();
        words.without_seat(&names, game)
    });
    let lost = stored.lost_seats().into_iter();
    let lost = lost.map(|(player, game)| words.lost_seat(&shown(&player.name), game));
    let left = stored.still_seated().into_iter();
    let left =
        left.map(|(player, game, table)| words.still_seated(&shown(&player.name), game, table));
    let displaced = render::displaced(stored, words);
    strays.chain(unseated).chain(lost).chain(left).chain(displaced).collect()
}
