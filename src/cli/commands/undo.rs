//! `crowns undo` and `crowns redo`: one command back, one command forth.

use chrono::{DateTime, Utc};

use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::render;
use crate::store::{Store, StoreError, UndoReport};

/// Take back the last command given on this device, whatever it was
///
/// Each further `crowns undo` goes one command further back, and `crowns redo`
/// brings it forth again. Nothing is lost: `crowns log` keeps all.
#[derive(Debug, clap::Args)]
pub(crate) struct Undo;

/// Bring back what the last undo took back
///
/// Once something else was done there is nothing to bring back.
#[derive(Debug, clap::Args)]
pub(crate) struct Redo;

pub(crate) fn undo(context: &Context) -> Result<Outcome> {
    step(context, "undid", "nothing to undo", Store::undo)
}

pub(crate) fn redo(context: &Context) -> Result<Outcome> {
    step(context, "redid", "nothing to redo", Store::redo)
}

fn step(
    context: &Context,
    done: &str,
    nothing: &str,
    step: fn(&mut Store, DateTime<Utc>) -> Result<Option<UndoReport>, StoreError>,
) -> Result<Outcome> {
    let now = context.now()?;
    let mut store = context.existing_store()?;
    let Some(stepped) = step(&mut store, now)? else {
        anstream::eprintln!("{nothing}");
        return Ok(Outcome::No);
    };
    let names = store.read()?.names(&stepped.events)?;
    print(render::stepped(done, &stepped.events, &names, context.look))?;
    Ok(Outcome::Yes)
}
