/// Rulesets, knobs and rulings.
pub trait RulesWords {}
