//! Exact fractions: chances, and means of points.

/// A fraction of whole numbers, not reduced: a chance as some of all equally
/// likely cases, or a mean as the points of all cases over their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ratio {
    /// The cases that count, or the points of all cases.
    pub part: u64,
    /// All cases; never 0.
    pub whole: u64,
}

impl Ratio {
    /// Returns the fraction as a number, from 0 to 1 for a chance.
    pub fn value(self) -> f64 {
        self.part as f64 / self.whole as f64
    }
}
