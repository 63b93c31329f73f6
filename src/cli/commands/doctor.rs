//! `crowns doctor`: how the file of games is, and what mends it.

use crate::cli::context::{Context, unusable};
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::progress;
use crate::cli::ui::terminal::print;
use crate::render;
use crate::store::{HealthReport, Progress, SalvageReport, repair};

/// Look whether the file of games is sound, and mend it
///
/// A line a check, with what mends it. The exit status is 0 where all is
/// well, 1 where something is not or a repair could not save all, and 2 where
/// nothing could be looked at.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
A repair keeps the file as it was: a damaged one beside the new one, others in
the folder of backups. The journal is taken for the truth.")]
pub(crate) struct Args {
    /// Mend what can be mended, then look again
    #[arg(long)]
    repair: bool,

    /// Print only what is wrong
    #[arg(short, long, conflicts_with = "json")]
    quiet: bool,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    const PROGRAM: &str = env!("CARGO_PKG_VERSION");
    let look = || -> Result<HealthReport> {
        let (file, device) = (context.file()?, context.device_file()?);
        let look = |step: Progress<'_>| HealthReport::of(&file, &device, step);
        progress::during(&progress::of(0), look).map_err(|error| unusable(error, &file))
    };
    let mut health = look()?;
    let mut repaired = None;
    if args.repair && !health.is_well() {
        repaired = Some(repair(&health, context.now()?)?);
        health = look()?;
    }
    let mended = repaired
        .as_ref()
        .map(|mended| render::repaired(mended, context.look));
    print(match args.json {
        true => render::json::health(&health, repaired.as_ref(), PROGRAM),
        false => {
            let db = context.db.as_deref();
            let health = render::health(&health, args.quiet, PROGRAM, db, context.look);
            mended.unwrap_or_default() + &health
        }
    })?;
    let salvaged = repaired.and_then(|repaired| repaired.salvaged);
    let lost = salvaged.is_some_and(|SalvageReport { lost, .. }| lost > 0);
    Ok(Outcome::of(health.is_well() && !lost))
}
