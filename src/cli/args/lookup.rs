//! Finds the game, player, league, seat or ruleset that an argument names, and the game of
//! a table of a tournament.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};

use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::note;
use crate::game::{GameId, League, LookupError, Scoresheet, TournamentId, find_name};
use crate::messages::{Command, Messages, TournamentError};
use crate::rules::Ruleset;
use crate::store::{GameKey, JournalEnd, Lookup, Player, Reader, Store};
use crate::tournament::{StoredTournament, TableStatus};

/// `--game GAME`: the game that a command is about.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct GameArg {
    /// Game: its number, `last` or the start of its UUID [default: the open
    /// game]
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    #[command(flatten)]
    table: TableArg,
}

/// A game as a positional argument.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct GamePosition {
    /// Game: its number, `last` or the start of its UUID
    #[arg(value_name = "GAME")]
    game: Option<String>,

    /// The same, so that the hints of other commands work here too
    #[arg(long = "game", value_name = "GAME", hide = true, conflicts_with = "game")]
    flag: Option<String>,

    #[command(flatten)]
    table: TableArg,
}

impl GamePosition {
    /// Returns the argument as if it had been an option.
    pub(crate) fn into_option(self) -> GameArg {
        GameArg { game: self.game.or(self.flag), table: self.table }
    }
}

impl GameArg {
    /// Returns the argument, by default the last game.
    pub(crate) fn or_last(self) -> Self {
        if self.is_named() {
            return self;
        }
        Self { game: Some("last".to_owned()), ..self }
    }

    /// Adds the options that were given to a command.
    pub(crate) fn add_to(&self, command: Command) -> Command {
        let command = self.game.iter().fold(command, |to, game| to.option("--game", game));
        self.table.table.iter().fold(command, |to, table| to.option("--table", table))
    }

    /// Returns `true` if a game is named.
    pub(crate) fn is_named(&self) -> bool {
        self.game.is_some() || self.table.is_given()
    }

    /// Returns the scoresheet of the game that is named, or of the one open
    /// game.
    pub(crate) fn sheet(&self, reader: &Reader<'_>) -> Result<Scoresheet> {
        Ok(self.sheet_if_any(reader)?.ok_or(LookupError::NoOpenGame)?)
    }

    /// Returns the same; if none is named and none is open, the scoresheet of the
    /// game that was just finished, and a note says so.
    pub(crate) fn sheet_or_finished(
        &self,
        reader: &Reader<'_>,
        now: DateTime<Utc>,
        words: &Messages,
    ) -> Result<Option<Scoresheet>> {
        let named = self.sheet_if_any(reader)?;
        if named.is_some() {
            return Ok(named);
        }
        let last = reader.last_played()?.filter(|sheet| sheet.is_just_finished(now));
        if let Some(sheet) = &last {
            note(&words.just_finished(sheet.number));
        }
        Ok(last)
    }

    /// Returns the game that is named, the open one or the one that was just finished, and
    /// where the journal ends. The reader is gone before answers come: it keeps others
    /// waiting.
    pub(crate) fn sheet_to_score(
        &self,
        store: &Store,
        now: DateTime<Utc>,
        words: &Messages,
    ) -> Result<(Scoresheet, JournalEnd)> {
        let reader = store.read()?;
        let sheet = self.sheet_or_finished(&reader, now, words)?;
        Ok((sheet.ok_or(LookupError::NoOpenGame)?, reader.journal_end()?))
    }

    /// Returns the scoresheet of the game that is named, or of the one open
    /// game; `None` if none is named and none is open.
    pub(crate) fn sheet_if_any(&self, reader: &Reader<'_>) -> Result<Option<Scoresheet>> {
        let id = match (&self.game, self.table.game(reader)?) {
            (Some(name), _) => Some(game(reader, name)?),
            (None, Some(id)) => Some(id),
            (None, None) => open_game(reader)?,
        };
        let Some(id) = id else { return Ok(None) };
        known(reader.game(id)?, id).map(Some)
    }
}

/// Returns the scoresheet of a game that was there a moment ago.
pub(crate) fn known(sheet: Option<Scoresheet>, id: GameId) -> Result<Scoresheet> {
    Ok(sheet.ok_or_else(|| LookupError::NoGame(id.to_string()))?)
}

/// Finds what an option names; `None` if it is not given.
pub(crate) fn optional<T>(
    reader: &Reader<'_>,
    name: Option<&str>,
    find: impl FnOnce(&Reader<'_>, &str) -> Result<T>,
) -> Result<Option<T>> {
    name.map(|name| find(reader, name)).transpose()
}

fn open_game(reader: &Reader<'_>) -> Result<Option<GameId>> {
    let open = reader.open_games()?;
    match open.as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(one.details.id)),
        _ => Err(LookupError::SeveralOpen(open).into()),
    }
}

/// Returns the game of a number, of `last` or of the start of a UUID.
pub(crate) fn game(reader: &Reader<'_>, name: &str) -> Result<GameId> {
    let name = name.trim().trim_start_matches('#');
    let game = GameKey::parse(name).ok_or_else(|| LookupError::NoGameName(name.to_owned()))?;
    let mut found = reader.find_game(game)?;
    // The digits of a UUID may look like a number that no game has.
    if let (GameKey::Number(_), Lookup::None { .. }, 4..) = (game, &found, name.len()) {
        found = reader.find_game(GameKey::Prefix(name))?;
    }
    match found {
        Lookup::One(id) => Ok(id),
        Lookup::Several(_) => Err(LookupError::SeveralGames(name.to_owned()).into()),
        Lookup::None { .. } => Err(LookupError::NoGame(name.to_owned()).into()),
    }
}

/// Returns the player of a name, or of the start of one.
pub(crate) fn player(reader: &Reader<'_>, name: &str) -> Result<Player> {
    let name = name.trim().to_owned();
    match reader.find_player(&name)? {
        Lookup::One(player) => Ok(player),
        Lookup::Several(players) => {
            let names = players.into_iter().map(|player| player.name).collect();
            Err(LookupError::SeveralPlayers { name, names }.into())
        }
        Lookup::None { near } => Err(LookupError::NoPlayer { name, near }.into()),
    }
}

/// Returns the league of a name, or of the start of one.
pub(crate) fn league(reader: &Reader<'_>, name: &str) -> Result<League> {
    let near = match reader.find_league(name)? {
        Lookup::One(league) => return Ok(league),
        Lookup::Several(leagues) => {
            let names = leagues.into_iter().map(|league| league.name).collect();
            let name = name.trim().to_owned();
            return Err(LookupError::SeveralLeagues { name, names }.into());
        }
        Lookup::None { near } => near,
    };
    let leagues = reader.leagues()?.into_iter().filter(|league| !league.retired);
    let names = leagues.map(|league| league.name).collect();
    let name = name.trim().to_owned();
    Err(LookupError::NoLeague { name, near, names }.into())
}

/// Returns what a name stands for that goes on in the words behind it, `Oma` `Ruth`, and
/// the other words: what most of the words are the name of, or the first alone.
pub(crate) fn of_words<'w, T>(
    reader: &Reader<'_>,
    name: &str,
    words: &'w [String],
    find: impl Fn(&Reader<'_>, &str) -> Result<T>,
) -> Result<(T, &'w [String])> {
    let longer = (1..=words.len()).rev().find_map(|len| {
        let (more, rest) = words.split_at(len);
        Some((find(reader, &format!("{name} {}", more.join(" "))).ok()?, rest))
    });
    longer.map_or_else(|| Ok((find(reader, name)?, words)), Ok)
}

/// Returns the index of a name, in any case, or of the only one that starts
/// so; `None` if there is none.
pub(crate) fn among(names: &[String], name: &str) -> Result<Option<usize>, LookupError> {
    let known: Vec<_> = names.iter().map(String::as_str).collect();
    let found = find_name(&known, name);
    match found.as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(*one)),
        several => Err(LookupError::SeveralPlayers {
            name: name.trim().to_owned(),
            names: several.iter().map(|&index| names[index].clone()).collect(),
        }),
    }
}

/// Returns a ruleset by its name, custom or built in.
pub(crate) fn ruleset(reader: &Reader<'_>, name: &str) -> Result<Ruleset> {
    if let Some(custom) = reader.ruleset(name.trim())? {
        return Ok(custom.rules);
    }
    if let Ok(preset) = Ruleset::named(name.trim()) {
        return Ok(preset);
    }
    let custom = reader.rulesets()?.into_iter().filter(|custom| !custom.retired);
    let custom = custom.map(|custom| custom.rules.name().to_owned());
    Err(LookupError::no_ruleset(name, custom).into())
}

/// `--table TABLE`: the game of a table of the tournament that was created last.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct TableArg {
    /// Table of the last tournament, such as 7, or 1/7 for table 7 of game 1
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

impl fmt::Display for TableName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game {
            Some(game) => write!(f, "{game}/{}", self.table),
            None => write!(f, "{}", self.table),
        }
    }
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
            .ok_or("a table must be a number, such as 7, or 1/7 for table 7 of game 1")
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
    /// without a number of a game the first in which it is open, else the last started.
    fn game(self, reader: &Reader<'_>) -> Result<GameId> {
        let stored = last(reader)?;
        let mut started = stored.games.iter().filter(|game| game.is_started());
        let game = match self.game {
            Some(number) => stored.game(number).ok_or(TournamentError::NoGame {
                game: number,
                games: stored.tournament.start.games,
            })?,
            None => {
                let open = started.clone().find(|game| stored.is_pending(game.number, self.table));
                let last = stored.current().filter(|game| game.table(self.table).is_some());
                let (table, game) = (self.table, 1);
                let none = match stored.tournament.seated.get(&game).map(Vec::len) {
                    Some(tables) if usize::from(table) > tables => {
                        TournamentError::NoTable { table, game, tables }
                    }
                    _ => TournamentError::TableNotStarted { table, game },
                };
                // A table that none of them has is one of the game that others play.
                let goes_on = || started.find(|game| game.tables.iter().any(TableStatus::is_open));
                open.or(last).or_else(goes_on).or(stored.current()).ok_or(none)?
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
