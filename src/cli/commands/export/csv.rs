//! `crowns export --csv`: games, scores or standings for a spreadsheet.

use std::slice;

use clap::ValueEnum;

use crate::cli::args::ranking::{RankedStandings, RankingArgs};
use crate::cli::args::selection::Selection;
use crate::cli::ui::failure::Result;
use crate::league::GameSelection;
use crate::messages::Language;
use crate::render::{TextStyle, games_table, scores_table, standings_table};
use crate::store::{GameFilter, Reader, StoredLeague};

/// A table for a spreadsheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum CsvTable {
    /// A row per game
    Games,
    /// A row per player and round
    Scores,
    /// A row per player
    Standings,
}

/// Writes a table of the games of a filter. Returns the number of games in it, or
/// of players in standings.
pub(crate) fn write(
    table: CsvTable,
    reader: &Reader<'_>,
    filter: &GameFilter,
    league: Option<StoredLeague>,
    put: &mut dyn FnMut(String) -> Result<()>,
) -> Result<u64> {
    match table {
        CsvTable::Games => {
            // No heading of the table is written.
            let language = Language::default();
            put(games_table(&[], language).csv())?;
            let mut games = 0;
            reader.each_game(*filter, |game| {
                games += 1;
                put(games_table(slice::from_ref(&game), language).csv_rows())
            })?;
            Ok(games)
        }
        CsvTable::Scores => {
            put(scores_table(&[]).csv())?;
            let mut games = 0;
            reader.each_game(*filter, |game| {
                games += 1;
                let sheet = reader.game(game.details.id)?;
                put(scores_table(sheet.as_slice()).csv_rows())
            })?;
            Ok(games)
        }
        CsvTable::Standings => {
            let since = GameSelection { since: filter.since, ..GameSelection::default() };
            let mut selection = Selection::new(since, league);
            selection.filter.player = filter.player;
            let ranked = RankedStandings::count(reader, &selection, &RankingArgs::default())?;
            put(standings_table(&ranked.page(&selection), TextStyle::PLAIN).csv())?;
            Ok(ranked.standings.len() as u64)
        }
    }
}
