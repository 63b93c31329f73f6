//! `crowns report standings`.

use super::format::FormatArgs;
use crate::cli::args::ranking::{RankedStandings, RankingArgs};
use crate::cli::args::selection::SelectionArgs;
use crate::cli::context::Context;
use crate::cli::ui::failure::Result;
use crate::render::report::StandingsReport;
use crate::store::Reader;

/// Writes the report of the standings.
pub(super) fn write(
    reader: &Reader<'_>,
    selection: &SelectionArgs,
    ranking: &RankingArgs,
    format: &FormatArgs,
    context: &Context,
) -> Result<()> {
    let selection = selection.find(reader, context)?;
    let standings = RankedStandings::count(reader, &selection, ranking)?;
    let report = StandingsReport {
        page: standings.page(&selection),
    };
    format.write(&report, context.style)
}
