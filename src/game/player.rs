//! A player as the fold of its events.

use uuid::Uuid;

use super::event::{PlayerEvent, Recorded};
use super::id::PlayerId;
use super::membership::Membership;

/// A player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerProfile {
    /// What the player is called.
    pub name: String,
    /// Whether the player still plays.
    pub membership: Membership,
    /// Whom the player counts for, after a merge.
    pub merged_into: Option<PlayerId>,
}

impl PlayerProfile {
    pub(super) fn begin(_: Uuid, recorded: Recorded<PlayerEvent>) -> Option<Self> {
        let PlayerEvent::PlayerAdded { name } = recorded.event else {
            return None;
        };
        Some(Self {
            name,
            membership: Membership::Active,
            merged_into: None,
        })
    }

    pub(super) fn apply(&mut self, recorded: Recorded<PlayerEvent>) {
        match recorded.event {
            PlayerEvent::PlayerRenamed { name, .. } => self.name = name,
            PlayerEvent::PlayerMerged { into } => self.merged_into = Some(into),
            PlayerEvent::PlayerRetired {} => self.membership = Membership::Retired,
            PlayerEvent::PlayerReturned {} => self.membership = Membership::Active,
            PlayerEvent::PlayerAdded { .. } | PlayerEvent::Unknown(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Aggregate;
    use crate::game::fixture::{player, recorded};

    #[test]
    fn a_player_is_the_fold_of_its_events() {
        let named = |name: &str| PlayerEvent::PlayerAdded {
            name: name.to_owned(),
        };
        let renamed = PlayerEvent::PlayerRenamed {
            name: "Anne".to_owned(),
            was: "Ann".to_owned(),
        };
        let mut events = vec![named("Ann"), renamed, PlayerEvent::PlayerRetired {}];
        let fold =
            |events: &[PlayerEvent]| PlayerProfile::fold(Uuid::nil(), recorded(events.to_vec()));
        let mut anne = PlayerProfile {
            name: "Anne".to_owned(),
            membership: Membership::Retired,
            merged_into: None,
        };
        assert_eq!(fold(&events).as_ref(), Some(&anne));
        events.push(PlayerEvent::PlayerReturned {});
        events.push(PlayerEvent::PlayerMerged { into: player('B') });
        anne.membership = Membership::Active;
        anne.merged_into = Some(player('B'));
        assert_eq!(fold(&events).as_ref(), Some(&anne));
        assert_eq!(fold(&events[1..]), None);
    }
}
