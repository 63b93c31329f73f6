//! The standings of a tournament with what stands around them.

use crate::messages::Messages;
use crate::render::text::shown;
use crate::tournament::{TournamentStanding, TournamentStandings};

/// The standings of a tournament.
#[derive(Debug, Clone, Copy)]
pub struct TournamentPage<'a> {
    /// The name of the tournament.
    pub name: &'a str,
    /// How far it is.
    pub progress: Option<Progress>,
    /// The standings.
    pub standings: &'a TournamentStandings,
}

/// How many tables of the latest game are finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The game, from 1; `None` for the final.
    pub game: Option<u8>,
    /// The tables that are finished.
    pub finished: usize,
    /// All tables of the game.
    pub tables: usize,
}

impl TournamentPage<'_> {
    /// Returns the title.
    pub(crate) fn title(&self, words: &Messages) -> String {
        words.tournament_title(&shown(self.name))
    }

    /// Returns how far the tournament is.
    pub(crate) fn progress(&self, words: &Messages) -> Option<String> {
        let progress = self.progress?;
        let game = words.tournament_game(progress.game);
        Some(words.tables_finished(&game, progress.finished, progress.tables))
    }

    /// Returns that the totals are not comparable, if they are not.
    pub(crate) fn warning(&self, words: &Messages) -> Option<String> {
        let sizes = self.standings.unequal_tables?;
        Some(words.unequal_tables(sizes))
    }

    /// Returns the ranking in sentences, and notes on unusual lines.
    pub(crate) fn notes(&self, words: &Messages) -> Vec<String> {
        let TournamentStandings {
            ranking, players, ..
        } = self.standings;
        let mut notes = words.ranking(ranking);
        let any = |unusual: fn(&TournamentStanding) -> bool| players.iter().any(unusual);
        if any(|standing| standing.place.is_none()) {
            notes.push(words.no_place_note(ranking.min_games));
        }
        if any(|standing| standing.sum.shared_wins > 0) {
            notes.push(words.shared_wins_note().to_owned());
        }
        notes
    }
}
