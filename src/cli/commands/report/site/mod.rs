//! `crowns report site`: a league as linked pages in a folder, where files of others are left
//! as they are.

mod pages;

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;

use self::pages::Pages;
use crate::cli::args::output::{self, write_file};
use crate::cli::prelude::*;

/// The folder of the pages, and what they are about.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Only pages that have changed are written, and pages that an earlier run wrote
are removed when their game or player is gone; all other files in the directory
stay as they are.")]
pub(super) struct Args {
    /// Directory of the pages; it is created if it is missing
    dir: PathBuf,

    /// Only games of this league, in the language of its reports
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Add the page that checks hands, judges lay-downs, tells odds and answers questions about the
    /// rules, from this directory; docs/judge.md says how to build it
    #[arg(long, value_name = "DIR")]
    judge: Option<PathBuf>,

    /// Write the pages again whenever the database changes, until Ctrl-C
    #[arg(long)]
    watch: bool,
}

pub(super) fn run(args: &Args, store: ReadStore, context: &Context) -> Result<Outcome> {
    let (folder, pages) = args.write(&store.read()?, context)?;
    let (written, directory) = (folder.written, args.dir.display());
    let removed = match folder.removed {
        0 => String::new(),
        removed => format!(", removed {removed}"),
    };
    terminal::tell_line(&format!("wrote {written} of {pages} pages to `{directory}`{removed}"));
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
        let mut folder = Folder::open(&self.dir, files.iter().copied())?;
        pages.write(|file, html| folder.put(file, &html))?;
        for (file, text) in &judge {
            folder.put(file, text)?;
        }
        folder.remove_others(&files)?;
        Ok((folder, files.len()))
    }
}

/// The page without a server, in the site, and what keeps it for a browser without a network.
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

/// The folder, while its pages are written.
#[derive(Debug)]
struct Folder {
    root: PathBuf,
    written: usize,
    removed: usize,
}

impl Folder {
    /// Creates a folder for these pages, unless it is there.
    ///
    /// # Errors
    ///
    /// If a file of another origin has the name of a page; nothing is written then.
    fn open<'a>(root: &Path, files: impl Iterator<Item = &'a str>) -> Result<Self> {
        let folder = Self { root: root.to_owned(), written: 0, removed: 0 };
        create(root)?;
        for file in files {
            if folder.read(file)?.is_some_and(|text| !is_own(file, &text)) {
                return Err(Failure::new(format!(
                    "`{}` was not written by `crowns report site`, or was changed since",
                    root.join(file).display()
                ))
                .hint(Hint::new("move it away, or name another directory")));
            }
        }
        Ok(folder)
    }

    /// Writes a page, unless it is there already.
    fn put(&mut self, file: &str, html: &str) -> Result<()> {
        let text = marked(file, html);
        if self.read(file)?.as_deref() != Some(text.as_bytes()) {
            let path = self.root.join(file);
            path.parent().map_or(Ok(()), create)?;
            write_file(&path, &text)?;
            self.written += 1;
        }
        Ok(())
    }

    /// Removes the pages that an earlier run wrote and this one did not.
    fn remove_others(&mut self, files: &BTreeSet<&str>) -> Result<()> {
        for file in self.names()?.iter().filter(|name| !files.contains(name.as_str())) {
            if self.read(file)?.is_some_and(|text| is_own(file, &text)) {
                let path = self.root.join(file);
                fs::remove_file(&path).about(|| format!("cannot remove `{}`", path.display()))?;
                self.removed += 1;
            }
        }
        Ok(())
    }

    /// Returns the names of the files that may be pages.
    fn names(&self) -> Result<Vec<String>> {
        let mut names = Vec::new();
        for within in ["", "judge/"] {
            let folder = self.root.join(within);
            let cannot_read = || format!("cannot read `{}`", folder.display());
            let entries = match fs::read_dir(&folder) {
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                entries => entries.about(cannot_read)?,
            };
            for entry in entries {
                let entry = entry.about(cannot_read)?;
                let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
                let name = entry.file_name().into_string().unwrap_or_default();
                if is_file && (name.ends_with(".html") || name.ends_with(".js")) {
                    names.push(format!("{within}{name}"));
                }
            }
        }
        Ok(names)
    }

    /// Returns what is in a file; `None` if there is none.
    fn read(&self, file: &str) -> Result<Option<Vec<u8>>> {
        let path = self.root.join(file);
        match fs::read(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            read => read.map(Some).about(|| format!("cannot read `{}`", path.display())),
        }
    }
}

fn create(directory: &Path) -> Result<()> {
    let created = fs::create_dir_all(directory);
    created.about(|| format!("cannot create the directory `{}`", directory.display()))
}

/// How the last line of a page begins, which says that this program wrote it.
/// A script takes it for a comment, too.
const MARK: &str = "<!-- crowns report site: ";

/// Returns a page with its name and its checksum in the last line.
fn marked(file: &str, html: &str) -> String {
    format!("{html}{MARK}{file} {:08x} -->\n", crc32fast::hash(html.as_bytes()))
}

/// Returns `true` if this program has written a file of this name, and nobody has changed it since.
fn is_own(file: &str, text: &[u8]) -> bool {
    let parts = std::str::from_utf8(text).ok().and_then(|text| text.rsplit_once(MARK));
    parts.is_some_and(|(html, _)| marked(file, html).as_bytes() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_known_by_its_name_and_all_that_is_in_it() {
        let page = marked("game-1.html", "<p>1</p>\n");
        assert_eq!(page, "<p>1</p>\n<!-- crowns report site: game-1.html dc47cc23 -->\n");
        assert!(is_own("game-1.html", page.as_bytes()));
        let others = [
            ("game-2.html", page.clone()),
            ("game-1.html", page.replace("<p>1", "<p>2")),
            ("game-1.html", page.clone() + "\n"),
            ("game-1.html", page.replace("dc47", "dc48")),
            ("game-1.html", "<p>1</p>\n".to_owned()),
            ("game-1.html", String::new()),
        ];
        for (file, text) in others {
            assert!(!is_own(file, text.as_bytes()), "{file}: {text}");
        }
        assert!(!is_own("game-1.html", b"\xff"));
    }
}
