/// A game at the table: its board, turns, result and refusals.
pub trait GameWords {}
