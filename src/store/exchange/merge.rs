//! Merges a journal with another: the union by id, and a new fold of what it
//! touches.
//!
//! New rows are distinguished from old ones by their row numbers: rows are only
//! ever appended. Everything else is stored in temporary tables meanwhile, so
//! that memory use does not grow with the journals.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use uuid::Uuid;

use crate::game::{
    CommandId, DeviceId, Event, EventId, GameEvent, GameId, LeagueEvent, PlayerEvent, RulesetEvent,
    Scoresheet,
};
use crate::store::db::connection::enlarge_cache;
use crate::store::db::error::{LineError, StoreError};
use crate::store::db::ids::IdGenerator;
use crate::store::journal::line::{self, AggregateKind, JournalLine, LINE};
use crate::store::journal::rows;
use crate::store::projection::{commands, project, rebuild};
use crate::store::read::namesakes::{self, Namesake};
use crate::store::read::reader::Reader;
use crate::store::write::writer::{WriteError, Writer};

/// How another journal is merged.
#[derive(Debug, Clone, Copy)]
pub struct MergeOptions {
    /// The time of the command that joins players.
    pub now: DateTime<Utc>,
    /// Whether to join players whose names differ in case at most.
    pub join_names: bool,
    /// Whether to roll the merge back and only report it.
    pub dry_run: bool,
}

/// The result of a merge.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct MergeReport {
    /// Lines that are new here.
    pub new: u64,
    /// Lines that were already stored.
    pub known: u64,
    /// How many of the new lines start a game, add a player, a league or a
    /// ruleset, or undo or redo a command.
    pub begun: NewAggregates,
    /// How many games that were here before have changed.
    pub changed: u64,
    /// How many games have rounds that are scored twice and differently since.
    pub conflicting: u64,
    /// Of those, the first [`SHOWN`].
    pub conflicts: Vec<Scoresheet>,
    /// How many games are called by another number since.
    pub renumbered: u64,
    /// Of those, the first [`SHOWN`] of here and of elsewhere.
    pub moved: Vec<RenumberedGame>,
    /// New events that this version has no name for, by their kind.
    pub unknown: BTreeMap<String, u64>,
    /// The time of the latest new line.
    pub latest: Option<DateTime<Utc>>,
    /// Players in use whose names differ in case at most, those of one name
    /// together, by name; the one that the others are merged into first.
    pub namesakes: Vec<Vec<Namesake>>,
    /// Names that more than one league has.
    pub leagues: Vec<String>,
    /// Names whose players were joined.
    pub joined: Vec<String>,
}

/// New lines by what they are.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct NewAggregates {
    pub games: u64,
    pub players: u64,
    pub leagues: u64,
    pub rulesets: u64,
    pub revocations: u64,
}

/// A game that got another number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RenumberedGame {
    /// The game.
    pub game: GameId,
    /// The number that it had here, or was started under on another device.
    pub from: u32,
    /// The number that it has here now.
    pub to: u32,
    /// Whether it was here before.
    pub ours: bool,
}

/// How many games of a list are reported.
pub const SHOWN: usize = 20;

/// How many kinds of unknown events are counted separately.
const KINDS: usize = 20;

/// Merges the lines of another journal in one transaction.
pub(in crate::store) fn merge<E: From<StoreError>>(
    connection: &mut Connection,
    ids: &mut IdGenerator,
    device: DeviceId,
    lines: impl IntoIterator<Item = Result<JournalLine, E>>,
    options: MergeOptions,
) -> Result<MergeReport, E> {
    enlarge_cache(connection)?;
    let begun = Transaction::new(connection, TransactionBehavior::Immediate);
    let tx = begun.map_err(StoreError::from)?;
    let mut merge = Merge::begin(&tx)?;
    for line in lines {
        merge.line(&line?)?;
    }
    let (mut merged, conflicts) = merge.settle()?;
    let reader = Reader::new(tx);
    for game in conflicts {
        merged.conflicts.extend(reader.game(game)?);
    }
    merged.namesakes = namesakes::of_players(&reader)?;
    merged.leagues = namesakes::of_leagues(&reader)?;
    if options.join_names && !merged.namesakes.is_empty() {
        let mut writer = Writer::begin(reader, ids, device, options.now)?;
        merged.joined = join_namesakes(&mut writer, &mut merged.namesakes)?;
        if !options.dry_run {
            writer.commit()?;
        }
    } else if !options.dry_run {
        reader.commit()?;
    }
    Ok(merged)
}

/// Joins those players of one name who can be joined; returns their names, and
/// leaves those who cannot.
fn join_namesakes(
    writer: &mut Writer<'_>,
    namesakes: &mut Vec<Vec<Namesake>>,
) -> Result<Vec<String>, StoreError> {
    let mut joined = Vec::new();
    for all in &mut *namesakes {
        let into = all[0].player.id;
        let mut apart = vec![all[0].clone()];
        for mut one in all.drain(1..) {
            match writer.merge_players(one.player.id, into) {
                Ok(()) => joined.push(one.player.name),
                Err(WriteError::Store(error)) => return Err(error),
                Err(why) => {
                    one.apart = Some(why.to_string());
                    apart.push(one);
                }
            }
        }
        *all = apart;
    }
    namesakes.retain(|all| all.len() > 1);
    joined.dedup();
    Ok(joined)
}

/// A merge in progress.
struct Merge<'tx> {
    tx: &'tx Transaction<'tx>,
    /// The last row that was here before.
    before: i64,
    /// How many lines were read.
    read: u64,
    conflicts: Vec<GameId>,
    merged: MergeReport,
}

/// `arrived`: the commands of new lines, each with its first line.
/// `revoked`: the commands that those undid or redid, and the changes that
/// these affect. `touched`: aggregates to project, in order.
const BEGIN: &str = "
    CREATE TEMP TABLE arrived (id BLOB PRIMARY KEY, nth INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TEMP TABLE revoked (id BLOB PRIMARY KEY) WITHOUT ROWID;
    CREATE TEMP TABLE touched (rank INTEGER, id BLOB, PRIMARY KEY (rank, id)) WITHOUT ROWID;
    CREATE TEMP TABLE were (game BLOB PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;";

const END: &str = "
    DROP TABLE temp.arrived; DROP TABLE temp.revoked;
    DROP TABLE temp.touched; DROP TABLE temp.were;";

impl<'tx> Merge<'tx> {
    fn begin(tx: &'tx Transaction<'tx>) -> Result<Self, StoreError> {
        tx.execute_batch(BEGIN)?;
        let before = tx.query_row("SELECT max(rowid) FROM journal", [], |row| {
            row.get::<_, Option<i64>>(0)
        })?;
        Ok(Self {
            tx,
            before: before.unwrap_or_default(),
            read: 0,
            conflicts: Vec::new(),
            merged: MergeReport::default(),
        })
    }

    fn line(&mut self, line: &JournalLine) -> Result<(), StoreError> {
        self.read += 1;
        let nth = self.read;
        let refused = |why| StoreError::Line { nth, why };
        let event = line.check().map_err(refused)?;
        if let Some(known) = self.known(line.id)? {
            if known != *line {
                return Err(refused(LineError::Altered(EventId(line.id))));
            }
            self.merged.known += 1;
            return Ok(());
        }
        if !self.is_of_its_command(line)? {
            return Err(refused(LineError::Command(CommandId(line.command))));
        }
        rows::append(self.tx, line)?;
        self.tx
            .prepare_cached("INSERT OR IGNORE INTO temp.arrived (id, nth) VALUES (?1, ?2)")?
            .execute(params![line.command, nth])?;
        self.merged.new += 1;
        let time = line::to_time(line.time);
        self.merged.latest = self.merged.latest.max(Some(time));
        self.merged.count(&event);
        Ok(())
    }

    fn known(&self, id: Uuid) -> Result<Option<JournalLine>, StoreError> {
        let sql = format!("SELECT {LINE} FROM journal AS j WHERE j.id = ?1");
        let mut select = self.tx.prepare_cached(&sql)?;
        let mut rows = select.query([id])?;
        rows.next()?.map(JournalLine::of_row).transpose()
    }

    /// Returns `true` if a line is consistent with the others of its command:
    /// they share its time and device, and an undo or redo has no other event.
    fn is_of_its_command(&self, line: &JournalLine) -> Result<bool, StoreError> {
        let mut select = self.tx.prepare_cached(
            "SELECT time, device, aggregate_kind = 'command' FROM journal
             WHERE command = ?1 LIMIT 1",
        )?;
        let other = select.query_row([line.command], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        });
        let other: Option<(i64, Uuid, bool)> = other.optional()?;
        let revokes = line.kind == AggregateKind::Command.name();
        Ok(other.is_none_or(|other| !revokes && other == (line.time, line.device, false)))
    }

    /// Enters the new commands and projects what the new lines touch: their
    /// aggregates, and those of the changes that they revoke.
    fn settle(mut self) -> Result<(MergeReport, Vec<GameId>), StoreError> {
        if self.merged.new > 0 {
            commands::enter_arrived(self.tx, self.before)?;
            self.check_roles()?;
            self.find_touched()?;
            if self.merged.begun.games > 0 {
                self.tx.execute_batch(
                    "INSERT INTO temp.were (game, number) SELECT game, number FROM numbers",
                )?;
                rebuild::renumber(self.tx)?;
            }
            self.project()?;
            if self.merged.begun.games > 0 {
                self.find_moved()?;
            }
        }
        self.tx.execute_batch(END)?;
        Ok((self.merged, self.conflicts))
    }

    /// Checks that an undo targets a change and a redo an undo, which is known
    /// only when all lines have arrived.
    fn check_roles(&self) -> Result<(), StoreError> {
        let mut select = self.tx.prepare(
            "SELECT a.nth, r.id FROM commands AS r
             CROSS JOIN commands AS c ON c.id = r.target
             CROSS JOIN temp.arrived AS a ON a.id IN (r.id, r.target)
             WHERE r.target IS NOT NULL AND (r.role, c.role) NOT IN (VALUES ('undo', 'change'), ('redo', 'undo'))
             ORDER BY a.id <> r.id, a.nth LIMIT 1",
        )?;
        let wrong = select.query_row([], |row| Ok((row.get(0)?, row.get(1)?)));
        match wrong.optional()? {
            None => Ok(()),
            Some((nth, command)) => Err(StoreError::Line {
                nth,
                why: LineError::Role(CommandId(command)),
            }),
        }
    }

    fn find_touched(&self) -> Result<(), StoreError> {
        let ranks: String = AggregateKind::ALL
            .map(|kind| format!("WHEN '{}' THEN {} ", kind.name(), kind as u8))
            .concat();
        self.tx.execute_batch(&format!(
            "INSERT OR IGNORE INTO temp.touched
             SELECT CASE aggregate_kind {ranks} END, aggregate FROM main.journal
             WHERE rowid > {}
             UNION ALL
             SELECT CASE j.aggregate_kind {ranks} END, j.aggregate
             FROM temp.revoked AS r JOIN main.journal AS j ON j.command = r.id;",
            self.before
        ))?;
        Ok(())
    }

    /// Finds the games whose numbers have changed, without undone ones.
    fn find_moved(&mut self) -> Result<(), StoreError> {
        let ours = "SELECT n.game, w.number, n.number FROM temp.were AS w
                    JOIN numbers AS n ON n.game = w.game JOIN games AS g ON g.id = n.game
                    WHERE n.number <> w.number ORDER BY n.number";
        let theirs = format!(
            "SELECT n.game, j.event ->> 'number' AS began, n.number FROM main.journal AS j
             JOIN numbers AS n ON n.game = j.aggregate JOIN games AS g ON g.id = n.game
             WHERE j.rowid > {} AND j.aggregate_kind = 'game'
                 AND {} AND n.number <> began
                 AND n.game NOT IN (SELECT game FROM temp.were)
             ORDER BY n.number",
            self.before,
            rebuild::STARTED,
        );
        for (sql, ours) in [(ours, true), (&theirs, false)] {
            let mut select = self.tx.prepare(sql)?;
            let moved = select.query_map([], |row| {
                Ok(RenumberedGame {
                    game: GameId(row.get(0)?),
                    from: row.get(1)?,
                    to: row.get(2)?,
                    ours,
                })
            })?;
            for (index, moved) in moved.enumerate() {
                self.merged.renumbered += 1;
                if index < SHOWN {
                    self.merged.moved.push(moved?);
                }
            }
        }
        Ok(())
    }

    /// Projects what was touched, games last: they depend on players.
    fn project(&mut self) -> Result<(), StoreError> {
        let mut select = self
            .tx
            .prepare("SELECT rank, id FROM temp.touched ORDER BY rank, id")?;
        let mut rows = select.query([])?;
        while let Some(row) = rows.next()? {
            let (rank, id): (u8, Uuid) = (row.get(0)?, row.get(1)?);
            let Some(kind) = AggregateKind::ALL
                .into_iter()
                .find(|&kind| kind as u8 == rank)
            else {
                continue;
            };
            let before = match kind {
                AggregateKind::Game => conflicts(self.tx, id)?,
                _ => None,
            };
            project::project(self.tx, kind, id)?;
            if kind == AggregateKind::Game {
                self.merged.changed += u64::from(before.is_some());
                let after = conflicts(self.tx, id)?;
                if after > before.or(Some(0)) {
                    self.merged.conflicting += 1;
                    if self.conflicts.len() < SHOWN {
                        self.conflicts.push(GameId(id));
                    }
                }
            }
        }
        Ok(())
    }
}

impl MergeReport {
    fn count(&mut self, event: &Event) {
        let begun = &mut self.begun;
        match event {
            Event::Game(GameEvent::GameStarted(_)) => begun.games += 1,
            Event::Player(PlayerEvent::PlayerAdded { .. }) => begun.players += 1,
            Event::League(LeagueEvent::LeagueAdded { .. }) => begun.leagues += 1,
            Event::Ruleset(RulesetEvent::RulesetAdded { .. }) => begun.rulesets += 1,
            Event::Revocation(_) => begun.revocations += 1,
            Event::Game(GameEvent::Unknown(value))
            | Event::Player(PlayerEvent::Unknown(value))
            | Event::League(LeagueEvent::Unknown(value))
            | Event::Ruleset(RulesetEvent::Unknown(value)) => {
                let kind = value["kind"].as_str().unwrap_or_default();
                if self.unknown.len() < KINDS || self.unknown.contains_key(kind) {
                    *self.unknown.entry(kind.to_owned()).or_default() += 1;
                }
            }
            _ => {}
        }
    }
}

/// Returns how many rounds of a game are scored twice and differently;
/// `None` if there is no such game.
fn conflicts(connection: &Connection, game: Uuid) -> Result<Option<u32>, StoreError> {
    let mut select = connection.prepare_cached("SELECT conflicts FROM games WHERE id = ?1")?;
    Ok(select.query_row([game], |row| row.get(0)).optional()?)
}
