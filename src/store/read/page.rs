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

    /// Returns `true` if the entry of an index, from 0, is to be read: those of
    /// the page, and one more to know whether there is another page.
    pub(super) fn has(self, index: u64) -> bool {
        let size = u64::from(self.size);
        let before = u64::from(self.number.saturating_sub(1)) * size;
        (before..=before + size).contains(&index)
    }

    /// Returns `true` if the entry comes after all that are to be read.
    pub(super) fn is_after(self, index: u64) -> bool {
        index > u64::from(self.number.max(1)) * u64::from(self.size)
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
        Self { items: rows, number: request.number, more }
    }
}
