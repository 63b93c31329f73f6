//! Standings with the selection of games and the ranking behind them.

use serde::Serialize;

use crate::league::{CountedGame, Ranking, Standing};
use crate::messages::Messages;
use crate::render::league::selection::GameSelection;

/// Standings with the selection of games and the ranking behind them.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct StandingsPage<'a> {
    /// The games that count.
    pub selection: &'a GameSelection,
    /// The rules by which players are ranked.
    pub ranking: &'a Ranking,
    /// The players, the best first.
    #[serde(rename = "players")]
    pub standings: &'a [Standing],
    /// The number of players after them, who are not listed.
    #[serde(skip)]
    pub more: usize,
}

/// The standing of one player, with the games behind it.
#[derive(Debug, Clone, Serialize)]
pub struct Explanation<'a> {
    /// The games that count.
    pub selection: &'a GameSelection,
    /// The rules by which players are ranked.
    pub ranking: &'a Ranking,
    /// The number of players in the standings.
    #[serde(skip)]
    pub players: usize,
    /// The player.
    #[serde(rename = "player")]
    pub standing: &'a Standing,
    /// The games of the player.
    pub games: Vec<CountedGame>,
}

impl StandingsPage<'_> {
    /// Returns the title: `League Tuesday, season Autumn`.
    pub fn title(&self, words: &Messages) -> String {
        words.selection(&self.selection.selected())
    }

    /// Returns the ranking in sentences, and notes on unusual lines.
    pub fn notes(&self, words: &Messages) -> Vec<String> {
        let mut notes = words.ranking(self.ranking);
        let any = |unusual: fn(&Standing) -> bool| self.standings.iter().any(unusual);
        if any(|standing| !standing.qualified) {
            notes.push(words.no_place_note(self.ranking.min_games));
        }
        if any(|standing| standing.sum.shared_wins > 0) {
            notes.push(words.shared_wins_note().to_owned());
        }
        notes
    }
}
