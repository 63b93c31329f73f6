//! `crowns fix`: corrects a round.

use chrono::{DateTime, Utc};

use crate::cli::args::input;
use crate::cli::args::scores::{self, ScoreOptions};
use crate::cli::commands::score::{Dialogue, round_number};
use crate::cli::prelude::*;
use crate::cli::ui::terminal;
use crate::game::{RoundCorrection, ScoreArgsError, ScoreEntry, ScoredRound, Scoresheet};
use crate::messages::Message;
use crate::store::{JournalEnd, Store};

/// Correct the scores of a round, even in a finished game
///
/// Without scores, prompts for them on a terminal; Enter keeps a score.
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

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let now = context.now()?;
    let mut store = context.open_existing()?;
    // The reader must be gone before answers come: it keeps others waiting.
    let (before, end) = {
        let reader = store.read()?;
        let sheet = args.common.game.sheet_or_finished(&reader, now, context.style.words())?;
        let sheet = sheet.ok_or(LookupError::NoOpenGame)?;
        (sheet, reader.journal_end()?)
    };
    let Some(Draft { fix, has_shown_warnings }) = correction(&args, &before, context)? else {
        terminal::note(context.style.words().not_saved());
        return Ok(Outcome::No);
    };
    let (fixed, after) = record(&mut store, now, (&before, end), fix)?;
    if let Some(table) = &after.tournament
        && let Some(stored) = store.read()?.tournament(table.tournament.uuid)?
        && let Some(displaced) = render::displaced(&stored, context.style.words())
    {
        terminal::warn(&displaced);
    }
    let named = args.common.game.is_named().then_some(after.number);
    let warnings = fixed.warnings.iter().filter(|_| !has_shown_warnings);
    for warning in warnings {
        terminal::warn(&render::warning(
            &after,
            fixed.round,
            warning,
            named,
            context.style.words(),
        ));
    }
    print(&match args.common.json {
        true => render::json::scoresheet(&after),
        false => {
            let changes = render::corrected(&before, &after, fixed.round, context.style);
            format!("{changes}\n{}", render::scoresheet(&after, context.style))
        }
    })?;
    Ok(Outcome::Yes)
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

/// A correction, before it is recorded.
struct Draft {
    fix: RoundCorrection,
    /// Whether the dialogue showed its warnings already.
    has_shown_warnings: bool,
}

/// Reads the correction from the arguments and asks for what they do not say;
/// `None` if the user drops it.
fn correction(args: &Args, sheet: &Scoresheet, context: &Context) -> Result<Option<Draft>> {
    let words = context.style.words();
    let values: Vec<_> = args.first.iter().chain(&args.others).cloned().collect();
    let (round, values) = match args.round {
        Some(round) => (Some(round), values),
        None if values.is_empty() => (None, values),
        None => {
            let typed = sheet.split_correction(&values)?;
            (Some(typed.round), typed.values)
        }
    };
    let why = args.why.as_deref();
    let why = why.map(|why| input::line("--why", why)).transpose()?;
    let force = args.common.force;
    if values.is_empty()
        && let Some(mut terminal) = args.common.terminal()?
    {
        let round = match round {
            Some(round) => round,
            None => ask_round(&mut terminal, sheet, words)?,
        };
        let Some(entries) = ask_scores(&mut terminal, sheet, round, &args.common, context)? else {
            return Ok(None);
        };
        let why = match why {
            None => ask_why(&mut terminal, words)?,
            why => why,
        };
        let fix = RoundCorrection { round, entries, why, force };
        return Ok(Some(Draft { fix, has_shown_warnings: true }));
    }
    let Some(round) = round.filter(|_| !values.is_empty()) else {
        let example = sheet.example_correction(round);
        return Err(ScoreArgsError::NoCorrection { example }.into());
    };
    let turn = sheet.turn(round);
    let read = |values: &[String]| sheet.read_corrections(&turn, values);
    let terminal = || args.common.terminal();
    let fix = RoundCorrection {
        round,
        entries: scores::read(sheet, &values, terminal, words, read)?,
        why,
        force,
    };
    Ok(Some(Draft { fix, has_shown_warnings: false }))
}

fn ask_round(prompt: &mut impl Prompt, sheet: &Scoresheet, words: &Messages) -> Result<u8> {
    let last = sheet.played.keys().next_back().copied();
    let number = |answer: &str| match last {
        Some(last) if answer.is_empty() => Ok(last),
        _ => round_number(answer),
    };
    let read = |answer: &str| match number(answer) {
        Ok(round) => sheet.must_be_scored(round).map(|()| round).map_err(|error| error.text(words)),
        Err(error) => Err(error.to_owned()),
    };
    let answer = prompt.ask(&Question {
        label: &words.which_round(last),
        help: words.which_round_help(),
        check: &|answer| read(answer).map(drop),
    })?;
    read(&answer).map_err(Failure::new)
}

fn ask_scores(
    terminal: &mut Terminal,
    sheet: &Scoresheet,
    round: u8,
    options: &ScoreOptions,
    context: &Context,
) -> Result<Option<Vec<(usize, ScoreEntry)>>> {
    sheet.must_be_scored(round)?;
    let turn = &sheet.turn(round);
    let dialogue = Dialogue {
        sheet,
        turn,
        totals: false,
        force: options.force,
        named: options.game.is_named().then_some(sheet.number),
        now: context.now()?,
        words: context.style.words(),
    };
    Ok(dialogue.run(terminal)?.map(|draft| draft.changes(turn)))
}

/// Asks for the reason of a correction, which may be none.
fn ask_why(prompt: &mut impl Prompt, words: &Messages) -> Result<Option<String>> {
    let read = |answer: &str| match answer {
        "" => Ok(None),
        answer => input::line("--why", answer).map(Some),
    };
    let answer = prompt.ask(&Question {
        label: words.why(),
        help: words.why_help(),
        check: &|answer| read(answer).map(drop).map_err(|failure| failure.message(words)),
    })?;
    read(&answer)
}
