//! `crowns score`: the scores of a round.

mod dialogue;
mod draft;
mod totals;
mod went_out;

use chrono::{DateTime, Utc};

pub(crate) use self::dialogue::Dialogue;
use self::draft::{Draft, DraftReader};
use crate::cli::args::scores::ScoreOptions;
use crate::cli::prelude::*;
use crate::cli::ui::messages;
use crate::game::{GameState, ScoreArgsError, ScoreEntry, ScoredRound, Scoresheet};
use crate::render::seat_names;
use crate::rules::Round;
use crate::store::Store;

/// Enter the scores of a round
///
/// Without scores, prompts for them player by player on a terminal.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "crowns score [OPTIONS] [SCORE]...\n       \
                      crowns score [OPTIONS] [PLAYER SCORE]...",
    after_help = "\
Examples:
  crowns score 0 12 37
  crowns score 0, 12, 37
  crowns score bob 12 ann out cat 10+15+8
  crowns score bob=12 ann=out cat=8,K
  crowns score out KH \"7H 8H 9H KD\" -

A score is points (12), a sum (10+15+8), the cards left (KH,5D), by rank alone
too (8,K is 8 + 13 unless 8s are wild), or the whole hand; `out`, `x` or `0x`
for the player who went out; `-` for one who did not play. A number alone is
points. Cards are written as for `crowns check`; without a suit, J is a Jack."
)]
pub(crate) struct Args {
    /// Score of each player in the order of their seats, or each after the name of
    /// the player or its beginning
    #[arg(value_name = "SCORE", allow_negative_numbers = true)]
    values: Vec<String>,

    /// Round, by its number [default: the next one]
    #[arg(long, short, value_name = "ROUND", value_parser = round_number)]
    round: Option<u8>,

    /// Read the numbers as running totals, not as points of the round
    #[arg(long)]
    totals: bool,

    /// After the last round, print the link with which the app BG Stats takes the play
    /// over
    #[arg(long)]
    bgstats: bool,

    #[command(flatten)]
    common: ScoreOptions,
}

/// Parses the number of a round; whether it exists depends on the game.
pub(crate) fn round_number(text: &str) -> Result<u8, &'static str> {
    let number = text.trim().parse().ok().filter(|&number| number > 0);
    number.ok_or("a round must be a number, such as 3")
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let mut store = context.open_existing()?;
    let words = context.style.words();
    let Some(entered) = enter(&args, &mut store, context.now()?, words)? else {
        messages::note(words.not_saved());
        return Ok(Outcome::No);
    };
    let Entered { draft, after, .. } = &entered;
    if !draft.has_shown_warnings {
        warn(&args, &draft.scored, after, words);
    }
    let shown = match after.state() {
        GameState::Finished => render::scoresheet_and_chart,
        _ => render::scoresheet,
    };
    print(&match args.common.json {
        true => render::json::scoresheet(after),
        false => {
            let line = render::entered(after, draft.scored.round, context.style);
            let priced = priced(&entered, context);
            let sheet = shown(after, context.style);
            match args.bgstats && after.state() == GameState::Finished {
                true => format!("{line}\n{priced}{sheet}\n{}", render::json::bgstats(after)),
                false => format!("{line}\n{priced}{sheet}"),
            }
        }
    })?;
    Ok(Outcome::Yes)
}

/// A round that was entered: the sheet before and after it.
struct Entered {
    round: Round,
    before: Scoresheet,
    draft: Draft,
    after: Scoresheet,
}

/// Reads the scores of a round and records them; `None` if the user drops them.
fn enter(
    args: &Args,
    store: &mut Store,
    now: DateTime<Utc>,
    words: &'static Messages,
) -> Result<Option<Entered>> {
    // The reader must be gone before the answers come: it keeps others
    // waiting. But the round is settled now. Should someone else score it
    // meanwhile, these scores are not to land on the next one.
    let (before, end) = {
        let reader = store.read()?;
        let sheet = args.common.game.sheet_or_finished(&reader, now, words)?;
        let sheet = sheet.ok_or(LookupError::NoOpenGame)?;
        (sheet, reader.journal_end()?)
    };
    let turn = before.due(args.round)?;
    let reader = DraftReader {
        values: &args.values,
        totals: args.totals,
        options: &args.common,
        sheet: &before,
        turn: &turn,
        now,
        words,
    };
    let Some(mut draft) = reader.read()? else {
        return Ok(None);
    };
    let after = store.command(now, |tx| {
        let sheet = lookup::known(tx.game_since(end, &before)?, before.id)?;
        if sheet != before {
            let entry = draft.entry.clone().reseated(&before, &sheet);
            draft.scored = sheet.score(entry.ok_or(ScoreArgsError::TableChanged)?)?;
        }
        Ok::<_, Failure>(tx.record(sheet.id, &draft.scored.event)?)
    })?;
    Ok(Some(Entered { round: turn.round, before, draft, after }))
}

fn warn(args: &Args, scored: &ScoredRound, after: &Scoresheet, words: &Messages) {
    let is_named = args.common.game.is_named() || after.next().is_none();
    let named = is_named.then_some(after.number);
    for warning in totals::warnings(after, scored, args.totals, named, words) {
        messages::warn(&warning);
    }
}

fn priced(entered: &Entered, context: &Context) -> String {
    let rules = entered.before.ruleset.in_round(entered.round);
    let names = seat_names(&entered.before);
    let text = |(seat, entry): &(usize, ScoreEntry)| match entry {
        ScoreEntry::Cards(priced) => {
            render::priced(&names[*seat], priced, rules, context.style) + "\n"
        }
        ScoreEntry::Ranks(priced) => {
            render::priced_ranks(&names[*seat], priced, rules, context.style) + "\n"
        }
        _ => String::new(),
    };
    entered.draft.entry.entries.iter().map(text).collect()
}

#[cfg(test)]
mod tests;
