//! `crowns sync`: devices that exchange through a place end with the same
//! journal, whatever happens to the place and to the commands.
//!
//! `carrier` has the places, `suite` what holds over each of them, `folder`
//! what holds of a directory, `git` of a work tree,
//! `postgres` of a server, and `commands` what the program says.

pub(crate) mod carrier;
mod commands;
mod folder;
mod git;
#[cfg(feature = "postgres")]
pub(crate) mod postgres;
mod suite;
