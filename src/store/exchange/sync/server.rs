//! Exchanges through a PostgreSQL database: one table that is only ever added to,
//! made by `docs/postgres.sql`.
//!
//! Rows are read in the order of the transactions that wrote them, up to the
//! oldest one that is still going on: one that commits late is not missed.

use std::cell::Cell;

use chrono::{DateTime, Utc};
use postgres::Row;
use rusqlite::Connection;

use super::Exchange;
use super::connect::{CHANNEL, SyncServer};
use super::report::{MAX_SKEW, PassedOver, SkewedClock, SyncError, SyncReport, UnnamedClub};
use super::segment::Lines;
use crate::store::db::Result;
use crate::store::db::connection::Progress;
use crate::store::db::device::LocalDatabase;
use crate::store::exchange::format::{ParseExportError, RefusedLine, decode};
use crate::store::exchange::merge::{MergeOptions, Stored, merge};

/// How many events are merged in one transaction.
const CHUNK: usize = 2_000;

/// Reads what others have added to the table of a server, and adds what they do not have.
pub(crate) fn sync_server(
    local: &mut LocalDatabase,
    server: &SyncServer,
    now: DateTime<Utc>,
    step: Progress<'_>,
) -> Result<SyncReport, SyncError> {
    let unnamed_club = check_club(server)?;
    let mut exchange = Exchange::begin(local, &server.name, server, now)?;
    exchange.report.unnamed_club = unnamed_club;
    exchange.compare_clocks()?;
    let are_strangers = exchange.target.is_new(exchange.connection())?;
    exchange.receive(step)?;
    exchange.report.joined = are_strangers && exchange.report.received.has_new_only();
    let sent = exchange.send();
    exchange.note_sent(sent)?;
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

impl Exchange<'_, &SyncServer> {
    fn compare_clocks(&mut self) -> Result<(), SyncError> {
        let clock = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let there: i64 = self.place.call(|client| Ok(client.query_one(clock, &[])?.get(0)))?;
        let ahead = DateTime::<Utc>::from_timestamp_millis(there).unwrap_or_default() - self.now;
        if ahead.abs() > MAX_SKEW {
            let seconds_ahead = ahead.num_seconds();
            let clock = SkewedClock { device: None, device_name: None, seconds_ahead };
            self.report.clocks.push(clock);
        }
        Ok(())
    }

    /// Merges what was added since the last time, and what was refused then.
    fn receive(&mut self, step: Progress<'_>) -> Result<(), SyncError> {
        const AGAIN: &str = "
            SELECT sequence, txid::text::bigint, line FROM crowns_journal
            WHERE club = crowns_club() AND sequence = ANY ($1) ORDER BY sequence";
        // All transactions before the first are complete, and none from the second on has begun.
        const SNAPSHOT: &str = "
            SELECT pg_snapshot_xmin(now)::text::bigint, pg_snapshot_xmax(now)::text::bigint
            FROM pg_current_snapshot() AS now";
        let refused = self.target.refused(self.connection())?;
        let (oldest, next, again): (i64, i64, _) = self.place.call(move |client| {
            client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
            let now = client.query_one(SNAPSHOT, &[])?;
            let again = match refused.is_empty() {
                true => Vec::new(),
                false => client.query(AGAIN, &[&refused])?,
            };
            Ok((now.get(0), now.get(1), again.iter().map(Entry::of).collect::<Vec<_>>()))
        })?;
        if !again.is_empty() {
            self.merge_entries(&again, None)?;
        }
        // Numbers of transactions that were not given out yet are those of
        // another server that this one was restored from.
        let mut position = self.target.position(self.connection())?;
        if position > next {
            position = 0;
        }
        let new = format!(
            "DECLARE new CURSOR FOR
             SELECT sequence, txid::text::bigint, line FROM crowns_journal
             WHERE club = crowns_club() AND txid >= '{position}'::xid8
                 AND (txid < '{oldest}'::xid8 OR txid >= '{next}'::xid8)
             ORDER BY txid, sequence"
        );
        self.place.call(move |client| client.batch_execute(&new))?;
        let mut read = 0;
        loop {
            let entries = self.place.call(|client| {
                let rows = client.query(&format!("FETCH {CHUNK} FROM new"), &[])?;
                Ok(rows.iter().map(Entry::of).collect::<Vec<_>>())
            })?;
            let is_last = entries.len() < CHUNK;
            // The last transaction of a chunk may go on in the next one.
            let done = entries.last().map(|last| last.transaction);
            let position = if is_last { oldest } else { done.unwrap_or(position).min(oldest) };
            read += entries.len() as u64;
            step(read, read + u64::from(!is_last));
            self.merge_entries(&entries, Some(position))?;
            if is_last {
                break;
            }
        }
        self.place.call(|client| client.batch_execute("COMMIT"))
    }

    /// Adds what is not there yet. Once the server says so, it is on its disk.
    fn send(&mut self) -> Result<(), SyncError> {
        const INSERT: &str = "
            INSERT INTO crowns_journal (id, device, line)
            SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[]) ON CONFLICT DO NOTHING";
        let target = self.target;
        while target.is_behind(self.connection())? {
            let lines = self.local.write(|tx| match target.unsent(tx)? {
                Some(rows) => Lines::read(tx, &rows, Some(i64::MAX)).map(Some),
                None => Ok(None),
            })?;
            let Some(lines) = lines else { break };
            let (ids, devices, texts) = lines.columns();
            if lines.count > 0 {
                self.place.call(move |client| {
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
        Ok(())
    }

    /// Merges entries in one transaction that remembers how far they were read. If
    /// some are refused, merges so few at once that each of these is known, and
    /// remembers them: they are tried again.
    fn merge_entries(
        &mut self,
        entries: &[Entry],
        position: Option<i64>,
    ) -> Result<(), ParseExportError> {
        const FEW: usize = 16;
        match self.merge_once(entries, position, false) {
            Err(ParseExportError::Line { .. }) => {
                for few in entries.chunks(FEW) {
                    self.merge_once(few, None, true)?;
                }
                if let Some(position) = position {
                    let target = self.target;
                    self.local.write(|tx| target.set_position(tx, position))?;
                }
                Ok(())
            }
            merged => merged,
        }
    }

    fn merge_once(
        &mut self,
        entries: &[Entry],
        position: Option<i64>,
        skip_refused: bool,
    ) -> Result<(), ParseExportError> {
        let target = self.target;
        if entries.is_empty() && position == Some(target.position(self.connection())?) {
            return Ok(());
        }
        // Lines are counted as in an export, in which the first is a header.
        let lines = (2..).zip(entries).map(|(line, entry)| {
            decode(&entry.line).map_err(|why| ParseExportError::Line { line, why })
        });
        let sequence = |refused: &RefusedLine| entries[refused.line as usize - 2].sequence;
        let options = MergeOptions { now: self.now, skip_refused, ..Default::default() };
        let known = target.refused(self.connection())?;
        let (device, is_copy) = (self.local.device, Cell::new(false));
        let note = |tx: &Connection, stored: &Stored| {
            target.add_received(tx, &stored.rows)?;
            let refused: Vec<_> = stored.merged.refused.iter().map(sequence).collect();
            let all: Vec<_> = entries.iter().map(|entry| entry.sequence).collect();
            target.set_refused(tx, &all, &refused)?;
            is_copy.set(stored.has_new_of(tx, device)?);
            position.map_or(Ok(()), |position| target.set_position(tx, position))
        };
        let mut merged = merge(self.local, lines, options, note)?;
        for refused in std::mem::take(&mut merged.refused) {
            let sequence = sequence(&refused);
            // It is tried again, and named once.
            if !known.contains(&sequence) {
                let why = format!(
                    "{}; if it is damaged, its owner removes it with `psql -c 'DELETE FROM \
                     crowns_journal WHERE sequence = {sequence}'`",
                    refused.why
                );
                let file = format!("event {sequence}");
                self.report.passed_over.push(PassedOver { file, device_name: None, why });
            }
        }
        merged.refused_count = 0;
        self.report.received.absorb(merged);
        if is_copy.get() {
            self.renew_device()?;
        }
        Ok(())
    }
}
