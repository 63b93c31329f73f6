//! Starts a game from arguments that are complete, or finds the one that was
//! started so already and has no score.

use chrono::NaiveDate;

use super::args::Args;
use crate::cli::args::seed::random_seed;
use crate::cli::args::{lookup, parse};
use crate::cli::settings::Settings;
use crate::cli::ui::failure::{Result, fail};
use crate::game::{GameState, GameSummary, LeagueId, LookupError, NewGame, PlayerId, Scoresheet};
use crate::random::Random;
use crate::rules::Ruleset;
use crate::store::{NewPlayerError, Reader, SeatedPlayer, Writer};

/// A game that was started, and what notes are about.
pub(crate) struct StartedGame {
    pub(crate) sheet: Scoresheet,
    pub(super) players: Vec<SeatedPlayer>,
    pub(super) new_league: bool,
    /// Whether it was there already, and has no score.
    pub(super) is_untouched: bool,
    /// The seed by which seats or the dealer were drawn.
    pub(super) seed: Option<u64>,
    /// Other games that are open.
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
    let last = if args.same { Some(last_game(tx)?) } else { None };
    let (league, new_league) = league(tx, &args, last.as_ref(), settings)?;
    let ruleset = ruleset(tx, &args, league, last.as_ref(), settings)?;
    let (mut players, next_dealer) = match &last {
        Some(last) => same_players(tx, last)?,
        None => (args.new_players.find_or_add(tx, &args.players)?, None),
    };
    let draws = players.len() > 1 && args.draws(&players);
    let seed = draws.then(|| args.seed.unwrap_or_else(random_seed));
    if args.seed.is_some() && !args.draws(&players) {
        fail!("`--seed` needs `--shuffle` or `--dealer random`");
    }
    let mut random = seed.map(Random::new);
    if let Some(random) = random.as_mut().filter(|_| args.shuffle) {
        random.shuffle(&mut players);
    }
    let dealer = match (&args.dealer, &mut random) {
        (Some(_), Some(random)) if args.draws_dealer(&players) => {
            Some(players[random.below(players.len())].id)
        }
        (Some(_), None) if args.draws_dealer(&players) => None,
        (Some(name), _) => Some(dealer(&players, name)?),
        (None, _) => next_dealer,
    };
    let seats: Vec<_> = players.iter().map(|player| player.id).collect();
    let begun = match &last {
        _ if seed.is_some() => Vec::new(),
        Some(last) => vec![last.clone()],
        None if args.date.is_some() || args.place.is_some() || args.note.is_some() => Vec::new(),
        None => of_players(tx, &open, &seats, date)?,
    };
    let untouched = begun.into_iter().find(|game| {
        is_untouched(game, &seats, dealer) && game.ruleset == ruleset && is_of(game, league)
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
                venue: line("--place", args.place.as_deref())?,
                note: line("--note", args.note.as_deref())?,
                seed,
            })?;
            tx.game(id)?.ok_or(LookupError::NoGameToRepeat)?
        }
    };
    open.retain(|game| game.details.id != sheet.id);
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

fn is_of(game: &Scoresheet, league: Option<LeagueId>) -> bool {
    game.league.as_ref().map(|league| league.uuid) == league
}

fn line(flag: &'static str, text: Option<&str>) -> Result<Option<String>> {
    text.map(|text| parse::line(flag, text)).transpose()
}

/// Returns the game whose players are offered and repeated.
fn last_game(reader: &Reader<'_>) -> Result<Scoresheet> {
    Ok(reader.last_played()?.ok_or(LookupError::NoGameToRepeat)?)
}

/// Returns the players still at the table of a game, and who deals next.
fn same_players(
    reader: &Reader<'_>,
    last: &Scoresheet,
) -> Result<(Vec<SeatedPlayer>, Option<PlayerId>)> {
    let mut players = Vec::new();
    for seat in last.seated() {
        let seat = &last.seats[seat];
        if reader.player(seat.counts_for.uuid)?.is_some_and(|player| player.retired) {
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
    let varied = args.rules.varied.iter().chain(&games);
    Ok(rules.with(varied.map(String::as_str))?)
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
    let league = args.league.find_or_add(tx, settings)?;
    Ok((league.map(|(id, _)| id), league.is_some_and(|(_, is_new)| is_new)))
}
