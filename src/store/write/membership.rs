//! Retires players and leagues, and brings them back.

use super::error::WriteError;
use super::writer::Writer;
use crate::game::{AggregateKind, LeagueEvent, LeagueId, Membership, PlayerEvent, PlayerId};

/// What can be retired and brought back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Member {
    Player(PlayerId),
    League(LeagueId),
}

impl Writer<'_> {
    /// Retires a player or a league, or brings one back.
    pub fn set_membership(&mut self, of: Member, to: Membership) -> Result<(), WriteError> {
        match of {
            Member::Player(id) => {
                self.known_player(id)?;
                let event = match to {
                    Membership::Retired => PlayerEvent::PlayerRetired {},
                    Membership::Active => PlayerEvent::PlayerReturned {},
                };
                self.append(AggregateKind::Player, id.0, &event)
            }
            Member::League(id) => {
                self.known_league(id)?;
                let event = match to {
                    Membership::Retired => LeagueEvent::LeagueRetired {},
                    Membership::Active => LeagueEvent::LeagueReturned {},
                };
                self.append(AggregateKind::League, id.0, &event)
            }
        }
    }
}
