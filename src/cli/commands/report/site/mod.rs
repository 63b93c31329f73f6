//! `crowns report site`: a league as linked pages in a folder.

mod folder;
mod pages;

use std::fs;
use std::path::{Path, PathBuf};

use self::folder::Folder;
use self::pages::Pages;
use crate::cli::args::output;
use crate::cli::prelude::*;
use crate::cli::ui::failure::About;
use crate::cli::ui::terminal::print_line;
use crate::messages::Hint;
use crate::store::ReadStore;

/// The folder of the pages, and what they are about.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Only pages that have changed are written, and pages that an earlier run wrote
are removed when their game or player is gone; all other files in the directory
stay as they are.")]
pub(super) struct Args {
    /// Directory of the pages; it is created if it is missing
    #[arg(value_name = "DIR")]
    directory: PathBuf,

    /// Only games of this league, in the language of its reports
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Add the page that checks hands, judges lay-downs, tells odds and answers
    /// questions about the rules, from this directory; docs/judge.md says how to
    /// build it
    #[arg(long, value_name = "DIR")]
    judge: Option<PathBuf>,

    /// Write the pages again whenever the database changes, until Ctrl-C
    #[arg(long)]
    watch: bool,
}

pub(super) fn run(args: &Args, store: ReadStore, context: &Context) -> Result<Outcome> {
    let (folder, pages) = args.write(&store.read()?, context)?;
    let (written, directory) = (folder.written, args.directory.display());
    let removed = match folder.removed {
        0 => String::new(),
        removed => format!(", removed {removed}"),
    };
    print_line(&format!("wrote {written} of {pages} pages to `{directory}`{removed}"));
    match args.watch {
        true => output::write_again(store, context, |reader| args.write(reader, context).map(drop)),
        false => Ok(Outcome::Yes),
    }
}

impl Args {
    /// Writes the pages that have changed, and returns how many there are in all.
    fn write(&self, reader: &Reader<'_>, context: &Context) -> Result<(Folder, usize)> {
        let league = lookup::optional(reader, self.league.as_deref(), lookup::league)?;
        let pages = Pages::of(reader, league, self.judge.is_some(), context)?;
        let judge = self.judge.as_deref().map(judge).transpose()?.unwrap_or_default();
        let mut files = pages.files();
        files.extend(judge.iter().map(|(file, _)| *file));
        let mut folder = Folder::open(&self.directory, files.iter().copied())?;
        pages.write(|file, html| folder.put(file, &html))?;
        for (file, text) in &judge {
            folder.put(file, text)?;
        }
        folder.remove_others(&files)?;
        Ok((folder, files.len()))
    }
}

/// The page without a server, in the site, and what keeps it for a browser without a
/// network.
const JUDGE: [&str; 2] = ["judge/index.html", "judge/offline.js"];

/// Reads the page that answers without a server.
fn judge(directory: &Path) -> Result<Vec<(&'static str, String)>> {
    let read = |file: &'static str| {
        let path = directory.join(file.trim_start_matches("judge/"));
        let text = fs::read_to_string(&path).about(|| format!("cannot read `{}`", path.display()));
        let how = "`cargo run --example judge-page -- target/judge-page` builds the page";
        Ok((file, text.map_err(|error| error.hint(Hint::new(how)))?))
    };
    JUDGE.into_iter().map(read).collect()
}
