//! `crowns game`: what is done to a game as a whole.

use chrono::NaiveDate;
use clap::Subcommand;

use crate::cli::args::lookup::{self, GameArg, GamePosition};
use crate::cli::args::time::{DayArg, warn_of_day_to_come};
use crate::cli::commands::score::warn_of_other_result;
use crate::cli::prelude::*;
use crate::game::{GameEdit, GameEdits, GameEvent, GameState, Scoresheet, TypedNames, find_name};
use crate::render::TextStyle;
use crate::store::{GameFilter, PageRequest, StoreError, Writer};

/// Manage a game: show, edit, finish, resume, abandon, delete or move it
///
/// A game is named by its number, `last` or the start of its UUID. Without one,
/// the open game is meant.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(flatten)]
    json: JsonArg,

    #[command(subcommand)]
    command: GameCommand,
}

#[derive(Debug, Subcommand)]
enum GameCommand {
    /// Show the scoresheet
    Show {
        #[command(flatten)]
        game: GamePosition,

        /// Print a link that imports the game into the app BG Stats
        #[arg(long)]
        bgstats: bool,
    },
    /// Change the seats, the first dealer, the date, the place or the note of a
    /// game
    Edit(EditArgs),
    /// Resume a game that was finished early, abandoned, deleted or recorded
    /// without rounds; without GAME, the last one
    Resume(GamePosition),
    /// Finish a game before its last round; it is marked as short
    Finish(GamePosition),
    /// Abandon a game
    Abandon(ReasonArgs),
    /// Delete a game; `crowns undo` brings it back
    Delete(ReasonArgs),
    /// Move a game to another league, or to none
    Move {
        #[command(flatten)]
        game: GamePosition,

        #[command(flatten)]
        to: TargetLeague,
    },
}

#[derive(Debug, clap::Args)]
struct ReasonArgs {
    #[command(flatten)]
    game: GamePosition,

    /// Reason, for the log
    #[arg(long, value_name = "TEXT")]
    why: Option<String>,
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct TargetLeague {
    /// League to move it to
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Remove it from its league
    #[arg(long)]
    no_league: bool,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let (sheet, text): (_, fn(&Scoresheet, TextStyle) -> String) = match args.command {
        GameCommand::Show { game, bgstats: false } => (show(context, game)?, render::scoresheet),
        GameCommand::Show { game, bgstats: true } => {
            let sheet = show(context, game)?;
            if sheet.state() != GameState::Finished {
                return Err(RequestError::NotFinished(sheet.number).into());
            }
            (sheet, |sheet, _| render::json::bgstats(sheet))
        }
        GameCommand::Edit(edit) => return self::edit(edit, context),
        GameCommand::Resume(game) => {
            let game = game.into_option();
            if !game.is_named() {
                refuse_if_last_is_deleted(context)?;
            }
            let sheet = change(context, &game.or_last(), |_, sheet| Ok(sheet.resume()?))?;
            if sheet.has_only_totals() {
                note(&context.style.words().result_stands(&totals(&sheet)));
            }
            (sheet, render::scoresheet)
        }
        GameCommand::Finish(game) => {
            let sheet = change(context, &game.into_option(), |_, sheet| Ok(sheet.finish()?))?;
            warn_of_other_result(&sheet, context.style.words());
            (sheet, render::finished)
        }
        GameCommand::Abandon(ReasonArgs { game, why }) => {
            let abandon = |_: &Writer<'_>, sheet: &Scoresheet| Ok(sheet.abandon(why)?);
            (change(context, &game.into_option(), abandon)?, render::abandoned)
        }
        GameCommand::Delete(ReasonArgs { game, why }) => {
            let delete = |_: &Writer<'_>, sheet: &Scoresheet| Ok(sheet.delete(why)?);
            (change(context, &game.into_option(), delete)?, render::deleted)
        }
        GameCommand::Move { game, to } => {
            let sheet = change(context, &game.into_option(), |tx, sheet| to.event(tx, sheet))?;
            (sheet, render::moved)
        }
    };
    context.print(|| render::json::scoresheet(&sheet), |style| text(&sheet, style))
}

/// Writes the total of each seat.
fn totals(sheet: &Scoresheet) -> Vec<String> {
    let seats = sheet.seats.iter().enumerate();
    seats.map(|(nth, seat)| format!("{} {}", seat.name(), sheet.total(nth))).collect()
}

fn edit(edit: EditArgs, context: &Context) -> Result<Outcome> {
    let EditArgs { game, changes } = edit;
    let day = changes.date.as_ref().map(|date| date.played(context)).transpose()?;
    if day == Some(None) {
        note(context.style.words().nothing_changed());
        return Ok(Outcome::No);
    }
    let mut edits = GameEdits::default();
    let sheet = change(context, &game.into_option(), |_, sheet| {
        let event = changes.event(sheet, day.flatten())?;
        if let GameEvent::GameEdited { now, .. } = &event {
            edits.clone_from(now);
        }
        Ok(event)
    })?;
    if let Some(day) = day.flatten() {
        warn_of_day_to_come(day, context)?;
    }
    context
        .print(|| render::json::scoresheet(&sheet), |style| render::edited(&edits, &sheet, style))
}

fn show(context: &Context, game: GamePosition) -> Result<Scoresheet> {
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let (game, now) = (game.into_option(), context.now()?);
    Ok(game
        .sheet_or_finished(&reader, now, context.style.words())?
        .ok_or(LookupError::NoOpenGame)?)
}

/// Refuses to resume the game before one that was deleted, which is more likely
/// to be meant.
fn refuse_if_last_is_deleted(context: &Context) -> Result<()> {
    let store = context.open_existing()?;
    let reader = store.read()?;
    let newest = |state| {
        let filter = GameFilter { state, ..GameFilter::default() };
        let page = reader.games(filter, PageRequest::first(1))?;
        Ok::<_, StoreError>(page.items.first().map(|game| game.details.number))
    };
    let deleted = newest(Some(GameState::Deleted))?;
    match deleted.filter(|_| deleted > newest(None).ok().flatten()) {
        Some(game) => Err(RequestError::LastGameDeleted(game).into()),
        None => Ok(()),
    }
}

/// Finds a game, records an event and returns the new scoresheet.
fn change(
    context: &Context,
    game: &GameArg,
    event: impl FnOnce(&Writer<'_>, &Scoresheet) -> Result<GameEvent>,
) -> Result<Scoresheet> {
    context.open_existing()?.command(context.now()?, |tx| {
        let sheet = game.sheet(tx)?;
        let event = event(tx, &sheet)?;
        Ok(tx.record(sheet.id, &event)?)
    })
}

impl TargetLeague {
    fn event(&self, tx: &Writer<'_>, sheet: &Scoresheet) -> Result<GameEvent> {
        let league = lookup::optional(tx, self.league.as_deref(), lookup::league)?;
        let league = league.map(|league| league.id);
        if league == sheet.league.as_ref().map(|league| league.uuid) {
            return Err(match league {
                Some(_) => RequestError::SameLeague(sheet.number),
                None => RequestError::InNoLeague(sheet.number),
            }
            .into());
        }
        Ok(sheet.move_to_league(league))
    }
}

/// What to change about a game.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns game edit --dealer Cat
  crowns game edit 12 --seats Ann Cat Bob --date 2026-11-20
  crowns game edit last --place \"at Gran's\" --note \"\"

Scores stay with their players. An empty place or note is removed.")]
struct EditArgs {
    #[command(flatten)]
    game: GamePosition,

    #[command(flatten)]
    changes: Changes,
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = true)]
struct Changes {
    /// All players in the order of their seats, clockwise
    #[arg(long, value_name = "PLAYER", num_args = 1..)]
    seats: Option<Vec<String>>,

    /// Player who dealt, or deals, first
    #[arg(long, value_name = "PLAYER")]
    dealer: Option<String>,

    /// Date of the game, such as yesterday or 21/11
    #[arg(long, value_name = "DAY")]
    date: Option<DayArg>,

    /// Where the game is played; empty to remove it
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,

    /// Note to show with the scoresheet; empty to remove it
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
}

impl Changes {
    /// Returns the event that changes a game.
    fn event(&self, sheet: &Scoresheet, date: Option<NaiveDate>) -> Result<GameEvent> {
        let Changes { seats, dealer, place, note, date: _ } = self;
        let seat = |name: &String| sheet.find_seat(name);
        let seats = seats
            .as_ref()
            .map(|typed| names(typed, sheet).iter().map(seat).collect::<Result<Vec<_>, _>>());
        Ok(sheet.edit(GameEdit {
            seats: seats.transpose()?,
            dealer: dealer.as_ref().map(seat).transpose()?,
            date,
            venue: text("--place", place.as_deref())?,
            note: text("--note", note.as_deref())?,
        })?)
    }
}

/// Reads names as `crowns new` does.
fn names(typed: &[String], sheet: &Scoresheet) -> Vec<String> {
    let known: Vec<_> = sheet.seats.iter().map(|seat| seat.name()).collect();
    let is_known = |name: &str| !find_name(&known, name).is_empty();
    TypedNames::read(typed, is_known).names
}

/// Reads a text that may be empty.
fn text(flag: &'static str, text: Option<&str>) -> Result<Option<String>> {
    match text {
        Some(text) if text.trim().is_empty() => Ok(Some(String::new())),
        text => input::line(flag, text),
    }
}
