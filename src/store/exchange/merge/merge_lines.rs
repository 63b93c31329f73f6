//! Merges a journal with another in one transaction.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::arrivals::{Arrivals, Stored};
use super::report::{self, MergeReport};
use crate::game::{DeviceId, unmarked};
use crate::store::db::connection::enlarge_cache;
use crate::store::db::error::{Result, StoreError};
use crate::store::db::ids::IdGenerator;
use crate::store::exchange::format::line::RefusedLine;
use crate::store::journal::clock;
use crate::store::journal::line::JournalLine;
use crate::store::read::players::{self, Namesake};
use crate::store::read::reader::Reader;
use crate::store::write::error::WriteError;
use crate::store::write::writer::Writer;

#[derive(Debug, Clone, Copy)]
pub struct MergeOptions {
    /// The time of the command that joins players. Lines of more than a day
    /// later are rejected.
    pub now: DateTime<Utc>,
    /// Whether to join players whose names differ in case at most.
    pub join_names: bool,
    /// Whether to leave out lines that are refused, and take the rest.
    pub skip_refused: bool,
    /// Whether to roll the merge back and only report it.
    pub dry_run: bool,
}

/// Merges the lines of another journal in one transaction, in which `note` is
/// called with what it has changed.
pub(crate) fn merge<E: From<StoreError> + TryInto<RefusedLine, Error = E>>(
    connection: &mut Connection,
    ids: &mut IdGenerator,
    device: DeviceId,
    lines: impl IntoIterator<Item = Result<JournalLine, E>>,
    options: MergeOptions,
    note: impl FnOnce(&Connection, &Stored) -> Result<()>,
) -> Result<MergeReport, E> {
    enlarge_cache(connection)?;
    let begun = Transaction::new(connection, TransactionBehavior::Immediate);
    let reader = Reader::open_to_write(begun.map_err(StoreError::from)?)?;
    let tx = reader.connection();
    let before = reader.last_tournament();
    let believed = clock::latest_believed(tx, device.0, options.now)?;
    let mut arrivals = Arrivals::begin(&reader, believed)?;
    for line in lines {
        let entered = match line {
            Ok(line) => arrivals.line(&line, options.skip_refused),
            Err(error) => {
                arrivals.refuse(error, options.skip_refused)?;
                arrivals.unread();
                continue;
            }
        };
        if let Err(error) = entered {
            arrivals.refuse(E::from(error), options.skip_refused)?;
        }
    }
    while let Some(entered) = arrivals.waiting_line(options.skip_refused)? {
        if let Err(error) = entered {
            arrivals.refuse(E::from(error), options.skip_refused)?;
        }
    }
    let stored = arrivals.finish()?;
    note(tx, &stored)?;
    let Stored { mut merged, conflicts, .. } = stored;
    for game in conflicts {
        merged.conflicts.extend(reader.game(game)?);
    }
    if let Some(before) = before {
        let after = reader.tournament(before.tournament.id).ok().flatten();
        let news = after.map(|after| report::news(&before, &after));
        (merged.tables, merged.reseated) = news.unwrap_or_default();
    }
    merged.namesakes = players::namesakes(&reader)?;
    merged.leagues = players::shared_league_names(&reader)?;
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
) -> Result<Vec<String>> {
    let mut joined = Vec::new();
    for all in &mut *namesakes {
        let into = all[0].player.uuid;
        let mut apart = vec![all[0].clone()];
        for mut one in all.drain(1..) {
            match writer.merge_players(one.player.uuid, into) {
                Ok(()) => joined.push(unmarked(&one.player.name).to_owned()),
                Err(WriteError::Store(error)) => return Err(error),
                Err(why) => {
                    one.not_merged_because = Some(why.to_string());
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
