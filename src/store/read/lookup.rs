//! Looks up players and games by what a user typed.

use std::collections::BinaryHeap;

use chrono::{NaiveTime, TimeDelta};
use uuid::Uuid;

use super::Reader;
use super::games::GameFilter;
use super::players::Player;
use crate::game::{GameId, GameState, League, Scoresheet, find_name, name_key, nearest_names};
use crate::store::db::Result;
use crate::store::state::game_cache;
use crate::store::state::game_row::GameRow;

/// The result of looking up a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lookup<T> {
    One(T),
    /// Several matches: they share the prefix, or have the same name.
    Several(Vec<T>),
    /// No match, with the most similar names first.
    None {
        near: Vec<String>,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameKey<'text> {
    /// `12`: by its number.
    Number(u32),
    /// `last`: the one played last, unless it is deleted.
    Last,
    /// `01990c`: by the beginning of its UUID, dashes or none.
    Prefix(&'text str),
}

impl<'text> GameKey<'text> {
    /// Reads a number, `last` or the beginning of a UUID; `None` if the text is none of the three.
    pub fn parse(text: &'text str) -> Option<Self> {
        if text.eq_ignore_ascii_case("last") {
            return Some(Self::Last);
        }
        if let Ok(number) = text.parse() {
            return Some(Self::Number(number));
        }
        let is_prefix = text.bytes().all(|b| b.is_ascii_hexdigit() || b == b'-');
        (is_prefix && text.len() >= 4).then_some(Self::Prefix(text))
    }
}

impl<T> Lookup<T> {
    /// Returns what was found if it is the only one.
    pub fn one(self) -> Option<T> {
        if let Self::One(found) = self { Some(found) } else { None }
    }
}

impl<T: Clone> Lookup<T> {
    /// Returns what was found under a name, given the indices of the matches.
    pub(super) fn new(typed: &str, all: &[T], names: &[&str], found: Vec<usize>) -> Self {
        Self::found(found.into_iter().map(|at| all[at].clone()).collect(), || {
            let near = nearest_names(typed, names.iter().copied()).into_iter();
            near.map(str::to_owned).collect()
        })
    }

    fn found(mut found: Vec<T>, near: impl FnOnce() -> Vec<String>) -> Self {
        match found.len() {
            0 => Self::None { near: near() },
            1 => Self::One(found.remove(0)),
            _ => Self::Several(found),
        }
    }
}

/// The minimum length of an id prefix that names a player.
const MIN_DIGITS: usize = 8;

impl Reader<'_> {
    /// Finds a player by what [`find_name`] accepts, or by a prefix of the id.
    pub fn find_player(&self, typed: &str) -> Result<Lookup<Player>> {
        let players = self.players()?;
        let key = name_key(typed.trim());
        let names: Vec<_> = players.iter().map(|player| player.name.as_str()).collect();
        let mut found = find_name(&names, typed);
        if found.is_empty() && key.len() >= MIN_DIGITS {
            let begins = |&at: &usize| players[at].id.to_string().starts_with(&key);
            found = (0..players.len()).filter(begins).collect();
        }
        Ok(Lookup::new(typed, &players, &names, found))
    }

    /// Finds a league by what [`find_name`] accepts. Those of one name have their marks, but not
    /// one that alone is not retired.
    pub fn find_league(&self, typed: &str) -> Result<Lookup<League>> {
        let typed = typed.trim();
        let leagues = self.leagues()?;
        let names: Vec<_> = leagues.iter().map(|league| league.name.as_str()).collect();
        Ok(Lookup::new(typed, &leagues, &names, find_name(&names, typed)))
    }

    pub fn find_game(&self, game: GameKey<'_>) -> Result<Lookup<GameId>> {
        let found = match game {
            GameKey::Number(number) => self.game_of_number(number)?.into_iter().collect(),
            GameKey::Last => self.last_game()?.into_iter().collect(),
            GameKey::Prefix(prefix) => self.games_of_prefix(prefix)?,
        };
        Ok(Lookup::found(found.into_iter().map(GameId).collect(), Vec::new))
    }

    fn game_of_number(&self, number: u32) -> Result<Option<Uuid>> {
        if let Some(found) = game_cache::find_number(self.cache()?, number)?
            && let Some(row) = self.game_row(found.id)?
            && row.number == number
        {
            return Ok(Some(found.id));
        }
        // The way to a game of that number may be damaged.
        let is_it = |game: &GameRow| (game.number == number).then_some(game.id);
        Ok(self.of_rows(&GameFilter::default(), is_it)?.first().copied())
    }

    fn last_game(&self) -> Result<Option<Uuid>> {
        let played = self.of_rows(&GameFilter::default(), |game| {
            (game.state != GameState::Deleted).then(|| (played_at(game), game.id))
        })?;
        Ok(played.into_iter().max().map(|(_, id)| id))
    }

    /// Returns the game that was played last here: it is open or finished, and
    /// was not imported from a spreadsheet.
    pub fn last_played(&self) -> Result<Option<Scoresheet>> {
        let games = self.of_rows(&GameFilter::default(), |game| {
            let is_played = matches!(game.state, GameState::Open | GameState::Finished);
            is_played.then(|| (played_at(game), game.id))
        })?;
        let mut games = BinaryHeap::from(games);
        while let Some((_, id)) = games.pop() {
            let sheet = self.game(GameId(id))?;
            if let Some(sheet) = sheet.filter(|sheet| !sheet.is_imported()) {
                return Ok(Some(sheet));
            }
        }
        Ok(None)
    }

    /// Returns the game recorded last, whatever its day, if it has only totals; `None` if others
    /// were recorded at the same time, as by an import.
    pub fn last_result(&self) -> Result<Option<Scoresheet>> {
        let mut games = self.of_rows(&GameFilter::default(), |game| {
            (game.state != GameState::Deleted).then_some((game.started, game.id))
        })?;
        games.sort_unstable();
        let last = match games.as_slice() {
            [.., (before, _), (started, _)] if before == started => None,
            games => games.last(),
        };
        let sheet = last.map_or(Ok(None), |&(_, id)| self.game(GameId(id)))?;
        Ok(sheet.filter(|sheet| sheet.has_only_totals() && sheet.state() == GameState::Finished))
    }

    fn games_of_prefix(&self, prefix: &str) -> Result<Vec<Uuid>> {
        let digits: String = prefix.chars().filter(|&c| c != '-').collect();
        let digits = digits.to_ascii_lowercase();
        let begins = |id: Uuid| id.simple().to_string().starts_with(&digits);
        self.of_rows(&GameFilter::default(), |game| begins(game.id).then_some(game.id))
    }
}

/// Returns when a game was played, in milliseconds of UTC: when it was started,
/// but on its day if it was entered later.
fn played_at(game: &GameRow) -> i64 {
    const A_NIGHT: TimeDelta = TimeDelta::days(2);
    let day = game.date.and_time(NaiveTime::MIN).and_utc();
    let latest = day.checked_add_signed(A_NIGHT).unwrap_or(day);
    game.started.min(latest.timestamp_millis())
}
