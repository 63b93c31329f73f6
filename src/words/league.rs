/// Players, leagues, standings, statistics and records.
pub trait LeagueWords {}
