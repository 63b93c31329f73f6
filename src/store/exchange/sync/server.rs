//! Exchanges through a PostgreSQL database: one table that is only ever added to,
//! made by `docs/postgres.sql`.
//!
//! Rows are read in the order of the transactions that wrote them, up to the
//! oldest one that is still going on: one that commits late is not missed.

use std::cell::Cell;

use chrono::{DateTime, Utc};
use postgres::{Client, IsolationLevel, Row, Transaction};
use rusqlite::Connection;

use super::connect::{CHANNEL, SyncServer, failed};
use super::error::SyncError;
use super::report::{MAX_SKEW, PassedOver, Renewal, SkewedClock, SyncReport};
use super::segment::Lines;
use super::site::Site;
use super::target::Target;
use crate::store::db::error::StoreError;
use crate::store::db::own_devices;
use crate::store::db::progress::Progress;
use crate::store::exchange::format::line::decode;
use crate::store::exchange::merge::{MergeOptions, Settled, merge};

/// How many events are merged in one transaction.
const CHUNK: i32 = 5_000;

/// Reads what others have added to the table of a server, and adds what they do
/// not have.
pub(in crate::store) fn sync_server(
    mut site: Site<'_>,
    server: &mut SyncServer,
    step: Progress<'_>,
) -> Result<SyncReport, SyncError> {
    let target = match Target::find_last(site.connection, &server.name)? {
        Some(target) => target,
        None => site.write(|tx| Target::of(tx, &server.name))?,
    };
    let mut exchange = Exchange {
        site: &mut site,
        client: &mut server.client,
        target,
        report: SyncReport::default(),
    };
    exchange.compare_clocks()?;
    let are_strangers = target.is_new(exchange.site.connection)?;
    exchange.receive(step)?;
    exchange.report.joined = are_strangers && exchange.report.received.has_new_only();
    match exchange.send() {
        Err(SyncError::Store(error)) => return Err(error.into()),
        sent => exchange.report.unsent = sent.err(),
    }
    Ok(exchange.report)
}

struct Exchange<'a, 'b> {
    site: &'a mut Site<'b>,
    client: &'a mut Client,
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
    fn of(tx: &mut Transaction<'_>) -> Result<Self, postgres::Error> {
        let row = tx.query_one(
            "SELECT pg_snapshot_xmin(now)::text::bigint, pg_snapshot_xmax(now)::text::bigint
             FROM pg_current_snapshot() AS now",
            &[],
        )?;
        Ok(Self {
            oldest: row.get(0),
            next: row.get(1),
        })
    }
}

/// A row of the table.
struct Entry {
    sequence: i64,
    transaction: i64,
    line: String,
}

impl Entry {
    fn of(row: &Row) -> Self {
        Self {
            sequence: row.get(0),
            transaction: row.get(1),
            line: row.get(2),
        }
    }
}

impl Exchange<'_, '_> {
    fn compare_clocks(&mut self) -> Result<(), SyncError> {
        let clock = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let there: i64 = self.client.query_one(clock, &[]).map_err(failed)?.get(0);
        let ahead =
            DateTime::<Utc>::from_timestamp_millis(there).unwrap_or_default() - self.site.now;
        if ahead.abs() > MAX_SKEW {
            self.report.clocks.push(SkewedClock {
                device: None,
                seconds_ahead: ahead.num_seconds(),
            });
        }
        Ok(())
    }

    /// Merges what was added since the last time, and what was refused then.
    fn receive(&mut self, step: Progress<'_>) -> Result<(), SyncError> {
        let mut tx = self.client.build_transaction();
        tx = tx
            .isolation_level(IsolationLevel::RepeatableRead)
            .read_only(true);
        let mut tx = tx.start().map_err(failed)?;
        let snapshot = Snapshot::of(&mut tx).map_err(failed)?;
        let refused = self.target.refused(self.site.connection)?;
        if !refused.is_empty() {
            let again = "SELECT sequence, txid::text::bigint, line FROM crowns_journal
                         WHERE club = crowns_club() AND sequence = ANY ($1) ORDER BY sequence";
            let rows = tx.query(again, &[&refused]).map_err(failed)?;
            let entries: Vec<_> = rows.iter().map(Entry::of).collect();
            merge_entries(self.site, self.target, &mut self.report, &entries, None)?;
        }
        // Numbers of transactions that were not given out yet are those of
        // another server that this one was restored from.
        let mut position = self.target.position(self.site.connection)?;
        if position > snapshot.next {
            position = 0;
        }
        let new = "SELECT sequence, txid::text::bigint, line FROM crowns_journal
                   WHERE club = crowns_club() AND txid >= $1::text::xid8
                       AND (txid < $2::text::xid8 OR txid >= $3::text::xid8)
                   ORDER BY txid, sequence";
        let [from, to, next] = [position, snapshot.oldest, snapshot.next].map(|id| id.to_string());
        let portal = tx.bind(new, &[&from, &to, &next]).map_err(failed)?;
        let mut read = 0;
        loop {
            let rows = tx.query_portal(&portal, CHUNK).map_err(failed)?;
            let entries: Vec<_> = rows.iter().map(Entry::of).collect();
            let is_last = entries.len() < CHUNK as usize;
            // The last transaction of a chunk may go on in the next one.
            let done = entries.last().map(|last| last.transaction);
            let position = match is_last {
                true => snapshot.oldest,
                false => done.unwrap_or(position).min(snapshot.oldest),
            };
            read += entries.len() as u64;
            step(read, read + u64::from(!is_last));
            merge_entries(
                self.site,
                self.target,
                &mut self.report,
                &entries,
                Some(position),
            )?;
            if is_last {
                break;
            }
        }
        tx.commit().map_err(failed)
    }

    /// Adds what is not there yet. Once the server says so, it is on its disk.
    fn send(&mut self) -> Result<(), SyncError> {
        const INSERT: &str = "
            INSERT INTO crowns_journal (id, device, line)
            SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[]) ON CONFLICT DO NOTHING";
        loop {
            if !self.target.is_behind(self.site.connection)? {
                return Ok(());
            }
            let target = self.target;
            let lines = self.site.write(|tx| match target.unsent(tx)? {
                Some(rows) => Lines::next(tx, &rows, i64::MAX).map(Some),
                None => Ok(None),
            })?;
            let Some(lines) = lines else {
                return Ok(());
            };
            let (ids, devices, texts) = lines.columns();
            if lines.count > 0 {
                let mut tx = self.client.transaction().map_err(failed)?;
                tx.execute(INSERT, &[&ids, &devices, &texts])
                    .map_err(failed)?;
                let notify = format!("NOTIFY {CHANNEL}");
                tx.batch_execute(&notify).map_err(failed)?;
                tx.commit().map_err(failed)?;
                self.report.segments += 1;
            }
            self.site
                .write(|tx| target.set_sent(tx, *lines.rows.end()))?;
            self.report.sent += lines.count;
            self.report.left_out += lines.left_out;
        }
    }
}

/// Merges entries in one transaction that remembers how far they were read. If
/// some are refused, merges so few at once that each of these is known, and
/// remembers them: they are tried again.
fn merge_entries(
    site: &mut Site<'_>,
    target: Target,
    report: &mut SyncReport,
    entries: &[Entry],
    position: Option<i64>,
) -> Result<(), SyncError> {
    const FEW: usize = 16;
    match merge_once(site, target, report, entries, position, false) {
        Err(StoreError::Line { .. }) => {
            for few in entries.chunks(FEW) {
                merge_once(site, target, report, few, None, true)?;
            }
            if let Some(position) = position {
                site.write(|tx| target.set_position(tx, position))?;
            }
            Ok(())
        }
        merged => Ok(merged?),
    }
}

fn merge_once(
    site: &mut Site<'_>,
    target: Target,
    report: &mut SyncReport,
    entries: &[Entry],
    position: Option<i64>,
    skip_refused: bool,
) -> Result<(), StoreError> {
    if entries.is_empty() && position == Some(target.position(site.connection)?) {
        return Ok(());
    }
    let lines = (1..)
        .zip(entries)
        .map(|(nth, entry)| decode(&entry.line).map_err(|why| StoreError::Line { nth, why }));
    let options = MergeOptions {
        now: site.now,
        join_names: false,
        skip_refused,
        dry_run: false,
    };
    let (device, is_copy) = (site.device, Cell::new(false));
    let note = |tx: &Connection, settled: &Settled| {
        target.add_received(tx, &settled.rows)?;
        let refused = settled.merged.refused.iter();
        let refused: Vec<_> = refused
            .map(|line| entries[line.line as usize - 1].sequence)
            .collect();
        let all: Vec<_> = entries.iter().map(|entry| entry.sequence).collect();
        target.set_refused(tx, &all, &refused)?;
        is_copy.set(settled.has_new_of(tx, device)?);
        match position {
            Some(position) => target.set_position(tx, position),
            None => Ok(()),
        }
    };
    let mut merged = merge(site.connection, site.ids, device, lines, options, note)?;
    for refused in std::mem::take(&mut merged.refused) {
        report.passed_over.push(PassedOver {
            file: format!("event {}", entries[refused.line as usize - 1].sequence),
            why: refused.why,
        });
    }
    merged.refused_count = 0;
    report.received.absorb(merged);
    if is_copy.get() {
        let device = own_devices::renew(site.connection, site.home)?;
        let former = site.device;
        site.device = device;
        report
            .renewed
            .get_or_insert(Renewal { former, device })
            .device = device;
    }
    Ok(())
}
