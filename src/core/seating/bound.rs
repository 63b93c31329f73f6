//! What no seating can be better than.

use std::collections::BTreeSet;

use super::request::{SeatedGame, SeatingRequest};

/// Returns how many pairs so many items have.
pub(super) const fn pairs_among(items: usize) -> usize {
    items * items.saturating_sub(1) / 2
}

/// Returns how many pairs share a place when items are spread over places as
/// evenly as can be; no other spread has fewer.
pub(super) fn pairs_when_spread(items: usize, places: usize) -> usize {
    if places == 0 {
        return 0;
    }
    let (each, rest) = (items / places, items % places);
    rest * pairs_among(each + 1) + (places - rest) * pairs_among(each)
}

/// What no seating of the same players in the same games is below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bound {
    /// The fewest repeated meetings.
    pub(super) repeats: usize,
    /// The fewest meetings of the pair that meets most.
    pub(super) most_meetings: usize,
}

impl Bound {
    /// Bounds what games add to those played: the players of each table played
    /// are spread over all tables.
    pub(super) fn for_request(request: &SeatingRequest<'_>) -> Self {
        let &SeatingRequest { players, tables, games, .. } = request;
        let in_a_game: usize = request.sizes().map(pairs_among).sum();
        let between_two = pairs_when_spread(players, tables * tables);
        let played = request.played.iter().flat_map(|game| &game.tables);
        let present = |table: &Vec<usize>| table.iter().filter(|&&player| player < players).count();
        let with_played: usize =
            played.map(|table| pairs_when_spread(present(table), tables)).sum();
        let by_tables = pairs_among(games) * between_two + games * with_played;
        Self::from_counts(
            by_tables,
            in_a_game * games,
            pairs_among(players),
            usize::from(games > 0)
                .max(always_together(players, std::iter::repeat_n(tables, games))),
        )
    }

    /// Bounds games in which not everybody sits, in which tables may be more or
    /// fewer.
    ///
    /// The players of two games are spread over the pairs of a table in one and
    /// a table in the other; those at the same pair meet again. And all meetings
    /// are spread over all pairs of players. Neither need be reached.
    pub(super) fn for_games(games: &[SeatedGame]) -> Self {
        let present: Vec<BTreeSet<usize>> =
            games.iter().map(|game| game.players().collect()).collect();
        let mut by_tables = 0;
        for (at, (one, of_one)) in games.iter().zip(&present).enumerate() {
            for (other, of_other) in games.iter().zip(&present).take(at) {
                let both = of_one.intersection(of_other).count();
                by_tables += pairs_when_spread(both, one.tables.len() * other.tables.len());
            }
        }
        let sizes = games.iter().flat_map(|game| &game.tables).map(Vec::len);
        let everybody: BTreeSet<usize> = present.iter().flatten().copied().collect();
        let always = everybody
            .iter()
            .filter(|player| present.iter().all(|game| game.contains(player)))
            .count();
        Self::from_counts(
            by_tables,
            sizes.map(pairs_among).sum(),
            pairs_among(everybody.len()),
            always_together(always, games.iter().map(|game| game.tables.len())),
        )
    }

    fn from_counts(by_tables: usize, meetings: usize, pairs: usize, together: usize) -> Self {
        let repeats = by_tables.max(pairs_when_spread(meetings, pairs));
        let least = usize::from(meetings > 0) + usize::from(repeats > 0);
        Self { repeats, most_meetings: least.max(meetings.div_ceil(pairs.max(1))).max(together) }
    }
}

/// Returns a number of games in which two of the players sit at one table
/// whatever is done: they are more than the ways to go from table to table.
fn always_together(players: usize, tables: impl Iterator<Item = usize>) -> usize {
    let ways = tables.scan(1_usize, |ways, tables| {
        *ways = ways.saturating_mul(tables);
        Some(*ways)
    });
    ways.take_while(|&ways| ways < players).count()
}
