//! The folder of a site: pages of this program, and files of others, which are left
//! as they are.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::cli::args::output::write_file;
use crate::cli::ui::failure::{About, Failure, Result};
use crate::messages::Hint;

/// The folder, while its pages are written.
#[derive(Debug)]
pub(super) struct Folder {
    root: PathBuf,
    pub(super) written: usize,
    pub(super) removed: usize,
}

impl Folder {
    /// Creates a folder for these pages, unless it is there.
    ///
    /// # Errors
    ///
    /// If a file of another origin has the name of a page; nothing is written then.
    pub(super) fn open<'a>(root: &Path, files: impl Iterator<Item = &'a str>) -> Result<Self> {
        let folder = Self { root: root.to_owned(), written: 0, removed: 0 };
        create(root)?;
        for file in files {
            if folder.read(file)?.is_some_and(|text| !is_own(file, &text)) {
                let error = format!(
                    "`{}` was not written by `crowns report site`, or was changed since",
                    root.join(file).display()
                );
                return Err(
                    Failure::new(error).hint(Hint::new("move it away, or name another directory"))
                );
            }
        }
        Ok(folder)
    }

    /// Writes a page, unless it is there already.
    pub(super) fn put(&mut self, file: &str, html: &str) -> Result<()> {
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
    pub(super) fn remove_others(&mut self, files: &BTreeSet<&str>) -> Result<()> {
        for file in self.names()?.iter().filter(|name| !files.contains(name.as_str())) {
            if self.read(file)?.is_some_and(|text| is_own(file, &text)) {
                let path = self.root.join(file);
                let removed = fs::remove_file(&path);
                removed.about(|| format!("cannot remove `{}`", path.display()))?;
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
        let read = match fs::read(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            read => read.map(Some),
        };
        let read: io::Result<_> = read;
        read.about(|| format!("cannot read `{}`", path.display()))
    }
}

/// Creates a directory, unless it is there.
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

/// Returns `true` if this program has written a file of this name, and nobody has
/// changed it since.
fn is_own(file: &str, text: &[u8]) -> bool {
    let Some(html) = std::str::from_utf8(text).ok().and_then(|text| {
        let (html, _) = text.rsplit_once(MARK)?;
        Some(html)
    }) else {
        return false;
    };
    marked(file, html).as_bytes() == text
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
