//! The identifiers of the journal, a UUID type for each kind of thing.

use std::fmt;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

macro_rules! ids {
    ($($(#[$doc:meta])+ $name:ident)+) => {$(
        $(#[$doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub Uuid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

ids! {
    /// Identifies a game, permanently and on every device.
    GameId
    /// Identifies a player, whatever the player is called.
    PlayerId
    /// Identifies a league.
    LeagueId
    /// Identifies a custom ruleset.
    RulesetId
    /// Identifies a game of solitaire.
    SolitaireId
    /// Identifies a tournament.
    TournamentId
    /// Identifies one event of the journal.
    EventId
    /// Identifies one command: its events are undone together.
    CommandId
    /// Identifies the device that a command was given on.
    DeviceId
}
