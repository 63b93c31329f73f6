//! `crowns score`: the scores of a round.

mod dialogue;

use chrono::{DateTime, Utc};

pub(crate) use self::dialogue::Dialogue;
use self::dialogue::{WentOutAnswer, total_error, total_warnings, who_went_out};
use crate::cli::args::scores::{self, ScoreOptions};
use crate::cli::prelude::*;
use crate::cli::ui::terminal;
use crate::game::{
    GameState, RoundEntry, RoundSetup, ScoreArgsError, ScoreEntry, ScoreWarning, ScoredRound,
    Scoresheet,
};
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
    /// the player or the start of it
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
        terminal::note(words.not_saved());
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
    for warning in total_warnings(after, scored, args.totals, named, words) {
        terminal::warn(&warning);
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

/// The scores of a round as they were given or answered.
struct Draft {
    entry: RoundEntry,
    /// The result of scoring them on the sheet that they were given for.
    scored: ScoredRound,
    /// Whether the warnings were shown already.
    has_shown_warnings: bool,
}

/// What it takes to read the scores of a round.
struct DraftReader<'a> {
    values: &'a [String],
    /// Whether the numbers are running totals.
    totals: bool,
    options: &'a ScoreOptions,
    sheet: &'a Scoresheet,
    turn: &'a RoundSetup,
    now: DateTime<Utc>,
    words: &'static Messages,
}

impl DraftReader<'_> {
    /// Reads the scores from the arguments; without any, asks for them. Returns
    /// `None` if the user drops them.
    fn read(&self) -> Result<Option<Draft>> {
        if self.values.is_empty()
            && let Some(mut terminal) = self.options.terminal()?
        {
            let dialogue = Dialogue {
                sheet: self.sheet,
                turn: self.turn,
                totals: self.totals,
                force: self.options.force,
                named: self.named(),
                now: self.now,
                words: self.words,
            };
            let Some(draft) = dialogue.run(&mut terminal)? else {
                return Ok(None);
            };
            let entry = draft.round(self.sheet, self.turn)?;
            return Ok(Some(Draft {
                scored: self.sheet.score(entry.clone())?,
                entry,
                has_shown_warnings: true,
            }));
        }
        let read = |values: &[String]| self.sheet.read_row(self.turn, values);
        let terminal = || self.options.terminal();
        let entries = scores::read(self.sheet, self.values, terminal, self.words, read)?;
        let mut entry = self.entry(entries)?;
        let scored = self.sheet.score(entry.clone());
        let mut scored = scored.map_err(|error| match self.totals {
            true => total_error(self.sheet, self.turn.number, error, self.words),
            false => error.into(),
        })?;
        if let Some(seats) = scored.several_zeros()
            && let Some(mut terminal) = self.options.terminal()?
            && let WentOutAnswer::Seat(seat) =
                who_went_out(&mut terminal, self.sheet, seats, false, self.words)?
        {
            entry.out = Some(seat);
            scored = self.sheet.score(entry.clone())?;
        }
        let doubts = self.sheet.doubts(&scored, self.now);
        let asked = |doubt: &ScoreWarning| self.words.doubt(doubt, scored.round);
        for question in doubts.iter().filter_map(asked) {
            if let Some(mut terminal) = self.options.terminal()?
                && !terminal.confirm(&question, false, self.words)?
            {
                return Ok(None);
            }
        }
        scored.warnings.extend(doubts);
        Ok(Some(Draft { entry, scored, has_shown_warnings: false }))
    }

    /// Returns the number of the game if a command must name it: once the last
    /// round is scored, no game is open any more.
    fn named(&self) -> Option<u32> {
        let is_last = self.turn.number >= Round::LAST.number();
        let must_name = is_last || self.options.game.is_named();
        must_name.then_some(self.sheet.number)
    }

    fn entry(&self, entries: Vec<(usize, ScoreEntry)>) -> Result<RoundEntry> {
        let force = self.options.force;
        Ok(self.sheet.round_entry(self.turn.number, entries, self.totals, force)?)
    }
}

#[cfg(test)]
mod tests;
