//! `crowns player`: the players.

use clap::Subcommand;

use crate::cli::args::members;
use crate::cli::prelude::*;
use crate::game::{Name, PlayerId, PlayerRef, name_key};
use crate::league::Stats;
use crate::store::{NewPlayerError, Player, WriteError, Writer};

/// Manage players: add, list, rename, merge, retire or delete them
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(flatten)]
    json: JsonArg,

    #[command(subcommand)]
    command: PlayerCommand,
}

#[derive(Debug, Subcommand)]
enum PlayerCommand {
    /// Add players
    Add {
        /// Names, 1 to 40 characters, unique among players
        #[arg(value_name = "NAME", required = true)]
        names: Vec<String>,
    },
    /// List players, with games, last day, leagues and names that look like theirs
    List,
    /// Show a player: games, last day, leagues and figures
    Show(PlayerArg),
    /// Rename a player, in all games
    Rename {
        /// Player
        player: String,

        /// New name
        #[arg(value_name = "NAME")]
        to: String,
    },
    /// Merge a player into another, such as one entered under two names
    Merge {
        /// Player to merge
        #[arg(value_name = "PLAYER")]
        from: String,

        /// Player to keep, who receives the games
        into: String,
    },
    /// Retire a player; the games stay
    Retire(PlayerArg),
    /// Delete a player who is in no game and no tournament
    Delete(PlayerArg),
    /// Bring a retired player back
    Return(PlayerArg),
}

#[derive(Debug, clap::Args)]
struct PlayerArg {
    /// Player
    player: String,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    match args.command {
        PlayerCommand::Add { names } => add(&names, context),
        PlayerCommand::List => list(context),
        PlayerCommand::Show(PlayerArg { player }) => show(&player, context),
        PlayerCommand::Rename { player, to } => rename(&player, &to, context),
        PlayerCommand::Merge { from, into } => merge(&from, &into, context),
        PlayerCommand::Retire(PlayerArg { player }) => retire(&player, true, context),
        PlayerCommand::Delete(PlayerArg { player }) => delete(&player, context),
        PlayerCommand::Return(PlayerArg { player }) => retire(&player, false, context),
    }
}

fn add(names: &[String], context: &Context) -> Result<Outcome> {
    let names = names.iter().map(|name| Name::new_player(name)).collect::<Result<Vec<_>, _>>()?;
    let added = context.open()?.command(context.now()?, |tx| {
        let mut retired = tx.players()?;
        retired.retain(|player| player.retired);
        let mut added = Vec::new();
        for name in &names {
            let same = |player: &&Player| name_key(&player.name) == name.key();
            if let Some(player) = retired.iter().find(same) {
                return Err(NewPlayerError::Retired(player.name.clone()).into());
            }
            let id = tx.add_player(name)?;
            added.push(stored(tx, id)?);
        }
        Ok::<_, Failure>(added)
    })?;
    let line = |player: &Player| context.words().player_added(&shown(&player.name)) + "\n";
    context.print(|| json::players(&added), |_| added.iter().map(line).collect())
}

fn stored(tx: &Writer<'_>, id: PlayerId) -> Result<Player> {
    Ok(tx.player(id)?.expect("this command wrote the player"))
}

fn list(context: &Context) -> Result<Outcome> {
    let players = context.open_to_show()?.read()?.player_overviews()?;
    if players.is_empty() && !context.json {
        note(context.words().no_players());
    }
    context.print(
        || json::players(&players.iter().map(|one| one.player.clone()).collect::<Vec<_>>()),
        |style| render::players(&players, style),
    )
}

/// The number of games shown; JSON has all.
const LATEST: u32 = 10;

fn show(name: &str, context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let player = lookup::player(&reader, name)?;
    let filter = GameFilter { player: Some(player.id), ..GameFilter::default() };
    let page = if context.json { PageRequest::ALL } else { PageRequest::first(LATEST) };
    let games = reader.games(filter, page)?;
    let mut stats = Stats::new(PlayerRef::from(&player));
    let complete = GameFilter { player: Some(player.id), ..GameFilter::COMPLETE };
    reader.results(&complete, |game| stats.add(game))?;
    let mut overviews = reader.player_overviews()?.into_iter();
    let overview = overviews.find(|one| one.player.id == player.id);
    let overview =
        overview.ok_or(LookupError::NoPlayer { name: player.name.clone(), near: Vec::new() })?;
    context.print(
        || json::player_games(&player, &games.items),
        |style| render::player(&overview, &stats, &games.items, games.more, style),
    )
}

fn rename(name: &str, to: &str, context: &Context) -> Result<Outcome> {
    let to = Name::new_player(to)?;
    let (player, old_name) = context.open()?.command(context.now()?, |tx| {
        let player = lookup::player(tx, name)?;
        if player.name == to.as_str() {
            return Err(RequestError::SameName(player.name).into());
        }
        tx.rename_player(player.id, &to).map_err(|error| match error {
            WriteError::NameTaken { ref name, .. } => {
                let other = lookup::player(tx, name).ok();
                let can_be_one = |other: &Player| {
                    tx.games_together(player.id, other.id).is_ok_and(|games| games == 0)
                };
                let hint = |_| context.words().merge_hint(&player.name, name);
                let hint = other.filter(can_be_one).map(hint);
                Failure::from(error).hint(hint)
            }
            error => error.into(),
        })?;
        Ok::<_, Failure>((stored(tx, player.id)?, player.name))
    })?;
    context.print(
        || json::player_renamed(&player, &old_name),
        |style| style.words().player_renamed(&shown(&old_name), &shown(&player.name)) + "\n",
    )
}

fn merge(from: &str, into: &str, context: &Context) -> Result<Outcome> {
    let (from, into) = context.open()?.command(context.now()?, |tx| {
        let from = lookup::player(tx, from)?;
        let into = lookup::player(tx, into)?;
        tx.merge_players(from.id, into.id)?;
        Ok::<_, Failure>((from, into))
    })?;
    context.print(
        || json::player_merged(&into, &from),
        |style| style.words().player_merged(&shown(&from.name), &shown(&into.name)) + "\n",
    )
}

fn delete(name: &str, context: &Context) -> Result<Outcome> {
    let player = context.open_existing()?.command(context.now()?, |tx| {
        let player = lookup::player(tx, name)?;
        tx.delete_player(player.id)?;
        Ok::<_, Failure>(player)
    })?;
    context.print(
        || json::player(&player),
        |style| style.words().player_deleted(&shown(&player.name)) + "\n",
    )
}

fn retire(name: &str, retire: bool, context: &Context) -> Result<Outcome> {
    let player = context.open()?.command(context.now()?, |tx| {
        let player = lookup::player(tx, name)?;
        members::check_retired(&player.name, player.retired, retire)?;
        tx.set_player_retired(player.id, retire)?;
        stored(tx, player.id)
    })?;
    context.print(
        || json::player(&player),
        |style| style.words().player_retired(&shown(&player.name), retire) + "\n",
    )
}
