//! Corrects a single wrong byte of a row by its checksum.
//!
//! Any two rows that differ in one byte have different CRC-32s, so at most one
//! byte at each place fits; that one of them all makes an event again is what
//! tells it from the others.

use rusqlite::Row;
use rusqlite::types::ValueRef;
use uuid::Uuid;

use super::line::JournalLine;

/// The bytes of a row as its checksum counts them.
struct RawLine {
    bytes: Vec<u8>,
    /// How many of them each column has.
    lengths: [usize; 7],
}

/// Returns the only row that differs from this one in a byte and has its
/// checksum; `None` if there is none or more than one.
pub(crate) fn correct(row: &Row<'_>) -> Option<JournalLine> {
    let mut raw = RawLine::of_row(row)?;
    let checksum = u32::try_from(row.get::<_, i64>(7).ok()?).ok()?;
    let mut found = None;
    for at in 0..raw.bytes.len() {
        let was = raw.bytes[at];
        for byte in (0..=u8::MAX).filter(|&byte| byte != was) {
            raw.bytes[at] = byte;
            if crc32fast::hash(&raw.bytes) != checksum {
                continue;
            }
            let line = raw.line().filter(|line| line.check().is_ok());
            match (line, &found) {
                (Some(_), Some(_)) => return None,
                (Some(line), None) => found = Some(line),
                (None, _) => {}
            }
        }
        raw.bytes[at] = was;
    }
    found
}

impl RawLine {
    fn of_row(row: &Row<'_>) -> Option<Self> {
        let mut bytes = Vec::new();
        let mut lengths = [0; 7];
        for (index, length) in lengths.iter_mut().enumerate() {
            let start = bytes.len();
            match row.get_ref(index).ok()? {
                ValueRef::Blob(id) => bytes.extend_from_slice(id),
                ValueRef::Text(text) => bytes.extend_from_slice(text),
                ValueRef::Integer(time) => bytes.extend_from_slice(&time.to_be_bytes()),
                ValueRef::Null | ValueRef::Real(_) => return None,
            }
            *length = bytes.len() - start;
        }
        Some(Self { bytes, lengths })
    }

    /// Reads the columns; `None` if one of them has not its type.
    fn line(&self) -> Option<JournalLine> {
        let mut rest = self.bytes.as_slice();
        let columns = self.lengths.map(|length| {
            let (column, behind) = rest.split_at(length);
            rest = behind;
            column
        });
        let id = |column: &[u8]| Uuid::from_slice(column).ok();
        let text = |column: &[u8]| String::from_utf8(column.to_vec()).ok();
        Some(JournalLine {
            id: id(columns[0])?,
            command: id(columns[1])?,
            time: i64::from_be_bytes(columns[2].try_into().ok()?),
            device: id(columns[3])?,
            kind: text(columns[4])?,
            aggregate: id(columns[5])?,
            event: text(columns[6])?,
        })
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::{Connection, params};

    use super::*;

    #[test]
    fn each_wrong_byte_is_corrected() {
        let line = JournalLine::sample(1);
        let connection = Connection::open_in_memory().unwrap();
        let mut select =
            connection.prepare("SELECT ?1, ?2, ?3, ?4, ?5, ?6, CAST(?7 AS TEXT), ?8").unwrap();
        for at in 0..line.event.len() {
            let mut wrong = line.event.as_bytes().to_vec();
            wrong[at] ^= 0x81;
            let corrected = select
                .query_row(
                    params![
                        line.id,
                        line.command,
                        line.time,
                        line.device,
                        line.kind,
                        line.aggregate,
                        wrong,
                        line.checksum()
                    ],
                    |row| Ok(correct(row)),
                )
                .unwrap();
            assert_eq!(corrected.as_ref(), Some(&line), "byte {at}");
        }
    }
}
