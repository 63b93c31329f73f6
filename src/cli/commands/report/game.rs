//! `crowns report game`.

use super::format::FormatArgs;
use crate::cli::args::lookup::GameArg;
use crate::cli::prelude::*;
use crate::render::report::GameReport;

/// Returns the report of the game that is named, else of the open game, else of
/// the last.
pub(super) fn text(
    reader: &Reader<'_>,
    game: GameArg,
    format: &FormatArgs,
    context: &Context,
) -> Result<String> {
    let sheet = match game.sheet_if_any(reader)? {
        Some(sheet) => sheet,
        None => {
            let no_game = |_| LookupError::NoOpenGame;
            game.or_last().sheet(reader).map_err(no_game)?
        }
    };
    let broken = reader.records_broken_by(&sheet)?;
    let report = GameReport { sheet: &sheet, broken: &broken };
    let league = sheet.league.as_ref();
    let league = league.map(|league| reader.league_of_id(league.uuid)).transpose()?.flatten();
    format.text(&report, context.report_style(league.as_ref()))
}
