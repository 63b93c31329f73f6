//! Custom rulesets as stored.

use super::reader::Reader;
use crate::game::{Membership, RulesetId, name_key};
use crate::rules::Ruleset;
use crate::store::db::error::Result;

/// A custom ruleset as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRuleset {
    /// The permanent id.
    pub id: RulesetId,
    /// The rules, with their name.
    pub rules: Ruleset,
    /// Whether the ruleset is retired.
    pub retired: bool,
}

impl Reader<'_> {
    /// Lists the custom rulesets by name.
    pub fn rulesets(&self) -> Result<Vec<StoredRuleset>> {
        let all = self.certain(|| self.state().rulesets(self.connection()))?;
        let rulesets = all.iter().map(|(&id, custom)| StoredRuleset {
            id: RulesetId(id),
            rules: custom.ruleset.clone(),
            retired: custom.membership == Membership::Retired,
        });
        let mut rulesets: Vec<_> = rulesets.collect();
        rulesets.sort_by_cached_key(|stored| (name_key(stored.rules.name()), stored.id.0));
        Ok(rulesets)
    }

    /// Returns the custom ruleset in use of a name, ignoring case.
    pub fn ruleset(&self, name: &str) -> Result<Option<StoredRuleset>> {
        let key = name_key(name);
        let mut rulesets = self.rulesets()?.into_iter();
        Ok(rulesets.find(|stored| !stored.retired && name_key(stored.rules.name()) == key))
    }
}
