//! `crowns export --csv`: games, scores or standings for a spreadsheet.

use clap::ValueEnum;

use crate::cli::args::selection::Found;
use crate::cli::commands::standings::{Agreed, Ranked};
use crate::cli::ui::failure::Result;
use crate::render::{GameSelection, counted, csv};
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
    slice: &ExportFilter,
    league: Option<StoredLeague>,
    put: &mut dyn FnMut(String) -> Result<()>,
) -> Result<String> {
    match table {
        Table::Games => {
            let leagues = reader.leagues()?.into_iter();
            let mut rows = csv::Games::new(leagues.map(|kept| (kept.id, kept.name)).collect());
            put(rows.take())?;
            let games = each_game(reader, slice, |game| {
                rows.add(game);
                put(rows.take())
            })?;
            Ok(counted(games, "game"))
        }
        Table::Scores => {
            let mut rows = csv::Scores::new();
            put(rows.take())?;
            let games = each_game(reader, slice, |game| {
                reader
                    .game(game.id)?
                    .iter()
                    .for_each(|sheet| rows.add(sheet));
                put(rows.take())
            })?;
            Ok(counted(games, "game"))
        }
        Table::Standings => {
            let found = Found {
                filter: ResultFilter {
                    league: slice.league,
                    player: slice.player,
                    since: slice.since,
                    ..ResultFilter::default()
                },
                choice: GameSelection::default(),
                league,
            };
            let ranked = Ranked::count(Some(reader), &found, &Agreed::default())?;
            let mut rows = csv::Standings::new();
            rows.add(&ranked.page(&found));
            put(rows.take())?;
            Ok(counted(ranked.standings.len() as u64, "player"))
        }
    }
}

/// Goes through the games of a slice, the latest first, and counts them.
fn each_game(
    reader: &Reader<'_>,
    slice: &ExportFilter,
    mut each: impl FnMut(&GameSummary) -> Result<()>,
) -> Result<u64> {
    // So many at a time take little room and few questions.
    const PAGE: u32 = 500;
    let filter = GameFilter {
        league: slice.league,
        player: slice.player,
        since: slice.since,
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
