//! `crowns restore`: replaces the database with a backup.

use std::path::{Path, PathBuf};

use chrono::Local;

use crate::cli::context::unusable;
use crate::cli::prelude::*;
use crate::cli::ui::messages::print_line;
use crate::render::TextStyle;
use crate::store::{RestoreSource, backups};

/// Replace the database with a backup
///
/// The backup is checked first. The current database is saved to a file beside
/// it, which can be restored in the same way. Without FILE, offers the backups in
/// the directory `backups` beside the database on a terminal, and lists them
/// elsewhere.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Backup to restore, such as one made by `crowns backup`
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

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
    let words = context.style.words();
    let file = match &args.file {
        Some(file) => file.clone(),
        None => choose(&path, args.json, context.style)?,
    };
    let copy = RestoreSource::check(&file)?;
    // Without a database nothing is replaced.
    if !args.yes && path.try_exists().unwrap_or(true) && !ask(&copy, words)? {
        note(words.not_restored());
        return Ok(Outcome::No);
    }
    let restored = progress::during(&progress::of(0), |step| copy.restore(&path, now, step))
        .map_err(|error| unusable(error, &path))?;
    context.done.set(Some("the backup was restored"));
    args.json.print(
        || render::json::restore(&restored),
        || render::restored(&restored, context.db.as_deref()),
    )
}

/// Asks which of the backups of a database to restore.
fn choose(path: &Path, json: JsonArg, style: TextStyle) -> Result<PathBuf> {
    let words = style.words();
    let backups = backups(path)?;
    let terminal = if json.json { None } else { Terminal::find()? };
    let (Some(newest), Some(mut terminal)) = (backups.first(), terminal) else {
        if !json.json {
            print_line(render::backups(&backups, &Local, style).trim_end());
        }
        let newest = backups.into_iter().next().map(|backup| backup.path);
        return Err(RequestError::NoBackup(newest).into());
    };
    for (index, backup) in backups.iter().enumerate() {
        let text = render::backup_made(backup, &Local, words);
        terminal.tell(&words.choice(index + 1, &text));
    }
    let read = |answer: &str| match answer {
        "" => Some(newest),
        number => backups.get(number.parse::<usize>().ok()?.checked_sub(1)?),
    };
    let answer = terminal.ask(&Question {
        label: words.which_backup(),
        help: words.which_backup_help(),
        check: &|answer| match read(answer) {
            Some(_) => Ok(()),
            None => Err(words.choices(backups.len())),
        },
    })?;
    Ok(read(&answer).unwrap_or(newest).path.clone())
}

fn ask(copy: &RestoreSource, words: &Messages) -> Result<bool> {
    let Some(mut terminal) = Terminal::find()? else {
        return Err(Failure::new(words.cannot_ask()).hint(words.cannot_ask_hint()));
    };
    note(&format!("the backup holds {}", render::held(copy.games, copy.events)));
    terminal.confirm(words.replace_database(), false, words)
}
