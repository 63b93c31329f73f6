//! `crowns report game`.

use super::format::FormatArgs;
use super::record_holders;
use crate::cli::args::lookup::GameArg;
use crate::cli::ui::failure::Result;
use crate::render::TextStyle;
use crate::render::report::GameReport;
use crate::store::Reader;

/// Writes the report of the game that is named, else of the open game, else of
/// the last.
pub(super) fn write(
    reader: &Reader<'_>,
    game: &GameArg,
    format: &FormatArgs,
    style: TextStyle,
) -> Result<()> {
    let sheet = match game.sheet_if_any(reader)? {
        Some(sheet) => sheet,
        // With no game at all there is none open either.
        None => GameArg::named(Some("last".into()))
            .sheet(reader)
            .or_else(|_| game.sheet(reader))?,
    };
    let broken = reader.records_broken_by(&sheet)?;
    let report = GameReport {
        sheet: &sheet,
        broken: &broken,
        names: &record_holders::names(reader, &broken)?,
    };
    format.write(&report, style)
}
