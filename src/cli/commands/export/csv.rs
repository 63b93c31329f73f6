//! `crowns export --csv`: games, scores or standings for a spreadsheet.

use std::slice;

use clap::ValueEnum;

use crate::cli::args::selection::Found;
use crate::cli::commands::standings::{Agreed, Ranked};
use crate::cli::ui::failure::Result;
use crate::render::{
    GameSelection, TextStyle, counted, games_table, scores_table, standings_table,
};
use crate::store::{GameFilter, Reader, StoredLeague};

/// A table for a spreadsheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Table {
    /// A row a game
    Games,
    /// A row a player and round
    Scores,
    /// A row a player
    Standings,
}

/// Writes a table of what a slice holds, and says how much that is.
pub(crate) fn write(
    table: Table,
    reader: &Reader<'_>,
    filter: &GameFilter,
    league: Option<StoredLeague>,
    put: &mut dyn FnMut(String) -> Result<()>,
) -> Result<String> {
    match table {
        Table::Games => {
            let leagues = reader.leagues()?.into_iter();
            let leagues = leagues.map(|league| (league.id, league.name)).collect();
            put(games_table(&[], &leagues).csv())?;
            let mut games = 0;
            reader.each_game(*filter, |game| {
                games += 1;
                put(games_table(slice::from_ref(&game), &leagues).csv_rows())
            })?;
            Ok(counted(games, "game"))
        }
        Table::Scores => {
            put(scores_table(&[]).csv())?;
            let mut games = 0;
            reader.each_game(*filter, |game| {
                games += 1;
                let sheet = reader.game(game.id)?;
                put(scores_table(sheet.as_slice()).csv_rows())
            })?;
            Ok(counted(games, "game"))
        }
        Table::Standings => {
            let found = Found {
                filter: GameFilter {
                    league: filter.league,
                    player: filter.player,
                    since: filter.since,
                    ..GameFilter::COMPLETE
                },
                choice: GameSelection::default(),
                league,
            };
            let ranked = Ranked::count(reader, &found, &Agreed::default())?;
            put(standings_table(&ranked.page(&found), TextStyle::PLAIN).csv())?;
            Ok(counted(ranked.standings.len() as u64, "player"))
        }
    }
}
