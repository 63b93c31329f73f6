//! `crowns solitaire stats`: games won, piles turned over, streaks.

use crate::cli::prelude::*;
use crate::game::SolitaireStats;

pub(super) fn run(json: JsonArg, context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let stats = of_all(&store.read()?)?;
    json.print(
        || render::json::solitaire_stats(&stats),
        || render::solitaire_stats(&stats, context.style),
    )
}

/// Folds the games that are over, in the order in which they ended.
pub(crate) fn of_all(reader: &Reader<'_>) -> Result<SolitaireStats> {
    let mut games = reader.solitaire_games()?;
    games.sort_by_key(|game| (game.ended, game.id));
    let mut stats = SolitaireStats::default();
    games.iter().for_each(|game| stats.add(game.state, game.score));
    Ok(stats)
}
