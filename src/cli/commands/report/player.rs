//! `crowns report player`.

use super::format::FormatArgs;
use crate::cli::args::ranking::RankingArgs;
use crate::cli::args::selection::Selection;
use crate::cli::prelude::*;
use crate::game::PlayerRef;
use crate::league::{Records, Standings, Stats};
use crate::render::report::PlayerReport;
use crate::store::Player;

/// Returns the report of a player on the games that are selected.
pub(super) fn text(
    reader: &Reader<'_>,
    player: &Player,
    selection: &Selection,
    format: &FormatArgs,
    context: &Context,
) -> Result<String> {
    let mut stats = Stats::new(PlayerRef::from(player));
    let mut records = Records::default();
    let mut standings = Standings::new(RankingArgs::default().ranking(selection)?);
    reader.results(&selection.filter, |game| {
        stats.add(game);
        records.add(game);
        standings.add(game);
    })?;
    let mut records = records.finish();
    records.retain(|record| record.is_of(player.id));
    let games = standings.games(player.id);
    let choice = &selection.choice;
    let report =
        PlayerReport { stats: &stats, selection: choice, records: &records, games: &games };
    format.text(&report, context.report_style(selection.league.as_ref()))
}
