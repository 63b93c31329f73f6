use crate::cli::args::parse;
use crate::cli::args::scores::{self, ScoreOptions};
use crate::cli::commands::score::round_number;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages;
use crate::cli::ui::terminal::print;
use crate::game::RoundCorrection;
use crate::render;

/// Correct the scores of a round, even in a finished game
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns fix 3 ann=31
  crowns fix 3 ann=out bob=12 --why \"wrong way round\"
  crowns fix 11 cat=KH,5D --game last

Scores are written as for `crowns score`. The other players keep theirs, totals
are updated, and `crowns log` shows the old score.")]
pub(crate) struct Args {
    /// Round, by its number
    #[arg(value_name = "ROUND", value_parser = round_number)]
    round: u8,

    /// Player, by name or the start of one, and the score
    #[arg(
        value_name = "NAME=VALUE",
        required = true,
        allow_negative_numbers = true
    )]
    values: Vec<String>,

    /// Reason, for the log
    #[arg(long, value_name = "TEXT")]
    why: Option<String>,

    #[command(flatten)]
    common: ScoreOptions,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let mut store = context.open_existing()?;
    let why = args.why.as_deref();
    let why = why.map(|why| parse::line("--why", why)).transpose()?;
    let (fixed, before, after) = store.command(context.now()?, |tx| {
        let before = args.common.game.sheet(tx)?;
        let turn = before.turn(args.round);
        let fixed = before.correct(RoundCorrection {
            round: args.round,
            entries: scores::read_named(&before, &turn, &args.values)?,
            why,
            force: args.common.force,
        })?;
        let after = tx.record(before.id, &fixed.event)?;
        Ok::<_, Failure>((fixed, before, after))
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
