//! Exchanges through a PostgreSQL database: one table that is only ever added to,
//! made by `docs/postgres.sql`.
//!
//! Rows are read in the order of the transactions that wrote them, up to the
//! oldest one that is still going on: one that commits late is not missed.

use std::cell::Cell;

use chrono::{DateTime, Utc};
use postgres::{Client, Row};
use rusqlite::Connection;

use super::connect::{CHANNEL, SyncServer};
use super::local::LocalDatabase;
use super::report::{
    MAX_SKEW, PassedOver, Renewal, SkewedClock, SyncError, SyncReport, UnnamedClub,
};
use super::segment::Lines;
use super::target::Target;
use crate::store::db::connection::Progress;
use crate::store::db::device;
use crate::store::db::error::{Result, StoreError};
use crate::store::exchange::format::line::decode;
use crate::store::exchange::merge::{MergeOptions, Stored, merge};

/// How many events are merged in one transaction.
const CHUNK: usize = 2_000;

/// Reads what others have added to the table of a server, and adds what they do
/// not have.
pub(crate) fn sync_server(
    mut local: LocalDatabase<'_>,
    server: &SyncServer,
    step: Progress<'_>,
) -> Result<SyncReport, SyncError> {
    let unnamed_club = check_club(server)?;
    let target = local.target(&server.name)?;
    let mut exchange = Exchange {
        local: &mut local,
        server,
        target,
        report: SyncReport { unnamed_club, ..SyncReport::default() },
    };
    exchange.compare_clocks()?;
    let are_strangers = target.is_new(exchange.local.connection)?;
    exchange.receive(step)?;
    exchange.report.joined = are_strangers && exchange.report.received.has_new_only();
    match exchange.send() {
        Err(SyncError::Store(error)) => return Err(error.into()),
        sent => exchange.report.unsent = sent.err(),
    }
    Ok(exchange.report)
}

/// Checks that the club is one that the login is in; returns its own if none was
/// named and the login is in others.
fn check_club(server: &SyncServer) -> Result<Option<UnnamedClub>, SyncError> {
    const CLUBS: &str = "
        SELECT crowns_club()::text,
            EXISTS (SELECT 1 FROM pg_roles
                    WHERE rolname = crowns_club() AND pg_has_role(oid, 'MEMBER')),
            coalesce(current_setting('crowns.club', true), '') <> '',
            ARRAY(SELECT rolname::text FROM pg_roles
                  WHERE pg_has_role(oid, 'MEMBER') AND pg_has_role(oid, 'crowns', 'MEMBER')
                      AND rolname NOT IN ('crowns', crowns_club(), current_user) AND NOT rolsuper
                  ORDER BY rolname)";
    let found = server.call(|client| {
        let row = client.query_one(CLUBS, &[])?;
        Ok((row.get(0), row.get(1), row.get(2), row.get(3)))
    })?;
    let (club, is_member, is_named, others): (String, bool, bool, Vec<String>) = found;
    match is_member {
        true if is_named || others.is_empty() => Ok(None),
        true => Ok(Some(UnnamedClub { club, others })),
        false => Err(SyncError::NotMember { club, others }),
    }
}

struct Exchange<'a, 'b> {
    local: &'a mut LocalDatabase<'b>,
    server: &'a SyncServer,
    target: Target,
    report: SyncReport,
}

/// Which transactions are complete.
struct Snapshot {
    /// All before it are.
    oldest: i64,
    /// None from it on has begun.
    next: i64,
}

impl Snapshot {
    fn of(client: &mut Client) -> Result<Self, postgres::Error> {
        let row = client.query_one(
            "SELECT pg_snapshot_xmin(now)::text::bigint, pg_snapshot_xmax(now)::text::bigint
             FROM pg_current_snapshot() AS now",
            &[],
        )?;
        Ok(Self { oldest: row.get(0), next: row.get(1) })
    }
}

struct Entry {
    sequence: i64,
    transaction: i64,
    line: String,
}

impl Entry {
    fn of(row: &Row) -> Self {
        Self { sequence: row.get(0), transaction: row.get(1), line: row.get(2) }
    }
}

impl Exchange<'_, '_> {
    fn compare_clocks(&mut self) -> Result<(), SyncError> {
        let clock = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let there = |client: &mut Client| Ok(client.query_one(clock, &[])?.get(0));
        let there: i64 = self.server.call(there)?;
        let ahead =
            DateTime::<Utc>::from_timestamp_millis(there).unwrap_or_default() - self.local.now;
        if ahead.abs() > MAX_SKEW {
            self.report.clocks.push(SkewedClock {
                device: None,
                device_name: None,
                seconds_ahead: ahead.num_seconds(),
            });
        }
        Ok(())
    }

    /// Merges what was added since the last time, and what was refused then.
    fn receive(&mut self, step: Progress<'_>) -> Result<(), SyncError> {
        const AGAIN: &str = "
            SELECT sequence, txid::text::bigint, line FROM crowns_journal
            WHERE club = crowns_club() AND sequence = ANY ($1) ORDER BY sequence";
        let refused = self.target.refused(self.local.connection)?;
        let (snapshot, again) = self.server.call(move |client| {
            client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
            let snapshot = Snapshot::of(client)?;
            let again = match refused.is_empty() {
                true => Vec::new(),
                false => client.query(AGAIN, &[&refused])?,
            };
            Ok((snapshot, again.iter().map(Entry::of).collect::<Vec<_>>()))
        })?;
        if !again.is_empty() {
            merge_entries(self.local, self.target, &mut self.report, &again, None)?;
        }
        // Numbers of transactions that were not given out yet are those of
        // another server that this one was restored from.
        let mut position = self.target.position(self.local.connection)?;
        if position > snapshot.next {
            position = 0;
        }
        let Snapshot { oldest, next } = snapshot;
        let new = format!(
            "DECLARE new CURSOR FOR
             SELECT sequence, txid::text::bigint, line FROM crowns_journal
             WHERE club = crowns_club() AND txid >= '{position}'::xid8
                 AND (txid < '{oldest}'::xid8 OR txid >= '{next}'::xid8)
             ORDER BY txid, sequence"
        );
        self.server.call(move |client| client.batch_execute(&new))?;
        let mut read = 0;
        loop {
            let entries = self.server.call(|client| {
                let rows = client.query(&format!("FETCH {CHUNK} FROM new"), &[])?;
                Ok(rows.iter().map(Entry::of).collect::<Vec<_>>())
            })?;
            let is_last = entries.len() < CHUNK;
            // The last transaction of a chunk may go on in the next one.
            let done = entries.last().map(|last| last.transaction);
            let position = if is_last { oldest } else { done.unwrap_or(position).min(oldest) };
            read += entries.len() as u64;
            step(read, read + u64::from(!is_last));
            merge_entries(self.local, self.target, &mut self.report, &entries, Some(position))?;
            if is_last {
                break;
            }
        }
        self.server.call(|client| client.batch_execute("COMMIT"))
    }

    /// Adds what is not there yet. Once the server says so, it is on its disk.
    fn send(&mut self) -> Result<(), SyncError> {
        const INSERT: &str = "
            INSERT INTO crowns_journal (id, device, line)
            SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[]) ON CONFLICT DO NOTHING";
        loop {
            if !self.target.is_behind(self.local.connection)? {
                return Ok(());
            }
            let target = self.target;
            let lines = self.local.write(|tx| match target.unsent(tx)? {
                Some(rows) => Lines::next(tx, &rows, i64::MAX).map(Some),
                None => Ok(None),
            })?;
            let Some(lines) = lines else {
                return Ok(());
            };
            let (ids, devices, texts) = lines.columns();
            if lines.count > 0 {
                self.server.call(move |client| {
                    let mut tx = client.transaction()?;
                    tx.execute(INSERT, &[&ids, &devices, &texts])?;
                    tx.batch_execute(&format!("NOTIFY {CHANNEL}"))?;
                    tx.commit()
                })?;
                self.report.segments += 1;
            }
            self.local.write(|tx| target.set_sent(tx, *lines.rows.end()))?;
            self.report.sent += lines.count;
            self.report.left_out += lines.left_out;
        }
    }
}

/// Merges entries in one transaction that remembers how far they were read. If
/// some are refused, merges so few at once that each of these is known, and
/// remembers them: they are tried again.
fn merge_entries(
    local: &mut LocalDatabase<'_>,
    target: Target,
    report: &mut SyncReport,
    entries: &[Entry],
    position: Option<i64>,
) -> Result<(), SyncError> {
    const FEW: usize = 16;
    match merge_once(local, target, report, entries, position, false) {
        Err(StoreError::Line { .. }) => {
            for few in entries.chunks(FEW) {
                merge_once(local, target, report, few, None, true)?;
            }
            if let Some(position) = position {
                local.write(|tx| target.set_position(tx, position))?;
            }
            Ok(())
        }
        merged => Ok(merged?),
    }
}

fn merge_once(
    local: &mut LocalDatabase<'_>,
    target: Target,
    report: &mut SyncReport,
    entries: &[Entry],
    position: Option<i64>,
    skip_refused: bool,
) -> Result<()> {
    if entries.is_empty() && position == Some(target.position(local.connection)?) {
        return Ok(());
    }
    let lines = (1..)
        .zip(entries)
        .map(|(nth, entry)| decode(&entry.line).map_err(|why| StoreError::Line { nth, why }));
    let options = MergeOptions { now: local.now, join_names: false, skip_refused, dry_run: false };
    let known = target.refused(local.connection)?;
    let (device, is_copy) = (local.device, Cell::new(false));
    let note = |tx: &Connection, stored: &Stored| {
        target.add_received(tx, &stored.rows)?;
        let refused = stored.merged.refused.iter();
        let refused: Vec<_> =
            refused.map(|line| entries[line.line as usize - 1].sequence).collect();
        let all: Vec<_> = entries.iter().map(|entry| entry.sequence).collect();
        target.set_refused(tx, &all, &refused)?;
        is_copy.set(stored.has_new_of(tx, device)?);
        match position {
            Some(position) => target.set_position(tx, position),
            None => Ok(()),
        }
    };
    let mut merged = merge(local.connection, local.ids, device, lines, options, note)?;
    for refused in std::mem::take(&mut merged.refused) {
        let sequence = entries[refused.line as usize - 1].sequence;
        // It is tried again, and named once.
        if !known.contains(&sequence) {
            report.passed_over.push(PassedOver {
                file: format!("event {sequence}"),
                device_name: None,
                why: format!(
                    "{}; if it is damaged, its owner removes it with `psql -c 'DELETE FROM \
                     crowns_journal WHERE sequence = {sequence}'`",
                    refused.why
                ),
            });
        }
    }
    merged.refused_count = 0;
    report.received.absorb(merged);
    if is_copy.get() {
        let device = device::renew(local.connection, local.home)?;
        let former = local.device;
        local.device = device;
        report.renewed.get_or_insert(Renewal { former, device }).device = device;
    }
    Ok(())
}
