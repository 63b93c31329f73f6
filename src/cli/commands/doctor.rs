//! `crowns doctor`: checks of the database, and repairs.

use crate::cli::args::json::JsonArg;
use crate::cli::context::{Context, unusable};
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::messages::warn;
use crate::cli::ui::progress;
use crate::render;
use crate::store::{GameFilter, HealthReport, Progress, SalvageReport, StoreError, repair};
use crate::words::Command;

/// Check the database and repair it
///
/// Prints one line per check, and how to repair what is wrong. The exit status
/// is 0 if there are no problems, 1 if there are or a repair lost something, and
/// 2 if the database could not be checked.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
A repair saves the old file first: among the backups, or, if it is damaged, as a
copy beside the database. Then it rebuilds all other tables from the journal.")]
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

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    const PROGRAM: &str = env!("CARGO_PKG_VERSION");
    let inspect = || -> Result<HealthReport> {
        let (file, device) = (context.file()?, context.device_file()?);
        let check = |step: Progress<'_>| HealthReport::of(&file, &device, step);
        progress::during(&progress::of(0), check).map_err(|error| unusable(error, &file))
    };
    let mut health = inspect()?;
    let mut repaired = None;
    if args.repair && !health.is_well() {
        repaired = Some(repair(&health, context.now()?)?);
        context.done.set(Some("the database was repaired"));
        health = inspect()?;
    }
    args.json.print(
        || render::json::health(&health, repaired.as_ref(), PROGRAM),
        || {
            let repaired = repaired.as_ref();
            let db = context.db.as_deref();
            let repaired = repaired
                .map(|repaired| render::repaired(repaired, &health.backups, db, context.style));
            let health = render::health(&health, args.quiet, PROGRAM, db, context.style);
            repaired.unwrap_or_default() + &health
        },
    )?;
    let salvaged = repaired.and_then(|repaired| repaired.salvaged);
    let lost = salvaged.is_some_and(|SalvageReport { lost, .. }| lost != Some(0));
    if lost {
        warn_of_gaps(context)?;
    }
    Ok(Outcome::of(health.is_well() && !lost))
}

/// How many rounds to score again are named.
const LISTED: usize = 20;

/// Warns of rounds that are missing before later ones: a repair has lost them.
fn warn_of_gaps(context: &Context) -> Result<()> {
    let store = context.open_read_only()?;
    let reader = store.read()?;
    let mut lines = Vec::new();
    reader.each_game(GameFilter::default(), |game| {
        let Some(sheet) = reader.game(game.details.id)? else {
            return Ok(());
        };
        let last = sheet.played.keys().next_back().copied().unwrap_or_default();
        let missing = (1..last).filter(|round| !sheet.played.contains_key(round));
        lines.extend(missing.map(|round| {
            let score = Command::new("score").option("--round", round);
            let score = score
                .option("--game", sheet.number)
                .line(context.db.as_deref());
            format!(
                "round {round} of game {} is lost; `{score}` enters it again",
                sheet.number
            )
        }));
        Ok::<_, StoreError>(())
    })?;
    let more = lines.len().saturating_sub(LISTED);
    lines.truncate(LISTED);
    if more > 0 {
        lines.push(format!("{more} more rounds are lost"));
    }
    if !lines.is_empty() {
        warn(&lines.join("\n"));
    }
    Ok(())
}
