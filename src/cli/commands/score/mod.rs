//! `crowns score`: the scores of a round.

mod dialogue;
mod totals;

use chrono::{DateTime, Utc};

use self::dialogue::{Dialogue, WentOutAnswer, is_told, several_zeros, who_went_out};
use crate::cli::args::lookup::LookupError;
use crate::cli::args::scores::{self, ScoreArgsError, ScoreOptions};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages;
use crate::cli::ui::prompt::Terminal;
use crate::cli::ui::terminal::print;
use crate::game::{
    GameId, GameState, PlayerId, RoundEntry, RoundSetup, ScoreEntry, ScoredRound, Scoresheet,
};
use crate::render::{self, seat_names};
use crate::rules::Round;
use crate::store::Store;
use crate::words::Words;

/// Enter the scores of a round
///
/// Without scores, prompts for them player by player on a terminal.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "crowns score [OPTIONS] <VALUE>...\n       \
                      crowns score [OPTIONS] <NAME=VALUE>...",
    after_help = "\
Examples:
  crowns score 0 12 37
  crowns score bob=12 ann=out cat=10+15+8
  crowns score out KH,5D \"7H 8H 9H KD\" -

A value is points (12), a sum (10+15+8), the cards left (KH,5D) or the whole
hand, `out` for the player who went out, or `-` for one who did not play."
)]
pub(crate) struct Args {
    /// Score of each player in the order of their seats, or each with a name or
    /// the start of one
    #[arg(value_name = "VALUE", allow_negative_numbers = true)]
    values: Vec<String>,

    /// Round [default: the next one]
    #[arg(long, value_name = "N", value_parser = round_number)]
    round: Option<u8>,

    /// Read the numbers as running totals, not as points of the round
    #[arg(long)]
    totals: bool,

    #[command(flatten)]
    common: ScoreOptions,
}

/// Parses the number of a round; whether it exists depends on the game.
pub(crate) fn round_number(text: &str) -> Result<u8, &'static str> {
    let number = text.trim().parse().ok().filter(|&number| number > 0);
    number.ok_or("a round must be a number, such as 3")
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let mut store = context.existing_store()?;
    let words = context.style.words();
    let entered = enter(&args, &mut store, context.now()?, words)?;
    let Entered { draft, after, .. } = &entered;
    if !draft.told {
        warn(&args, &draft.scored, after, words);
    }
    let shown = match after.state() {
        GameState::Finished => render::scoresheet_and_chart,
        _ => render::scoresheet,
    };
    print(&match args.common.json {
        true => render::json::scoresheet(after),
        false => priced(&entered, context) + &shown(after, context.style),
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

/// Reads the scores of a round and records them.
fn enter(
    args: &Args,
    store: &mut Store,
    now: DateTime<Utc>,
    words: &'static dyn Words,
) -> Result<Entered> {
    // The reader must be gone before the answers come: it keeps others
    // waiting. But the round is settled now. Should someone else score it
    // meanwhile, these scores are not to land on the next one.
    let (before, end) = {
        let reader = store.read()?;
        (args.common.game.sheet(&reader)?, reader.journal_end()?)
    };
    let turn = before.due(args.round)?;
    let work = Work {
        named: args.common.game.is_named().then_some(before.number),
        args,
        sheet: &before,
        turn: &turn,
        words,
    };
    let mut draft = work.draft()?;
    let players: Vec<_> = before.seats.iter().map(|seat| seat.player).collect();
    let after = store.command(now, |tx| {
        let sheet = known(tx.game_since(end, &before)?, before.id)?;
        if sheet != before {
            draft.scored = sheet.score(reseated(draft.entry.clone(), &players, &sheet)?)?;
        }
        Ok::<_, Failure>(tx.record(sheet.id, &draft.scored.event)?)
    })?;
    Ok(Entered {
        round: turn.round,
        before,
        draft,
        after,
    })
}

/// The scores of a round as they were typed or answered.
struct Draft {
    entry: RoundEntry,
    /// The result of scoring them on the sheet they were typed for.
    scored: ScoredRound,
    /// Whether its warnings were shown already.
    told: bool,
}

/// The scores of a round on their way to the sheet.
struct Work<'a> {
    args: &'a Args,
    sheet: &'a Scoresheet,
    turn: &'a RoundSetup,
    /// The game where a command has to name it.
    named: Option<u32>,
    words: &'static dyn Words,
}

impl Work<'_> {
    /// Reads the scores, or asks for them.
    fn draft(&self) -> Result<Draft> {
        let terminal = || match self.args.common.json {
            true => Ok(None),
            false => Terminal::find(),
        };
        if self.args.values.is_empty()
            && let Some(mut terminal) = terminal()?
        {
            let dialogue = Dialogue {
                sheet: self.sheet,
                turn: self.turn,
                totals: self.args.totals,
                force: self.args.common.force,
                // Once the last round is scored no game is open any more.
                named: self.named.or_else(|| {
                    let is_last = self.turn.number >= Round::LAST.number();
                    is_last.then_some(self.sheet.number)
                }),
                words: self.words,
            };
            let entry = dialogue.hold(&mut terminal)?;
            return Ok(Draft {
                scored: self.sheet.score(entry.clone())?,
                entry,
                told: true,
            });
        }
        let mut entry = self.typed()?;
        let scored = self.sheet.score(entry.clone());
        let mut scored = scored.map_err(|error| match self.args.totals {
            true => totals::error(self.sheet, self.turn.number, error, self.words),
            false => error.into(),
        })?;
        if let Some(seats) = several_zeros(&scored.warnings)
            && let Some(mut terminal) = terminal()?
            && let WentOutAnswer::Seat(seat) =
                who_went_out(&mut terminal, self.sheet, seats, false, self.words)?
        {
            entry.out = Some(seat);
            scored = self.sheet.score(entry.clone())?;
        }
        Ok(Draft {
            entry,
            scored,
            told: false,
        })
    }

    fn typed(&self) -> Result<RoundEntry> {
        let mut entries = scores::read(self.sheet, self.turn, &self.args.values)?;
        if self.args.totals {
            entries = self.sheet.from_totals(self.turn.number, entries)?;
        }
        Ok(RoundEntry {
            round: Some(self.turn.number),
            entries,
            out: None,
            force: self.args.common.force,
        })
    }
}

fn warn(args: &Args, scored: &ScoredRound, after: &Scoresheet, words: &dyn Words) {
    let is_named = args.common.game.is_named() || after.next().is_none();
    let named = is_named.then_some(after.number);
    let odd = scored.warnings.iter();
    for warning in odd.filter(|warning| is_told(warning, args.totals)) {
        let told = match args.totals {
            true => totals::warning,
            false => render::warning,
        };
        messages::warn(&told(after, scored.round, warning, named, words));
    }
}

/// Writes how the cards that were typed were priced.
fn priced(entered: &Entered, context: &Context) -> String {
    let rules = entered.before.ruleset.in_round(entered.round);
    let names = seat_names(&entered.before);
    let text = |(seat, entry): &(usize, ScoreEntry)| match entry {
        ScoreEntry::Cards(priced) => {
            render::priced(&names[*seat], priced, rules, context.style) + "\n"
        }
        _ => String::new(),
    };
    entered.draft.entry.entries.iter().map(text).collect()
}

/// Moves scores to where their players sit now: someone else may have undone
/// that a player sat down.
fn reseated(mut draft: RoundEntry, players: &[PlayerId], now: &Scoresheet) -> Result<RoundEntry> {
    let seat = |seat: usize| {
        now.seat_of(players[seat])
            .ok_or(ScoreArgsError::TableChanged)
    };
    for (taken, _) in &mut draft.entries {
        *taken = seat(*taken)?;
    }
    draft.out = draft.out.map(seat).transpose()?;
    Ok(draft)
}

/// Returns the scoresheet of a game that was there a moment ago.
fn known(sheet: Option<Scoresheet>, id: GameId) -> Result<Scoresheet> {
    Ok(sheet.ok_or_else(|| LookupError::NoGame(id.to_string()))?)
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use clap::Parser;

    use super::*;
    use crate::game::{DeviceId, Name, NewGame};
    use crate::rules::Ruleset;
    use crate::store::{FOLDS, IdGenerator, WriteError};
    use crate::words::English;

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
        let mut store =
            Store::open(&path, device, IdGenerator::seeded(1), DateTime::UNIX_EPOCH).unwrap();
        store
            .command(now, |tx| {
                let names = ["Ann", "Bob"].map(|name| Name::new(name).unwrap());
                let seats = names.iter().map(|name| tx.add_player(name));
                let game = NewGame {
                    seats: seats.collect::<Result<_, WriteError>>()?,
                    dealer: None,
                    ruleset: Ruleset::official(),
                    league: None,
                    date: NaiveDate::default(),
                    place: None,
                    note: None,
                };
                tx.start_game(game)
            })
            .unwrap();
        for round in 1..=3 {
            let line = CommandLine::parse_from(["score", "out", "12", "--json"]);
            let before = FOLDS.get();
            let entered = enter(&line.args, &mut store, now, &English).unwrap();
            assert_eq!(FOLDS.get() - before, 1);
            assert_eq!(entered.after.total(1), 12 * round);
            let stored = store.read().unwrap().game(entered.after.id).unwrap();
            assert_eq!(stored, Some(entered.after));
        }
        assert_eq!(store.verify().unwrap(), []);
    }
}
