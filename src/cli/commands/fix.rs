//! `crowns fix`: corrects a round.

use crate::cli::args::parse;
use crate::cli::args::scores::{self, ScoreOptions};
use crate::cli::commands::score::{Dialogue, round_number};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages;
use crate::cli::ui::prompt::{Prompt, Question, Terminal};
use crate::cli::ui::terminal::print;
use crate::game::{RoundCorrection, ScoreArgsError, ScoreEntry, Scoresheet};
use crate::render;
use crate::store::LookupError;
use crate::words::{Message, Words};

/// Correct the scores of a round, even in a finished game
///
/// Without scores, prompts for them on a terminal, starting from those of the
/// round.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "crowns fix [OPTIONS] [ROUND] [NAME VALUE]...",
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
    /// Round, by its number, then the players, by name or the start of one, each
    /// with the score; or one score for each player in the order of their seats
    #[arg(value_name = "ROUND, SCORES", allow_negative_numbers = true)]
    values: Vec<String>,

    /// Round, if it is not the first argument
    #[arg(long, value_name = "N", value_parser = round_number)]
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
        let sheet = args
            .common
            .game
            .sheet_or_finished(&reader, now, context.style.words())?;
        let sheet = sheet.ok_or(LookupError::NoOpenGame)?;
        (sheet, reader.journal_end()?)
    };
    let Some(fix) = correction(&args, &before, context)? else {
        messages::note(context.style.words().not_saved());
        return Ok(Outcome::No);
    };
    let (fixed, after) = store.command(now, |tx| {
        let sheet = tx.game_since(end, &before)?;
        let sheet = sheet.ok_or_else(|| LookupError::NoGame(before.id.to_string()))?;
        if sheet.seats != before.seats {
            return Err(ScoreArgsError::TableChanged.into());
        }
        let fixed = sheet.correct(fix)?;
        let after = tx.record(sheet.id, &fixed.event)?;
        Ok::<_, Failure>((fixed, after))
    })?;
    let named = args.common.game.is_named().then_some(after.number);
    for warning in &fixed.warnings {
        messages::warn(&render::warning(
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

/// Reads the correction from the arguments and asks for what they do not say;
/// `None` if the user drops it.
fn correction(
    args: &Args,
    sheet: &Scoresheet,
    context: &Context,
) -> Result<Option<RoundCorrection>> {
    let words = context.style.words();
    let (round, values) = match args.round {
        Some(round) => (Some(round), args.values.clone()),
        None if args.values.is_empty() => (None, Vec::new()),
        None => {
            let typed = sheet.split_correction(&args.values)?;
            (Some(typed.round), typed.values)
        }
    };
    let why = args.why.as_deref();
    let why = why.map(|why| parse::line("--why", why)).transpose()?;
    let force = args.common.force;
    if values.is_empty()
        && let Some(mut terminal) = args.common.terminal()?
    {
        let round = match round {
            Some(round) => round,
            None => ask_round(&mut terminal, sheet, words)?,
        };
        let Some(entries) = ask_scores(&mut terminal, sheet, round, args, context)? else {
            return Ok(None);
        };
        let why = match why {
            None => ask_why(&mut terminal, words)?,
            why => why,
        };
        return Ok(Some(RoundCorrection {
            round,
            entries,
            why,
            force,
        }));
    }
    let Some(round) = round.filter(|_| !values.is_empty()) else {
        let example = sheet.example_correction(round);
        return Err(ScoreArgsError::NoCorrection { example }.into());
    };
    let turn = sheet.turn(round);
    let read = |values: &[String]| sheet.read_corrections(&turn, values);
    let terminal = || args.common.terminal();
    Ok(Some(RoundCorrection {
        round,
        entries: scores::read(sheet, &values, terminal, words, read)?,
        why,
        force,
    }))
}

/// Asks which of the rounds that are scored to correct.
fn ask_round(prompt: &mut impl Prompt, sheet: &Scoresheet, words: &dyn Words) -> Result<u8> {
    let last = sheet.played.keys().next_back().copied();
    let number = |answer: &str| match last {
        Some(last) if answer.is_empty() => Ok(last),
        _ => round_number(answer),
    };
    let read = |answer: &str| match number(answer) {
        Ok(round) => sheet
            .must_be_scored(round)
            .map(|()| round)
            .map_err(|error| error.text(words)),
        Err(error) => Err(error.to_owned()),
    };
    let answer = prompt.ask(&Question {
        label: &words.which_round(last),
        before: "",
        help: words.which_round_help(),
        check: &|answer| read(answer).map(drop),
    })?;
    read(&answer).map_err(Failure::new)
}

/// Asks for the scores of a round, and returns those that changed.
fn ask_scores(
    terminal: &mut Terminal,
    sheet: &Scoresheet,
    round: u8,
    args: &Args,
    context: &Context,
) -> Result<Option<Vec<(usize, ScoreEntry)>>> {
    sheet.must_be_scored(round)?;
    let dialogue = Dialogue {
        sheet,
        turn: &sheet.turn(round),
        totals: false,
        force: args.common.force,
        named: args.common.game.is_named().then_some(sheet.number),
        now: context.now()?,
        words: context.style.words(),
    };
    let answers = dialogue.run(terminal)?;
    Ok(answers.map(|answers| answers.entries))
}

fn ask_why(prompt: &mut impl Prompt, words: &dyn Words) -> Result<Option<String>> {
    let read = |answer: &str| match answer {
        "" => Ok(None),
        answer => parse::line("--why", answer).map(Some),
    };
    let answer = prompt.ask(&Question {
        label: words.why(),
        before: "",
        help: words.why_help(),
        check: &|answer| {
            read(answer)
                .map(drop)
                .map_err(|failure| failure.message(words))
        },
    })?;
    read(&answer)
}
