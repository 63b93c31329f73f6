//! The selection of games that figures are based on.

use chrono::NaiveDate;
use serde::Serialize;

use crate::game::{LeagueRef, Season};
use crate::messages::SelectedGames;
use crate::render::style::TextStyle;
use crate::render::text::{finish, shown, wrap};

/// A selection of finished games; by default all that were played to the end.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct GameSelection {
    /// Only games of this league.
    pub league: Option<LeagueRef>,
    /// Only games of this season, whose days are in `since` and `until`.
    pub season: Option<Season>,
    /// Only games on this day or later.
    pub since: Option<NaiveDate>,
    /// Only games on this day or earlier.
    pub until: Option<NaiveDate>,
    /// Only games with this number of players.
    pub player_count: Option<usize>,
    /// Also games that ended early.
    pub include_short: bool,
}

impl GameSelection {
    /// Returns the selection for a sentence, with printable names.
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

    /// Writes that players have finished no such games, and how to select more.
    pub(crate) fn nothing_of(&self, names: &[String], style: TextStyle) -> String {
        let (words, selected) = (style.words(), self.selected());
        let none = words.no_finished_games(names, &selected);
        let more = words.how_to_select_more(&selected).to_owned();
        finish(&[none, more].map(|text| wrap("", "", &text, style.width)))
    }
}
