use std::collections::HashMap;

use crate::rules::{Round, RoundRules, Ruleset};

/// What is computed of each round, once for all games of one ruleset that come one
/// after the other.
#[derive(Debug)]
pub(super) struct ByRound<T> {
    ruleset: Option<Ruleset>,
    computed: HashMap<Round, T>,
}

impl<T: Clone> ByRound<T> {
    /// Returns what was computed of a round, or else computes it.
    pub(super) fn get(
        &mut self,
        rules: RoundRules<'_>,
        compute: impl Fn(RoundRules<'_>) -> T,
    ) -> T {
        if self.ruleset.as_ref() != Some(rules.ruleset) {
            self.ruleset = Some(rules.ruleset.clone());
            self.computed.clear();
        }
        let computed = self.computed.entry(rules.round);
        computed.or_insert_with(|| compute(rules)).clone()
    }
}

impl<T> Default for ByRound<T> {
    fn default() -> Self {
        Self {
            ruleset: None,
            computed: HashMap::new(),
        }
    }
}
