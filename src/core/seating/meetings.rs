//! How often each two players meet.

use super::bound::pairs_among;
use super::request::SeatedGame;

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
