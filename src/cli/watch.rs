//! `--watch`: a file that shows the database as it is.

use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::cli::args::output::write_file;
use crate::cli::args::web_page::WebPageArgs;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::messages::{note, warn};
use crate::store::{FileId, ReadStore, Reader};

/// How often is looked for changes.
const PAUSE: Duration = Duration::from_secs(1);

/// Prints or writes a text about the database, and again whenever the database
/// has changed, if that is asked for.
pub(super) fn write(
    page: &WebPageArgs,
    store: ReadStore,
    context: &Context,
    text: impl Fn(&Reader<'_>) -> Result<String>,
) -> Result<Outcome> {
    page.put(&text(&store.read()?)?)?;
    match page.watched() {
        Some(file) => write_again(file, store, context, text),
        None => Ok(Outcome::Yes),
    }
}

/// Writes a file, written once, again whenever the database has changed, until
/// the program is ended. What cannot be read or written is warned of, and tried
/// again.
fn write_again(
    file: &Path,
    store: ReadStore,
    context: &Context,
    text: impl Fn(&Reader<'_>) -> Result<String>,
) -> Result<Outcome> {
    note("watching for changes; press Ctrl-C to stop");
    let mut watched = Watched::of(store, context)?;
    let mut trouble = None;
    loop {
        let written = watched.if_changed(|reader| write_file(file, &text(reader)?));
        let message = written.err().map(|failure| failure.message(context.style.words()));
        if let Some(message) = message.as_ref().filter(|_| message != trouble) {
            warn(message);
        }
        trouble = message;
        thread::sleep(PAUSE);
    }
}

/// The database, and what was last seen of it.
struct Watched<'a> {
    context: &'a Context,
    store: ReadStore,
    file: Option<FileId>,
    version: Option<u32>,
}

impl<'a> Watched<'a> {
    fn of(store: ReadStore, context: &'a Context) -> Result<Self> {
        Ok(Self { context, store, file: FileId::of(&context.file()?), version: None })
    }

    /// Writes if the database has changed since it was last written.
    fn if_changed(&mut self, write: impl Fn(&Reader<'_>) -> Result<()>) -> Result<()> {
        let file = FileId::of(&self.context.file()?);
        if file != self.file {
            // Another database is in its place, as after a restore.
            self.store = self.context.open_read_only()?;
            (self.file, self.version) = (file, None);
        }
        let version = self.store.data_version()?;
        if version.is_some() && version != self.version {
            write(&self.store.read()?)?;
            self.version = version;
        }
        Ok(())
    }
}
