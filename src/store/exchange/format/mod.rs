//! The format of an exported journal: lines of JSON, the first of which is a
//! header.
//!
//! ```text
//! {"crowns":"journal","version":1,"device":…,"made":…,"lines":2,"checksum":"crc32:…","crc":"…"}
//! {"id":…,"command":…,"time":…,"device":…,"kind":"player","aggregate":…,"event":{…},"crc":"…"}
//! {"id":…,…}
//! ```
//!
//! `crc` is the CRC-32 of everything before its comma in the line, and shows
//! which line was altered; `checksum` is that of all lines after the first,
//! each with its line feed, and shows lines that are missing, duplicate or
//! reordered. They guard against damage, not against forgery.

pub(crate) mod line;
pub(crate) mod read;
