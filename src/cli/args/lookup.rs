//! Finds the game, player, league, seat or ruleset that an argument names.

use thiserror::Error;

use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages::warn;
use crate::game::{GameId, Scoresheet, name_key};
use crate::render::{Command, Hint};
use crate::rules::{PRESETS, Ruleset};
use crate::store::{GameKey, GameSummary, Lookup, Player, Reader, StoredLeague};
use crate::words::en::{any_of, did_you_mean};

/// `--game GAME`: the game that a command is about.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct GameArg {
    /// Game: its number, `last` or the start of its UUID [default: the open
    /// game]
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
}

/// An argument that names nothing, or more than one thing.
#[derive(Debug, Error)]
pub(crate) enum LookupError {
    #[error("no game is open")]
    NoOpenGame,
    #[error("no game was open then")]
    NoneWasOpen,
    #[error("{} games are open:{}", .0.len(), listed(.0))]
    SeveralOpen(Vec<GameSummary>),
    #[error("a game must be a number, `last` or at least four digits of a UUID, not `{0}`")]
    NoGameName(String),
    #[error("there is no game `{0}`")]
    NoGame(String),
    #[error("several games have a UUID that starts with `{0}`")]
    SeveralGames(String),
    #[error("there is no player `{name}`{}", did_you_mean(.near))]
    NoPlayer { name: String, near: Vec<String> },
    #[error("`{name}` could be {}", any_of(.names))]
    SeveralPlayers { name: String, names: Vec<String> },
    #[error("`{name}` is not a player of game {game}; its players are {}", .names.join(", "))]
    NoSeat {
        name: String,
        game: u32,
        names: Vec<String>,
    },
    #[error("there is no league `{name}`{}", near_or_all(.near, .names))]
    NoLeague {
        name: String,
        near: Vec<String>,
        names: Vec<String>,
    },
    #[error("league {league} has no season `{name}`{}", near_or_all(&[], .names))]
    NoSeason {
        name: String,
        league: String,
        names: Vec<String>,
    },
    #[error("there is no ruleset `{name}`; the rulesets are {}", .names.join(", "))]
    NoRuleset { name: String, names: Vec<String> },
}

impl LookupError {
    /// Returns the error for a ruleset that is neither built in nor custom.
    pub(crate) fn no_ruleset(name: &str, house: impl IntoIterator<Item = String>) -> Self {
        let built_in = PRESETS.map(str::to_owned).into_iter();
        Self::NoRuleset {
            name: name.to_owned(),
            names: built_in.chain(house).collect(),
        }
    }
}

impl From<LookupError> for Failure {
    fn from(error: LookupError) -> Self {
        let hint = match &error {
            LookupError::NoOpenGame => Some(
                Hint::run(Command::new("new Ann Bob Cat"), "to start one")
                    .text(", or name a game, such as `--game last`"),
            ),
            LookupError::NoneWasOpen => Some(
                Hint::new("name a game, such as `--game last`; run ")
                    .command(Command::new("games"))
                    .text(" with the same `--as-of` to list them"),
            ),
            LookupError::SeveralOpen(games) => games.first().map(|game| {
                Hint::new(format!(
                    "name one of them, such as `--game {}`",
                    game.number
                ))
            }),
            LookupError::NoPlayer { near, .. } if near.is_empty() => Some(Hint::run(
                Command::new("player list"),
                "to list the players",
            )),
            LookupError::SeveralPlayers { names, .. }
                if names.iter().all(|name| *name == names[0]) =>
            {
                Some(
                    Hint::new("run ")
                        .command(Command::new("player list"))
                        .text(" to tell them apart, ")
                        .command(Command::new("player merge"))
                        .text(" to make them one"),
                )
            }
            LookupError::NoRuleset { .. } => Some(Hint::run(
                Command::new("rules list"),
                "to list the rulesets",
            )),
            LookupError::NoPlayer { .. }
            | LookupError::SeveralPlayers { .. }
            | LookupError::NoGameName(_)
            | LookupError::NoGame(_)
            | LookupError::SeveralGames(_)
            | LookupError::NoSeat { .. }
            | LookupError::NoLeague { .. }
            | LookupError::NoSeason { .. } => None,
        };
        Self::new(error.to_string()).hint(hint)
    }
}

impl GameArg {
    /// Returns what `--game` would be from a positional argument.
    pub(crate) fn named(game: Option<String>) -> Self {
        Self { game }
    }

    /// Returns `true` if a game is named.
    pub(crate) fn is_named(&self) -> bool {
        self.game.is_some()
    }

    /// Returns the scoresheet of the game that is named, or of the one open
    /// game.
    ///
    /// # Errors
    ///
    /// [`LookupError`] if there is none, or more than one.
    pub(crate) fn sheet(&self, reader: &Reader<'_>) -> Result<Scoresheet> {
        Ok(self.sheet_if_any(reader)?.ok_or(LookupError::NoOpenGame)?)
    }

    /// Returns the scoresheet of the game that is named, or of the one open
    /// game; `None` if none is named and none is open.
    ///
    /// # Errors
    ///
    /// [`LookupError`] if the name is not that of one game, or several are open.
    pub(crate) fn sheet_if_any(&self, reader: &Reader<'_>) -> Result<Option<Scoresheet>> {
        let id = match &self.game {
            Some(name) => Some(game(reader, name)?),
            None => open_game(reader)?,
        };
        let Some(id) = id else { return Ok(None) };
        let sheet = reader.game(id)?;
        Ok(Some(
            sheet.ok_or_else(|| LookupError::NoGame(id.to_string()))?,
        ))
    }
}

/// Warns if the journal and the projections differ about a game: one of them
/// is damaged.
///
/// # Errors
///
/// If the database cannot be read.
pub(crate) fn compare(reader: &Reader<'_>, sheet: &Scoresheet) -> Result<()> {
    if !reader.agrees(sheet)? {
        warn(&format!(
            "the journal and the tables made from it differ about game {}, a score may be \
             wrong; run `crowns doctor` to see more",
            sheet.number
        ));
    }
    Ok(())
}

fn open_game(reader: &Reader<'_>) -> Result<Option<GameId>> {
    let open = reader.open_games()?;
    match open.as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(one.id)),
        _ => Err(LookupError::SeveralOpen(open).into()),
    }
}

/// Returns the game of a number, of `last` or of the start of a UUID.
///
/// # Errors
///
/// [`LookupError`] if there is none, or more than one.
pub(crate) fn game(reader: &Reader<'_>, name: &str) -> Result<GameId> {
    let name = name.trim();
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
///
/// # Errors
///
/// [`LookupError`] with the nearest names if there is none, and with those
/// that start so if there are several.
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

/// Returns the league of a name, in any case.
///
/// # Errors
///
/// [`LookupError::NoLeague`] with all names if there is none.
pub(crate) fn league(reader: &Reader<'_>, name: &str) -> Result<StoredLeague> {
    let near = match reader.find_league(name)? {
        Lookup::One(league) => return Ok(league),
        Lookup::Several(_) => Vec::new(),
        Lookup::None { near } => near,
    };
    let leagues = reader.leagues()?.into_iter().filter(|kept| !kept.retired);
    let names = leagues.map(|kept| kept.name).collect();
    let name = name.trim().to_owned();
    Err(LookupError::NoLeague { name, near, names }.into())
}

/// Returns the seat of a player by name, or by the start of one that no other
/// name at the table has.
///
/// # Errors
///
/// [`LookupError`] if there is none, or more than one.
pub(crate) fn seat(sheet: &Scoresheet, name: &str) -> Result<usize> {
    let names: Vec<_> = sheet.seats.iter().map(|seat| seat.name.clone()).collect();
    match among(&names, name) {
        Lookup::One(seat) => Ok(seat),
        Lookup::Several(seats) => Err(LookupError::SeveralPlayers {
            name: name.trim().to_owned(),
            names: seats.into_iter().map(|seat| names[seat].clone()).collect(),
        }
        .into()),
        Lookup::None { .. } => Err(LookupError::NoSeat {
            name: name.trim().to_owned(),
            game: sheet.number,
            names,
        }
        .into()),
    }
}

/// Returns the index of a name, in any case, or of the only one that starts
/// so.
pub(crate) fn among(names: &[String], name: &str) -> Lookup<usize> {
    let key = name_key(name.trim());
    let with = |holds: fn(&str, &str) -> bool| -> Vec<usize> {
        let seats = names.iter().enumerate();
        seats
            .filter(|(_, name)| holds(&name_key(name), &key))
            .map(|(seat, _)| seat)
            .collect()
    };
    let mut found = with(|name, key| name == key);
    if found.is_empty() && !key.is_empty() {
        found = with(|name, key| name.starts_with(key));
    }
    match found.as_slice() {
        [one] => Lookup::One(*one),
        [] => Lookup::None { near: Vec::new() },
        _ => Lookup::Several(found),
    }
}

/// Returns a ruleset by its name, custom or built in.
///
/// # Errors
///
/// [`LookupError`] with all names if there is none.
pub(crate) fn ruleset(reader: &Reader<'_>, name: &str) -> Result<Ruleset> {
    if let Some(house) = reader.ruleset(name.trim())? {
        return Ok(house.rules);
    }
    if let Ok(preset) = Ruleset::named(name.trim()) {
        return Ok(preset);
    }
    let house = reader.rulesets()?.into_iter().filter(|kept| !kept.retired);
    let house = house.map(|kept| kept.rules.name().to_owned());
    Err(LookupError::no_ruleset(name, house).into())
}

fn listed(games: &[GameSummary]) -> String {
    let line = |game: &GameSummary| {
        let names: Vec<_> = game.seats.iter().map(|seat| seat.name.as_str()).collect();
        format!("\ngame {}: {}", game.number, names.join(", "))
    };
    games.iter().map(line).collect()
}

fn near_or_all(near: &[String], all: &[String]) -> String {
    match (near, all) {
        ([], []) => String::new(),
        ([], _) => format!("; existing: {}", all.join(", ")),
        _ => did_you_mean(near),
    }
}
