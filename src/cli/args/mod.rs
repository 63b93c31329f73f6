//! Arguments that commands share, and what they name. Knows no command.

pub(crate) mod input;
pub(crate) mod lookup;
pub(crate) mod members;
pub(crate) mod output;
pub(crate) mod ranking;
pub(crate) mod rules;
pub(crate) mod scores;
pub(crate) mod selection;
pub(crate) mod shell;
pub(crate) mod time;
pub(crate) mod tournament;
pub(crate) mod which;
