//! `crowns export --csv`: games, scores or standings for a spreadsheet.

use std::slice;

use clap::ValueEnum;

use crate::cli::args::selection::Found;
use crate::cli::commands::standings::{Agreed, Ranked};
use crate::cli::ui::failure::Result;
use crate::render::{
    GameSelection, TextStyle, counted, games_table, scores_table, standings_table,
};
use crate::store::{
    ExportFilter, GameFilter, GamePage, GameSummary, Reader, ResultFilter, StoredLeague,
};

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
    filter: &ExportFilter,
    league: Option<StoredLeague>,
    put: &mut dyn FnMut(String) -> Result<()>,
) -> Result<String> {
    match table {
        Table::Games => {
            let leagues = reader.leagues()?.into_iter();
            let leagues = leagues.map(|league| (league.id, league.name)).collect();
            put(games_table(&[], &leagues).csv())?;
            let games = each_game(reader, filter, |game| {
                put(games_table(slice::from_ref(game), &leagues).csv_rows())
            })?;
            Ok(counted(games, "game"))
        }
        Table::Scores => {
            put(scores_table(&[]).csv())?;
            let games = each_game(reader, filter, |game| {
                let sheet = reader.game(game.id)?;
                put(scores_table(sheet.as_slice()).csv_rows())
            })?;
            Ok(counted(games, "game"))
        }
        Table::Standings => {
            let found = Found {
                filter: ResultFilter {
                    league: filter.league,
                    player: filter.player,
                    since: filter.since,
                    ..ResultFilter::default()
                },
                choice: GameSelection::default(),
                league,
            };
            let ranked = Ranked::count(Some(reader), &found, &Agreed::default())?;
            put(standings_table(&ranked.page(&found), TextStyle::PLAIN).csv())?;
            Ok(counted(ranked.standings.len() as u64, "player"))
        }
    }
}

/// Goes through the games of a slice, the latest first, and counts them.
fn each_game(
    reader: &Reader<'_>,
    filter: &ExportFilter,
    mut each: impl FnMut(&GameSummary) -> Result<()>,
) -> Result<u64> {
    // So many at a time take little room and few questions.
    const PAGE: u32 = 500;
    let filter = GameFilter {
        league: filter.league,
        player: filter.player,
        since: filter.since,
        ..GameFilter::default()
    };
    let mut page = GamePage {
        before: None,
        size: PAGE,
    };
    let mut count = 0;
    loop {
        let games = reader.games(filter, page)?;
        let Some(last) = games.last() else {
            return Ok(count);
        };
        page.before = Some(last.id);
        for game in &games {
            each(game)?;
            count += 1;
        }
    }
}
