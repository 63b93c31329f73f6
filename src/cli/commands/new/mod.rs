//! `crowns new`: a new game.

mod questions;

use std::collections::HashSet;

use chrono::{DateTime, NaiveDate, Utc};
use clap::{Args as _, FromArgMatches};

use self::questions::Questions;
use crate::cli::args::day::DayArg;
use crate::cli::args::json::JsonArg;
use crate::cli::args::lookup;
use crate::cli::args::new_league::NewLeagueArgs;
use crate::cli::args::new_players::{NewPlayerArgs, note_new_players};
use crate::cli::args::parse;
use crate::cli::args::ruleset::RulesetArgs;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages::{note, warn};
use crate::cli::ui::prompt::{Prompt, Terminal};
use crate::game::{
    GameId, LeagueId, Name, NewGame, PlayerId, Scoresheet, StartError, TypedNames, name_key,
    stock_runs_short,
};
use crate::render;
use crate::rules::Ruleset;
use crate::store::{
    GameKey, Lookup, LookupError, NewPlayerError, Reader, SeatedPlayer, Writer, back_up_at_new_game,
};
use crate::words::RequestError;

/// Start a game
///
/// Unknown names are added as new players. Without names, asks for them, the
/// dealer and the rules on a terminal.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns new Ann Bob Cat
  crowns new Ann, Bob, \"Mary Lou\" and Cat
  crowns new Ann Bob Cat --dealer Cat --rules texas --place \"at Gran's\"
  crowns new --same")]
pub(crate) struct Args {
    /// Players in the order of their seats, clockwise. Commas and `and` may
    /// stand between them. A single text of several words is several players,
    /// unless a player is known by that name
    #[arg(value_name = "PLAYER", conflicts_with = "same")]
    players: Vec<String>,

    /// Use the players, rules and league of the last game; the next player
    /// deals first
    #[arg(long)]
    same: bool,

    /// Player who deals first [default: the first]
    #[arg(long, value_name = "PLAYER")]
    dealer: Option<String>,

    #[command(flatten)]
    rules: RulesetArgs,

    /// Number of Five Crowns games shuffled together; 9 to 14 players need 2
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    games_combined: Option<u8>,

    /// League of the game; added if it does not exist
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Where the game is played
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,

    /// Note to show with the scoresheet
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,

    /// Day of the game, such as yesterday or 21/11 [default: today]
    #[arg(long, value_name = "DAY")]
    date: Option<DayArg>,

    /// Start a game of one without asking
    #[arg(long)]
    yes: bool,

    #[command(flatten)]
    new_players: NewPlayerArgs,

    #[command(flatten)]
    new_league: NewLeagueArgs,

    #[command(flatten)]
    json: JsonArg,
}

impl Args {
    /// Parses arguments that are not from the command line.
    ///
    /// # Errors
    ///
    /// If there are no such arguments.
    pub(crate) fn of(args: &[&str]) -> Result<Self> {
        let command = Self::augment_args(clap::Command::new("new")).no_binary_name(true);
        let matches = command.try_get_matches_from(args);
        let parsed = matches.and_then(|matches| Self::from_arg_matches(&matches));
        parsed.map_err(|error| Failure::new(error.to_string()))
    }
}

/// A game that was started, and what notes are about.
pub(crate) struct StartedGame {
    pub(crate) sheet: Scoresheet,
    players: Vec<SeatedPlayer>,
    new_league: bool,
    /// The numbers of other games that are open.
    open: Vec<u32>,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let now = context.now()?;
    let json = args.json;
    let Some((args, date)) = complete(args, context)? else {
        note(context.style.words().not_started());
        return Ok(Outcome::No);
    };
    let started = context.open()?.command(now, |tx| start(tx, args, date))?;
    let StartedGame { sheet, players, .. } = &started;
    let words = context.style.words();
    note_new_players(players, words);
    if let (Some(league), true) = (&sheet.league, started.new_league) {
        note(&words.new_league(&league.name));
    }
    if stock_runs_short(sheet.seats.len(), &sheet.ruleset) {
        note(words.stock_runs_short());
    }
    if !started.open.is_empty() {
        note(&words.also_open(&started.open));
    }
    let printed = json.print(
        || render::json::scoresheet(sheet),
        || render::started(sheet, context.style),
    );
    if let Err(error) = back_up(context, now) {
        warn(&format!(
            "no backup could be made: {}",
            error.message(words)
        ));
    }
    printed
}

/// Makes a backup. If that fails the game is started all the same.
///
/// # Errors
///
/// If it fails.
pub(crate) fn back_up(context: &Context, now: DateTime<Utc>) -> Result<()> {
    Ok(back_up_at_new_game(&context.file()?, now).map(drop)?)
}

/// Reads the names and the day, and asks for what is missing or doubtful; `None`
/// if the user starts no game.
fn complete(args: Args, context: &Context) -> Result<Option<(Args, NaiveDate)>> {
    let Some(args) = with_players(args, context)? else {
        return Ok(None);
    };
    let date = match &args.date {
        Some(date) => date.played(context, args.json.json)?,
        None => Some(context.today()?),
    };
    Ok(date.map(|date| (args, date)))
}

/// Reads the names, and asks for what is missing or doubtful; `None` if the user
/// starts no game.
fn with_players(mut args: Args, context: &Context) -> Result<Option<Args>> {
    if args.same {
        return Ok(Some(args));
    }
    let words = context.style.words();
    let mut terminal = match args.json.json {
        true => None,
        false => Terminal::find()?,
    };
    let store = context.open_read_only()?;
    // The reader must be gone before answers come: it keeps others waiting.
    let (existing, last) = {
        let reader = store.read()?;
        let players = reader.players()?.into_iter().map(|player| player.name);
        // To find the last game takes longer the more there are.
        let last = match args.players.is_empty() {
            true => last_game(&reader).ok(),
            false => None,
        };
        (players.collect::<Vec<_>>(), last)
    };
    if args.players.is_empty() {
        let terminal = terminal.as_mut().ok_or(StartError::NoPlayers)?;
        let answers = Questions {
            existing: &existing,
            last: last.as_ref(),
            asks_dealer: args.dealer.is_none(),
            asks_rules: args.rules.name.is_none() && args.league.is_none(),
            store: &store,
            words,
        }
        .ask(terminal)?;
        args.players = answers.players;
        args.dealer = args.dealer.or(answers.dealer);
        args.rules.name = args.rules.name.or(answers.rules);
        if answers.accept_similar {
            args.new_players.accept_similar();
        }
    }
    let known: HashSet<_> = existing.iter().map(|name| name_key(name)).collect();
    let is_known = |name: &str| known.contains(&name_key(name));
    let typed = TypedNames::read(&args.players, is_known);
    args.players = typed.names;
    for name in args.players.iter().filter(|name| !is_known(name)) {
        Name::new_player(name)?;
    }
    if let Some(text) = typed.split {
        note(&words.names_split(&text, args.players.len()));
    }
    if let ([name], false) = (args.players.as_slice(), args.yes) {
        let Some(mut terminal) = terminal else {
            return Err(RequestError::PlaysAlone(name.clone()).into());
        };
        if !terminal.confirm(&words.play_alone(name), false, words)? {
            return Ok(None);
        }
    }
    Ok(Some(args))
}

/// Starts the game of arguments that are complete.
pub(crate) fn start(tx: &mut Writer<'_>, args: Args, date: NaiveDate) -> Result<StartedGame> {
    let open = tx
        .open_games()?
        .iter()
        .map(|game| game.details.number)
        .collect();
    let last = match args.same {
        true => Some(last_game(tx)?),
        false => None,
    };
    let (league, new_league) = league(tx, &args, last.as_ref())?;
    let ruleset = ruleset(tx, &args, league, last.as_ref())?;
    let (players, next_dealer) = match &last {
        Some(last) => same_players(tx, last)?,
        None => (args.new_players.find_or_add(tx, &args.players)?, None),
    };
    let dealer = match &args.dealer {
        Some(name) => Some(dealer(&players, name)?),
        None => next_dealer,
    };
    let id = tx.start_game(NewGame {
        seats: players.iter().map(|player| player.id).collect(),
        dealer,
        ruleset,
        league,
        date,
        venue: line("--place", args.place.as_deref())?,
        note: line("--note", args.note.as_deref())?,
    })?;
    Ok(StartedGame {
        sheet: sheet(tx, id)?,
        players,
        new_league,
        open,
    })
}

fn line(flag: &str, text: Option<&str>) -> Result<Option<String>> {
    text.map(|text| parse::line(flag, text)).transpose()
}

fn sheet(reader: &Reader<'_>, id: GameId) -> Result<Scoresheet> {
    let sheet = reader.game(id)?;
    Ok(sheet.ok_or(LookupError::NoGameToRepeat)?)
}

/// Returns the players of the last game, none if there is no game.
pub(crate) fn last_players(reader: &Reader<'_>) -> Result<Vec<String>> {
    Ok(match reader.find_game(GameKey::Last)? {
        Lookup::One(id) => questions::last_players(&sheet(reader, id)?),
        _ => Vec::new(),
    })
}

fn last_game(reader: &Reader<'_>) -> Result<Scoresheet> {
    match reader.find_game(GameKey::Last)? {
        Lookup::One(id) => sheet(reader, id),
        _ => Err(LookupError::NoGameToRepeat.into()),
    }
}

/// Returns the players still at the table of a game, and who deals next.
fn same_players(
    reader: &Reader<'_>,
    last: &Scoresheet,
) -> Result<(Vec<SeatedPlayer>, Option<PlayerId>)> {
    let mut players = Vec::new();
    for seat in last.seated() {
        let seat = &last.seats[seat];
        if reader
            .player(seat.counts_for.uuid)?
            .is_some_and(|player| player.retired)
        {
            return Err(NewPlayerError::Retired(seat.name().to_owned()).into());
        }
        players.push(SeatedPlayer {
            id: seat.counts_for.uuid,
            name: seat.name().to_owned(),
            is_new: false,
        });
    }
    let dealer = last.next_first_dealer();
    Ok((players, dealer.map(|seat| last.seats[seat].counts_for.uuid)))
}

fn dealer(players: &[SeatedPlayer], name: &str) -> Result<PlayerId> {
    let names: Vec<_> = players.iter().map(|player| player.name.clone()).collect();
    let seat = lookup::among(&names, name)?;
    let seat = seat.ok_or_else(|| LookupError::DealerNotPlaying(name.to_owned()))?;
    Ok(players[seat].id)
}

/// Returns the rules to play by: those given, else those of the league given,
/// else those of the game that is repeated.
fn ruleset(
    reader: &Reader<'_>,
    args: &Args,
    league: Option<LeagueId>,
    last: Option<&Scoresheet>,
) -> Result<Ruleset> {
    let of_league = match league.filter(|_| args.league.is_some()) {
        Some(id) => reader
            .league_of_id(id)?
            .and_then(|league| league.terms.ruleset),
        None => None,
    };
    let rules = match &args.rules.name {
        Some(name) => lookup::ruleset(reader, name)?,
        None => of_league
            .or_else(|| last.map(|last| last.ruleset.clone()))
            .unwrap_or_else(Ruleset::official),
    };
    let games = args
        .games_combined
        .map(|games| format!("games_combined={games}"));
    let knobs = args.rules.knobs.iter().chain(&games);
    Ok(rules.with(knobs.map(String::as_str))?)
}

/// Returns the league of the game, and whether it is new.
fn league(
    tx: &mut Writer<'_>,
    args: &Args,
    last: Option<&Scoresheet>,
) -> Result<(Option<LeagueId>, bool)> {
    let Some(name) = &args.league else {
        let Some(league) = last.and_then(|last| last.league.as_ref()) else {
            return Ok((None, false));
        };
        let same = tx
            .league_of_id(league.uuid)?
            .filter(|league| !league.retired);
        return Ok((same.map(|league| league.id), false));
    };
    let (league, is_new) = args.new_league.find_or_add(tx, name)?;
    Ok((Some(league), is_new))
}
