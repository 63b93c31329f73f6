//! How good a seating is.

use std::collections::BTreeMap;

use serde::Serialize;

use super::bound::Bound;
use super::meetings::Meetings;
use super::request::SeatedGame;

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
    /// Judges games, some of which may be played; players need not sit in all
    /// of them.
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
