//! `crowns report standings`.

use super::format::FormatArgs;
use crate::cli::args::ranking::{RankedStandings, RankingArgs};
use crate::cli::args::selection::SelectionArgs;
use crate::cli::ui::failure::Result;
use crate::render::TextStyle;
use crate::render::report::StandingsReport;
use crate::store::Reader;

/// Writes the report of the standings.
pub(super) fn write(
    reader: &Reader<'_>,
    selection: &SelectionArgs,
    ranking: &RankingArgs,
    format: &FormatArgs,
    style: TextStyle,
) -> Result<()> {
    let selection = selection.find(reader)?;
    let standings = RankedStandings::count(reader, &selection, ranking)?;
    let report = StandingsReport {
        page: standings.page(&selection),
    };
    format.write(&report, style)
}
