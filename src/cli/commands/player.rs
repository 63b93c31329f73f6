//! `crowns player`: the players.

use crate::cli::args::members;
use crate::cli::prelude::*;
use crate::game::{InvalidName, PlayerId};
use crate::league::Stats;
use crate::store::{NewPlayerError, WriteError};

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
    #[command(after_help = "\
Example:
  crowns player merge Annie Ann    Ann keeps her name and gets Annie's games")]
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
        PlayerCommand::Merge { from, into } => change(context.open()?, context, |tx, words| {
            let (from, into) = (lookup::player(tx, &from)?, lookup::player(tx, &into)?);
            tx.merge_players(from.id, into.id)?;
            let merged = words.player_merged(&shown(&from.name), &shown(&into.name));
            Ok((json::player_merged(&into, &from), merged))
        }),
        PlayerCommand::Retire(PlayerArg { player }) => retire(&player, true, context),
        PlayerCommand::Delete(PlayerArg { player }) => {
            change(context.open_existing()?, context, |tx, words| {
                let player = lookup::player(tx, &player)?;
                tx.delete_player(player.id)?;
                Ok((json::player(&player), words.player_deleted(&shown(&player.name))))
            })
        }
        PlayerCommand::Return(PlayerArg { player }) => retire(&player, false, context),
    }
}

/// Changes players, and prints what `change` returns as JSON and as a text.
fn change(
    mut store: Store,
    context: &Context,
    change: impl FnOnce(&mut Writer<'_>, &Messages) -> Result<(String, String)>,
) -> Result<Outcome> {
    let (json, text) = store.command(context.now()?, |tx| change(tx, context.words()))?;
    context.print(|| json, |_| text + "\n")
}

fn add(names: &[String], context: &Context) -> Result<Outcome> {
    let names = match names {
        // The spaces of one name separate nothing.
        [one] => TypedNames::read_all(&[format!("{one},")], |_| false).names,
        all => TypedNames::read_all(all, |_| false).names,
    };
    let names = names.iter().map(|name| Name::new_player(name)).collect::<Result<Vec<_>, _>>()?;
    if names.is_empty() {
        return Err(InvalidName::Empty.into());
    }
    change(context.open()?, context, |tx, words| {
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
        let lines = added.iter().map(|player| words.player_added(&shown(&player.name)));
        Ok((json::players(&added), lines.collect::<Vec<_>>().join("\n")))
    })
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
    let overview = reader.player_overviews()?.into_iter().find(|one| one.player.id == player.id);
    let overview =
        overview.ok_or(LookupError::NoPlayer { name: player.name.clone(), near: Vec::new() })?;
    context.print(
        || json::player_games(&player, &games.items),
        |style| render::player(&overview, &stats, &games.items, games.more, style),
    )
}

fn rename(name: &str, to: &str, context: &Context) -> Result<Outcome> {
    let to = Name::new_player(to)?;
    change(context.open()?, context, |tx, words| {
        let old = lookup::player(tx, name)?;
        if old.name == to.as_str() {
            return Err(RequestError::SameName(old.name).into());
        }
        tx.rename_player(old.id, &to).map_err(|error| match error {
            WriteError::NameTaken { ref name, .. } => {
                let other = lookup::player(tx, name).ok();
                let can_be_one = |other: &Player| {
                    tx.games_together(old.id, other.id).is_ok_and(|games| games == 0)
                        && matches!(tx.tournament_together(old.id, other.id), Ok(None))
                };
                let hint = |_| words.merge_hint(&old.name, name);
                let hint = other.filter(can_be_one).map(hint);
                Failure::from(error).hint(hint)
            }
            error => error.into(),
        })?;
        let new = stored(tx, old.id)?;
        let renamed = words.player_renamed(&shown(&old.name), &shown(&new.name));
        Ok((json::player_renamed(&new, &old.name), renamed))
    })
}

fn retire(name: &str, retire: bool, context: &Context) -> Result<Outcome> {
    change(context.open()?, context, |tx, words| {
        let player = lookup::player(tx, name)?;
        members::check_retired(&player.name, player.retired, retire)?;
        tx.set_player_retired(player.id, retire)?;
        let player = stored(tx, player.id)?;
        Ok((json::player(&player), words.player_retired(&shown(&player.name), retire)))
    })
}
