//! `crowns new`: a new game.

mod args;
mod begin;
mod questions;

use std::collections::HashSet;

use chrono::{DateTime, NaiveDate, Utc};

pub(crate) use self::args::Args;
use self::begin::StartedGame;
pub(crate) use self::begin::start;
use self::questions::Questions;
use crate::cli::args::new_players::note_new_players;
use crate::cli::prelude::*;
use crate::game::{Name, StartError, TypedNames, name_key, stock_note};
use crate::render::seat_names;
use crate::store::back_up_at_new_game;

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let now = context.now()?;
    let json = args.json;
    let Some((args, date)) = complete(args, context)? else {
        note(context.style.words().not_started());
        return Ok(Outcome::No);
    };
    let started = context.open()?.command(now, |tx| start(tx, args, date, &context.settings))?;
    let StartedGame { sheet, players, .. } = &started;
    let words = context.style.words();
    note_new_players(players, words);
    if let (Some(league), true) = (&sheet.league, started.new_league) {
        note(&words.new_league(&league.name));
    }
    if let Some(seed) = started.seed {
        let names = seat_names(sheet);
        note(&words.drawn(seed, &names, &names[sheet.first_dealer]));
    }
    if started.is_untouched {
        note(&words.untouched_game(sheet.number));
    } else if let Some(stock) = stock_note(sheet.seats.len(), &sheet.ruleset) {
        note(words.stock_note(stock));
    }
    if !started.open.is_empty() {
        note(&words.also_open(&started.open));
    }
    let printed =
        json.print(|| render::json::scoresheet(sheet), || render::started(sheet, context.style));
    if let Err(error) = back_up(context, now) {
        warn(&words.no_backup(&error.message(words)));
    }
    printed
}

/// Makes a backup. If that fails the game is started all the same.
pub(crate) fn back_up(context: &Context, now: DateTime<Utc>) -> Result<()> {
    let file = context.file()?;
    Ok(progress::during(&progress::of(0), |step| back_up_at_new_game(&file, now, step))
        .map(drop)?)
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
    let mut terminal = if args.json.json { None } else { Terminal::find()? };
    let store = context.open_read_only()?;
    // The reader must be gone before answers come: it keeps others waiting.
    let (existing, last) = {
        let reader = store.read()?;
        let players = reader.players()?.into_iter().map(|player| player.name);
        // To find the last game takes longer the more there are.
        let last = if args.players.is_empty() { reader.last_played()? } else { None };
        (players.collect::<Vec<_>>(), last)
    };
    if args.players.is_empty() {
        let terminal = terminal.as_mut().ok_or(StartError::NoPlayers)?;
        let answers = Questions {
            existing: &existing,
            last: last.as_ref(),
            asks_dealer: args.dealer.is_none() && !args.shuffle,
            asks_rules: args.rules.name.is_none() && !args.league.is_named(&context.settings),
            default_rules: context.settings.rules(),
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
