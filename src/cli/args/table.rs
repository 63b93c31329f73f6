//! `--table`: the game of a table of a tournament.

use std::str::FromStr;

use crate::cli::ui::failure::Result;
use crate::game::{GameId, TournamentId};
use crate::messages::TournamentError;
use crate::store::Reader;
use crate::tournament::StoredTournament;

/// `--table TABLE`: the game of a table of the tournament that was created last.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct TableArg {
    /// Table of the last tournament, such as 7, or 1/7 for that of its game 1
    #[arg(long, value_name = "TABLE", conflicts_with = "game")]
    table: Option<TableName>,
}

impl TableArg {
    /// Returns `true` if a table is named.
    pub(crate) const fn is_given(self) -> bool {
        self.table.is_some()
    }

    /// Returns the game of the table that is named; `None` if none is.
    pub(crate) fn game(self, reader: &Reader<'_>) -> Result<Option<GameId>> {
        self.table.map(|table| table.game(reader)).transpose()
    }
}

/// A table as it is typed: `7`, or `1/7` for table 7 of game 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct TableName {
    game: Option<u8>,
    table: u16,
}

impl FromStr for TableName {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (game, table) = match text.split_once('/') {
            Some((game, table)) => (game.trim().parse().ok(), table),
            None => (None, text),
        };
        let is_complete = game.is_some() || !text.contains('/');
        let table = table.trim().parse().ok().filter(|_| is_complete);
        table
            .map(|table| Self { game, table })
            .ok_or("a table must be a number, such as 7, or 1/7 for that of game 1")
    }
}

pub(crate) fn last(reader: &Reader<'_>) -> Result<StoredTournament> {
    let last = reader.tournaments()?.pop().ok_or(TournamentError::None)?;
    stored(reader, last.tournament.uuid)
}

pub(crate) fn stored(reader: &Reader<'_>, id: TournamentId) -> Result<StoredTournament> {
    Ok(reader.tournament(id)?.ok_or(TournamentError::None)?)
}

impl TableName {
    /// Returns the game of the table in the tournament that was created last:
    /// without a number of a game the first that is open, else the last started.
    fn game(self, reader: &Reader<'_>) -> Result<GameId> {
        let stored = last(reader)?;
        let mut started = stored.games.iter().filter(|game| game.is_started());
        let game = match self.game {
            Some(number) => stored.game(number).ok_or(TournamentError::NoGame {
                game: number,
                games: stored.tournament.start.games,
            })?,
            None => {
                let open = started.find(|game| stored.is_pending(game.number, self.table));
                let none = TournamentError::TableNotStarted { table: self.table, game: 1 };
                open.or(stored.current()).ok_or(none)?
            }
        };
        let table = game.table(self.table).ok_or(TournamentError::NoTable {
            table: self.table,
            game: game.number,
            tables: game.tables.len(),
        })?;
        let (game, number) = (game.number, self.table);
        if let Some(contest) = stored.contest(game, number) {
            let table = number;
            return Err(TournamentError::Contested { game, table, contest }.into());
        }
        if table.game.is_some() {
            return Ok(table.id);
        }
        let held = stored.held_by(game, number);
        let held = held.and_then(|begun| Some((begun.table, begun.game.as_ref()?)));
        let table = number;
        Err(match held {
            Some((begun, played)) => {
                TournamentError::Held { game, table, begun, number: played.result.game.number }
            }
            None => TournamentError::TableNotStarted { table, game },
        }
        .into())
    }
}
