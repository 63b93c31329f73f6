//! Arguments that commands share, and what they name. Knows no command.

pub(crate) mod as_of;
pub(crate) mod day;
pub(crate) mod input;
pub(crate) mod json;
pub(crate) mod language;
pub(crate) mod lookup;
pub(crate) mod new_league;
pub(crate) mod new_players;
pub(crate) mod output;
pub(crate) mod paging;
pub(crate) mod parse;
pub(crate) mod ranking;
pub(crate) mod retirement;
pub(crate) mod round;
pub(crate) mod ruleset;
pub(crate) mod scores;
pub(crate) mod seed;
pub(crate) mod selection;
pub(crate) mod shell;
pub(crate) mod table;
pub(crate) mod tournament;
pub(crate) mod web_page;
pub(crate) mod which;
