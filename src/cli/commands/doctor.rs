//! `crowns doctor`: checks of the database, and repairs.

use crate::cli::context::unusable;
use crate::cli::prelude::*;
use crate::store::{HealthReport, Progress, is_old, repair};

/// Check the database and repair it
///
/// Prints one line per check, and how to repair what is wrong. The exit status
/// is 0 if there are no problems, 1 if there are or a repair lost something, and
/// 2 if the database could not be checked.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
A repair saves the old file first: among the backups, or, if it is damaged, as a
copy beside the database. Then it rebuilds the cache from the journal.")]
pub(crate) struct Args {
    /// Repair what can be repaired, then check again
    #[arg(long)]
    repair: bool,

    /// Print problems only
    #[arg(short, long, conflicts_with = "json")]
    quiet: bool,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    const PROGRAM: &str = env!("CARGO_PKG_VERSION");
    let inspect = || -> Result<HealthReport> {
        let (file, device) = (context.file()?, context.device_file()?);
        let check = |step: Progress<'_>| HealthReport::of(&file, &device, step);
        progress::during(&progress::bar(0), check).map_err(|error| unusable(error, &file))
    };
    let mut health = inspect()?;
    let mut repaired = None;
    if args.repair && !health.is_well() {
        repaired = Some(repair(&health, context.now()?)?);
        context.done.set(Some("the database was repaired"));
        health = inspect()?;
    }
    if !health.is_damaged() && !is_old(&context.file()?)? {
        context.warn_of_clock(context.open_read_only()?.read())?;
    }
    let salvaged = repaired.as_ref().and_then(|repaired| repaired.salvaged.as_ref());
    let lost = salvaged.is_some_and(|salvaged| salvaged.lost != Some(0));
    let missing = match lost {
        true => context.open_read_only()?.read()?.missing_rounds()?,
        false => Vec::new(),
    };
    context.print(
        || {
            let repaired = repaired.as_ref().map(|repaired| (repaired, &missing[..]));
            render::json::health(&health, repaired, PROGRAM)
        },
        |style| {
            let db = context.db.as_deref();
            let repaired = repaired
                .as_ref()
                .map(|repaired| render::repaired(repaired, &missing, &health.backups, db, style));
            let health = render::health(&health, args.quiet, PROGRAM, db, style);
            repaired.unwrap_or_default() + &health
        },
    )?;
    Ok(Outcome::from_yes(health.is_well() && !lost))
}
