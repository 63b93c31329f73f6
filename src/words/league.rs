use crate::game::UnknownMethod;

/// Players, leagues, standings, statistics and records.
pub trait LeagueWords {
    /// Returns that a text names no ranking method.
    fn unknown_method(&self, error: &UnknownMethod) -> String;
}
