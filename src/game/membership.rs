//! Whether a player, league or ruleset is active or retired.

/// Whether a player, league or custom ruleset is still in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Membership {
    /// It is.
    Active,
    /// It is out of use; what was done with it stands.
    Retired,
}
