//! `crowns score`: the scores of a round.

mod dialogue;

use std::collections::BTreeMap;

pub(crate) use self::dialogue::Dialogue;
use self::dialogue::{WentOutAnswer, score_error, total_warnings, who_went_out};
use crate::cli::args::lookup::LastGame;
use crate::cli::args::scores::{self, ScoreOptions};
use crate::cli::prelude::*;
use crate::game::{
    PlayerId, RoundEntry, RoundSetup, ScoreArgsError, ScoreEntry, ScoreWarning, ScoredRound,
    TypedScore, round_called,
};
use crate::rules::PRESETS;
use crate::store::Typist;

/// Enter the scores of a round
///
/// Without scores, prompts for them player by player on a terminal.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "crowns score [OPTIONS] [SCORE]...\n       \
                      crowns score [OPTIONS] [PLAYER SCORE]...",
    after_help = "\
Examples:
  crowns score 0 13 37
  crowns score 0, 13, 37
  crowns score bob 13 ann out cat 10+15+8
  crowns score bob=13 ann=out cat=8,K,5
  crowns score out \"8H KD 5S\" 13

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

    /// After the last round, print a link that imports the game into the app BG Stats
    #[arg(long)]
    bgstats: bool,

    #[command(flatten)]
    common: ScoreOptions,
}

/// Parses the number of a round; whether it exists depends on the game.
pub(crate) fn round_number(text: &str) -> Result<u8, &'static str> {
    let said = || round_called(text.trim()).map(Round::number);
    let number = text.trim().parse().ok().or_else(said).filter(|&number| number > 0);
    number.ok_or("a round must be a number from 1 to 11")
}

pub(crate) fn run(mut args: Args, context: &Context) -> Result<Outcome> {
    args.common.game.take_table(&mut args.values);
    args.common.game.take_game_called(&mut args.values);
    let mut store = context.open_existing()?;
    let words = context.words();
    let entered = enter(&args, &mut store, context)
        .map_err(|failure| args.common.game.add_to_hint(failure, words))?;
    let Some(entered) = entered else {
        note(words.not_saved());
        return Ok(Outcome::No);
    };
    let Entered { before, draft, after, phones } = &entered;
    let scores = draft.entry.entries.iter().map(|(seat, score)| (*seat, score));
    render::phones_differ(before, scores, phones, words).iter().for_each(|one| warn(one));
    if !draft.has_shown_warnings {
        let is_named = args.common.game.is_named() || after.next().is_none();
        let named = is_named.then_some(after.number);
        total_warnings(after, &draft.scored, args.totals, named, words).for_each(|one| warn(&one));
    }
    warn_of_other_result(after, words);
    let is_over = after.state() == GameState::Finished;
    let shown = if is_over { render::scoresheet_and_chart } else { render::scoresheet };
    let link =
        if args.bgstats && is_over { format!("\n{}", json::bgstats(after)) } else { String::new() };
    context.print(
        || json::scoresheet(after),
        |style| {
            let line = render::entered(after, draft.scored.round, style);
            format!("{line}\n{}{}{link}", priced(&entered, style), shown(after, style))
        },
    )
}

/// A round that was entered: the sheet before and after it.
struct Entered {
    before: Scoresheet,
    draft: ReadRound,
    after: Scoresheet,
    /// What phones had entered for the round, by player.
    phones: BTreeMap<PlayerId, Vec<TypedScore>>,
}

/// Reads the scores of a round and records them; `None` if the user drops them.
fn enter(args: &Args, store: &mut Store, context: &Context) -> Result<Option<Entered>> {
    let now = context.now()?;
    // The round is settled now. Should someone else score it meanwhile, these scores are
    // not to land on the next one.
    let (before, end) = args.common.game.sheet_to_change(store, LastGame::Finished, context)?;
    let turn = before.due(args.round).map_err(|error| {
        let failure = Failure::from(error);
        let another = match &before.tournament {
            Some(table) => {
                Some(Command::new("tournament show").of_tournament(Some(&table.tournament.name)))
            }
            None if is_last(&before, store) => None,
            None => with_players(&before),
        };
        match another {
            Some(another) => failure.map_commands(context.words(), |command| {
                if command.has_one_of(&["--same"]) { another.clone() } else { command }
            }),
            None => failure,
        }
    })?;
    let Some(mut draft) = args.read(&before, &turn, now, context)? else { return Ok(None) };
    let phones = Typist::Phones.typed(&context.file()?);
    let phones = phones.map(|typed| typed.answers_for(&before, &turn)).unwrap_or_default();
    let after = store.command(now, |tx| {
        let sheet = lookup::known(tx.game_since(end, &before)?, before.id)?;
        if sheet != before {
            let entry = draft.entry.clone().reseated(&before, &sheet);
            draft.scored = sheet.score(entry.ok_or(ScoreArgsError::TableChanged)?)?;
            draft.scored.warnings.extend(sheet.doubts(&draft.scored, now));
            draft.has_shown_warnings = false;
        }
        Ok::<_, Failure>(tx.record(sheet.id, &draft.scored.event)?)
    })?;
    Ok(Some(Entered { before, draft, after, phones }))
}

fn is_last(sheet: &Scoresheet, store: &Store) -> bool {
    let last = store.read().and_then(|reader| reader.last_played());
    last.is_ok_and(|last| last.is_some_and(|last| last.id == sheet.id))
}

/// Returns the command for another game of the same players, where those of the last game are
/// others.
fn with_players(sheet: &Scoresheet) -> Option<Command> {
    let dealer = sheet.next_first_dealer()?;
    let name = |seat: usize| sheet.seats[seat].name();
    let again = Command::new("new").args(sheet.seated().into_iter().map(name));
    let again = again.option("--dealer", name(dealer));
    Some(match sheet.ruleset.name() {
        name if name == PRESETS[0] => again,
        name => again.option("--rules", name),
    })
}

/// Warns of players whose rounds do not give the result that was recorded before them.
pub(crate) fn warn_of_other_result(sheet: &Scoresheet, words: &Messages) {
    if sheet.state() == GameState::Finished {
        for (seat, result) in sheet.other_results() {
            warn(&words.other_result(sheet.seats[seat].name(), sheet.total(seat), result));
        }
    }
}

fn priced(entered: &Entered, style: TextStyle) -> String {
    let Entered { before, draft, .. } = entered;
    let rules = before.ruleset.in_round(before.turn(draft.scored.round).round);
    let names = before.seat_names();
    let text = |(seat, entry): &(usize, ScoreEntry)| match entry {
        ScoreEntry::Cards(priced) => render::priced(&names[*seat], priced, rules, style) + "\n",
        ScoreEntry::Ranks(priced) => {
            render::priced_ranks(&names[*seat], priced, rules, style) + "\n"
        }
        _ => String::new(),
    };
    draft.entry.entries.iter().map(text).collect()
}

/// The scores of a round as they were given or answered.
struct ReadRound {
    entry: RoundEntry,
    /// The result of scoring them on the sheet that they were given for.
    scored: ScoredRound,
    /// Whether the warnings were shown already.
    has_shown_warnings: bool,
}

impl Args {
    /// Reads the scores from the arguments; without any, asks for them. Returns
    /// `None` if the user drops them.
    fn read(
        &self,
        sheet: &Scoresheet,
        turn: &RoundSetup,
        now: DateTime<Utc>,
        context: &Context,
    ) -> Result<Option<ReadRound>> {
        let Self { totals, ref common, .. } = *self;
        let words = context.words();
        if self.values.is_empty()
            && let Some(mut terminal) = context.terminal()?
        {
            // Once the last round is scored, no game is open any more.
            let is_last = turn.number >= Round::LAST.number();
            let named = (is_last || common.game.is_named()).then_some(sheet.number);
            let (force, refused) = (common.force, None);
            let mut dialogue = Dialogue { sheet, turn, totals, force, named, now, words, refused };
            let Some(draft) = dialogue.run(&mut terminal)? else { return Ok(None) };
            let entry = draft.round(sheet, turn)?;
            let scored = sheet.score(entry.clone())?;
            return Ok(Some(ReadRound { entry, scored, has_shown_warnings: true }));
        }
        let read = |values: &[String]| sheet.read_row(turn, values);
        let entries = scores::read(sheet, turn, &self.values, context, read)?;
        let mut entry = sheet.round_entry(turn.number, entries, totals, common.force)?;
        let scored = sheet.score(entry.clone());
        let mut scored =
            scored.map_err(|error| score_error(sheet, turn.number, error, totals, words))?;
        if let Some(seats) = scored.several_zeros()
            && let Some(mut terminal) = context.terminal()?
            && let WentOutAnswer::Seat(seat) =
                who_went_out(&mut terminal, sheet, seats, false, words)?
        {
            entry.out = Some(seat);
            scored = sheet.score(entry.clone())?;
        }
        let doubts = sheet.doubts(&scored, now);
        let asked = |doubt: &ScoreWarning| words.doubt(doubt, scored.round);
        for question in doubts.iter().filter_map(asked) {
            if let Some(mut terminal) = context.terminal()?
                && !terminal.confirm(&question, false, words)?
            {
                return Ok(None);
            }
        }
        scored.warnings.extend(doubts);
        Ok(Some(ReadRound { entry, scored, has_shown_warnings: false }))
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::game::{DeviceId, NewGame};
    use crate::store::{FOLDS, IdGenerator, WriteError};

    #[derive(Debug, Parser)]
    struct CommandLine {
        #[command(flatten)]
        args: Args,
    }

    #[test]
    fn one_command_folds_the_game_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("crowns.db");
        let device = DeviceId(uuid::Uuid::from_u128(1));
        let now = DateTime::UNIX_EPOCH;
        let mut store = Store::open(&path, device, IdGenerator::seeded(1), now).unwrap();
        let context = Context::of_test(&path, Language::English);
        store
            .command(now, |tx| {
                let names = ["Ann", "Bob"].map(|name| Name::new(name).unwrap());
                let seats = names.iter().map(|name| tx.add_player(name));
                let seats = seats.collect::<Result<_, WriteError>>()?;
                tx.start_game(NewGame::new(seats, Ruleset::official(), NaiveDate::default()))
            })
            .unwrap();
        for round in 1..=3 {
            let line = CommandLine::parse_from(["score", "out", "12", "--json"]);
            let before = FOLDS.get();
            let entered = enter(&line.args, &mut store, &context).unwrap().unwrap();
            assert_eq!(FOLDS.get() - before, 1);
            assert_eq!(entered.after.total(1), 12 * round);
            assert_eq!(store.read().unwrap().game(entered.after.id).unwrap(), Some(entered.after));
        }
        assert!(store.verify().unwrap());
    }
}
