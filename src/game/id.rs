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
    /// Names a game, for ever and on every device.
    GameId
    /// Names a player, whatever the player is called.
    PlayerId
    /// Names a league.
    LeagueId
    /// Names a house ruleset.
    RulesetId
    /// Names one event of the journal.
    EventId
    /// Names one command: all the events that it wrote stand or fall together.
    CommandId
    /// Names the device that a command was given on.
    DeviceId
}
