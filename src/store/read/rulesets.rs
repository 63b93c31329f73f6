//! Custom rulesets as stored.

use uuid::Uuid;

use super::reader::Reader;
use crate::game::{RulesetId, name_key};
use crate::rules::Ruleset;
use crate::store::db::error::StoreError;
use crate::store::projection::fold;

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
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn rulesets(&self) -> Result<Vec<StoredRuleset>, StoreError> {
        let mut select = self
            .connection()
            .prepare_cached("SELECT id, retired FROM rulesets ORDER BY key, id")?;
        let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let mut rulesets = Vec::new();
        for row in rows {
            let (id, retired): (Uuid, bool) = row?;
            let custom = fold::fold_ruleset(self.connection(), id)?;
            rulesets.extend(custom.map(|custom| StoredRuleset {
                id: RulesetId(id),
                rules: custom.ruleset,
                retired,
            }));
        }
        Ok(rulesets)
    }

    /// Returns the custom ruleset in use of a name, ignoring case.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn ruleset(&self, name: &str) -> Result<Option<StoredRuleset>, StoreError> {
        let key = name_key(name);
        let mut rulesets = self.rulesets()?.into_iter();
        Ok(rulesets.find(|stored| !stored.retired && name_key(stored.rules.name()) == key))
    }
}
