//! `crowns backup` and `crowns restore`: copies of the database.

use std::path::{Path, PathBuf};

use chrono::Local;
use clap::Subcommand;

use crate::cli::context::unusable;
use crate::cli::prelude::*;
use crate::cli::ui::terminal::print_line;
use crate::game::BackupCause;
use crate::messages::{Command, Hint};
use crate::rules::nearest;
use crate::store::{BACKUPS, RestoreSource, back_up, back_up_to, backups};

/// Back up the database, even while it is in use
///
/// Without FILE, the backup is written to the directory `backups` beside the
/// database and named after the time; only the newest 5 remain there. A backup
/// gets its name only once it is complete and has been checked.
#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true,
    after_help = "\
Examples:
  crowns backup
  crowns backup list
  crowns backup /media/stick/crowns.db --force"
)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<BackupCommand>,

    /// File to write
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    /// Number of backups to keep in the directory [default: 5]
    #[arg(long, value_name = "N", conflicts_with = "file",
          value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,

    /// Replace an existing FILE
    #[arg(long, requires = "file")]
    force: bool,

    #[command(flatten)]
    json: JsonArg,
}

#[derive(Debug, Subcommand)]
enum BackupCommand {
    /// List the backups in the directory, newest first
    List,
}

pub(crate) fn run(
    args: &Args,
    context: &Context,
    command: fn() -> clap::Command,
) -> Result<Outcome> {
    let path = context.file()?;
    if let Some(file) = &args.file {
        must_be_no_command(file, command)?;
    }
    if let Some(BackupCommand::List) = args.command {
        let backups = backups(&path)?;
        if backups.is_empty() && !context.json {
            note(context.style.words().no_backups());
        }
        return context.print(
            || render::json::backups(&backups),
            |style| render::backups(&backups, &Local, style),
        );
    }
    let now = context.now()?;
    let backed = progress::during(&progress::bar(0), |step| match &args.file {
        Some(file) => back_up_to(&path, file, now, args.force, step),
        None => {
            let keep = args.keep.and_then(|keep| usize::try_from(keep).ok());
            back_up(&path, now, BackupCause::Asked, keep.unwrap_or(BACKUPS), step)
        }
    });
    let backed = backed.map_err(|error| unusable(error, &path))?;
    context.done.set(Some("the backup was written"));
    context.print(|| render::json::backup(&backed), |style| render::backed(&backed, style))
}

/// Refuses a bare name that was probably meant as a command: `lsit`, `restore`.
fn must_be_no_command(file: &Path, command: fn() -> clap::Command) -> Result<()> {
    let is_bare = file.parent() == Some(Path::new("")) && file.extension().is_none();
    let Some(word) = file.to_str().filter(|_| is_bare && !file.exists()) else {
        return Ok(());
    };
    let program = command();
    let commands = program.get_subcommands().map(clap::Command::get_name);
    let commands =
        commands.chain(["backup list"]).map(|name| (name.trim_start_matches("backup "), name));
    let near = nearest(&word.to_lowercase(), commands);
    let Some(near) = near.first() else {
        return Ok(());
    };
    let hint =
        Hint::new("did you mean ").command(Command::typed(near.split(' ').map(str::to_owned)));
    let backup = Command::new("backup").path(&Path::new(".").join(file));
    let hint = hint.text("? ").command(backup).text(" writes a file of that name");
    Err(Failure::new(format!("`{word}` looks like a command, not a file")).hint(hint))
}

/// Replace the database with a backup
///
/// The backup is checked first. The current database is saved to a file beside
/// it, which can be restored in the same way. Without FILE, lists the backups in
/// the directory `backups` beside the database; on a terminal, asks which to
/// restore.
#[derive(Debug, clap::Args)]
pub(crate) struct RestoreArgs {
    /// Backup to restore, such as one made by `crowns backup`
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    /// Do not ask for confirmation
    #[arg(long)]
    yes: bool,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn restore(args: RestoreArgs, context: &Context) -> Result<Outcome> {
    let now = context.now()?;
    let path = context.file()?;
    context.create_data_dir()?;
    let words = context.style.words();
    let file = match &args.file {
        Some(file) => file.clone(),
        None => choose(&path, context)?,
    };
    let copy = RestoreSource::check(&file)?;
    // Without a database nothing is replaced.
    if !args.yes && path.try_exists().unwrap_or(true) && !ask(&copy, words)? {
        note(words.not_restored());
        return Ok(Outcome::No);
    }
    let restored = progress::during(&progress::bar(0), |step| copy.restore(&path, now, step))
        .map_err(|error| unusable(error, &path))?;
    context.done.set(Some("the backup was restored"));
    context.print(
        || render::json::restore(&restored),
        |style| render::restored(&restored, context.db.as_deref(), style),
    )
}

/// Asks which of the backups of a database to restore.
fn choose(path: &Path, context: &Context) -> Result<PathBuf> {
    let style = context.style;
    let words = style.words();
    let backups = backups(path)?;
    let terminal = context.terminal()?;
    let (Some(newest), Some(mut terminal)) = (backups.first(), terminal) else {
        if !context.json && !backups.is_empty() {
            print_line(render::backups(&backups, &Local, style).trim_end());
        }
        return Err(match backups.into_iter().next() {
            Some(newest) => RequestError::NoBackup(newest.path),
            None => {
                let (database, directory) = (path.to_owned(), path.with_file_name("backups"));
                RequestError::NoBackupThere { database, directory }
            }
        }
        .into());
    };
    for (index, backup) in backups.iter().enumerate() {
        let text = render::backup_made(backup, &Local, words);
        terminal.tell(&words.choice(index + 1, &text));
    }
    let read = |answer: &str| match answer {
        "" => Some(newest),
        number => backups.get(number.parse::<usize>().ok()?.checked_sub(1)?),
    };
    let chosen = terminal.ask(words.which_backup(), words.which_backup_help(), |answer| {
        read(answer).ok_or_else(|| words.choices(backups.len()))
    })?;
    Ok(chosen.path.clone())
}

fn ask(copy: &RestoreSource, words: &Messages) -> Result<bool> {
    let Some(mut terminal) = Terminal::find()? else {
        return Err(Failure::new(words.cannot_ask()).hint(words.cannot_ask_hint()));
    };
    let held = render::held(copy.holds.game_count, copy.holds.event_count);
    note(&format!("the backup holds {held}"));
    terminal.confirm(words.replace_database(), false, words)
}
