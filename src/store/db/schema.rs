//! The schema: its migrations, its version and the mark of a crowns database.

use include_dir::{Dir, include_dir};

pub(crate) static MIGRATIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/migrations");

/// The version of the schema that this program writes.
pub const SCHEMA_VERSION: u32 = MIGRATIONS.entries().len() as u32;

/// `CROW`, as the first migration sets it.
pub(crate) const APPLICATION_ID: u32 = 0x4352_4f57;
