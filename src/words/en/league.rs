use super::English;
use crate::words::LeagueWords;

impl LeagueWords for English {}
