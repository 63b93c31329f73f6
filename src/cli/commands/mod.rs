//! The commands, a file or a folder each.

pub(crate) mod backup;
pub(crate) mod board;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod doctor;
pub(crate) mod export;
pub(crate) mod fix;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod import;
pub(crate) mod join;
pub(crate) mod judge;
pub(crate) mod league;
pub(crate) mod leave;
pub(crate) mod log;
pub(crate) mod man;
pub(crate) mod new;
pub(crate) mod player;
pub(crate) mod records;
pub(crate) mod report;
pub(crate) mod restore;
pub(crate) mod rules;
pub(crate) mod score;
pub(crate) mod standings;
pub(crate) mod stats;
pub(crate) mod undo;
