//! Whom a player counts for after merges.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use rusqlite::Connection;
use uuid::Uuid;

use super::named_row::PlayerRow;
use crate::store::db::error::StoreError;

/// Follows the chains of merges, each player of a chain once: valid as long as
/// no player changes.
pub(in crate::store) struct Holders<'a> {
    connection: &'a Connection,
    /// Of the merged players that were asked for, and those on the way.
    known: RefCell<HashMap<Uuid, Uuid>>,
}

impl<'a> Holders<'a> {
    pub(in crate::store) fn new(connection: &'a Connection) -> Self {
        Self {
            connection,
            known: RefCell::default(),
        }
    }

    pub(in crate::store) fn connection(&self) -> &'a Connection {
        self.connection
    }

    /// Returns the player that a player was merged into, at the end of the
    /// chain of merges, or the player itself.
    ///
    /// Two devices may have merged two players into each other; the one with
    /// the lowest id is then used for all of the circle.
    pub(in crate::store) fn of(&self, player: Uuid) -> Result<Uuid, StoreError> {
        let mut known = self.known.borrow_mut();
        let (mut chain, mut seen) = (vec![player], HashSet::from([player]));
        let holder = loop {
            let last = chain[chain.len() - 1];
            if let Some(&holder) = known.get(&last) {
                break holder;
            }
            let player = PlayerRow::find(self.connection, last)?;
            let Some(next) = player.and_then(|player| player.merged_into) else {
                break last;
            };
            if !seen.insert(next) {
                let circle = chain.iter().skip_while(|&&seen| seen != next);
                break circle.min().copied().unwrap_or(next);
            }
            chain.push(next);
        };
        if chain.len() > 1 {
            known.extend(chain.into_iter().map(|player| (player, holder)));
        }
        Ok(holder)
    }
}
