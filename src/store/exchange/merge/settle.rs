//! Settles what new lines change: which commands count, the numbers of games,
//! and the projections of what was touched.

use std::iter;

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use uuid::Uuid;

use super::report::{MergeReport, RenumberedGame, SHOWN};
use super::touched;
use crate::game::{GameId, ScoreConflict, Scoresheet};
use crate::store::db::error::StoreError;
use crate::store::journal::line::AggregateKind;
use crate::store::projection::holders::Holders;
use crate::store::projection::{commands, project, rebuild};

/// A merge all of whose lines were stored.
pub(super) struct Settling<'a> {
    tx: &'a Transaction<'a>,
    /// The last row that was here before.
    before: i64,
    merged: &'a mut MergeReport,
}

impl<'a> Settling<'a> {
    pub(super) fn new(tx: &'a Transaction<'a>, before: i64, merged: &'a mut MergeReport) -> Self {
        Self { tx, before, merged }
    }

    /// Settles which commands count, and marks what the others changed.
    pub(super) fn commands(&self) -> Result<(), StoreError> {
        // A redo targets an undo, and that a change.
        const TARGETS: &str = "
            INSERT OR IGNORE INTO temp.unsettled (id)
            SELECT target FROM commands
            WHERE id IN (SELECT id FROM temp.unsettled) AND target IS NOT NULL;";
        self.tx.execute_batch(&[TARGETS, TARGETS].concat())?;
        commands::settle(self.tx, "SELECT id FROM temp.unsettled")?;
        touched::touch_unsettled(self.tx)
    }

    /// Numbers the new games, and those that were started after the first of them
    /// again: a new one may take the number of one that was here.
    pub(super) fn numbers(
        &self,
        first_new: Option<(i64, Uuid)>,
        last_old: Option<(i64, Uuid)>,
    ) -> Result<(), StoreError> {
        let moves_others = self.revokes_starts()?;
        if first_new.is_none() && !moves_others {
            return Ok(());
        }
        if first_new > last_old && !moves_others {
            // A game that was undone when a new one took its number, and redone
            // since, gets another.
            self.tx.execute_batch(
                "INSERT INTO temp.were (game, number)
                 SELECT game, number FROM numbers
                 WHERE number IN (SELECT number FROM temp.started)",
            )?;
            let starts = "SELECT game, number, time FROM temp.started ORDER BY time, id";
            return rebuild::number_games(self.tx, starts);
        }
        match first_new.filter(|_| !moves_others) {
            Some(first) => rebuild::renumber_since(self.tx, first, "temp.were"),
            None => rebuild::renumber(self.tx, "temp.were"),
        }
    }

    /// Returns `true` if the start of a game was undone or redone: one that was
    /// started since may have its number.
    fn revokes_starts(&self) -> Result<bool, StoreError> {
        let sql = format!(
            "SELECT 1 FROM temp.unsettled AS u CROSS JOIN journal AS j ON j.command = u.id
             WHERE {} LIMIT 1",
            rebuild::STARTED
        );
        Ok(self.tx.prepare(&sql)?.exists([])?)
    }

    /// Finds the games whose numbers have changed, without undone ones, and
    /// projects their numbers.
    pub(super) fn find_moved(&mut self) -> Result<(), StoreError> {
        const OURS: &str = "
            SELECT n.game, w.number, n.number FROM temp.were AS w
            CROSS JOIN numbers AS n ON n.game = w.game JOIN games AS g ON g.id = n.game
            WHERE n.number <> w.number ORDER BY n.number";
        const THEIRS: &str = "
            SELECT n.game, s.number, n.number FROM temp.started AS s
            CROSS JOIN numbers AS n ON n.game = s.game JOIN games AS g ON g.id = n.game
            WHERE n.number <> s.number ORDER BY n.number";
        for (sql, ours) in [(OURS, true), (THEIRS, false)] {
            let mut select = self.tx.prepare(sql)?;
            let moved = select.query_map([], |row| {
                Ok(RenumberedGame {
                    id: GameId(row.get(0)?),
                    old_number: row.get(1)?,
                    number: row.get(2)?,
                    ours,
                })
            })?;
            let moved = moved.collect::<Result<Vec<_>, _>>()?;
            for game in &moved {
                project::renumber(self.tx, game.id.0, game.number)?;
            }
            self.merged.renumbered += moved.len() as u64;
            self.merged.moved.extend(moved.into_iter().take(SHOWN));
        }
        Ok(())
    }

    /// Projects what was touched, games last: they depend on players. Returns
    /// the first games that have new conflicts.
    pub(super) fn project(&mut self) -> Result<Vec<GameId>, StoreError> {
        let (tx, mut merged, mut found) = (self.tx, Vec::new(), Vec::new());
        each_touched(tx, AggregateKind::Player, |id| {
            merged.push(id);
            project::player(tx, id)
        })?;
        // Each player counts for the last of a chain, which is now known.
        project::hold_seats(tx, merged)?;
        for kind in [
            AggregateKind::League,
            AggregateKind::Ruleset,
            AggregateKind::Solitaire,
            AggregateKind::Tournament,
        ] {
            each_touched(tx, kind, |id| project::project(tx, kind, id))?;
        }
        let players = Holders::new(tx);
        each_touched(tx, AggregateKind::Game, |id| {
            let is_conflicting = self.project_game(&players, id)?;
            found.extend((is_conflicting && found.len() < SHOWN).then_some(GameId(id)));
            Ok(())
        })?;
        Ok(found)
    }

    /// Projects a game; returns `true` if it has new conflicts.
    fn project_game(&mut self, players: &Holders<'_>, id: Uuid) -> Result<bool, StoreError> {
        // A new game may have been projected when some of its lines were there.
        let before = match self.was_here(id)? {
            true => conflicts(self.tx, id)?,
            false => None,
        };
        let sheet = project::game(players, id)?;
        let is_conflicting = match &sheet {
            Some(sheet) if sheet.conflicts.len() > before.unwrap_or(0) => true,
            Some(sheet) => self.has_new_version(sheet)?,
            None => false,
        };
        self.merged.changed += u64::from(before.is_some());
        self.merged.conflicting += u64::from(is_conflicting);
        Ok(is_conflicting)
    }

    /// Returns `true` if a version of a conflict is new.
    fn has_new_version(&self, sheet: &Scoresheet) -> Result<bool, StoreError> {
        let mut is_new = self
            .tx
            .prepare_cached("SELECT 1 FROM journal WHERE command = ?1 AND rowid > ?2 LIMIT 1")?;
        for ScoreConflict { round, earlier } in &sheet.conflicts {
            for version in iter::once(earlier).chain(sheet.played.get(round)) {
                if is_new.exists(params![version.command.0, self.before])? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn was_here(&self, game: Uuid) -> Result<bool, StoreError> {
        let mut select = self
            .tx
            .prepare_cached("SELECT 1 FROM journal WHERE aggregate = ?1 AND rowid <= ?2 LIMIT 1")?;
        Ok(select.exists(params![game, self.before])?)
    }
}

/// Calls `project` with every touched aggregate of a kind.
fn each_touched(
    connection: &Connection,
    kind: AggregateKind,
    mut project: impl FnMut(Uuid) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut select =
        connection.prepare("SELECT id FROM temp.touched WHERE rank = ?1 ORDER BY id")?;
    let mut rows = select.query([kind as u8])?;
    while let Some(row) = rows.next()? {
        project(row.get(0)?)?;
    }
    Ok(())
}

/// Returns how many rounds of a game are scored twice and differently;
/// `None` if there is no such game.
fn conflicts(connection: &Connection, game: Uuid) -> Result<Option<usize>, StoreError> {
    let mut select = connection.prepare_cached("SELECT conflicts FROM games WHERE id = ?1")?;
    Ok(select.query_row([game], |row| row.get(0)).optional()?)
}
