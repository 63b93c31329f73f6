//! Which games figures are of.

use chrono::NaiveDate;
use serde::Serialize;

use crate::game::Season;
use crate::render::refs::LeagueRef;
use crate::render::style::TextStyle;
use crate::render::text::{finish, shown, wrap};

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
    /// Names what is looked at: `League Tuesday, season Autumn, since
    /// 2026-09-01 until 2026-12-31`.
    pub(crate) fn title(&self) -> String {
        let league = self.league_name();
        let season = self.season_name();
        let short = if self.include_short {
            ", short ones too"
        } else {
            ""
        };
        let parts = [
            Some(league.map_or_else(
                || "All games".to_owned(),
                |league| format!("League {}", shown(league)),
            )),
            season.map(|season| format!(", season {}", shown(season))),
            Some(self.when() + short),
        ];
        parts.into_iter().flatten().collect()
    }

    /// Writes what stands after a number of games: ` of league Tuesday since
    /// 2026-01-01, short ones too`; nothing where nothing is said.
    pub(crate) fn words(&self) -> String {
        let short = if self.include_short {
            ", short ones too"
        } else {
            ""
        };
        self.of() + short
    }

    /// Says that there are no games, and what would change that.
    pub(crate) fn none(&self, no_games: &str, look: TextStyle) -> String {
        let end = match (self.include_short, self.is_open()) {
            (true, _) => ", not even short ones",
            (false, true) => " yet",
            (false, false) => "",
        };
        let none = format!("{no_games}{}{end}", self.of());
        finish(&[none, self.more().to_owned()].map(|text| wrap("", "", &text, look.width)))
    }

    /// Says what would make it more games.
    pub(crate) fn more(&self) -> &'static str {
        match (self.is_open(), self.include_short) {
            (true, true) => "`crowns new` starts a game",
            (true, false) => "`crowns new` starts a game; `--short` counts those ended early too",
            (false, true) => "Without a league, days or a number of players all games count",
            (false, false) => {
                "Without a league, days or a number of players all games count, with `--short` \
                 those ended early too"
            }
        }
    }

    fn league_name(&self) -> Option<&str> {
        self.league.as_ref().map(|league| league.name.as_str())
    }

    fn season_name(&self) -> Option<&str> {
        self.season.as_ref().map(|season| season.name.as_str())
    }

    fn is_open(&self) -> bool {
        self.league.is_none()
            && self.since.is_none()
            && self.until.is_none()
            && self.player_count.is_none()
    }

    fn of(&self) -> String {
        let (league, season) = (self.league_name(), self.season_name());
        let parts = [
            league.map(|league| format!(" of league {}", shown(league))),
            season.map(|season| format!(", season {},", shown(season))),
            Some(self.when()),
        ];
        parts.into_iter().flatten().collect()
    }

    fn when(&self) -> String {
        let parts = [
            self.since.map(|day| format!(" since {day}")),
            self.until.map(|day| format!(" until {day}")),
            self.player_count
                .map(|players| format!(" with {players} players")),
        ];
        parts.into_iter().flatten().collect()
    }
}
