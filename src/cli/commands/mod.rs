//! The commands, a file or a folder for each, or for a few of one subject: `games` has `board`,
//! `log` and what is shown without a command, `game` has `join` and `leave`, `fix` has `undo` and
//! `redo`, `standings` has `stats` and `records`, `backup` has `restore` and `doctor`. `help`,
//! `man` and `completions` are in `cli/help.rs` and `cli/complete.rs`.

pub(crate) mod backup;
pub(crate) mod check;
pub(crate) mod config;
pub(crate) mod export;
pub(crate) mod fix;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod import;
pub(crate) mod judge;
pub(crate) mod league;
pub(crate) mod new;
pub(crate) mod odds;
pub(crate) mod play;
pub(crate) mod player;
pub(crate) mod report;
pub(crate) mod result;
pub(crate) mod rules;
pub(crate) mod score;
#[cfg(feature = "serve")]
pub(crate) mod serve;
pub(crate) mod solitaire;
pub(crate) mod standings;
pub(crate) mod sync;
pub(crate) mod tournament;
