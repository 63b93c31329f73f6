use super::English;
use crate::words::RulesWords;

impl RulesWords for English {}
