//! Whether a game of solitaire is over.

use strum::{EnumString, IntoStaticStr};

/// Whether a game of solitaire is open, won or lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum SolitaireState {
    Open,
    Won,
    Lost,
}

impl SolitaireState {
    /// Returns the name as it is stored: `won`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
