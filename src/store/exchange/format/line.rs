//! A line of the format: an object in JSON whose last field is its checksum.

use crc32fast::Hasher;

use crate::game::AggregateKind;
#[cfg(feature = "postgres")]
use crate::store::db::error::LineError;
use crate::store::db::error::Result;
use crate::store::journal::line::JournalLine;

/// The newest version of the format that this program reads.
///
/// A file is of the oldest version that has all of its events, so that earlier
/// programs read what they know, and ask for an upgrade where they do not.
pub const EXPORT_VERSION: u32 = 2;

/// The most bytes of one line; the longest that is written has a few
/// thousand.
pub(super) const MAX_BYTES: usize = 1 << 20;

/// Returns the oldest version of the format that has such a line.
pub(crate) fn version(line: &JournalLine) -> u32 {
    use AggregateKind::{Command, Game, League, Player, Ruleset, Solitaire, Tournament};
    match AggregateKind::from_name(&line.kind) {
        Some(Game | Player | League | Ruleset | Command) => 1,
        Some(Solitaire | Tournament) => 2,
        None => EXPORT_VERSION,
    }
}

/// Writes a line of the journal, with its line feed.
pub(crate) fn encode(line: &JournalLine) -> Result<String> {
    let object = serde_json::to_string(line).map_err(|why| line.unreadable(why))?;
    Ok(sealed(object))
}

/// Reads a line without its line feed.
#[cfg(feature = "postgres")]
pub(crate) fn decode(line: &str) -> Result<JournalLine, LineError> {
    let mut line = line.as_bytes().to_vec();
    let object = unsealed(&mut line).ok_or(LineError::Changed)?;
    serde_json::from_str(object).map_err(LineError::Unreadable)
}

/// Adds the checksum of an object in JSON as its last field.
pub(super) fn sealed(mut object: String) -> String {
    object.pop();
    let crc = crc32fast::hash(object.as_bytes());
    object + &format!(",\"crc\":\"{crc:08x}\"}}\n")
}

/// Removes the checksum of an object; `None` if it does not match or there is
/// none.
pub(super) fn unsealed(line: &mut Vec<u8>) -> Option<&str> {
    const SEAL: usize = r#","crc":"00000000"}"#.len();
    let (object, seal) = line.split_at_checked(line.len().checked_sub(SEAL)?)?;
    let crc = format!(",\"crc\":\"{:08x}\"}}", crc32fast::hash(object));
    if seal != crc.as_bytes() {
        return None;
    }
    line.truncate(line.len() - SEAL);
    line.push(b'}');
    std::str::from_utf8(line).ok()
}

pub(super) fn checksum(sum: Hasher) -> String {
    format!("crc32:{:08x}", sum.finalize())
}
