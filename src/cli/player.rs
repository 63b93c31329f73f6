//! `crowns player`: those who play.

use anyhow::{Result, bail};
use clap::Subcommand;

use super::complain::note;
use super::desk::Desk;
use super::newcomers::Unknown;
use super::which::{self, Unclear};
use super::{Answer, print};
use crate::game::{Name, name_key};
use crate::render;
use crate::store::{GameFilter, GamePage, Player};

/// Add, list, rename, merge and retire players
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(super) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Add players
    Add {
        /// Names of 1 to 40 characters that no player has
        #[arg(value_name = "NAME", required = true)]
        names: Vec<String>,
    },
    /// List the players
    List {
        /// Write JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a player with the games played
    Show {
        /// Player to show
        #[arg(value_name = "PLAYER")]
        name: String,

        /// Write JSON, with all games
        #[arg(long)]
        json: bool,
    },
    /// Give a player another name, in all games
    Rename {
        /// Player to rename
        #[arg(value_name = "PLAYER")]
        name: String,

        /// The new name
        #[arg(value_name = "NAME")]
        to: String,
    },
    /// Make all games of a player count for another, as where one was entered
    /// under two names
    Merge {
        /// Player who is no player of their own any more
        #[arg(value_name = "PLAYER")]
        from: String,

        /// Player who gets the games
        #[arg(value_name = "INTO")]
        into: String,
    },
    /// Take a player out of use; the games stand
    Retire {
        /// Player to retire
        #[arg(value_name = "PLAYER")]
        name: String,
    },
    /// Bring a retired player back
    Return {
        /// Player to bring back
        #[arg(value_name = "PLAYER")]
        name: String,
    },
}

pub(super) fn run(args: Args, desk: &Desk) -> Result<Answer> {
    let text = match args.what {
        What::Add { names } => add(&names, desk)?,
        What::List { json } => list(json, desk)?,
        What::Show { name, json } => show(&name, json, desk)?,
        What::Rename { name, to } => rename(&name, &to, desk)?,
        What::Merge { from, into } => merge(&from, &into, desk)?,
        What::Retire { name } => retire(&name, true, desk)?,
        What::Return { name } => retire(&name, false, desk)?,
    };
    print(&text)?;
    Ok(Answer::Yes)
}

fn add(names: &[String], desk: &Desk) -> Result<String> {
    let names = names.iter().map(|name| Name::new(name));
    let names = names.collect::<Result<Vec<_>, _>>()?;
    desk.store()?.command(desk.now()?, |tx| {
        let retired = tx.players()?.into_iter().filter(|player| player.retired);
        let retired: Vec<_> = retired.collect();
        for name in &names {
            let same = |player: &&Player| name_key(&player.name) == name.key();
            if let Some(player) = retired.iter().find(same) {
                bail!(Unknown::Retired(player.name.clone()));
            }
            tx.add_player(name)?;
        }
        Ok(())
    })?;
    let lines = names
        .iter()
        .map(|name| format!("added {}\n", render::shown(name.as_str())));
    Ok(lines.collect())
}

fn list(json: bool, desk: &Desk) -> Result<String> {
    let players = match desk.to_read()? {
        Some(store) => store.read()?.players()?,
        None => Vec::new(),
    };
    if json {
        return Ok(render::players_json(&players));
    }
    if players.is_empty() {
        note("there are no players yet; `crowns new` and `crowns player add` make them");
    }
    Ok(render::players(&players))
}

/// How many games are shown without being asked for.
const LATEST: u32 = 10;

fn show(name: &str, json: bool, desk: &Desk) -> Result<String> {
    let Some(store) = desk.to_read()? else {
        return Err(Unclear::no_player(name).into());
    };
    let reader = store.read()?;
    let player = which::player(&reader, name)?;
    let filter = GameFilter {
        player: Some(player.id),
        ..GameFilter::default()
    };
    let page = GamePage {
        before: None,
        size: if json { u32::MAX } else { LATEST + 1 },
    };
    let mut games = reader.games(filter, page)?;
    if json {
        return Ok(render::player_json(&player, &games));
    }
    let more = games.len() > LATEST as usize;
    games.truncate(LATEST as usize);
    Ok(render::player(&player, &games, more, desk.look))
}

fn rename(name: &str, to: &str, desk: &Desk) -> Result<String> {
    let to = Name::new(to)?;
    let was = desk.store()?.command(desk.now()?, |tx| {
        let player = which::player(tx, name)?;
        if player.name == to.as_str() {
            bail!("`{to}` is called that already");
        }
        tx.rename_player(player.id, &to)?;
        Ok(player.name)
    })?;
    let (was, to) = (render::shown(&was), render::shown(to.as_str()));
    Ok(format!("{was} is now called {to}\n"))
}

fn merge(from: &str, into: &str, desk: &Desk) -> Result<String> {
    let (from, into) = desk.store()?.command(desk.now()?, |tx| {
        let from = which::player(tx, from)?;
        let into = which::player(tx, into)?;
        tx.merge_players(from.id, into.id)?;
        anyhow::Ok((from.name, into.name))
    })?;
    let (from, into) = (render::shown(&from), render::shown(&into));
    Ok(format!(
        "all games of {from} count for {into} now; `crowns undo` takes that back\n"
    ))
}

fn retire(name: &str, retire: bool, desk: &Desk) -> Result<String> {
    let name = desk.store()?.command(desk.now()?, |tx| {
        let player = which::player(tx, name)?;
        match (retire, player.retired) {
            (true, true) => bail!("`{}` is retired already", player.name),
            (false, false) => bail!("`{}` is not retired", player.name),
            (true, false) => tx.retire_player(player.id)?,
            (false, true) => tx.return_player(player.id)?,
        }
        Ok(player.name)
    })?;
    let what = if retire { "is retired" } else { "is back" };
    Ok(format!("{} {what}\n", render::shown(&name)))
}
