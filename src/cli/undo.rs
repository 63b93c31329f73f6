//! `crowns undo` and `crowns redo`: one command back, one command forth.

use anyhow::Result;
use chrono::{DateTime, Utc};

use super::desk::Desk;
use super::{Answer, print};
use crate::render;
use crate::store::{Store, StoreError, UndoReport};

/// Take back the last command given on this device, whatever it was
///
/// Each further `crowns undo` goes one command further back, and `crowns redo`
/// brings it forth again. Nothing is lost: `crowns log` keeps all.
#[derive(Debug, clap::Args)]
pub(super) struct Undo;

/// Bring back what the last undo took back
///
/// Once something else was done there is nothing to bring back.
#[derive(Debug, clap::Args)]
pub(super) struct Redo;

pub(super) fn undo(desk: &Desk) -> Result<Answer> {
    step(desk, "undid", "nothing to undo", Store::undo)
}

pub(super) fn redo(desk: &Desk) -> Result<Answer> {
    step(desk, "redid", "nothing to redo", Store::redo)
}

fn step(
    desk: &Desk,
    done: &str,
    nothing: &str,
    step: fn(&mut Store, DateTime<Utc>) -> Result<Option<UndoReport>, StoreError>,
) -> Result<Answer> {
    let now = desk.now()?;
    let stepped = match desk.existing_store()? {
        None => None,
        Some(mut store) => match step(&mut store, now)? {
            None => None,
            Some(stepped) => {
                let names = store.read()?.names(&stepped.events)?;
                Some((stepped, names))
            }
        },
    };
    let Some((stepped, names)) = stepped else {
        anstream::eprintln!("{nothing}");
        return Ok(Answer::No);
    };
    print(render::stepped(done, &stepped.events, &names, desk.look))?;
    Ok(Answer::Yes)
}
