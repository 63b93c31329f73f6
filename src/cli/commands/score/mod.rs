//! `crowns score`.

mod dialogue;
mod totals;

use self::dialogue::{Dialogue, Said, is_told, several_zeros, who_went_out};
use crate::cli::args::lookup::Unclear;
use crate::cli::args::scores::{self, Common, Slip};
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
use crate::words::Words;

/// Enter the scores of a round
///
/// Without scores, at a terminal, it asks for them player by player.
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
hand, `out` for who went out or `-` for who did not play the round."
)]
pub(crate) struct Args {
    /// One for each player in the order of their seats, or each with a name
    /// or the beginning of one
    #[arg(value_name = "VALUE", allow_negative_numbers = true)]
    values: Vec<String>,

    /// The round, instead of the next
    #[arg(long, value_name = "N", value_parser = round_number)]
    round: Option<u8>,

    /// The numbers are running totals, not the points of the round
    #[arg(long)]
    totals: bool,

    #[command(flatten)]
    common: Common,
}

/// Reads the number of a round; which there are, the game knows.
pub(crate) fn round_number(text: &str) -> Result<u8, &'static str> {
    let number = text.trim().parse().ok().filter(|&number| number > 0);
    number.ok_or("a round is named by its number, such as 3")
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let Some(mut store) = context.existing_store()? else {
        return Err(args.common.game.of_nothing().into());
    };
    // The reader must be gone before the answers come: it keeps others
    // waiting. But the round is settled now. Should someone else score it
    // meanwhile, these scores are not to land on the next one.
    let sheet = args.common.game.sheet(&store.read()?)?;
    let turn = sheet.due(args.round)?;
    let work = Work {
        named: args.common.game.is_named().then_some(sheet.number),
        args: &args,
        sheet: &sheet,
        turn: &turn,
        words: context.look.words(),
    };
    let (draft, told) = work.draft()?;
    let players: Vec<_> = sheet.seats.iter().map(|seat| seat.player).collect();
    let (scored, after) = store.command(context.now()?, |tx| {
        let now = known(tx.game(sheet.id)?, sheet.id)?;
        let scored = now.score(reseated(draft.clone(), &players, &now)?)?;
        tx.record(sheet.id, &scored.event)?;
        Ok::<_, Failure>((scored, known(tx.game(sheet.id)?, sheet.id)?))
    })?;
    if !told {
        work.warn(&scored, &after);
    }
    let shown = match after.state() {
        GameState::Finished => render::scoresheet_and_chart,
        _ => render::scoresheet,
    };
    print(&match args.common.json {
        true => render::json::scoresheet(&after),
        false => work.priced(&draft, context) + &shown(&after, context.look),
    })?;
    Ok(Outcome::Yes)
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
    /// Reads the scores, or asks for them. Returns also whether what is odd
    /// about them was told already.
    fn draft(&self) -> Result<(RoundEntry, bool)> {
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
            return Ok((dialogue.hold(&mut terminal)?, true));
        }
        let mut draft = self.typed()?;
        let scored = self.sheet.score(draft.clone());
        let scored = scored.map_err(|error| match self.args.totals {
            true => totals::error(self.sheet, self.turn.number, error),
            false => error.into(),
        })?;
        if let Some(seats) = several_zeros(&scored.warnings)
            && let Some(mut terminal) = terminal()?
            && let Said::Seat(seat) =
                who_went_out(&mut terminal, self.sheet, seats, false, self.words)?
        {
            draft.out = Some(seat);
        }
        Ok((draft, false))
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

    fn warn(&self, scored: &ScoredRound, after: &Scoresheet) {
        let open = after.next().is_some();
        let named = self.named.or((!open).then_some(after.number));
        let odd = scored.warnings.iter();
        for warning in odd.filter(|warning| is_told(warning, self.args.totals)) {
            let told = match self.args.totals {
                true => totals::warning,
                false => render::warning,
            };
            messages::warn(&told(after, scored.round, warning, named, self.words));
        }
    }

    /// Writes how the cards that were typed were priced.
    fn priced(&self, draft: &RoundEntry, context: &Context) -> String {
        let names = seat_names(self.sheet);
        let text = |(seat, entry): &(usize, ScoreEntry)| match entry {
            ScoreEntry::Cards(priced) => {
                let rules = self.sheet.ruleset.in_round(self.turn.round);
                render::priced(&names[*seat], priced, rules, context.look) + "\n"
            }
            _ => String::new(),
        };
        draft.entries.iter().map(text).collect()
    }
}

/// Moves scores to where their players sit now: someone else may have undone
/// that a player sat down.
fn reseated(mut draft: RoundEntry, players: &[PlayerId], now: &Scoresheet) -> Result<RoundEntry> {
    let seat = |seat: usize| now.seat_of(players[seat]).ok_or(Slip::TableChanged);
    for (taken, _) in &mut draft.entries {
        *taken = seat(*taken)?;
    }
    draft.out = draft.out.map(seat).transpose()?;
    Ok(draft)
}

/// Returns the scoresheet of a game that was there a moment ago.
pub(crate) fn known(sheet: Option<Scoresheet>, id: GameId) -> Result<Scoresheet> {
    Ok(sheet.ok_or_else(|| Unclear::NoGame(id.to_string()))?)
}
