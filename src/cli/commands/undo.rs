//! `crowns undo` and `crowns redo`.

use chrono::{DateTime, Utc};

use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::render;
use crate::store::{NameDirectory, Store, StoreError, UndoReport};

/// Undo the last command on this device
///
/// Each further `crowns undo` goes one command further back, and `crowns redo`
/// goes forward again. Nothing is lost: `crowns log` shows everything.
#[derive(Debug, clap::Args)]
pub(crate) struct Undo {
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// Redo the last command that was undone
///
/// Only possible until another command changes something.
#[derive(Debug, clap::Args)]
pub(crate) struct Redo {
    /// Write JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn undo(args: &Undo, context: &Context) -> Result<Outcome> {
    step(context, args.json, "undid", "nothing to undo", Store::undo)
}

pub(crate) fn redo(args: &Redo, context: &Context) -> Result<Outcome> {
    step(context, args.json, "redid", "nothing to redo", Store::redo)
}

fn step(
    context: &Context,
    json: bool,
    done: &str,
    nothing: &str,
    step: fn(&mut Store, DateTime<Utc>) -> Result<Option<UndoReport>, StoreError>,
) -> Result<Outcome> {
    let now = context.now()?;
    let mut store = context.existing_store()?;
    let Some(stepped) = step(&mut store, now)? else {
        if json {
            print(render::json::undo(&[], &NameDirectory::default()))?;
        }
        anstream::eprintln!("{nothing}");
        return Ok(Outcome::No);
    };
    let names = store.read()?.names(&stepped.events)?;
    print(&match json {
        true => render::json::undo(&stepped.events, &names),
        false => render::stepped(done, &stepped.events, &names, context.style),
    })?;
    Ok(Outcome::Yes)
}
