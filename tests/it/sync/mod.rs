//! `crowns sync`: devices that exchange through a place end with the same
//! journal, whatever happens to the place and to the commands.
//!
//! `carrier` has the places, `suite` what holds over each of them if all write at
//! once, `folder` what holds of a directory, `own_segments` of the segments of a device
//! in it, `git` of a work tree, `postgres` of a server, and `commands` what the program
//! says. Devices that sync one after another are in `simulator`.

pub(crate) mod carrier;
mod commands;
mod folder;
mod git;
mod own_segments;
#[cfg(feature = "postgres")]
pub(crate) mod postgres;
mod suite;

pub(crate) use self::suite::journal;
