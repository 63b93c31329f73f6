//! `crowns restore`: replaces the database with a backup.

use std::path::PathBuf;

use crate::cli::args::json::JsonArg;
use crate::cli::context::{Context, unusable};
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages::note;
use crate::cli::ui::progress;
use crate::cli::ui::prompt::{self, Prompt, Terminal};
use crate::render;
use crate::store::RestoreSource;
use crate::words::{Hint, Words};

/// Replace the database with a backup
///
/// The backup is checked first. The current database is saved to a file beside
/// it, which can be restored in the same way.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Backup to restore, such as one made by `crowns backup`
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Do not ask for confirmation
    #[arg(long)]
    yes: bool,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let now = context.now()?;
    let path = context.file()?;
    context.create_data_dir()?;
    let copy = RestoreSource::check(&args.file)?;
    // Without a database nothing is replaced.
    if !args.yes && path.try_exists().unwrap_or(true) {
        ask(&copy, context.style.words())?;
    }
    let restored = progress::during(&progress::of(0), |step| copy.restore(&path, now, step))
        .map_err(|error| unusable(error, &path))?;
    context.done.set(Some("the backup was restored"));
    args.json.print(
        || render::json::restore(&restored),
        || render::restored(&restored, context.db.as_deref()),
    )
}

fn ask(copy: &RestoreSource, words: &dyn Words) -> Result<()> {
    let Some(mut terminal) = Terminal::find()? else {
        return Err(Failure::new("cannot ask for confirmation: not a terminal")
            .hint(Hint::new("pass `--yes` to confirm")));
    };
    note(&format!(
        "the backup holds {}",
        render::held(copy.games, copy.events)
    ));
    match terminal.confirm(words.replace_database(), false, words)? {
        true => Ok(()),
        false => Err(prompt::cancelled()),
    }
}
