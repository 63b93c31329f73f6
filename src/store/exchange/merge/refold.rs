//! Settles what new lines change: the numbers of games, and the rows of those that
//! were changed. All else is folded again when it is read.

use std::collections::BTreeSet;
use std::iter;

use rusqlite::params;
use uuid::Uuid;

use super::Stored;
use super::report::{MAX_LISTED, RenumberedGame};
use crate::game::{GameId, GameRef, GameState, ScoreConflict, Scoresheet, name_key, unmarked};
use crate::store::db::{Result, Sql, StoreError};
use crate::store::state::fold_games::Renumbered;
use crate::store::state::game_row::{CachedRow, SeatRow};
use crate::store::state::revocations::games_changed_by;
use crate::store::state::{fold_games, game_cache, numbers};

impl Stored<'_> {
    /// Folds again what the new lines change.
    pub(super) fn refold(&mut self) -> Result<()> {
        let reader = self.reader;
        reader.state().forget();
        let connection = reader.cache()?;
        let revocations = reader.revocations()?;
        // A game that was started since may have the number of one whose start was
        // undone or redone.
        let mut moves_others = false;
        for &command in &self.revoked {
            let change = revocations.change_of(command);
            for game in games_changed_by(connection, change)? {
                self.games.insert(game);
                moves_others |= numbers::has_start(connection, game, Some(change))?;
            }
        }
        self.starts.sort_by_key(|start| (start.time, start.id));
        let first = self.starts.first().map(|start| (start.time, start.id));
        moves_others |= first.is_some_and(|first| Some(first) < self.last_start);
        let numbers = self.number(moves_others)?;
        let (mut conflicting, mut new) = (Vec::new(), BTreeSet::new());
        for id in std::mem::take(&mut self.games) {
            let (number, was_here) = match numbers.get(&id) {
                Some(&(was, number)) => (number, was.is_some()),
                None => match game_cache::find(connection, id)? {
                    Some(row) => (row.number, true),
                    // Only a part of it was imported.
                    None => continue,
                },
            };
            if !was_here {
                new.insert(id);
            }
            if self.fold(id, number, was_here)? {
                conflicting.push(GameId(id));
            }
        }
        self.find_same(&new)?;
        self.merged.conflicting = conflicting.len() as u64;
        for game in conflicting.into_iter().take(MAX_LISTED) {
            self.merged.conflicts.extend(reader.game(game)?);
        }
        self.find_moved(&numbers)
    }

    /// Numbers the new games, and others again whose numbers they take. Returns the
    /// numbers that are new, with those from before.
    fn number(&self, moves_others: bool) -> Result<Renumbered> {
        let connection = self.reader.connection();
        if moves_others {
            return fold_games::renumber(connection, self.reader.state());
        }
        let revocations = self.reader.revocations()?;
        let mut numbers = Renumbered::new();
        for &start in &self.starts {
            // A game that was undone when a new one took its number, and redone
            // since, gets another.
            let holder = game_cache::find_number(connection, start.number)?;
            let number =
                numbers::assign(connection, &revocations, start.game, start.number, start.time)?;
            if let Some(was) = holder
                && was.id != start.game
                && let Some(now) = game_cache::find(connection, was.id)?
                && now.number != was.number
            {
                numbers.entry(was.id).or_insert((Some(was.number), 0)).1 = now.number;
            }
            if game_cache::find(connection, start.game)?.is_none() {
                numbers.insert(start.game, (None, number));
                // So that the number is taken.
                let row = CachedRow::new(start.game, number, None, Default::default());
                game_cache::put(connection, &row)?;
            }
        }
        Ok(numbers)
    }

    /// Folds a game; returns `true` if it has new conflicts.
    fn fold(&mut self, id: Uuid, number: u32, was_here: bool) -> Result<bool> {
        let connection = self.reader.connection();
        let players = self.reader.all_players()?;
        let before = if was_here { game_cache::find(connection, id)? } else { None };
        let before = before.map(|row| row.game(&players)).transpose()?.flatten();
        let sheet = fold_games::refold(connection, self.reader.state(), id, number)?;
        let conflicts = before.as_ref().map_or(0, |before| before.conflicts as usize);
        let is_conflicting = match &sheet {
            Some(sheet) if sheet.conflicts.len() > conflicts => true,
            Some(sheet) => self.has_new_version(sheet)?,
            None => false,
        };
        if was_here && sheet.is_some() && self.merged.upheld.len() < MAX_LISTED {
            let starts = numbers::start_commands(connection, id)?;
            let revocations = self.reader.revocations()?;
            let is_new =
                before.is_none() || starts.iter().any(|start| self.revoked.contains(start));
            if is_new && starts.iter().all(|&start| revocations.is_revoked(start)) {
                let upheld = GameRef { number, uuid: GameId(id), date: None };
                self.merged.upheld.push(upheld);
            }
        }
        if let (Some(before), Some(sheet)) = (&before, &sheet)
            && matches!(sheet.state(), GameState::Abandoned | GameState::Deleted)
            && sheet.has_scores()
            && self.merged.ended.len() < MAX_LISTED
        {
            let was = before.seats.iter().map(|seat| seat.result.total);
            let has_same = before.rounds as usize == sheet.played.len()
                && was.eq((0..sheet.seats.len()).map(|seat| sheet.total(seat)));
            if before.state != sheet.state() || !has_same {
                let game = GameRef { number, uuid: GameId(id), date: None };
                self.merged.ended.push((game, sheet.state()));
            }
        }
        self.merged.changed += u64::from(before.is_some());
        Ok(is_conflicting)
    }

    /// Finds new games that may be the same as one that was here, recorded on both devices.
    /// Names are compared, since the players of the two devices may not be merged yet.
    fn find_same(&mut self, new: &BTreeSet<Uuid>) -> Result<()> {
        if self.last_start.is_none() {
            return Ok(());
        }
        let (connection, players) = (self.reader.connection(), self.reader.all_players()?);
        let finished = |row: &CachedRow| {
            let game = row.game(&players)?.filter(|game| game.state == GameState::Finished);
            Ok::<_, StoreError>(game.map(|game| {
                let result = |seat: &SeatRow| {
                    let player = players.named(seat.result.player);
                    (name_key(unmarked(&player.name)), seat.result.total)
                };
                let mut results: Vec<_> = game.seats.iter().map(result).collect();
                results.sort_unstable();
                (game.date, game.number, results)
            }))
        };
        for &id in new {
            let Some(row) = game_cache::find(connection, id)? else { continue };
            let Some((date, number, results)) = finished(&row)? else { continue };
            for other in game_cache::on(connection, date)? {
                if !new.contains(&other.id)
                    && let Some((_, other, others)) = finished(&other)?
                    && others == results
                    && self.merged.same.len() < MAX_LISTED
                {
                    let game = GameRef { number, uuid: GameId(id), date: None };
                    self.merged.same.push((game, other));
                    break;
                }
            }
        }
        Ok(())
    }

    /// Returns `true` if a version of a conflict is new.
    fn has_new_version(&self, sheet: &Scoresheet) -> Result<bool> {
        let is_new = "SELECT 1 FROM journal WHERE command = ?1 AND rowid > ?2 LIMIT 1";
        for ScoreConflict { round, earlier } in &sheet.conflicts {
            for version in iter::once(earlier).chain(sheet.played.get(round)) {
                let version = params![version.command.0, self.before];
                if self.reader.connection().has(is_new, version)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Finds the games whose numbers have changed, without undone ones: those that
    /// were here, then new ones.
    fn find_moved(&mut self, numbers: &Renumbered) -> Result<()> {
        let ours = numbers.iter().filter_map(|(&id, &(was, number))| Some((id, was?, number)));
        let theirs = self.starts.iter().filter_map(|start| {
            let &(was, number) = numbers.get(&start.game)?;
            was.is_none().then_some((start.game, start.number, number))
        });
        let (ours, theirs): (Vec<_>, Vec<_>) = (ours.collect(), theirs.collect());
        for (mut moved, ours) in [(ours, true), (theirs, false)] {
            moved.retain(|(_, was, number)| was != number);
            moved.sort_by_key(|&(id, _, number)| (number, id));
            moved.dedup();
            for (id, old_number, number) in moved {
                let row = game_cache::find(self.reader.connection(), id)?;
                if row.is_none_or(|row| row.state.is_none()) {
                    continue;
                }
                self.merged.renumbered += 1;
                let moved = &mut self.merged.moved;
                if moved.iter().filter(|game| game.ours == ours).count() < MAX_LISTED {
                    moved.push(RenumberedGame { id: GameId(id), old_number, number, ours });
                }
            }
        }
        Ok(())
    }
}
