//! Asks which round to correct, its scores and the reason.

use crate::cli::args::parse;
use crate::cli::args::scores::ScoreOptions;
use crate::cli::commands::score::{Dialogue, round_number};
use crate::cli::prelude::*;
use crate::game::{ScoreEntry, Scoresheet};
use crate::messages::Message;

pub(super) fn ask_round(
    prompt: &mut impl Prompt,
    sheet: &Scoresheet,
    words: &Messages,
) -> Result<u8> {
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

pub(super) fn ask_scores(
    terminal: &mut Terminal,
    sheet: &Scoresheet,
    round: u8,
    options: &ScoreOptions,
    context: &Context,
) -> Result<Option<Vec<(usize, ScoreEntry)>>> {
    sheet.must_be_scored(round)?;
    let dialogue = Dialogue {
        sheet,
        turn: &sheet.turn(round),
        totals: false,
        force: options.force,
        named: options.game.is_named().then_some(sheet.number),
        now: context.now()?,
        words: context.style.words(),
    };
    let answers = dialogue.run(terminal)?;
    Ok(answers.map(|answers| answers.entries))
}

/// Asks for the reason of a correction, which may be none.
pub(super) fn ask_why(prompt: &mut impl Prompt, words: &Messages) -> Result<Option<String>> {
    let read = |answer: &str| match answer {
        "" => Ok(None),
        answer => parse::line("--why", answer).map(Some),
    };
    let answer = prompt.ask(&Question {
        label: words.why(),
        help: words.why_help(),
        check: &|answer| read(answer).map(drop).map_err(|failure| failure.message(words)),
    })?;
    read(&answer)
}
