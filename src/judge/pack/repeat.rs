//! Finds where the last bytes came before, and expects what came after them.

use crate::model::hash;

/// How many bytes must be the same.
const LEAST: usize = 7;

/// As many as these are as good as more.
pub(crate) const MOST: usize = 31;

/// How many places are remembered.
const PLACES: usize = 1 << 18;

/// The latest place that began like the next byte.
pub(crate) struct Repeat {
    /// Where the next byte was, and how many bytes before it are the same, at most
    /// [`MOST`]; zero if there is no such place.
    at: usize,
    same: usize,
    /// The latest place after bytes of a hash.
    latest: Vec<u32>,
}

impl Repeat {
    pub(crate) fn new() -> Self {
        Self { at: 0, same: 0, latest: vec![0; PLACES] }
    }

    /// Returns how many bytes before the next one are the same.
    pub(crate) fn same(&self) -> usize {
        self.same
    }

    /// Returns the next bit as it was before; `partial` has the bits of the byte that are
    /// known, after a one.
    pub(crate) fn expected(&self, bytes: &[u8], partial: usize) -> Option<bool> {
        let byte = bytes.get(self.at).filter(|_| self.same > 0)?;
        let (byte, left) = (usize::from(*byte) | 256, 8 - partial.ilog2());
        (byte >> left == partial).then_some(byte >> (left - 1) & 1 == 1)
    }

    /// Goes on to the byte after all others.
    pub(crate) fn begin_byte(&mut self, bytes: &[u8]) {
        let end = bytes.len();
        let is_repeated = self.same > 0 && bytes[self.at] == bytes[end - 1];
        (self.at, self.same) =
            if is_repeated { (self.at + 1, (self.same + 1).min(MOST)) } else { (0, 0) };
        let Some(last) = bytes.last_chunk::<LEAST>() else { return };
        let slot = last.iter().fold(0, |all, &byte| hash(all, byte.into())) as usize % PLACES;
        if self.same == 0 {
            self.at = self.latest[slot] as usize;
            let pairs = bytes[..self.at].iter().rev().zip(bytes.iter().rev());
            let same = pairs.take(MOST).take_while(|(one, other)| one == other).count();
            self.same = if same < LEAST { 0 } else { same };
        }
        self.latest[slot] = end as u32;
    }
}
