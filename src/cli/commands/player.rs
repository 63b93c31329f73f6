//! `crowns player`: the players.

use clap::Subcommand;

use crate::cli::args::lookup;
use crate::cli::args::new_players::NewPlayerError;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result, fail};
use crate::cli::ui::messages::note;
use crate::cli::ui::terminal::print;
use crate::game::{Name, name_key};
use crate::render;
use crate::store::{GameFilter, PageRequest, Player};

/// Manage players: add, list, rename, merge or retire them
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: PlayerCommand,
}

#[derive(Debug, Subcommand)]
enum PlayerCommand {
    /// Add players
    Add {
        /// Names, 1 to 40 characters, unique among players
        #[arg(value_name = "NAME", required = true)]
        names: Vec<String>,
    },
    /// List players
    List {
        /// Write JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a player and their games
    Show {
        /// Player
        #[arg(value_name = "PLAYER")]
        name: String,

        /// Write JSON, with all games
        #[arg(long)]
        json: bool,
    },
    /// Rename a player, in all games
    Rename {
        /// Player
        #[arg(value_name = "PLAYER")]
        name: String,

        /// New name
        #[arg(value_name = "NAME")]
        to: String,
    },
    /// Merge a player into another, such as one entered under two names
    Merge {
        /// Player to merge
        #[arg(value_name = "PLAYER")]
        from: String,

        /// Player who takes over the games
        #[arg(value_name = "INTO")]
        into: String,
    },
    /// Retire a player; the games stay
    Retire {
        /// Player
        #[arg(value_name = "PLAYER")]
        name: String,
    },
    /// Bring a retired player back
    Return {
        /// Player
        #[arg(value_name = "PLAYER")]
        name: String,
    },
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let text = match args.what {
        PlayerCommand::Add { names } => add(&names, context)?,
        PlayerCommand::List { json } => list(json, context)?,
        PlayerCommand::Show { name, json } => show(&name, json, context)?,
        PlayerCommand::Rename { name, to } => rename(&name, &to, context)?,
        PlayerCommand::Merge { from, into } => merge(&from, &into, context)?,
        PlayerCommand::Retire { name } => retire(&name, true, context)?,
        PlayerCommand::Return { name } => retire(&name, false, context)?,
    };
    print(&text)?;
    Ok(Outcome::Yes)
}

fn add(names: &[String], context: &Context) -> Result<String> {
    let names = names.iter().map(|name| Name::new(name));
    let names = names.collect::<Result<Vec<_>, _>>()?;
    context.store()?.command(context.now()?, |tx| {
        let retired = tx.players()?.into_iter().filter(|player| player.retired);
        let retired: Vec<_> = retired.collect();
        for name in &names {
            let same = |player: &&Player| name_key(&player.name) == name.key();
            if let Some(player) = retired.iter().find(same) {
                return Err(NewPlayerError::Retired(player.name.clone()).into());
            }
            tx.add_player(name)?;
        }
        Ok::<_, Failure>(())
    })?;
    let lines = names
        .iter()
        .map(|name| format!("added {}\n", render::shown(name.as_str())));
    Ok(lines.collect())
}

fn list(json: bool, context: &Context) -> Result<String> {
    let players = context.to_read()?.read()?.players()?;
    if json {
        return Ok(render::json::players(&players));
    }
    if players.is_empty() {
        note("there are no players yet; `crowns new` and `crowns player add` add some");
    }
    Ok(render::players(&players, context.style))
}

/// The number of games shown.
const LATEST: u32 = 10;

fn show(name: &str, json: bool, context: &Context) -> Result<String> {
    let store = context.to_read()?;
    let reader = store.read()?;
    let player = lookup::player(&reader, name)?;
    let filter = GameFilter {
        player: Some(player.id),
        ..GameFilter::default()
    };
    if json {
        let games = reader.games(filter, PageRequest::ALL)?;
        let leagues = reader.leagues()?;
        return Ok(render::json::player_games(&player, &games.items, &leagues));
    }
    let games = reader.games(filter, PageRequest::first(LATEST))?;
    Ok(render::player(
        &player,
        &games.items,
        games.more,
        context.style,
    ))
}

fn rename(name: &str, to: &str, context: &Context) -> Result<String> {
    let to = Name::new(to)?;
    let was = context.store()?.command(context.now()?, |tx| {
        let player = lookup::player(tx, name)?;
        if player.name == to.as_str() {
            fail!("`{to}` is called that already");
        }
        tx.rename_player(player.id, &to)?;
        Ok(player.name)
    })?;
    let (was, to) = (render::shown(&was), render::shown(to.as_str()));
    Ok(format!("{was} is now called {to}\n"))
}

fn merge(from: &str, into: &str, context: &Context) -> Result<String> {
    let (from, into) = context.store()?.command(context.now()?, |tx| {
        let from = lookup::player(tx, from)?;
        let into = lookup::player(tx, into)?;
        tx.merge_players(from.id, into.id)?;
        Ok::<_, Failure>((from.name, into.name))
    })?;
    let (from, into) = (render::shown(&from), render::shown(&into));
    Ok(format!(
        "all games of {from} count for {into} now; `crowns undo` takes that back\n"
    ))
}

fn retire(name: &str, retire: bool, context: &Context) -> Result<String> {
    let name = context.store()?.command(context.now()?, |tx| {
        let player = lookup::player(tx, name)?;
        match (retire, player.retired) {
            (true, true) => fail!("`{}` is retired already", player.name),
            (false, false) => fail!("`{}` is not retired", player.name),
            (true, false) => tx.retire_player(player.id)?,
            (false, true) => tx.return_player(player.id)?,
        }
        Ok(player.name)
    })?;
    let what = if retire { "is retired" } else { "is back" };
    Ok(format!("{} {what}\n", render::shown(&name)))
}
