//! `--json`, `--output`, `--watch`, `--kiosk`, `--refresh` and `--page`: how an answer is
//! written, a page at a time, to a file, or again whenever the database changes.

use std::io::{self, Write};
use std::time::Duration;
use std::{fs, thread};

use crate::cli::prelude::*;
use crate::cli::ui::terminal::tell_line;
use crate::messages::Listed;
use crate::render::report::PageView;
use crate::store::{Access, AtomicFile, FileId, Overwrite, Page, resolve_own_link};

// `--json`, of a command and of its subcommands; `Context` knows whether it is given. What
// documents this would be the help of the commands.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct JsonArg {
    /// Write JSON
    #[arg(long, global = true)]
    json: bool,
}

/// Writes a file, or replaces it once all is written.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<()> {
    write(path, text).about(|| format!("cannot write `{}`", path.display()))
}

fn write(path: &Path, text: &str) -> Result<()> {
    // A link stays: the file it points to is replaced.
    let path = resolve_own_link(path)?;
    match fs::metadata(&path) {
        // A pipe or a terminal cannot be replaced; writing to a directory fails.
        Ok(there) if !there.is_file() => Ok(fs::write(&path, text)?),
        _ => {
            let file = create(&path, Access::Shared)?;
            file.open()?.write_all(text.as_bytes())?;
            Ok(file.commit(Overwrite::Allowed)?)
        }
    }
}

/// Creates a file that gets its name once it is complete; says which directory is missing.
pub(crate) fn create(path: &Path, access: Access) -> Result<AtomicFile> {
    AtomicFile::create(path, access).map_err(|error| match path.parent() {
        Some(folder) if error.kind() == io::ErrorKind::NotFound => {
            StoreError::NoFolder { folder: folder.to_owned() }.into()
        }
        _ => error.into(),
    })
}

/// The file to write to, and how a browser shows it if it is a page.
#[derive(Debug, clap::Args)]
pub(crate) struct WebPageArgs {
    /// Write to this file instead of standard output; an existing one is
    /// replaced when the output is complete
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Write the file again whenever the database changes, until Ctrl-C
    #[arg(long, requires = "output")]
    watch: bool,

    /// Write the HTML page in letters that can be read across a hall
    #[arg(long)]
    kiosk: bool,

    /// Have the browser reload the HTML page every N seconds [default with `--watch`: 5]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=3_600))]
    refresh: Option<u32>,
}

/// How often a browser loads a page again that is written whenever the database
/// changes, in seconds.
const REFRESH: u32 = 5;

impl WebPageArgs {
    pub(crate) fn file(&self) -> Option<&Path> {
        self.output.as_deref().filter(|file| *file != Path::new("-"))
    }

    /// Returns what the name of the file ends in, in lower case.
    pub(crate) fn ending(&self) -> Option<String> {
        Some(self.file()?.extension()?.to_str()?.to_ascii_lowercase())
    }

    /// Returns `true` if a browser is to show a page in another way than usual.
    pub(crate) const fn is_for_screen(&self) -> bool {
        self.kiosk || self.refresh.is_some()
    }

    pub(crate) fn view(&self) -> PageView<'static> {
        PageView {
            kiosk: self.kiosk,
            refresh: self.refresh.or(self.watch.then_some(REFRESH)),
            ..PageView::default()
        }
    }
}

/// How often is looked for changes.
const PAUSE: Duration = Duration::from_secs(1);

/// Prints or writes a text about the database, and again whenever the database
/// has changed, if that is asked for.
pub(crate) fn write_watched(
    page: &WebPageArgs,
    store: ReadStore,
    context: &Context,
    text: impl Fn(&Reader<'_>) -> Result<String>,
) -> Result<Outcome> {
    if page.watch && page.file().is_none() {
        fail!("`--watch` needs a file to write to");
    }
    let first = text(&store.read()?)?;
    let Some(file) = page.file() else { return print(first).map(|()| Outcome::Yes) };
    write_file(file, &first)?;
    tell_line(&format!("wrote `{}`", file.display()));
    match page.watch {
        true => write_again(store, context, |reader| write_file(file, &text(reader)?)),
        false => Ok(Outcome::Yes),
    }
}

/// Writes something, written once, again whenever the database has changed, until the program is
/// ended. What cannot be read or written is warned of, and tried again.
pub(crate) fn write_again(
    mut store: ReadStore,
    context: &Context,
    write: impl Fn(&Reader<'_>) -> Result<()>,
) -> Result<Outcome> {
    note("watching for changes; press Ctrl-C to stop");
    let mut file = FileId::of(&context.file()?);
    let mut version = None;
    let mut write_if_changed = || -> Result<()> {
        let there = FileId::of(&context.file()?);
        if there != file {
            // Another database is in its place, as after a restore.
            store = context.open_read_only()?;
            (file, version) = (there, None);
        }
        let newest = store.data_version()?;
        if newest.is_some() && newest != version {
            write(&store.read()?)?;
            version = newest;
        }
        Ok(())
    };
    let mut trouble = None;
    loop {
        warn_once(&mut trouble, write_if_changed().err(), context);
        thread::sleep(PAUSE);
    }
}

/// Warns of trouble unless it is the same as before; returns `true` if it has ended.
pub(crate) fn warn_once(
    before: &mut Option<String>,
    failure: Option<Failure>,
    context: &Context,
) -> bool {
    let message = failure.map(|failure| failure.message(context.words()));
    if let Some(message) = message.as_ref().filter(|message| before.as_ref() != Some(message)) {
        warn(message);
    }
    let has_ended = before.is_some() && message.is_none();
    *before = message;
    has_ended
}

/// Entries on a page.
const SIZE: u32 = 20;

/// `--page N`.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct PageArgs {
    /// Page to show; page 1 has the newest entries
    #[arg(long = "page", value_name = "N", default_value_t = 1, hide_default_value = true,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    number: u32,
}

impl PageArgs {
    /// Returns what to ask the store for.
    pub(crate) fn request(&self) -> PageRequest {
        PageRequest { number: self.number, size: SIZE }
    }
}

/// Prints a page; a message on standard error says if it is empty, unless
/// the database is missing, or how to see more.
pub(crate) fn show<T>(
    page: &Page<T>,
    what: Listed,
    context: &Context,
    json: impl FnOnce() -> String,
    text: impl FnOnce() -> String,
) -> Result<Outcome> {
    let words = context.words();
    if context.json || !page.items.is_empty() {
        print(if context.json { json() } else { text() })?;
    }
    if page.items.is_empty() && page.number > 1 {
        terminal::tell_line(&words.no_page(page.number));
        return Ok(Outcome::No);
    } else if page.items.is_empty() && !context.notes_missing()? {
        terminal::tell_line(words.nothing_found(what));
    } else if page.more && !context.json {
        terminal::tell_line(&format!("\n{}", words.next_page(page.number + 1)));
    }
    Ok(Outcome::Yes)
}
