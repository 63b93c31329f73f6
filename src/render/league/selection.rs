//! Which games figures are of.

use chrono::NaiveDate;
use serde::Serialize;

use crate::game::Season;
use crate::render::refs::LeagueRef;
use crate::render::style::TextStyle;
use crate::render::text::{finish, shown, wrap};
use crate::words::SelectedGames;

/// Which finished games were looked at; all that were played to the end where
/// nothing is said.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct GameSelection {
    /// Of this league.
    pub league: Option<LeagueRef>,
    /// Of this season, whose days are named too.
    pub season: Option<Season>,
    /// On this day or later.
    pub since: Option<NaiveDate>,
    /// On this day or earlier.
    pub until: Option<NaiveDate>,
    /// With so many players.
    pub player_count: Option<usize>,
    /// Ended early too.
    pub include_short: bool,
}

impl GameSelection {
    /// Returns the same for a sentence, its names ready to print.
    pub(crate) fn selected(&self) -> SelectedGames {
        SelectedGames {
            league: self.league.as_ref().map(|league| shown(&league.name)),
            season: self.season.as_ref().map(|season| shown(&season.name)),
            since: self.since,
            until: self.until,
            players: self.player_count,
            short: self.include_short,
        }
    }

    /// Writes that players have finished no such games, and what would make
    /// it more games.
    pub(crate) fn nothing_of(&self, names: &[String], look: TextStyle) -> String {
        let (words, selected) = (look.words(), self.selected());
        let none = words.no_finished_games(names, &selected);
        let more = words.how_to_select_more(&selected).to_owned();
        finish(&[none, more].map(|text| wrap("", "", &text, look.width)))
    }
}
