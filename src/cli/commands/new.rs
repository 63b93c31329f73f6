//! `crowns new`: starts a game.

use chrono::{DateTime, Local, NaiveDate, Utc};
use thiserror::Error;

use crate::cli::args::lookup::{self, or_nearest};
use crate::cli::args::new_players::{Newcomers, Sitter, Unknown, welcome};
use crate::cli::args::parse;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::hint::{Command, Hint};
use crate::cli::ui::messages::{note, warn};
use crate::cli::ui::terminal::print;
use crate::game::{
    GameId, LeagueId, LeagueSettings, Name, NewGame, PlayerId, Scoresheet, stock_runs_short,
};
use crate::render;
use crate::rules::Ruleset;
use crate::store::{GameRef, Lookup, Reader, Writer, back_up_at_new_game};

/// Start a game
///
/// A name that is not known yet becomes a new player.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns new Ann Bob Cat
  crowns new Ann Bob Cat --dealer Cat --rules texas --place \"at Gran's\"
  crowns new --same")]
pub(crate) struct Args {
    /// Players in the order of their seats, to the left
    #[arg(
        value_name = "PLAYER",
        required_unless_present = "same",
        conflicts_with = "same"
    )]
    players: Vec<String>,

    /// Play again as in the last game, players, rules and league; the deal
    /// moves on
    #[arg(long)]
    same: bool,

    /// Who deals first, else the first player
    #[arg(long, value_name = "PLAYER")]
    dealer: Option<String>,

    /// Ruleset to play by [default: official]
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,

    /// Vary one knob of the ruleset, such as min_naturals=1; may be repeated
    #[arg(long = "rule", value_name = "KNOB=VALUE")]
    knobs: Vec<String>,

    /// Games of cards shuffled together; 9 to 14 players need 2
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    games_combined: Option<u8>,

    /// League that the game counts for; one not known yet is made
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Where it is played
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,

    /// Anything to remember
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,

    /// Day on which it is played, such as 2026-11-21 [default: today]
    #[arg(long, value_name = "DAY", value_parser = parse::day)]
    date: Option<NaiveDate>,

    #[command(flatten)]
    newcomers: Newcomers,

    /// Let the league be a new one that looks like a slip of a known one
    #[arg(long)]
    new_league: bool,
}

/// Why no game can be started like that.
#[derive(Debug, Error)]
pub(crate) enum NoTable {
    #[error("there is no game to play again")]
    NothingToRepeat,
    #[error("the dealer must be one of the players, `{0}` is not")]
    DealerAway(String),
    #[error("the dealer `{0}` may be more than one of the players")]
    SeveralDealers(String),
    #[error("there is no league `{typed}`{}", or_nearest(.near))]
    NearLeague { typed: String, near: Vec<String> },
    #[error("the league `{0}` is retired")]
    RetiredLeague(String),
}

impl From<NoTable> for Failure {
    fn from(error: NoTable) -> Self {
        let hint = match &error {
            NoTable::NothingToRepeat => Some(
                Hint::new("name the players, such as ").command(Command::new("new Ann Bob Cat")),
            ),
            NoTable::NearLeague { .. } => {
                Some(Hint::new("if this is a new league, pass `--new-league`"))
            }
            NoTable::DealerAway(_) | NoTable::SeveralDealers(_) | NoTable::RetiredLeague(_) => None,
        };
        Self::new(error.to_string()).hint(hint)
    }
}

/// A game that was started, and what there is to say about it.
struct Started {
    sheet: Scoresheet,
    sitters: Vec<Sitter>,
    new_league: bool,
    /// The numbers of other games that are open.
    open: Vec<u32>,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let now = context.now()?;
    let today = now.with_timezone(&Local).date_naive();
    let started = context.store()?.command(now, |tx| start(tx, args, today))?;
    let Started { sheet, sitters, .. } = &started;
    welcome(sitters);
    if let (Some(league), true) = (&sheet.league_name, started.new_league) {
        note(&format!("{league} is a new league"));
    }
    if stock_runs_short(sheet.seats.len(), &sheet.ruleset) {
        note(STOCK);
    }
    match started.open.as_slice() {
        [] => {}
        [one] => note(&format!("game {one} is open too")),
        many => note(&format!("{} other games are open too", many.len())),
    }
    print(render::started(sheet, context.look))?;
    back_up(context, now);
    Ok(Outcome::Yes)
}

/// Keeps a copy of what is there. The game is started, and goes on without
/// one.
fn back_up(context: &Context, now: DateTime<Utc>) {
    let kept = context.file().map(|path| back_up_at_new_game(&path, now));
    if let Ok(Err(error)) = kept {
        warn(&format!("no backup could be made: {error}"));
    }
}

pub(crate) const STOCK: &str = "with so many players the stock runs short in the last rounds; \
                                shuffle the discard pile into it";

fn start(tx: &mut Writer<'_>, args: Args, today: NaiveDate) -> Result<Started> {
    let open = tx.open_games()?.iter().map(|game| game.number).collect();
    let last = match args.same {
        true => Some(last_game(tx)?),
        false => None,
    };
    let (league, new_league) = league(tx, &args, last.as_ref())?;
    let ruleset = ruleset(tx, &args, league, last.as_ref())?;
    let (sitters, next_dealer) = match &last {
        Some(last) => again(tx, last)?,
        None => (args.newcomers.seat(tx, &args.players)?, None),
    };
    let dealer = match &args.dealer {
        Some(typed) => Some(dealer(&sitters, typed)?),
        None => next_dealer,
    };
    let id = tx.start_game(NewGame {
        seats: sitters.iter().map(|sitter| sitter.id).collect(),
        dealer,
        ruleset,
        league,
        date: args.date.unwrap_or(today),
        place: line("--place", args.place.as_deref())?,
        note: line("--note", args.note.as_deref())?,
    })?;
    Ok(Started {
        sheet: sheet(tx, id)?,
        sitters,
        new_league,
        open,
    })
}

fn line(flag: &str, text: Option<&str>) -> Result<Option<String>> {
    text.map(|text| parse::line(flag, text)).transpose()
}

fn sheet(reader: &Reader<'_>, id: GameId) -> Result<Scoresheet> {
    let sheet = reader.game(id)?;
    Ok(sheet.ok_or(NoTable::NothingToRepeat)?)
}

fn last_game(reader: &Reader<'_>) -> Result<Scoresheet> {
    match reader.find_game(GameRef::Last)? {
        Lookup::One(id) => sheet(reader, id),
        _ => Err(NoTable::NothingToRepeat.into()),
    }
}

/// Returns who sits at the table of a game still, and who deals next: the one
/// left of who dealt last, or who was to deal first where nothing was dealt.
fn again(reader: &Reader<'_>, last: &Scoresheet) -> Result<(Vec<Sitter>, Option<PlayerId>)> {
    let seated = |seat: &usize| !last.seats[*seat].is_left();
    let seats: Vec<_> = (0..last.seats.len()).filter(seated).collect();
    let mut sitters = Vec::new();
    for &seat in &seats {
        let seat = &last.seats[seat];
        if reader
            .player(seat.holder)?
            .is_some_and(|player| player.retired)
        {
            return Err(Unknown::Retired(seat.name.clone()).into());
        }
        sitters.push(Sitter {
            id: seat.holder,
            name: seat.name.clone(),
            is_new: false,
        });
    }
    let next = match last.played.keys().next_back() {
        Some(&round) => last.turn(round).dealer + 1,
        None => last.first_dealer,
    };
    let dealer = seats.iter().find(|&&seat| seat >= next).or(seats.first());
    Ok((sitters, dealer.map(|&seat| last.seats[seat].holder)))
}

fn dealer(sitters: &[Sitter], typed: &str) -> Result<PlayerId> {
    let names: Vec<_> = sitters.iter().map(|sitter| sitter.name.clone()).collect();
    match lookup::among(&names, typed) {
        Lookup::One(seat) => Ok(sitters[seat].id),
        Lookup::Several(_) => Err(NoTable::SeveralDealers(typed.to_owned()).into()),
        Lookup::None { .. } => Err(NoTable::DealerAway(typed.to_owned()).into()),
    }
}

/// Returns the rules to play by: those that are named, else those of the
/// league that is named, else those of the game that this one follows.
fn ruleset(
    reader: &Reader<'_>,
    args: &Args,
    league: Option<LeagueId>,
    last: Option<&Scoresheet>,
) -> Result<Ruleset> {
    let agreed = match league.filter(|_| args.league.is_some()) {
        Some(id) => reader.league_of_id(id)?.and_then(|kept| kept.terms.ruleset),
        None => None,
    };
    let rules = match &args.rules {
        Some(name) => lookup::ruleset(reader, name)?,
        None => agreed
            .or_else(|| last.map(|last| last.ruleset.clone()))
            .unwrap_or_else(Ruleset::official),
    };
    let games = args
        .games_combined
        .map(|games| format!("games_combined={games}"));
    let knobs = args.knobs.iter().chain(&games);
    Ok(rules.with(knobs.map(String::as_str))?)
}

/// Returns the league to play for, and whether it is new.
fn league(
    tx: &mut Writer<'_>,
    args: &Args,
    last: Option<&Scoresheet>,
) -> Result<(Option<LeagueId>, bool)> {
    let Some(typed) = &args.league else {
        let Some(id) = last.and_then(|last| last.league) else {
            return Ok((None, false));
        };
        let same = tx.league_of_id(id)?.filter(|league| !league.retired);
        return Ok((same.map(|league| league.id), false));
    };
    let (league, is_new) = league_of(tx, typed, args.new_league)?;
    Ok((Some(league), is_new))
}

/// Returns the league of a name, which is made where it is not known, and
/// whether it was.
pub(crate) fn league_of(
    tx: &mut Writer<'_>,
    typed: &str,
    new_league: bool,
) -> Result<(LeagueId, bool)> {
    let name = Name::new(typed)?;
    match lookup::find_league(tx, name.as_str())? {
        Ok(league) if league.retired => Err(NoTable::RetiredLeague(league.name).into()),
        Ok(league) => Ok((league.id, false)),
        Err(near) if !near.is_empty() && !new_league => {
            let typed = name.to_string();
            Err(NoTable::NearLeague { typed, near }.into())
        }
        Err(_) => Ok((tx.add_league(&name, LeagueSettings::default())?, true)),
    }
}
