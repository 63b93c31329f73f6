//! The arguments of `crowns new`; starts the game of those that are complete, or finds the
//! one that was started so already and has no score.

use crate::cli::args::members::GameLeagueArgs;
use crate::cli::args::rules::RulesetArgs;
use crate::cli::prelude::*;
use crate::cli::settings::Settings;
use crate::game::{GameSummary, LeagueId, NewGame, PlayerId};
use crate::random::Random;
use crate::store::{NewPlayerError, SeatedPlayer};

/// A game that was started, and what notes are about.
pub(crate) struct StartedGame {
    pub(crate) sheet: Scoresheet,
    pub(super) players: Vec<SeatedPlayer>,
    pub(super) new_league: bool,
    /// Whether it was there already, and has no score.
    pub(super) is_untouched: bool,
    /// The seed by which seats or the dealer were drawn.
    pub(super) seed: Option<u64>,
    /// The other open games, but for tables of a tournament.
    pub(super) open: Vec<GameSummary>,
}

/// Starts the game of arguments that are complete.
pub(crate) fn start(
    tx: &mut Writer<'_>,
    args: Args,
    date: NaiveDate,
    settings: &Settings,
) -> Result<StartedGame> {
    let mut open = tx.open_games()?;
    let last = if args.same { Some(lookup::repeated(tx, args.after)?) } else { None };
    let (league, new_league) = league(tx, &args, last.as_ref(), settings)?;
    let ruleset = ruleset(tx, &args, league, last.as_ref(), settings)?;
    let mut players = match &last {
        Some(last) if args.players.is_empty() => same_players(tx, last)?,
        _ => args.new_players.find_or_add(tx, &args.players)?,
    };
    let next_dealer = last.as_ref().and_then(|last| next_dealer(last, &players));
    let draws = players.len() > 1 && args.draws(&players);
    let seed = draws.then(|| args.seed.unwrap_or_else(input::random_seed));
    if args.seed.is_some() && !args.draws(&players) {
        fail!("`--seed` needs `--shuffle` or `--dealer random`");
    }
    let mut random = seed.map(Random::new);
    if let Some(random) = random.as_mut().filter(|_| args.shuffle) {
        random.shuffle(&mut players);
    }
    let dealer = match &args.dealer {
        Some(_) if args.draws_dealer(&players) => {
            random.as_mut().map(|random| players[random.below(players.len())].id)
        }
        Some(name) => {
            let names: Vec<_> = players.iter().map(|player| player.name.clone()).collect();
            Some(players[dealer_among(&names, name)?].id)
        }
        None => next_dealer,
    };
    let seats: Vec<_> = players.iter().map(|player| player.id).collect();
    let begun = match &last {
        _ if seed.is_some() || args.place.is_some() || args.note.is_some() => Vec::new(),
        Some(last) if args.date.is_none() || last.date == date => vec![last.clone()],
        _ if args.date.is_some() => Vec::new(),
        _ => of_players(tx, &open, &seats, date)?,
    };
    let untouched = begun.into_iter().find(|game| {
        let is_of_league = game.league.as_ref().map(|league| league.uuid) == league;
        is_untouched(game, &seats, dealer) && game.ruleset == ruleset && is_of_league
    });
    let is_untouched = untouched.is_some();
    let sheet = match untouched {
        Some(sheet) => sheet,
        None => {
            let id = tx.start_game(NewGame {
                seats,
                dealer,
                ruleset,
                league,
                date,
                venue: input::line("--place", args.place.as_deref())?,
                note: input::line("--note", args.note.as_deref())?,
                seed,
            })?;
            tx.game(id)?.ok_or(LookupError::NoGameToRepeat)?
        }
    };
    open.retain(|game| game.details.id != sheet.id && game.details.tournament.is_none());
    Ok(StartedGame { sheet, players, new_league, is_untouched, seed, open })
}

fn of_players(
    reader: &Reader<'_>,
    open: &[GameSummary],
    seats: &[PlayerId],
    date: NaiveDate,
) -> Result<Vec<Scoresheet>> {
    let is_of = |game: &&GameSummary| {
        let players = game.players.iter().map(|seat| seat.player.uuid);
        game.details.date == date && players.eq(seats.iter().copied())
    };
    let sheets = open.iter().filter(is_of).map(|game| Ok(reader.game(game.details.id)?));
    Ok(sheets.collect::<Result<Vec<_>>>()?.into_iter().flatten().collect())
}

/// Returns `true` if an open game without a score has these seats and dealer.
fn is_untouched(game: &Scoresheet, seats: &[PlayerId], dealer: Option<PlayerId>) -> bool {
    let players = game.seats.iter().map(|seat| seat.counts_for.uuid);
    let first_dealer = game.seats[game.first_dealer].counts_for.uuid;
    game.state() == GameState::Open
        && game.played.is_empty()
        && !game.has_only_totals()
        && players.eq(seats.iter().copied())
        && dealer.is_none_or(|dealer| dealer == first_dealer)
}

/// Returns the players still at the table of a game.
fn same_players(reader: &Reader<'_>, last: &Scoresheet) -> Result<Vec<SeatedPlayer>> {
    let mut players = Vec::new();
    for seat in last.seated() {
        let seat = &last.seats[seat];
        if reader.player(seat.counts_for.uuid)?.is_some_and(|player| player.retired) {
            return Err(NewPlayerError::Retired(seat.name().to_owned()).into());
        }
        let (id, name) = (seat.counts_for.uuid, seat.name().to_owned());
        players.push(SeatedPlayer { id, name, is_new: false });
    }
    Ok(players)
}

/// Returns who deals after a game, of those who play again.
fn next_dealer(last: &Scoresheet, players: &[SeatedPlayer]) -> Option<PlayerId> {
    let first = last.next_first_dealer()?;
    let seats = (first..last.seats.len()).chain(0..first);
    let mut ids = seats.map(|seat| last.seats[seat].counts_for.uuid);
    ids.find(|id| players.iter().any(|player| player.id == *id))
}

pub(super) fn dealer_among(names: &[String], name: &str) -> Result<usize, LookupError> {
    lookup::among(names, name)?.ok_or_else(|| LookupError::DealerNotPlaying(name.to_owned()))
}

/// Returns the rules to play by: those given, else those of the league given,
/// else those of the game that is repeated, else those of the settings.
fn ruleset(
    reader: &Reader<'_>,
    args: &Args,
    league: Option<LeagueId>,
    last: Option<&Scoresheet>,
    settings: &Settings,
) -> Result<Ruleset> {
    let of_league = match league.filter(|_| last.is_none() || args.league.is_given()) {
        Some(id) => reader.league_of_id(id)?.and_then(|league| league.terms.ruleset),
        None => None,
    };
    let rules = match &args.rules.name {
        Some(name) => lookup::ruleset(reader, name)?,
        None => match of_league.or_else(|| last.map(|last| last.ruleset.clone())) {
            Some(rules) => rules,
            None => settings.ruleset(|name| lookup::ruleset(reader, name))?,
        },
    };
    let games = args.games_combined.map(|games| format!("games_combined={games}"));
    Ok(rules.with(args.rules.varied.iter().chain(&games).map(String::as_str))?)
}

fn league(
    tx: &mut Writer<'_>,
    args: &Args,
    last: Option<&Scoresheet>,
    settings: &Settings,
) -> Result<(Option<LeagueId>, bool)> {
    if let Some(last) = last.filter(|_| !args.league.is_given()) {
        let Some(league) = &last.league else { return Ok((None, false)) };
        let same = tx.league_of_id(league.uuid)?.filter(|league| !league.retired);
        return Ok((same.map(|league| league.id), false));
    }
    args.league.find_or_add(tx, settings)
}

/// Start a game
///
/// Unknown names are added as new players. Without names, asks for them, the
/// dealer and the rules on a terminal.
#[derive(Debug, Default, clap::Args)]
#[command(mut_arg("rules", |arg| arg.help(
    "Ruleset, built in or custom [default: that of the league or of `crowns config`, else official]"
)))]
#[command(after_help = "\
Examples:
  crowns new Ann Bob Cat
  crowns new Ann, Bob, Mary Lou and Cat
  crowns new Ann Bob Cat --dealer Cat --rules texas --place \"at Gran's\"
  crowns new Ann Bob Cat --shuffle
  crowns new --same")]
pub(crate) struct Args {
    /// Players in the order of their seats, clockwise. With commas between them, a
    /// name may have several words. One quoted argument of several words is
    /// several players, unless a player has that name
    #[arg(value_name = "PLAYER")]
    pub(crate) players: Vec<String>,

    /// Use the players, rules and league of the last game; the next player
    /// deals first. After it, `without Bob` and `plus Zoe` change who plays
    #[arg(long)]
    pub(crate) same: bool,

    /// The game that is repeated, if not the last one.
    #[arg(skip)]
    pub(crate) after: Option<GameId>,

    /// Player who deals first, or `random` to draw one [default: the first]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) dealer: Option<String>,

    /// Draw the seats at random
    #[arg(long)]
    pub(crate) shuffle: bool,

    /// Seed of the draw; the game records it
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    #[command(flatten)]
    pub(crate) rules: RulesetArgs,

    /// Number of Five Crowns games shuffled together; 9 to 14 players need 2
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub(crate) games_combined: Option<u8>,

    #[command(flatten)]
    pub(crate) league: GameLeagueArgs,

    /// Where the game is played
    #[arg(long, value_name = "TEXT")]
    pub(crate) place: Option<String>,

    /// Note to show with the scoresheet
    #[arg(long, value_name = "TEXT")]
    pub(crate) note: Option<String>,

    /// Date of the game, such as yesterday or 21/11 [default: today]
    #[arg(long, value_name = "DAY")]
    pub(crate) date: Option<DayArg>,

    /// Start a game of one without asking
    #[arg(long)]
    pub(crate) yes: bool,

    #[command(flatten)]
    pub(crate) new_players: NewPlayerArgs,
}

impl Args {
    /// Returns `true` if seats or the dealer are drawn.
    pub(super) fn draws(&self, players: &[SeatedPlayer]) -> bool {
        self.shuffle || self.draws_dealer(players)
    }

    /// Returns `true` if the dealer is drawn; nobody is called `random`.
    pub(super) fn draws_dealer(&self, players: &[SeatedPlayer]) -> bool {
        let is_random = |name: &str| name.eq_ignore_ascii_case("random");
        self.dealer.as_deref().is_some_and(is_random)
            && !players.iter().any(|player| is_random(&player.name))
    }
}
