//! `crowns undo` and `crowns redo`.

use crate::cli::args::json::JsonArg;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::messages;
use crate::cli::ui::terminal::print;
use crate::render;
use crate::store::NameDirectory;
use crate::words::Step;

/// Undo the last command on this device
///
/// Each further `crowns undo` goes one command further back, and `crowns redo`
/// goes forward again. Nothing is lost: `crowns log` shows everything.
#[derive(Debug, clap::Args)]
pub(crate) struct Undo {
    #[command(flatten)]
    json: JsonArg,
}

/// Redo the last command that was undone
///
/// Only possible until another command changes something.
#[derive(Debug, clap::Args)]
pub(crate) struct Redo {
    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn undo(args: &Undo, context: &Context) -> Result<Outcome> {
    step(context, args.json, Step::Undo)
}

pub(crate) fn redo(args: &Redo, context: &Context) -> Result<Outcome> {
    step(context, args.json, Step::Redo)
}

fn step(context: &Context, json: JsonArg, step: Step) -> Result<Outcome> {
    let now = context.now()?;
    let mut store = context.open_existing()?;
    let done = match step {
        Step::Undo => store.undo(now)?,
        Step::Redo => store.redo(now)?,
    };
    let Some(done) = done else {
        if json.json {
            print(render::json::undo(&[], &NameDirectory::default()))?;
        }
        messages::print_line(context.style.words().nothing_to_step(step));
        return Ok(Outcome::No);
    };
    let names = store.read()?.names(&done.events)?;
    json.print(
        || render::json::undo(&done.events, &names),
        || render::stepped(step, &done.events, &names, context.style),
    )
}
