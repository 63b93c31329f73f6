//! Standings, which games they count, and how players are ranked.

use std::collections::HashMap;

use crate::game::PlayerId;
use crate::league::{Ranking, Standing};
use crate::render::league::selection::GameSelection;
use crate::words::Words;

/// Standings, and which games they count.
#[derive(Debug, Clone, Copy)]
pub struct StandingsPage<'a> {
    /// The games that count.
    pub choice: &'a GameSelection,
    /// How players are ranked.
    pub ranking: &'a Ranking,
    /// The players, the best first.
    pub standings: &'a [Standing],
    /// What they are called.
    pub names: &'a HashMap<PlayerId, String>,
}

impl StandingsPage<'_> {
    /// Returns what a player is called.
    pub fn name(&self, player: PlayerId) -> String {
        let name = self.names.get(&player).cloned();
        name.unwrap_or_else(|| player.to_string())
    }

    /// Returns whose standings these are: `League Tuesday, season Autumn`.
    pub fn title(&self, words: &dyn Words) -> String {
        words.selection(&self.choice.selected())
    }

    /// Returns how players are ranked, and explains what is unusual about some
    /// of them.
    pub fn notes(&self, words: &dyn Words) -> Vec<String> {
        let mut notes = words.ranking(self.ranking);
        let any = |unusual: fn(&Standing) -> bool| self.standings.iter().any(unusual);
        if any(|standing| standing.place.is_none()) {
            notes.push(words.no_place_note(self.ranking.min_games));
        }
        if any(|standing| standing.sum.shared_wins > 0) {
            notes.push(words.shared_wins_note().to_owned());
        }
        notes
    }
}
