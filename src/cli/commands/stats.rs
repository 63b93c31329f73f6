//! `crowns stats`: statistics of a player, or of two against each other.

use crate::cli::args::lookup;
use crate::cli::args::selection::{Selection, SelectionArgs};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::league::{HeadToHead, Stats};
use crate::render;
use crate::store::{GameFilter, Player, Reader};
use crate::words::RequestError;

/// Show the statistics of a player, or compare two players
///
/// Counts the games that the player and at least one other player finished.
/// Figures from fewer than five games are marked with ~.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Player
    #[arg(value_name = "NAME")]
    name: String,

    /// Opponent to compare with
    #[arg(value_name = "NAME")]
    other: Option<String>,

    #[command(flatten)]
    selection: SelectionArgs,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let store = context.to_read()?;
    let reader = store.read()?;
    let player = lookup::player(&reader, &args.name)?;
    print(match &args.other {
        None => single(&player, args, &reader, context)?,
        Some(other) => {
            let other = lookup::player(&reader, other)?;
            pair([&player, &other], args, &reader, context)?
        }
    })?;
    Ok(Outcome::Yes)
}

fn single(player: &Player, args: &Args, reader: &Reader<'_>, context: &Context) -> Result<String> {
    let Selection { filter, choice, .. } = args.selection.find(reader)?;
    let filter = GameFilter {
        player: Some(player.id),
        ..filter
    };
    let mut stats = Stats::new(player.id);
    reader.results(&filter, |game| stats.add(game))?;
    let players = stats.opponents.keys().copied().chain([player.id]);
    let names = reader.names_of(players, stats.named().map(|when| when.game))?;
    Ok(match args.json {
        true => render::json::stats(&stats, &choice, &names),
        false => render::stats(&stats, &choice, &names, context.style),
    })
}

fn pair(
    players: [&Player; 2],
    args: &Args,
    reader: &Reader<'_>,
    context: &Context,
) -> Result<String> {
    let ids = players.map(|player| player.id);
    if ids[0] == ids[1] {
        return Err(RequestError::SamePlayer(players[0].name.clone()).into());
    }
    let Selection { filter, choice, .. } = args.selection.find(reader)?;
    let filter = GameFilter {
        player: Some(ids[0]),
        ..filter
    };
    let mut pair = HeadToHead::new(ids);
    reader.results(&filter, |game| pair.add(game))?;
    let games = pair.named().map(|when| when.game);
    let names = reader.names_of(ids, games)?;
    Ok(match args.json {
        true => render::json::head_to_head(&pair, &choice, &names),
        false => render::head_to_head(&pair, &choice, &names, context.style),
    })
}
