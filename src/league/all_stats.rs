//! The statistics of all players.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::{GameResult, Stats};
use crate::game::{PlayerId, name_key};

/// The statistics of all players, a fold over finished games in their order.
#[derive(Debug, Default)]
pub struct AllStats(HashMap<PlayerId, Stats>);

impl AllStats {
    /// Adds the next game.
    pub fn add(&mut self, game: &GameResult) {
        for seat in &game.seats {
            let player = self.0.entry(seat.player.uuid);
            player.or_insert_with(|| Stats::new(seat.player.clone())).add(game);
        }
    }

    /// Returns the players that a game counts for, most games first, then by
    /// name.
    pub fn finish(self) -> Vec<Stats> {
        let counted = |stats: &Stats| stats.game_count > 0;
        let mut players: Vec<_> = self.0.into_values().filter(counted).collect();
        players.sort_by_cached_key(|stats| {
            let player = &stats.player;
            (Reverse(stats.game_count), name_key(&player.name), player.uuid)
        });
        players
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::fixture::{game, renamed, total};

    #[test]
    fn all_players_are_listed_most_games_first_then_by_name() {
        let two = game(1, [total(10), total(20)]);
        let three = game(2, [total(10), total(20), total(30)]);
        let mut all = AllStats::default();
        renamed(vec![two, three], 0, "Zoe").iter().for_each(|game| all.add(game));
        let players = all.finish();
        let listed: Vec<_> = players
            .iter()
            .map(|stats| (&*stats.player.name, stats.game_count, stats.wins))
            .collect();
        assert_eq!(listed, [("Bob", 2, 0), ("Zoe", 2, 2), ("Cat", 1, 0)]);
    }
}
