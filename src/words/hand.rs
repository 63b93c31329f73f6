/// Hands: cards and their errors, melds, `check` and `judge`.
pub trait HandWords {}
