//! A custom ruleset as the fold of its events.

use uuid::Uuid;

use super::event::{Recorded, RulesetEvent};
use super::membership::Membership;
use crate::rules::Ruleset;

/// A ruleset defined by the user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomRuleset {
    /// The rules under their own name.
    pub ruleset: Ruleset,
    /// Whether it is still in use.
    pub membership: Membership,
}

impl CustomRuleset {
    pub(super) fn begin(_: Uuid, recorded: Recorded<RulesetEvent>) -> Option<Self> {
        let RulesetEvent::RulesetAdded { ruleset } = recorded.event else {
            return None;
        };
        Some(Self {
            ruleset,
            membership: Membership::Active,
        })
    }

    pub(super) fn apply(&mut self, recorded: Recorded<RulesetEvent>) {
        if matches!(recorded.event, RulesetEvent::RulesetRetired {}) {
            self.membership = Membership::Retired;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Aggregate;
    use crate::game::fixture::recorded;

    #[test]
    fn a_ruleset_is_the_fold_of_its_events() {
        let ruleset = Ruleset::texas();
        let added = RulesetEvent::RulesetAdded {
            ruleset: ruleset.clone(),
        };
        let events = [added, RulesetEvent::RulesetRetired {}];
        let fold = |events: &[RulesetEvent]| {
            CustomRuleset::fold(Uuid::nil(), recorded(events.to_vec()))
                .map(|custom| custom.membership)
        };
        assert_eq!(fold(&events[..1]), Some(Membership::Active));
        assert_eq!(fold(&events), Some(Membership::Retired));
        assert_eq!(fold(&events[1..]), None);
    }
}
