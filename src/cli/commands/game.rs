//! `crowns game`: what is done to a game as a whole.

use clap::Subcommand;

use crate::cli::args::lookup::{self, GameArg};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::game::{GameEvent, LeagueId, Scoresheet};
use crate::render::{self, TextStyle};
use crate::store::Writer;
use crate::words::RequestError;

/// Manage a game: show, finish, resume, abandon, delete or move it
///
/// A game is named by its number, `last` or the start of its UUID. Without one,
/// the open game is meant.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    /// Write JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    verb: GameCommand,
}

#[derive(Debug, Subcommand)]
enum GameCommand {
    /// Show the scoresheet
    Show(GamePosition),
    /// Resume a game that was finished early, abandoned or deleted [default:
    /// the last game]
    Resume(GamePosition),
    /// Finish a game before its last round; it is marked as short
    Finish(GamePosition),
    /// Abandon a game
    Abandon {
        #[command(flatten)]
        game: GamePosition,

        /// Reason, for the log
        #[arg(long, value_name = "TEXT")]
        why: Option<String>,
    },
    /// Delete a game; `crowns undo` brings it back
    Delete {
        #[command(flatten)]
        game: GamePosition,

        /// Reason, for the log
        #[arg(long, value_name = "TEXT")]
        why: Option<String>,
    },
    /// Move a game to another league, or to none
    Move {
        #[command(flatten)]
        game: GamePosition,

        #[command(flatten)]
        to: TargetLeague,
    },
}

#[derive(Debug, clap::Args)]
struct GamePosition {
    /// Game: its number, `last` or the start of its UUID [default: the open
    /// game]
    #[arg(value_name = "GAME")]
    game: Option<String>,

    /// The same, so that the hints of other commands work here too
    #[arg(
        long = "game",
        value_name = "GAME",
        hide = true,
        conflicts_with = "game"
    )]
    flag: Option<String>,
}

impl GamePosition {
    fn named(self) -> Option<String> {
        self.game.or(self.flag)
    }
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct TargetLeague {
    /// League to move it to
    #[arg(long, value_name = "NAME")]
    league: Option<String>,

    /// Move it to no league
    #[arg(long)]
    no_league: bool,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let (sheet, text): (_, fn(&Scoresheet, TextStyle) -> String) = match args.verb {
        GameCommand::Show(game) => (show(context, game)?, render::scoresheet),
        GameCommand::Resume(game) => {
            let game = game.named().unwrap_or("last".to_owned());
            let sheet = change(context, Some(game), |_, sheet| Ok(sheet.resume()?))?;
            (sheet, render::scoresheet)
        }
        GameCommand::Finish(game) => {
            let sheet = change(context, game.named(), |_, sheet| Ok(sheet.finish()?))?;
            (sheet, render::finished)
        }
        GameCommand::Abandon { game, why } => {
            let sheet = change(context, game.named(), |_, sheet| Ok(sheet.abandon(why)?))?;
            (sheet, render::abandoned)
        }
        GameCommand::Delete { game, why } => {
            let sheet = change(context, game.named(), |_, sheet| Ok(sheet.delete(why)?))?;
            (sheet, render::deleted)
        }
        GameCommand::Move { game, to } => {
            let sheet = change(context, game.named(), |tx, sheet| {
                let league = to.find(tx)?;
                if league == sheet.league.as_ref().map(|league| league.uuid) {
                    return Err(RequestError::SameLeague(sheet.number).into());
                }
                Ok(sheet.move_to_league(league))
            })?;
            (sheet, render::moved)
        }
    };
    print(&match args.json {
        true => render::json::scoresheet(&sheet),
        false => text(&sheet, context.style),
    })?;
    Ok(Outcome::Yes)
}

fn show(context: &Context, game: GamePosition) -> Result<Scoresheet> {
    let game = GameArg::named(game.named());
    let store = context.to_read()?;
    let reader = store.read()?;
    let sheet = game.sheet(&reader)?;
    lookup::compare(&reader, &sheet, context.style.words())?;
    Ok(sheet)
}

impl TargetLeague {
    fn find(&self, tx: &Writer<'_>) -> Result<Option<LeagueId>> {
        let league = self.league.as_deref();
        let league = league
            .map(|league| lookup::league(tx, league))
            .transpose()?;
        Ok(league.map(|kept| kept.id))
    }
}

/// Finds a game, records an event and returns the new scoresheet.
fn change(
    context: &Context,
    game: Option<String>,
    ask: impl FnOnce(&Writer<'_>, &Scoresheet) -> Result<GameEvent>,
) -> Result<Scoresheet> {
    let game = GameArg::named(game);
    context.existing_store()?.command(context.now()?, |tx| {
        let sheet = game.sheet(tx)?;
        let event = ask(tx, &sheet)?;
        Ok(tx.record(sheet.id, &event)?)
    })
}
