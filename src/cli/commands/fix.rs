//! `crowns fix`, `undo` and `redo`: what is put right.

use crate::cli::args::lookup::LastGame;
use crate::cli::args::scores::{self, ScoreOptions};
use crate::cli::commands::result::names_and_totals;
use crate::cli::commands::score::{self, Dialogue, round_number};
use crate::cli::prelude::*;
use crate::game::{
    Event, GameEvent, LogEntry, NameDirectory, RoundCorrection, ScoreArgsError, ScoredRound,
    SolitaireEvent, TournamentEvent,
};
use crate::messages::Step;
use crate::store::{JournalEnd, UndoReport};

/// Correct the scores of a round, even in a finished game
///
/// Without scores, prompts for them on a terminal; Enter keeps a score. For a game
/// without rounds, corrects the totals.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "crowns fix [OPTIONS] [ROUND] [PLAYER SCORE]...\n       \
                      crowns fix [OPTIONS] [ROUND] [SCORE]...",
    after_help = "\
Examples:
  crowns fix 3 ann=31
  crowns fix 3 tom out
  crowns fix --round 3 ann=out bob=12 --why \"wrong way round\"
  crowns fix 11 cat=KH,5D --game last
  crowns fix ann=103 --game 7

Scores are written as for `crowns score`. The other players keep theirs, totals
are updated, and `crowns log` shows the old score."
)]
pub(crate) struct Args {
    /// Round, by its number; left out if `--round` names it
    #[arg(value_name = "ROUND", allow_negative_numbers = true)]
    first: Option<String>,

    /// Scores to correct, each after the name of the player or the start of it; or
    /// one score for each player in the order of their seats
    #[arg(value_name = "SCORE", allow_negative_numbers = true)]
    others: Vec<String>,

    /// Round, by its number
    #[arg(long, short, value_name = "ROUND", value_parser = round_number)]
    round: Option<u8>,

    /// Reason, for the log
    #[arg(long, value_name = "TEXT")]
    why: Option<String>,

    #[command(flatten)]
    common: ScoreOptions,
}

pub(crate) fn run(mut args: Args, context: &Context) -> Result<Outcome> {
    let words = context.words();
    let mut values = args.first.take().into_iter().chain(args.others).collect();
    args.common.game.take_table(&mut values);
    args.common.game.take_game_called(&mut values);
    args.others = values;
    fix(&args, context).map_err(|failure| args.common.game.add_to_hint(failure, words))
}

/// Corrects the round and the scores that all words are.
fn fix(args: &Args, context: &Context) -> Result<Outcome> {
    let (now, words) = (context.now()?, context.words());
    let mut store = context.open_existing()?;
    let (before, end) = args.common.game.sheet_to_change(&store, LastGame::Any, context)?;
    if before.has_only_totals() {
        let after = fix_result(args, &mut store, now, (&before, end), words)?;
        return context
            .print(|| json::scoresheet(&after), |style| render::scoresheet(&after, style));
    }
    let named = args.common.game.is_named().then_some(before.number);
    let Some((fix, has_shown_warnings)) = correction(args, &before, named, context)? else {
        note(words.not_saved());
        return Ok(Outcome::No);
    };
    let (fixed, after) = record(&mut store, now, (&before, end), fix)?;
    if let Some(table) = &after.tournament
        && let Some(stored) = store.read()?.tournament(table.tournament.uuid)?
        && let Some(displaced) = render::displaced(&stored, words)
    {
        warn(&displaced);
    }
    if !has_shown_warnings {
        for warning in &fixed.warnings {
            warn(&render::warning(&after, fixed.round, warning, named, words));
        }
    }
    score::warn_of_other_result(&after, words);
    context.print(
        || json::scoresheet(&after),
        |style| {
            let changes = render::corrected(&before, &after, fixed.round, style);
            format!("{changes}\n{}", render::scoresheet(&after, style))
        },
    )
}

/// Corrects the totals of a game without rounds, and returns it: `Ann=103`, `Ann 103`, or all
/// totals in the order of the seats. A round is refused: it has none.
fn fix_result(
    args: &Args,
    store: &mut Store,
    now: DateTime<Utc>,
    (before, end): (&Scoresheet, JournalEnd),
    words: &Messages,
) -> Result<Scoresheet> {
    let values = args.others.as_slice();
    let number = |text: &String| text.parse::<i32>().ok();
    let begins_with_round = match values {
        [round, other, ..] => number(round).is_some() && number(other).is_none(),
        _ => false,
    };
    if args.round.is_some() || begins_with_round {
        return Err(before.only_totals().into());
    }
    let all: Option<Vec<_>> = values.iter().map(number).collect();
    let totals = match all.filter(|all| all.len() == before.seats.len()) {
        Some(all) => all.into_iter().enumerate().collect(),
        None => {
            let (names, totals) = names_and_totals(values).map_err(|_| before.only_totals())?;
            let seats = names.iter().map(|name| before.find_seat(name));
            seats.collect::<Result<Vec<_>, _>>()?.into_iter().zip(totals).collect::<Vec<_>>()
        }
    };
    let why = input::line("--why", args.why.as_deref())?;
    let after = store.command(now, |tx| {
        let sheet = lookup::known(tx.game_since(end, before)?, before.id)?;
        Ok::<_, Failure>(tx.record(sheet.id, &sheet.correct_result(&totals, why)?)?)
    })?;
    for &(seat, _) in totals.iter().filter(|(_, total)| *total == 0) {
        warn(&words.zero_total(after.seats[seat].name()));
    }
    Ok(after)
}

/// Records a correction of a game as it was read, and returns the game after it.
pub(crate) fn record(
    store: &mut Store,
    now: DateTime<Utc>,
    (before, end): (&Scoresheet, JournalEnd),
    correction: RoundCorrection,
) -> Result<(ScoredRound, Scoresheet)> {
    store.command(now, |tx| {
        let sheet = lookup::known(tx.game_since(end, before)?, before.id)?;
        if sheet.seats != before.seats {
            return Err(ScoreArgsError::TableChanged.into());
        }
        let fixed = sheet.correct(correction)?;
        let after = tx.record(sheet.id, &fixed.event)?;
        Ok((fixed, after))
    })
}

/// Reads the correction from the arguments and asks for what they do not say; returns it,
/// and whether its warnings were shown. `None` if the user drops it.
fn correction(
    args: &Args,
    sheet: &Scoresheet,
    named: Option<u32>,
    context: &Context,
) -> Result<Option<(RoundCorrection, bool)>> {
    let words = context.words();
    let (round, values) = match args.round {
        None if !args.others.is_empty() => {
            let typed = sheet.split_correction(&args.others, words.card_names())?;
            (Some(typed.round), typed.values)
        }
        round => (round, args.others.clone()),
    };
    let why = input::line("--why", args.why.as_deref())?;
    let force = args.common.force;
    if values.is_empty()
        && let Some(mut terminal) = context.terminal()?
    {
        let round = match round {
            Some(round) => round,
            None => ask_round(&mut terminal, sheet, words)?,
        };
        sheet.must_be_scored(round)?;
        let (turn, totals, now) = (&sheet.turn(round), false, context.now()?);
        let mut dialogue =
            Dialogue { sheet, turn, totals, force, named, now, words, refused: None };
        let Some(draft) = dialogue.run(&mut terminal)? else { return Ok(None) };
        let why = match why {
            None => ask_why(&mut terminal, words)?,
            why => why,
        };
        let fix = RoundCorrection { round, entries: draft.changes(turn), why, force };
        return Ok(Some((fix, true)));
    }
    let Some(round) = round.filter(|_| !values.is_empty()) else {
        return Err(
            ScoreArgsError::NoCorrection { example: sheet.example_correction(round) }.into()
        );
    };
    let turn = sheet.turn(round);
    let read = |values: &[String]| sheet.read_corrections(&turn, values);
    let entries = scores::read(sheet, &turn, &values, context, read)?;
    Ok(Some((RoundCorrection { round, entries, why, force }, false)))
}

fn ask_round(prompt: &mut impl Prompt, sheet: &Scoresheet, words: &Messages) -> Result<u8> {
    let last = sheet.played.keys().next_back().copied();
    prompt.ask(&words.which_round(last), words.which_round_help(), |answer| {
        let round = match last {
            Some(last) if answer.is_empty() => last,
            _ => round_number(answer)?,
        };
        sheet.must_be_scored(round).map_err(|error| error.text(words))?;
        Ok(round)
    })
}

/// Asks for the reason of a correction, which may be none.
fn ask_why(prompt: &mut impl Prompt, words: &Messages) -> Result<Option<String>> {
    prompt.ask(words.why(), words.why_help(), |answer| {
        let why = Some(answer).filter(|answer| !answer.is_empty());
        input::line("--why", why).map_err(|failure| failure.message(words))
    })
}

/// Undo the last command on this device
///
/// Each further `crowns undo` goes one command further back, and `crowns redo`
/// goes forward again. Nothing is lost: `crowns log` shows everything. On a
/// terminal it asks before it takes back a whole game or an import.
#[derive(Debug, clap::Args)]
pub(crate) struct UndoArgs {
    /// Take back a whole game or an import without asking
    #[arg(long)]
    yes: bool,
}

/// Redo the last command that was undone
///
/// Only possible until another command changes something.
#[derive(Debug, clap::Args)]
pub(crate) struct RedoArgs {}

pub(crate) fn undo(args: UndoArgs, context: &Context) -> Result<Outcome> {
    let now = context.now()?;
    let mut store = context.open_existing()?;
    let next = match store.next_undo(now)? {
        Some(next) if !next.played.is_empty() => return Err(not_undoable(&next).into()),
        Some(next) if !args.yes && starts_game(&next) => next,
        Some(_) => return print_step(store.undo(now)?, &store, Step::Undo, context),
        None => return print_step(None, &store, Step::Undo, context),
    };
    let words = context.words();
    if let Some(mut terminal) = context.terminal()?
        && !terminal.confirm(&words.undo_game(&games_of(&next, &store, words)?), false, words)?
    {
        note(words.not_undone());
        return Ok(Outcome::No);
    }
    // Another command may have been given meanwhile, which nobody agreed to undo.
    let undone = store.undo_command(next.command, now)?.ok_or(RequestError::UndoOvertaken)?;
    print_step(Some(undone), &store, Step::Undo, context)
}

pub(crate) fn redo(_: RedoArgs, context: &Context) -> Result<Outcome> {
    let mut store = context.open_existing()?;
    print_step(store.redo(context.now()?)?, &store, Step::Redo, context)
}

/// Returns `true` if a command started a game or a tournament, or imported some.
pub(crate) fn starts_game(report: &UndoReport) -> bool {
    let is_start = |entry: &LogEntry| match &entry.event {
        Some(Event::Game(event)) => matches!(event, GameEvent::GameStarted(_)),
        Some(Event::Solitaire(event)) => matches!(event, SolitaireEvent::SolitaireStarted(_)),
        Some(Event::Tournament(event)) => matches!(event, TournamentEvent::TournamentCreated(_)),
        _ => false,
    };
    report.events.iter().any(is_start)
}

/// Returns why a command cannot be undone: others have scored rounds of its games.
pub(crate) fn not_undoable(report: &UndoReport) -> RequestError {
    let games = report.played.iter().map(|game| game.number).collect();
    let is_join =
        |entry: &LogEntry| matches!(entry.event, Some(Event::Game(GameEvent::PlayerJoined { .. })));
    RequestError::UndoesRounds { games, is_join: report.events.iter().any(is_join) }
}

/// Names the games that a command started or imported, or the tournament.
pub(crate) fn games_of(report: &UndoReport, store: &Store, words: &Messages) -> Result<String> {
    let names = store.read()?.names(&report.events)?;
    let is_of_game = |entry: &&LogEntry| match &entry.event {
        // A table that is seated again takes the place of another.
        Some(Event::Game(event)) => {
            !matches!(event, GameEvent::GameDeleted { .. } | GameEvent::GameResumed {})
        }
        Some(Event::Tournament(event)) => matches!(event, TournamentEvent::TournamentCreated(_)),
        Some(Event::Solitaire(_)) => true,
        _ => false,
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
            print(json::undo(&[], &NameDirectory::default()))?;
        }
        terminal::tell_line(context.words().nothing_to_step(step));
        return Ok(Outcome::No);
    };
    let reader = store.read()?;
    let names = reader.names(&done.events)?;
    let sheet = if let Some(game) = only_game(&done.events) { reader.game(game)? } else { None };
    context.print(
        || json::undo(&done.events, &names),
        |style| render::stepped_with_sheet(step, &done.events, &names, sheet.as_ref(), style),
    )
}

fn only_game(events: &[LogEntry]) -> Option<GameId> {
    let mut games = events.iter().filter_map(LogEntry::game);
    let first = games.next()?;
    games.all(|game| game == first).then_some(first)
}
