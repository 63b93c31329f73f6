//! `crowns backup`, `restore` and `doctor`: copies of the database, checks of it, and repairs.

use crate::cli::context::unusable;
use crate::cli::prelude::*;
use crate::game::BackupCause;
use crate::rules::nearest;
use crate::store::{
    BACKUPS, HealthReport, RestoreSource, back_up, back_up_to, backups, is_old, repair,
};

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
    file: Option<PathBuf>,

    /// Number of backups to keep in the directory [default: 5]
    #[arg(long, value_name = "N", conflicts_with = "file",
          value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,

    /// Replace an existing FILE
    #[arg(long, requires = "file")]
    force: bool,
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
            note(context.words().no_backups());
        }
        return context
            .print(|| json::backups(&backups), |style| render::backups(&backups, &Local, style));
    }
    let now = context.now()?;
    let keep = args.keep.map_or(BACKUPS, |keep| keep as usize);
    let backed = with_progress(|step| match &args.file {
        Some(file) => back_up_to(&path, file, now, args.force, step),
        None => back_up(&path, now, BackupCause::Asked, keep, step),
    });
    let backed = backed.map_err(|error| unusable(error, &path))?;
    context.done.set(Some("the backup was written"));
    context.print(|| json::backup(&backed), |style| render::backed(&backed, style))
}

/// Refuses a bare name that was probably meant as a command: `lsit`, `restore`.
fn must_be_no_command(file: &Path, command: fn() -> clap::Command) -> Result<()> {
    let is_bare = file.parent() == Some(Path::new("")) && file.extension().is_none();
    let Some(word) = file.to_str().filter(|_| is_bare && !file.exists()) else { return Ok(()) };
    let program = command();
    let commands = program.get_subcommands().map(clap::Command::get_name);
    let commands =
        commands.chain(["backup list"]).map(|name| (name.trim_start_matches("backup "), name));
    let near = nearest(&word.to_lowercase(), commands);
    let Some(near) = near.first() else { return Ok(()) };
    let hint =
        Hint::new("did you mean ").command(Command::typed(near.split(' ').map(str::to_owned)));
    let backup = Command::new("backup").path(&Path::new(".").join(file));
    let hint = hint.text("? ").command(backup).text(" writes a file of that name");
    Err(Failure::new(format!("`{word}` looks like a command, not a file")).hint(hint))
}

/// Replace the database with a backup
///
/// The backup is checked first. The current database is saved to a file beside it, which can be
/// restored in the same way. Without FILE, lists the backups in the directory `backups` beside the
/// database; on a terminal, asks which to restore.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns restore
  crowns restore crowns-backup.db")]
pub(crate) struct RestoreArgs {
    /// Backup to restore, such as one made by `crowns backup`
    file: Option<PathBuf>,

    /// Do not ask for confirmation
    #[arg(long)]
    yes: bool,
}

pub(crate) fn restore(args: RestoreArgs, context: &Context) -> Result<Outcome> {
    let now = context.now()?;
    let path = context.file()?;
    context.create_data_dir()?;
    let words = context.words();
    let file = if let Some(file) = &args.file { file.clone() } else { choose(&path, context)? };
    let copy = RestoreSource::check(&file)?;
    // Without a database nothing is replaced.
    if !args.yes && path.try_exists().unwrap_or(true) && !ask(&copy, words)? {
        note(words.not_restored());
        return Ok(Outcome::No);
    }
    let restored = with_progress(|step| copy.restore(&path, now, step))
        .map_err(|error| unusable(error, &path))?;
    context.done.set(Some("the backup was restored"));
    context.print(|| json::restore(&restored), |style| render::restored(&restored, style))
}

/// Asks which of the backups of a database to restore.
fn choose(path: &Path, context: &Context) -> Result<PathBuf> {
    let style = context.style;
    let words = style.words();
    let backups = backups(path)?;
    let terminal = context.terminal()?;
    let (false, Some(mut terminal)) = (backups.is_empty(), terminal) else {
        if !context.json && !backups.is_empty() {
            terminal::tell_line(render::backups(&backups, &Local, style).trim_end());
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
    let texts = backups.iter().map(|backup| render::backup_made(backup, &Local, words));
    let question = (words.which_backup(), words.which_backup_help());
    Ok(backups[terminal.choose(question, texts, Some(0), words)?].path.clone())
}

fn ask(copy: &RestoreSource, words: &Messages) -> Result<bool> {
    let Some(mut terminal) = Terminal::find()? else {
        return Err(Failure::new(words.cannot_ask()).hint(words.cannot_ask_hint()));
    };
    let held = render::held(copy.holds.game_count, copy.holds.event_count);
    note(&format!("the backup holds {held}"));
    terminal.confirm(words.replace_database(), false, words)
}

/// Check the database and repair it
///
/// Prints one line per check, and how to repair what is wrong. The exit status is 0 if there are no
/// problems, 1 if there are or a repair lost something, and 2 if the database could not be checked.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
A repair saves the old file first: among the backups, or, if it is damaged, as a
copy beside the database. Then it rebuilds the cache from the journal.")]
pub(crate) struct DoctorArgs {
    /// Repair what can be repaired, then check again
    #[arg(long)]
    repair: bool,

    /// Print problems only
    #[arg(short, long, conflicts_with = "json")]
    quiet: bool,
}

pub(crate) fn doctor(args: DoctorArgs, context: &Context) -> Result<Outcome> {
    const PROGRAM: &str = env!("CARGO_PKG_VERSION");
    let inspect = || -> Result<HealthReport> {
        let (file, device) = (context.file()?, context.device_file()?);
        let checked = with_progress(|step| HealthReport::of(&file, &device, step));
        checked.map_err(|error| unusable(error, &file))
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
    let missing =
        if lost { context.open_read_only()?.read()?.missing_rounds()? } else { Vec::new() };
    context.print(
        || {
            let repaired = repaired.as_ref().map(|repaired| (repaired, &missing[..]));
            json::health(&health, repaired, PROGRAM)
        },
        |style| {
            let repaired = repaired
                .as_ref()
                .map(|repaired| render::repaired(repaired, &missing, &health.backups, style));
            let health = render::health(&health, args.quiet, PROGRAM, style);
            repaired.unwrap_or_default() + &health
        },
    )?;
    Ok(Outcome::from_yes(health.is_well() && !lost))
}
