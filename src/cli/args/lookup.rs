//! Finds the game, player, league, seat or ruleset that an argument names, and the game of a table
//! of a tournament.

use std::env;
use std::str::FromStr;

use crate::cli::prelude::*;
use crate::game::{TournamentId, find_name, is_one_of};
use crate::store::{GameKey, JournalEnd};
use crate::tournament::{TableStatus, TournamentGame};

/// `--game GAME`: the game that a command is about.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct GameArg {
    /// Game: its number, `last` or the start of its UUID [default: the open game]
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    #[command(flatten)]
    table: TableArg,
}

/// A game as a positional argument.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct GamePosition {
    /// Game: its number, `last` or the start of its UUID [default: the open game]
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
        let game = self.game.or(self.flag);
        // No game is called `1/7`.
        match game.as_deref().filter(|name| name.contains('/')).map(table_name) {
            Some(Ok(table)) => GameArg { game: None, table: TableArg { table: Some(table) } },
            _ => GameArg { game, table: self.table },
        }
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

    /// Takes the table that stands before scores, `table 1 13 out 21` or `t1 13 out 21`, or after
    /// them.
    pub(crate) fn take_table(&mut self, values: &mut Vec<String>) {
        let first = values.first().filter(|_| values.len() > 1).map(|first| first.to_lowercase());
        let short = first.as_deref().and_then(|first| table_name(first.strip_prefix('t')?).ok());
        match short.filter(|_| !self.is_named()) {
            Some(table) => {
                self.table.table = Some(table);
                values.remove(0);
            }
            None => self.take_table_called(values),
        }
    }

    /// Takes the table that stands before or after other words: `table 1 Dan`, `Dan table 1`.
    pub(crate) fn take_table_called(&mut self, values: &mut Vec<String>) {
        let table = |word: &str, name: &str| table_name(name).ok().filter(|_| is_table(word));
        if let Some((at, table)) = pair_at_end(values, table).filter(|_| !self.is_named()) {
            self.table.table = Some(table);
            values.drain(at..at + 2);
        }
    }

    /// Takes the game that stands before or after other words: `game 1 Dan 31`, `Dan 31 game 1`.
    pub(crate) fn take_game_called(&mut self, values: &mut Vec<String>) {
        let game = |word: &str, name: &str| {
            let is_game = word.eq_ignore_ascii_case("game") && GameKey::parse(name).is_some();
            is_game.then(|| name.to_owned())
        };
        if let Some((at, game)) = pair_at_end(values, game).filter(|_| !self.is_named()) {
            self.game = Some(game);
            let before = at.checked_sub(1).filter(|&at| is_one_of("in|of|for", &values[at]));
            values.drain(before.unwrap_or(at)..at + 2);
        }
    }

    /// Adds the options that were given to a command.
    pub(crate) fn add_to(&self, command: Command) -> Command {
        let command = self.name().iter().fold(command, |to, game| to.option("--game", game));
        let table = self.table.table.map(|TableName { game, table }| match game {
            Some(GameOrFinal::Final) => "final".to_owned(),
            Some(GameOrFinal::Number(game)) => format!("{game}/{table}"),
            None => table.to_string(),
        });
        table.iter().fold(command, |to, table| to.option("--table", table))
    }

    /// Adds the options that were given to what fixes a failure: without them, it would be about
    /// another game.
    pub(crate) fn add_to_hint(&self, failure: Failure, words: &Messages) -> Failure {
        let add = |command: Command| {
            let names_none = !command.has_one_of(&["--game", "--table"]);
            match names_none && command.is_one_of(&["fix", "score"]) {
                true => self.add_to(command),
                false => command,
            }
        };
        if self.is_named() { failure.map_commands(words, add) } else { failure }
    }

    /// Returns the game that is named, else the one on the screen.
    fn name(&self) -> Option<String> {
        let on_screen = || on_screen().filter(|_| self.table.table.is_none());
        self.game.clone().or_else(on_screen)
    }

    /// Returns `true` if a game is named, or one is on the screen.
    pub(crate) fn is_named(&self) -> bool {
        self.name().is_some() || self.table.table.is_some()
    }

    /// Returns the scoresheet of the game that is named, or of the one open game.
    pub(crate) fn sheet(&self, reader: &Reader<'_>) -> Result<Scoresheet> {
        Ok(self.sheet_if_any(reader)?.ok_or(LookupError::NoOpenGame)?)
    }

    /// Returns the same. If no game is named and none is open, returns the last one, and prints a
    /// note.
    pub(crate) fn sheet_or_last(
        &self,
        reader: &Reader<'_>,
        last: LastGame,
        context: &Context,
    ) -> Result<Scoresheet> {
        if let Some(named) = self.sheet_if_any(reader)? {
            return Ok(named);
        }
        let (now, words) = (context.now()?, context.words());
        let finished = reader.last_played()?.filter(|sheet| sheet.is_just_finished(now));
        let ended = finished.as_ref().and_then(|sheet| sheet.ended);
        let result = if last == LastGame::Any { reader.last_result()? } else { None };
        let result = result.filter(|sheet| sheet.has_just_ended(now) && sheet.ended > ended);
        let sheet = result.or(finished).ok_or(LookupError::NoOpenGame)?;
        note(&match sheet.has_only_totals() {
            true => words.just_recorded(sheet.number),
            false => words.just_finished(sheet.number),
        });
        Ok(sheet)
    }

    /// Returns [the same](Self::sheet_or_last), and where the journal ends. The reader is gone
    /// before answers come: it keeps others waiting.
    pub(crate) fn sheet_to_change(
        &self,
        store: &Store,
        last: LastGame,
        context: &Context,
    ) -> Result<(Scoresheet, JournalEnd)> {
        let reader = store.read()?;
        Ok((self.sheet_or_last(&reader, last, context)?, reader.journal_end()?))
    }

    /// Returns the scoresheet of the game that is named, or of the one open
    /// game; `None` if none is named and none is open.
    pub(crate) fn sheet_if_any(&self, reader: &Reader<'_>) -> Result<Option<Scoresheet>> {
        let id = match (&self.name(), self.table.table) {
            (Some(name), _) => Some(game(reader, name)?),
            (None, Some(table)) => Some(table.game(reader)?),
            (None, None) => open_game(reader)?,
        };
        let Some(id) = id else { return Ok(None) };
        known(reader.game(id)?, id).map(Some)
    }
}

/// Which game is the last one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LastGame {
    /// The one that was just finished at the table.
    Finished,
    /// This, or the one of which the totals were just recorded.
    Any,
}

/// Finds a pair of words that can be read before or after other words; returns where it is, too.
fn pair_at_end<T>(values: &[String], read: impl Fn(&str, &str) -> Option<T>) -> Option<(usize, T)> {
    let ends = [0, values.len().saturating_sub(2)];
    ends.into_iter().find_map(|at| match values.get(at..at + 2)? {
        [word, name] => Some((at, read(word, name)?)),
        _ => None,
    })
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

fn on_screen() -> Option<String> {
    env::var(terminal::ON_SCREEN).ok().filter(|number| !number.is_empty())
}

/// Returns the game that is repeated: this one, else the one on the screen, else the last.
pub(crate) fn repeated(reader: &Reader<'_>, after: Option<GameId>) -> Result<Scoresheet> {
    let on_screen = || on_screen().map(|name| game(reader, &name)).transpose();
    let after = after.map_or_else(on_screen, |after| Ok(Some(after)))?;
    let sheet = match after {
        Some(after) => reader.game(after)?,
        None => reader.last_played()?,
    };
    Ok(sheet.ok_or(LookupError::NoGameToRepeat)?)
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
        Lookup::None { near } => {
            let error = LookupError::NoPlayer { name: name.clone(), near };
            Err(or_tournament(reader, &name, error))
        }
    }
}

/// Returns why a name is not found, or that it is the name of a tournament.
fn or_tournament(reader: &Reader<'_>, name: &str, error: LookupError) -> Failure {
    match reader.tournament_of_name(name) {
        Ok(Some(found)) => LookupError::IsTournament(found.name).into(),
        _ => error.into(),
    }
}

/// Returns the league of a name, or of the start of one.
pub(crate) fn league(reader: &Reader<'_>, name: &str) -> Result<League> {
    let found = reader.find_league(name)?;
    let name = name.trim().to_owned();
    match found {
        Lookup::One(league) => Ok(league),
        Lookup::Several(leagues) => {
            let names = leagues.into_iter().map(|league| league.name).collect();
            Err(LookupError::SeveralLeagues { name, names }.into())
        }
        Lookup::None { near } => {
            let leagues = reader.leagues()?.into_iter().filter(|league| !league.retired);
            let names = leagues.map(|league| league.name).collect();
            let error = LookupError::NoLeague { name: name.clone(), near, names };
            Err(or_tournament(reader, &name, error))
        }
    }
}

/// Returns what a name stands for that goes on in the words after it, `Oma` `Ruth`, and
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
    match find_name(&known, name).as_slice() {
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
    #[arg(long, value_name = "TABLE", conflicts_with = "game", value_parser = table_name)]
    table: Option<TableName>,
}

/// A table as it is typed: `7`, or `1/7` for table 7 of game 1.
#[derive(Debug, Clone, Copy)]
struct TableName {
    game: Option<GameOrFinal>,
    table: u16,
}

/// A game of a tournament as it is typed: its number, or `final`.
#[derive(Debug, Clone, Copy)]
pub(crate) enum GameOrFinal {
    Number(u8),
    Final,
}

impl FromStr for GameOrFinal {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        match text.trim() {
            text if text.eq_ignore_ascii_case("final") => Ok(Self::Final),
            text => text.parse().map(Self::Number).map_err(|_| "it is not a number, nor `final`"),
        }
    }
}

impl GameOrFinal {
    pub(crate) fn number(self, stored: &StoredTournament) -> u8 {
        match self {
            Self::Number(number) => number,
            Self::Final => stored.tournament.final_game(),
        }
    }

    pub(crate) fn find(
        self,
        stored: &StoredTournament,
    ) -> Result<&TournamentGame, TournamentError> {
        stored.game(self.number(stored)).ok_or(match self {
            Self::Number(game) => {
                TournamentError::NoGame { game, games: stored.tournament.start.games }
            }
            Self::Final => TournamentError::FinalNotStarted,
        })
    }
}

/// Returns `true` for the word before the number of a table.
pub(crate) fn is_table(word: &str) -> bool {
    ["table", "bord", "borð", "pöytä"].contains(&word.to_lowercase().as_str())
}

fn table_name(text: &str) -> Result<TableName, &'static str> {
    let (game, table) = match text.split_once('/') {
        Some((game, table)) => (game.parse().ok().map(Some), table),
        // It has one table.
        None => match text.parse() {
            Ok(GameOrFinal::Final) => (Some(Some(GameOrFinal::Final)), "1"),
            _ => (Some(None), text),
        },
    };
    let name = game.zip(table.trim().parse().ok());
    name.map(|(game, table)| TableName { game, table })
        .ok_or("a table must be a number, such as 7, or 1/7 for table 7 of game 1")
}

pub(crate) fn last(reader: &Reader<'_>) -> Result<StoredTournament> {
    stored(reader, reader.tournaments()?.pop().ok_or(TournamentError::None)?.tournament.uuid)
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
            Some(game) => game.find(&stored)?,
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
        let (found, tables) = (game.table(self.table), game.tables.len());
        let (game, table) = (game.number, self.table);
        let found = found.ok_or(TournamentError::NoTable { table, game, tables })?;
        if let Some(contest) = stored.contest(game, table) {
            return Err(TournamentError::Contested { game, table, contest }.into());
        }
        if found.game.is_some() {
            return Ok(found.id);
        }
        let held = stored.held_by(game, table);
        let held = held.and_then(|begun| Some((begun.table, begun.game.as_ref()?)));
        Err(match held {
            Some((begun, played)) => {
                TournamentError::Held { game, table, begun, number: played.result.game.number }
            }
            None => TournamentError::TableNotStarted { table, game },
        }
        .into())
    }
}
