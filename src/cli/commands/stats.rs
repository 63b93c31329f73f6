//! `crowns stats`: statistics of a player, or of two against each other.

use crate::cli::args::json::JsonArg;
use crate::cli::args::lookup;
use crate::cli::args::selection::{Selection, SelectionArgs};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::game::PlayerRef;
use crate::league::{HeadToHead, Stats};
use crate::render;
use crate::store::GameFilter;
use crate::words::RequestError;

/// Show the statistics of a player, or compare two players
///
/// Counts the games that the player and at least one other player finished.
/// Figures from fewer than five games are marked with ~.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Player
    #[arg(value_name = "PLAYER")]
    name: String,

    /// Player to compare with
    #[arg(value_name = "OTHER")]
    other: Option<String>,

    #[command(flatten)]
    selection: SelectionArgs,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let store = context.open_read_only()?;
    let reader = store.read()?;
    let player = lookup::player(&reader, &args.name)?;
    let Selection { filter, choice, .. } = args.selection.find(&reader)?;
    let filter = GameFilter {
        player: Some(player.id),
        ..filter
    };
    match &args.other {
        None => {
            let mut stats = Stats::new(PlayerRef::from(&player));
            reader.results(&filter, |game| stats.add(game))?;
            args.json.print(
                || render::json::stats(&stats, &choice),
                || render::stats(&stats, &choice, context.style),
            )
        }
        Some(other) => {
            let other = lookup::player(&reader, other)?;
            if player.id == other.id {
                return Err(RequestError::SamePlayer(player.name).into());
            }
            let mut pair = HeadToHead::new([&player, &other].map(PlayerRef::from));
            reader.results(&filter, |game| pair.add(game))?;
            args.json.print(
                || render::json::head_to_head(&pair, &choice),
                || render::head_to_head(&pair, &choice, context.style),
            )
        }
    }
}
