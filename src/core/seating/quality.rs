//! How good a seating is: how often players meet, how evenly large tables are shared
//! out, and what no seating can be better than.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::request::{SeatedGame, SeatingRequest};

/// How often players meet, and how evenly the rest is shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SeatingQuality {
    /// Meetings of pairs that were to be separated.
    pub apart_met: usize,
    /// Repeated meetings: for each pair, in how many pairs of games it meets.
    /// Two games together count 1, three games 3.
    pub repeats: usize,
    /// A number of repeated meetings that no seating of the same players in as
    /// many games at as many tables is below; it need not be reachable.
    pub least_repeats: usize,
    /// The most games in which the same two players meet.
    pub most_meetings: usize,
    /// By how much players who sit in all games differ in games at a table that
    /// is larger than the smallest.
    pub large_table_spread: usize,
}

/// What is best in a seating, the most important first, less is better: pairs to
/// be separated that meet, repeated meetings, the most of a pair; and by how
/// much games at a large table differ.
pub(super) type Score = ((usize, usize, usize), usize);

impl SeatingQuality {
    /// Judges games, some of which may be played; players need not sit in all of them.
    pub fn from_games(games: &[SeatedGame], apart: &[(usize, usize)]) -> Self {
        let ((apart_met, repeats, most_meetings), large_table_spread) = score(games, apart);
        Self {
            apart_met,
            repeats,
            least_repeats: Bound::for_games(games).repeats,
            most_meetings,
            large_table_spread,
        }
    }
}

/// Scores games, some of which may be played.
pub(super) fn score(games: &[SeatedGame], apart: &[(usize, usize)]) -> Score {
    let meetings = Meetings::from_games(games);
    let apart_met = apart.iter().map(|&(one, other)| meetings.between(one, other)).sum();
    let meetings = (apart_met, meetings.repeats(), meetings.most());
    (meetings, large_table_spread(games))
}

/// Returns the games at a large table of who has the most of them, less those
/// of who has the fewest.
fn large_table_spread(games: &[SeatedGame]) -> usize {
    let mut counts: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    for game in games {
        for player in game.players() {
            counts.entry(player).or_default().0 += 1;
        }
        for &player in game.large_tables().flatten() {
            counts.entry(player).or_default().1 += 1;
        }
    }
    let of_all = counts.values().filter(|(played, _)| *played == games.len());
    let large = of_all.map(|&(_, large)| large);
    large.clone().max().unwrap_or_default() - large.min().unwrap_or_default()
}

/// How often each two players meet.
pub(super) struct Meetings {
    /// By the number of the pair.
    counts: Vec<usize>,
}

impl Meetings {
    /// Counts the meetings of games.
    pub(super) fn from_games<'a>(games: impl IntoIterator<Item = &'a SeatedGame>) -> Self {
        let mut meetings = Self { counts: Vec::new() };
        for (one, other) in pairs_met(games) {
            let pair = pair(one, other);
            if pair >= meetings.counts.len() {
                meetings.counts.resize(pair + 1, 0);
            }
            meetings.counts[pair] += 1;
        }
        meetings
    }

    /// Returns in how many games two players meet.
    pub(super) fn between(&self, one: usize, other: usize) -> usize {
        self.counts.get(pair(one, other)).copied().unwrap_or_default()
    }

    /// Returns the repeated meetings: for each pair, the pairs of games in which
    /// it meets.
    pub(super) fn repeats(&self) -> usize {
        self.counts.iter().map(|&count| pairs_among(count)).sum()
    }

    /// Returns the most meetings of a pair.
    pub(super) fn most(&self) -> usize {
        self.counts.iter().copied().max().unwrap_or_default()
    }
}

/// Lists who meets whom in games, once for each meeting.
pub(super) fn pairs_met<'a>(
    games: impl IntoIterator<Item = &'a SeatedGame>,
) -> impl Iterator<Item = (usize, usize)> {
    let tables = games.into_iter().flat_map(|game| &game.tables);
    tables.flat_map(|table| {
        let before =
            |(at, &one): (usize, &usize)| table[..at].iter().map(move |&other| (one, other));
        table.iter().enumerate().flat_map(before)
    })
}

/// Numbers the pairs of players from 0.
pub(super) fn pair(one: usize, other: usize) -> usize {
    let (low, high) = (one.min(other), one.max(other));
    high * (high - 1) / 2 + low
}

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

    /// Bounds games in which not everybody sits, in which tables may be more or fewer.
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
