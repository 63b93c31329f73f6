//! A player as the fold of its events.

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
    /// Folds the events of a player; `None` if it was never added.
    pub fn fold(events: impl IntoIterator<Item = Recorded<PlayerEvent>>) -> Option<Self> {
        events.into_iter().fold(None, |person, recorded| {
            let Some(mut person) = person else {
                let PlayerEvent::PlayerAdded { name } = recorded.event else {
                    return None;
                };
                return Some(Self {
                    name,
                    membership: Membership::Active,
                    merged_into: None,
                });
            };
            match recorded.event {
                PlayerEvent::PlayerRenamed { name, .. } => person.name = name,
                PlayerEvent::PlayerMerged { into } => person.merged_into = Some(into),
                PlayerEvent::PlayerRetired {} => person.membership = Membership::Retired,
                PlayerEvent::PlayerReturned {} => person.membership = Membership::Active,
                PlayerEvent::PlayerAdded { .. } | PlayerEvent::Unknown(_) => {}
            }
            Some(person)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        let fold = |events: &[PlayerEvent]| PlayerProfile::fold(recorded(events.to_vec()));
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
