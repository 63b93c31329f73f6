//! What every command works with: the database, the clock, the text style.

use std::cell::Cell;
use std::fs::DirBuilder;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Days, Local, NaiveDate, Timelike, Utc};
use etcetera::{BaseStrategy, choose_base_strategy};

use crate::cli::settings::Settings;
use crate::cli::ui::failure::{About, Failure, Outcome, Result};
use crate::cli::ui::prompt::Terminal;
use crate::cli::ui::terminal::{self, note, remark_once, warn};
use crate::game::{DeviceId, League, Name};
use crate::messages::{Command, Hint, Language, MessageLabel, Messages};
use crate::render::TextStyle;
use crate::store::{
    Backup, CommitFlag, IdGenerator, ReadStore, Reader, Store, StoreError, backups, device_name,
    is_old, known_device, this_device,
};

/// What the command line and the environment say about every command.
pub(super) struct Context {
    pub(super) style: TextStyle,
    /// The language that was asked for with `--lang`.
    pub(super) lang: Option<Language>,
    /// Whether JSON is written, and programs read the messages.
    pub(super) json: bool,
    /// Whether the database has a new event.
    pub(super) committed: CommitFlag,
    /// What was done besides, such as "the backup was written".
    pub(super) done: Cell<Option<&'static str>>,
    pub(super) settings: Settings,
}

#[cfg(test)]
impl Context {
    /// Returns the context of a test, in which nothing is asked.
    pub(super) fn of_test(db: &Path, language: Language) -> Self {
        Self {
            json: true,
            style: TextStyle { language, db: Some(db.to_owned().leak()), ..TextStyle::PLAIN },
            lang: None,
            committed: CommitFlag::default(),
            done: Cell::default(),
            settings: Settings::default(),
        }
    }
}

impl Context {
    /// Returns the style of a report on games of a league: in the language that
    /// was asked for, else in that of the league.
    pub(super) fn report_style(&self, league: Option<&League>) -> TextStyle {
        let of_league = league.and_then(|league| league.terms.language.as_deref());
        let language = of_league.filter(|_| !self.json).and_then(Language::from_tag);
        TextStyle { language: self.lang.or(language).unwrap_or(self.style.language), ..self.style }
    }

    pub(super) fn words(&self) -> &'static Messages {
        self.style.words()
    }

    /// Prints the answer of a command, as JSON or as text.
    pub(super) fn print(
        &self,
        json: impl FnOnce() -> String,
        text: impl FnOnce(TextStyle) -> String,
    ) -> Result<Outcome> {
        match (self.json, self.style.db) {
            (true, _) => terminal::print(json())?,
            (false, None) => terminal::print(text(self.style))?,
            (false, Some(db)) => {
                let text = text(self.style);
                terminal::print(terminal::with_database_in_lines(&text, db, self.style.width))?;
            }
        }
        Ok(Outcome::Yes)
    }

    /// Returns the terminal, `None` if there is none or JSON is written.
    pub(super) fn terminal(&self) -> Result<Option<Terminal>> {
        if self.json { Ok(None) } else { Terminal::find() }
    }

    /// Returns a failure of the command that says what was done before it: a user
    /// who sees only an error would run the command again.
    pub(super) fn after_what_was_done(&self, failure: Failure) -> Failure {
        let again = Hint::new("do not run the command again; ");
        if self.committed.is_set() {
            return failure
                .about("the change was recorded, but the result could not be shown")
                .hint(again.command(Command::new("log")).text(" shows the change"));
        }
        match self.done.get() {
            Some(done) => {
                failure.about(format!("{done}, but the result could not be shown")).hint(None)
            }
            None => failure,
        }
    }

    /// Opens the database to write to it, and creates it if there is none.
    pub(super) fn open(&self) -> Result<Store> {
        let store = self.open_silently()?;
        self.warnings(&store)?.iter().for_each(|warning| warn_once(warning));
        Ok(store)
    }

    /// Opens the database as [`open`](Self::open) does, without its warnings.
    pub(super) fn open_silently(&self) -> Result<Store> {
        self.create_data_dir()?;
        let device = this_device(&self.device_file()?)?;
        let file = self.file()?;
        announce(&file)?;
        let store = Store::open(&file, device, IdGenerator::random(), self.now()?)
            .map_err(|error| unusable(error, &file))?;
        Ok(store.with_flag(self.committed.clone()))
    }

    /// Creates the directory of the default database, which only its owner can enter, and those
    /// above it.
    ///
    /// Source: the XDG Base Directory Specification, on referencing it.
    pub(super) fn create_data_dir(&self) -> Result<()> {
        let path = data_directory()?;
        let mut builder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        let made = builder.recursive(true).create(&path);
        made.about(|| format!("cannot create the directory `{}`", path.display()))
    }

    /// Opens the database to read it; one that is missing reads as empty.
    /// Creates no file and needs no write access.
    pub(super) fn open_read_only(&self) -> Result<ReadStore> {
        let file = self.file()?;
        announce(&file)?;
        let store = ReadStore::open(&file, self.now()?).map_err(|error| unusable(error, &file))?;
        self.loss(store.read())?.iter().for_each(|loss| warn_once(loss));
        Ok(store)
    }

    /// Opens the database as [`open_read_only`](Self::open_read_only) does, to
    /// show what is in it; one that was named and is missing is noted.
    pub(super) fn open_to_show(&self) -> Result<ReadStore> {
        if self.notes_missing()? {
            note(&format!("`{}` does not exist", self.file()?.display()));
        }
        self.open_read_only()
    }

    /// Returns `true` if [`open_to_show`](Self::open_to_show) notes that the
    /// database is missing. One that has backups is warned of instead.
    pub(super) fn notes_missing(&self) -> Result<bool> {
        if self.json || !self.is_named() || self.exists()? {
            return Ok(false);
        }
        Ok(backups(&self.file()?).unwrap_or_default().is_empty())
    }

    /// Opens the database to change what is in it; one that is missing reads
    /// as empty, and is not made.
    pub(super) fn open_existing(&self) -> Result<Store> {
        match self.exists()? {
            true => self.open(),
            false => {
                let store = Store::missing()?;
                self.loss(store.read())?.iter().for_each(|loss| warn_once(loss));
                Ok(store)
            }
        }
    }

    /// Returns what is odd about a database that is open to be written to.
    pub(super) fn warnings(&self, store: &Store) -> Result<Vec<String>> {
        Ok(self.loss(store.read())?.into_iter().chain(self.clock_trouble(store.read())?).collect())
    }

    /// Returns that a database without events has backups: its file was deleted,
    /// emptied or is on a disk that is not mounted.
    fn loss(&self, reader: Result<Reader<'_>, StoreError>) -> Result<Option<String>> {
        // What cannot be read is reported by whatever reads it.
        if !reader.is_ok_and(|reader| reader.is_empty().unwrap_or(false)) {
            return Ok(None);
        }
        let (file, now) = (self.file()?, self.now()?);
        let backups = backups(&file).unwrap_or_default();
        let past = backups.iter().find(|backup| backup.time <= now);
        // A backup of a database without events holds nothing that was lost.
        let holds_some = |backup: &&Backup| {
            let is_empty =
                ReadStore::open(&backup.path, now).and_then(|one| one.read()?.is_empty());
            !is_empty.unwrap_or(false)
        };
        Ok(past.or(backups.first()).filter(holds_some).map(|newest| {
            let restore =
                Hint::run(Command::new("restore").path(&newest.path), "to restore the newest");
            format!(
                "`{}` is missing or empty, but there are backups of it; {}",
                file.display(),
                restore.write(self.style.db)
            )
        }))
    }

    /// Returns that there are events to come: this clock is behind, or another was ahead.
    fn clock_trouble(&self, reader: Result<Reader<'_>, StoreError>) -> Result<Option<String>> {
        // What cannot be read is reported by whatever reads it.
        let now = self.now()?;
        let last = reader.and_then(|reader| reader.last_in_future(now));
        Ok(last.ok().flatten().map(|last| {
            let (last, now) = [last, now].map(|time| time.format("%Y-%m-%d %H:%M UTC")).into();
            let again = Hint::new("if its clock was wrong, run ")
                .command(Command::new("undo"))
                .text(" and record it again");
            format!(
                "the last event is dated {last}, but the clock of this device says {now}; other \
                 devices refuse events that are more than a day ahead; {}",
                again.write(self.style.db)
            )
        }))
    }

    /// Warns of events to come.
    pub(super) fn warn_of_clock(&self, reader: Result<Reader<'_>, StoreError>) -> Result<()> {
        self.clock_trouble(reader)?.iter().for_each(|trouble| warn(trouble));
        Ok(())
    }

    /// Returns `true` if there is a database, or something in its place.
    pub(super) fn exists(&self) -> Result<bool> {
        // If the file cannot be inspected, the store reports why.
        Ok(self.file()?.try_exists().unwrap_or(true))
    }

    /// Returns the id of this device, `None` if nothing was ever written here.
    pub(super) fn device(&self) -> Result<Option<DeviceId>> {
        Ok(known_device(&self.device_file()?)?)
    }

    /// Returns what this device is called: as it was named, else as its host.
    pub(super) fn device_name(&self) -> Result<Option<Name>> {
        Ok(device_name(&self.device_file()?)
            .or_else(|| Name::new(host_name()?.split('.').next()?).ok()))
    }

    pub(super) fn device_file(&self) -> Result<PathBuf> {
        Ok(data_directory()?.join("device"))
    }

    /// Returns the file of the database: `--db`, else `CROWNS_DB`, else
    /// `crowns.db` in the data directory of the platform.
    pub(super) fn file(&self) -> Result<PathBuf> {
        database_file(self.style.db.map(Path::to_owned))
    }

    /// Returns `true` if the user has named the database.
    fn is_named(&self) -> bool {
        self.style.db.is_some() || named_in_environment().is_some()
    }

    /// Returns the time of the clock, or `CROWNS_NOW`, which tests set.
    pub(super) fn now(&self) -> Result<DateTime<Utc>> {
        now()
    }

    pub(super) fn today(&self) -> Result<NaiveDate> {
        Ok(self.now()?.with_timezone(&Local).date_naive())
    }

    /// Returns the day of the evening that it is: before morning that of yesterday.
    pub(super) fn evening(&self) -> Result<NaiveDate> {
        let now = self.now()?.with_timezone(&Local);
        Ok(now.date_naive() - Days::new(u64::from(is_night(now))))
    }
}

/// Returns `true` for a time after midnight and before morning, which is of the evening before.
pub(super) fn is_night(time: DateTime<Local>) -> bool {
    const MORNING: u32 = 5;
    time.hour() < MORNING
}

fn warn_once(warning: &str) {
    remark_once(MessageLabel::Warning, warning);
}

/// Returns the time as [`Context::now`] does.
pub(super) fn now() -> Result<DateTime<Utc>> {
    match std::env::var("CROWNS_NOW") {
        Ok(text) => text.parse().map_err(|_| {
            Failure::new(format!("CROWNS_NOW `{text}` must be a time such as 2026-11-21T19:30:00Z"))
        }),
        Err(_) => Ok(Utc::now()),
    }
}

/// Returns the file of the database for a value of `--db`.
pub(super) fn database_file(option: Option<PathBuf>) -> Result<PathBuf> {
    match option.or_else(named_in_environment) {
        Some(file) => Ok(file),
        None => Ok(data_directory()?.join("crowns.db")),
    }
}

/// Opens a database to look something up; `None` without one, or if it is of an older version
/// and would be migrated.
pub(super) fn open_quietly(option: Option<PathBuf>) -> Option<ReadStore> {
    let file = database_file(option).ok().filter(|file| file.exists())?;
    if is_old(&file).ok()? {
        return None;
    }
    ReadStore::open(&file, now().ok()?).ok()
}

/// Returns the value of `CROWNS_DB`. If the argument parser read it, its errors
/// would show `--db` as if it had been typed.
fn named_in_environment() -> Option<PathBuf> {
    std::env::var_os("CROWNS_DB").filter(|file| !file.is_empty()).map(PathBuf::from)
}

/// Returns the failure for a database, with what to do if its file is something else.
pub(super) fn unusable(error: StoreError, file: &Path) -> Failure {
    let is_foreign = matches!(&error, StoreError::Foreign { path } if path == file);
    let failure = Failure::from(error);
    if !is_foreign {
        return failure;
    }
    failure.hint(
        Hint::new(
            "name another file with `--db`; if this one held your games, move it away and run ",
        )
        .command(Command::new("restore FILE"))
        .text(" to restore a backup"),
    )
}

/// Notes that a database of an older version is about to be migrated.
fn announce(file: &Path) -> Result<()> {
    if is_old(file).map_err(|error| unusable(error, file))? {
        note(&format!(
            "`{}` was written by an older version of crowns and is being migrated; first it is \
             backed up to the directory `backups` beside it",
            file.display()
        ));
    }
    Ok(())
}

#[cfg(unix)]
fn host_name() -> Option<String> {
    rustix::system::uname().nodename().to_str().ok().map(str::to_owned)
}

#[cfg(not(unix))]
fn host_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

fn data_directory() -> Result<PathBuf> {
    let platform = choose_base_strategy().map_err(|_| {
        Failure::new("there is no home directory").hint(Hint::new("name the database with `--db`"))
    })?;
    Ok(platform.data_dir().join("crowns"))
}
