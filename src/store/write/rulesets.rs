//! Writes custom rulesets.

use super::error::WriteError;
use super::writer::Writer;
use crate::game::{AggregateKind, Name, Named, RulesetEvent, RulesetId, name_key};
use crate::rules::{PRESETS, Ruleset};

impl Writer<'_> {
    /// Adds a custom ruleset under its own name.
    ///
    /// # Errors
    ///
    /// [`WriteError`] if a ruleset in use or a built-in one has that name.
    pub fn add_ruleset(&mut self, name: &Name, rules: &Ruleset) -> Result<RulesetId, WriteError> {
        if PRESETS.iter().any(|preset| name_key(preset) == name.key()) {
            let name = name.as_str().to_owned();
            return Err(WriteError::BuiltIn { name });
        }
        self.check_name(Named::Ruleset, self.ruleset(name.as_str())?.is_none(), name)?;
        let id = self.new_id();
        let ruleset = rules.clone().renamed(name.as_str());
        self.append(AggregateKind::Ruleset, id, &RulesetEvent::RulesetAdded { ruleset })?;
        Ok(RulesetId(id))
    }

    /// Retires a custom ruleset; its name is free again.
    pub fn retire_ruleset(&mut self, id: RulesetId) -> Result<(), WriteError> {
        self.append(AggregateKind::Ruleset, id.0, &RulesetEvent::RulesetRetired {})
    }
}
