//! Standings with the selection of games and the ranking behind them.

use crate::game::PlayerId;
use crate::league::{Ranking, Standing};
use crate::render::league::selection::GameSelection;
use crate::store::NameDirectory;
use crate::words::Words;

/// Standings with the selection of games and the ranking behind them.
#[derive(Debug, Clone, Copy)]
pub struct StandingsPage<'a> {
    /// The games that count.
    pub choice: &'a GameSelection,
    /// The rules by which players are ranked.
    pub ranking: &'a Ranking,
    /// The players, the best first.
    pub standings: &'a [Standing],
    /// Their names.
    pub names: &'a NameDirectory,
}

impl StandingsPage<'_> {
    /// Returns the name of a player.
    pub fn name(&self, player: PlayerId) -> String {
        self.names.player(player)
    }

    /// Returns the title: `League Tuesday, season Autumn`.
    pub fn title(&self, words: &dyn Words) -> String {
        words.selection(&self.choice.selected())
    }

    /// Returns the ranking in sentences, and notes on unusual lines.
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
