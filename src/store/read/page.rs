//! Pages of long lists.

/// The page of a list that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageRequest {
    /// Which page, from 1.
    pub number: u32,
    /// How many entries a page has.
    pub size: u32,
}

impl PageRequest {
    /// The whole list as one page.
    pub const ALL: Self = Self::first(u32::MAX);

    /// The first page.
    pub const fn first(size: u32) -> Self {
        Self { number: 1, size }
    }

    /// Returns how many entries are on the pages before.
    pub(super) fn before(self) -> i64 {
        i64::from(self.number.saturating_sub(1)) * i64::from(self.size)
    }

    /// Returns how many rows to read: one more than the page has, to know
    /// whether there is another page.
    pub(super) fn rows(self) -> i64 {
        i64::from(self.size) + 1
    }
}

/// A page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    /// Its entries.
    pub items: Vec<T>,
    /// Which page it is, from 1.
    pub number: u32,
    /// Whether there are more entries after it.
    pub more: bool,
}

impl<T> Page<T> {
    /// Makes a page of the rows that were read for it.
    pub(super) fn of(mut rows: Vec<T>, request: PageRequest) -> Self {
        let size = usize::try_from(request.size).unwrap_or(usize::MAX);
        let more = rows.len() > size;
        rows.truncate(size);
        Self {
            items: rows,
            number: request.number,
            more,
        }
    }
}
