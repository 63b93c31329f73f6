//! `crowns undo` and `crowns redo`.

use crate::cli::prelude::*;
use crate::cli::ui::terminal;
use crate::game::{
    Event, GameEvent, GameId, LogEntry, NameDirectory, SolitaireEvent, Subject, TournamentEvent,
};
use crate::messages::Step;
use crate::store::{Store, UndoReport};

/// Undo the last command on this device
///
/// Each further `crowns undo` goes one command further back, and `crowns redo`
/// goes forward again. Nothing is lost: `crowns log` shows everything. On a
/// terminal it asks before it takes back a whole game or an import.
#[derive(Debug, clap::Args)]
pub(crate) struct Undo {
    /// Take back a whole game or an import without asking
    #[arg(long)]
    yes: bool,

    #[command(flatten)]
    json: JsonArg,
}

/// Redo the last command that was undone
///
/// Only possible until another command changes something.
#[derive(Debug, clap::Args)]
pub(crate) struct Redo {
    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn undo(args: Undo, context: &Context) -> Result<Outcome> {
    let now = context.now()?;
    let mut store = context.open_existing()?;
    let next = match store.next_undo(now)? {
        Some(next) if !next.played.is_empty() => return Err(not_undoable(&next).into()),
        Some(next) if !args.yes && starts_game(&next) => next,
        Some(_) => return print_step(store.undo(now)?, &store, Step::Undo, context),
        None => return print_step(None, &store, Step::Undo, context),
    };
    let words = context.style.words();
    if let Some(mut terminal) = context.terminal()? {
        let question = words.undo_game(&games(&next, &store, words)?);
        if !terminal.confirm(&question, false, words)? {
            note(words.not_undone());
            return Ok(Outcome::No);
        }
    }
    // Another command may have been given meanwhile, which nobody agreed to undo.
    let undone = store.undo_command(next.command, now)?.ok_or(RequestError::UndoOvertaken)?;
    print_step(Some(undone), &store, Step::Undo, context)
}

pub(crate) fn redo(_: Redo, context: &Context) -> Result<Outcome> {
    let mut store = context.open_existing()?;
    let redone = store.redo(context.now()?)?;
    print_step(redone, &store, Step::Redo, context)
}

/// Returns `true` if a command started a game or a tournament, or imported some.
pub(crate) fn starts_game(report: &UndoReport) -> bool {
    let is_start = |entry: &LogEntry| {
        matches!(
            entry.event,
            Some(
                Event::Game(GameEvent::GameStarted(_))
                    | Event::Solitaire(SolitaireEvent::SolitaireStarted(_))
                    | Event::Tournament(TournamentEvent::TournamentCreated(_))
            )
        )
    };
    report.events.iter().any(is_start)
}

/// Returns why a command cannot be undone: others have scored rounds of its games.
pub(crate) fn not_undoable(report: &UndoReport) -> RequestError {
    RequestError::UndoesRounds(report.played.iter().map(|game| game.number).collect())
}

/// Names the games that a command started or imported, or the tournament.
pub(crate) fn games(report: &UndoReport, store: &Store, words: &Messages) -> Result<String> {
    let names = store.read()?.names(&report.events)?;
    let is_of_game = |entry: &&LogEntry| match (entry.subject, &entry.event) {
        // A table that is seated again takes the place of another.
        (Subject::Game(_), Some(Event::Game(event))) => {
            !matches!(event, GameEvent::GameDeleted { .. } | GameEvent::GameResumed {})
        }
        (Subject::Tournament(_), Some(Event::Tournament(event))) => {
            matches!(event, TournamentEvent::TournamentCreated(_))
        }
        (subject, _) => matches!(subject, Subject::Game(_) | Subject::Solitaire(_)),
    };
    let of_games: Vec<_> = report.events.iter().filter(is_of_game).cloned().collect();
    Ok(render::changes(&of_games, &names, words).join("; "))
}

fn print_step(
    done: Option<UndoReport>,
    store: &Store,
    step: Step,
    context: &Context,
) -> Result<Outcome> {
    let Some(done) = done else {
        if context.json {
            print(render::json::undo(&[], &NameDirectory::default()))?;
        }
        terminal::print_line(context.style.words().nothing_to_step(step));
        return Ok(Outcome::No);
    };
    let reader = store.read()?;
    let names = reader.names(&done.events)?;
    let sheet = match only_game(&done.events) {
        Some(game) => reader.game(game)?,
        None => None,
    };
    context.print(
        || render::json::undo(&done.events, &names),
        |style| render::stepped_with_sheet(step, &done.events, &names, sheet.as_ref(), style),
    )
}

fn only_game(events: &[LogEntry]) -> Option<GameId> {
    let mut games = events.iter().filter_map(LogEntry::game);
    let first = games.next()?;
    games.all(|game| game == first).then_some(first)
}
