//! `crowns game`: one game, and what is done to it as a whole.

use clap::Subcommand;

use crate::cli::args::lookup::{self, WhichGame};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Result, fail};
use crate::cli::ui::terminal::print;
use crate::game::{GameEvent, LeagueId, Scoresheet};
use crate::render;
use crate::store::Writer;

/// Show one game, end it, go on with it, delete it or file it elsewhere
///
/// A game is named by its number, by `last` or by the beginning of its UUID;
/// left out, the one open game is meant.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Show the scoresheet
    Show {
        #[command(flatten)]
        game: Game,

        /// Write JSON
        #[arg(long)]
        json: bool,
    },
    /// Go on with a game that was finished early, abandoned or deleted;
    /// without a game, the last one started
    Resume(Game),
    /// Finish a game before its last round; it is marked short then
    Finish(Game),
    /// Abandon a game
    Abandon {
        #[command(flatten)]
        game: Game,

        /// Why, for the log
        #[arg(long, value_name = "TEXT")]
        why: Option<String>,
    },
    /// Delete a game; `crowns undo` brings it back
    Delete {
        #[command(flatten)]
        game: Game,

        /// Why, for the log
        #[arg(long, value_name = "TEXT")]
        why: Option<String>,
    },
    /// File a game under another league, or under none
    Move {
        #[command(flatten)]
        game: Game,

        #[command(flatten)]
        to: Shelf,
    },
}

#[derive(Debug, clap::Args)]
struct Game {
    /// The game, by its number, `last` or the beginning of its UUID; without
    /// it the one open game
    #[arg(value_name = "GAME")]
    game: Option<String>,

    /// The same, as other verbs have it: what their hints say works here too
    #[arg(
        long = "game",
        value_name = "GAME",
        hide = true,
        conflicts_with = "game"
    )]
    flag: Option<String>,
}

impl Game {
    fn typed(self) -> Option<String> {
        self.game.or(self.flag)
    }
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct Shelf {
    /// The league to file it under
    #[arg(long, value_name = "NAME")]
    league: Option<String>,

    /// File it under no league
    #[arg(long)]
    no_league: bool,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let look = context.look;
    let text = match args.verb {
        Verb::Show { game, json } => {
            let game = WhichGame::typed(game.typed());
            let store = context.to_read()?;
            let reader = store.read()?;
            let sheet = game.sheet(&reader)?;
            lookup::compare(&reader, &sheet)?;
            match json {
                true => render::json::scoresheet(&sheet),
                false => render::scoresheet(&sheet, look),
            }
        }
        Verb::Resume(game) => {
            let game = game.typed().unwrap_or("last".to_owned());
            let sheet = change(context, Some(game), |_, sheet| Ok(sheet.resume()?))?;
            render::scoresheet(&sheet, look)
        }
        Verb::Finish(game) => {
            let sheet = change(context, game.typed(), |_, sheet| Ok(sheet.finish()?))?;
            render::finished(&sheet, look)
        }
        Verb::Abandon { game, why } => {
            let sheet = change(context, game.typed(), |_, sheet| Ok(sheet.abandon(why)?))?;
            render::abandoned(&sheet, look)
        }
        Verb::Delete { game, why } => {
            let sheet = change(context, game.typed(), |_, sheet| Ok(sheet.delete(why)?))?;
            render::deleted(&sheet, look)
        }
        Verb::Move { game, to } => {
            let sheet = change(context, game.typed(), |tx, sheet| {
                let league = to.find(tx)?;
                if league == sheet.league {
                    fail!("game {} is filed there already", sheet.number);
                }
                Ok(sheet.file_under(league))
            })?;
            render::moved(&sheet, look)
        }
    };
    print(&text)?;
    Ok(Outcome::Yes)
}

impl Shelf {
    fn find(&self, tx: &Writer<'_>) -> Result<Option<LeagueId>> {
        let league = self.league.as_deref();
        let league = league
            .map(|league| lookup::league(tx, league))
            .transpose()?;
        Ok(league.map(|kept| kept.id))
    }
}

/// Finds a game, records what is to happen to it and returns its sheet as it
/// is then.
fn change(
    context: &Context,
    game: Option<String>,
    ask: impl FnOnce(&Writer<'_>, &Scoresheet) -> Result<GameEvent>,
) -> Result<Scoresheet> {
    let game = WhichGame::typed(game);
    context.existing_store()?.command(context.now()?, |tx| {
        let sheet = game.sheet(tx)?;
        let event = ask(tx, &sheet)?;
        Ok(tx.record(sheet.id, &event)?)
    })
}
