//! What a player is after.

/// What a player is after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// To go out.
    GoOut,
    /// To be left with few points: somebody else has gone out.
    LastTurn,
}
