//! Whether SQLite can roll back what a crash interrupted in a file.
//!
//! SQLite finds the journal of an interrupted transaction by the name of the
//! file, and writes the pages in it back without looking whether they are of
//! that file. They are not once a backup was copied over it, or a journal was
//! copied beside it; and under another name of the file there is no journal.
//!
//! Sources: the SQLite file format, "The Database Header" and "The Rollback
//! Journal"; "How To Corrupt An SQLite Database File", on journals and links.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::files::{resolve_link, with_end};
use super::{Result, StoreError};

pub(crate) fn check_names(path: &Path) -> Result<()> {
    #[cfg(unix)]
    let names = path.metadata().map_or(1, |file| std::os::unix::fs::MetadataExt::nlink(&file));
    #[cfg(not(unix))]
    let names = 1;
    match names {
        0 | 1 => Ok(()),
        names => Err(StoreError::SeveralNames { path: path.to_owned(), names }),
    }
}

/// Returns an error if there is a journal that SQLite would roll back, and that
/// does not belong to what the file holds.
///
/// What cannot be read is left to SQLite to report.
pub(crate) fn check_journal(path: &Path) -> Result<()> {
    // While another program writes, its journal may be gone and the next one
    // there between one read and the next. One that stays belongs to nobody.
    const LOOKS: u32 = 5;
    const PAUSE: Duration = Duration::from_millis(20);
    let path = &resolve_link(path);
    let journal = with_end(path, "-journal");
    let mut seen = None;
    for _ in 0..LOOKS {
        let Ok(Some(header)) = stray(path, &journal) else { return Ok(()) };
        if seen.replace(header).is_some_and(|seen| seen != header) {
            return Ok(());
        }
        thread::sleep(PAUSE);
    }
    Err(StoreError::StrayJournal { path: path.to_owned(), journal })
}

/// Opens a journal as SQLite does.
///
/// On Windows a file that is deleted while another program has it open may keep its name until that
/// closes it: SQLite would take the journal of a committed transaction for an interrupted one, and
/// roll back. So it cannot be deleted meanwhile; SQLite tries again.
fn open(journal: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    #[cfg(windows)]
    {
        const FILE_SHARE_READ: u32 = 1;
        const FILE_SHARE_WRITE: u32 = 2;
        use std::os::windows::fs::OpenOptionsExt;
        options.share_mode(FILE_SHARE_READ | FILE_SHARE_WRITE);
    }
    options.read(true).open(journal)
}

/// Returns the header of a journal that does not belong to a file; `None` if it
/// does, or there is none.
fn stray(path: &Path, journal: &Path) -> io::Result<Option<JournalHeader>> {
    // Opening a pipe would block.
    #[cfg(unix)]
    if !std::fs::metadata(journal)?.is_file() {
        return Ok(None);
    }
    let mut journal = open(journal)?;
    let Some(header) = JournalHeader::read(&mut journal, 0)? else { return Ok(None) };
    let mut file = File::open(path)?;
    let mut first = FirstPage([0; 100]);
    let read = file.by_ref().take(100).read(&mut first.0)?;
    let pages = file.metadata()?.len().div_ceil(header.page_size);
    let belongs = match read {
        0 => header.pages == 0,
        100 if first.0.starts_with(b"SQLite format 3\0") => {
            first.page_size() == header.page_size
                && match original_first_page(&mut journal)? {
                    Some(original) => first.follows(&original, pages >= header.pages),
                    // Created by the interrupted transaction itself.
                    None if header.pages == 0 => first.change_counter() <= 1,
                    // Nothing but a large transaction has written pages without
                    // this one, and that before its end.
                    None => pages >= header.pages,
                }
        }
        // No command uses such a file, whatever is beside it.
        _ => true,
    };
    Ok((!belongs).then_some(header))
}

/// What a journal, or a part of it, begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct JournalHeader {
    records: u32,
    /// Another number in each journal.
    nonce: u32,
    /// How many pages the file had.
    pages: u64,
    /// How many bytes the header takes, and what each part is aligned to.
    sector_size: u64,
    page_size: u64,
}

impl JournalHeader {
    /// Reads the header at a place; `None` if SQLite would find none there.
    fn read(journal: &mut File, at: u64) -> io::Result<Option<Self>> {
        const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
        let mut bytes = [0; 28];
        journal.seek(SeekFrom::Start(at))?;
        match journal.read_exact(&mut bytes) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
            read => read?,
        }
        let header = Self {
            records: number(&bytes, 8),
            nonce: number(&bytes, 12),
            pages: number(&bytes, 16).into(),
            sector_size: number(&bytes, 20).into(),
            page_size: number(&bytes, 24).into(),
        };
        let is_size = |size: u64, least| (least..=65_536).contains(&size) && size.is_power_of_two();
        let is_header = bytes.starts_with(&MAGIC)
            && is_size(header.sector_size, 32)
            && is_size(header.page_size, 512);
        Ok(is_header.then_some(header))
    }
}

/// Returns the first page of the file as it was before the transaction, if the journal has it.
fn original_first_page(journal: &mut File) -> io::Result<Option<FirstPage>> {
    let length = journal.metadata()?.len();
    let mut at = 0;
    while let Some(header) = JournalHeader::read(journal, at)? {
        at += header.sector_size;
        // A page has its number before it, and its checksum after it.
        let record = header.page_size + 8;
        let there = length.saturating_sub(at) / record;
        for _ in 0..there.min(header.records.into()) {
            let mut page = [0; 4];
            journal.seek(SeekFrom::Start(at))?;
            journal.read_exact(&mut page)?;
            if u32::from_be_bytes(page) == 1 {
                let mut first = FirstPage([0; 100]);
                journal.read_exact(&mut first.0)?;
                return Ok(Some(first));
            }
            at += record;
        }
        at = at.next_multiple_of(header.sector_size);
    }
    Ok(None)
}

/// The header of a database, with which its first page begins.
struct FirstPage([u8; 100]);

impl FirstPage {
    fn page_size(&self) -> u64 {
        match u16::from_be_bytes([self.0[16], self.0[17]]) {
            1 => 65_536,
            size => size.into(),
        }
    }

    /// Returns the number that each transaction adds one to.
    fn change_counter(&self) -> u32 {
        number(&self.0, 24)
    }

    fn schema_version(&self) -> u32 {
        number(&self.0, 40)
    }

    /// Returns `true` if the transaction that found an original has left this:
    /// the same, or its own, which it writes at its end. `has_all_pages` tells
    /// whether the file has at least as many as it had.
    fn follows(&self, original: &Self, has_all_pages: bool) -> bool {
        let changes = self.change_counter();
        if changes == original.change_counter() {
            return self.0 == original.0 && has_all_pages;
        }
        // More than a migration, or a restore, ever creates or drops.
        const MOST: u32 = 1_000;
        let before = original.schema_version();
        changes == original.change_counter().wrapping_add(1)
            && self.schema_version().wrapping_sub(before) <= MOST
    }
}

fn number(bytes: &[u8], at: usize) -> u32 {
    let number = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    u32::from_be_bytes(number)
}
